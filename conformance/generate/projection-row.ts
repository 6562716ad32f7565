import type { Decision } from '../runner/case.ts';
import type { CaseFiles } from './made.ts';

/** A projection or a statement that differs from the valid one, and the expected answer. */
export interface ProjectionRow {
  readonly name: string;
  readonly title: string;
  readonly section: string;
  readonly files: CaseFiles;
  readonly at?: string;
  readonly answer: readonly [Decision, ...string[]];
}

/** A step of specification/trust.md 4. */
export const STEP = (number: number) => `specification/trust.md 4, step ${number}`;
