// May this record be appended, by what the ledger says at that moment?

import { exampleValueFindings, madeUpInContract } from '../evidence/example-values.ts';
import { isErrored, runFaults, type CheckFault } from '../evidence/run.ts';
import { originOf, TIER_NOT_REQUIRED } from '../evidence/subject-evidence.ts';
import {
  meansErrored,
  unfitness,
  type Contract,
  type ContractIndex,
} from '../evidence/contract.ts';
import {
  accept,
  present,
  refusalFor,
  finding,
  type Code,
  type Finding,
  type FindingDetails,
  type Result,
  type Reasons,
} from '../documents/findings.ts';
import { formatInstant, instantOf, type EpochMs } from '../documents/json.ts';
import type { ApprovalState } from '../documents/index.ts';
import { instantIn, wordOf } from './columns.ts';
import { integerOrNull, textOf, type Row } from './driver/connection.ts';
import {
  APPROVAL_STATES,
  type ApprovalContent,
  type ControlContent,
  type ReviewPeriod,
  type RunContent,
  type RunContext,
} from './records.ts';
import type { AppendRequest } from './prepare-record.ts';

/** How far the clock that dates evidence may be ahead of the one that records it (specification/ledger.md 1). */
export const CLOCK_SKEW_MS = 60_000;

/** Thrown inside the transaction so that it leaves no trace; caught where the answer is given. */
export class Refused extends Error {
  readonly findings: Reasons;

  constructor(findings: readonly Finding[]) {
    super('refused');
    this.findings = present(refusalFor(findings)).findings;
  }
}

/** The answer of some work, or why it was refused. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return accept(await work());
  } catch (cause) {
    if (cause instanceof Refused) return { ok: false, findings: cause.findings };
    throw cause;
  }
}

/** Why something is not recorded, said of one document. */
type Say = (code: Code, details?: FindingDetails) => Finding;

function speakerFor(file: string): Say {
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

/** Judges content by what the ledger says when it is recorded. Throws {@link Refused}. */
export function judgeStatement(
  { file, content }: AppendRequest<ApprovalContent | ControlContent>,
  answer: Row,
  at: EpochMs,
): void {
  const say = speakerFor(file);
  const findings =
    content.kind === 'approval'
      ? approvalFindings(content, answer, at, say)
      : controlFindings(content, answer, at, say);
  findings.push(
    ...madeUpFindings(content, content.kind === 'approval' ? content : content.selector, file),
  );
  if (findings.length > 0) throw new Refused(findings);
}

function approvalFindings(review: ApprovalContent, answer: Row, at: EpochMs, say: Say): Finding[] {
  const { reviewed_at, expires_at, state, tier } = review;
  const findings = periodFindings(reviewed_at, expires_at, '/reviewed_at', at, say);
  if ((state === 'not_required') !== (tier === TIER_NOT_REQUIRED))
    findings.push(say('tier_contradictory', { pointer: '/tier', found: `${state} and ${tier}` }));
  const known = knownReview(answer);
  if (known && isBackdatedReview(review, known))
    findings.push(backdated('/reviewed_at', known.latest_reviewed_at, reviewed_at, say));
  return findings;
}

/** A control event may begin in the future. */
function controlFindings(
  { starts_at, expires_at }: ControlContent,
  answer: Row,
  at: EpochMs,
  say: Say,
): Finding[] {
  if (expires_at !== null && instantOf(expires_at) <= instantOf(starts_at))
    return [say('period_empty', { pointer: '/expires_at', found: expires_at })];
  const until = integerOrNull(answer, 'restricted_until');
  return until !== null && until > at
    ? [say('backdated', { pointer: '/starts_at', found: starts_at })]
    : [];
}

function knownReview(answer: Row) {
  if (answer['approval_state'] === null || answer['latest_reviewed_at'] === null) return null;
  return {
    // One that is quarantined lets nothing through: all news would improve it.
    state:
      answer['quarantined_by'] === null
        ? wordOf(answer, 'approval_state', APPROVAL_STATES)
        : 'revoked',
    latest_reviewed_at: instantIn(answer, 'latest_reviewed_at'),
  };
}

function isBackdatedReview(
  news: ApprovalContent,
  known: NonNullable<ReturnType<typeof knownReview>>,
): boolean {
  if (instantOf(news.reviewed_at) >= instantOf(known.latest_reviewed_at)) return false;
  return !BAD_NEWS.has(news.state) && RANK[news.state] >= RANK[known.state];
}

/** The review that a run belongs to: what the run takes from it, and when it holds. */
type ReviewAtTest = Omit<RunContext, 'required_scopes'> & ReviewPeriod;

/** Judges a run by its contract, its review and the runs it would supersede. Throws {@link Refused}. */
export function judgeRun(
  { file, content: run }: AppendRequest<RunContent>,
  contracts: ContractIndex,
  answer: Row,
  at: EpochMs,
) {
  const say = speakerFor(file);
  const contract = contracts.byDigest(run.contract_digest);
  const review = reviewAtTest(answer);
  const faults = contract
    ? runFaults(run, contract.requiredChecks[run.side], at + CLOCK_SKEW_MS)
    : [];
  const findings = [
    ...periodFindings(run.tested_at, run.expires_at, '/tested_at', at, say),
    ...contractFindings(run, contract, faults, say),
    ...reviewFindings(run, review, say),
    ...backdatedRun(run, integerOrNull(answer, 'latest_tested_at'), say),
    ...originFindings(run, say),
    ...madeUpFindings(run, madeUpMembers(run, contract), file),
    ...erroredFindings(run, contract, say),
  ];
  if (run.side === 'live' && run.account_ref === null)
    findings.push(say('account_reference_missing', { pointer: '/account_reference' }));
  if (findings.length > 0 || !contract || !review) throw new Refused(findings);
  const { reviewed_at, review_expires_at, ...taken } = review;
  return {
    context: { ...taken, required_scopes: [...contract.requiredScopes].sort() },
    review: { reviewed_at, review_expires_at },
    remarks: remarksOn(run, faults, say),
  };
}

/** The results of tests have a file, as far as a command wrote one; and a run of no commit was never tested. */
function originFindings(run: RunContent, say: Say): Finding[] {
  const { attestation_sha256, kind, results_sha256 } = run.origin;
  const contradictory = (details: FindingDetails) => [
    say('origin_contradictory', { pointer: '/origin', ...details }),
  ];
  const isOfCommand = kind === 'test_run' || kind === 'attested';
  if (!isOfCommand && (kind === 'test_results') !== (results_sha256 !== undefined))
    return contradictory({ expected: 'results_sha256 with test results or a command alone' });
  if (run.results_cases !== undefined && results_sha256 === undefined)
    return contradictory({ expected: 'results_cases with results_sha256 alone' });
  if ((kind === 'attested') !== (attestation_sha256 !== undefined))
    return contradictory({ expected: 'attestation_sha256 with attested alone' });
  return originOf(run) === 'example' && kind !== 'example'
    ? contradictory({ expected: 'example, since the run names no commit', found: kind })
    : [];
}

/** An example says that it is one, and counts for nothing. */
function madeUpFindings(
  content: RunContent | ApprovalContent | ControlContent,
  members: object,
  file: string,
): Finding[] {
  if (originOf(content) === 'example') return [];
  return exampleValueFindings({ ...members }, { file });
}

function madeUpMembers(
  { subject, account_ref }: RunContent,
  contract: Contract | undefined,
): object {
  const { app_fingerprint } = subject;
  return { app_fingerprint, account_ref, ...(contract && madeUpInContract(contract.document)) };
}

/** Only a contract says by which exit status a command tells that nothing could be tested, and then nothing was. */
function erroredFindings(run: RunContent, contract: Contract | undefined, say: Say): Finding[] {
  const { checks, exit_status: status, side } = run;
  if (!contract || !checks.some(({ outcome }) => outcome === 'errored')) return [];
  const refused = (details: FindingDetails) => [
    say('errored_unfounded', { pointer: '/checks', ...details }),
  ];
  if (!isErrored(checks)) return refused({ expected: 'errored in each check, or in none' });
  if (meansErrored(contract, side, status)) return [];
  const named = contract.document.errored_exit_statuses?.[side] ?? [];
  return refused({
    expected: `an exit status of ${named.length > 0 ? named.join(', ') : 'errored_exit_statuses in the contract'}`,
    found: status === undefined ? 'none' : String(status),
  });
}

/** A run that failed or stopped half way takes the place of a good one: anyone who records it must know. */
function remarksOn(run: RunContent, faults: readonly CheckFault[], say: Say): readonly Finding[] {
  const { side } = run;
  const isTested = originOf(run) !== 'example';
  if (isTested && faults.length === 0) return [];
  const of = (fault: CheckFault['fault']) =>
    faults.filter((one) => one.fault === fault).map(({ kind }) => kind);
  const remark = (code: Code, kinds: readonly string[]) =>
    kinds.length === 0
      ? []
      : [say(code, { found: `${kinds.join(', ')} (${side} run)`, clears_by: `new_${side}_run` })];
  return [
    ...(isTested ? [] : [say('example_recorded', { clears_by: `new_${side}_run` })]),
    ...remark('failed_run_recorded', of('failed')),
    ...remark(
      isErrored(run.checks) ? 'errored_run_recorded' : 'partial_run_recorded',
      of('missing'),
    ),
  ];
}

function reviewAtTest(answer: Row): ReviewAtTest | null {
  // The place of a review that is quarantined stays taken: no older one stands in for it.
  if (answer['review_id'] === null || answer['quarantined_by'] !== null) return null;
  return {
    review_id: textOf(answer, 'review_id'),
    approval_state: wordOf(answer, 'approval_state', APPROVAL_STATES),
    approval_tier: textOf(answer, 'approval_tier'),
    reviewed_at: instantIn(answer, 'reviewed_at'),
    review_expires_at: instantIn(answer, 'review_expires_at'),
  };
}

function contractFindings(
  run: RunContent,
  contract: Contract | undefined,
  faults: readonly CheckFault[],
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
  return [
    ...unfit,
    ...faults.flatMap(({ fault, kind }) => {
      const code = CHECK_CODES[fault];
      return code === null ? [] : [say(code, { pointer: '/checks', found: kind })];
    }),
  ];
}

/** A run that failed or stopped half way is news too; what contradicts itself is not recorded. */
const CHECK_CODES: Readonly<Record<CheckFault['fault'], Code | null>> = {
  missing: null,
  failed: null,
  unlisted: 'check_unlisted',
  duplicate: 'check_duplicate',
  not_applicable_not_approved: 'not_applicable_not_approved',
  contradictory: 'check_contradictory',
  before_run: 'check_before_run',
  not_yet: 'dated_in_future',
  external_result_missing: 'external_result_missing',
};

function reviewFindings(run: RunContent, review: ReviewAtTest | null, say: Say): Finding[] {
  if (!review) return [say('approval_missing', { pointer: '/tested_at', found: run.tested_at })];
  const { review_expires_at } = review;
  if (instantOf(run.expires_at) <= instantOf(review_expires_at)) return [];
  return [
    say('run_outlives_approval', {
      pointer: '/expires_at',
      expected: `at most ${review_expires_at}`,
      found: run.expires_at,
    }),
  ];
}

/** One that failed may be of any age. */
function backdatedRun(run: RunContent, known: EpochMs | null, say: Say): Finding[] {
  if (known === null || instantOf(run.tested_at) >= known) return [];
  if (run.checks.some(({ outcome }) => outcome === 'failed')) return [];
  return [backdated('/tested_at', formatInstant(known), run.tested_at, say)];
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
