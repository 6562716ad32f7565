import type { Finding } from '../findings/index.ts';
import { worstSeverity } from '../findings/index.ts';
import type { ReleaseAuditRow } from '../documents/index.ts';
import type { Result } from '../findings/index.ts';

/** One thing that was checked of a release. Only `passed` and `not_needed` do not stand in its way. */
export interface AuditRow {
  readonly check: string;
  /** What it was checked by. */
  readonly by: string;
  readonly outcome: ReleaseAuditRow['outcome'];
  readonly findings: readonly Finding[];
}

/** What a row is about. */
export type RowText = Pick<AuditRow, 'check' | 'by'>;

/** A row of what was looked at: findings that only warn let it pass. */
export function judged(text: RowText, findings: readonly Finding[]): AuditRow {
  return { ...text, outcome: worstSeverity(findings) === 0 ? 'passed' : 'failed', findings };
}

export function judgedOutcome(text: RowText, outcome: Result<unknown>): AuditRow {
  return judged(text, outcome.ok ? [] : outcome.findings);
}

/** @param why nothing where another row says so already */
export function notChecked(text: RowText, why: readonly Finding[] = []): AuditRow {
  return { ...text, outcome: 'not_checked', findings: why };
}

export function notNeeded(text: RowText): AuditRow {
  return { ...text, outcome: 'not_needed', findings: [] };
}
