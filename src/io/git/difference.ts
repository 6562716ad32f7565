import type { Code } from '../../findings/index.ts';

/** How the bytes of a file in the work tree differ from those in the commit. */
export interface Difference {
  readonly code: Extract<Code, 'work_tree_edited' | 'work_tree_line_endings' | 'work_tree_keyword'>;
  /** 1-based line of the first difference. */
  readonly line: number;
}

/** Tells an edit from what a checkout does by itself; `undefined` where the bytes are equal. */
export function differenceOf(workTree: Uint8Array, committed: Uint8Array): Difference | undefined {
  if (Buffer.compare(workTree, committed) === 0) return undefined;
  const found = latin1(workTree);
  const wanted = latin1(committed);
  const line = firstDifferentLine(found, wanted);
  if (unixLines(found) === unixLines(wanted)) return { code: 'work_tree_line_endings', line };
  if (collapsedKeywords(unixLines(found)) === collapsedKeywords(unixLines(wanted)))
    return { code: 'work_tree_keyword', line };
  return { code: 'work_tree_edited', line };
}

/** One character a byte, so that no decoding hides a difference. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function collapsedKeywords(text: string): string {
  return text.replaceAll(/\$Id:[^$\n]*\$/g, '$Id$');
}

function firstDifferentLine(found: string, wanted: string): number {
  const wantedLines = wanted.split('\n');
  const index = found.split('\n').findIndex((line, at) => line !== wantedLines[at]);
  return index < 0 ? wantedLines.length : index + 1;
}
