import { canonicalize, objectDigest, canonicalDigest, type Digest } from '../digest/index.ts';
import { readCanonical } from '../documents/canonical-lines.ts';
import { pattern } from '../documents/generated/projection-entry.pattern.ts';
import { document } from '../documents/generated/projection-entry.validator.js';
import type { ProjectionEntry } from '../documents/index.ts';
import { isRawNumber, leakForm } from '../evidence/sensitive-patterns.ts';
import { finding, type Code, type Finding, type Place } from '../findings/index.ts';
import {
  pointerTo,
  checkShape,
  isJsonObject,
  readJson,
  type JsonReading,
  type JsonValue,
  type Shape,
} from '../json/index.ts';
import { describeForm, showName, showPointer } from '../json/value.ts';

/** Also in upper case or cut off: then its form is wrong, which the schema says, and it is still no secret. */
const DIGEST = /^sha256:[0-9A-Fa-f]{0,64}$/;
/** A time as other programs write it, such as with microseconds or an offset: wrong in form, and no account id. */
const TIMESTAMP =
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})?$/;
const REVISION = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Members of an entry that hold digests, revisions and instants: only there may a value look random. */
const DECLARED_FORMS: ReadonlyMap<string, RegExp> = new Map([
  ...['app_fingerprint', 'instance_fingerprint', 'contract_digest', 'subject_digest'].map(
    has(DIGEST),
  ),
  ...['leaf', 'external_result', 'required_scopes', 'granted_scopes'].map(has(DIGEST)),
  has(REVISION)('tested_revision'),
  ...['reviewed_at', 'validated_at', 'tested_at', 'completed_at', 'expires_at'].map(has(TIMESTAMP)),
]);

/** Members of an entry that hold numbers. */
const DECLARED_NUMBERS: ReadonlySet<string> = new Set(['sequence']);

/**
 * Everything in a line of a projection that looks like what must not be in one (specification/rules.md 1,
 * rule 7). Findings name the place and the form, never the value: it may be somebody's secret.
 */
export function leaksIn(value: unknown, place: Place): Finding[] {
  // Nearly every line is clean; only one that is not pays for pointers.
  if (isClean(value, '')) return [];
  const leaks: Finding[] = [];
  collect(value, { member: '', pointer: '' }, (code, pointer, found) => {
    leaks.push(finding(code, { ...place, pointer: showPointer(pointer), found }));
  });
  return leaks;
}

function isClean(value: unknown, member: string): boolean {
  if (Array.isArray(value)) return value.every((item) => isClean(item, member));
  if (isObject(value)) {
    for (const name of Object.keys(value)) {
      if (leakForm(name) !== undefined || !isClean(Reflect.get(value, name), name)) return false;
    }
    return true;
  }
  return leakOf(value, member) === undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function collect(
  value: unknown,
  { member, pointer }: { readonly member: string; readonly pointer: string },
  report: (code: Code, pointer: string, found: string) => void,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(item, { member, pointer: pointerTo(pointer, index) }, report);
  } else if (isObject(value)) {
    const members: [string, unknown][] = Object.entries(value);
    for (const [name, item] of members) {
      const form = leakForm(name);
      if (form !== undefined) report(form, pointer, showName(name));
      // The pointer would repeat a name that must not be shown.
      const below = form === undefined ? pointerTo(pointer, name) : pointer;
      collect(item, { member: name, pointer: below }, report);
    }
  } else {
    const form = leakOf(value, member);
    if (form !== undefined) report(form, pointer, describeForm(value));
  }
}

function leakOf(value: unknown, member: string): Code | undefined {
  if (typeof value === 'number') {
    return isRawNumber(value) && !DECLARED_NUMBERS.has(member) ? 'looks_like_raw_id' : undefined;
  }
  if (typeof value !== 'string' || DECLARED_FORMS.get(member)?.test(value)) return undefined;
  return leakForm(value);
}

function has(form: RegExp): (member: string) => readonly [string, RegExp] {
  return (member) => [member, form];
}

/** Where values end in JSON, however the text is damaged. */
const BETWEEN_VALUES = /["{}[\],\s]+/;
const PLAIN_VALUES = [DIGEST, REVISION, TIMESTAMP];
/** Forms that are no accident: pieces of a damaged text can look like free text or an id. */
const UNMISTAKABLE: ReadonlySet<Code | undefined> = new Set([
  'looks_like_token',
  'looks_like_email',
  'looks_like_url',
]);

/**
 * Returns what in a text that is not the JSON of an entry looks like a credential or an address, so that a line
 * that was damaged or cut off hides nothing. Each form once: such a text has no places to name.
 */
function leaksInText(text: string, place: Place): Finding[] {
  const forms = new Set<Code>();
  for (const piece of text.split(BETWEEN_VALUES)) {
    if (PLAIN_VALUES.some((form) => form.test(piece))) continue;
    const form = leakForm(piece);
    if (form !== undefined && UNMISTAKABLE.has(form)) forms.add(form);
  }
  return [...forms].map((form) => finding(form, { ...place }));
}

/** Size limit of one line in bytes, without its newline: the lists of an entry are bounded, so nothing valid is longer. */
export const MAX_LINE_BYTES = 128 * 1024;

const SHAPE: Shape<ProjectionEntry> = { document };

/** A file, and a line of it. Lines count from 1. */
interface LinePlace {
  readonly file: string;
  readonly line: number;
}

/** A line as read, or every reason why it cannot be read. */
export type LineReading =
  | {
      readonly ok: true;
      readonly subjectDigest: Digest;
      /**
       * `undefined`: the line is no entry, for the sole reason that it holds what must not be in a
       * projection. So no finding about an entry can repeat it.
       */
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
  return refused([fault], leaksIn(value, place), place);
}

/** Returns what the sanitizer finds in the bytes of a line that cannot be read, or in the beginning of one. */
export function leaksInBytes(bytes: Uint8Array, place: LinePlace): Finding[] {
  return leaksInText(Buffer.from(bytes.subarray(0, MAX_LINE_BYTES)).toString('utf8'), place);
}

function shaped(reading: JsonReading, value: JsonValue, place: LinePlace): LineReading {
  const leaks = leaksIn(value, place);
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
    ...unknown.map(({ column: _column, ...fault }) => ({ ...fault, ...place })),
  ];
  const faults = shape.findings.filter((fault) => !hasMembers || !isLeakOnly(fault, leaking));
  if (faults.length > 0 || !hasMembers) return refused(faults, all, place);
  const subjectDigest = objectDigest('subject', value['subject']);
  return { ok: true, subjectDigest, entry: undefined, leaks: all };
}

/** Tells whether a fault of the schema is only what a leak looks like to it. That a member is missing never is. */
function isLeakOnly({ code, pointer }: Finding, leaking: ReadonlySet<string | undefined>): boolean {
  if (code === 'unknown_member') return true;
  return code !== 'missing_member' && leaking.has(pointer);
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

/** Whether the sanitizer has nothing against a slug. */
export function isPlainSlug(slug: string): boolean {
  return leakForm(slug) === undefined;
}

type RecordPlace = NonNullable<ProjectionEntry['runtime_control']>['record'];

/** The facts that rest on a record of the ledger. */
const FACTS = ['approval', 'runtime_control', 'local_run', 'live_run'] as const;

/**
 * Returns where an entry names one ledger record for two facts (`record_in_two_roles`), or contradicts itself
 * about which leaf stands where (`record_contradictory`). A record is a review, a run of one side or a
 * control event, never two of them.
 */
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

/** How the record of a fact conflicts with that of an earlier one. */
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
