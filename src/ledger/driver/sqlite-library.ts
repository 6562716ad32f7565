import process, { report } from 'node:process';
import type { DatabaseSync } from 'node:sqlite';
import type Libsql from 'libsql';
import { ClaimgateError } from '../../documents/findings.ts';
import { ledgerError, type Row, type SqlValue } from './connection.ts';

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
    throw ledgerError(cause, 'ledger_unreachable');
  }
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
      // As lists: the names of columns are slow to come with every row.
      const columns = statement.reader
        ? statement
            .raw()
            .columns()
            .map(({ name }) => name)
        : [];
      return {
        all: (parameters) => statement.all(parameters).filter(isList).map(rowWith(columns)),
        run: (parameters) => statement.run(parameters),
        *iterate() {
          const toRow = rowWith(columns);
          for (const list of statement.iterate([])) if (isList(list)) yield toRow(list);
        },
      };
    },
    close: () => database.close(),
  };
}

function rowWith(columns: readonly string[]): (list: readonly SqlValue[]) => Row {
  return (list) => {
    const row: Record<string, SqlValue> = {};
    for (const [index, column] of columns.entries()) row[column] = list[index] ?? null;
    return row;
  };
}

/** The columns of our own tables hold what SqlValue says; readers of rows check each one again. */
function isList(row: unknown): row is readonly SqlValue[] {
  return Array.isArray(row);
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
