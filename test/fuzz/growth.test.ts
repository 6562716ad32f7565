import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Coverage } from './coverage.ts';
import type { Target } from './target.ts';
import { TARGETS } from './targets/index.ts';

/** Bytes: enough for what grows too fast to show, and within the limits of most documents. */
const LENGTH = 4 * 1024;

/** What a target did with one input. */
interface Work {
  /** Of this process, in milliseconds. */
  readonly time: number;
  /** What V8 ran of our own code: the same each time, and in proportion to the input. */
  readonly steps: number;
}

/** To ask for the steps takes longer than most runs, and starts the count anew. */
async function workOf(coverage: Coverage, target: Target, input: Uint8Array): Promise<Work> {
  const start = process.cpuUsage();
  await target.run(input);
  const time = process.cpuUsage(start).user / 1000;
  return { time, steps: coverage.steps() };
}

/** What is done within this is not worth a comparison, in milliseconds. */
const SOON = 150;

/**
 * Native code, such as regular expressions, is only seen by the clock. Four times the input may take ten
 * times as long, where squares would take sixteen times; a busy machine gets another try. Of steps, which no other
 * process changes, it may take five times as many.
 */
async function mustNotTakeSquares(work: (length: number) => Promise<Work>) {
  const times: string[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    const four = await work(4 * LENGTH);
    const whole = await work(LENGTH);
    assert.ok(whole.steps > 0, 'what ran was counted');
    const most = 5 * whole.steps + 4000;
    assert.ok(four.steps < most, `${four.steps} steps after ${whole.steps}`);
    if (four.time < SOON || four.time < 10 * whole.time) return;
    times.push(`${four.time} ms after ${whole.time} ms`);
  }
  assert.fail(times.join(', '));
}

describe('work grows as the input does, whatever it is', async () => {
  const coverage = new Coverage();
  coverage.start();
  // Nothing counts that was done to make the targets.
  before(() => coverage.forgetAll());
  for (const [name, make] of Object.entries(TARGETS)) {
    // A service and a folder are needed for nothing that grows.
    if (name === 'http' || name === 'command') continue;
    const target = await make();
    for (const [what, grow] of Object.entries(target.grown ?? {})) {
      test(`${name}: ${what}`, () =>
        mustNotTakeSquares((length) => workOf(coverage, target, grow(length))));
    }
    after(() => target.close?.());
  }
});
