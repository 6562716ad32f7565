import { isOver, type Control } from '../evidence/index.ts';
import { finding } from '../findings/index.ts';
import { controlFindings } from '../gate/index.ts';
import type { EpochMs } from '../json/index.ts';
import type { Judged } from './judged.ts';

/** The control that speaks; one that is over says nothing any more. */
export function judgeControl(control: Control | null, at: EpochMs): Judged<'control'> {
  if (control === null) return { value: 'unknown', findings: [finding('control_unknown')] };
  const { state, expiresAt, record } = control;
  if (isOver(expiresAt, at)) {
    const expired = controlFindings(control, at).filter(({ code }) => code === 'control_expired');
    return { value: 'unknown', findings: expired };
  }
  // No record of the ledger disables it, so the environment does.
  if (state === 'disabled' && record === null)
    return { value: 'disabled', findings: [finding('disabled_by_environment')] };
  return { value: state, findings: controlFindings(control, at) };
}
