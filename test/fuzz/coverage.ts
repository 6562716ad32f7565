import { Session, type Profiler } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { COMPILED_PROGRAMS } from '../programs.ts';

/** From one character of a program to another. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const COMPILED = process.env[COMPILED_PROGRAMS];
/** As sources, or as it was compiled with the tests. */
const OWN_CODE = COMPILED === undefined ? '/src/' : pathToFileURL(COMPILED).href;

/**
 * Which parts of the program were reached, as V8 counts them: per block, exactly. Only of code that is
 * loaded after it was started; what was compiled before is counted by whole functions.
 */
export class Coverage {
  readonly #session = new Session();
  readonly #part: string;
  /** Of every function that was called: what of it was never reached. */
  readonly #missed = new Map<string, readonly Range[]>();
  #last = new Map<string, readonly Range[] | undefined>();

  /** @param part what the URL of a file must hold for it to count */
  constructor(part = OWN_CODE) {
    this.#part = part;
  }

  start(): void {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Everything is new again. */
  forgetAll(): void {
    this.#missed.clear();
    this.#taken();
  }

  /** Whether something was reached since the last look that was never reached before. */
  isNew(): boolean {
    this.#last = new Map();
    for (const { key, ranges } of this.#taken()) {
      const before = this.#missed.get(key);
      const zero = ranges.filter(({ count }) => count === 0).map(rangeOf);
      // A block that ran as often as what is around it has no range of its own: only what did not run has.
      const missed = before === undefined ? zero : before.flatMap((range) => inBoth(range, zero));
      if (before !== undefined && lengthOf(missed) === lengthOf(before)) continue;
      this.#missed.set(key, missed);
      this.#last.set(key, before);
    }
    return this.#last.size > 0;
  }

  /** Many inputs together reached it the last time. */
  forgetLast(): void {
    for (const [key, before] of this.#last) {
      if (before === undefined) this.#missed.delete(key);
      else this.#missed.set(key, before);
    }
  }

  /** How many blocks were run since the last time: a measure of work that no clock has a part in. */
  steps(): number {
    return this.#taken()
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  }

  /** How many functions were called. */
  get functions(): number {
    return this.#missed.size;
  }

  /** The functions that were called since the last time. */
  #taken(): { readonly key: string; readonly ranges: readonly Profiler.CoverageRange[] }[] {
    return this.#result()
      .filter(({ url }) => url.includes(this.#part))
      .flatMap(({ scriptId, functions }) =>
        functions
          .filter(({ ranges: [whole] }) => whole !== undefined && whole.count > 0)
          .map(({ ranges }) => ({
            key: `${scriptId} ${ranges[0]?.startOffset} ${ranges[0]?.endOffset}`,
            ranges,
          })),
      );
  }

  #result(): readonly Profiler.ScriptCoverage[] {
    let taken: readonly Profiler.ScriptCoverage[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      taken = result;
    });
    return taken;
  }
}

function rangeOf({ startOffset, endOffset }: Profiler.CoverageRange): Range {
  return { from: startOffset, to: endOffset };
}

function inBoth({ from, to }: Range, others: readonly Range[]): Range[] {
  return others
    .map((other) => ({ from: Math.max(from, other.from), to: Math.min(to, other.to) }))
    .filter((common) => common.from < common.to);
}

function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
