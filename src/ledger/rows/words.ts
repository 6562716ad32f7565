import type { RunSide } from '../../evidence/index.ts';
import type {
  ApprovalState,
  CheckFact,
  CheckKind,
  ControlState,
  Operation,
  Subject,
} from '../../json/index.ts';
import type { RecordKind } from '../record.ts';

// What the schemas enumerate, as lists to check the words of a database by; the types keep the two in step.

export const RECORD_KINDS: readonly RecordKind[] = ['approval', 'run', 'control'];
export const SIDES: readonly RunSide[] = ['local', 'live'];
export const OUTCOMES: readonly CheckFact['outcome'][] = ['passed', 'failed', 'not_applicable'];
export const CONTROL_STATES: readonly ControlState[] = ['disabled', 'degraded', 'enabled'];
export const OPERATIONS: readonly Operation[] = [
  'connect',
  'publish_immediate',
  'publish_scheduled',
];

export const APPROVAL_STATES: readonly ApprovalState[] = [
  'not_required',
  'pending',
  'trial',
  'approved',
  'restricted',
  'revoked',
];

export const CHECK_KINDS: readonly CheckKind[] = [
  'connect',
  'authorization',
  'publish_immediate',
  'publish_scheduled',
  'final_result',
  'refresh',
  'revoke',
];

export const DEPLOYMENT_ENVIRONMENTS: readonly Subject['deployment_environment'][] = [
  'local',
  'staging',
  'production',
];

export const PROVIDER_ENVIRONMENTS: readonly Subject['provider_environment'][] = [
  'development',
  'sandbox',
  'production',
];
