import { randomBytes } from 'node:crypto';
import { finding, type Finding } from '../findings/index.ts';
import { refusalOf } from '../findings/error.ts';
import type { LedgerHead } from '../trust/index.ts';
import { textOf, type Connection, type Driver } from './driver/connection.ts';
import { IN_MEMORY, openSqlite } from './driver/sqlite.ts';
import { integrityFindings } from './integrity.ts';
import { migrationsFor } from './migrations/index.ts';
import { scanLedger } from './scan.ts';

/** What an audit of a whole ledger came to; no findings: all is as it was recorded. */
export interface LedgerAudit {
  /** The head, recomputed from the records. */
  readonly head: LedgerHead;
  readonly findings: readonly Finding[];
}

/**
 * Audits a ledger (specification/ledger.md 1): the guards of the database stand and are not weakened, every
 * record is what its leaf says, none is missing or was put there past the log, the stored tree is the one of
 * the leaves, and the indexes say what their tables say. One who can rewrite all of it is caught by earlier checkpoints only.
 */
export async function verifyLedger(driver: Driver): Promise<LedgerAudit> {
  const guards = await guardFindings(driver);
  const { head, findings } = await driver.read((connection) => scanLedger(connection));
  return { head, findings: [...guards, ...findings, ...(await integrityFindings(driver))] };
}

/**
 * Compares tables, triggers and checks with fresh ones, made by the same migrations in the same engine:
 * whatever is missing, weakened or put beside them is found (`guard_missing`, `guard_changed`).
 */
async function guardFindings(driver: Driver): Promise<Finding[]> {
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

/** What stands in a schema and takes part in guarding it, by name, with its definition. */
type SchemaParts = ReadonlyMap<string, string>;

/** The schema that is there, and one that was made fresh by the same program. */
interface Schemas {
  readonly found: SchemaParts;
  readonly fresh: SchemaParts;
}

/** Makes a fresh ledger in memory, and reads the definitions of both. */
async function sqliteSchemas(driver: Driver): Promise<Schemas> {
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

/** Thrown to roll back what was only made to be looked at. */
class Looked extends Error {
  readonly schemas: Schemas;

  constructor(schemas: Schemas) {
    super('looked');
    this.schemas = schemas;
  }
}

/**
 * Makes fresh ledgers in a schema of their own, reads both from the catalogue, and rolls back. What the
 * catalogue writes differs between versions of PostgreSQL, so only the same server can say what is right.
 */
async function postgresSchemas(driver: Driver): Promise<Schemas> {
  const scratch = `claimgate_${randomBytes(8).toString('hex')}`;
  try {
    return await driver.write(async (connection) => {
      const [row] = await connection.query('select current_schema() as name');
      const live = textOf(row, 'name');
      await connection.script(`create schema ${scratch}; set local search_path = ${scratch};`);
      for (const { sql } of migrationsFor('postgres')) await connection.script(sql);
      // With nothing in sight, the catalogue writes every name with its schema.
      await connection.script('set local search_path = pg_catalog');
      const fresh = await partsOf(connection, scratch, scratch);
      const found = await partsOf(connection, live, scratch);
      throw new Looked({ found: withoutSchema(found, live), fresh: withoutSchema(fresh, scratch) });
    });
  } catch (cause) {
    if (cause instanceof Looked) return cause.schemas;
    throw cause;
  }
}

/** The tables of ours are those that the fresh schema has. */
const OURS = `join pg_class c on c.oid = %.relation
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $1
  where c.relname in (select f.relname from pg_class f join pg_namespace m on m.oid = f.relnamespace
    where m.nspname = $2 and f.relkind = 'r')`;

const PARTS: readonly string[] = [
  // A table that is not logged is empty after a crash; one with row security shows what a policy lets through.
  `select 'table ' || c.relname as name,
     concat_ws(' ', c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity) as definition
   from (select oid as relation from pg_class) t ${OURS.replace('%', 't')}`,
  // What inherits from a table is read with it, and no guard of it is asked.
  `select 'heir ' || c.relname || '.' || h.inhrelid::regclass as name, '' as definition
   from (select *, inhparent as relation from pg_inherits) h ${OURS.replace('%', 'h')}`,
  `select 'trigger ' || c.relname || '.' || t.tgname as name,
     concat_ws(' ', t.tgenabled, pg_get_triggerdef(t.oid), p.prosrc, p.proconfig::text) as definition
   from (select *, tgrelid as relation from pg_trigger where not tgisinternal) t
   join pg_proc p on p.oid = t.tgfoid ${OURS.replace('%', 't')}`,
  // The triggers behind foreign keys have numbers for names.
  `select 'key trigger ' || c.relname || '.' || t.tgfoid::regproc as name,
     string_agg(concat_ws(' ', t.tgenabled, t.tgtype), ',' order by concat_ws(' ', t.tgenabled, t.tgtype)) as definition
   from (select *, tgrelid as relation from pg_trigger where tgisinternal) t ${OURS.replace('%', 't')}
   group by c.relname, t.tgfoid`,
  `select 'constraint ' || c.relname || '.' || k.conname as name,
     concat_ws(' ', k.contype, k.convalidated, k.condeferrable, k.condeferred, pg_get_constraintdef(k.oid)) as definition
   from (select *, conrelid as relation from pg_constraint) k ${OURS.replace('%', 'k')}`,
  `select 'column ' || c.relname || '.' || a.attname as name,
     concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull) as definition
   from (select *, attrelid as relation from pg_attribute where attnum > 0 and not attisdropped) a ${OURS.replace('%', 'a')}`,
  // Those of constraints stand with them; one that somebody added guards nothing and hides nothing.
  `select 'index ' || x.relname as name, concat_ws(' ', i.indisvalid, pg_get_indexdef(x.oid)) as definition
   from (select *, indrelid as relation from pg_index) i join pg_class x on x.oid = i.indexrelid ${OURS.replace('%', 'i')}
   and x.relname like 'provider\\_%' and not exists (select 1 from pg_constraint k where k.conindid = x.oid)`,
  `select 'rule ' || c.relname || '.' || r.rulename as name, pg_get_ruledef(r.oid) as definition
   from (select *, ev_class as relation from pg_rewrite) r ${OURS.replace('%', 'r')}`,
];

async function partsOf(
  connection: Connection,
  schema: string,
  scratch: string,
): Promise<SchemaParts> {
  const parts = new Map<string, string>();
  for (const sql of PARTS) {
    for (const row of await connection.query(sql, [schema, scratch]))
      parts.set(textOf(row, 'name'), textOf(row, 'definition'));
  }
  return parts;
}

/** The same text for the same part, whichever schema it stands in: only where a schema is named. */
function withoutSchema(parts: SchemaParts, schema: string): SchemaParts {
  const quoted = schema.replaceAll(/[^A-Za-z0-9_]/g, String.raw`\$&`);
  const named = new RegExp(`(?<![A-Za-z0-9_])"?${quoted}"?(?=[.,])`, 'g');
  return new Map(
    [...parts].map(([name, definition]) => [name, definition.replaceAll(named, 'schema')]),
  );
}
