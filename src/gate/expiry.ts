import { EXPIRING, type Expiry } from '../verdict/verdict.ts';
import type { EpochMs } from '../json/index.ts';
import type { Digest } from '../digest/index.ts';
import { retestDueAt } from '../evidence/index.ts';
import type { ClaimFacts } from './facts.ts';

/** Returns what expires first of all that a claim rests on; `null` where what it rests on is not known. */
export function firstExpiryOf({
  subjectDigest,
  contract,
  approval,
  authorization,
  control,
  localRun,
  liveRun,
}: ClaimFacts): Expiry | null {
  if (!contract || !approval || !authorization || !control || !localRun || !liveRun) return null;
  const { retest_days: days } = contract.document;
  const of = subjectDigest;
  // In the order of EXPIRING, so that at one instant the first of them stays.
  let first: Expiry = { at: approval.expiresAt, what: 'approval', subjectDigest: of };
  first = sooner(first, authorization.expiresAt, 'authorization', of);
  first = sooner(first, control.expiresAt, 'control', of);
  first = sooner(first, localRun.expiresAt, 'local_run', of);
  first = sooner(first, retestDueAt(localRun, days.local), 'local_retest', of);
  first = sooner(first, liveRun.expiresAt, 'live_run', of);
  return sooner(first, retestDueAt(liveRun, days.live), 'live_retest', of);
}

function sooner(
  first: Expiry,
  at: EpochMs | null,
  what: Expiry['what'],
  subjectDigest: Digest,
): Expiry {
  return at === null || at >= first.at ? first : { at, what, subjectDigest };
}

/** Returns the first of several expiries; at one instant the order of `EXPIRING` and of subjects decides. `null`: none at all. */
export function firstOf(expiries: Iterable<Expiry | null>): Expiry | null {
  let first: Expiry | null = null;
  for (const expiry of expiries) {
    if (expiry !== null && (first === null || isBefore(expiry, first))) first = expiry;
  }
  return first;
}

function isBefore(one: Expiry, other: Expiry): boolean {
  if (one.at !== other.at) return one.at < other.at;
  if (one.what !== other.what) return EXPIRING.indexOf(one.what) < EXPIRING.indexOf(other.what);
  return (one.subjectDigest ?? '') < (other.subjectDigest ?? '');
}
