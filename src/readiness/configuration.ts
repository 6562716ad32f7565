import { finding, type Finding } from '../findings/index.ts';
import type { Enforcement } from './input.ts';
import type { Judged } from './judged.ts';
import { isConnect, type SubjectCase } from './subject-case.ts';

/** Whether the app is there. What registers on demand is enough to connect, and to nothing else. */
export function judgeConfiguration(
  { evidence, subject }: SubjectCase,
  { deployment_kind }: Enforcement,
): Judged<'configuration'> {
  const value = evidence.configuration?.state ?? 'unknown';
  const findings: Finding[] = [];
  if (value === 'unknown') findings.push(finding('configuration_unknown'));
  if (value === 'missing') findings.push(finding('configuration_missing'));
  if (value === 'dynamic_registration' && !isConnect(subject))
    findings.push(finding('configuration_dynamic'));
  // Whatever the flag says (specification/readiness.md 3).
  if (deployment_kind === 'cloud' && subject.provider_environment !== 'production') {
    findings.push(
      finding('provider_identity_not_production', {
        expected: 'production',
        found: subject.provider_environment,
      }),
    );
  }
  return { value, findings };
}
