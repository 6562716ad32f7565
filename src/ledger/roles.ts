import { migrationsFor } from './migrations/index.ts';
import { OWN_SCHEMA, PIN_NAMES } from './driver/pinned-names.ts';
import { APPEND_ONLY_TABLES, TABLE_NAMES } from './own-schema.ts';
import { POSTGRES_SCHEMA } from './generated/postgres-schema.ts';

export const ROLES = {
  owner: 'owns the tables and their guards: `ledger init`, `ledger restore`, `ledger backup`',
  writer: 'records evidence and runs the service: `ledger append`, `serve`',
  access: 'says who may use the service, and corrects: `admin`, `token`, `ledger correct`',
  reader: 'reads evidence and signs the projection: `ledger list`, `ledger export`',
  auditor: 'reads everything but passwords: `ledger verify`, `admin list`, `token list`',
} as const;

export type LedgerRole = keyof typeof ROLES;

type Right = 'select' | 'insert' | 'update' | 'delete' | 'update (revoked_at)' | 'update (single)';

type Rights = Readonly<Partial<Record<LedgerRole, readonly Right[]>>>;

const EVIDENCE: Rights = {
  writer: ['select', 'insert'],
  // A correction recomputes the ledger first.
  access: ['select'],
  reader: ['select'],
  auditor: ['select'],
};

/** Anyone who records evidence takes none out of force. */
const CORRECTIONS: Rights = { ...EVIDENCE, writer: ['select'], access: ['select', 'insert'] };

/** Anyone who records evidence adds nobody who may sign in or ask; the service only ends and opens sessions. */
const ACCESS: Rights = {
  writer: ['select'],
  access: ['select', 'insert', 'update'],
  auditor: ['select'],
};

const SESSIONS: Rights = {
  writer: ['select', 'insert', 'update', 'delete'],
  access: ['select', 'update'],
  auditor: ['select'],
};

const READ_BY_ALL: Rights = {
  writer: ['select'],
  access: ['select'],
  reader: ['select'],
  auditor: ['select'],
};

/** To lock its row is to take a writer's turn, and asks for the right to update it, which the guards refuse. */
const IDENTITY: Rights = {
  ...READ_BY_ALL,
  writer: ['select', 'update (single)'],
  access: ['select', 'update (single)'],
};

/** The service revokes a token; a guard keeps it revoked. */
const TOKENS: Rights = { ...ACCESS, writer: ['select', 'update (revoked_at)'] };

/** A new password at the terminal also forgets the attempts that somebody made with the old one. */
const ATTEMPTS: Rights = { ...SESSIONS, access: ['select', 'delete'] };

const WEBHOOKS: Rights = { ...SESSIONS, access: ['select'] };

const SECRETS: readonly string[] = ['service_administrators.password'];

const RIGHTS: Readonly<Record<string, Rights>> = {
  ...Object.fromEntries(APPEND_ONLY_TABLES.map((table) => [table, EVIDENCE])),
  provider_evidence_corrections: CORRECTIONS,
  provider_evidence_quarantined: CORRECTIONS,
  provider_evidence_log: { ...EVIDENCE, access: ['select', 'insert'] },
  provider_evidence_identity: IDENTITY,
  claimgate_migrations: READ_BY_ALL,
  service_tokens: TOKENS,
  service_administrators: ACCESS,
  service_sessions: SESSIONS,
  service_sign_in_attempts: ATTEMPTS,
  service_webhook_marks: WEBHOOKS,
  service_webhook_deliveries: WEBHOOKS,
};

/**
 * SQL that makes the roles of a ledger in the schema that is in use, and gives each exactly the rights that
 * it needs: what they had there before is taken away. It can be run again, as after a migration.
 *
 * @param names of the roles, each another and a plain name (letters, digits and `_`)
 */
export function rolesSql(names: Readonly<Record<LedgerRole, string>>): string {
  const tables = TABLE_NAMES;
  const owner = quoted(names.owner);
  return `-- The roles of a claimgate ledger. Run it as a superuser after \`claimgate ledger init\`, and again after
-- each upgrade. The roles may sign in, but have no passwords yet: \\password NAME.
begin;
-- Nothing below means what another role has defined.
${PIN_NAMES};

${preparation(names)}

-- ${ROLES.owner}
${tables.map((table) => `alter table ${table} owner to ${owner};`).join('\n')}
${functions()
  .map((name) => `alter function ${name}() owner to ${owner};`)
  .join('\n')}

${OTHERS.map((role) => `-- ${ROLES[role]}\n${grants(role, quoted(names[role]), tables)}`).join('\n\n')}

commit;
`;
}

const OTHERS = ['writer', 'access', 'reader', 'auditor'] as const satisfies readonly LedgerRole[];

function preparation(names: Readonly<Record<LedgerRole, string>>): string {
  const list = (roles: readonly string[]) => roles.map((name) => `'${name}'`).join(', ');
  return `do $$
declare
  name text;
  schema text := pg_catalog.current_schema();
  amcheck text := (select n.nspname from pg_catalog.pg_extension e
    join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'amcheck');
begin
  execute pg_catalog.format('revoke create on schema %I from public', schema);
  if schema operator(pg_catalog.<>) 'public' then
    -- Replicas of before found the ledger by these.
    for name in select c.relname from pg_catalog.pg_class c where c.relkind operator(pg_catalog.=) 'v'
      and c.relnamespace operator(pg_catalog.=) pg_catalog.to_regnamespace('public')::oid
      and c.relname operator(pg_catalog.=) any (array['${TABLE_NAMES.join("', '")}']::name[]) loop
      execute pg_catalog.format('drop view public.%I', name);
    end loop;
  end if;
  foreach name in array array[${list(Object.values(names))}] loop
    if not exists (select from pg_catalog.pg_roles where rolname = name) then
      execute pg_catalog.format('create role %I login', name);
    end if;
    execute pg_catalog.format('grant connect on database %I to %I', pg_catalog.current_database(), name);
    execute pg_catalog.format('revoke all on schema %I from %I', schema, name);
    execute pg_catalog.format('grant usage on schema %I to %I', schema, name);
  end loop;
  foreach name in array array[${list(OTHERS.map((role) => names[role]))}] loop
    execute pg_catalog.format('revoke all on all tables in schema %I from %I', schema, name);
  end loop;
  execute pg_catalog.format('grant create on schema %I to %I', schema, '${names.owner}');
  if schema operator(pg_catalog.=) 'public' and pg_catalog.to_regnamespace('${OWN_SCHEMA}') is null then
    -- The next \`claimgate ledger init\` moves the ledger there.
    create schema ${OWN_SCHEMA};
    grant usage on schema ${OWN_SCHEMA} to public;
    grant create on schema ${OWN_SCHEMA} to ${quoted(names.owner)};
  end if;
  -- \`ledger verify\` checks indexes with it, where it is installed.
  if amcheck is not null then
    execute pg_catalog.format('grant usage on schema %I to %I', amcheck, '${names.auditor}');
    execute pg_catalog.format('grant execute on function %I.bt_index_check(regclass, boolean) to %I', amcheck, '${names.auditor}');
  end if;
end $$;`;
}

function grants(role: LedgerRole, name: string, tables: readonly string[]): string {
  const byRights = new Map<string, string[]>();
  for (const table of tables) {
    const secrets = role === 'auditor' ? SECRETS.filter((one) => one.startsWith(`${table}.`)) : [];
    const columns = secrets.length === 0 ? '' : ` (${readable(table, secrets).join(', ')})`;
    const rights = RIGHTS[table]?.[role]?.map((right) => right + columns).join(', ');
    if (rights === undefined) continue;
    byRights.set(rights, [...(byRights.get(rights) ?? []), table]);
  }
  return [...byRights]
    .map(([rights, some]) => `grant ${rights} on\n  ${some.join(',\n  ')}\n  to ${name};`)
    .join('\n');
}

function readable(table: string, secrets: readonly string[]): readonly string[] {
  const start = `column ${table}.`;
  return Object.keys(POSTGRES_SCHEMA)
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))
    .filter((column) => !secrets.includes(`${table}.${column}`));
}

/** The functions that the migrations make: a later migration can replace only what its role owns. */
function functions(): readonly string[] {
  const found = migrationsFor('postgres').flatMap(({ sql }) => [
    ...sql.matchAll(/create (?:or replace )?function ([a-z_]+)\(\)/g),
  ]);
  return [...new Set(found.map(([, name = '']) => name))];
}

/** Also where the name is a word of SQL. */
function quoted(name: string): string {
  return `"${name}"`;
}
