import { accessSync, constants } from 'node:fs';
import process, { report } from 'node:process';
import type { DatabaseSync } from 'node:sqlite';
import type Libsql from 'libsql';
import { ClaimgateError } from '../../documents/findings.ts';
import { ledgerError, whyUnreachable, type Row, type SqlValue } from './connection.ts';

/** The common interface of both libraries; {@link openDatabase} picks one. */
export interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): {
    all(parameters: readonly SqlValue[]): unknown[];
    /** For statements that answer nothing: in libsql much faster than asking for all of it. */
    run(parameters: readonly SqlValue[]): unknown;
    iterate(): Iterable<unknown>;
  };
  close(): unknown;
}

/** Opens a database file with Node's own library where Node has it, else with libsql. */
export async function openDatabase(path: string): Promise<Database> {
  const open = await sqliteLibrary();
  try {
    return open(path);
  } catch (cause) {
    throw unopened(path, cause);
  }
}

/** The library says only that it could not open the file; the system says why. */
export function unopened(path: string, cause: unknown): ClaimgateError {
  const error = ledgerError(cause, 'ledger_unreachable');
  if (error.code !== 'ledger_unreachable') return error;
  let found = whyUnreachable(cause);
  try {
    accessSync(path, constants.R_OK);
  } catch (reason) {
    found = whyUnreachable(reason) ?? found;
  }
  return new ClaimgateError(error.code, { file: path, ...(found && { found }) }, { cause });
}

/** Loads the library: before a file is made that only it can write. @throws ClaimgateError `ledger_driver_missing` */
export async function sqliteLibrary(): Promise<(path: string) => Database> {
  const own = await loadWithoutWarning(() => import('node:sqlite')).catch(() => undefined);
  return own ? (path) => openOwn(new own.DatabaseSync(path)) : libsqlLibrary();
}

export function openOwn(database: DatabaseSync): Database {
  return {
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: () => statement.iterate(),
      };
    },
    close: () => database.close(),
  };
}

async function libsqlLibrary(): Promise<(path: string) => Database> {
  const { default: Database } = await loadWithoutNetwork(() =>
    // Bundlers take a package for optional where its absence is caught at the import itself.
    import(/* webpackIgnore: true */ 'libsql').catch((cause: unknown) => {
      throw new ClaimgateError(
        'ledger_driver_missing',
        {
          expected: 'node:sqlite (Node 22.13 or newer) or libsql, an optional dependency',
          next: 'npm install libsql',
        },
        { cause },
      );
    }),
  );
  return (path) => openLibsql(new Database(path));
}

function openLibsql(database: Libsql.Database): Database {
  return {
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      // Pass the list unspread: libsql would spread it a second time.
      const statement = database.prepare<[readonly SqlValue[]]>(sql);
      const run = (parameters: readonly SqlValue[]) => statement.run(parameters);
      // A pragma reads nothing of the file.
      if (!statement.reader || !ASKS.test(sql))
        return { all: (parameters) => statement.all(parameters), run, iterate: () => [] };
      requireReadableSchema(database);
      const columns = statement.columns().map(({ name }) => name);
      const packed = database.prepare<[readonly SqlValue[]]>(packedIn(sql, columns)).raw();
      const toRow = rowWith(columns);
      return {
        all: (parameters) => packed.all(parameters).map(toRow),
        run,
        *iterate() {
          for (const list of packed.iterate([])) yield toRow(list);
        },
      };
    },
    close: () => {
      emptyLog(database);
      database.close();
    },
  };
}

/**
 * Moves records into the file from the log beside it. SQLite does so with the last connection, but libsql keeps one open
 * until its statements are collected: a copy of the file alone would lack the last records.
 */
function emptyLog(database: Libsql.Database): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // Somebody else has it open, or nothing may be written: then they, or nobody, can do so.
  }
}

const ASKS = /^\s*(?:select|with)\b/i;

/**
 * Writes a question so that each row of its answer comes as one value of bytes: libsql ends the process at a text that
 * is not UTF-8, as a damaged file may hold one. It also hands over one value several times as fast as thirty.
 */
function packedIn(sql: string, columns: readonly string[]): string {
  const names = columns.map((_, index) => `c${index}`).join(', ');
  return `with answer (${names}) as (${sql}) select cast(json_array(${names}) as blob) from answer`;
}

/** Bytes that are no UTF-8 become the replacement character, as in Node's library: no leaf covers any. */
function rowWith(columns: readonly string[]): (list: unknown) => Row {
  return (list) => {
    const [packed]: readonly unknown[] = Array.isArray(list) ? list : [];
    if (!Buffer.isBuffer(packed)) throw new ClaimgateError('ledger_damaged');
    const values: readonly SqlValue[] = JSON.parse(packed.toString('utf8'));
    const row: Record<string, SqlValue> = {};
    for (const [index, column] of columns.entries()) row[column] = values[index] ?? null;
    return row;
  };
}

const UNREADABLE = ['name', 'tbl_name', 'sql']
  .map(
    (column) =>
      `${column} glob '*[^ -~\n]*' or length(${column}) <> length(cast(${column} as blob))`,
  )
  .join(' or ');

/** libsql ends the process at the name of a column, too, that is not UTF-8. */
function requireReadableSchema(database: Libsql.Database): void {
  const [found] = database
    .prepare(`select 1 from sqlite_master where ${UNREADABLE} limit 1`)
    .raw()
    .all();
  if (found) throw new ClaimgateError('ledger_damaged', { expected: 'a schema in ASCII' });
}

/**
 * Loads a package that finds out about the C library by a report of the process, as libsql does: Node by
 * default lists the network interfaces in it. A ledger in a file has no reason to ask for those, nor to
 * open a socket for it.
 */
function loadWithoutNetwork<T>(load: () => Promise<T>): Promise<T> {
  return loadWith(report, 'excludeNetwork', true, load);
}

async function loadWith<T>(
  holder: object,
  member: string,
  meanwhile: unknown,
  load: () => Promise<T>,
): Promise<T> {
  const before: unknown = Reflect.get(holder, member);
  Reflect.set(holder, member, meanwhile);
  try {
    return await load();
  } finally {
    Reflect.set(holder, member, before);
  }
}

/** Loads Node's library. Node 22 and 24 call it experimental on standard error, which is for what claimgate says. */
function loadWithoutWarning<T>(load: () => Promise<T>): Promise<T> {
  const emitWarning: unknown = Reflect.get(process, 'emitWarning');
  const emit = (warning: unknown, ...more: readonly unknown[]) => {
    const isAboutSqlite = String(warning).startsWith('SQLite is an experimental feature');
    if (typeof emitWarning === 'function' && !isAboutSqlite)
      Reflect.apply(emitWarning, process, [warning, ...more]);
  };
  return loadWith(process, 'emitWarning', emit, load);
}
