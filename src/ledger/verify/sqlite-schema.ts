import { textOf, type Connection, type Driver } from '../driver/connection.ts';
import { openSqlite } from '../driver/sqlite.ts';
import { IN_MEMORY } from '../location.ts';
import { migrationsFor } from '../migrations/index.ts';
import type { SchemaParts, Schemas } from './schemas.ts';

/** Makes a fresh ledger in memory, and reads the definitions of both. */
export async function sqliteSchemas(driver: Driver): Promise<Schemas> {
  const memory = await openSqlite(IN_MEMORY);
  try {
    const fresh = await memory.write(async (connection) => {
      for (const { sql } of migrationsFor('sqlite')) await connection.script(sql);
      return sqliteParts(connection);
    });
    const tables = new Set(
      [...fresh.keys()].filter((name) => name.startsWith('table ')).map((name) => name.slice(6)),
    );
    return { fresh, found: await driver.read((connection) => sqliteParts(connection, tables)) };
  } finally {
    await memory.close();
  }
}

/** The parts of some tables, by default of all; an index that somebody added guards nothing and hides nothing. */
async function sqliteParts(
  connection: Connection,
  tables?: ReadonlySet<string>,
): Promise<SchemaParts> {
  // What SQLite made by itself has no text. A trigger has the name of its table as it was written.
  const rows = await connection.query(
    'select type, name, lower(tbl_name) as tbl_name, sql from sqlite_master where sql is not null',
  );
  return new Map(
    rows
      .filter((row) => !tables || tables.has(textOf(row, 'tbl_name')))
      .filter((row) => !tables || row['type'] !== 'index' || isOurs(textOf(row, 'name')))
      .map((row): [string, string] => [
        `${textOf(row, 'type')} ${textOf(row, 'name')}`,
        textOf(row, 'sql'),
      ]),
  );
}

function isOurs(name: string): boolean {
  return name.startsWith('provider_');
}
