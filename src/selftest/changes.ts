import type { SelfTestChange } from '../documents/index.ts';
import type { Code } from '../documents/findings.ts';
import type { SaidChange } from './bend.ts';
import { SAID_CHANGES } from './generated/changes.ts';

export type Area = Exclude<SelfTestChange['area'], 'control'>;

/** One thing that is wrong with an input, as a row of `changes.json`. */
export interface ChangeRow extends SaidChange {
  readonly id: string;
  readonly rule?: number;
  readonly code: Code;
  /** Whether it needs claims and their evidence, in an area where not every change does. */
  readonly isClaiming?: true;
}

export interface Change extends Omit<ChangeRow, 'isClaiming'> {
  readonly area: Area;
  readonly isClaiming: boolean;
}

export type AreaChange = Pick<Change, 'area' | 'bend' | 'where'>;

/** Everything that is wrong once: of the rules (specification/rules.md 1), of trust and the hand-off (specification/trust.md 4). */
export const CHANGES: readonly Change[] = Object.entries(SAID_CHANGES).flatMap(([area, rows]) =>
  rows.map((row) => ({
    ...row,
    area: area as Area,
    isClaiming: row.isClaiming === true || (area !== 'claims' && area !== 'hand-off'),
  })),
);
