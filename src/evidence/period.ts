import type { EpochMs } from '../json/index.ts';
import type { TrustRootLimits } from '../documents/index.ts';

/** A stretch of time: `from` is in it, `until` is not (every expiry is exclusive). No `until`: no end was set. */
interface Period {
  readonly from: EpochMs;
  readonly until: EpochMs | null;
}

/** Where an instant lies relative to a period. */
type Standing = 'not_yet' | 'current' | 'over';

/** Returns where an instant lies in a period. The one definition of "current": `from <= at < until`. */
export function standingOf({ from, until }: Period, at: EpochMs): Standing {
  if (isOver(until, at)) return 'over';
  return at < from ? 'not_yet' : 'current';
}

/** Tells whether an expiry has passed: at `until` it has. */
export function isOver(until: EpochMs | null, at: EpochMs): boolean {
  return until !== null && at >= until;
}

/** How old runtime facts may be, and by how much clocks may differ. */
export type FactsLimits = Pick<TrustRootLimits, 'max_clock_skew_seconds' | 'max_facts_minutes'>;

/** The limits where no trust root sets them (specification/readiness.md 1). */
export const DEFAULT_FACTS_LIMITS: FactsLimits = {
  max_facts_minutes: 60,
  max_clock_skew_seconds: 60,
};

type FactsFault = 'too_old' | 'from_future';

/** Tells why runtime facts say nothing about an instant; `null` where they do. */
export function factsFault(
  generatedAt: EpochMs,
  { max_facts_minutes, max_clock_skew_seconds }: FactsLimits,
  at: EpochMs,
): FactsFault | null {
  const age = at - generatedAt;
  if (age < -max_clock_skew_seconds * 1000) return 'from_future';
  // Asked this way round, an age or a limit that is no number counts as too old.
  return age <= max_facts_minutes * 60_000 ? null : 'too_old';
}
