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

/**
 * Inserts rows with the same columns in one statement; names of tables and columns come from this program
 * only. Both engines show the guards of each row the rows before it.
 */
export function insert(
  connection: Connection,
  table: string,
  ...rows: readonly Readonly<Record<string, SqlValue>>[]
): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const tuples = rows.map((_, row) => {
    const marks = columns.map((_column, index) => `$${row * columns.length + index + 1}`);
    return `(${marks.join(', ')})`;
  });
  connection.send(
    `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`,
    rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  );
}

/** A column that must hold one of a few words. */
export function wordOf<T extends string>(row: Row, column: string, words: readonly T[]): T {
  const value = textOf(row, column);
  const word = words.find((one) => one === value);
  if (word === undefined)
    throw new ClaimgateError('ledger_damaged', {
      expected: `one of ${words.join(', ')} in the column ${column}`,
    });
  return word;
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
