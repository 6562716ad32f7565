// One line of a projection, read exactly: its shape, its digest, and whatever it must not contain.

import { canonicalize, objectDigest, canonicalDigest, type Digest } from '../digest/index.ts';
import { readCanonical } from '../documents/canonical-lines.ts';
import { pattern } from '../documents/generated/projection-entry.pattern.ts';
import { document } from '../documents/generated/projection-entry.validator.js';
import type { ProjectionEntry } from '../documents/index.ts';
import { leakForm, leaksIn, leaksInText } from '../documents/sanitizer.ts';
import { finding, type Code, type Finding } from '../documents/findings.ts';
import {
  checkShape,
  isJsonObject,
  readJson,
  type JsonReading,
  type JsonValue,
  type Shape,
} from '../documents/json.ts';

/** Size limit of one line in bytes, without its newline: the lists of an entry are bounded, so nothing valid is longer. */
export const MAX_LINE_BYTES = 128 * 1024;

const SHAPE: Shape<ProjectionEntry> = { document };

interface LinePlace {
  readonly file: string;
  readonly line: number;
}

export type LineReading =
  | {
      readonly ok: true;
      readonly subjectDigest: Digest;
      /** `undefined`: the line holds what must not be in a projection, so no finding about an entry can repeat it. */
      readonly entry: ProjectionEntry | undefined;
      /** Leaks that the sanitizer found (specification/rules.md 1, rule 7). */
      readonly leaks: readonly Finding[];
    }
  | {
      readonly ok: false;
      readonly findings: readonly Finding[];
      /** Leaks that the sanitizer found in it: a malformed line is searched too. */
      readonly leaks: readonly Finding[];
    };

/**
 * Reads the bytes of one line, without its newline, exactly: strict I-JSON, the RFC 8785 form, the
 * schema (specification/documents.md 3.3). A quick reader takes the lines that are without any fault and leak; what it
 * does not take, for whatever reason, the exact reader judges, and says why.
 */
export function readLine(bytes: Uint8Array, place: LinePlace): LineReading {
  return readQuickly(bytes) ?? readLineExactly(bytes, place);
}

/** Every text in what it reads is a digest, an instant or an enumerated value where one belongs, or a slug. */
function readQuickly(bytes: Uint8Array): LineReading | undefined {
  if (bytes.length > MAX_LINE_BYTES) return undefined;
  const reading = readCanonical(bytes, pattern, isPlainSlug);
  if (reading === undefined || recordFaults(reading.value).length > 0) return undefined;
  const { value: entry, subjectText } = reading;
  return { ok: true, subjectDigest: canonicalDigest('subject', subjectText), entry, leaks: [] };
}

/** Reads one line without the quick reader; the two must agree on every line. */
export function readLineExactly(bytes: Uint8Array, place: LinePlace): LineReading {
  const { file } = place;
  const reading = readJson(bytes, { file, maxBytes: MAX_LINE_BYTES, isConfidential: true });
  const { value } = reading;
  if (value === undefined || reading.findings.length > 0)
    return refused(reading.findings, leaksInBytes(bytes, place), place);
  const column = differenceAt(bytes, canonicalize(value));
  if (column === undefined) return shaped(reading, value, place);
  const fault = finding('projection_line_not_canonical', { file, column });
  return refused([fault], leaksIn(value, place).map(withPiece), place);
}

/** Returns what the sanitizer finds in the bytes of a line that cannot be read, or in the beginning of one. */
export function leaksInBytes(bytes: Uint8Array, place: LinePlace): Finding[] {
  return leaksInText(Buffer.from(bytes.subarray(0, MAX_LINE_BYTES)).toString('utf8'), place);
}

function shaped(reading: JsonReading, value: JsonValue, place: LinePlace): LineReading {
  const leaks = leaksIn(value, place).map(withPiece);
  const shape = checkShape(SHAPE, reading);
  if (shape.ok) {
    const faults = recordFaults(shape.value);
    if (faults.length > 0) return refused(faults, leaks, place);
    const entry = leaks.length === 0 ? shape.value : undefined;
    return { ok: true, subjectDigest: objectDigest('subject', shape.value.subject), entry, leaks };
  }
  const hasMembers = isJsonObject(value);
  const leaking = new Set(leaks.map(({ pointer }) => pointer));
  const unknown = shape.findings.filter(({ code }) => code === 'unknown_member');
  const all = [
    ...leaks,
    ...unknown.map(({ column: _column, ...fault }) => withPiece({ ...fault, ...place })),
  ];
  const faults = shape.findings.filter((fault) => !hasMembers || !isLeakOnly(fault, leaking));
  if (faults.length > 0 || !hasMembers) return refused(faults, all, place);
  const subjectDigest = objectDigest('subject', value['subject']);
  return { ok: true, subjectDigest, entry: undefined, leaks: all };
}

/** Names the piece of evidence that a finding on an entry is about. */
function withPiece(found: Finding): Finding {
  const piece = PIECES.find((fact) => found.pointer?.startsWith(`/${fact}/`));
  return piece ? { ...found, piece } : found;
}

/** How the schema sees a leak in the place of a value. A missing member, or a document of another kind, is never one. */
const OF_A_LEAK: ReadonlySet<Code> = new Set([
  'wrong_form',
  'wrong_type',
  'wrong_value',
  'out_of_bounds',
  'duplicate_item',
]);

/** Tells whether a fault of the schema is only what a leak looks like to it. */
function isLeakOnly({ code, pointer }: Finding, leaking: ReadonlySet<string | undefined>): boolean {
  return code === 'unknown_member' || (OF_A_LEAK.has(code) && leaking.has(pointer));
}

/** Returns the first column where a line differs from its canonical form; `undefined`: none does. */
function differenceAt(bytes: Uint8Array, canonical: string): number | undefined {
  const text = Buffer.from(bytes).toString('utf8');
  if (text === canonical) return undefined;
  let column = 0;
  while (column < text.length && text[column] === canonical[column]) column += 1;
  return column + 1;
}

function refused(
  findings: readonly Finding[],
  leaks: readonly Finding[],
  { file, line }: LinePlace,
): LineReading {
  return { ok: false, findings: findings.map((found) => ({ ...found, file, line })), leaks };
}

export function isPlainSlug(slug: string): boolean {
  return leakForm(slug) === undefined;
}

type RecordPlace = NonNullable<ProjectionEntry['runtime_control']>['record'];

const PIECES = ['configuration', 'approval', 'runtime_control', 'local_run', 'live_run'] as const;

const FACTS = ['approval', 'runtime_control', 'local_run', 'live_run'] as const;

/** A record is a review, a run of one side or a control event, never two of them, and has one leaf. */
function recordFaults(entry: ProjectionEntry): readonly Finding[] {
  return findingsOn((index) => {
    const code = conflictOf(entry, index);
    return code && finding(code, placeOf(index));
  });
}

/** Returns which records of an entry a ledger of that size does not have: its last sequence number is its size. */
export function recordsOutside(entry: ProjectionEntry, ledgerSize: number): readonly Finding[] {
  return findingsOn((index) => {
    const sequence = recordAt(entry, index)?.sequence ?? 0;
    if (sequence <= ledgerSize) return undefined;
    // The number itself is not shown: it may be an id that stands in its place.
    const expected = `at most ${ledgerSize}`;
    return finding('record_outside_ledger', { ...placeOf(index), expected });
  });
}

const NONE: readonly Finding[] = [];

/** Returns what is found on each fact; a list is made only for a fault, because every line of a projection comes here. */
function findingsOn(look: (index: number) => Finding | undefined): readonly Finding[] {
  let found: Finding[] | undefined;
  for (let index = 0; index < FACTS.length; index += 1) {
    const one = look(index);
    if (one) (found ??= []).push(one);
  }
  return found ?? NONE;
}

function conflictOf(entry: ProjectionEntry, index: number) {
  const record = recordAt(entry, index);
  if (!record) return undefined;
  for (let earlier = 0; earlier < index; earlier += 1) {
    const other = recordAt(entry, earlier);
    const isSamePlace = other?.sequence === record.sequence;
    const isSameLeaf = other?.leaf === record.leaf;
    if (isSamePlace && isSameLeaf) return 'record_in_two_roles';
    if (isSamePlace || isSameLeaf) return 'record_contradictory';
  }
  return undefined;
}

function recordAt(entry: ProjectionEntry, index: number): RecordPlace {
  const fact = FACTS[index];
  return fact === undefined ? null : (entry[fact]?.record ?? null);
}

function placeOf(index: number): { pointer: string } {
  return { pointer: `/${FACTS[index]}/record` };
}
