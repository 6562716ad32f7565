// The one question that an append asks: everything that the ledger says about the record to come.

import { subjectDigest } from '../evidence/subject-evidence.ts';
import { instantOf } from '../documents/json.ts';
import type { Query } from './driver/connection.ts';
import { RESTRICTION } from './fold.ts';
import { logged, namedBy, quarantinedBy } from './quarantine.ts';
import type { ApprovalContent, ControlContent, RunContent } from './records.ts';
import { appKey, appText, selectorDigest } from './subjects.ts';

// Everything an append has to know of the ledger is asked in one statement and so at one moment: each further
// statement costs more than what it looks up. The answer is one row, or none where there is no ledger.

const LEDGER =
  'i.origin, i.deployment, i.fingerprint_key_id, e.sequence as last_sequence, e.leaf as last_leaf';

/** By its key, although it is the only one: PostgreSQL is asked to read no table from end to end. */
const OF_THE_LEDGER = 'where i.single = 1';

const FROM = `from provider_evidence_identity i left join provider_evidence_log e
  on e.sequence = (select max(sequence) from provider_evidence_log)`;

/** The records that a document is judged by, and asks about: no other one changes the answer. */
interface Question extends Query {
  readonly topic: string;
}

export function queryFor(content: ApprovalContent | RunContent | ControlContent): Question {
  if (content.kind === 'run') return runQuery(content);
  return content.kind === 'approval' ? reviewQuery(content) : controlQuery(content);
}

export const LEDGER_QUERY: Query = {
  sql: `select ${LEDGER} ${FROM} ${OF_THE_LEDGER}`,
  parameters: [],
};

const REVIEWS_OF_APP = `provider_approval_reviews one where provider = $1 and app_fingerprint = $2
  and provider_environment = $3 and instance_fingerprint = $4 and ${logged('one')}`;

/** A correction frees what a wrong date closed: nothing is older than a record that it names. */
const NOT_NAMED = `${namedBy('one')} is null`;

/** Since the last one that approves: such a one is never older than those before it. */
const REVIEW = `select ${LEDGER}, r.approval_state, ${quarantinedBy('r')} as quarantined_by,
  (select max(reviewed_at) from ${REVIEWS_OF_APP} and ${NOT_NAMED}
  and sequence >= coalesce((select sequence from ${REVIEWS_OF_APP} and ${NOT_NAMED}
  and approval_state in ('approved', 'not_required') order by sequence desc limit 1), 0)) as latest_reviewed_at
  ${FROM} left join provider_approval_reviews r on r.sequence =
  (select sequence from ${REVIEWS_OF_APP} order by sequence desc limit 1) ${OF_THE_LEDGER}`;

/**
 * Looks up the reviews that a new one would supersede: the state of the effective one, and the latest date of all.
 * The date of the effective one is not enough: a restriction may be recorded late, and an approval dated
 * before a newer review would then count as newer than that restriction.
 */
function reviewQuery(review: ApprovalContent): Question {
  return { sql: REVIEW, parameters: appKey(review), topic: appText(review) };
}

const RUNS_OF_SUBJECT = `provider_certification_runs one
  where subject_digest = $6 and side = $7 and ${logged('one')} and ${NOT_NAMED}`;

const RUN = `select ${LEDGER},
  r.id as review_id, ${quarantinedBy('r')} as quarantined_by, r.approval_state, r.approval_tier, r.reviewed_at, r.review_expires_at,
  (select max(tested_at) from ${RUNS_OF_SUBJECT}
  and sequence >= coalesce((select sequence from ${RUNS_OF_SUBJECT}
  and (select count(*) from provider_certification_checks
  where run_sequence = one.sequence and run_id = one.id and outcome = 'failed') = 0
  order by sequence desc limit 1), 0)) as latest_tested_at
  ${FROM} left join provider_approval_reviews r on r.sequence =
  (select sequence from ${REVIEWS_OF_APP} and reviewed_at <= $5 order by sequence desc limit 1) ${OF_THE_LEDGER}`;
/**
 * The review that a run belongs to: of those given before the test, the last one. And the latest test since the last
 * run that did not fail, which is never older than those before it, for the reason of {@link reviewQuery}.
 */
function runQuery({ side, subject, tested_at }: RunContent): Question {
  const digest = subjectDigest(subject);
  const parameters = [...appKey(subject), instantOf(tested_at), digest, side];
  return { sql: RUN, parameters, topic: `${digest} ${side}` };
}

const RUNS_OF_RESULTS = `select l.sequence, l.record_id, l.leaf, l.request_digest, one.results_cases
  from provider_certification_runs one
  join provider_evidence_log l on l.sequence = one.sequence and l.record_id = one.id
  where one.results_sha256 = $1 and ${NOT_NAMED} order by one.sequence`;

/** One that a correction quarantines as well: what its seal says must not come back by it. */
const RUN_OF_SEAL = `select l.sequence, l.record_id, l.leaf, l.request_digest
  from provider_certification_runs one
  join provider_evidence_log l on l.sequence = one.sequence and l.record_id = one.id
  where one.attestation_sha256 = $1`;

/**
 * Asks for the runs that were made from the same seal, or from the same file; a correction frees its cases. A command that claimgate started
 * ran its tests anew, whatever its file has in common with another.
 */
export function resultsQuery(content: ApprovalContent | RunContent | ControlContent): Query | null {
  const origin = content.kind === 'run' ? content.origin : undefined;
  if (origin?.attestation_sha256 !== undefined)
    return { sql: RUN_OF_SEAL, parameters: [origin.attestation_sha256] };
  if (origin?.kind !== 'test_results' || origin.results_sha256 === undefined) return null;
  return { sql: RUNS_OF_RESULTS, parameters: [origin.results_sha256] };
}

/** After 9999-12-31T23:59:59.999Z, the last instant that there is. */
const NEVER = 253_402_300_800_000;

/** By the index of the events that restrict. */
const CONTROL = `select ${LEDGER}, (select max(coalesce(expires_at, ${NEVER}))
  from provider_runtime_control_events one
  where selector_digest = $1 and control_state in ($2, $3) and control_state <> 'enabled'
  and starts_at > $4 and starts_at < $5 and ${NOT_NAMED}) as restricted_until ${FROM} ${OF_THE_LEDGER}`;

/**
 * Until when events say less than a new one, of those that start after it and would be silenced by it;
 * nothing where there are none. While one of them lasts, the new event is older than what it would supersede.
 */
function controlQuery({ selector, state, starts_at, expires_at }: ControlContent): Question {
  const worse = (['disabled', 'degraded'] as const).filter(
    (one) => RESTRICTION[one] > RESTRICTION[state],
  );
  // Nothing says less than a disable.
  const [worst = '', least = worst] = worse;
  const until = expires_at === null ? NEVER : instantOf(expires_at);
  const topic = selectorDigest(selector);
  const parameters = [topic, worst, least, instantOf(starts_at), until];
  return { sql: CONTROL, parameters, topic };
}
