import { connectionKey } from '../evidence/subject-evidence.ts';
import { ClaimgateError, present, finding, type Code } from '../documents/findings.ts';
import type {
  ReadinessBlocker,
  ReadinessDecision,
  ReadinessFacts,
  Subject,
} from '../documents/index.ts';
import { judgeControl, judgeFacts } from './facts.ts';
import { asBlocker, blockingOf } from './blockers.ts';
import {
  caseOf,
  type DecisionInput,
  type Enforcement,
  isConnect,
  type PublicClaim,
  type SubjectCase,
  type Unjudgeable,
} from './input.ts';
import { findingsOf, judgeByRules, passesAllRules, type RuleJudgement } from './rules.ts';

export function decide(input: DecisionInput): ReadinessDecision {
  if (!Number.isSafeInteger(input.at))
    throw new ClaimgateError('instant_invalid', { found: String(input.at) });
  const of = caseOf(input);
  return 'why' in of ? undecided(of, input) : decided(of, input);
}

/** Whether missing evidence blocks: on a cloud deployment with the flag set (specification/readiness.md 3). */
function isEnforced({ deployment_kind, flag }: Enforcement): boolean {
  return deployment_kind === 'cloud' && flag;
}

function decided(of: SubjectCase, input: DecisionInput): ReadinessDecision {
  const byRules = judgeByRules(of, input);
  const { facts, ageSeconds, findings } = judgeFacts(of, input, byRules);
  const { blockers, wouldBlock } = blockingOf(findings, of.intent, isEnforced(input.enforcement));
  const executable = blockers.length === 0;
  const connect = isConnect(of.subject);
  // Public statements do not depend on the flag (specification/readiness.md 3).
  const isProven = executable && wouldBlock.length === 0;
  return {
    state: blockers[0]?.state ?? 'healthy',
    executable,
    connectable: executable && connect,
    publishable: executable && !connect,
    advertisable: isProven && isAdvertisable(of, input, byRules),
    contract_digest: of.contract?.digest ?? null,
    facts_age_seconds: ageSeconds,
    facts,
    blockers,
    would_block: wouldBlock,
  };
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

/** Returns why the rules refuse a claim on which no blocker says why. */
export function refusalsOf(input: DecisionInput): readonly ReadinessBlocker[] {
  const of = caseOf(input);
  if ('why' in of) return [];
  const isStale = of.contract !== null && input.claim.contractDigest !== of.contract.digest;
  const found = [
    ...(isStale ? [finding('contract_stale')] : []),
    ...findingsOf(judgeByRules(of, input).pending),
  ];
  return found.map((one) => asBlocker(one, 'certification_required'));
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

/** Decides on unreadable evidence: every fact is unknown, except a disable, which wins. */
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

/** Whether the evidence supports the public claim on a subject; `unknown` where it cannot be read, or is too old to tell. */
export type ClaimStanding = 'none' | 'unknown' | 'upheld' | 'wrong';

/** Codes that say that nothing is known, which is no reason to withdraw a claim. */
const SAYS_NOTHING: ReadonlySet<string> = new Set<Code>([
  'evidence_unreadable',
  'facts_too_old',
  'facts_from_future',
]);

/**
 * Codes by which the runtime facts speak, or a contract that is chosen by them: worth nothing where those are too old. A
 * disable stands, whatever it is said by.
 */
const SAID_BY_FACTS: ReadonlySet<string> = new Set<Code>([
  'operation_not_implemented',
  'configuration_unknown',
  'configuration_missing',
  'configuration_dynamic',
  'authorization_missing',
  'reconnect_required',
  'authorization_expired',
  'authorization_not_yet',
  'scope_missing',
  'policy_restricted',
  'policy_unknown',
  'contract_not_implemented',
  'contract_ambiguous',
  'local_run_mismatch',
  'live_run_mismatch',
]);

/** @param decision with the account of the subject's live run */
export function claimStanding(decision: ReadinessDecision): ClaimStanding {
  if (decision.advertisable) return 'upheld';
  const codes = [...decision.blockers, ...decision.would_block].map(({ code }) => code);
  const areFactsWorthless = codes.includes('facts_too_old') || codes.includes('facts_from_future');
  const isKnown = (code: string) =>
    !SAYS_NOTHING.has(code) && !(areFactsWorthless && SAID_BY_FACTS.has(code));
  return codes.length > 0 && !codes.some(isKnown) ? 'unknown' : 'wrong';
}

/** Whether a blocker is about the grant of an account, and about nothing else. */
export function isOfAccount({ state }: ReadinessBlocker): boolean {
  return state === 'reconnect_required';
}

/** Takes the account out of a decision on publishing: a customer's grant is a matter of that account (specification/readiness.md 7). */
export function withoutAccount(decision: ReadinessDecision): ReadinessDecision {
  const isOwn = (one: ReadinessBlocker) => !isOfAccount(one);
  const blockers = decision.blockers.filter(isOwn);
  const executable = blockers.length === 0;
  return {
    ...decision,
    state: blockers[0]?.state ?? 'healthy',
    executable,
    publishable: executable,
    blockers,
    would_block: decision.would_block.filter(isOwn),
  };
}
