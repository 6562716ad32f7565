import type { PoolClient } from 'pg';
import { digestOf } from '../../digest/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import {
  ledgerError,
  SCAN_PAGE,
  type Connection,
  type Insertion,
  type Row,
  type SqlValue,
} from './connection.ts';
import { chainStatements } from './insertion.ts';

/** The first page of a scan comes when all rows are sorted. */
const SCAN_FACTOR = 10;

/** Any constant does: all writers of ledgers in one database take turns under this number. */
const WRITER_LOCK = 7_700_077;

/**
 * Every statement here and in the guards finds its rows by a key, and the same way each time: without
 * this, some are planned again at every call, and some were planned over a table that was still small.
 * Nor is any worth to be compiled, for which a scan that has to be must not be taken.
 */
const PLANS =
  'set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan; set local jit = off';

/** The same transaction, for as long as a scan is planned. */
const PLANS_OF_SCAN = `set local enable_seqscan = on; set local enable_indexscan = off;
  set local enable_indexonlyscan = off; set local enable_bitmapscan = off; set local cursor_tuple_fraction = 1`;
const PLANS_AFTER_SCAN = `${PLANS}; set local enable_indexscan = on;
  set local enable_indexonlyscan = on; set local enable_bitmapscan = on`;

/** One snapshot for all statements of the transaction. */
export const BEGIN_READ = (
  answerMs: number,
) => `begin isolation level repeatable read read only; ${PLANS};
  set local statement_timeout = ${answerMs}`;

/**
 * Every statement sees what was committed before it, which after the lock is everything. A commit is
 * acknowledged only when it is on disk, whatever the server's default.
 */
export const BEGIN_WRITE = (
  answerMs: number,
) => `begin isolation level read committed read write; ${PLANS};
  set local statement_timeout = ${answerMs};
  set local lock_timeout = '15s'; set local synchronous_commit = on;
  select pg_advisory_xact_lock(${WRITER_LOCK})`;

/** What is known of a connection once it is made. */
export interface Session {
  /** A pooler stands between, and each transaction may meet another session: no statement keeps a name. */
  readonly isPooled: boolean;
}

/** int8, int2 and int4 in the catalogue of types. */
const INTEGER_OIDS: ReadonlySet<number> = new Set([20, 21, 23]);

/** Numbers as numbers: pg hands 64-bit integers over as text, and ours are safe ones. */
export const TYPES = {
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

const FEATURE_NOT_SUPPORTED = '0A000';

/** What only asks. */
const QUESTION = /^(?:select|with) /;

/** More than one record inserts; what is gathered does not grow without bound. */
const MAX_WAITING = 8;

/** How a transaction begins, and what its connection is like. */
interface ConnectionSetting extends Session {
  readonly begin: string;
  readonly answerMs: number;
}

/** The statements of one transaction; the server answers them in order. */
export class PostgresConnection implements Connection {
  readonly engine = 'postgres';
  /** Whether the server answered everything, so that the connection can be used again. */
  isSound = true;
  readonly #client: PoolClient;
  readonly #setting: ConnectionSetting;
  readonly #sent: Promise<unknown>[] = [];
  /** What is to be inserted and was not sent yet. */
  #waiting: Insertion[] = [];
  #scans = 0;
  #begun: Promise<unknown> | undefined;
  #hasBegun = false;
  /** The first refusal; whatever is asked after it fails only because of it. */
  #failure: ClaimgateError | undefined;

  constructor(client: PoolClient, setting: ConnectionSetting) {
    this.#client = client;
    this.#setting = setting;
  }

  async query(sql: string, parameters: readonly SqlValue[] = []): Promise<readonly Row[]> {
    // Questions need not wait until the server says that it has begun; nothing may be changed before.
    if (!this.#hasBegun && (this.#waiting.length > 0 || !QUESTION.test(sql))) await this.#started();
    const { rows } = await this.#together(() => {
      void this.#started();
      this.#flush();
      return this.#ask(sql, parameters);
    });
    // A statement that was sent before has been answered before.
    if (this.#failure) throw this.#failure;
    // The columns of our own tables hold what SqlValue says; readers of rows check each one again.
    return rows as Row[];
  }

  async *scan(sql: string): AsyncGenerator<readonly Row[]> {
    this.#scans += 1;
    const cursor = `scan_${this.#scans}`;
    const query_timeout = SCAN_FACTOR * this.#setting.answerMs;
    await this.script(
      `${PLANS_OF_SCAN}; declare ${cursor} no scroll cursor for ${sql}; ${PLANS_AFTER_SCAN};
       set local statement_timeout = ${query_timeout}`,
    );
    // Without a name: what it answers differs from scan to scan.
    const text = `fetch ${SCAN_PAGE} from ${cursor}`;
    const ask = () => {
      const page = this.#answered(this.#client.query({ text, types: TYPES, query_timeout }));
      // What it fails with is met where it is waited for.
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
    await this.script(`close ${cursor}; set local statement_timeout = ${this.#setting.answerMs}`);
  }

  insert(insertion: Insertion): void {
    if (this.#failure) throw this.#failure;
    this.#waiting.push(insertion);
    if (this.#hasBegun && this.#waiting.length >= MAX_WAITING) this.#flush();
  }

  /** Throws unless everything that was sent was taken, and the server says that it is kept. */
  async commit(): Promise<void> {
    await this.#started();
    const committed = this.#together(() => {
      this.#flush();
      return this.#client.query('commit');
    });
    const [, outcome] = await Promise.allSettled([Promise.all(this.#sent), committed]);
    if (this.#failure) throw this.#failure;
    if (outcome.status === 'rejected') throw this.#failed(outcome.reason);
    // The server ends a transaction in which something failed with a rollback, and calls that no error.
    if (outcome.value.command !== 'COMMIT') throw new ClaimgateError('ledger_failed');
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
    const begun = this.#answered(this.#client.query(this.#setting.begin)).then(
      () => (this.#hasBegun = true),
    );
    // Told to whoever asks next.
    begun.catch(() => {});
    this.#begun = begun;
    return begun;
  }

  /** Sends what is waiting. */
  #flush(): void {
    if (this.#waiting.length === 0) return;
    const statements = chainStatements(this.#waiting);
    this.#waiting = [];
    // What they fail with is kept, and thrown by what comes next.
    for (const { sql, values } of statements)
      this.#sent.push(this.#ask(sql, values).catch(() => {}));
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
    const named = this.#setting.isPooled ? {} : { name: nameOf(text) };
    return this.#answered(this.#client.query({ text, values, ...named, types: TYPES }));
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
    if (!(cause instanceof Error && 'severity' in cause)) this.isSound = false;
    // A standby begins no transaction that may write.
    else if (!this.#hasBegun && 'code' in cause && cause.code === FEATURE_NOT_SUPPORTED)
      return new ClaimgateError('ledger_standby', {}, { cause });
    return ledgerError(cause, 'ledger_unreachable');
  }
}
