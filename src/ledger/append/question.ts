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

/** What every append asks. */
export const LEDGER_QUESTION: Question = {
  sql: `select ${LEDGER} ${FROM} ${OF_THE_LEDGER}`,
  parameters: [],
};

const REVIEWS_OF_APP = `provider_approval_reviews where provider = $1 and app_fingerprint = $2
  and provider_environment = $3 and instance_fingerprint = $4`;

const REVIEW = `select ${LEDGER}, r.approval_state, r.reviewed_at ${FROM}
  left join provider_approval_reviews r on r.sequence =
  (select sequence from ${REVIEWS_OF_APP} order by sequence desc limit 1) ${OF_THE_LEDGER}`;

/** The effective review of an app: what a new one would supersede. */
export function reviewQuestion(app: AppIdentity): Question {
  return { sql: REVIEW, parameters: appKey(app) };
}

const RUN = `select ${LEDGER},
  r.id as review_id, r.approval_state, r.approval_tier, r.reviewed_at, r.review_expires_at,
  (select tested_at from provider_certification_runs where subject_digest = $6 and side = $7
  order by sequence desc limit 1) as known_tested_at
  ${FROM} left join provider_approval_reviews r on r.sequence =
  (select sequence from ${REVIEWS_OF_APP} and reviewed_at <= $5 order by sequence desc limit 1) ${OF_THE_LEDGER}`;

/** Of a run: its app, its subject and side, and when it was tested, in milliseconds. */
export interface RunNews {
  readonly app: AppIdentity;
  readonly subjectDigest: string;
  readonly side: RunSide;
  readonly testedAt: EpochMs;
}

/**
 * The review that a run belongs to: of those given before the test, the last one. And when the effective
 * run was tested, which the new one would supersede.
 */
export function runQuestion({ app, subjectDigest, side, testedAt }: RunNews): Question {
  return { sql: RUN, parameters: [...appKey(app), testedAt, subjectDigest, side] };
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
  sql: `select ${LEDGER}, cast(null as bigint) as restricted_until ${FROM} ${OF_THE_LEDGER}`,
  parameters: [],
};
