import type { EpochMs } from '../json/index.ts';
import type { Digest } from '../digest/index.ts';
import { retestDueAt } from '../evidence/index.ts';
import type { ClaimFacts } from './facts.ts';

/** What an allowed answer rests on and time takes away, in the order in which they are named at one instant. */
export const LAPSES = [
  'trust_root',
  'projection',
  'approval',
  'authorization',
  'control',
  'local_run',
  'local_retest',
  'live_run',
  'live_retest',
] as const;

/** Something that lapses: at this instant the answer no longer holds. */
export interface Lapse {
  readonly at: EpochMs;
  readonly what: (typeof LAPSES)[number];
  /** The subject whose fact it is; `null` for what all claims rest on. */
  readonly subjectDigest: Digest | null;
}

/** What lapses first of all that a claim rests on; `null` where what it rests on is not known. */
export function firstLapseOf({
  subjectDigest,
  contract,
  approval,
  authorization,
  control,
  localRun,
  liveRun,
}: ClaimFacts): Lapse | null {
  if (!contract || !approval || !authorization || !control || !localRun || !liveRun) return null;
  const { retest_days: days } = contract.document;
  const of = subjectDigest;
  // In the order of LAPSES, so that at one instant the first of them stays.
  let first: Lapse = { at: approval.expiresAt, what: 'approval', subjectDigest: of };
  first = sooner(first, authorization.expiresAt, 'authorization', of);
  first = sooner(first, control.expiresAt, 'control', of);
  first = sooner(first, localRun.expiresAt, 'local_run', of);
  first = sooner(first, retestDueAt(localRun, days.local), 'local_retest', of);
  first = sooner(first, liveRun.expiresAt, 'live_run', of);
  return sooner(first, retestDueAt(liveRun, days.live), 'live_retest', of);
}

function sooner(
  first: Lapse,
  at: EpochMs | null,
  what: Lapse['what'],
  subjectDigest: Digest,
): Lapse {
  return at === null || at >= first.at ? first : { at, what, subjectDigest };
}

/** The first of several lapses; at one instant the order of `LAPSES` and of subjects decides. `null`: none at all. */
export function firstOf(lapses: Iterable<Lapse | null>): Lapse | null {
  let first: Lapse | null = null;
  for (const lapse of lapses) {
    if (lapse !== null && (first === null || isBefore(lapse, first))) first = lapse;
  }
  return first;
}

function isBefore(one: Lapse, other: Lapse): boolean {
  if (one.at !== other.at) return one.at < other.at;
  if (one.what !== other.what) return LAPSES.indexOf(one.what) < LAPSES.indexOf(other.what);
  return (one.subjectDigest ?? '') < (other.subjectDigest ?? '');
}
