import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The outcome of a check that did not pass, as somebody who saw the run would say it. */
type NotPassed = 'failed' | 'not_done' | 'not_applicable';

/** One run of a test tool, with the file that it wrote. */
export interface ToolRun {
  /** Its name below the tool, such as `hook-after-all`. */
  readonly name: string;
  /** A green run, a failed hook, a skip, a test that never ran, a rerun, or something else. */
  readonly kind: 'green' | 'hook' | 'skip' | 'never' | 'flaky' | 'other';
  readonly command: string;
  readonly exit_status: number;
  readonly situation: string;
  /** The checks that are not passed, `*` for all that are not named; `refused` if the file has to be. */
  readonly not_passed?: Readonly<Record<string, NotPassed>> | 'refused';
  /** Whether the file alone tells that something is not passed. */
  readonly visible_in_file: boolean;
  /** The part of the file that tells it. */
  readonly marker: string;
  /** The names of the tests, by checks, for `checks` of the configuration; left out if they are those of the checks. */
  readonly names?: Readonly<Record<string, string>>;
  /** The bytes of the file. */
  readonly results: string;
}

/** A test tool, or a pair of tool and reporter, in one version. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly format: 'junit' | 'ctrf';
  /** Why a kind of run is missing. */
  readonly lacks?: Readonly<Partial<Record<ToolRun['kind'], string>>>;
  readonly runs: readonly ToolRun[];
}

/** Returns the name and the JSON object of a mark, and the text that follows it. */
function partsOf(part: string) {
  const end = part.indexOf('\n');
  const blank = part.indexOf(' ');
  return {
    name: part.slice(0, blank),
    head: JSON.parse(part.slice(blank + 1, end)) as unknown,
    rest: part.slice(end + 1),
  };
}

/** The runs of `runs.txt`, which says how it is made. */
export const TOOLS: readonly Tool[] = readFileSync(join(import.meta.dirname, 'runs.txt'), 'utf8')
  .split(/^##### /m)
  .slice(1)
  .map((text) => {
    const { name: id, head, rest } = partsOf(text);
    const runs = rest
      .split(/^===== /m)
      .slice(1)
      .map((part) => {
        const run = partsOf(part);
        return {
          ...(run.head as Omit<ToolRun, 'name' | 'results'>),
          name: run.name.slice(id.length + 1),
          results: run.rest.slice(0, -1),
        };
      });
    return { id, ...(head as Omit<Tool, 'id' | 'runs'>), runs };
  });
