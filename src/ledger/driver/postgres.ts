import type { PoolClient } from 'pg';
import { ClaimgateError } from '../../findings/index.ts';
import type { Connection, Driver } from './connection.ts';
import { ledgerError } from './failures.ts';
import { PostgresConnection } from './postgres-connection.ts';

type Pool = InstanceType<Awaited<ReturnType<typeof loadPg>>['Pool']>;

const CONNECTION_TIMEOUT_MS = 10_000;

/** Connections of one process; a ledger has one writer at a time, so the others read. */
const MAX_CONNECTIONS = 4;

/** Any constant does: all writers of ledgers in one database take turns under this number. */
const WRITER_LOCK = 7_700_077;

/**
 * Every statement here and in the guards finds its rows by a key, and the same way each time: without
 * this, some are planned again at every call, and some were planned over a table that was still small.
 * Nor is any worth to be compiled, for which a scan that has to be must not be taken.
 */
const PLANS =
  'set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan; set local jit = off';

/** One snapshot for all statements of the transaction. */
const BEGIN_READ = `begin isolation level repeatable read read only; ${PLANS}`;

/**
 * Every statement sees what was committed before it, which after the lock is everything. A commit is
 * acknowledged only when it is on disk, whatever the server's default.
 */
const BEGIN_WRITE = `begin isolation level read committed read write; ${PLANS};
  set local lock_timeout = '15s'; set local synchronous_commit = on;
  select pg_advisory_xact_lock(${WRITER_LOCK})`;

export interface PostgresOptions {
  /** How long one statement may go unanswered, in milliseconds; by default for ever. */
  readonly answerMs?: number | undefined;
}

/** Opens a pool; the first connection is made by the first transaction. */
export async function openPostgres(
  url: string,
  { answerMs }: PostgresOptions = {},
): Promise<Driver> {
  const { Pool } = await loadPg();
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'claimgate',
    allowExitOnIdle: true,
    pipeline: true,
    keepAlive: true,
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
  });
  // A server that goes away while nothing is asked of it is no news; the next transaction says so.
  pool.on('error', () => {});
  return new PostgresDriver(pool);
}

class PostgresDriver implements Driver {
  readonly engine = 'postgres';
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  read<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#within(BEGIN_READ, work);
  }

  write<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#within(BEGIN_WRITE, work);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #within<T>(begin: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    const connection = new PostgresConnection(client, begin);
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

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (cause) {
      throw ledgerError(cause, 'ledger_unreachable');
    }
  }
}

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
