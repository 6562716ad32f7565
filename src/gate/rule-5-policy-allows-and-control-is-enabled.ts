import { type EpochMs, formatInstant } from '../documents/json.ts';
import { isOver, type Control } from '../evidence/subject-evidence.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../documents/findings.ts';
import type { ClaimRule } from './engine.ts';
import { exampleFindings } from './facts.ts';

const CODES = { disabled: 'control_disabled', degraded: 'control_degraded' } as const;

/** A disable that no record of the ledger says is lifted where it was made, never by a control event. */
const WITHOUT_RECORD = {
  facts: 'disabled_by_facts',
  environment: 'disabled_by_environment',
} as const satisfies Record<string, Code>;

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
    'control_expired',
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
    const examples = exampleFindings('runtime_control', origin, record ? { record } : {});
    return [...findings, ...controlFindings(control, at), ...examples];
  },
};

/** Tells why a control does not let an operation run at an instant. */
export function controlFindings(
  { state, expiresAt, record, source }: Control,
  at: EpochMs,
): readonly Finding[] {
  const findings: Finding[] = [];
  const say = (code: Code, member: string, details: FindingDetails) =>
    findings.push(
      finding(code, {
        piece: 'runtime_control',
        pointer: `/runtime_control/${member}`,
        ...details,
        ...(record && { record }),
      }),
    );
  if (state === 'disabled' && record === null) say(WITHOUT_RECORD[source ?? 'facts'], 'state', {});
  else if (state !== 'enabled') say(CODES[state], 'state', {});
  if (expiresAt !== null && isOver(expiresAt, at))
    say('control_expired', 'expires_at', { found: formatInstant(expiresAt) });
  return findings;
}
