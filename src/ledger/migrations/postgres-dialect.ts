import { columnLine, tableOf, type Dialect, type Guard, type Table } from './dialect.ts';
import { present } from '../../findings/index.ts';

/** The functions of the triggers keep this path: a caller's temporary table cannot stand in for a ledger. */
const SEARCH_PATH =
  "select set_config('search_path', format('%I, pg_temp', current_schema()), true);";

/** PostgreSQL 13 or newer. Text there never holds a zero byte, and `$` matches at the very end only. */
export const postgresDialect: Dialect = {
  engine: 'postgres',
  integer: 'bigint',
  tableOptions: '',
  sequenceTableOptions: '',
  prelude: `${SEARCH_PATH}
create function provider_evidence_refuse() returns trigger language plpgsql set search_path from current as $$
begin
  raise exception 'append-only' using errcode = 'restrict_violation';
end $$;`,
  // Lengths beside the expressions and not in them: counting takes them several times as long.
  isHex: (expression, digits) =>
    `(length(${expression}) = ${digits} and ${expression} ~ '^[0-9a-f]+$')`,
  isHexList: (column) => `(length(${column}) % 64 = 0 and ${column} ~ '^[0-9a-f]*$')`,
  isDigest: (column) => `(length(${column}) = 71 and ${column} ~ '^sha256:[0-9a-f]+$')`,
  isSlug: (column) => `(length(${column}) <= 64 and ${column} ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')`,
  isSafeId: (column) =>
    `(length(${column}) <= 128 and ${column} ~ '^[A-Za-z0-9]+([._:-][A-Za-z0-9]+)*$')`,
  isNoteName: (column) => `(length(${column}) <= 256 and ${column} ~ '^[!-~]+$')`,
  table: (table) => tableOf(table, false),
  guards,
  addColumns: (table, columns, all, further) =>
    [
      SEARCH_PATH,
      ...columns.map(
        (column) => `alter table ${table.name} add column ${columnLine(column, false)};`,
      ),
      `create or replace ${guardFunction(table, [...all, ...further])}`,
    ].join('\n'),
  // The checks of a row stand in the function of its guards.
  recheck: (table, all) => `${SEARCH_PATH}\ncreate or replace ${guardFunction(table, all)}`,
  appendOnly: (table) =>
    [
      trigger(`${table}_no_update`, `before update on ${table} for each row`),
      trigger(`${table}_no_delete`, `before delete on ${table} for each row`),
      trigger(`${table}_no_truncate`, `before truncate on ${table} for each statement`),
    ].join('\n'),
  keepsSet: (table, column) => {
    const name = `${table}_keeps_${column}`;
    return `${SEARCH_PATH}
create function ${name}() returns trigger language plpgsql set search_path from current as $$
begin
  if old.${column} is not null and new.${column} is distinct from old.${column} then
    raise exception '${column} stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
${trigger(name, `before update on ${table} for each row`, name)}`;
  },
};

/**
 * One function for a table, with one expression for what has to hold of a row and one for all guards: each
 * call and each query costs more than what it looks up. The first stands here and not in the table, which
 * reads its checks anew for every statement: that took longer than all else that is done for a row.
 */
function guards(table: Table, all: readonly Guard[]): string {
  const { name } = table;
  const event = `before insert on ${name} for each row`;
  return `create ${guardFunction(table, all)}\n${trigger(`${name}_guards`, event, `${name}_guards`)}`;
}

function guardFunction({ name, columns, checks = [] }: Table, all: readonly Guard[]): string {
  const conditions = [...columns.flatMap(({ check = [] }) => check), ...checks];
  const cases = all.map(
    ({ name: guard, condition, message }) =>
      `    -- ${guard}\n    when ${condition}\n    then '${message}'`,
  );
  const names = new Set(columns.map(({ name: column }) => column));
  return `function ${name}_guards() returns trigger language plpgsql set search_path from current as $$
begin
  if not (${conditions.map((condition) => `(${ofNew(condition, names)})`).join('\n    and ')}) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  declare
    refusal constant text := case
${cases.join('\n')}
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;`;
}

/** A condition over columns as one over the row to come; what stands in quotation marks is no column. */
function ofNew(condition: string, columns: ReadonlySet<string>): string {
  return condition
    .split(/('[^']*')/)
    .map((part) =>
      part.startsWith("'")
        ? part
        : part.replaceAll(/[a-z_]+/g, (word) => (columns.has(word) ? `new.${word}` : word)),
    )
    .join('');
}

/** Always on: also for a session that plays a replica, where other triggers rest. */
function trigger(name: string, event: string, function_ = 'provider_evidence_refuse'): string {
  const table = present(/ on ([a-z_]+) /.exec(event)?.[1]);
  return `create trigger ${name} ${event} execute function ${function_}();\nalter table ${table} enable always trigger ${name};`;
}
