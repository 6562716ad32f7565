import { canonicalize, objectDigest, type Digest } from '../digest/index.ts';
import { canonicalDigest } from '../digest/object.ts';
import { finding, type Finding } from '../findings/index.ts';
import {
  checkShape,
  isJsonObject,
  readJson,
  type JsonReading,
  type JsonValue,
  type ProjectionEntry,
  type Shape,
} from '../json/index.ts';
import { readCanonical } from '../json/canonical-pattern.ts';
import { pattern } from '../json/generated/projection-entry.pattern.ts';
import { document } from '../json/generated/projection-entry.validator.js';
import { isPlainSlug } from './plain-slugs.ts';
import { leaksIn, unknownMemberAt } from './sanitizer.ts';

/** Size limit of one line in bytes, without its newline: the lists of an entry are bounded, so nothing valid is longer. */
export const MAX_LINE_BYTES = 128 * 1024;

const SHAPE: Shape<ProjectionEntry> = { document };

/** Which line of which file. Lines count from 1. */
export interface LinePlace {
  readonly file: string;
  readonly line: number;
}

/** What one line says, or every reason why it can not be read. */
export type LineReading =
  | {
      readonly ok: true;
      readonly subjectDigest: Digest;
      /** `undefined`: the line is no entry, for the sole reason that it holds what must not be in a projection. */
      readonly entry: ProjectionEntry | undefined;
      /** What the sanitizer found (data-model.md section 4, rule 7). */
      readonly leaks: readonly Finding[];
    }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Reads the bytes of one line, without its newline, exactly: strict I-JSON, the RFC 8785 form, the
 * schema (data-model.md section 3.3). A quick reader takes the lines that are without any fault and leak; what it
 * does not take, for whatever reason, the exact reader judges, and says why.
 */
export function readLine(bytes: Uint8Array, place: LinePlace): LineReading {
  return readQuickly(bytes) ?? readExactly(bytes, place);
}

/** Every text in what it reads is a digest, an instant or an enumerated value where one belongs, or a slug. */
function readQuickly(bytes: Uint8Array): LineReading | undefined {
  if (bytes.length > MAX_LINE_BYTES) return undefined;
  const reading = readCanonical(bytes, pattern, isPlainSlug);
  if (reading === undefined) return undefined;
  const { value: entry, subjectText } = reading;
  return { ok: true, subjectDigest: canonicalDigest('subject', subjectText), entry, leaks: [] };
}

/** Reads one line without the quick reader; the two must agree on every line. */
export function readExactly(bytes: Uint8Array, place: LinePlace): LineReading {
  const reading = readJson(bytes, { file: place.file, maxBytes: MAX_LINE_BYTES });
  const { value } = reading;
  if (value === undefined || reading.findings.length > 0) return refused(reading.findings, place);
  if (canonicalize(value) !== reading.text) {
    return refused(
      [
        finding('projection_line_not_canonical', {
          file: place.file,
          ...differenceIn(reading, value),
        }),
      ],
      place,
    );
  }
  return sanitized(reading, value, place);
}

function sanitized(reading: JsonReading, value: JsonValue, place: LinePlace): LineReading {
  const leaks = leaksIn(value, place);
  const shaped = checkShape(SHAPE, reading);
  if (shaped.ok) {
    return {
      ok: true,
      subjectDigest: objectDigest('subject', shaped.value.subject),
      entry: shaped.value,
      leaks,
    };
  }
  const leaking = new Set(leaks.map(({ pointer }) => pointer));
  const unknown = shaped.findings.filter(({ code }) => code === 'unknown_member');
  const faults = shaped.findings.filter((fault) => !isLeakOnly(fault, leaking));
  if (faults.length > 0 || !isJsonObject(value))
    return refused(faults.length > 0 ? faults : leaks, place);
  return {
    ok: true,
    subjectDigest: objectDigest('subject', value['subject']),
    entry: undefined,
    leaks: [...leaks, ...unknown.map((fault) => unknownMember(fault, place))],
  };
}

/** Whether a fault of the schema is only what a leak looks like to it. That a member is missing never is. */
function isLeakOnly({ code, pointer }: Finding, leaking: ReadonlySet<string | undefined>): boolean {
  if (code === 'unknown_member') return true;
  return code !== 'missing_member' && leaking.has(pointer);
}

/** The name of a member nobody knows may itself be what must not be shown. */
function unknownMember({ pointer = '' }: Finding, place: LinePlace): Finding {
  return finding('unknown_member', { ...place, ...unknownMemberAt(pointer) });
}

function differenceIn({ text }: JsonReading, value: JsonValue): { column: number } {
  const canonical = canonicalize(value);
  let column = 0;
  while (column < text.length && text[column] === canonical[column]) column += 1;
  return { column: column + 1 };
}

function refused(findings: readonly Finding[], { line }: LinePlace): LineReading {
  return { ok: false, findings: findings.map((found) => ({ ...found, line })) };
}
