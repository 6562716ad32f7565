import { type EpochMs, formatInstant } from '../documents/json.ts';
import { isCheckKind } from '../evidence/further-checks.ts';
import { checkFaults, type CheckFault, type RequiredChecks } from '../evidence/run.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../documents/findings.ts';
import type { ClaimRule } from './engine.ts';
import { placeInRun, runsOf, type ClaimFacts, type SideRun } from './facts.ts';

export const CODES_OF_CHECKS = {
  missing: 'check_missing',
  unlisted: 'check_unlisted',
  duplicate: 'check_duplicate',
  failed: 'check_failed',
  not_applicable_not_approved: 'not_applicable_not_approved',
  contradictory: 'check_contradictory',
  before_run: 'check_before_run',
  not_yet: 'check_not_yet',
  external_result_missing: 'external_result_missing',
} as const satisfies Record<CheckFault['fault'], Code>;

/** Knows the check kinds alone: no contract could name further checks. */
export const requiredChecksPassedV1: ClaimRule = {
  about: 'claim',
  number: 6,
  id: 'required-checks-passed',
  version: 1,
  title:
    'Every check that the contract lists passed, or was left out for a reason that the contract approves.',
  why: 'A run that failed or skipped a step does not show that users can go the whole way.',
  fix: 'Mend what failed and make the run again; a reason to leave out refresh or revoke has to be in the contract first.',
  codes: Object.values(CODES_OF_CHECKS).filter((code) => code !== CODES_OF_CHECKS.unlisted),
  needs: ['contract', 'localRun', 'liveRun'],
  judge: (facts) =>
    checkFindings(facts, ofKinds).filter(({ code }) => code !== CODES_OF_CHECKS.unlisted),
};

function ofKinds(required: RequiredChecks): RequiredChecks {
  return new Map([...required].filter(([name]) => isCheckKind(name)));
}

/** Finds what is wrong with the checks of both runs, of those that the contract lists and that are chosen. */
export function checkFindings(
  facts: ClaimFacts,
  choose: (required: RequiredChecks) => RequiredChecks,
): Finding[] {
  const { contract, at } = facts;
  if (contract === null) return [];
  return runsOf(facts).flatMap((sideRun) =>
    runFindings(sideRun, choose(contract.requiredChecks[sideRun.side]), at),
  );
}

function runFindings(sideRun: SideRun, required: RequiredChecks, at: EpochMs): Finding[] {
  const { side, run } = sideRun;
  const terms = { side, testedAt: run.testedAt, required };
  return checkFaults(run.checks, terms, at).map((fault) =>
    finding(CODES_OF_CHECKS[fault.fault], {
      ...placeInRun(sideRun, 'checks'),
      ...detailsOf(fault),
    }),
  );
}

function detailsOf({ fault, kind, check }: CheckFault): FindingDetails {
  if (check === undefined) return { found: kind };
  const completedAt = formatInstant(check.completedAt);
  if (fault === 'not_yet')
    return { found: `${kind} ${completedAt}`, clears_by: 'time', clears_at: completedAt };
  if (fault === 'before_run') return { found: `${kind} ${completedAt}` };
  if (fault !== 'not_applicable_not_approved') return { found: kind };
  return { found: `${kind} ${check.notApplicableReason ?? 'without a reason'}` };
}
