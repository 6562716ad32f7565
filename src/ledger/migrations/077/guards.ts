import { CLOCK_SKEW_MS, type Guard } from '../dialect.ts';

/** The three ledgers whose rows have a place in the log. */
const RECORD_TABLES = [
  ['provider_approval_reviews', 'approval'],
  ['provider_certification_runs', 'run'],
  ['provider_runtime_control_events', 'control'],
] as const;

/** Every table that only grows. */
export const APPEND_ONLY_TABLES: readonly string[] = [
  ...RECORD_TABLES.map(([table]) => table),
  'provider_certification_checks',
  'provider_evidence_log',
  'provider_evidence_tree',
  'provider_evidence_identity',
];

/**
 * A row with a key that is there is refused before it reaches the key: replace-style inserts would
 * remove the old row without asking a trigger, and upserts would change it or pass in silence.
 */
const KNOWN: readonly Guard[] = [
  ...RECORD_TABLES.map(([table]) => known(table, 'id = new.id or sequence = new.sequence')),
  known('provider_certification_checks', 'run_id = new.run_id and kind = new.kind'),
  known(
    'provider_evidence_log',
    'sequence = new.sequence or record_id = new.record_id or idempotency_ref = new.idempotency_ref',
  ),
  known('provider_evidence_tree', 'level = new.level and position = new.position'),
  known('provider_evidence_identity', 'single = new.single'),
];

/** A run seals its checks: they come before it, agree with it, and none comes after. */
const SEALS: readonly Guard[] = [
  {
    table: 'provider_certification_checks',
    name: 'before_run',
    condition: 'exists (select 1 from provider_certification_runs where id = new.run_id)',
    message: 'the run is recorded already',
  },
  {
    table: 'provider_certification_runs',
    name: 'after_checks',
    condition: 'not exists (select 1 from provider_certification_checks where run_id = new.id)',
    message: 'a run has checks',
  },
  {
    table: 'provider_certification_runs',
    name: 'agrees_with_checks',
    condition: `exists (select 1 from provider_certification_checks where run_id = new.id
  and (side <> new.side or completed_at < new.tested_at or completed_at > new.recorded_at + ${CLOCK_SKEW_MS}))`,
    message: 'a check does not belong to the run',
  },
  // A key would do, but SQLite checks keys only for connections that ask for it.
  {
    table: 'provider_certification_runs',
    name: 'has_review',
    condition: `not exists (select 1 from provider_approval_reviews where id = new.review_id
  and provider = new.provider and app_fingerprint = new.app_fingerprint
  and provider_environment = new.provider_environment and instance_fingerprint = new.instance_fingerprint
  and approval_state = new.approval_state and approval_tier = new.approval_tier
  and reviewed_at = new.reviewed_at and review_expires_at = new.review_expires_at)`,
    message: 'a run belongs to a review of its app',
  },
];

/** The log grows by one at a time, over records that are there; nothing comes before its end any more. */
const ORDER: readonly Guard[] = [
  {
    table: 'provider_evidence_log',
    name: 'in_order',
    condition: 'new.sequence <> (select coalesce(max(sequence), 0) + 1 from provider_evidence_log)',
    message: 'the log has no gaps',
  },
  {
    table: 'provider_evidence_log',
    name: 'has_record',
    condition: RECORD_TABLES.map(
      ([table, kind]) =>
        `(new.record_kind = '${kind}' and not exists (select 1 from ${table} where sequence = new.sequence and id = new.record_id))`,
    ).join('\n  or '),
    message: 'a place in the log is of a record',
  },
  ...RECORD_TABLES.map(([table]): Guard => ({
    table,
    name: 'at_the_end',
    condition: 'new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)',
    message: 'the place in the log is taken',
  })),
];

export const GUARDS: readonly Guard[] = [...KNOWN, ...SEALS, ...ORDER];

function known(table: string, condition: string): Guard {
  return {
    table,
    name: 'known',
    condition: `exists (select 1 from ${table} where ${condition})`,
    message: 'append-only',
  };
}
