import type { Digest } from '../../digest/index.ts';
import { subjectDigest } from '../../evidence/index.ts';
import { instantOf, type CheckFact, type Subject } from '../../json/index.ts';
import { integerOf, textOf, textOrNull, type Connection, type Row } from '../driver/connection.ts';
import type { ApprovalRecord, RunRecord } from '../record.ts';
import { SELECTABLE } from '../selector.ts';
import { HEAD_COLUMNS, headOf } from './head-rows.ts';
import {
  insertionInto,
  instanceOf,
  instantIn,
  NO_INSTANCE,
  packDigests,
  requireSame,
  unpackDigests,
  wordOf,
} from './values.ts';
import {
  APPROVAL_STATES,
  CHECK_KINDS,
  DEPLOYMENT_ENVIRONMENTS,
  OPERATIONS,
  OUTCOMES,
  PROVIDER_ENVIRONMENTS,
  SIDES,
} from './words.ts';

const insertChecks = insertionInto('provider_certification_checks', [
  'run_sequence',
  'run_id',
  'side',
  'kind',
  'outcome',
  'not_applicable_reason',
  'completed_at',
  'external_result',
]);

const insertRow = insertionInto('provider_certification_runs', [
  ...HEAD_COLUMNS,
  'review_id',
  'approval_state',
  'approval_tier',
  'reviewed_at',
  'review_expires_at',
  'side',
  'provider',
  ...SELECTABLE,
  'subject_digest',
  'contract_digest',
  'tested_revision',
  'tested_at',
  'expires_at',
  'required_scopes',
  'granted_scopes',
  'account_ref',
]);

/** When a review was given and until when it holds, as documents write instants. */
export type ReviewPeriod = Pick<ApprovalRecord, 'reviewed_at' | 'expires_at'>;

/** Inserts a run after its checks, which it seals. The review is the one it names, the digest that of its subject. */
export function insertRun(
  connection: Connection,
  sequence: number,
  record: RunRecord,
  { review, digest }: { readonly review: ReviewPeriod; readonly digest: Digest },
): void {
  const { id, side, subject, account_ref, contract_digest, tested_revision } = record;
  const checks = record.checks.map(
    ({ kind, outcome, not_applicable_reason, completed_at, external_result }) => ({
      run_sequence: sequence,
      run_id: id,
      side,
      kind,
      outcome,
      not_applicable_reason,
      completed_at: instantOf(completed_at),
      external_result,
    }),
  );
  insertChecks(connection, ...checks);
  insertRow(connection, {
    sequence,
    id: record.id,
    nonce: record.nonce,
    recorded_at: instantOf(record.recorded_at),
    operator_ref: record.operator_ref,
    review_id: record.review_id,
    approval_state: record.approval_state,
    approval_tier: record.approval_tier,
    reviewed_at: instantOf(review.reviewed_at),
    review_expires_at: instantOf(review.expires_at),
    side,
    provider: subject.provider,
    app_fingerprint: subject.app_fingerprint,
    deployment_environment: subject.deployment_environment,
    provider_environment: subject.provider_environment,
    instance_fingerprint: subject.instance_fingerprint ?? NO_INSTANCE,
    account_kind: subject.account_kind,
    output_profile: subject.output_profile,
    operation: subject.operation,
    policy_mode: subject.policy_mode,
    subject_digest: digest,
    contract_digest,
    tested_revision,
    tested_at: instantOf(record.tested_at),
    expires_at: instantOf(record.expires_at),
    required_scopes: packDigests(record.required_scopes),
    granted_scopes: packDigests(record.granted_scopes),
    account_ref,
  });
}

const CHECKS_OF = `select kind, outcome, not_applicable_reason, completed_at, external_result
  from provider_certification_checks where run_sequence = $1 and run_id = $2`;

/** What a record and an entry of a projection say of a run in the same words. */
export function statedIn(row: Row) {
  return {
    contract_digest: textOf(row, 'contract_digest'),
    tested_revision: textOf(row, 'tested_revision'),
    tested_at: instantIn(row, 'tested_at'),
    expires_at: instantIn(row, 'expires_at'),
    approval_state: wordOf(row, 'approval_state', APPROVAL_STATES),
    approval_tier: textOf(row, 'approval_tier'),
    required_scopes: unpackDigests(textOf(row, 'required_scopes')),
    granted_scopes: unpackDigests(textOf(row, 'granted_scopes')),
  };
}

/** The run of a row, with its checks; `ledger_damaged` where it would be found under another subject than its own. */
export async function runOf(connection: Connection, row: Row): Promise<RunRecord> {
  const subject = subjectOf(row);
  requireSame(row, 'subject_digest', subjectDigest(subject));
  const checks = await connection.query(CHECKS_OF, [integerOf(row, 'sequence'), textOf(row, 'id')]);
  return {
    kind: 'run',
    ...headOf(row),
    review_id: textOf(row, 'review_id'),
    side: wordOf(row, 'side', SIDES),
    subject,
    ...statedIn(row),
    account_ref: textOrNull(row, 'account_ref'),
    checks: checks.map(checkOf).sort(byKind),
  };
}

export function subjectOf(row: Row): Subject {
  return {
    provider: textOf(row, 'provider'),
    app_fingerprint: textOf(row, 'app_fingerprint'),
    deployment_environment: wordOf(row, 'deployment_environment', DEPLOYMENT_ENVIRONMENTS),
    provider_environment: wordOf(row, 'provider_environment', PROVIDER_ENVIRONMENTS),
    instance_fingerprint: instanceOf(row),
    account_kind: textOf(row, 'account_kind'),
    output_profile: textOf(row, 'output_profile'),
    operation: wordOf(row, 'operation', OPERATIONS),
    policy_mode: textOf(row, 'policy_mode'),
  };
}

function checkOf(row: Row): CheckFact {
  return {
    kind: wordOf(row, 'kind', CHECK_KINDS),
    outcome: wordOf(row, 'outcome', OUTCOMES),
    not_applicable_reason: textOrNull(row, 'not_applicable_reason'),
    completed_at: instantIn(row, 'completed_at'),
    external_result: textOrNull(row, 'external_result'),
  };
}

/** The one order of the checks in a record: each kind is there at most once. */
export function byKind(one: CheckFact, other: CheckFact): number {
  return one.kind < other.kind ? -1 : 1;
}
