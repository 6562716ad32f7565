import type { Finding } from '../findings/index.ts';
import type {
  ClaimVerdict,
  CommandReport,
  CommandResult,
  GateVerdict,
} from '../documents/index.ts';

/** A finding as people see it: the same cause behind many claims is one finding. */
export interface ReportedFinding extends Finding {
  /** Number and id of the rules that it keeps from passing. */
  readonly rules?: readonly string[];
  /** Subject digests of the claims that it blocks. */
  readonly blocks?: readonly string[];
  /** How many they are, where not all of them are listed. */
  readonly blockCount?: number;
}

/** Everything a run has to say, to be rendered in any format. */
export interface Report {
  /** The document that `--json` prints. */
  readonly document: GateVerdict | CommandReport;
  /** A function of the document alone (specification/documents.md 5). */
  readonly exitCode: 0 | 1 | 2 | 3;
  readonly findings: readonly ReportedFinding[];
  /** What the user asked for, as lines of plain text for standard output. */
  readonly lines: readonly string[];
  /** Whether these lines are Markdown, such as release notes, to be passed on as they are. */
  readonly isMarkdown?: boolean;
  /** Texts of the documents that findings point into, by file name. */
  readonly sources: ReadonlyMap<string, string>;
  /** Gives out the claims of the document, where they are too many to be in it. */
  readonly streamedClaims?: () => AsyncIterable<readonly ClaimVerdict[]>;
}

/** What a command came to: what it says of itself in a report. */
export interface Outcome {
  /** By default `null`: it could not be had. */
  readonly result?: CommandResult;
  readonly findings?: readonly Finding[];
  readonly lines?: readonly string[];
  /** Whether the lines are a Markdown document of their own. */
  readonly isMarkdown?: boolean;
  readonly sources?: Report['sources'];
}
