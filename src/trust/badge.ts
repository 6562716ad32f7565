import { hexOf, type Digest } from '../digest/index.ts';
import type { BadgePredicate, BadgeStatement } from '../documents/index.ts';
import { document } from '../documents/generated/badge.validator.js';
import { accept, type Result } from '../findings/index.ts';
import type { Shape } from '../json/index.ts';
import { readStatement, soleSubjectDigest, STATEMENT_TYPE, writeStatement } from './statement.ts';

/** Predicate type of a badge. */
export const BADGE_PREDICATE_TYPE = 'urn:claimgate:badge:v1';

const SHAPE: Shape<BadgeStatement> = { document };

/** Reads the payload of a verified envelope as a badge (specification/documents.md 3.8). */
export function readBadge(payload: Uint8Array, file: string): Result<BadgeStatement> {
  const kind = { predicateType: BADGE_PREDICATE_TYPE, shape: SHAPE };
  const read = readStatement(payload, kind, file);
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
  const payload = writeStatement(statement);
  const checked = readBadge(payload, file);
  return checked.ok ? accept(payload) : checked;
}
