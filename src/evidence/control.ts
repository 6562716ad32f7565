import type { EpochMs } from '../json/index.ts';
import type { ControlFact } from '../documents/index.ts';
import { isOver } from './period.ts';
import type { RecordPlace } from './record.ts';

/** The most restrictive runtime control for a subject. */
export interface Control {
  readonly state: 'disabled' | 'degraded' | 'enabled';
  /** `null`: it holds until a later event supersedes it. */
  readonly expiresAt: EpochMs | null;
  /** `null`: no ledger record says so, as for the deny-list of the environment. */
  readonly record: RecordPlace | null;
}

/** The disable of the environment: no record of the ledger says it. */
export const DENIED: NonNullable<ControlFact> = {
  state: 'disabled',
  expires_at: null,
  record: null,
};

export type ControlFault = 'disabled' | 'degraded' | 'expired';

/** Why a control does not let an operation run at an instant; nothing where it does. */
export function controlFaults({ state, expiresAt }: Control, at: EpochMs): ControlFault[] {
  const faults: ControlFault[] = state === 'enabled' ? [] : [state];
  if (isOver(expiresAt, at)) faults.push('expired');
  return faults;
}
