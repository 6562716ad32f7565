import type { Dialect, Guard } from './dialect.ts';
import { present } from '../../findings/present.ts';

/** PostgreSQL 13 or newer. Text there never holds a zero byte, and `$` matches at the very end only. */
export const postgresDialect: Dialect = {
  engine: 'postgres',
  integer: 'bigint',
  tableOptions: '',
  sequenceTableOptions: '',
  // The functions of the triggers keep this path: a caller's temporary table can not stand in for a ledger.
  prelude: `select set_config('search_path', format('%I, pg_temp', current_schema()), true);
create function provider_evidence_refuse() returns trigger language plpgsql set search_path from current as $$
begin
  raise exception 'append-only' using errcode = 'restrict_violation';
end $$;`,
  isHex: (expression, digits) => `(${expression} ~ '^[0-9a-f]{${digits}}$')`,
  isHexList: (column) => `(length(${column}) % 64 = 0 and ${column} ~ '^[0-9a-f]*$')`,
  isDigest: (column) => `(${column} ~ '^sha256:[0-9a-f]{64}$')`,
  isSlug: (column) => `(length(${column}) <= 64 and ${column} ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')`,
  isSafeId: (column) =>
    `(length(${column}) <= 128 and ${column} ~ '^[A-Za-z0-9]+([._:-][A-Za-z0-9]+)*$')`,
  isNoteName: (column) => `(length(${column}) <= 256 and ${column} ~ '^[!-~]+$')`,
  guards,
  appendOnly: (table) =>
    [
      trigger(`${table}_no_update`, `before update on ${table} for each row`),
      trigger(`${table}_no_delete`, `before delete on ${table} for each row`),
      trigger(`${table}_no_truncate`, `before truncate on ${table} for each statement`),
    ].join('\n'),
};

/** One function for a table, and one expression in it: each call and each query costs more than what it looks up. */
function guards(table: string, all: readonly Guard[]): string {
  const name = `${table}_guards`;
  const cases = all.map(
    ({ name: guard, condition, message }) =>
      `    -- ${guard}\n    when ${condition}\n    then '${message}'`,
  );
  return `create function ${name}() returns trigger language plpgsql set search_path from current as $$
declare
  refusal constant text := case
${cases.join('\n')}
  end;
begin
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
${trigger(name, `before insert on ${table} for each row`, name)}`;
}

/** Always on: also for a session that plays a replica, where other triggers rest. */
function trigger(name: string, event: string, function_ = 'provider_evidence_refuse'): string {
  const table = present(/ on ([a-z_]+) /.exec(event)?.[1]);
  return `create trigger ${name} ${event} execute function ${function_}();\nalter table ${table} enable always trigger ${name};`;
}
