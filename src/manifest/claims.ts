import {
  canonicalDigest,
  canonicalize,
  objectDigest,
  digestOf,
  type Digest,
} from '../digest/index.ts';
import { readCanonical, LineCutter, type LineSink } from '../documents/canonical-lines.ts';
import { pattern } from '../documents/generated/public-claims.pattern.ts';
import * as validators from '../documents/generated/public-claims.validator.js';
import type { Claim, Subject, PublicClaims, ClaimsBinding } from '../documents/index.ts';
import { finding, worstSeverity, type Finding } from '../documents/findings.ts';
import {
  checkShape,
  isJsonObject,
  LineIndex,
  readJson,
  type JsonReading,
  type JsonValue,
  type Shape,
} from '../documents/json.ts';

export function formatClaims(claims: readonly ReadClaim[]): string {
  if (claims.length === 0) return '{\n  "schema_version": 1,\n  "claims": []\n}\n';
  const lines = [...claims].sort(bySubjectDigest).map(({ claim }) => `    ${canonicalize(claim)}`);
  return `{\n  "schema_version": 1,\n  "claims": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function bySubjectDigest(a: ReadClaim, b: ReadClaim): number {
  if (a.subjectDigest === b.subjectDigest) return 0;
  return a.subjectDigest < b.subjectDigest ? -1 : 1;
}

/** Which values of a subject's member make it claimable; members not named here do not matter. */
const CLAIMABLE: readonly (readonly [keyof Subject, readonly string[]])[] = [
  ['deployment_environment', ['production']],
  ['provider_environment', ['production']],
  ['operation', ['publish_immediate', 'publish_scheduled']],
];

/** Tells whether a subject can be claimed at all (specification/documents.md 3.1). */
export function isClaimable(subject: Subject): boolean {
  return CLAIMABLE.every(([member, allowed]) => isOneOf(allowed, subject[member]));
}

function isOneOf(allowed: readonly string[], value: string | null): boolean {
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
    if (latin1Of(bytes) !== expected) this.isUnusual = true;
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

function latin1Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** Where public claims come from, relative to the root of the repository (specification/documents.md 3.1). */
export const CLAIMS_PATH = 'provider-certification/public-claims.json';

export const MAX_CLAIMS_BYTES = 16 * 1024 * 1024;

const CLAIMS_SHAPE: Shape<PublicClaims> = {
  document: validators.document,
  list: { member: 'claims', item: validators.item },
};

const NOTHING_CLAIMED = formatClaims([]);

interface PlacedClaim extends ReadClaim {
  readonly pointer: string;
}

export interface ClaimsReading {
  /** The claims in the order of the file; `undefined` where the file could not be judged. */
  readonly claims: readonly ReadClaim[] | undefined;
  /** Everything found, warnings included. */
  readonly findings: readonly Finding[];
  readonly text: string;
}

export function readClaims(bytes: Uint8Array, file: string): ClaimsReading {
  return readQuickly(bytes) ?? readClaimsExactly(bytes, file);
}

/** Files in the canonical form, with nothing to be found about them: those that claim nothing, and nearly all that are long. */
function readQuickly(bytes: Uint8Array): ClaimsReading | undefined {
  if (bytes.length > MAX_CLAIMS_BYTES) return undefined;
  if (bytes.length === NOTHING_CLAIMED.length && textOf(bytes) === NOTHING_CLAIMED)
    return { claims: [], findings: [], text: NOTHING_CLAIMED };
  const claims: ReadClaim[] = [];
  const reading = readCanonicalClaims([bytes]);
  for (;;) {
    const { value, done } = reading.next();
    if (done === true) return value ? { claims, findings: [], text: textOf(bytes) } : undefined;
    for (const claim of value) claims.push(claim);
  }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Reads a claims file without the quick reader; the two must agree on every file. */
export function readClaimsExactly(bytes: Uint8Array, file: string): ClaimsReading {
  const reading = readJson(bytes, { file, maxBytes: MAX_CLAIMS_BYTES });
  const shaped = checkShape(CLAIMS_SHAPE, reading);
  const wellFormed = wellFormedClaims(reading.value);
  const findings = [
    ...carriageReturns(reading.text, file),
    ...(shaped.ok ? [] : shaped.findings),
    ...duplicateClaims(wellFormed, reading),
    ...unclaimable(wellFormed, reading),
  ];
  const judged = shaped.ok && worstSeverity(findings) < 2;
  if (judged && formatClaims(wellFormed) !== reading.text)
    findings.push(finding('not_canonical', { file }));
  return { claims: judged ? wellFormed : undefined, findings, text: reading.text };
}

/** Returns the claims that are well formed by themselves, so that faults among them show beside faults of others. */
function wellFormedClaims(value: JsonValue | undefined): PlacedClaim[] {
  const items = isJsonObject(value) ? value['claims'] : undefined;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    if (!isClaim(item)) return [];
    return [
      {
        claim: item,
        subjectDigest: objectDigest('subject', item.subject),
        pointer: `/claims/${index}`,
      },
    ];
  });
}

function isClaim(item: unknown): item is Claim {
  return validators.item(item);
}

function carriageReturns(text: string, file: string): Finding[] {
  const first = text.indexOf('\r');
  if (first < 0) return [];
  const count = text.split('\r').length - 1;
  return [
    finding('carriage_return', {
      file,
      ...new LineIndex(text).positionAt(first),
      found: String(count),
    }),
  ];
}

function duplicateClaims(claims: readonly PlacedClaim[], reading: JsonReading): Finding[] {
  const first = new Map<Digest, string>();
  const findings: Finding[] = [];
  for (const { subjectDigest, pointer } of claims) {
    const earlier = first.get(subjectDigest);
    if (earlier === undefined) first.set(subjectDigest, pointer);
    else
      findings.push(
        finding('duplicate_claim', {
          ...reading.locate(`${pointer}/subject`),
          found: `the subject of ${earlier} again`,
        }),
      );
  }
  return findings;
}

function unclaimable(claims: readonly PlacedClaim[], reading: JsonReading): Finding[] {
  return claims.flatMap(({ claim, pointer }) =>
    CLAIMABLE.flatMap(([member, allowed]) => {
      const value = claim.subject[member];
      if (isOneOf(allowed, value)) return [];
      const expected = allowed.map((text) => JSON.stringify(text)).join(' or ');
      return [
        finding('not_claimable', {
          ...reading.locate(`${pointer}/subject/${member}`),
          expected,
          found: JSON.stringify(value),
        }),
      ];
    }),
  );
}

export function bindClaims(
  bytes: Uint8Array,
  claims: NonNullable<ClaimsReading['claims']>,
): ClaimsBinding {
  return { schema_version: 1, manifest_sha256: digestOf(bytes), claim_count: claims.length };
}
