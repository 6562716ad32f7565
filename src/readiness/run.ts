import type { Run, RunSide } from '../evidence/index.ts';
import { finding, type Code, type Finding } from '../findings/index.ts';
import { requiredChecksPassed } from '../gate/rules/required-checks-passed.ts';
import type { RunStanding } from '../documents/index.ts';
import { findingsOf, type RuleJudgement } from './rules.ts';
import type { SubjectCase } from './subject-case.ts';

/**
 * Faults in the order in which one of them names the fact; each is a blocker of its own. A check that
 * failed is a failure on record; one that is not there, or not proved, is evidence that is missing.
 */
const FAULTS = ['mismatch', 'expired', 'failed', 'incomplete'] as const;
type Fault = (typeof FAULTS)[number];

const STANDINGS: Readonly<Record<Fault, RunStanding>> = {
  mismatch: 'mismatch',
  expired: 'expired',
  failed: 'failed',
  incomplete: 'failed',
};

const CODES = {
  local: {
    missing: 'local_run_missing',
    mismatch: 'local_run_mismatch',
    expired: 'local_run_expired',
    failed: 'local_run_failed',
    incomplete: 'local_run_incomplete',
  },
  live: {
    missing: 'live_run_missing',
    mismatch: 'live_run_mismatch',
    expired: 'live_run_expired',
    failed: 'live_run_failed',
    incomplete: 'live_run_incomplete',
  },
} as const satisfies Record<RunSide, Record<Fault | 'missing', Code>>;

/** What the rules of the gate say of a run, by what it comes to; anything not named here is a mismatch. */
const EXPIRED: ReadonlySet<Code> = new Set<Code>(['run_expired', 'retest_due']);
const FAILED: Code = 'check_failed';
const OF_CHECKS: ReadonlySet<Code> = new Set<Code>(requiredChecksPassed.codes);

/** A run made with another grant than the account has now: a reason not to advertise, not a mismatch. */
const OF_THE_GRANT: Code = 'grant_changed';

/** Whether something says that a run failed, and not only that it does not prove enough. */
export function isRecordedFailure({ code }: Finding): boolean {
  return code === CODES.local.failed || code === CODES.live.failed;
}

/**
 * What the effective run of one side comes to, by what the rules of the gate see and find.
 */
export function judgeRun(
  { evidence, contract }: SubjectCase,
  side: RunSide,
  { seen, pending }: RuleJudgement,
): { readonly value: RunStanding; readonly findings: readonly Finding[] } {
  const codes = CODES[side];
  const run = side === 'local' ? evidence.localRun : evidence.liveRun;
  if (run === null) return { value: 'missing', findings: [finding(codes.missing)] };
  const reasons: Record<Fault, string[]> = {
    mismatch: [],
    expired: [],
    failed: [],
    incomplete: [],
  };
  // A run belongs to exactly one review and one contract: without either it matches nothing.
  if (contract === null) reasons.mismatch.push('contract_not_implemented');
  if (evidence.approval === null) reasons.mismatch.push('approval_missing');
  // No rule finds anything about a commit of which nothing is known; it must not pass for a tested one.
  const revision = side === 'local' ? seen.localRevision : seen.liveRevision;
  if (revision === null) reasons.mismatch.push('tested_revision_unknown');
  for (const found of findingsOf(pending).filter((one) => isOfRun(one, side)))
    reasons[faultOf(found.code)].push(reasonOf(found));
  // Without a contract the rules judge no checks, but a failure is one under any.
  if (contract === null) reasons.failed.push(...failedChecks(run));
  const present = FAULTS.filter((fault) => reasons[fault].length > 0);
  return {
    value: present[0] === undefined ? 'current' : STANDINGS[present[0]],
    findings: present.map((fault) => finding(codes[fault], { found: reasons[fault].join(', ') })),
  };
}

function isOfRun({ code, pointer }: Finding, side: RunSide): boolean {
  return code !== OF_THE_GRANT && (pointer ?? '').startsWith(`/${side}_run/`);
}

function faultOf(code: Code): Fault {
  if (EXPIRED.has(code)) return 'expired';
  if (code === FAILED) return 'failed';
  return OF_CHECKS.has(code) ? 'incomplete' : 'mismatch';
}

function reasonOf({ code, found }: Finding): string {
  return OF_CHECKS.has(code) && found !== undefined ? `${code} ${found}` : code;
}

function failedChecks({ checks }: Run): string[] {
  const failed = checks.filter(({ outcome }) => outcome === 'failed');
  return failed.map(({ kind }) => `${FAILED} ${kind}`);
}
