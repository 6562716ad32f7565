import type { Code } from './codes/table.ts';
import { finding, messageOf, type Finding, type FindingDetails } from './finding.ts';

/** The text of a document that findings point into. */
export interface SourceText {
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
  /** Everything that stands in the way: mostly one reason, many for a document that can not be read. */
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
