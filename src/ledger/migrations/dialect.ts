import type { Engine } from '../driver/connection.ts';

/** Refuses an insert for which the condition holds; `new` is the row to come. SQL that both engines read alike. */
export interface Guard {
  readonly name: string;
  readonly condition: string;
  readonly message: string;
}

/** A column, and what has to hold of it; a condition that comes to null holds. */
export interface Column {
  readonly name: string;
  /** With what the engine itself enforces of one column: `not null`, `primary key`. */
  readonly type: string;
  readonly check?: string | undefined;
}

/** A table whose rows the database checks by itself before it takes them. */
export interface Table {
  readonly name: string;
  readonly options: string;
  readonly columns: readonly Column[];
  readonly checks?: readonly string[];
  readonly keys?: readonly string[];
  readonly indexes?: string;
}

/** How one engine writes what the ledgers ask of it; every check accepts the same on both. */
export interface Dialect {
  readonly engine: Engine;
  /** 64-bit integers. */
  readonly integer: string;
  readonly tableOptions: string;
  /** Of a table whose primary key is one integer that only grows. */
  readonly sequenceTableOptions: string;
  /** Runs before all else of a migration. */
  readonly prelude: string;
  /** Text of exactly so many lower-case hex digits. */
  isHex(expression: string, digits: number): string;
  /** Lower-case hex digits, any multiple of 64 of them, also none. */
  isHexList(column: string): string;
  isDigest(column: string): string;
  isSlug(column: string): string;
  isSafeId(column: string): string;
  /** Printable ASCII without spaces, up to 256 characters. */
  isNoteName(column: string): string;
  table(table: Table): string;
  /** The guards of one table. The first one that refuses gives the reason. Checks that the table itself lacks come first. */
  guards(table: Table, guards: readonly Guard[]): string;
  /** Adds columns to a table, given as it stands with them, and checks them; and further guards to those that it has. */
  addColumns(
    table: Table,
    columns: readonly Column[],
    guards: readonly Guard[],
    further: readonly Guard[],
  ): string;
  /** Gives a table that only grows, with its rows, other checks and guards. */
  recheck(table: Table, guards: readonly Guard[]): string;
  appendOnly(table: string): string;
  keepsSet(table: string, column: string): string;
}

/** 9999-12-31T23:59:59.999Z, in milliseconds. */
export const LAST_INSTANT = 253_402_300_799_999;

/** How far the clock that dates evidence may be ahead of the one that records it (specification/ledger.md 1). */
export const CLOCK_SKEW_MS = 60_000;

export function tableOf(
  { name, options, columns, checks = [], keys = [], indexes }: Table,
  hasChecks: boolean,
): string {
  const lines = columns.map((column) => columnLine(column, hasChecks));
  if (hasChecks) lines.push(...checks.map((check) => `check (${check})`));
  const table = `create table ${name} (\n  ${[...lines, ...keys].join(',\n  ')}\n) ${options};`;
  return indexes === undefined ? table : `${table}\n${indexes}`;
}

export function columnLine({ name, type, check }: Column, hasCheck: boolean): string {
  return hasCheck && check !== undefined ? `${name} ${type} check (${check})` : `${name} ${type}`;
}

export function isInstant(column: string): string {
  return `${column} between 0 and ${LAST_INSTANT}`;
}

/** One by one: SQLite makes a table of a list, for each statement anew. */
export function isOneOf(column: string, values: readonly string[]): string {
  return `(${values.map((value) => `${column} = '${value}'`).join(' or ')})`;
}
