import { createHash } from 'node:crypto';
import type { Coverage } from './coverage.ts';
import { Random } from './random.ts';
import { type Target, headed, withHead } from './target.ts';
import { changedBytes, changedTree, written } from './changes.ts';
import { valueFor } from './schema.ts';

/** An input that no reader needs to look at further is not worth having. */
const MAX_INPUT = 256 * 1024;

/**
 * The next input for a target: made by one of its schemas, or one of the corpus changed as bytes, as the
 * document that it is, or in the way that only the target knows.
 */
export function nextInput(
  random: Random,
  target: Target,
  corpus: readonly Uint8Array[],
): Uint8Array {
  const schema = random.chance(0.12) ? random.pick(target.schemas ?? []) : undefined;
  const document = schema === undefined ? undefined : written(random, valueFor(random, schema));
  let input =
    document === undefined
      ? (random.pick(corpus) ?? new Uint8Array())
      : target.heads
        ? withHead(random.pick(target.heads), document)
        : Buffer.from(document);
  for (let count = random.below(document === undefined ? 3 : 2); count >= 0; count -= 1)
    input = changed(random, target, input, corpus);
  return input.length > MAX_INPUT ? input.subarray(0, MAX_INPUT) : input;
}

function changed(
  random: Random,
  target: Target,
  input: Uint8Array,
  corpus: readonly Uint8Array[],
): Uint8Array {
  const own = random.chance(0.5) ? target.change?.(random, input) : undefined;
  if (own) return own;
  if (target.heads && random.chance(0.08))
    return withHead(random.pick(target.heads), headed(input).body);
  const asTree = random.chance(0.6) ? changedDocument(random, target, input, corpus) : undefined;
  return asTree ?? changedBytes(random, input, corpus);
}

/** Changes an input as JSON; `undefined` where it is none. */
function changedDocument(
  random: Random,
  { heads }: Target,
  input: Uint8Array,
  corpus: readonly Uint8Array[],
): Uint8Array | undefined {
  const { head, body } = heads ? headed(input) : { head: '', body: input };
  const value = valueIn(body);
  if (value === undefined) return undefined;
  const other = random.pick(corpus) ?? new Uint8Array();
  const parts = valueIn(heads ? headed(other).body : other);
  const text = written(random, changedTree(random, value.value, parts ? [parts.value] : []));
  return heads ? withHead(head, text) : Buffer.from(text);
}

function valueIn(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown };
  } catch {
    return undefined;
  }
}

/** An input that must not do what it does. */
export interface Find {
  readonly target: string;
  readonly input: Uint8Array;
  /** With the place in the program if it is known. */
  readonly what: string;
}

/** How long a target is tried beyond the inputs it starts from: until one of the two is reached. */
export interface Budget {
  readonly runs: number;
  /** Milliseconds. */
  readonly time: number;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly budget: Budget;
  /** Where it is there, inputs that reach something new are built upon; it was started before the target was loaded. */
  readonly coverage?: Coverage | undefined;
  /** Told of every input before it is read, since it may be the last. */
  readonly before?: (input: Uint8Array, runs: number) => void;
  /** Inputs beside the target's own. */
  readonly kept?: readonly Uint8Array[];
}

export interface Fuzzed {
  readonly target: string;
  readonly runs: number;
  /** Inputs that reached something new. */
  readonly corpus: number;
  /** Functions of the program that were called; 0 where it was not looked at. */
  readonly functions: number;
  readonly finds: readonly Find[];
}

/** Inputs between two looks at what was reached. */
const BATCH = 32;

/** As many different faults of one target as anybody mends in one go. */
const MAX_FINDS = 10;

/** Tries one target; all that follows from seed, seeds and the program, but for where the time ends. */
export function fuzz(target: Target, options: FuzzOptions): Promise<Fuzzed> {
  return new Run(target, options).whole();
}

class Run {
  readonly #coverage: Coverage | undefined;
  readonly #target: Target;
  readonly #options: FuzzOptions;
  readonly #random: Random;
  readonly #corpus: Uint8Array[];
  readonly #finds = new Map<string, Find>();
  #start = 0;
  #started = 0;
  #runs = 0;

  constructor(target: Target, options: FuzzOptions) {
    this.#target = target;
    this.#options = options;
    // Each target has numbers of its own, so that one more target changes nothing for the others.
    const name = createHash('sha256').update(target.name).digest().readUInt32LE();
    this.#random = new Random(options.seed ^ name);
    this.#corpus = [...target.seeds, ...(options.kept ?? [])];
    this.#coverage = options.coverage;
    this.#coverage?.forgetAll();
  }

  async whole(): Promise<Fuzzed> {
    const seeds = [...this.#corpus];
    for (const seed of seeds) await this.#try(seed);
    this.#coverage?.isNew();
    this.#started = this.#runs;
    this.#start = performance.now();
    while (!this.#isOver()) {
      const left = this.#options.budget.runs - (this.#runs - this.#started);
      const batch = Array.from({ length: Math.min(BATCH, left) }, () =>
        nextInput(this.#random, this.#target, this.#corpus),
      );
      for (const input of batch) await this.#try(input);
      if (this.#coverage?.isNew()) await this.#keepNew(batch);
    }
    return {
      target: this.#target.name,
      runs: this.#runs,
      corpus: this.#corpus.length,
      functions: this.#coverage?.functions ?? 0,
      finds: [...this.#finds.values()],
    };
  }

  #isOver(): boolean {
    const { runs, time } = this.#options.budget;
    return (
      this.#runs - this.#started >= runs ||
      performance.now() - this.#start >= time ||
      this.#finds.size >= MAX_FINDS
    );
  }

  /** The whole batch reached something new: which of its inputs do so is seen one by one, from nothing again. */
  async #keepNew(batch: readonly Uint8Array[]): Promise<void> {
    this.#coverage?.forgetLast();
    for (const input of batch) {
      await this.#try(input);
      if (this.#coverage?.isNew()) this.#corpus.push(input);
    }
  }

  async #try(input: Uint8Array): Promise<void> {
    this.#runs += 1;
    this.#options.before?.(input, this.#runs);
    try {
      await this.#target.run(Buffer.from(input));
    } catch (error) {
      const what = describe(error);
      if (!this.#finds.has(placeOf(what)))
        this.#finds.set(placeOf(what), { target: this.#target.name, input, what });
    }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Two faults are one where they are thrown by the same line of the program. */
function placeOf(what: string): string {
  const lines = what.split('\n').filter((line) => /^\s+at /.test(line));
  return lines.slice(0, 2).join('\n') + (lines.length === 0 ? what : '');
}
