/** A line of a text; offsets are in UTF-16 code units. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  readonly start: number;
  /** Where the next line starts. */
  readonly next: number;
  /** Without its end, LF or CR LF. */
  readonly content: string;
}

/** The lines of a text, one after another. */
export function* linesOf(text: string): Generator<Line> {
  for (let start = 0, number = 1; start < text.length; number += 1) {
    const found = text.indexOf('\n', start);
    const next = found < 0 ? text.length : found + 1;
    const content = text.slice(start, found < 0 ? next : found).replace(/\r$/, '');
    yield { number, start, next, content };
    start = next;
  }
}
