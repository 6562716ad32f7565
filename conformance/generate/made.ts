import { EXIT_CODES, type CaseDescription, type Decision, type Expected } from '../runner/case.ts';

/** Files of a case by their path below its folder, such as `committed/claimgate.config.json`. */
export type CaseFiles = ReadonlyMap<string, string | Uint8Array>;

/** A case before it is written. */
export interface MadeCase extends CaseDescription {
  /** Area and name. */
  readonly name: string;
  readonly files?: CaseFiles;
  readonly expected: Expected;
}

/** A base: files that many cases share. */
export interface MadeBase {
  readonly name: string;
  readonly files: CaseFiles;
}

/** An answer by its exit code. */
export function answer(
  decision: Decision,
  codes: readonly string[] = [],
  more: Pick<Expected, 'rules_not_passed' | 'result'> = {},
): Expected {
  return {
    exit_code: EXIT_CODES[decision],
    codes: [...new Set(codes)].sort(),
    ...more,
  };
}

/** JSON as a person would write it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
