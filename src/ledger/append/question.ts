import type { RunSide } from '../../evidence/index.ts';
import type { EpochMs } from '../../json/index.ts';
import type { SqlValue } from '../driver/connection.ts';
import { appKey, RESTRICTION, type AppIdentity } from '../effective.ts';
import { LAST_INSTANT } from '../migrations/index.ts';
import type { ControlContent } from '../record.ts';

/**
 * All that an append has to know of the ledger, asked in one statement and so of one moment: each further
 * statement costs more than what it looks up. The answer is one row; none where there is no ledger.
 */
export interface Question {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** Whose ledger it is, and the last entry of its log. */
const LEDGER =
  'i.deployment, i.fingerprint_key_id, e.sequence as last_sequence, e.leaf as last_leaf';

/** By its key, although it is the only one: PostgreSQL is asked to read no table from end to end. */
const OF_THE_LEDGER = 'where i.single = 1';

const FROM = `from provider_evidence_identity i left join provider_evidence_log e
  on e.sequence = (select max(sequence) from provider_evidence_log)`;

/** In the place of a number that is not asked for. */
const NOTHING = 'cast(null as bigint)';

/** What every append asks. */
export const LEDGER_QUESTION: Question = {
  sql: `select ${LEDGER} ${FROM} ${OF_THE_LEDGER}`,
  parameters: [],
};

const REVIEWS_OF_APP = `provider_approval_reviews where provider = $1 and app_fingerprint = $2
  and provider_environment = $3 and instance_fingerprint = $4`;

/** Since the last one that approves: such a one is never older than those before it. */
const REVIEW = `select ${LEDGER}, r.approval_state, (select max(reviewed_at) from ${REVIEWS_OF_APP}
  and sequence >= coalesce((select sequence from ${REVIEWS_OF_APP}
  and approval_state in ('approved', 'not_required') order by sequence desc limit 1), 0)) as latest_reviewed_at
  ${FROM} left join provider_approval_reviews r on r.sequence =
  (select sequence from ${REVIEWS_OF_APP} order by sequence desc limit 1) ${OF_THE_LEDGER}`;

/**
 * What a new review of an app would supersede: the state of the effective one, and the latest date of all.
 * That of the effective one alone would not do: bad news may come late, and what was good before worse
 * news would then be newer than it.
 */
export function reviewQuestion(app: AppIdentity): Question {
  return { sql: REVIEW, parameters: appKey(app) };
}

const RUNS_OF_SUBJECT = 'provider_certification_runs one where subject_digest = $6 and side = $7';

/** Since the last run that did not fail: such a one is never older than those before it. */
const LATEST_TEST = `(select max(tested_at) from ${RUNS_OF_SUBJECT}
  and sequence >= coalesce((select sequence from ${RUNS_OF_SUBJECT}
  and (select count(*) from provider_certification_checks
  where run_sequence = one.sequence and outcome = 'failed') = 0
  order by sequence desc limit 1), 0))`;

function runSql(latestTest: string): string {
  return `select ${LEDGER},
  r.id as review_id, r.approval_state, r.approval_tier, r.reviewed_at, r.review_expires_at,
  ${latestTest} as latest_tested_at
  ${FROM} left join provider_approval_reviews r on r.sequence =
  (select sequence from ${REVIEWS_OF_APP} and reviewed_at <= $5 order by sequence desc limit 1) ${OF_THE_LEDGER}`;
}

const FAILED_RUN = runSql(NOTHING);
const OTHER_RUN = runSql(LATEST_TEST);

/** Of a run: its app, its subject and side, when it was tested, in milliseconds, and whether it failed. */
export interface RunNews {
  readonly app: AppIdentity;
  readonly subjectDigest: string;
  readonly side: RunSide;
  readonly testedAt: EpochMs;
  readonly hasFailed: boolean;
}

/**
 * The review that a run belongs to: of those given before the test, the last one. And the latest test of
 * the runs that the new one would supersede, for the reason of {@link reviewQuestion}; not for one that
 * failed, which may be as old as it is.
 */
export function runQuestion(news: RunNews): Question {
  const parameters = [...appKey(news.app), news.testedAt];
  if (news.hasFailed) return { sql: FAILED_RUN, parameters };
  return { sql: OTHER_RUN, parameters: [...parameters, news.subjectDigest, news.side] };
}

/** By the index of the events that restrict. */
const CONTROL = `select ${LEDGER}, (select max(coalesce(expires_at, ${LAST_INSTANT + 1}))
  from provider_runtime_control_events
  where selector_digest = $1 and control_state in ($2, $3) and control_state <> 'enabled'
  and starts_at > $4 and starts_at < $5) as restricted_until ${FROM} ${OF_THE_LEDGER}`;

/** A control event that is to be recorded; instants in milliseconds. */
export interface ControlNews {
  readonly selectorDigest: string;
  readonly state: ControlContent['state'];
  readonly startsAt: EpochMs;
  readonly expiresAt: EpochMs | null;
}

/**
 * Until when events say less than a new one, of those that start after it and would be silenced by it;
 * nothing where there are none. While one of them lasts, the new event is older than what it would supersede.
 */
export function controlQuestion({
  selectorDigest,
  state,
  startsAt,
  expiresAt,
}: ControlNews): Question {
  const worse = (['disabled', 'degraded'] as const).filter(
    (one) => RESTRICTION[one] > RESTRICTION[state],
  );
  const [worst, least] = worse;
  if (worst === undefined) return NOT_RESTRICTED;
  const until = expiresAt ?? LAST_INSTANT + 1;
  return { sql: CONTROL, parameters: [selectorDigest, worst, least ?? worst, startsAt, until] };
}

/** Nothing says less. */
const NOT_RESTRICTED: Question = {
  sql: `select ${LEDGER}, ${NOTHING} as restricted_until ${FROM} ${OF_THE_LEDGER}`,
  parameters: [],
};
