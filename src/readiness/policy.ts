import { finding } from '../findings/index.ts';
import type { Judged } from './judged.ts';
import type { SubjectCase } from './subject-case.ts';

/** Whether the server permits the account kind, the profile and the policy mode. */
export function judgePolicy({ evidence }: SubjectCase): Judged<'policy'> {
  const value = evidence.policy?.state ?? 'unknown';
  if (value === 'unknown') return { value, findings: [finding('policy_unknown')] };
  return { value, findings: value === 'restricted' ? [finding('policy_restricted')] : [] };
}
