import { isCode } from './code-table.ts';
import type { Code } from './generated/codes.ts';
import {
  finding,
  messageOf,
  type Finding,
  type FindingDetails,
  type Result,
} from './make-finding.ts';

interface SourceText {
  readonly file: string;
  readonly text: string;
}

/**
 * Thrown where judging is not possible. The only error class that callers see: they switch on `code`,
 * which is in the closed table. The cause is kept as `cause`, never pasted into the message.
 */
export class ClaimgateError extends Error {
  override readonly name: string = 'ClaimgateError';
  readonly code: Code;
  /** Everything that stands in the way: mostly one reason, many for a document that cannot be read. */
  readonly findings: readonly Finding[];
  readonly source: SourceText | undefined;

  constructor(
    code: Code,
    details: FindingDetails = {},
    options: { cause?: unknown; findings?: readonly Finding[]; source?: SourceText } = {},
  ) {
    const own = finding(code, details);
    super(messageOf(own), options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.findings = options.findings ?? [own];
    this.source = options.source;
  }
}

/** A "no" of a part that says so by findings, where no judgement can be handed back: the first names it. */
export function errorOf(findings: readonly Finding[], source?: SourceText): ClaimgateError {
  const [first] = findings;
  if (!first) throw new ClaimgateError('defect', { found: 'a refusal without a finding' });
  return new ClaimgateError(first.code, first, { findings, ...(source ? { source } : {}) });
}

/** The value of a "yes". @throws ClaimgateError with the findings of a "no" */
export function demand<T>(outcome: Result<T>, source?: SourceText): T {
  if (outcome.ok) return outcome.value;
  throw errorOf(outcome.findings, source);
}

/**
 * Returns a thrown refusal that the caller can handle: one with these codes, or any.
 *
 * @throws whatever else was thrown: other refusals, and defects
 */
export function refusalOf(cause: unknown, ...codes: readonly Code[]): ClaimgateError {
  if (cause instanceof ClaimgateError && (codes.length === 0 || codes.includes(cause.code)))
    return cause;
  throw cause;
}

/** Goes on with nothing after a refusal with one of these codes, or any. @throws whatever else was thrown */
export function undefinedFor(...codes: readonly Code[]): (cause: unknown) => undefined {
  return (cause) => void refusalOf(cause, ...codes);
}

/**
 * Asserts a value that exists by construction, which the type of a look-up cannot express.
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
