import { finding, type Code, type Finding, findOthers } from '../documents/findings.ts';
import type { ReadinessFacts } from '../documents/index.ts';
import { type DecisionInput, type Enforcement, isConnect, type SubjectCase } from './input.ts';
import {
  type Approval,
  type Authorization,
  type Control,
  factsFault,
  type FactsLimits,
  isOver,
} from '../evidence/subject-evidence.ts';
import { approvalFindings } from '../gate/rule-2-approval-is-current.ts';
import { grantFindings, lackFindings } from '../gate/rule-3-scopes-match-the-grant.ts';
import { controlFindings } from '../gate/rule-5-policy-allows-and-control-is-enabled.ts';
import { type EpochMs, formatInstant } from '../documents/json.ts';
import {
  findingsOf,
  isRecordedFailure,
  judgeSide,
  type Judged,
  type RuleJudgement,
} from './rules.ts';

interface JudgedFacts {
  readonly facts: ReadinessFacts;
  readonly ageSeconds: number;
  readonly findings: readonly Finding[];
}

export function judgeFacts(
  of: SubjectCase,
  { enforcement, factsLimits }: DecisionInput,
  byRules: RuleJudgement,
): JudgedFacts {
  const configuration = judgeConfiguration(of, enforcement);
  const local = judgeSide(of, 'local', byRules);
  const live = judgeSide(of, 'live', byRules);
  const approval = judgeApproval(of);
  const authorization = judgeAuthorization(of);
  const policy = judgePolicy(of);
  const control = judgeControl(of.evidence.control, of.at);
  const age = judgeFactsAge(of, factsLimits);
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
    ageSeconds: age.ageSeconds,
    findings: [
      ...asked.flatMap(({ findings }) => findings),
      ...proof,
      ...contractFindings(of),
      ...(of.isImplemented ? [] : [finding('operation_not_implemented')]),
      ...examples(findingsOf(byRules.pending)),
      ...defects(findingsOf(byRules.pending)),
      ...age.findings,
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

/** Evidence that is an example, but for runs: those are judged by their side. */
function examples(ruleFindings: readonly Finding[]): Finding[] {
  return ruleFindings.filter(
    ({ code, piece }) =>
      code === 'evidence_is_example' && piece !== 'local_run' && piece !== 'live_run',
  );
}

/** A rule that broke did not judge, so its answer is unknown. */
function defects(ruleFindings: readonly Finding[]): Finding[] {
  return ruleFindings
    .filter(({ code }) => code === 'rule_defect')
    .map(() => finding('evidence_unreadable'));
}

/** Judges whether the app is configured. One that registers on demand suffices only for connecting. */
function judgeConfiguration(
  { evidence, subject }: SubjectCase,
  { deployment_kind }: Enforcement,
): Judged<'configuration'> {
  const value = evidence.configuration?.state ?? 'unknown';
  const findings: Finding[] = [];
  if (value === 'unknown') findings.push(finding('configuration_unknown'));
  if (value === 'missing') findings.push(finding('configuration_missing'));
  if (value === 'dynamic_registration' && !isConnect(subject))
    findings.push(finding('configuration_dynamic'));
  // With or without enforcement (specification/readiness.md 3).
  if (deployment_kind === 'cloud') {
    const values = ['production', subject.provider_environment] as const;
    findings.push(...findOthers({}, ['provider_identity_not_production', ...values]));
  }
  return { value, findings };
}

/** Judges the review of the app. Without a contract no tier is required, so any suffices. */
function judgeApproval(of: SubjectCase): Judged<'approval'> {
  const { evidence, contract, at } = of;
  const { approval } = evidence;
  if (approval === null) return { value: 'unknown', findings: [finding('approval_missing')] };
  const terms = contract?.document.approval ?? { required: false, tier: approval.tier };
  const found = approvalFindings(approval, terms, at);
  return {
    value: reviewState(approval, found),
    findings: found.filter(
      ({ code }) =>
        !(code === 'approval_trial' && mayTry(of)) && !(isDate(code) && outlastsDates(approval)),
    ),
  };
}

/** A restriction or revocation lasts until a later review lifts it, so its dates say nothing. */
function reviewState({ state }: Approval, found: readonly Finding[]): ReadinessFacts['approval'] {
  return outlastsDates({ state }) || !found.some(({ code }) => isDate(code)) ? state : 'unknown';
}

function outlastsDates({ state }: Pick<Approval, 'state'>): boolean {
  return state === 'restricted' || state === 'revoked';
}

function isDate(code: Code): boolean {
  return code === 'approval_expired' || code === 'approval_not_yet';
}

/** A contract may allow tests under a trial (specification/readiness.md 4); nothing else runs under one. */
function mayTry({ intent, contract }: SubjectCase): boolean {
  return intent === 'certification_test' && contract?.document.allow_trial_execution === true;
}

/** Judges the grant of the requested account. Connecting creates a grant, so it needs none. */
function judgeAuthorization({
  account,
  contract,
  subject,
  at,
}: SubjectCase): Judged<'authorization'> {
  if (isConnect(subject)) return { value: 'not_applicable', findings: [] };
  if (account === null) return { value: 'unknown', findings: [finding('authorization_missing')] };
  // An account that needs no grant, such as a webhook, can be published to.
  const grant = grantFindings(account, at).filter(
    ({ code }) => code !== 'authorization_not_applicable',
  );
  const scopes = contract === null ? [] : lackFindings(account.grantedScopes, contract, () => ({}));
  return { value: grantState(account, grant), findings: [...grant, ...scopes] };
}

function grantState(
  { state }: Authorization,
  grant: readonly Finding[],
): ReadinessFacts['authorization'] {
  if (grant.length === 0) return state;
  const onlyLater = grant.every(({ code }) => code === 'authorization_not_yet');
  return onlyLater ? 'unknown' : 'reconnect_required';
}

/** Whether the server permits the account kind, the profile and the policy mode. */
function judgePolicy({ evidence }: SubjectCase): Judged<'policy'> {
  const value = evidence.policy?.state ?? 'unknown';
  if (value === 'unknown') return { value, findings: [finding('policy_unknown')] };
  return { value, findings: value === 'restricted' ? [finding('policy_restricted')] : [] };
}

/** Judges the control that applies; one that has ended no longer counts. */
export function judgeControl(control: Control | null, at: EpochMs): Judged<'control'> {
  if (control === null) return { value: 'unknown', findings: [finding('control_unknown')] };
  const { state, expiresAt } = control;
  if (isOver(expiresAt, at)) {
    const expired = controlFindings(control, at).filter(({ code }) => code === 'control_expired');
    return { value: 'unknown', findings: expired };
  }
  return { value: state, findings: controlFindings(control, at) };
}

function judgeFactsAge(
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
