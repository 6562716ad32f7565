import { canonicalize, FINGERPRINT_SCHEME } from '../digest/index.ts';
import { type Run, subjectDigest } from '../evidence/subject-evidence.ts';
import { type RunSide } from '../evidence/run.ts';
import { type Code, finding, type Finding } from '../documents/findings.ts';
import { applyProjectionRules, judgeClaim, type PendingClaim } from '../gate/engine.ts';
import { type ClaimFacts, factsOf } from '../gate/facts.ts';
import { NEWEST_RULES } from '../gate/rule-sets.ts';
import { readLine } from '../gate/entry-line.ts';
import type { DecisionInput, SubjectCase } from './input.ts';
import { requiredChecksPassed } from '../gate/rule-6-required-checks-passed.ts';
import type { ReadinessFacts, RunStanding } from '../documents/index.ts';

/** The value of one fact, and every reason why it does not suffice for an operation. */
export interface Judged<F extends keyof ReadinessFacts> {
  readonly value: ReadinessFacts[F];
  readonly findings: readonly Finding[];
}

/** A subject as the rules see it, and what they say of it. */
export interface RuleJudgement {
  readonly seen: ClaimFacts;
  readonly pending: PendingClaim;
}

/** Judges a subject by the rules of the gate under the current contract, as if it were claimed. */
export function judgeByRules(
  { subject, entry, evidence, at }: SubjectCase,
  { contracts, ancestry }: DecisionInput,
): RuleJudgement {
  // Where there is no contract, no digest names one, and the rules say so.
  const claim = { subject, contract_digest: evidence.contractDigest ?? '' };
  const asClaimed = { claim, subjectDigest: subjectDigest(subject) };
  // Nothing is released here, so there is no code to compare.
  const context = { at, contracts, ancestry, coverage: 'not_asked' } as const;
  const seen = factsOf(asClaimed, { state: 'present', entry }, context);
  return { seen, pending: judgeClaim(NEWEST_RULES.rules, seen) };
}

export function findingsOf({ results }: PendingClaim): readonly Finding[] {
  return results.flatMap((result) => result?.findings ?? []);
}

/** Whether all rules pass; the one on the projection is asked about the line that this entry would be. */
export function passesAllRules(pending: PendingClaim, { entry }: SubjectCase): boolean {
  const line = readLine(Buffer.from(canonicalize(entry)), { file: 'entry', line: 1 });
  if (!line.ok) return false;
  const leaks = { count: line.leaks.length, listed: line.leaks };
  const [judged] = applyProjectionRules(NEWEST_RULES.rules, [pending], {
    leaks,
    fingerprintAlgorithm: FINGERPRINT_SCHEME,
  });
  return judged?.decision === 'allowed';
}

/** By precedence: the first names the fact. A failed check is recorded, an absent or unproved one missing evidence. */
const FAULTS = ['mismatch', 'expired', 'failed', 'incomplete'] as const;
type Fault = (typeof FAULTS)[number];

/** Findings of the gate about a run, by the fault they mean; any other one is a mismatch. */
const EXPIRED: ReadonlySet<Code> = new Set<Code>(['run_expired', 'retest_due', 'run_errored']);
const FAILED: Code = 'check_failed';
const OF_CHECKS: ReadonlySet<Code> = new Set<Code>(requiredChecksPassed.codes);

/** A run made with another grant than the account has now: a reason not to advertise, not a mismatch. */
const OF_THE_GRANT: Code = 'grant_changed';

/** Whether a finding reports a failed run, not just an incomplete one. */
export function isRecordedFailure({ code }: Finding): boolean {
  return code === 'local_run_failed' || code === 'live_run_failed';
}

/** Judges the effective run of one side by the findings of the gate's rules. */
export function judgeSide(
  { evidence, contract }: SubjectCase,
  side: RunSide,
  { seen, pending }: RuleJudgement,
): Judged<'local_test' | 'live_certification'> {
  const run = side === 'local' ? evidence.localRun : evidence.liveRun;
  if (run === null) return { value: 'missing', findings: [finding(`${side}_run_missing`)] };
  const reasons: Record<Fault, string[]> = {
    mismatch: [],
    expired: [],
    failed: [],
    incomplete: [],
  };
  // A run belongs to exactly one review and one contract: without either it matches nothing.
  if (contract === null) reasons.mismatch.push('contract_not_implemented');
  if (evidence.approval === null) reasons.mismatch.push('approval_missing');
  // No rule reports an unknown commit, and it must not pass for a tested one.
  const revision = side === 'local' ? seen.localRevision : seen.liveRevision;
  if (revision === null) reasons.mismatch.push('tested_revision_unknown');
  for (const found of findingsOf(pending).filter((one) => isOfRun(one, side)))
    reasons[faultOf(found.code)].push(reasonOf(found));
  // Without a contract the rules judge no checks, but a failure is one under any.
  if (contract === null) reasons.failed.push(...failedChecks(run));
  const present = FAULTS.filter((fault) => reasons[fault].length > 0);
  return {
    value: standingOf(present[0]),
    findings: present.map((fault) =>
      finding(`${side}_run_${fault}`, { found: reasons[fault].join(', ') }),
    ),
  };
}

function standingOf(first: Fault | undefined): RunStanding {
  // An absent or unproved check has not passed.
  return first === 'incomplete' ? 'failed' : (first ?? 'current');
}

function isOfRun({ code, piece }: Finding, side: RunSide): boolean {
  return code !== OF_THE_GRANT && piece === `${side}_run`;
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
