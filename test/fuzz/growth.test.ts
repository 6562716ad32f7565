import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Coverage } from './coverage.ts';
import { sample } from '../soak.ts';
import type { Target } from './target.ts';
import { TARGETS } from './targets/index.ts';

/** Bytes: enough for what grows too fast to show, and within the limits of most documents. */
const LENGTH = 6 * 1024;

/** V8 counts blocks that run, and the count is the same each time: twice the input, about twice the blocks. */
async function stepsOf(
  coverage: Coverage,
  target: Target,
  inputs: readonly Uint8Array[],
): Promise<number[]> {
  // To ask takes longer than most runs, and starts the count anew.
  coverage.steps();
  const counts: number[] = [];
  for (const input of inputs) {
    await target.run(input);
    counts.push(coverage.steps());
  }
  return counts;
}

/** Milliseconds of this process for one input. */
async function timeOf(target: Target, input: Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  await target.run(input);
  return process.cpuUsage(before).user / 1000;
}

const SOON = 150;

/**
 * Native code, such as regular expressions, is only seen by the clock. Four times the input may take ten
 * times as long, where squares would take sixteen times; a busy machine gets another try.
 */
async function mustNotTakeSquares(target: Target, grow: (length: number) => Uint8Array) {
  const times: string[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    const four = await timeOf(target, grow(4 * LENGTH));
    if (four < SOON) return;
    const whole = await timeOf(target, grow(LENGTH));
    if (four < 10 * whole) return;
    times.push(`${four} ms after ${whole} ms`);
  }
  assert.fail(times.join(', '));
}

describe('work grows as the input does, whatever it is', async () => {
  const coverage = new Coverage();
  coverage.start();
  for (const [name, make] of Object.entries(TARGETS)) {
    // A service and a folder are needed for nothing that grows.
    if (name === 'http' || name === 'command') continue;
    const target = await make();
    for (const [what, grow] of sample(Object.entries(target.grown ?? {}), 2)) {
      test(`${name}: ${what}`, async () => {
        await mustNotTakeSquares(target, grow);
        const inputs = [grow(LENGTH), grow(2 * LENGTH)];
        const [steps = 0, twice = Infinity] = await stepsOf(coverage, target, inputs);
        assert.ok(steps > 0, 'what ran was counted');
        assert.ok(twice < 2.5 * steps + 2000, `${twice} steps after ${steps}`);
      });
    }
    after(() => target.close?.());
  }
});
