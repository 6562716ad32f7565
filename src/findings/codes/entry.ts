/**
 * What would turn a "no" into a "yes" (specification/documents.md 3.7).
 * `time`: it clears by itself; `never`: nothing about this input can be mended.
 */
export const CLEARS_BY = [
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

/** The same in words that go on from "cleared by". */
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
 * What a code does to the answer, which is also the exit code it asks for (specification/documents.md 5):
 * 0 a warning, 1 judged and the answer is no, 2 could not judge, 3 a defect in the program.
 */
export type Severity = 0 | 1 | 2 | 3;

/** One row of the closed table of codes. All texts are constant: nothing from an input is in them. */
export interface CodeEntry {
  readonly severity: Severity;
  readonly clears_by: ClearsBy;
  /** What is the case, in lower case, without a full stop. */
  readonly title: string;
  /** How to clear it, as one sentence. */
  readonly hint: string;
  /** The next command to type, where there is one that always fits. */
  readonly next?: string;
}

/** Checks the rows of one area without widening its codes to `string`. */
export function defineCodes<const T extends Record<string, CodeEntry>>(rows: T): T {
  return rows;
}
