import { finding, type Finding } from '../../findings/index.ts';
import { refusalOf } from '../../findings/present.ts';
import { textOf, type Connection, type Driver } from '../driver/connection.ts';
import { openSqlite } from '../driver/sqlite.ts';
import { migrationsFor } from '../migrations/index.ts';
import { postgresSchemas } from './postgres-schema.ts';

/** What stands in a schema and takes part in guarding it, by name, with its definition. */
export type SchemaParts = ReadonlyMap<string, string>;

/** The schema that is there, and one that was made fresh by the same program. */
export interface Schemas {
  readonly found: SchemaParts;
  readonly fresh: SchemaParts;
}

/**
 * Compares tables, triggers and checks with fresh ones, made by the same migrations in the same engine:
 * whatever is missing, weakened or put beside them is found (`guard_missing`, `guard_changed`).
 */
export async function guardFindings(driver: Driver): Promise<Finding[]> {
  const schemas = await (driver.engine === 'sqlite' ? sqliteSchemas : postgresSchemas)(
    driver,
  ).catch((cause: unknown) => {
    refusalOf(cause, 'ledger_unwritable');
    return undefined;
  });
  return schemas ? differences(schemas) : [finding('guards_unknown')];
}

function differences({ found, fresh }: Schemas): Finding[] {
  const findings: Finding[] = [];
  for (const [name, definition] of fresh) {
    const there = found.get(name);
    if (there === undefined) findings.push(finding('guard_missing', { expected: name }));
    else if (there !== definition) findings.push(finding('guard_changed', { found: name }));
  }
  for (const name of found.keys())
    if (!fresh.has(name)) findings.push(finding('guard_changed', { found: `${name}, unexpected` }));
  return findings;
}

async function sqliteSchemas(driver: Driver): Promise<Schemas> {
  const memory = await openSqlite(':memory:');
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
  const rows = await connection.query(
    "select type, name, tbl_name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'",
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
