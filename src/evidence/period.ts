import type { EpochMs } from '../json/index.ts';

/** A stretch of time: `from` is in it, `until` is not (every expiry is exclusive). No `until`: no end was set. */
export interface Period {
  readonly from: EpochMs;
  readonly until: EpochMs | null;
}

/** Where an instant lies relative to a period. */
export type Standing = 'not_yet' | 'current' | 'over';

/** The one definition of "current": `from <= at < until`. */
export function standingOf({ from, until }: Period, at: EpochMs): Standing {
  if (isOver(until, at)) return 'over';
  return at < from ? 'not_yet' : 'current';
}

/** Whether an expiry has passed: at `until` it has. */
export function isOver(until: EpochMs | null, at: EpochMs): boolean {
  return until !== null && at >= until;
}
