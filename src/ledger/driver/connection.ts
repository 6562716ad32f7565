import { ClaimgateError } from '../../findings/index.ts';

export type Engine = 'sqlite' | 'postgres';

/** What a column holds and a parameter can be: instants and numbers are safe integers, all else is text. */
export type SqlValue = string | number | null;

export type Row = Readonly<Record<string, SqlValue>>;

/** Where rows go; both names come from this program only. Statements are kept by it: one object for each table. */
export interface InsertTarget {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Rows of one table, the values of one after those of the other. Guards see the rows before theirs. */
export interface Insertion {
  readonly target: InsertTarget;
  readonly values: readonly SqlValue[];
}

/**
 * One conversation with a database. Statements are written with `$1`, `$2`, … on every engine; a script
 * is several statements without parameters.
 */
export interface Connection {
  readonly engine: Engine;
  query(sql: string, parameters?: readonly SqlValue[]): Promise<readonly Row[]>;
  /**
   * Inserts rows, without waiting where the engine is elsewhere. A refusal is thrown here, by the next
   * query, or by the transaction, which is then not kept.
   */
  insert(insertion: Insertion): void;
  script(sql: string): Promise<void>;
}

/** What a store makes of its connections; the rest of the ledger sees only {@link Connection}. */
export interface Driver {
  readonly engine: Engine;
  /** Runs work on one snapshot, which sees nothing that is committed meanwhile. */
  read<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Runs work as the only writer, in one transaction: all of it is kept, or nothing. */
  write<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A column that must hold text. */
export function textOf(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string') throw unexpected(column);
  return value;
}

/** A column that must hold a safe integer. */
export function integerOf(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unexpected(column);
  return value;
}

export function textOrNull(row: Row | undefined, column: string): string | null {
  return row?.[column] === null ? null : textOf(row, column);
}

export function integerOrNull(row: Row | undefined, column: string): number | null {
  return row?.[column] === null ? null : integerOf(row, column);
}

function unexpected(column: string): ClaimgateError {
  return new ClaimgateError('ledger_damaged', { expected: `a value in the column ${column}` });
}
