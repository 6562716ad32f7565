import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ClaimgateError, refusalOf } from '../../documents/findings.ts';
import {
  attested,
  ledgerError,
  SCAN_PAGE,
  type Connection,
  type Driver,
  type Insertion,
  type OpenOptions,
  type Query,
  type Row,
  type SqlValue,
  insertionStatement,
  splitInsertion,
} from './connection.ts';
import { openDatabase, unopened, type Database } from './sqlite-library.ts';

export const IN_MEMORY = ':memory:';

const PATIENCE_MS = 15_000;
const LONGEST_PAUSE_MS = 50;

/**
 * Safe settings of a connection: nothing acknowledged is lost with the power, foreign keys and triggers
 * hold here also where they are off by default, and a writer waits for its turn. A scan sorts in temporary
 * files: libsql would do so in memory, all of a ledger at once.
 */
const SETTINGS = `
  pragma busy_timeout = ${PATIENCE_MS};
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma recursive_triggers = on;
  pragma trusted_schema = off;
  pragma temp_store = file;
`;

/**
 * Opens a database file that is there, if only as an empty one, or {@link IN_MEMORY}.
 *
 * @param isNew whether the file may be one that is to become a ledger
 */
export async function openSqlite(
  path: string,
  {
    isNew = false,
    patienceMs = PATIENCE_MS,
    connections = 1,
  }: OpenOptions & { isNew?: boolean } = {},
): Promise<Driver> {
  // Before it is opened, so that one that is put there meanwhile is not taken for it.
  const requireSameFile = path === IN_MEMORY ? () => {} : sameFile(path);
  const database = isReadOnlyMedium(path) ? unchanging(path) : path;
  const first = await connect(database, isNew);
  const max = path === IN_MEMORY ? 1 : connections;
  const pool = new Lanes(first, () => connect(database, false), max);
  return driverOn(pool, patienceMs, requireSameFile);
}

async function connect(path: string, isNew: boolean): Promise<Database> {
  const database = await openDatabase(path);
  try {
    database.exec(SETTINGS);
    // Of the file, not of the connection: readers and the writer do not wait for each other.
    if (isNew) database.exec('pragma journal_mode = wal');
    // From now on it is asked again instead, in between which the process does other things.
    database.exec('pragma busy_timeout = 0');
  } catch (cause) {
    database.close();
    throw unopened(path, cause);
  }
  return database;
}

class Lane {
  readonly database: Database;
  readonly connection: SqliteConnection;
  readonly #turns = new Turns();
  waiting = 0;

  constructor(database: Database) {
    this.database = database;
    this.connection = new SqliteConnection(database);
  }

  /** Counted at once when it is called, so that the next caller takes another one. */
  async take<T>(work: (connection: SqliteConnection) => Promise<T>): Promise<T> {
    this.waiting += 1;
    try {
      return await this.#turns.take(() => work(this.connection));
    } finally {
      this.waiting -= 1;
    }
  }
}

/** The connections to a file: one that writes, and others that read, or that one where there is only one. */
class Lanes {
  readonly #writing: Lane;
  readonly #reading: Lane[];
  readonly #open: () => Promise<Database>;
  readonly #max: number;
  #opening = 0;

  constructor(first: Database, open: () => Promise<Database>, max: number) {
    this.#writing = new Lane(first);
    this.#reading = max > 1 ? [] : [this.#writing];
    this.#open = open;
    this.#max = max;
  }

  write<T>(work: (connection: SqliteConnection) => Promise<T>): Promise<T> {
    return this.#writing.take(work);
  }

  /** On a connection that is not in use; on a new one as long as there may be more; else on the least used. */
  async read<T>(work: (connection: SqliteConnection) => Promise<T>): Promise<T> {
    const [least] = [...this.#reading].sort((one, other) => one.waiting - other.waiting);
    const mayOpen = this.#reading.length + this.#opening < this.#max;
    if (least && (least.waiting === 0 || !mayOpen)) return least.take(work);
    return (mayOpen ? await this.#opened() : this.#writing).take(work);
  }

  async close(): Promise<void> {
    for (const lane of new Set([this.#writing, ...this.#reading]))
      await lane.take(async () => void lane.database.close());
  }

  async #opened(): Promise<Lane> {
    this.#opening += 1;
    try {
      const lane = new Lane(await this.#open());
      this.#reading.push(lane);
      return lane;
    } finally {
      this.#opening -= 1;
    }
  }
}

/** Whether nobody can write to the file, whatever the rights: it lies on a medium that is only read. */
function isReadOnlyMedium(path: string): boolean {
  if (path === IN_MEMORY) return false;
  try {
    accessSync(path, constants.W_OK);
    return false;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EROFS';
  }
}

/**
 * SQLite's name for a file that nothing changes, beside which it puts no files of its own. Records that are
 * still beside the file would not be seen, so then it stays what it is and cannot be opened.
 */
function unchanging(path: string): string {
  if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0) return path;
  return `${pathToFileURL(resolve(path)).href}?immutable=1`;
}

/** The first look takes the snapshot, so that a lock of others is met here and not later. */
const BEGIN_READ = 'begin; select 1 from sqlite_master limit 1;';

/** Taking the lock at once: a transaction that read first could no longer be let in to write. */
const BEGIN_WRITE = 'begin immediate';

/** @param requireSameFile refuses where another file, or none, is at the path by now */
function driverOn(lanes: Lanes, patienceMs: number, requireSameFile: () => void): Driver {
  /** Returns the result of the work, or nothing if the lock was not available and the work did not start. */
  const within = async <T>(
    connection: SqliteConnection,
    begin: string,
    work: (connection: Connection) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> => {
    requireSameFile();
    if (!(await hasBegun(connection, begin))) return undefined;
    try {
      const value = await work(connection);
      await connection.script('commit');
      return { value };
    } catch (cause) {
      // Some failures have rolled back already; what counts is the first one.
      await connection.script('rollback').catch(() => {});
      throw cause;
    }
  };
  /**
   * Waits between attempts, not inside one: SQLite would hold up the whole process, and with it the
   * writer that is waited for where that is another ledger opened by the same program. Nor does one who
   * waits keep the turn: meanwhile others read.
   */
  const transaction = async <T>(
    begin: string,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> => {
    const once = (connection: SqliteConnection) => within(connection, begin, work);
    const attempt = () => (begin === BEGIN_WRITE ? lanes.write(once) : lanes.read(once));
    for (const pause of pausesWithin(patienceMs)) {
      const result = await attempt();
      if (result) return result.value;
      await sleep(pause);
    }
    const result = await attempt();
    if (result) return result.value;
    throw new ClaimgateError('ledger_busy');
  };
  return {
    engine: 'sqlite',
    read: (work) => transaction(BEGIN_READ, work),
    // A file has no standby: what is read was kept here, and nowhere else.
    attest: (work) => transaction(BEGIN_READ, (connection) => work(attested(connection))),
    write: (work) => transaction(BEGIN_WRITE, work),
    close: () => lanes.close(),
  };
}

async function hasBegun(connection: SqliteConnection, script: string): Promise<boolean> {
  try {
    await connection.script(script);
    return true;
  } catch (cause) {
    // It may have begun, and only the look did not succeed.
    await connection.script('rollback').catch(() => {});
    refusalOf(cause, 'ledger_busy');
    return false;
  }
}

/** Ever longer pauses, in milliseconds, as long as they add up to no more than that. */
function* pausesWithin(total: number): Generator<number> {
  let waited = 0;
  for (let pause = 1; waited + pause <= total; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    waited += pause;
    yield pause;
  }
}

interface Prepared {
  readonly statement: ReturnType<Database['prepare']>;
  /** Which parameter each `?` stands for, where it is not simply the next one. */
  readonly order: readonly number[] | undefined;
}

function inOrder(parameters: readonly SqlValue[], order: Prepared['order']): readonly SqlValue[] {
  return order ? order.map((index) => parameters[index] ?? null) : parameters;
}

class SqliteConnection implements Connection {
  readonly engine = 'sqlite';
  readonly #database: Database;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: Database) {
    this.#database = database;
  }

  async query(sql: string, parameters: readonly SqlValue[] = []): Promise<readonly Row[]> {
    try {
      const { statement, order } = this.#prepare(sql);
      return statement.all(inOrder(parameters, order)) as Row[];
    } catch (cause) {
      throw ledgerError(cause);
    }
  }

  async queryAll(queries: readonly Query[]): Promise<readonly (readonly Row[])[]> {
    const answers: (readonly Row[])[] = [];
    for (const { sql, parameters } of queries) answers.push(await this.query(sql, parameters));
    return answers;
  }

  async *scan(sql: string): AsyncGenerator<readonly Row[]> {
    try {
      // Not kept: a statement has one answer at a time.
      const rows = this.#database.prepare(sql).iterate()[Symbol.iterator]();
      let page: Row[] = [];
      try {
        for (let next = rows.next(); next.done !== true; next = rows.next()) {
          if (page.push(next.value as Row) < SCAN_PAGE) continue;
          yield page;
          page = [];
        }
      } finally {
        // One that is not read to its end would hold its lock until it is cleared away.
        while (rows.next().done !== true);
      }
      if (page.length > 0) yield page;
    } catch (cause) {
      throw ledgerError(cause);
    }
  }

  insert(insertion: Insertion): void {
    try {
      for (const piece of splitInsertion(insertion)) {
        const { sql, parameters } = insertionStatement(piece);
        this.#prepare(sql).statement.run(parameters);
      }
    } catch (cause) {
      throw ledgerError(cause);
    }
  }

  async script(sql: string): Promise<void> {
    try {
      this.#database.exec(sql);
    } catch (cause) {
      throw ledgerError(cause);
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const places = [...sql.matchAll(/\$([0-9]+)/g)].map(([, digits]) => Number(digits) - 1);
    const order = places.every((place, index) => place === index) ? undefined : places;
    // Plain marks, because only these are bound by place in both libraries.
    const prepared = { statement: this.#database.prepare(sql.replaceAll(/\$[0-9]+/g, '?')), order };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Lets asynchronous work through one at a time, in the order of asking; a failure does not stop the next. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

/**
 * Remembers which file is at a path. What is handed back refuses as `ledger_moved` once another one is
 * there, or none, or where there was none to begin with: SQLite would go on with the file that it has open, where nobody else sees what is
 * recorded, and where it is lost as soon as the file is closed.
 */
function sameFile(path: string): () => void {
  const place = resolve(path);
  const opened = fileAt(place);
  return () => {
    if (opened === undefined || fileAt(place) !== opened)
      throw new ClaimgateError('ledger_moved', { file: path });
  };
}

/** Names a file whatever its path is; nothing where there is none. */
function fileAt(place: string): string | undefined {
  try {
    const { dev, ino } = statSync(place, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
