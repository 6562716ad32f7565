import type { Code } from './codes/index.ts';
import { finding, messageOf, type Finding, type FindingDetails } from './finding.ts';

/**
 * Thrown where judging is not possible. The only error class of claimgate: callers switch on `code`,
 * which is in the closed table. The cause is kept as `cause`, never pasted into the message.
 */
export class ClaimgateError extends Error {
  override readonly name = 'ClaimgateError';
  readonly finding: Finding;

  constructor(code: Code, details: FindingDetails = {}, options: { cause?: unknown } = {}) {
    const asFinding = finding(code, details);
    super(messageOf(asFinding), options);
    this.finding = asFinding;
  }

  get code(): Code {
    return this.finding.code;
  }
}
