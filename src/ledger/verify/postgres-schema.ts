import { randomBytes } from 'node:crypto';
import { textOf, type Connection, type Driver } from '../driver/connection.ts';
import { migrationsFor } from '../migrations/index.ts';
import type { SchemaParts, Schemas } from './schemas.ts';

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
export async function postgresSchemas(driver: Driver): Promise<Schemas> {
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
