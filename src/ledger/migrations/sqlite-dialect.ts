import { columnLine, tableOf, type Dialect, type Guard, type Table } from './dialect.ts';

/**
 * SQLite without regular expressions: patterns of GLOB, and the length in bytes beside the one in
 * characters, because text may hold a zero byte that all other functions stop at.
 */
export const sqliteDialect: Dialect = {
  engine: 'sqlite',
  integer: 'integer',
  // STRICT: no text where a number belongs. WITHOUT ROWID: no hidden key by which a row could be replaced.
  tableOptions: 'strict, without rowid',
  // An integer primary key is the rowid, so that here too no other key is hidden. Rows then lie in the
  // order of their growth, and one more touches one page.
  sequenceTableOptions: 'strict',
  prelude: '',
  isHex: (expression, digits) =>
    `(octet_length(${expression}) = ${digits} and ${expression} is ${hexIn(expression)})`,
  isHexList: (column) => `(octet_length(${column}) % 64 = 0 and ${column} is ${hexIn(column)})`,
  isDigest: (column) =>
    `(octet_length(${column}) = 71 and ${column} is 'sha256:' || ${hexIn(`substr(${column}, 8)`)})`,
  isSlug: (column) =>
    `(${isGrouped(column, 64)} and ${column} not glob '*[^a-z0-9._-]*' and ${column} not glob '*[._-][._-]*' and ${column} glob '[a-z0-9]*' and ${column} glob '*[a-z0-9]')`,
  isSafeId: (column) =>
    `(${isGrouped(column, 128)} and ${column} not glob '*[^A-Za-z0-9._:-]*' and ${column} not glob '*[._:-][._:-]*' and ${column} glob '[A-Za-z0-9]*' and ${column} glob '*[A-Za-z0-9]')`,
  isNoteName: (column) => `(${isGrouped(column, 256)} and ${column} not glob '*[^!-~]*')`,
  table: (table) => tableOf(table, true),
  guards: guardsOf,
  addColumns: (table, columns, _, further) =>
    [
      ...columns.map(
        (column) => `alter table ${table.name} add column ${columnLine(column, true)};`,
      ),
      ...further.map((one) => guard(table.name, one)),
    ].join('\n'),
  recheck,
  appendOnly,
  keepsSet: (table, column) =>
    `create trigger ${table}_keeps_${column} before update on ${table}
when old.${column} is not null and new.${column} is not old.${column}
begin select raise(abort, '${column} stays'); end;`,
};

function appendOnly(table: string): string {
  return ['update', 'delete']
    .map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table}\nbegin select raise(abort, 'append-only'); end;`,
    )
    .join('\n');
}

/**
 * SQLite cannot change a check, so the table is made anew. Not by renaming, which would also change what
 * other tables say of it: its rows come back under the same name before the keys that point to them are
 * looked at, at the commit. Triggers are gone with the old table and rest until all rows are back.
 */
function recheck(table: Table, guards: readonly Guard[]): string {
  const { name, columns } = table;
  const copy = `${name}_before`;
  const names = columns.map((column) => column.name).join(', ');
  return [
    `create table ${copy} as select ${names} from ${name};`,
    `drop table ${name};`,
    tableOf(table, true),
    `insert into ${name} (${names}) select ${names} from ${copy} order by ${columns[0]?.name ?? ''};`,
    `drop table ${copy};`,
    appendOnly(name),
    guardsOf(table, guards),
  ].join('\n\n');
}

function guardsOf({ name }: Table, guards: readonly Guard[]): string {
  return guards.map((one) => guard(name, one)).join('\n\n');
}

/** Nothing like hex digits where there is anything else in a text. By `is`: a check that comes to null passes. */
function hexIn(expression: string): string {
  return `lower(hex(unhex(${expression})))`;
}

function isAscii(expression: string): string {
  return `length(cast(${expression} as blob)) = length(${expression})`;
}

function isGrouped(column: string, longest: number): string {
  return `${isAscii(column)} and length(${column}) between 1 and ${longest}`;
}

function guard(table: string, { name, condition, message }: Guard): string {
  return `create trigger ${table}_${name} before insert on ${table}\nwhen ${condition}\nbegin select raise(abort, '${message}'); end;`;
}
