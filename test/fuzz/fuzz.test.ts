import assert from 'node:assert/strict';
import { describe, test, after } from 'node:test';
import { isSoak, often, sample } from '../soak.ts';
import type { Fuzzed } from './engine.ts';
import { keptTargets, fuzzTargets, type RunOptions } from './run.ts';
import { TARGETS } from './targets/index.ts';
import { Coverage } from './coverage.ts';
import type { Target } from './target.ts';

async function foundIn(target: string, options: Partial<RunOptions> = {}) {
  const budget = { runs: 4000, time: Number.POSITIVE_INFINITY };
  const [fuzzed] = await fuzzTargets({
    targets: [target],
    list: 'planted',
    seed: 1,
    budget,
    ...options,
  });
  assert.ok(fuzzed);
  return fuzzed;
}

describe('every reader of outside bytes', () => {
  for (const seed of isSoak ? [1, 2] : [1]) {
    test(`stands what seed ${seed} makes, and what once broke it`, async (t) => {
      const targets = Object.keys(TARGETS);
      const fuzzed = await fuzzTargets({
        targets,
        seed,
        budget: { runs: often(6, 300), time: often(Number.POSITIVE_INFINITY, 700) },
      });
      assert.deepEqual(
        fuzzed.map(({ target }) => target),
        targets,
      );
      for (const { target, runs, finds } of fuzzed) {
        assert.ok(runs > 0, target);
        t.diagnostic(`${target}: ${runs} inputs`);
        for (const { what, input } of finds)
          assert.fail(`${target}: ${what}\n${Buffer.from(input).toString('base64')}`);
      }
    });
  }

  test('has a target for all that is kept', () => {
    for (const name of keptTargets()) assert.ok(name in TARGETS, name);
  });
});

describe('a planted fault is found', () => {
  const budget = { runs: 1000, time: Number.POSITIVE_INFINITY };

  test('an error without a code, an allowed answer and endless memory, each by the input that causes it', async () => {
    const targets = ['throws', 'says-yes', 'swells', 'sound'];
    const fuzzed = await fuzzTargets({ targets, list: 'planted', seed: 1, budget, heap: 64 });
    const said = fuzzed.map(({ finds }) => finds.map(({ what }) => what).join());
    const wanted = [/^TypeError: planted\n/, /^Error: planted yes\n/, /memory\?$/, /^$/];
    for (const [at, what] of wanted.entries()) assert.match(said[at] ?? 'nothing', what);
    for (const { target, finds } of fuzzed.filter((one) => one.target !== 'says-yes'))
      for (const { input } of finds) assert.ok(input.length > 12, target);
  });

  test('a hang, after which the next is tried', async () => {
    const [hung, sound] = await fuzzTargets({
      targets: ['hangs', 'sound'],
      list: 'planted',
      seed: 1,
      budget,
      patience: 3000,
    });
    assert.match(hung?.finds[0]?.what ?? '', /^no end within/);
    assert.ok((hung?.finds[0]?.input.length ?? 0) > 12);
    assert.deepEqual([sound?.target, sound?.finds], ['sound', []]);
  });

  // Long runs show the worth of an engine.
  if (!isSoak) return;

  test('deep in a reader only where inputs that reach something new are built upon', async () => {
    const blind = await foundIn('deep');
    assert.deepEqual(blind.finds, []);
    const { finds, corpus } = await foundIn('deep', { guide: '/planted' });
    assert.match(finds[0]?.what ?? '', /planted deep/);
    assert.ok(corpus >= 5);
  });

  test('the same way each time', async () => {
    const inputOf = ({ finds }: Fuzzed) => Buffer.from(finds[0]?.input ?? []).toString('hex');
    const inputs = await Promise.all([foundIn('throws'), foundIn('throws')]);
    assert.equal(new Set(inputs.map(inputOf)).size, 1);
    assert.notEqual(inputOf(await foundIn('throws', { seed: 2 })), inputs.map(inputOf)[0]);
  });
});

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
