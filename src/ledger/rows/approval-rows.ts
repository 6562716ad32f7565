import { instantOf } from '../../json/index.ts';
import { textOf, type Connection, type Row } from '../driver/connection.ts';
import type { ApprovalRecord } from '../record.ts';
import { HEAD_COLUMNS, headOf } from './head-rows.ts';
import { insertionInto, instanceOf, instantIn, NO_INSTANCE, wordOf } from './values.ts';
import { APPROVAL_STATES, PROVIDER_ENVIRONMENTS } from './words.ts';

const insertRow = insertionInto('provider_approval_reviews', [
  ...HEAD_COLUMNS,
  'provider',
  'app_fingerprint',
  'provider_environment',
  'instance_fingerprint',
  'approval_state',
  'approval_tier',
  'reviewed_at',
  'review_expires_at',
]);

export function insertApproval(
  connection: Connection,
  sequence: number,
  record: ApprovalRecord,
): void {
  const { provider, app_fingerprint, provider_environment, instance_fingerprint } = record;
  insertRow(connection, {
    sequence,
    id: record.id,
    nonce: record.nonce,
    recorded_at: instantOf(record.recorded_at),
    operator_ref: record.operator_ref,
    provider,
    app_fingerprint,
    provider_environment,
    instance_fingerprint: instance_fingerprint ?? NO_INSTANCE,
    approval_state: record.state,
    approval_tier: record.tier,
    reviewed_at: instantOf(record.reviewed_at),
    review_expires_at: instantOf(record.expires_at),
  });
}

export function approvalOf(row: Row): ApprovalRecord {
  return {
    kind: 'approval',
    ...headOf(row),
    provider: textOf(row, 'provider'),
    app_fingerprint: textOf(row, 'app_fingerprint'),
    provider_environment: wordOf(row, 'provider_environment', PROVIDER_ENVIRONMENTS),
    instance_fingerprint: instanceOf(row),
    state: wordOf(row, 'approval_state', APPROVAL_STATES),
    tier: textOf(row, 'approval_tier'),
    reviewed_at: instantIn(row, 'reviewed_at'),
    expires_at: instantIn(row, 'review_expires_at'),
  };
}
