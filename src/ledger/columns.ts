// How a member of a record is kept in a column, and read back: the words that `records.ts` describes with.

import type { FingerprintField } from '../digest/index.ts';
import { ClaimgateError } from '../documents/findings.ts';
import { formatInstant, instantOf } from '../documents/json.ts';
import { integerOf, textOf, type Row, type RowSink, type SqlValue } from './driver/connection.ts';

/** How a table keeps one member of a record: its columns by name, and how to write and read them. */
interface Kept<T> {
  readonly columns: readonly string[];
  readonly isNullable?: boolean;
  put(value: T, values: SqlValue[]): void;
  /** Throws `ledger_damaged` where the columns hold no such value. */
  read(row: Row): T;
  /** The one written form of a value, so that the same content always has the same digest. */
  normal(value: T): T;
}

/** How columns keep a value; those that keep it in one column take its name. */
export type Form<T> = (column: string) => Kept<T>;

interface ColumnForm<T> {
  put(value: T): SqlValue;
  read(row: Row, column: string): T;
  normal?(value: T): T;
}

export function formOf<T>(form: ColumnForm<T>): Form<T> {
  return (name) => ({
    columns: [name],
    put: (value, values) => values.push(form.put(value)),
    read: (row) => form.read(row, name),
    normal: (value) => form.normal?.(value) ?? value,
  });
}

/** Text of a form that the database checks. */
export const TEXT: Form<string> = formOf({ put: (text) => text, read: textOf });

export const INTEGER: Form<number> = formOf({ put: (number) => number, read: integerOf });

export function wordForm<T extends string>(words: readonly T[]): Form<T> {
  return formOf({ put: (word) => word, read: (row, column) => wordOf(row, column, words) });
}

/** An instant in milliseconds, so that the database can compare it. */
export const INSTANT: Form<string> = formOf({
  put: instantOf,
  read: instantIn,
  normal: (instant) => (instant.endsWith('.000Z') ? formatInstant(instantOf(instant)) : instant),
});

/** A list of digests as one text of their hex digits, whose form the database can check. */
export const DIGESTS = formOf<string[]>({
  put: packDigests,
  read: (row, column) => unpackDigests(textOf(row, column)),
  normal: (digests) => digests.toSorted(),
});

/** How columns write an app without an instance: keys never match null. */
export const NO_INSTANCE = '';

export const INSTANCE: Form<string | null> = formOf({
  put: (instance) => instance ?? NO_INSTANCE,
  read: (row, column) => {
    const text = textOf(row, column);
    return text === NO_INSTANCE ? null : text;
  },
});

export function orNull<T>(form: Form<T>): Form<T | null> {
  return (name) => {
    const kept = form(name);
    return {
      columns: kept.columns,
      isNullable: true,
      put: (value, values) => (value === null ? values.push(null) : kept.put(value, values)),
      read: (row) => (row[name] === null ? null : kept.read(row)),
      normal: (value) => (value === null ? null : kept.normal(value)),
    };
  };
}

/** A member of a record: how its table keeps it, and where it comes from and goes to. */
interface KeptMember<T = unknown, Shown extends boolean = boolean> extends Kept<T> {
  readonly name: string;
  /** Its name in the document that states it; nothing where the ledger adds it. */
  readonly statedAs?: string;
  /** Kept only as a fingerprint of the document's value. */
  readonly fingerprint?: FingerprintField;
  readonly isShown: Shown;
  /** Whether it repeats another record, so that the database can compare: no part of this one. */
  readonly isRepeat?: boolean;
  /** Whether a record can be without it; its column is null then. */
  readonly isOptional?: boolean;
}

type Member<T, Shown extends boolean = boolean> = (name: string) => KeptMember<T, Shown>;

/** The members of a record type `T`; those that an entry `Entry` of a projection has must be {@link shown}. */
type Members<T, Entry = unknown> = {
  readonly [K in keyof T]-?: Member<T[K], K extends keyof Entry ? true : false>;
};

/** A member that the ledger adds. The column has the name of the member unless another one is given. */
export function added<T>(form: Form<T>, column?: string): Member<T, false> {
  return (name) => ({ ...form(column ?? name), name, isShown: false });
}

/** A member that the document states, under its own name unless another one is given. */
export function stated<T>(
  form: Form<T>,
  { column, as, ...rest }: { column?: string; as?: string } & Pick<KeptMember, 'fingerprint'> = {},
): Member<T, false> {
  return (name) => ({ ...added(form, column)(name), statedAs: as ?? name, ...rest });
}

export function repeatedMember<T>(form: Form<T>): Member<T, false> {
  return (name) => ({ ...added(form)(name), isRepeat: true });
}

/** A member that an entry of a projection shows, too. */
export function shown<T>(member: Member<T, false>): Member<T, true> {
  return (name) => ({ ...member(name), isShown: true });
}

/** A record can be without it, and has null in its columns then: its leaf says nothing of it. */
export function optional<T, Shown extends boolean>(member: Member<T, Shown>): Member<T, Shown> {
  return (name) => {
    const kept = member(name);
    if (kept.isNullable === true)
      throw new TypeError(`in the column of ${name}, null could mean two things`);
    return { ...kept, isOptional: true };
  };
}

/** Inserts, reads, leaves and exports follow from it. */
export interface Description<T> {
  readonly table: string;
  readonly kept: readonly KeptMember[];
  readonly members: readonly KeptMember[];
  readonly columns: readonly string[];
  /** In types only: what is described. */
  readonly described?: T;
}

/** Describes a record type `T`, after the columns by which other tables find a row; an entry of a projection shows its members of `Entry`. */
export function describe<T, Entry = unknown, Repeats = unknown>(
  table: string,
  keys: readonly string[],
  members: Members<T, Entry> & Members<Repeats>,
): Description<T> {
  const named: [string, Member<unknown>][] = Object.entries(members);
  const kept = named.map(([name, member]) => member(name));
  const columns = [...keys, ...kept.flatMap((one) => one.columns)];
  return { table, kept, members: kept.filter(({ isRepeat }) => isRepeat !== true), columns };
}

/** A row as read: its keys in order, its members, and members repeatedMember from other records. */
interface KeptRow<T> {
  readonly keys: readonly SqlValue[];
  readonly record: T;
  readonly repeats?: object;
}

/** Inserts rows in one statement. Both engines show the guards of each row the rows before it. */
export function insertRows<T extends object>(
  sink: RowSink,
  { table, columns, kept }: Description<T>,
  rows: readonly KeptRow<T>[],
): void {
  const values: SqlValue[] = [];
  for (const { keys, record, repeats = {} } of rows) {
    values.push(...keys);
    for (const member of kept)
      putMember(member, member.isRepeat === true ? repeats : record, values);
  }
  sink.insert({ table, columns, values });
}

export function putMember(member: KeptMember, record: object, values: SqlValue[]): void {
  const value: unknown = Reflect.get(record, member.name);
  if (member.isOptional === true && value === undefined)
    values.push(...member.columns.map(() => null));
  else member.put(value, values);
}

export function readRow<T>({ members }: Description<T>, row: Row): T {
  const values: Record<string, unknown> = {};
  for (const member of members) {
    const isMissing =
      member.isOptional === true && member.columns.every((column) => row[column] === null);
    if (!isMissing) values[member.name] = member.read(row);
  }
  // Every member of `T` has a reader of its type in the description.
  return values as T;
}

/**
 * Reads the members of a record from a document that matches its schema: each value in its one written form, ids as
 * fingerprints. `T` is the record without what the ledger adds.
 */
export function statedBy<T>(
  { members }: Description<T>,
  document: object,
  print: (field: FingerprintField, id: string) => string,
): T {
  const values: Record<string, unknown> = {};
  for (const member of members) {
    const { name, statedAs, fingerprint } = member;
    const value: unknown = statedAs === undefined ? undefined : Reflect.get(document, statedAs);
    if (value === undefined) continue;
    values[name] =
      fingerprint !== undefined && typeof value === 'string'
        ? print(fingerprint, value)
        : member.normal(value);
  }
  // The schema of the document has every member that is described as stated, with a value of its type.
  return values as T;
}

/** Builds the insertion of one row into a table without a description. */
export function insertionInto<Name extends string>(
  table: string,
  columns: readonly Name[],
): (sink: RowSink, row: Readonly<Record<Name, SqlValue>>) => void {
  return (sink, row) =>
    sink.insert({ table, columns, values: columns.map((column) => row[column]) });
}

export function wordOf<T extends string>(row: Row, column: string, words: readonly T[]): T {
  const value = textOf(row, column);
  const word = words.find((one) => one === value);
  if (word !== undefined) return word;
  const expected = `one of ${words.join(', ')} in the column ${column}`;
  throw new ClaimgateError('ledger_damaged', { expected });
}

/**
 * A column that repeats in another form what others say, so that rows are found by it. No leaf covers it:
 * anyone who changes it hides the record from those who ask for its subject, and shows it to others.
 */
export function requireSame(row: Row, column: string, expected: SqlValue): void {
  if (row[column] !== expected)
    throw new ClaimgateError('ledger_damaged', { expected: `${expected} in the column ${column}` });
}

export function instantIn(row: Row, column: string): string {
  return formatInstant(integerOf(row, column));
}

const HEX_DIGITS = 64;

export function packDigests(digests: readonly string[]): string {
  return digests.map((digest) => digest.slice('sha256:'.length)).join('');
}

export function unpackDigests(packed: string): string[] {
  return Array.from({ length: Math.ceil(packed.length / HEX_DIGITS) }, (_, index) => {
    return `sha256:${packed.slice(index * HEX_DIGITS, (index + 1) * HEX_DIGITS)}`;
  });
}
