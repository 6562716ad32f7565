import type { NamedChecks } from '../documents/index.ts';
import type { Contract } from '../evidence/contract.ts';
import type { RunSide } from '../evidence/run.ts';
import type { EpochMs } from '../documents/json.ts';
import type { GivenTime } from './start.ts';

/** The subject that results are read for, and what the caller knows beside the file. */
export interface ResultTerms extends GivenTime {
  readonly contract: Contract;
  readonly side: RunSide;
  /** Providers that are claimed: the tests of one say nothing of another. */
  readonly providers: readonly string[];
  /** The tests that show a check, where the configuration names them. */
  readonly named?: NamedChecks | undefined;
  /** The suites, classes or files that are read; all where none is named. */
  readonly suites: readonly string[];
  /** Exit status of the command that ran the tests; `null` where nobody says. */
  readonly exitStatus: number | null;
  /** Now, in milliseconds since 1970: no check completed later. */
  readonly at: EpochMs;
  /** Name of the file, for findings. */
  readonly file: string;
}

/** Whether the command ended with 0, as far as is known. */
export function hasEnded({ exitStatus }: Pick<ResultTerms, 'exitStatus'>): boolean {
  return exitStatus === null || exitStatus === 0;
}
