import { factsFault, type FactsLimits } from '../evidence/index.ts';
import { finding, type Finding } from '../findings/index.ts';
import { formatInstant } from '../json/index.ts';
import type { SubjectCase } from './subject-case.ts';

/** How old the runtime facts are, and why they are not those of now. */
export function judgeFactsAge(
  { factsGeneratedAt, at }: SubjectCase,
  limits: FactsLimits,
): { readonly ageSeconds: number; readonly findings: readonly Finding[] } {
  const ageSeconds = Math.floor((at - factsGeneratedAt) / 1000);
  const fault = factsFault(factsGeneratedAt, limits, at);
  if (fault === 'from_future') {
    const writtenAt = formatInstant(factsGeneratedAt);
    const details = { found: writtenAt, clears_at: writtenAt };
    return { ageSeconds, findings: [finding('facts_from_future', details)] };
  }
  if (fault === null) return { ageSeconds, findings: [] };
  const details = {
    expected: `at most ${minutes(limits.max_facts_minutes)} old`,
    // Rounded up, so that it never reads like an age that is allowed.
    found: `${minutes(Math.ceil((at - factsGeneratedAt) / 60_000))} old`,
  };
  return { ageSeconds, findings: [finding('facts_too_old', details)] };
}

function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}
