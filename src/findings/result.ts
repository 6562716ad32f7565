import type { Code } from './code-table.ts';
import { finding, type Finding, type FindingDetails } from './finding.ts';

/** What a check returns: the value it vouches for, or every reason why it does not. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal;

/** The "no" of a {@link Result}; fits a result of any value. */
export interface Refusal {
  readonly ok: false;
  readonly findings: readonly Finding[];
}

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: Code, details: FindingDetails = {}): Refusal {
  return { ok: false, findings: [finding(code, details)] };
}
