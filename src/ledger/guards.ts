// The triggers by which the database itself refuses changes, as they have to be.

import { finding, type Finding } from '../documents/findings.ts';
import { textOf, type Connection } from './driver/connection.ts';
import { IN_MEMORY, openSqlite } from './driver/sqlite.ts';
import { migrationsFor } from './migrate.ts';
import { postgresParts, type SchemaParts } from './postgres-parts.ts';
import { POSTGRES_SCHEMA } from './generated/postgres-schema.ts';

/** Finds what is missing, weakened or put beside what the migrations make (`guard_missing`, `guard_changed`). */
export async function guardFindings(connection: Connection): Promise<readonly Finding[]> {
  const expected = connection.engine === 'sqlite' ? await sqliteExpected() : POSTGRES_PARTS;
  const found = await partsOf(connection, tablesOf(expected.keys()));
  const findings: Finding[] = [];
  for (const [name, definition] of expected) {
    const there = found.get(name);
    if (there === undefined) findings.push(finding('guard_missing', { expected: name }));
    else if (there !== definition) findings.push(finding('guard_changed', { found: name }));
  }
  for (const name of found.keys())
    if (!expected.has(name))
      findings.push(finding('guard_changed', { found: `${name}, unexpected` }));
  return findings;
}

const POSTGRES_PARTS: SchemaParts = new Map(Object.entries(POSTGRES_SCHEMA));

function partsOf(connection: Connection, tables: readonly string[]): Promise<SchemaParts> {
  return connection.engine === 'sqlite'
    ? sqliteParts(connection, new Set(tables))
    : postgresParts(connection, tables);
}

let expectedOfSqlite: Promise<SchemaParts> | undefined;

/** The parts of {@link freshSqlite}, which are the same in a whole process; after a failure they are made again. */
function sqliteExpected(): Promise<SchemaParts> {
  expectedOfSqlite ??= freshSqlite().catch((cause: unknown) => {
    expectedOfSqlite = undefined;
    throw cause;
  });
  return expectedOfSqlite;
}

/** Makes a fresh ledger in memory: SQLite keeps statements as they were written. */
async function freshSqlite(): Promise<SchemaParts> {
  const memory = await openSqlite(IN_MEMORY);
  try {
    return await memory.write(async (connection) => {
      for (const { sql } of migrationsFor('sqlite')) await connection.script(sql);
      return sqliteParts(connection);
    });
  } finally {
    await memory.close();
  }
}

/** The parts of some tables, by default of all; an index that somebody added can refuse rows by its expression. */
async function sqliteParts(
  connection: Connection,
  tables?: ReadonlySet<string>,
): Promise<SchemaParts> {
  // Objects that SQLite made by itself have no text. A trigger has the name of its table as it was written.
  const rows = await connection.query(
    'select type, name, lower(tbl_name) as tbl_name, sql from sqlite_master where sql is not null',
  );
  return new Map(
    rows
      .filter((row) => !tables || tables.has(textOf(row, 'tbl_name')))
      .map((row): [string, string] => [
        `${textOf(row, 'type')} ${textOf(row, 'name')}`,
        textOf(row, 'sql'),
      ]),
  );
}

export const TABLE_NAMES = tablesOf(Object.keys(POSTGRES_SCHEMA));

/** The tables of the evidence: the database lets them only grow (specification/ledger.md 1). */
export const APPEND_ONLY_TABLES = TABLE_NAMES.filter((name) => name.startsWith('provider_'));

function tablesOf(parts: Iterable<string>): readonly string[] {
  return [...parts]
    .filter((name) => name.startsWith('table '))
    .map((name) => name.slice('table '.length));
}
