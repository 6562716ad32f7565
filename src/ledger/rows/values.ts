import { ClaimgateError } from '../../findings/index.ts';
import { formatInstant, instantOf } from '../../json/index.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Row,
  type SqlValue,
} from '../driver/connection.ts';

/** Inserts rows of one table in one statement. Both engines show the guards of each row the rows before it. */
export type Inserter<Column extends string> = (
  connection: Connection,
  ...rows: readonly Readonly<Record<Column, SqlValue>>[]
) => void;

/** What inserts into a table; its name and those of its columns come from this program only. */
export function insertionInto<Column extends string>(
  table: string,
  columns: readonly Column[],
): Inserter<Column> {
  const target = { table, columns };
  return (connection, ...rows) => {
    const values: SqlValue[] = [];
    for (const row of rows) for (const column of columns) values.push(row[column]);
    connection.insert({ target, values });
  };
}

/** A column that must hold one of a few words. */
export function wordOf<T extends string>(row: Row, column: string, words: readonly T[]): T {
  return oneOf(textOf(row, column), column, words);
}

/** A text that must be one of a few words; it came from a column. */
export function oneOf<T extends string>(value: string, column: string, words: readonly T[]): T {
  const word = words.find((one) => one === value);
  if (word === undefined)
    throw new ClaimgateError('ledger_damaged', {
      expected: `one of ${words.join(', ')} in the column ${column}`,
    });
  return word;
}

/**
 * A column that only repeats in another form what others say, so that rows are found by it. No leaf covers
 * it: whoever changes it hides the record from those who ask for its subject, and shows it to others.
 */
export function requireSame(row: Row, column: string, expected: SqlValue): void {
  if (row[column] !== expected)
    throw new ClaimgateError('ledger_damaged', { expected: `${expected} in the column ${column}` });
}

export function instantIn(row: Row, column: string): string {
  return formatInstant(integerOf(row, column));
}

export function instantOrNull(row: Row, column: string): string | null {
  const ms = integerOrNull(row, column);
  return ms === null ? null : formatInstant(ms);
}

/** As columns hold instants: milliseconds, so that the database can compare them. */
export function msOrNull(instant: string | null): number | null {
  return instant === null ? null : instantOf(instant);
}

const HEX_DIGITS = 64;

/** A list of digests as one text of their hex digits, whose shape the database can check. */
export function packDigests(digests: readonly string[]): string {
  return digests.map((digest) => digest.slice('sha256:'.length)).join('');
}

export function unpackDigests(packed: string): string[] {
  return Array.from({ length: Math.ceil(packed.length / HEX_DIGITS) }, (_, index) => {
    return `sha256:${packed.slice(index * HEX_DIGITS, (index + 1) * HEX_DIGITS)}`;
  });
}

/** The instance of an app that has none is the empty text in columns: keys never match null. */
export const NO_INSTANCE = '';

export function instanceOf(row: Row): string | null {
  const text = textOf(row, 'instance_fingerprint');
  return text === NO_INSTANCE ? null : text;
}
