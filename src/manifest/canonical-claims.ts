import { canonicalDigest } from '../digest/sha256.ts';
import { readCanonical } from '../documents/canonical-pattern.ts';
import { pattern } from '../documents/generated/public-claims.pattern.ts';
import { LineCutter, type LineSink } from '../json/line-cutter.ts';
import { type Digest, canonicalize } from '../digest/index.ts';
import type { Claim, Subject } from '../documents/index.ts';

/** Claims as `formatClaims` needs them: each with the digest it is sorted by. */
interface SortableClaim {
  readonly claim: Claim;
  readonly subjectDigest: Digest;
}

/**
 * Returns the canonical form of a claims file: one claim per line in its RFC 8785 form, sorted by subject
 * digest, one newline at the end (specification/documents.md 3.1).
 */
export function formatClaims(claims: readonly SortableClaim[]): string {
  if (claims.length === 0) return '{\n  "schema_version": 1,\n  "claims": []\n}\n';
  const lines = [...claims].sort(bySubjectDigest).map(({ claim }) => `    ${canonicalize(claim)}`);
  return `{\n  "schema_version": 1,\n  "claims": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function bySubjectDigest(a: SortableClaim, b: SortableClaim): number {
  if (a.subjectDigest === b.subjectDigest) return 0;
  return a.subjectDigest < b.subjectDigest ? -1 : 1;
}

/** Which values of a subject's member make it claimable; members not named here do not matter. */
export const CLAIMABLE: readonly (readonly [keyof Subject, readonly string[]])[] = [
  ['deployment_environment', ['production']],
  ['provider_environment', ['production']],
  ['operation', ['publish_immediate', 'publish_scheduled']],
];

/** Tells whether a subject can be claimed at all (specification/documents.md 3.1). */
export function isClaimable(subject: Subject): boolean {
  return CLAIMABLE.every(([member, allowed]) => isOneOf(allowed, subject[member]));
}

/** Tells whether a member has one of some values; `null` is none of them. */
export function isOneOf(allowed: readonly string[], value: string | null): boolean {
  return value !== null && allowed.includes(value);
}

/** A claim with the digest of its subject, by which claims are sorted and looked up. */
export interface ReadClaim {
  readonly claim: Claim;
  readonly subjectDigest: Digest;
}

/** A claim in its canonical form is shorter: its members are bounded. */
const MAX_LINE_BYTES = 4096;

const HEAD = ['{', '  "schema_version": 1,', '  "claims": ['];
const FOOT = ['  ]', '}'];
const INDENT = 4;
const SPACE = 0x20;
const COMMA = 0x2c;

/**
 * Reads a claims file that has the canonical form (specification/documents.md 3.1) and at least one claim, piece by piece, without
 * anything to be found about it. A piece is good until the next one is asked for.
 *
 * @returns whether the file is such a one; if not, for whatever reason, nothing of what was yielded counts
 */
export function* readCanonicalClaims(
  pieces: Iterable<Uint8Array>,
): Generator<readonly ReadClaim[], boolean> {
  const lines = new ClaimLines();
  const cutter = new LineCutter(lines, MAX_LINE_BYTES);
  for (const piece of pieces) {
    cutter.push(piece);
    if (lines.isUnusual) return false;
    yield lines.take();
  }
  cutter.end();
  return !lines.isUnusual && lines.isComplete;
}

class ClaimLines implements LineSink {
  isUnusual = false;
  #claims: ReadClaim[] = [];
  #previous = '';
  #headLines = 0;
  #footLines = 0;
  #isLast = false;

  get isComplete(): boolean {
    return this.#footLines === FOOT.length;
  }

  /** The claims since the last call. */
  take(): readonly ReadClaim[] {
    const claims = this.#claims;
    this.#claims = [];
    return claims;
  }

  line(bytes: Uint8Array): void {
    if (this.isUnusual) return;
    if (this.#headLines < HEAD.length) this.#expect(bytes, HEAD[this.#headLines++]);
    else if (this.#isLast) this.#expect(bytes, FOOT[this.#footLines++]);
    else this.#claim(bytes);
  }

  tooLong(): void {
    this.isUnusual = true;
  }

  unterminated(): void {
    this.isUnusual = true;
  }

  #expect(bytes: Uint8Array, expected: string | undefined): void {
    if (textOf(bytes) !== expected) this.isUnusual = true;
  }

  #claim(bytes: Uint8Array): void {
    const isLast = bytes.at(-1) !== COMMA;
    const end = isLast ? bytes.length : bytes.length - 1;
    const reading = readCanonical(bytes.subarray(INDENT, end), pattern, () => true);
    if (!reading || !isIndented(bytes) || !isClaimable(reading.value.subject)) {
      this.isUnusual = true;
      return;
    }
    const subjectDigest = canonicalDigest('subject', reading.subjectText);
    if (subjectDigest <= this.#previous) this.isUnusual = true;
    this.#previous = subjectDigest;
    this.#isLast = isLast;
    this.#claims.push({ claim: reading.value, subjectDigest });
  }
}

function isIndented(bytes: Uint8Array): boolean {
  for (let at = 0; at < INDENT; at += 1) if (bytes[at] !== SPACE) return false;
  return true;
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
