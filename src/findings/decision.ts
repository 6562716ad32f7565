import { codeEntry } from './codes/index.ts';
import type { Severity } from './codes/entry.ts';
import type { Finding } from './finding.ts';

/** The answer of a verdict (specification/documents.md 3.5). */
export type Decision = 'allowed' | 'refused' | 'undetermined';

/** The worst severity among findings; no finding is 0. */
export function worstSeverity(findings: readonly Finding[]): Severity {
  let worst: Severity = 0;
  for (const { code } of findings) {
    const { severity } = codeEntry(code);
    if (severity > worst) worst = severity;
  }
  return worst;
}

/**
 * The decision that findings lead to. Not being able to judge outranks a "no": who reads `refused`
 * may rely on everything having been judged.
 */
export function decisionOf(findings: readonly Finding[]): Decision {
  const worst = worstSeverity(findings);
  if (worst === 0) return 'allowed';
  return worst === 1 ? 'refused' : 'undetermined';
}

/** Whether a finding only warns. */
export function isWarning({ code }: Finding): boolean {
  return codeEntry(code).severity === 0;
}
