import { finding, type Code, type Finding, type FindingDetails } from '../findings/index.ts';
import type { Shaped } from '../json/index.ts';

/** What a check hands back: the value it vouches for, or every reason why it does not. */
export type Outcome<T> = Shaped<T>;

/** The "no" of an {@link Outcome}; fits an outcome of any value. */
export interface Refusal {
  readonly ok: false;
  readonly findings: readonly Finding[];
}

export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(code: Code, details: FindingDetails = {}): Refusal {
  return { ok: false, findings: [finding(code, details)] };
}
