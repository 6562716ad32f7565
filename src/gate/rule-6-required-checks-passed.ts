import { type EpochMs, formatInstant } from '../documents/json.ts';
import { checkFaults, type CheckFault } from '../evidence/run.ts';
import { type Contract } from '../evidence/contract.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../documents/findings.ts';
import type { ClaimRule } from './engine.ts';
import { placeInRun, runsOf, type SideRun } from './facts.ts';

const CODES = {
  missing: 'check_missing',
  duplicate: 'check_duplicate',
  failed: 'check_failed',
  not_applicable_not_approved: 'not_applicable_not_approved',
  contradictory: 'check_contradictory',
  before_run: 'check_before_run',
  not_yet: 'check_not_yet',
  external_result_missing: 'external_result_missing',
} as const satisfies Record<CheckFault['fault'], Code>;

export const requiredChecksPassed: ClaimRule = {
  about: 'claim',
  number: 6,
  id: 'required-checks-passed',
  version: 1,
  title:
    'Every check that the contract lists passed, or was left out for a reason that the contract approves.',
  why: 'A run that failed or skipped a step does not show that users can go the whole way.',
  fix: 'Mend what failed and make the run again; a reason to leave out refresh or revoke has to be in the contract first.',
  codes: Object.values(CODES),
  needs: ['contract', 'localRun', 'liveRun'],
  judge(facts) {
    const { contract, at } = facts;
    if (contract === null) return [];
    return runsOf(facts).flatMap((sideRun) => runFindings(sideRun, contract, at));
  },
};

function runFindings(sideRun: SideRun, { requiredChecks }: Contract, at: EpochMs): Finding[] {
  const { side, run } = sideRun;
  const terms = { side, testedAt: run.testedAt, required: requiredChecks[side] };
  return checkFaults(run.checks, terms, at).map((fault) =>
    finding(CODES[fault.fault], { ...placeInRun(sideRun, 'checks'), ...detailsOf(fault) }),
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
