import type { Severity } from './codes/entry.ts';

/** What each exit code means, in every format and on every path (specification/documents.md 5). */
export const EXIT_CODES: Readonly<Record<Severity, string>> = {
  0: 'allowed, verified or healthy; warnings do not change that',
  1: 'judged, and the answer is no',
  2: 'could not judge: bad usage, or an input that is missing, unreadable, invalid or unsafe',
  3: 'a defect in claimgate itself',
};
