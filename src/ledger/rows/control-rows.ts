import type { Digest } from '../../digest/index.ts';
import { instantOf, type Selector } from '../../json/index.ts';
import { textOf, type Connection, type Row } from '../driver/connection.ts';
import type { ControlRecord } from '../record.ts';
import { maskOf, SELECTABLE, selectorDigest } from '../selector.ts';
import { HEAD_COLUMNS, headOf } from './head-rows.ts';
import {
  insertionInto,
  instantIn,
  instantOrNull,
  msOrNull,
  NO_INSTANCE,
  requireSame,
  wordOf,
} from './values.ts';
import {
  CONTROL_STATES,
  DEPLOYMENT_ENVIRONMENTS,
  OPERATIONS,
  PROVIDER_ENVIRONMENTS,
} from './words.ts';

const insertRow = insertionInto('provider_runtime_control_events', [
  ...HEAD_COLUMNS,
  'selector_digest',
  'selector_mask',
  'provider',
  ...SELECTABLE,
  'control_state',
  'reason',
  'starts_at',
  'expires_at',
]);

/** Inserts a control event; the digest is that of its selector. */
export function insertControl(
  connection: Connection,
  sequence: number,
  record: ControlRecord,
  digest: Digest,
): void {
  const { selector } = record;
  // What a selector does not name is null; what it names as null is the app without instance.
  const { instance_fingerprint: instance } = selector;
  insertRow(connection, {
    sequence,
    id: record.id,
    nonce: record.nonce,
    recorded_at: instantOf(record.recorded_at),
    operator_ref: record.operator_ref,
    selector_digest: digest,
    selector_mask: maskOf(selector),
    provider: selector.provider,
    app_fingerprint: selector.app_fingerprint ?? null,
    deployment_environment: selector.deployment_environment ?? null,
    provider_environment: selector.provider_environment ?? null,
    instance_fingerprint: instance === undefined ? null : (instance ?? NO_INSTANCE),
    account_kind: selector.account_kind ?? null,
    output_profile: selector.output_profile ?? null,
    operation: selector.operation ?? null,
    policy_mode: selector.policy_mode ?? null,
    control_state: record.state,
    reason: record.reason,
    starts_at: instantOf(record.starts_at),
    expires_at: msOrNull(record.expires_at),
  });
}

/** The control event of a row; `ledger_damaged` where it would be found under another selector than its own. */
export function controlOf(row: Row): ControlRecord {
  const selector = selectorOf(row);
  requireSame(row, 'selector_digest', selectorDigest(selector));
  requireSame(row, 'selector_mask', maskOf(selector));
  return {
    kind: 'control',
    ...headOf(row),
    selector,
    state: wordOf(row, 'control_state', CONTROL_STATES),
    reason: textOf(row, 'reason'),
    starts_at: instantIn(row, 'starts_at'),
    expires_at: instantOrNull(row, 'expires_at'),
  };
}

function selectorOf(row: Row): Selector {
  const selector: Selector = { provider: textOf(row, 'provider') };
  for (const member of [
    'app_fingerprint',
    'account_kind',
    'output_profile',
    'policy_mode',
  ] as const)
    if (row[member] !== null) selector[member] = textOf(row, member);
  if (row['instance_fingerprint'] !== null) {
    const instance = textOf(row, 'instance_fingerprint');
    selector.instance_fingerprint = instance === NO_INSTANCE ? null : instance;
  }
  if (row['deployment_environment'] !== null)
    selector.deployment_environment = wordOf(
      row,
      'deployment_environment',
      DEPLOYMENT_ENVIRONMENTS,
    );
  if (row['provider_environment'] !== null)
    selector.provider_environment = wordOf(row, 'provider_environment', PROVIDER_ENVIRONMENTS);
  if (row['operation'] !== null) selector.operation = wordOf(row, 'operation', OPERATIONS);
  return selector;
}
