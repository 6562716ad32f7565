import { codes, type Code } from './generated/codes.ts';

/**
 * The change that clears a finding (specification/documents.md 3.7).
 * `time`: it clears by itself; `never`: no change can clear it for this input.
 */
const CLEARS_BY = [
  'time',
  'new_local_run',
  'new_live_run',
  'new_approval',
  'reconnect',
  'operator',
  'contract_change',
  'edit',
  'never',
] as const;

export type ClearsBy = (typeof CLEARS_BY)[number];

/** Words that continue "cleared by". */
export const CLEARS_BY_WORDS: Readonly<Record<ClearsBy, string>> = {
  time: 'time',
  new_local_run: 'a new local run',
  new_live_run: 'a new live run',
  new_approval: 'a new review',
  reconnect: 'connecting the account again',
  operator: 'an operator',
  contract_change: 'a change of the contract',
  edit: 'an edit in the repository',
  never: 'nothing',
};

/**
 * The effect of a code on the answer, which is also its exit code (specification/documents.md 5):
 * 0 a warning, 1 refused, 2 could not judge, 3 a defect in the program.
 */
export type Severity = 0 | 1 | 2 | 3;

/** The meaning of each exit code, in every format and on every path (specification/documents.md 5). */
export const EXIT_CODES: Readonly<Record<Severity, string>> = {
  0: 'a yes, or done; warnings do not change that',
  1: 'judged, and the answer is no',
  2: 'could not judge: bad usage, or an input that is missing, unreadable, invalid or unsafe',
  3: 'a defect in claimgate itself',
};

/**
 * One row of the closed table of everything claimgate can find or fail with. Callers switch on the code; people
 * read text rendered from it. The texts are constant and contain nothing from an input. You edit `codes.json`
 * beside this file; `npm run generate` makes the module and `npm run build` the page of codes.
 */
export interface CodeEntry {
  readonly area: string;
  readonly severity: Severity;
  readonly clears_by: ClearsBy;
  /** The fault, in lower case, without a full stop. */
  readonly title: string;
  /** How to clear it, in full sentences. */
  readonly hint: string;
  /** The next command to type, if one always fits. */
  readonly next?: string;
  /** Of an answer of the service, where {@link severity} does not say it (RFC 9110). */
  readonly status?: number;
  /** In place of title and hint on a page: what failed, and what to do. */
  readonly page?: { readonly failed: string; readonly remedy: string };
}

export function codeEntry(code: Code): CodeEntry {
  return codes()[code];
}

export function areaOf(code: Code): string {
  return codes()[code].area;
}

export function isCode(text: string): text is Code {
  return Object.hasOwn(codes(), text);
}

export function everyCode(): Code[] {
  return Object.keys(codes()).filter(isCode);
}
