// Statements behind a badge and a status, by their types.

import { hexOf, type Digest } from '../digest/index.ts';
import type {
  BadgePredicate,
  StatementSubject,
  StatusPredicate,
  StatusStatement,
} from '../documents/index.ts';
import { document } from '../documents/generated/badge.validator.js';
import { document as status } from '../documents/generated/claim-status.validator.js';
import { accept, type Result } from '../documents/findings.ts';
import {
  readStatement,
  soleSubjectDigest,
  STATEMENT_TYPE,
  statementAbout,
  writeChecked,
  type About,
  type SummaryArtifact,
} from './statement.ts';

/** The badge of a verdict (specification/documents.md 3.8). */
export const BADGE_STATEMENT = statementAbout<BadgePredicate>('gate-verdict.json', {
  predicateType: 'urn:claimgate:badge:v1',
  shape: { document },
});

const STATUS_KIND = {
  predicateType: 'urn:claimgate:claim-status:v1',
  shape: { document: status },
} as const;

/** A status, and all that it says it is about: the digest of the verdict is that of the first subject. */
interface AboutRelease extends About<StatusPredicate> {
  readonly subjects: readonly StatementSubject[];
}

/** The status of a release (specification/claim-status.md). */
export const STATUS_STATEMENT = {
  predicateType: STATUS_KIND.predicateType,
  read: readStatus,
  write(
    verdict: Digest,
    predicate: StatusPredicate,
    artifacts: readonly SummaryArtifact[],
    file: string,
  ): Result<Uint8Array> {
    const statement: StatusStatement = {
      _type: STATEMENT_TYPE,
      subject: statusSubjects(verdict, predicate.release.revision, artifacts),
      predicateType: STATUS_KIND.predicateType,
      predicate,
    };
    return writeChecked(statement, readStatus, file);
  },
};

function readStatus(payload: Uint8Array, file: string): Result<AboutRelease> {
  const statement = readStatement<StatusStatement>(payload, STATUS_KIND, file);
  if (!statement.ok) return statement;
  const { predicate, subject: subjects } = statement.value;
  const verdict = soleSubjectDigest(subjects.slice(0, 1), file);
  return verdict.ok ? accept({ subject: verdict.value, subjects, predicate }) : verdict;
}

/** Lists what a status is about, so that a verifier finds it by a published file or by the commit, too. */
export function statusSubjects(
  verdict: Digest,
  revision: string,
  artifacts: readonly SummaryArtifact[],
): StatementSubject[] {
  return [
    { name: 'gate-verdict.json', digest: { sha256: hexOf(verdict) } },
    { name: 'repository', digest: { gitCommit: revision } },
    ...artifacts.map(({ name, sha256 }) => ({ name, digest: { sha256: hexOf(sha256) } })),
  ];
}
