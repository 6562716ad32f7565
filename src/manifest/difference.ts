import type { Digest } from '../digest/index.ts';
import { formatInstant, type EpochMs } from '../documents/json.ts';
import type { ChangedClaim, DifferenceResult } from '../documents/index.ts';
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
  /** The ledger of that evidence: numbers of records say nothing about another one. */
  readonly origin?: string | undefined;
  /** When it was released, or the instant of the comparison. */
  readonly at: EpochMs;
}

export const CHANGES = ['added', 'withdrawn', 'lapsed', 'contract_changed', 'renewed'] as const;
type ChangeKind = (typeof CHANGES)[number];

/**
 * Compares the claims of two releases, subject by subject. A claim that is gone has expired if its evidence
 * had expired by then; otherwise it was withdrawn. A claim that stayed was renewed if it rests on a newer
 * record of the ledger. Changes come in the order of their subject digests.
 */
export function compareClaims(
  before: ClaimedRelease,
  after: ClaimedRelease,
): Omit<DifferenceResult, 'from' | 'to'> {
  const earlier = new Map(before.claims.map((claim) => [claim.subjectDigest, claim]));
  const later = new Map(after.claims.map((claim) => [claim.subjectDigest, claim]));
  const found: Record<ChangeKind | 'unchanged', ChangedClaim[]> = {
    added: [],
    withdrawn: [],
    lapsed: [],
    contract_changed: [],
    renewed: [],
    unchanged: [],
  };
  for (const digest of [...new Set([...earlier.keys(), ...later.keys()])].sort()) {
    const change = changeOf(digest, earlier.get(digest), later.get(digest), before, after);
    if (change) found[kindOf(digest, change, before, after)].push(change);
  }
  const evidence_compared =
    before.standing !== undefined && after.standing !== undefined && !isOtherLedger(before, after);
  return { evidence_compared, ...found, unchanged: found.unchanged.length };
}

/** A release that claims nothing rests on no ledger, and contradicts none. */
function isOtherLedger({ origin: one }: ClaimedRelease, { origin: other }: ClaimedRelease) {
  return one !== undefined && other !== undefined && one !== other;
}

function changeOf(
  subject_digest: Digest,
  earlier: ReadClaim | undefined,
  later: ReadClaim | undefined,
  before: ClaimedRelease,
  after: ClaimedRelease,
): ChangedClaim | undefined {
  const claim = later ?? earlier;
  return (
    claim && {
      subject_digest,
      subject: claim.claim.subject,
      contract_before: earlier?.claim.contract_digest ?? null,
      contract_after: later?.claim.contract_digest ?? null,
      holds_before: earlier ? endIn(before, subject_digest) : null,
      holds_after: later ? endIn(after, subject_digest) : null,
    }
  );
}

function endIn({ standing }: ClaimedRelease, digest: Digest): string | null {
  const until = standing?.get(digest)?.holdsUntil ?? null;
  return until === null ? null : formatInstant(until);
}

function kindOf(
  digest: Digest,
  { contract_before, contract_after }: ChangedClaim,
  before: ClaimedRelease,
  after: ClaimedRelease,
): ChangeKind | 'unchanged' {
  const standing = before.standing?.get(digest);
  if (contract_before === null) return 'added';
  if (contract_after === null)
    return (standing?.holdsUntil ?? Infinity) <= after.at ? 'lapsed' : 'withdrawn';
  if (contract_before !== contract_after) return 'contract_changed';
  // Numbers of records say nothing about another ledger.
  if (isOtherLedger(before, after)) return 'unchanged';
  const older = standing?.records ?? [];
  const newer = after.standing?.get(digest)?.records ?? [];
  return newer.some((sequence, index) => sequence > (older[index] ?? Infinity))
    ? 'renewed'
    : 'unchanged';
}
