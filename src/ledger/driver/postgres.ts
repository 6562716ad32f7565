import type { PoolClient } from 'pg';
import { present } from '../../findings/assert.ts';
import { ClaimgateError } from '../../findings/index.ts';
import {
  integerOf,
  ledgerError,
  textOf,
  type Connection,
  type Driver,
  type Row,
} from './connection.ts';
import {
  BEGIN_READ,
  BEGIN_WRITE,
  PostgresConnection,
  TYPES,
  type Session,
} from './postgres-connection.ts';

type Pool = InstanceType<Awaited<ReturnType<typeof loadPg>>['Pool']>;

const CONNECT_MS = 10_000;
const ANSWER_MS = 60_000;

/** Connections of one process; a ledger has one writer at a time, so the others read. */
const MAX_CONNECTIONS = 4;

export interface PostgresOptions {
  /** How long one statement may go unanswered, in milliseconds. */
  readonly answerMs?: number | undefined;
  /** How long a connection may take to be made, in milliseconds. */
  readonly connectMs?: number | undefined;
}

/** Opens a pool for each server; the first connection is made by the first transaction. */
export async function openPostgres(
  url: string,
  { answerMs = ANSWER_MS, connectMs = CONNECT_MS }: PostgresOptions = {},
): Promise<Driver> {
  const { Pool } = await loadPg();
  const { urls, needsPrimary } = serversIn(url);
  const pools = urls.map((connectionString) => {
    const pool = new Pool({
      connectionString,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: connectMs,
      application_name: 'claimgate',
      allowExitOnIdle: true,
      pipeline: true,
      keepAlive: true,
      // The server stops by itself what takes longer, as long as it runs at all.
      query_timeout: answerMs,
    });
    // A server that goes away while nothing is asked of it is no news; the next transaction says so.
    pool.on('error', () => {});
    return pool;
  });
  return new PostgresDriver(pools, needsPrimary, answerMs);
}

/** The servers that a URL names, separated by commas as in libpq, and whether only the primary will do. */
export function serversIn(url: string): {
  readonly urls: readonly string[];
  readonly needsPrimary: boolean;
} {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  const attributes = /[?&]target_session_attrs=([^&#]*)/.exec(after)?.[1];
  const urls = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (urls.every((one) => URL.canParse(one)) && TARGETS.has(attributes))
    return {
      urls,
      needsPrimary: attributes === undefined ? urls.length > 1 : attributes !== 'any',
    };
  throw new ClaimgateError('ledger_location_invalid', {
    expected: 'postgres://USER@HOST:PORT,HOST:PORT/DATABASE, target_session_attrs primary or any',
  });
}

/** Of several servers the primary is meant where nothing is said: what a standby has not heard of is not signed. */
const TARGETS: ReadonlySet<string | undefined> = new Set([
  undefined,
  'any',
  'primary',
  'read-write',
]);

class PostgresDriver implements Driver {
  readonly engine = 'postgres';
  readonly #pools: readonly Pool[];
  readonly #needsPrimary: boolean;
  readonly #answerMs: number;
  readonly #sessions = new WeakMap<PoolClient, Session>();
  /** The server that was used last. */
  #current = 0;

  constructor(pools: readonly Pool[], needsPrimary: boolean, answerMs: number) {
    this.#pools = pools;
    this.#needsPrimary = needsPrimary;
    this.#answerMs = answerMs;
  }

  read<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#within(BEGIN_READ(this.#answerMs), work);
  }

  write<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#within(BEGIN_WRITE(this.#answerMs), work);
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  async #within<T>(begin: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    const { client, session } = await this.#connect();
    const connection = new PostgresConnection(client, {
      begin,
      answerMs: this.#answerMs,
      ...session,
    });
    // Without a listener, a connection that is cut during the transaction would end the process.
    const onError = () => void (connection.isSound = false);
    client.on('error', onError);
    try {
      const result = await work(connection);
      await connection.commit();
      return result;
    } catch (cause) {
      await connection.rollback().catch(onError);
      throw cause;
    } finally {
      client.off('error', onError);
      client.release(!connection.isSound);
    }
  }

  /** Tries one server after the other, beginning with the last that was of use. */
  async #connect(): Promise<{ readonly client: PoolClient; readonly session: Session }> {
    let failure: ClaimgateError | undefined;
    for (let attempt = 0; attempt < this.#pools.length; attempt += 1) {
      const index = (this.#current + attempt) % this.#pools.length;
      try {
        const connected = await this.#connectTo(present(this.#pools[index]));
        this.#current = index;
        return connected;
      } catch (cause) {
        // That one was reached and is a standby says more than that another one is away.
        const error = ledgerError(cause, 'ledger_unreachable');
        if (!failure || error.code === 'ledger_standby') failure = error;
      }
    }
    throw present(failure);
  }

  async #connectTo(pool: Pool) {
    const client = await pool.connect();
    try {
      const known = this.#sessions.get(client);
      if (known && !this.#needsPrimary) return { client, session: known };
      const { rows } = await client.query({ text: WHO_ANSWERS, types: TYPES });
      const [row] = rows as Row[];
      if (this.#needsPrimary && textOf(row, 'standby') === 'true')
        throw new ClaimgateError('ledger_standby');
      // The process that a pooler names to its clients is none of the server.
      const isPooled = integerOf(row, 'pid') !== client.processID;
      const session = known ?? { isPooled };
      this.#sessions.set(client, session);
      return { client, session };
    } catch (cause) {
      client.release(!(cause instanceof ClaimgateError));
      throw cause;
    }
  }
}

const WHO_ANSWERS = 'select pg_backend_pid() as pid, pg_is_in_recovery()::text as standby';

async function loadPg() {
  const { default: pg } = await import('pg').catch((cause: unknown) => {
    throw new ClaimgateError(
      'ledger_driver_missing',
      { expected: 'pg', next: 'npm install pg' },
      { cause },
    );
  });
  return pg;
}
