/**
 * What clears a finding (specification/documents.md 3.7).
 * `time`: it clears by itself; `never`: no change can clear it for this input.
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

/** The same in words that continue "cleared by". */
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

/** What each exit code means, in every format and on every path (specification/documents.md 5). */
export const EXIT_CODES: Readonly<Record<Severity, string>> = {
  0: 'allowed, verified or healthy; warnings do not change that',
  1: 'judged, and the answer is no',
  2: 'could not judge: bad usage, or an input that is missing, unreadable, invalid or unsafe',
  3: 'a defect in claimgate itself',
};

/** The texts of a code. They are constant and contain nothing from an input. */
interface CodeTexts {
  /** What is wrong, in lower case, without a full stop. */
  readonly title: string;
  /** How to clear it, in full sentences. */
  readonly hint: string;
  /** The next command to type, if one always fits. */
  readonly next?: string;
}

interface CodeRow extends CodeTexts {
  readonly severity: Severity;
  readonly clears_by: ClearsBy;
}

/** One row of the closed table of codes. */
export interface CodeEntry extends CodeRow {
  /** The topic of the code, in words. */
  readonly area: string;
}

const rowOf =
  (severity: Severity) =>
  (clears_by: ClearsBy, texts: CodeTexts): CodeRow => ({ severity, clears_by, ...texts });

/** Makes rows by severity, each named after the decision that it leads to. */
export const warning = rowOf(0);
export const refused = rowOf(1);
export const undetermined = rowOf(2);
export const defect = rowOf(3);

/** Returns the rows of one area under their own names, not widened to `string`. */
export function area<Name extends string>(
  about: string,
  rows: Readonly<Record<Name, CodeRow>>,
): Record<Name, CodeEntry> {
  const entries = Object.entries<CodeRow>(rows).map(([code, row]) => [
    code,
    { area: about, ...row },
  ]);
  // Object.fromEntries loses the names of the rows; they are still the same.
  return Object.fromEntries(entries) as Record<Name, CodeEntry>;
}
