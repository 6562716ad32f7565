import { CLOCK_SKEW_MS, type Guard } from '../dialect.ts';

/** The three ledgers whose rows have a place in the log. */
const RECORD_TABLES = [
  ['provider_approval_reviews', 'approval'],
  ['provider_certification_runs', 'run'],
  ['provider_runtime_control_events', 'control'],
] as const;

const LOG = 'provider_evidence_log';

/** Every table that only grows. */
export const APPEND_ONLY_TABLES: readonly string[] = [
  ...RECORD_TABLES.map(([table]) => table),
  'provider_certification_checks',
  LOG,
  'provider_evidence_identity',
];

/** A place before the end of the log is never given again. */
const AT_THE_END: Guard = {
  name: 'at_the_end',
  condition: `new.sequence <= (select coalesce(max(sequence), 0) from ${LOG})`,
  message: 'the place in the log is taken',
};

/** A run seals its checks: they come before it, agree with it, and none comes after. */
const SEALS: readonly Guard[] = [
  {
    name: 'after_checks',
    condition:
      'not exists (select 1 from provider_certification_checks where run_sequence = new.sequence)',
    message: 'a run has checks',
  },
  {
    name: 'agrees_with_checks',
    condition: `exists (select 1 from provider_certification_checks where run_sequence = new.sequence
  and (run_id <> new.id or side <> new.side or completed_at < new.tested_at or completed_at > new.recorded_at + ${CLOCK_SKEW_MS}))`,
    message: 'a check does not belong to the run',
  },
  // A key would do, but SQLite checks keys only for connections that ask for it. By its id first: an
  // engine that knows nothing of the rows yet could as well read all reviews of the app.
  {
    name: 'has_review',
    condition: `not exists (select 1 from (select * from provider_approval_reviews where id = new.review_id limit 1) review
  where provider = new.provider and app_fingerprint = new.app_fingerprint
  and provider_environment = new.provider_environment and instance_fingerprint = new.instance_fingerprint
  and approval_state = new.approval_state and approval_tier = new.approval_tier
  and reviewed_at = new.reviewed_at and review_expires_at = new.review_expires_at)`,
    message: 'a run belongs to a review of its app',
  },
];

/** The log grows by one at a time, over records that are there. */
const ORDER: readonly Guard[] = [
  {
    name: 'in_order',
    condition: `new.sequence <> (select coalesce(max(sequence), 0) + 1 from ${LOG})`,
    message: 'the log has no gaps',
  },
  {
    name: 'has_record',
    condition: RECORD_TABLES.map(
      ([table, kind]) =>
        `(new.record_kind = '${kind}' and not exists (select 1 from ${table} where sequence = new.sequence and id = new.record_id))`,
    ).join('\n  or '),
    message: 'a place in the log is of a record',
  },
];

/** The guards of each table that only grows, in the order in which they are asked. */
export const GUARDS: Readonly<Record<string, readonly Guard[]>> = {
  provider_approval_reviews: [
    known(['provider_approval_reviews', 'sequence = new.sequence', 'id = new.id']),
    AT_THE_END,
  ],
  // Ids of runs and controls have no key of their own: the log, in which every record has an entry, knows
  // all of them.
  provider_certification_runs: [
    known(['provider_certification_runs', 'sequence = new.sequence'], [LOG, 'record_id = new.id']),
    ...SEALS,
    AT_THE_END,
  ],
  provider_runtime_control_events: [
    known(
      ['provider_runtime_control_events', 'sequence = new.sequence'],
      [LOG, 'record_id = new.id'],
    ),
    AT_THE_END,
  ],
  provider_certification_checks: [
    known(['provider_certification_checks', 'run_sequence = new.run_sequence and kind = new.kind']),
    {
      name: 'before_run',
      condition:
        'exists (select 1 from provider_certification_runs where sequence = new.run_sequence)',
      message: 'the run is recorded already',
    },
  ],
  [LOG]: [
    known([
      LOG,
      'sequence = new.sequence',
      'record_id = new.record_id',
      'idempotency_ref = new.idempotency_ref',
    ]),
    ...ORDER,
  ],
  provider_evidence_identity: [known(['provider_evidence_identity', 'single = new.single'])],
};

/**
 * A row with a key that is there is refused before it reaches the key: replace-style inserts would remove
 * the old row without asking a trigger, and upserts would change it or pass in silence. Each key is looked
 * up by itself: for two in one condition PostgreSQL may read the whole table.
 */
function known(...tables: readonly (readonly [table: string, ...keys: string[]])[]): Guard {
  const lookups = tables.flatMap(([table, ...keys]) =>
    keys.map((key) => `exists (select 1 from ${table} where ${key})`),
  );
  return { name: 'known', condition: lookups.join(' or '), message: 'append-only' };
}
