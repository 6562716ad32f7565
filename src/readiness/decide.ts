import { connectionKey } from '../evidence/index.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import type { ReadinessDecision, ReadinessFacts, Subject } from '../documents/index.ts';
import { judgeApproval } from './approval.ts';
import { judgeAuthorization } from './authorization.ts';
import { blockingOf } from './blockers.ts';
import { judgeConfiguration } from './configuration.ts';
import { judgeControl } from './control.ts';
import { judgeFactsAge } from './facts-age.ts';
import type { DecisionInput, Enforcement, PublicClaim } from './input.ts';
import { judgePolicy } from './policy.ts';
import { findingsOf, judgeByRules, passesAllRules, type RuleJudgement } from './rules.ts';
import { isRecordedFailure, judgeRun } from './run.ts';
import {
  caseOf,
  isConnect,
  isUnjudgeable,
  type SubjectCase,
  type Unjudgeable,
} from './subject-case.ts';

/**
 * Whether one exact operation may run now, and everything that stands in the way
 * (specification/readiness.md 1). The same input gives the same bytes. Throws `instant_invalid` where `at` is no instant, since
 * nothing expires then.
 */
export function decide(input: DecisionInput): ReadinessDecision {
  if (!Number.isSafeInteger(input.at))
    throw new ClaimgateError('instant_invalid', { found: String(input.at) });
  const of = caseOf(input);
  return isUnjudgeable(of) ? undecided(of, input) : decided(of, input);
}

/** Whether missing evidence blocks: on a cloud deployment with the flag set (specification/readiness.md 3). */
function isEnforced({ deployment_kind, flag }: Enforcement): boolean {
  return deployment_kind === 'cloud' && flag;
}

function decided(of: SubjectCase, input: DecisionInput): ReadinessDecision {
  const byRules = judgeByRules(of, input);
  const { facts, findings } = judged(of, input, byRules);
  const age = judgeFactsAge(of, input.factsLimits);
  const { blockers, wouldBlock } = blockingOf(
    [...findings, ...age.findings],
    of.intent,
    isEnforced(input.enforcement),
  );
  const executable = blockers.length === 0;
  const connect = isConnect(of.subject);
  // What is said in public does not hang on the flag (specification/readiness.md 3).
  const isProven = executable && wouldBlock.length === 0;
  return {
    state: blockers[0]?.state ?? 'healthy',
    executable,
    connectable: executable && connect,
    publishable: executable && !connect,
    advertisable: isProven && isAdvertisable(of, input, byRules),
    contract_digest: of.contract?.digest ?? null,
    facts_age_seconds: age.ageSeconds,
    facts,
    blockers,
    would_block: wouldBlock,
  };
}

interface AllJudged {
  readonly facts: ReadinessFacts;
  readonly findings: readonly Finding[];
}

function judged(
  of: SubjectCase,
  { enforcement }: DecisionInput,
  byRules: RuleJudgement,
): AllJudged {
  const configuration = judgeConfiguration(of, enforcement);
  const local = judgeRun(of, 'local', byRules);
  const live = judgeRun(of, 'live', byRules);
  const approval = judgeApproval(of);
  const authorization = judgeAuthorization(of);
  const policy = judgePolicy(of);
  const control = judgeControl(of.evidence.control, of.at);
  const facts = {
    configuration: configuration.value,
    local_test: local.value,
    live_certification: live.value,
    approval: approval.value,
    authorization: authorization.value,
    policy: policy.value,
    control: control.value,
  };
  const asked = [configuration, approval, authorization, policy, control];
  const runs = [...local.findings, ...live.findings];
  const proof = asksForProof(of) ? runs : runs.filter(isRecordedFailure);
  return {
    facts,
    findings: [
      ...asked.flatMap(({ findings }) => findings),
      ...proof,
      ...contractFindings(of),
      ...(of.isImplemented ? [] : [finding('operation_not_implemented')]),
      ...defects(findingsOf(byRules.pending)),
    ],
  };
}

/** Connecting is proved by the runs of publishing; by runs of its own only where a contract asks for them. */
function asksForProof({ subject, contract }: SubjectCase): boolean {
  return !isConnect(subject) || contract !== null;
}

function contractFindings(of: SubjectCase): Finding[] {
  if (of.contract !== null || !asksForProof(of)) return [];
  if (of.fittingContracts <= 1) return [finding('contract_not_implemented')];
  return [finding('contract_ambiguous', { found: `${of.fittingContracts} contracts` })];
}

/** A rule that failed by itself has not judged: what it would have said is not known. */
function defects(ruleFindings: readonly Finding[]): Finding[] {
  return ruleFindings
    .filter(({ code }) => code === 'rule_defect')
    .map(() => finding('evidence_unreadable'));
}

function isAdvertisable(
  of: SubjectCase,
  { claim }: DecisionInput,
  { pending }: RuleJudgement,
): boolean {
  if (of.intent !== 'production') return false;
  if (isConnect(of.subject)) return isConnectBacked(of.subject, claim);
  const isClaimed = of.contract !== null && claim.contractDigest === of.contract.digest;
  return isClaimed && passesAllRules(pending, of);
}

/** Evidence of another app, instance, account kind or policy mode never counts (specification/documents.md 2). */
function isConnectBacked(connect: Subject, { advertisableSubjects }: PublicClaim): boolean {
  const key = connectionKey(connect);
  return advertisableSubjects.some((one) => !isConnect(one) && connectionKey(one) === key);
}

const NOTHING_KNOWN: Omit<ReadinessFacts, 'control'> = {
  configuration: 'unknown',
  local_test: 'missing',
  live_certification: 'missing',
  approval: 'unknown',
  authorization: 'unknown',
  policy: 'unknown',
};

/** Nothing is said of what could not be read, except a disable, which wins. */
function undecided({ why, control }: Unjudgeable, { at }: DecisionInput): ReadinessDecision {
  const known = judgeControl(control, at);
  const disable = known.value === 'disabled' ? known.findings : [];
  const { blockers } = blockingOf([...disable, why], 'production', true);
  return {
    state: present(blockers[0]).state,
    executable: false,
    connectable: false,
    publishable: false,
    advertisable: false,
    contract_digest: null,
    facts_age_seconds: null,
    facts: { ...NOTHING_KNOWN, control: known.value },
    blockers,
    would_block: [],
  };
}
