import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isSoak, often } from '../soak.ts';
import type { Fuzzed } from './engine.ts';
import { keptTargets } from './kept.ts';
import { fuzzTargets, type RunOptions } from './run.ts';
import { TARGETS } from './targets/index.ts';

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
      patience: often(1000, 5000),
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
