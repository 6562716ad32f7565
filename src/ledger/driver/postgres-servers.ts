import type pg from 'pg';
import type { PoolClient } from 'pg';
import { ClaimgateError } from '../../documents/findings.ts';
import { integerOf, ledgerError, type OpenOptions, type Row } from './connection.ts';

type Pool = InstanceType<(typeof pg)['Pool']>;

/** How long one server may take to accept a connection, in milliseconds; of several that are tried in turn, each. */
const CONNECT_MS = { one: 10_000, each: 4000 };

/** Connections to a server by default; a ledger has one writer at a time, so the others read. */
const MAX_CONNECTIONS = 4;

const WHO = `select pg_backend_pid() as pid, pg_is_in_recovery()::int as is_standby,
  (current_setting('transaction_read_only') = 'on')::int as is_read_only`;

/** Which server a session may be on, in the words of libpq. */
const SESSIONS = {
  any: () => true,
  'read-write': ({ isReadOnly }) => !isReadOnly,
  'read-only': ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
  'prefer-standby': ({ isStandby }) => isStandby,
} as const satisfies Readonly<Record<string, (server: ServerState) => boolean>>;

type SessionAttributes = keyof typeof SESSIONS;

interface ServerState {
  readonly isStandby: boolean;
  /** Whether transactions are read-only unless they say otherwise; those of a standby always are. */
  readonly isReadOnly: boolean;
  /** A pooler has its own numbers for the connections that it takes, and the server another one. */
  readonly isPooled: boolean;
}

const FORM = 'postgres://USER@HOST:PORT,HOST:PORT/DATABASE?target_session_attrs=read-write';
const PARAMETER = /([?&])target_session_attrs=([^&#]*)&?/g;

/**
 * Reads the address of one server or of several (`postgres://a:5432,b:5432/db?target_session_attrs=read-write`)
 * as libpq does, except that several servers without `target_session_attrs` mean the primary. Throws
 * `ledger_location_invalid`, which never repeats the text: it may hold a password.
 */
export function hostsOf(url: string) {
  let asked: string | undefined;
  const plain = url
    .replace(PARAMETER, (_all, mark: string, value: string) => {
      asked = value;
      return mark;
    })
    .replace(/[?&]$/, '');
  const [, before = '', list = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(plain) ?? [];
  const [first = '', ...others] = list.split(',');
  const attributes = asked ?? (others.length === 0 ? 'any' : 'primary');
  const addressOf = (host: string) => `${before}${host}${after}`;
  const urls = [addressOf(first), ...others.map(addressOf)] as const;
  const isEachNamed = others.length === 0 || ![first, ...others].includes('');
  if (isEachNamed && urls.every((one) => URL.canParse(one)) && isSessionAttributes(attributes))
    return { urls, attributes };
  throw new ClaimgateError('ledger_location_invalid', {
    expected: isSessionAttributes(attributes)
      ? FORM
      : `target_session_attrs=${Object.keys(SESSIONS).join('|')}`,
  });
}

function isSessionAttributes(text: string): text is SessionAttributes {
  return Object.hasOwn(SESSIONS, text);
}

export interface ServerConnection {
  readonly client: PoolClient;
  /** Whether a pooler such as PgBouncer may hand each transaction to another connection of its own. */
  readonly isPooled: boolean;
  /** Gives it back; one whose server did not answer is closed, and the others are tried before that server. */
  release(isSound: boolean): void;
}

/** Opens pools for the servers of an address; the first connection is made when one is asked for. */
export async function openServers(
  url: string,
  {
    answerMs,
    connectMs: asked,
    connections = MAX_CONNECTIONS,
  }: OpenOptions & { readonly answerMs: number },
): Promise<Servers> {
  const { urls, attributes } = hostsOf(url);
  const connectMs = asked ?? CONNECT_MS[urls.length === 1 ? 'one' : 'each'];
  const { Pool } = await loadPg();
  const poolAt = (connectionString: string) => {
    const pool = new Pool({
      connectionString,
      max: connections,
      connectionTimeoutMillis: connectMs,
      application_name: 'claimgate',
      allowExitOnIdle: true,
      pipeline: true,
      keepAlive: true,
      // The server stops by itself what takes longer, as long as it runs at all.
      query_timeout: answerMs,
    });
    // Ignore a server that goes away while idle: the next transaction reports it.
    pool.on('error', () => {});
    // The same for a connection that is handed out, between its statements: it would end the process.
    pool.on('connect', (client: PoolClient) => client.on('error', () => {}));
    return pool;
  };
  return new Servers(urls.map(poolAt), attributes, connectMs);
}

/** The servers that may have the ledger: their pools, the one to try first in front. */
class Servers {
  readonly #pools: Pool[];
  readonly #attributes: SessionAttributes;
  readonly #connectMs: number;
  readonly #known = new WeakMap<PoolClient, ServerState>();

  constructor(pools: Pool[], attributes: SessionAttributes, connectMs: number) {
    this.#pools = pools;
    this.#attributes = attributes;
    this.#connectMs = connectMs;
  }

  async connect(): Promise<ServerConnection> {
    const wanted = this.#attributes;
    const session = await this.#connectTo(wanted);
    if (session) return session;
    // Preferred, not asked for.
    const other = wanted === 'prefer-standby' ? await this.#connectTo('any') : undefined;
    if (other) return other;
    throw new ClaimgateError(
      wanted === 'primary' || wanted === 'read-write'
        ? 'ledger_standby'
        : 'ledger_server_unsuitable',
      { expected: `target_session_attrs=${wanted}` },
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  /** The first server that suits; none where those that answered do not. Throws where none answered. */
  async #connectTo(attributes: SessionAttributes): Promise<ServerConnection | undefined> {
    let failure: unknown;
    let hasAnswered = false;
    const inOrder = [...this.#pools];
    for (const pool of inOrder) {
      try {
        const client = await pool.connect();
        const state = await this.#stateOf(client);
        hasAnswered = true;
        if (SESSIONS[attributes](state)) return this.#session(pool, client, state);
        client.release(true);
      } catch (cause) {
        failure = cause;
      }
      this.#putLast(pool);
    }
    if (hasAnswered) return undefined;
    throw ledgerError(failure, 'ledger_unreachable');
  }

  #session(pool: Pool, client: PoolClient, { isPooled }: ServerState): ServerConnection {
    const release = (isSound: boolean) => {
      client.release(!isSound);
      if (!isSound) this.#putLast(pool);
    };
    return { client, isPooled, release };
  }

  #putLast(pool: Pool): void {
    this.#pools.push(...this.#pools.splice(this.#pools.indexOf(pool), 1));
  }

  /** Asked once of each connection: a server that becomes a standby cuts its connections. */
  async #stateOf(client: PoolClient): Promise<ServerState> {
    const known = this.#known.get(client);
    if (known) return known;
    try {
      const { rows } = await client.query({ text: WHO, query_timeout: this.#connectMs });
      // Its columns are small integers on every server.
      const [row] = rows as Row[];
      const state = {
        isStandby: integerOf(row, 'is_standby') === 1,
        isReadOnly: integerOf(row, 'is_read_only') === 1,
        isPooled: client.processID !== integerOf(row, 'pid'),
      };
      this.#known.set(client, state);
      return state;
    } catch (cause) {
      client.release(true);
      throw cause;
    }
  }
}

async function loadPg(): Promise<typeof pg> {
  const loaded = await import(/* webpackIgnore: true */ 'pg').catch((cause: unknown) => {
    throw new ClaimgateError(
      'ledger_driver_missing',
      { expected: 'pg', next: 'npm install pg' },
      { cause },
    );
  });
  return loaded.default;
}
