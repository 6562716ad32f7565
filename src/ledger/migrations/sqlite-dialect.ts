import type { Dialect, Guard } from './dialect.ts';

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
    `(${isAscii(expression)} and length(${expression}) = ${digits} and ${expression} not glob '*[^0-9a-f]*')`,
  isHexList: (column) =>
    `(${isAscii(column)} and length(${column}) % 64 = 0 and ${column} not glob '*[^0-9a-f]*')`,
  isDigest: (column) =>
    `(${isAscii(column)} and length(${column}) = 71 and ${column} glob 'sha256:*' and substr(${column}, 8) not glob '*[^0-9a-f]*')`,
  isSlug: (column) =>
    `(${isGrouped(column, 64)} and ${column} not glob '*[^a-z0-9._-]*' and ${column} not glob '*[._-][._-]*' and ${column} glob '[a-z0-9]*' and ${column} glob '*[a-z0-9]')`,
  isSafeId: (column) =>
    `(${isGrouped(column, 128)} and ${column} not glob '*[^A-Za-z0-9._:-]*' and ${column} not glob '*[._:-][._:-]*' and ${column} glob '[A-Za-z0-9]*' and ${column} glob '*[A-Za-z0-9]')`,
  isNoteName: (column) => `(${isGrouped(column, 256)} and ${column} not glob '*[^!-~]*')`,
  guards: (table, guards) => guards.map((one) => guard(table, one)).join('\n\n'),
  appendOnly: (table) =>
    ['update', 'delete']
      .map(
        (change) =>
          `create trigger ${table}_no_${change} before ${change} on ${table}\nbegin select raise(abort, 'append-only'); end;`,
      )
      .join('\n'),
};

function isAscii(expression: string): string {
  return `length(cast(${expression} as blob)) = length(${expression})`;
}

function isGrouped(column: string, longest: number): string {
  return `${isAscii(column)} and length(${column}) between 1 and ${longest}`;
}

function guard(table: string, { name, condition, message }: Guard): string {
  return `create trigger ${table}_${name} before insert on ${table}\nwhen ${condition}\nbegin select raise(abort, '${message}'); end;`;
}
