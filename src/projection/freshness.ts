import { formatInstant, instantOf } from '../json/index.ts';
import type { ProjectionPredicate, TrustRootLimits } from '../documents/index.ts';
import { accept, refuse, type Result } from '../findings/index.ts';

const HOUR = 3_600_000;

/** The window in which a projection counts, in epoch milliseconds: from, inclusive, to, exclusive. */
export interface Lifetime {
  readonly generatedAt: number;
  readonly expiresAt: number;
}

/**
 * Rule 8 of specification/trust.md 4, at the instant `at` in epoch milliseconds: not made after now, clock
 * skew aside (`projection_from_future`), not expired (`projection_expired`), and valid for no longer
 * than the root's limit, nor for no time at all (`projection_lifetime_wrong`).
 */
export function verifyLifetime(
  { expires_at, generated_at }: Pick<ProjectionPredicate, 'expires_at' | 'generated_at'>,
  limits: TrustRootLimits,
  at: number,
  file: string,
): Result<Lifetime> {
  const generatedAt = instantOf(generated_at);
  const expiresAt = instantOf(expires_at);
  const earliest = generatedAt - skewOf(limits);
  if (at < earliest) {
    const pointer = '/predicate/generated_at';
    return refuse('projection_from_future', {
      file,
      pointer,
      found: generated_at,
      clears_at: formatInstant(earliest),
    });
  }
  if (at >= expiresAt)
    return refuse('projection_expired', {
      file,
      pointer: '/predicate/expires_at',
      found: expires_at,
    });
  const longest = limits.max_projection_hours * HOUR;
  if (expiresAt <= generatedAt || expiresAt - generatedAt > longest) {
    const latest = formatInstant(generatedAt + longest);
    return refuse('projection_lifetime_wrong', {
      file,
      pointer: '/predicate/expires_at',
      expected: `at most ${latest}`,
      found: expires_at,
    });
  }
  return accept({ generatedAt, expiresAt });
}

/** How far two clocks may differ, in milliseconds. */
export function skewOf({ max_clock_skew_seconds }: TrustRootLimits): number {
  return max_clock_skew_seconds * 1000;
}
