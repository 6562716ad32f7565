import type { Finding } from '../findings/index.ts';
import type { CommandReport, GateVerdict } from '../json/index.ts';

/** Everything a run has to say, to be rendered in any format. */
export interface Report {
  /** The document that `--json` prints. */
  readonly document: GateVerdict | CommandReport;
  readonly findings: readonly Finding[];
  /** What the user asked for, as lines of plain text for standard output. */
  readonly lines: readonly string[];
  /** Texts of the documents that findings point into, by file name. */
  readonly sources: ReadonlyMap<string, string>;
}
