// Whether what stands in a log once does, in memory of a few bytes for each entry.

import { textOf, type Row } from './driver/connection.ts';

/** The columns of the log that have each value once: what is recorded twice would speak again, after what replaced it. */
export const UNIQUE = ['record_id', 'leaf', 'idempotency_ref'] as const;

/** As many hex digits as a number holds exactly; all three texts end with random ones. */
const DIGITS = 13;

/** Says cheaply that no value came twice; where one may have, only the texts themselves can tell. */
export class Once {
  #values = UNIQUE.map(() => new Float64Array(1024));
  #size = 0;

  add(entry: Row): void {
    if (this.#size === this.#values[0]?.length)
      this.#values = this.#values.map((values) => {
        const larger = new Float64Array(2 * values.length);
        larger.set(values);
        return larger;
      });
    for (const [at, values] of this.#values.entries())
      values[this.#size] = tailOf(textOf(entry, UNIQUE[at] ?? ''));
    this.#size += 1;
  }

  mayRepeat(): boolean {
    return this.#values.some((values) => {
      const sorted = values.subarray(0, this.#size).sort();
      return sorted.some((value, at) => value === sorted[at + 1]);
    });
  }
}

/** Text that is no hex becomes zero, and so looks repeated as soon as there is more of it. */
function tailOf(text: string): number {
  return Number.parseInt(text.slice(-DIGITS), 16) || 0;
}
