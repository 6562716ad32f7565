import { canonicalDigest } from '../digest/sha256.ts';
import { readCanonical } from '../documents/canonical-pattern.ts';
import { pattern } from '../documents/generated/public-claims.pattern.ts';
import { LineCutter, type LineSink } from '../json/lines.ts';
import { isClaimable } from './claimable.ts';
import type { ReadClaim } from './read-claim.ts';

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
