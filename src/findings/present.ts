import { isCode } from './codes/index.ts';
import type { Code } from './codes/table.ts';
import { ClaimgateError, type SourceText } from './error.ts';
import type { Finding } from './finding.ts';
import type { Result } from './result.ts';

/**
 * What is there by construction, which the type of a look-up can not say.
 *
 * @throws ClaimgateError `defect` where it is not: going on with nothing could end in a "yes"
 */
export function present<T>(value: T | null | undefined): T {
  if (value !== undefined && value !== null) return value;
  throw new ClaimgateError('defect', { found: 'nothing, where there is always something' });
}

/** A code by the name that a document of ours has for it. @throws ClaimgateError `defect` for no code of ours */
export function codeNamed(name: string): Code {
  if (isCode(name)) return name;
  throw new ClaimgateError('defect', { found: name });
}

/** A "no" of a part that says so by findings, where no judgement can be handed back: the first names it. */
export function errorOf(findings: readonly Finding[], source?: SourceText): ClaimgateError {
  const { code } = present(findings[0]);
  return new ClaimgateError(code, {}, { findings, ...(source ? { source } : {}) });
}

/** The value of a "yes". @throws ClaimgateError with the findings of a "no" */
export function demand<T>(outcome: Result<T>, source?: SourceText): T {
  if (outcome.ok) return outcome.value;
  throw errorOf(outcome.findings, source);
}

/** What was thrown, in its own words. */
export function wordsOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * What was thrown, where it is a refusal that the caller goes on after: one of these codes, or any.
 *
 * @throws whatever else was thrown: other refusals, and defects
 */
export function refusalOf(cause: unknown, ...codes: readonly Code[]): ClaimgateError {
  if (cause instanceof ClaimgateError && (codes.length === 0 || codes.includes(cause.code)))
    return cause;
  throw cause;
}
