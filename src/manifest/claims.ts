import { objectDigest, type Digest, digestOf } from '../digest/index.ts';
import { finding, worstSeverity, type Finding } from '../findings/index.ts';
import {
  checkShape,
  isJsonObject,
  LineIndex,
  readJson,
  type JsonReading,
  type JsonValue,
  type Shape,
} from '../json/index.ts';
import type { Claim, PublicClaims, ClaimsBinding } from '../documents/index.ts';
import {
  readCanonicalClaims,
  type ReadClaim,
  CLAIMABLE,
  isOneOf,
  formatClaims,
} from './canonical-claims.ts';
import * as validators from '../documents/generated/public-claims.validator.js';

/** Where public claims come from, relative to the root of the repository (specification/documents.md 3.1). */
export const CLAIMS_PATH = 'provider-certification/public-claims.json';

/** Size limit of a claims file in bytes. */
export const MAX_CLAIMS_BYTES = 16 * 1024 * 1024;

const CLAIMS_SHAPE: Shape<PublicClaims> = {
  document: validators.document,
  list: { member: 'claims', item: validators.item },
};

/** The canonical form of a file without claims, which has no line of a claim to go by. */
const NOTHING_CLAIMED = formatClaims([]);

/** A claim and the JSON Pointer to it. */
interface PlacedClaim extends ReadClaim {
  readonly pointer: string;
}

/** The result of reading a claims file. */
export interface ClaimsReading {
  /** The claims in the order of the file; `undefined` where the file could not be judged. */
  readonly claims: readonly ReadClaim[] | undefined;
  /** Everything found, warnings included. */
  readonly findings: readonly Finding[];
  /** The text, for excerpts. */
  readonly text: string;
}

/**
 * Reads and validates the exact bytes of a claims file: strict JSON, its schema, LF line endings, one
 * claim per subject, claimable subjects only (specification/documents.md 3.1).
 */
export function readClaims(bytes: Uint8Array, file: string): ClaimsReading {
  return readQuickly(bytes) ?? readExactly(bytes, file);
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
export function readExactly(bytes: Uint8Array, file: string): ClaimsReading {
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

/** Binds the exact bytes of a claims file that `readClaims` accepted (specification/documents.md 3.1). */
export function bindClaims(
  bytes: Uint8Array,
  claims: NonNullable<ClaimsReading['claims']>,
): ClaimsBinding {
  return { schema_version: 1, manifest_sha256: digestOf(bytes), claim_count: claims.length };
}
