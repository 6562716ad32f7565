import { finding, type Finding } from '../findings/index.ts';
import { onCatalogue } from './catalogue.ts';
import { integerOf, textOf, type Connection } from './driver/connection.ts';
import { OWN_SCHEMA, PIN_NAMES } from './driver/pinned-names.ts';
import { POSTGRES_SCHEMA } from './generated/postgres-schema.ts';

export const TABLE_NAMES = tablesOf(Object.keys(POSTGRES_SCHEMA));

/** The tables of the evidence: the database lets them only grow (specification/ledger.md 1). */
export const APPEND_ONLY_TABLES = TABLE_NAMES.filter((name) => name.startsWith('provider_'));

export function tablesOf(parts: Iterable<string>): readonly string[] {
  return [...parts]
    .filter((name) => name.startsWith('table '))
    .map((name) => name.slice('table '.length));
}

/**
 * Moves a ledger of before from `public` into a schema of its own, where this role may: with its guards, which keep to
 * that schema, and behind views with the same names and rights, through which replicas of before go on.
 *
 * @returns `ledger_schema_shared`, a warning, for one that stays in `public`
 */
export async function moveToOwnSchema(connection: Connection): Promise<readonly Finding[]> {
  const shared = await sharedFindings(connection);
  if (shared.length === 0) return [];
  const moving = await onCatalogue(connection, async () => {
    const [row] = await connection.query(MAY_MOVE, [TABLE_NAMES.join()]);
    if (integerOf(row, 'may') === 0) return [];
    const statements: string[] = [];
    for (const sql of MOVE)
      for (const found of await connection.query(sql, [TABLE_NAMES.join()]))
        statements.push(textOf(found, 'statements'));
    return statements;
  });
  if (moving.length === 0) return shared;
  await connection.script([...moving, PIN_NAMES].join(';\n'));
  return [];
}

/** A warning for a ledger that lies where other roles may define what has the names of ours. */
export async function sharedFindings(connection: Connection): Promise<readonly Finding[]> {
  if (connection.engine === 'sqlite') return [];
  const [row] = await connection.query('select pg_catalog.current_schema()::text as schema');
  return textOf(row, 'schema') === 'public' ? [finding('ledger_schema_shared')] : [];
}

/** Lets all who may record take a writer's turn, which asks for the right to update; the guards refuse every update. */
export async function grantTurns(connection: Connection): Promise<void> {
  if (connection.engine === 'sqlite') return;
  const rows = await onCatalogue(connection, (schema) => connection.query(TURNS, [schema]));
  if (rows.length > 0)
    await connection.script(rows.map((row) => textOf(row, 'statements')).join(';\n'));
}

/** Tables of ours that are in `public`. */
const OLD = `pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and c.relname = any (string_to_array($1, ','))`;

/** Whether this role has the rights of those who own them, and may make what is missing. */
const MAY_MOVE = `select (exists (select from ${OLD}) and not exists (select from ${OLD} and not pg_has_role(c.relowner, 'usage'))
  and case when to_regnamespace('${OWN_SCHEMA}') is null then has_database_privilege(current_database(), 'create')
    else has_schema_privilege('${OWN_SCHEMA}', 'create') end)::int as may`;

const ROLE = "case g.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(g.grantee)) end";

const MOVE: readonly string[] = [
  `select 'create schema ${OWN_SCHEMA}; grant usage on schema ${OWN_SCHEMA} to public' as statements
   where to_regnamespace('${OWN_SCHEMA}') is null and exists (select from ${OLD})`,
  // All at once, so that nobody who has one of them waits for another.
  `select 'lock table ' || string_agg('public.' || c.relname, ', ' order by c.relname) as statements from ${OLD}`,
  `select distinct format('alter function public.%1$I() set schema ${OWN_SCHEMA};
     alter function ${OWN_SCHEMA}.%1$I() set search_path = ${OWN_SCHEMA}, pg_temp', p.proname) as statements
   from pg_trigger t join pg_proc p on p.oid = t.tgfoid and p.pronamespace = 'public'::regnamespace
   where not t.tgisinternal and t.tgrelid in (select c.oid from ${OLD})`,
  `select format('alter table public.%1$I set schema ${OWN_SCHEMA};
     create view public.%1$I as select * from ${OWN_SCHEMA}.%1$I;
     alter view public.%1$I owner to %2$I', c.relname, pg_get_userbyid(c.relowner)) as statements from ${OLD}`,
  `select format('grant %s on public.%I to %s', g.privilege_type, g.relname, ${ROLE}) as statements
   from (select c.relname, (aclexplode(c.relacl)).* from ${OLD}) g
   where g.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
  `select format('grant %s (%I) on public.%I to %s', g.privilege_type, g.attname, g.relname, ${ROLE}) as statements
   from (select c.relname, a.attname, (aclexplode(a.attacl)).* from pg_attribute a, ${OLD} and a.attrelid = c.oid) g
   where g.privilege_type in ('SELECT', 'INSERT', 'UPDATE')`,
];

const TURNS = `select format('grant update (single) on %I.provider_evidence_identity to %s', $1, ${ROLE}) as statements
  from (select c.relowner, (aclexplode(c.relacl)).* from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relname = 'provider_evidence_log') g
  where g.privilege_type = 'INSERT' and g.grantee <> g.relowner`;
