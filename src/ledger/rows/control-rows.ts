import { instantOf, type Selector } from '../../json/index.ts';
import { textOf, type Connection, type Row } from '../driver/connection.ts';
import type { ControlRecord } from '../record.ts';
import { maskOf, SELECTABLE, selectorDigest } from '../selector.ts';
import { headOf, headValues } from './head-rows.ts';
import { insert, instantIn, instantOrNull, msOrNull, NO_INSTANCE, wordOf } from './values.ts';
import {
  CONTROL_STATES,
  DEPLOYMENT_ENVIRONMENTS,
  OPERATIONS,
  PROVIDER_ENVIRONMENTS,
} from './words.ts';

export function insertControl(
  connection: Connection,
  sequence: number,
  record: ControlRecord,
): void {
  const { selector } = record;
  const members = SELECTABLE.filter((member) => member in selector).map((member) => [
    member,
    selector[member] ?? NO_INSTANCE,
  ]);
  insert(connection, 'provider_runtime_control_events', {
    ...headValues(sequence, record),
    selector_digest: selectorDigest(selector),
    selector_mask: maskOf(selector),
    provider: selector.provider,
    ...Object.fromEntries(members),
    control_state: record.state,
    reason: record.reason,
    starts_at: instantOf(record.starts_at),
    expires_at: msOrNull(record.expires_at),
  });
}

export function controlOf(row: Row): ControlRecord {
  return {
    kind: 'control',
    ...headOf(row),
    selector: selectorOf(row),
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
