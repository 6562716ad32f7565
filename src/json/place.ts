import { MAX_POINTER } from '../findings/finding.ts';
import { present } from '../findings/assert.ts';
import type { Step } from './offsets.ts';

/** A position in a text: both 1-based, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds positions in one text; the text is searched for line ends once. Lines end at LF, CR LF or CR. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g))
      this.#starts.push(index + end.length);
  }

  positionAt(offset: number): Position {
    let line = 0;
    let beyond = this.#starts.length;
    while (beyond - line > 1) {
      const middle = (line + beyond) >>> 1;
      if (present(this.#starts[middle]) <= offset) line = middle;
      else beyond = middle;
    }
    return { line: line + 1, column: offset - present(this.#starts[line]) + 1 };
  }
}

/** Appends one member name or index to a JSON Pointer (RFC 6901). */
export function pointerTo(parent: string, step: Step): string {
  return `${parent}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The JSON Pointer of a path; `undefined` where it would be longer than a finding holds. */
export function pointerOf(path: readonly Step[]): string | undefined {
  const length = path.reduce<number>((sum, step) => sum + String(step).length + 1, 0);
  return length > MAX_POINTER ? undefined : path.reduce<string>(pointerTo, '');
}

/** The steps of a JSON Pointer. */
export function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
