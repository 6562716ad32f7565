import type { PoolClient } from 'pg';
import { digestOf } from '../../digest/index.ts';
import { ClaimgateError } from '../../documents/findings.ts';
import {
  ledgerError,
  SCAN_PAGE,
  type Connection,
  type Insertion,
  type Query,
  type Row,
  type SqlValue,
  insertionStatement,
  splitInsertion,
  attested,
  type Driver,
  type OpenOptions,
  PIN_NAMES,
} from './connection.ts';
import { type ServerConnection, openServers } from './postgres-servers.ts';

/** The first page of a scan comes when all rows are sorted. */
const SCAN_FACTOR = 10;

/**
 * How long a commit may go unanswered. With synchronous replication it waits for a standby, without any
 * bound of the server's: a leader that was cut off from all of them would let it wait for ever.
 */
const COMMIT_TIMEOUT_MS = 15_000;

/** The number under which those take turns who make a ledger where none is: all who may connect may take it. */
const TURN_TO_MAKE = 7_700_077;

/** Writers take turns for the one row of the ledger's identity, which a role that only reads cannot lock. */
const TAKE_TURN = `do $$
  declare
    ours oid := pg_catalog.to_regclass('provider_evidence_identity');
  begin
    if ours is null then
      perform pg_catalog.pg_advisory_xact_lock(${TURN_TO_MAKE});
    else
      perform from only provider_evidence_identity for update;
    end if;
  end $$`;

/**
 * Every statement here and in the guards finds its rows by a key, and the same way each time: without
 * this, some are planned again at every call, and some were planned over a table that was still small.
 * Nor is any worth to be compiled, for which a scan that has to be must not be taken.
 */
const PLANS =
  'set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan; set local jit = off';

/** For as long as a scan is planned. */
const PLANS_OF_SCAN = `set local enable_seqscan = on; set local enable_indexscan = off;
  set local enable_indexonlyscan = off; set local enable_bitmapscan = off; set local cursor_tuple_fraction = 1`;
const PLANS_AFTER_SCAN = `${PLANS}; set local enable_indexscan = on;
  set local enable_indexonlyscan = on; set local enable_bitmapscan = on`;

/** How a transaction begins, where one statement may take so many milliseconds. */
interface Transaction {
  readonly begin: (answerMs: number) => string;
  /** Whether anything depends on its commit. */
  readonly isKept: boolean;
}

const READ: Transaction = {
  begin: (answerMs) => `begin isolation level repeatable read read only; ${PIN_NAMES}; ${PLANS};
    set local statement_timeout = ${answerMs}`,
  isKept: false,
};

/**
 * Every statement sees what was committed before it, which after the lock is everything. A commit is
 * acknowledged only when it is on disk, whatever the server's default.
 */
const WRITE: Transaction = {
  begin: (answerMs) => `begin isolation level read committed read write; ${PIN_NAMES}; ${PLANS};
    set local statement_timeout = ${answerMs};
    set local lock_timeout = '15s'; set local synchronous_commit = on;
    ${TAKE_TURN}`,
  isKept: true,
};

/**
 * One snapshot, in a transaction that a standby refuses to begin, and that only a leader can commit: it
 * leaves a message in the log of changes, which with synchronous replication has to reach a standby, and
 * everything that was committed before goes with it.
 */
const ATTEST: Transaction = {
  begin: (answerMs) => `begin isolation level repeatable read read write; ${PIN_NAMES}; ${PLANS};
    set local statement_timeout = ${answerMs}; set local synchronous_commit = on;
    select pg_catalog.pg_logical_emit_message(true, 'claimgate', 'attest')`,
  isKept: true,
};

/** int8, int2 and int4 in the catalogue of types. */
const INTEGER_OIDS: ReadonlySet<number> = new Set([20, 21, 23]);

/** Numbers as numbers: pg hands 64-bit integers over as text, and ours are safe ones. */
const TYPES = {
  getTypeParser: (oid: number) => (text: string) => (INTEGER_OIDS.has(oid) ? Number(text) : text),
};

/**
 * One name for each text, so that a connection parses and plans it once: the digest of it, so that the
 * name means the same to every process whose sessions a pooler may have mixed up.
 */
const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `claimgate_${digestOf(sql).slice('sha256:'.length, 39)}`;
  names.set(sql, name);
  return name;
}

/** Classes of errors with which a server ends a session, whatever it had done until then. */
const UNDECIDED = /^(?:08|57|58|XX)/;

function sqlStateOf(cause: unknown): string | undefined {
  const isReported = cause instanceof Error && 'severity' in cause && 'code' in cause;
  return isReported ? String(cause.code) : undefined;
}

const FEATURE_NOT_SUPPORTED = '0A000';

/** Statements that only read. */
const QUESTION = /^(?:select|with) /;

/** More than one record inserts; what is gathered does not grow without bound. */
const MAX_WAITING = 8;

/** The statements of one transaction; the server answers them in order. */
class PostgresConnection implements Connection {
  readonly engine = 'postgres';
  /** Whether the server answered everything, so that the connection can be used again. */
  isSound = true;
  readonly #client: PoolClient;
  readonly #transaction: Transaction;
  readonly #answerMs: number;
  readonly #isPooled: boolean;
  /** The last insertion that was sent: answers come in order. */
  #sent: Promise<unknown> = Promise.resolve();
  /** Gathered rows that were not sent yet. */
  #waiting: Insertion[] = [];
  #scans = 0;
  #begun: Promise<unknown> | undefined;
  #hasBegun = false;
  /** The first refusal; whatever is asked after it fails only because of it. */
  #failure: ClaimgateError | undefined;

  constructor({ client, isPooled }: ServerConnection, transaction: Transaction, answerMs: number) {
    this.#client = client;
    this.#transaction = transaction;
    this.#answerMs = answerMs;
    this.#isPooled = isPooled;
  }

  async query(sql: string, parameters: readonly SqlValue[] = []): Promise<readonly Row[]> {
    const [rows = []] = await this.queryAll([{ sql, parameters }]);
    return rows;
  }

  async queryAll(queries: readonly Query[]): Promise<readonly (readonly Row[])[]> {
    // Questions need not wait until the server says that it has begun; nothing may be changed before.
    const mayChange = this.#waiting.length > 0 || !queries.every(({ sql }) => QUESTION.test(sql));
    if (!this.#hasBegun && mayChange) await this.#started();
    const answers = await this.#together(() => {
      void this.#started();
      this.#flush();
      return Promise.all(queries.map(({ sql, parameters }) => this.#ask(sql, parameters)));
    });
    // A statement that was sent before has been answered before.
    if (this.#failure) throw this.#failure;
    // The columns of our own tables hold what SqlValue says; readers of rows check each one again.
    return answers.map(({ rows }) => rows as Row[]);
  }

  async *scan(sql: string): AsyncGenerator<readonly Row[]> {
    this.#scans += 1;
    const cursor = `scan_${this.#scans}`;
    const query_timeout = SCAN_FACTOR * this.#answerMs;
    await this.script(
      `${PLANS_OF_SCAN}; declare ${cursor} no scroll cursor for ${sql}; ${PLANS_AFTER_SCAN};
       set local statement_timeout = ${query_timeout}`,
    );
    // Without a name: what it answers differs from scan to scan.
    const text = `fetch ${SCAN_PAGE} from ${cursor}`;
    const ask = () => {
      const page = this.#answered(this.#client.query({ text, types: TYPES, query_timeout }));
      // Its failure is handled where the page is awaited.
      page.catch(() => {});
      return page;
    };
    let coming = ask();
    for (;;) {
      const { rows } = await coming;
      if (rows.length === 0) break;
      // Asked before this page is used, so that server and process work at the same time.
      coming = ask();
      // The columns of our own tables hold what SqlValue says; readers of rows check each one again.
      yield rows as Row[];
    }
    await this.script(`close ${cursor}; set local statement_timeout = ${this.#answerMs}`);
  }

  insert(insertion: Insertion): void {
    if (this.#failure) throw this.#failure;
    this.#waiting.push(insertion);
    if (this.#hasBegun && this.#waiting.length >= MAX_WAITING) this.#flush();
  }

  /** Throws unless everything that was sent was taken, and the server says that it is kept. */
  async commit(): Promise<void> {
    await this.#started();
    const warned = this.#warned();
    const query_timeout = Math.min(this.#answerMs, COMMIT_TIMEOUT_MS);
    const committed = this.#together(() => {
      this.#flush();
      return this.#client.query({ text: 'commit', query_timeout });
    });
    const [, outcome] = await Promise.allSettled([this.#sent, committed]);
    const isWarned = warned();
    if (this.#failure) throw this.#unconfirmed(this.#failure);
    if (outcome.status === 'rejected') throw this.#unconfirmed(outcome.reason);
    // The server rolls a failed transaction back at its commit, and reports no error.
    if (outcome.value.command !== 'COMMIT') throw new ClaimgateError('ledger_failed');
    // It also reports a commit when somebody cancelled its wait for the standby.
    if (isWarned) throw new ClaimgateError('ledger_unconfirmed');
  }

  /** Listens for warnings; hands back how to end that, and whether there was one. */
  #warned(): () => boolean {
    let isWarned = false;
    const onNotice = () => void (isWarned = true);
    this.#client.on('notice', onNotice);
    return () => {
      this.#client.off('notice', onNotice);
      return isWarned;
    };
  }

  /**
   * The error of a commit that was sent. Unless the server refused it, or a statement before it, the outcome is
   * unknown: the answers of both may be lost together.
   */
  #unconfirmed(cause: unknown): ClaimgateError {
    const failure = cause instanceof ClaimgateError ? cause : this.#failed(cause);
    const isRefused = this.isSound && !UNDECIDED.test(sqlStateOf(cause) ?? '');
    return isRefused || !this.#transaction.isKept
      ? failure
      : new ClaimgateError('ledger_unconfirmed', {}, { cause });
  }

  async rollback(): Promise<void> {
    if (!this.#begun) return;
    await this.#begun.catch(() => {});
    // A server that did not answer would not answer this either.
    if (this.isSound) await this.#client.query({ text: 'rollback' });
  }

  async script(sql: string): Promise<void> {
    await this.#started();
    this.#flush();
    try {
      await this.#client.query({ text: sql });
    } catch (cause) {
      throw this.#failed(cause);
    }
  }

  /** Begins where that was not done yet. */
  #started(): Promise<unknown> {
    if (this.#begun) return this.#begun;
    // One message for all of it.
    const begun = this.#answered(this.#client.query(this.#transaction.begin(this.#answerMs))).then(
      () => (this.#hasBegun = true),
    );
    // The next query reports it.
    begun.catch(() => {});
    this.#begun = begun;
    return begun;
  }

  #flush(): void {
    if (this.#waiting.length === 0) return;
    const statements = this.#waiting.flatMap(splitInsertion).map(insertionStatement);
    this.#waiting = [];
    // The transaction keeps their failure, and the next statement throws it.
    for (const { sql, parameters } of statements)
      this.#sent = this.#ask(sql, parameters).catch(() => {});
  }

  /** Messages that go out at once: each one by itself would wake the server, which then waits for the next. */
  #together<T>(send: () => T): T {
    const stream = this.#client.connection?.stream;
    stream?.cork();
    try {
      return send();
    } finally {
      stream?.uncork();
    }
  }

  #ask(text: string, values: readonly SqlValue[]) {
    // The connection that a pooler takes for the next transaction may not know a statement by its name.
    const name = this.#isPooled ? {} : { name: nameOf(text) };
    return this.#answered(this.#client.query({ text, values, types: TYPES, ...name }));
  }

  async #answered<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (cause) {
      this.#failure ??= this.#failed(cause);
      throw this.#failure;
    }
  }

  /** Only what the server itself reports has a severity; after all else it is not known what it did. */
  #failed(cause: unknown): ClaimgateError {
    const state = sqlStateOf(cause);
    if (state === undefined) this.isSound = false;
    // A standby begins no transaction that may write.
    if (!this.#hasBegun && state === FEATURE_NOT_SUPPORTED)
      return new ClaimgateError('ledger_standby', {}, { cause });
    return ledgerError(cause, 'ledger_unreachable');
  }
}

const ANSWER_MS = 60_000;

/** Opens the ledger on the servers of an address; the first connection is made by the first transaction. */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<Driver> {
  const { answerMs = ANSWER_MS } = options;
  const servers = await openServers(url, { ...options, answerMs });
  const within = async <T>(
    transaction: Transaction,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> => {
    const session = await servers.connect();
    const { client } = session;
    const connection = new PostgresConnection(session, transaction, answerMs);
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
      session.release(connection.isSound);
    }
  };
  return {
    engine: 'postgres',
    read: (work) => within(READ, work),
    attest: (work) => within(ATTEST, (connection) => work(attested(connection))),
    write: (work) => within(WRITE, work),
    close: () => servers.close(),
  };
}
