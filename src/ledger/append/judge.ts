import {
  checkFaults,
  checkOf,
  subjectDigest,
  TIER_NOT_REQUIRED,
  unfitness,
  type Contract,
  type ContractIndex,
} from '../../evidence/index.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../../findings/index.ts';
import { formatInstant, instantOf, type ApprovalState, type EpochMs } from '../../json/index.ts';
import type { Connection } from '../driver/connection.ts';
import {
  effectiveReview,
  effectiveRunTestedAt,
  restrictedUntil,
  reviewAtTest,
} from '../effective.ts';
import { CLOCK_SKEW_MS } from '../migrations/index.ts';
import type {
  ApprovalContent,
  ApprovalRecord,
  ControlContent,
  Placed,
  RunContent,
} from '../record.ts';

/** Why something is not recorded, said of one document. */
export type Say = (code: Code, details?: FindingDetails) => Finding;

export function speakerFor(file: string): Say {
  return (code, details = {}) => finding(code, { file, ...details });
}

/** How much a review lets through. Only what lets through less than before may come late. */
const RANK: Readonly<Record<ApprovalState, number>> = {
  revoked: 0,
  restricted: 1,
  pending: 2,
  trial: 3,
  approved: 4,
  not_required: 4,
};

const BAD_NEWS: ReadonlySet<ApprovalState> = new Set(['restricted', 'revoked']);

/**
 * What judges at an instant. The ledger is asked before, all at once and with the first questions of the
 * transaction; the instant at which something is recorded is known only with the answers.
 */
export type JudgeAt<T> = (at: EpochMs) => T;

/** Why a review may not be recorded; nothing where it may. */
export async function judgeApproval(
  connection: Connection,
  review: ApprovalContent,
  say: Say,
): Promise<JudgeAt<readonly Finding[]>> {
  const { reviewed_at, expires_at, state, tier } = review;
  const effective = await effectiveReview(connection, review);
  return (at) => {
    const findings = periodFindings(reviewed_at, expires_at, '/reviewed_at', at, say);
    if ((state === 'not_required') !== (tier === TIER_NOT_REQUIRED))
      findings.push(say('tier_contradictory', { pointer: '/tier', found: `${state} and ${tier}` }));
    if (effective && isBackdatedReview(review, effective.record))
      findings.push(backdated('/reviewed_at', effective.record.reviewed_at, reviewed_at, say));
    return findings;
  };
}

function isBackdatedReview(news: ApprovalContent, known: ApprovalContent): boolean {
  if (instantOf(news.reviewed_at) >= instantOf(known.reviewed_at)) return false;
  return !BAD_NEWS.has(news.state) && RANK[news.state] >= RANK[known.state];
}

/** What a run is recorded with; or why it may not be. */
export type RunJudgement =
  | { readonly ok: true; readonly review: Placed<ApprovalRecord>; readonly contract: Contract }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Judges a run by its contract, its review and the run it would supersede. */
export async function judgeRun(
  connection: Connection,
  run: RunContent,
  contracts: ContractIndex,
  say: Say,
): Promise<JudgeAt<RunJudgement>> {
  const contract = contracts.byDigest(run.contract_digest);
  const [review, effectiveTestedAt] = await Promise.all([
    reviewAtTest(connection, run.subject, instantOf(run.tested_at)),
    effectiveRunTestedAt(connection, subjectDigest(run.subject), run.side),
  ]);
  return (at) => {
    const findings = [
      ...periodFindings(run.tested_at, run.expires_at, '/tested_at', at, say),
      ...contractFindings(run, contract, at, say),
      ...reviewFindings(run, review, say),
      ...backdatedRun(run, effectiveTestedAt, say),
    ];
    if (run.side === 'live' && run.account_ref === null)
      findings.push(say('account_reference_missing', { pointer: '/account_reference' }));
    if (findings.length > 0 || !contract || !review) return { ok: false, findings };
    return { ok: true, review, contract };
  };
}

function contractFindings(
  run: RunContent,
  contract: Contract | undefined,
  at: EpochMs,
  say: Say,
): Finding[] {
  if (!contract)
    return [say('contract_unknown', { pointer: '/contract_digest', found: run.contract_digest })];
  const unfit = unfitness(contract.document, run.subject).map(({ member, expected, found }) =>
    say('contract_of_other_subject', {
      pointer: `/subject/${member}`,
      expected: found,
      found: expected,
    }),
  );
  const terms = {
    side: run.side,
    testedAt: instantOf(run.tested_at),
    required: contract.requiredChecks[run.side],
  };
  const faults = checkFaults(run.checks.map(checkOf), terms, at + CLOCK_SKEW_MS);
  return [
    ...unfit,
    ...faults.flatMap(({ fault, kind }) => {
      const code = CHECK_CODES[fault];
      return code === null ? [] : [say(code, { pointer: '/checks', found: kind })];
    }),
  ];
}

/** A run that failed or stopped half way is news too; what contradicts itself is not recorded. */
const CHECK_CODES: Readonly<Record<ReturnType<typeof checkFaults>[number]['fault'], Code | null>> =
  {
    missing: null,
    failed: null,
    duplicate: 'check_duplicate',
    not_applicable_not_approved: 'not_applicable_not_approved',
    contradictory: 'check_contradictory',
    before_run: 'check_before_run',
    not_yet: 'dated_in_future',
    external_result_missing: 'external_result_missing',
  };

function reviewFindings(
  run: RunContent,
  review: Placed<ApprovalRecord> | null,
  say: Say,
): Finding[] {
  if (!review) return [say('approval_missing', { pointer: '/tested_at', found: run.tested_at })];
  const { expires_at } = review.record;
  if (instantOf(run.expires_at) <= instantOf(expires_at)) return [];
  return [
    say('run_outlives_approval', {
      pointer: '/expires_at',
      expected: `at most ${expires_at}`,
      found: run.expires_at,
    }),
  ];
}

function backdatedRun(run: RunContent, known: EpochMs | null, say: Say): Finding[] {
  if (run.checks.some(({ outcome }) => outcome === 'failed')) return [];
  if (known === null || instantOf(run.tested_at) >= known) return [];
  return [backdated('/tested_at', formatInstant(known), run.tested_at, say)];
}

/** Why a control event may not be recorded; it may begin in the future. */
export async function judgeControl(
  connection: Connection,
  { selector, state, starts_at, expires_at }: ControlContent,
  say: Say,
): Promise<JudgeAt<readonly Finding[]>> {
  const startsAt = instantOf(starts_at);
  const expiresAt = expires_at === null ? null : instantOf(expires_at);
  if (expires_at !== null && instantOf(expires_at) <= startsAt)
    return () => [say('period_empty', { pointer: '/expires_at', found: expires_at })];
  const until = await restrictedUntil(connection, { selector, state, startsAt, expiresAt });
  return (at) =>
    until !== null && until > at
      ? [say('backdated', { pointer: '/starts_at', found: starts_at })]
      : [];
}

function periodFindings(
  from: string,
  until: string,
  pointer: string,
  at: EpochMs,
  say: Say,
): Finding[] {
  const findings: Finding[] = [];
  if (instantOf(from) > at + CLOCK_SKEW_MS)
    findings.push(say('dated_in_future', { pointer, found: from, clears_at: from }));
  if (instantOf(until) <= instantOf(from))
    findings.push(say('period_empty', { pointer: '/expires_at', found: until }));
  return findings;
}

function backdated(pointer: string, known: string, found: string, say: Say): Finding {
  return say('backdated', { pointer, expected: `not before ${known}`, found });
}
