import type { Digest } from '../digest/index.ts';
import type { EpochMs } from '../json/index.ts';
import type { Subject } from '../documents/index.ts';
import type { ReadClaim } from './claims.ts';

export interface ClaimStanding {
  /** Sequence numbers of the ledger records it rests on: review, local run, live run. */
  readonly records: readonly number[];
  /** When the first thing expires that it rests on; `null`: not known. */
  readonly holdsUntil: EpochMs | null;
}

export interface ClaimedRelease {
  readonly claims: readonly ReadClaim[];
  /** By subject digest; `undefined`: nothing is known of any evidence. */
  readonly standing: ReadonlyMap<Digest, ClaimStanding> | undefined;
  /** When it was released, or the instant of the comparison. */
  readonly at: EpochMs;
}

export interface ClaimChange {
  readonly subjectDigest: Digest;
  readonly subject: Subject;
  readonly contractBefore: string | null;
  readonly contractAfter: string | null;
  readonly holdsBefore: EpochMs | null;
  readonly holdsAfter: EpochMs | null;
}

export const CHANGES = ['added', 'withdrawn', 'lapsed', 'contract_changed', 'renewed'] as const;
export type ChangeKind = (typeof CHANGES)[number];

/** Every claim of two releases in exactly one place. */
export interface ClaimsDifference extends Readonly<Record<ChangeKind, readonly ClaimChange[]>> {
  readonly unchanged: number;
  /** Whether the evidence of both releases was known, so that renewals and expiries could be found. */
  readonly evidenceCompared: boolean;
}

/**
 * Compares the claims of two releases, subject by subject. A claim that is gone has expired if its evidence
 * had expired by then; otherwise it was withdrawn. A claim that stayed was renewed if it rests on a newer
 * record of the ledger. Changes come in the order of their subject digests.
 */
export function compareClaims(before: ClaimedRelease, after: ClaimedRelease): ClaimsDifference {
  const earlier = new Map(before.claims.map((claim) => [claim.subjectDigest, claim]));
  const later = new Map(after.claims.map((claim) => [claim.subjectDigest, claim]));
  const found: Record<ChangeKind | 'unchanged', ClaimChange[]> = {
    added: [],
    withdrawn: [],
    lapsed: [],
    contract_changed: [],
    renewed: [],
    unchanged: [],
  };
  for (const digest of [...new Set([...earlier.keys(), ...later.keys()])].sort()) {
    const change = changeOf(digest, earlier.get(digest), later.get(digest), before, after);
    if (change) found[kindOf(change, before, after)].push(change);
  }
  return {
    ...found,
    unchanged: found.unchanged.length,
    evidenceCompared: before.standing !== undefined && after.standing !== undefined,
  };
}

function changeOf(
  subjectDigest: Digest,
  earlier: ReadClaim | undefined,
  later: ReadClaim | undefined,
  before: ClaimedRelease,
  after: ClaimedRelease,
): ClaimChange | undefined {
  const claim = later ?? earlier;
  return (
    claim && {
      subjectDigest,
      subject: claim.claim.subject,
      contractBefore: earlier?.claim.contract_digest ?? null,
      contractAfter: later?.claim.contract_digest ?? null,
      holdsBefore: earlier ? (before.standing?.get(subjectDigest)?.holdsUntil ?? null) : null,
      holdsAfter: later ? (after.standing?.get(subjectDigest)?.holdsUntil ?? null) : null,
    }
  );
}

function kindOf(
  { subjectDigest, contractBefore, contractAfter, holdsBefore }: ClaimChange,
  before: ClaimedRelease,
  after: ClaimedRelease,
): ChangeKind | 'unchanged' {
  if (contractBefore === null) return 'added';
  if (contractAfter === null)
    return holdsBefore !== null && holdsBefore <= after.at ? 'lapsed' : 'withdrawn';
  if (contractBefore !== contractAfter) return 'contract_changed';
  const older = before.standing?.get(subjectDigest)?.records ?? [];
  const newer = after.standing?.get(subjectDigest)?.records ?? [];
  return newer.some((sequence, index) => sequence > (older[index] ?? Infinity))
    ? 'renewed'
    : 'unchanged';
}
