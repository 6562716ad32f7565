import type { Engine } from '../driver/connection.ts';

/**
 * A check of the database over rows: it refuses an insert for which the condition holds. `new` is the
 * row to come; the condition is SQL that both engines read alike.
 */
export interface Guard {
  readonly name: string;
  readonly condition: string;
  readonly message: string;
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
  /** All guards of one table, the first of which that refuses says why. */
  guards(table: string, guards: readonly Guard[]): string;
  /** Refuses every change and removal of rows of a table. */
  appendOnly(table: string): string;
}

/** 9999-12-31T23:59:59.999Z, in milliseconds. */
export const LAST_INSTANT = 253_402_300_799_999;

/** How far the clock that dates evidence may be ahead of the one that records it (data-model.md section 5). */
export const CLOCK_SKEW_MS = 60_000;

export function isInstant(column: string): string {
  return `${column} between 0 and ${LAST_INSTANT}`;
}

export function isOneOf(column: string, values: readonly string[]): string {
  return `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;
}
