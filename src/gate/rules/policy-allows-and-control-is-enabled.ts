import { type EpochMs, formatInstant } from '../../json/index.ts';
import { controlFaults, type Control, type ControlFault } from '../../evidence/index.ts';
import { finding, type Code, type Finding } from '../../findings/index.ts';
import type { ClaimRule } from '../engine.ts';
import { exampleFindings } from '../facts.ts';

const CODES = {
  disabled: 'control_disabled',
  degraded: 'control_degraded',
  expired: 'control_expired',
} as const satisfies Record<ControlFault, Code>;

/** A disable that no record of the ledger says is lifted where it was made, never by a control event. */
const WITHOUT_RECORD = {
  facts: 'disabled_by_facts',
  environment: 'disabled_by_environment',
} as const satisfies Record<string, Code>;

const OF_CONTROL = {
  pointer: '/runtime_control/origin',
  found: 'the control event',
  next: 'claimgate ledger append control FILE',
};

export const policyAllowsAndControlIsEnabled: ClaimRule = {
  about: 'claim',
  number: 5,
  id: 'policy-allows-and-control-is-enabled',
  version: 3,
  title: 'Policy allows the subject, and the most restrictive runtime control enables it.',
  why: 'A disabled or restricted operation must not be advertised, whatever the tests say.',
  fix: 'Lift the restriction in the hosting service, or append a control event that enables the subject; else withdraw the claim.',
  codes: [
    'policy_restricted',
    ...Object.values(CODES),
    ...Object.values(WITHOUT_RECORD),
    'evidence_is_example',
  ],
  needs: ['policy', 'control'],
  judge({ at, policy, control }) {
    const findings: Finding[] = [];
    if (policy?.state === 'restricted')
      findings.push(finding('policy_restricted', { pointer: '/policy/state' }));
    if (control === null) return findings;
    const { origin, record } = control;
    const place = { ...OF_CONTROL, ...(record && { record }) };
    return [...findings, ...controlFindings(control, at), ...exampleFindings(origin, place)];
  },
};

/** Tells why a control does not let an operation run at an instant. */
export function controlFindings(control: Control, at: EpochMs): readonly Finding[] {
  return controlFaults(control, at).map((fault) => asFinding(fault, control));
}

function asFinding(fault: ControlFault, control: Control): Finding {
  const { expiresAt, record } = control;
  return finding(codeOf(fault, control), {
    pointer: fault === 'expired' ? '/runtime_control/expires_at' : '/runtime_control/state',
    ...(fault === 'expired' && expiresAt !== null ? { found: formatInstant(expiresAt) } : {}),
    ...(record === null ? {} : { record }),
  });
}

function codeOf(fault: ControlFault, { record, source }: Control): Code {
  return fault === 'disabled' && record === null ? WITHOUT_RECORD[source ?? 'facts'] : CODES[fault];
}
