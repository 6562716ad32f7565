import { hexOf, type Digest } from '../digest/index.ts';
import type { BadgePredicate, BadgeStatement } from '../documents/index.ts';
import { document } from '../documents/generated/badge.validator.js';
import type { Result } from '../findings/index.ts';
import type { Shape } from '../json/index.ts';
import { readStatement, soleSubjectDigest, STATEMENT_TYPE, writeChecked } from './statement.ts';

export const BADGE_PREDICATE_TYPE = 'urn:claimgate:badge:v1';

const KIND = {
  predicateType: BADGE_PREDICATE_TYPE,
  shape: { document } satisfies Shape<BadgeStatement>,
};

/** Reads the payload of a verified envelope as a badge (specification/documents.md 3.8). */
export function readBadge(payload: Uint8Array, file: string): Result<BadgeStatement> {
  const read = readStatement<BadgeStatement>(payload, KIND, file);
  if (!read.ok) return read;
  const subject = soleSubjectDigest(read.value.subject, file);
  return subject.ok ? read : subject;
}

/** Writes the payload of a badge for a verdict file; refuses what {@link readBadge} would. */
export function writeBadge(
  verdict: Digest,
  predicate: BadgePredicate,
  file: string,
): Result<Uint8Array> {
  const statement: BadgeStatement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: 'gate-verdict.json', digest: { sha256: hexOf(verdict) } }],
    predicateType: BADGE_PREDICATE_TYPE,
    predicate,
  };
  return writeChecked(statement, readBadge, file);
}
