import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { GateVerdict } from '../../src/documents/index.ts';
import { World } from '../cli/world.ts';
import { FaultWorld, PROGRAM } from './world.ts';

const YEAR = 365 * 86_400_000;

/** A clock that jumps at every look, and how often it was looked at. */
function jumping(instants: readonly number[]) {
  let looks = 0;
  return {
    clock: () => instants[Math.min(looks++, instants.length - 1)] ?? 0,
    looks: () => looks,
  };
}

describe('[T24] a clock that jumps', { skip: existsSync(PROGRAM) ? false : 'not built' }, () => {
  const runner = new World();
  let world: FaultWorld;
  let now: number;

  before(async () => {
    world = await FaultWorld.create(runner.directory);
    now = Date.now();
  });
  after(() => runner.remove());

  const run = (words: readonly string[], clock: () => number) =>
    runner.claimgate(words, {
      clock,
      directory: world.path('repo'),
      environment: world.environment,
    });
  const check = ['check', '--json'];

  for (const [name, jump] of [
    ['back', -YEAR],
    ['ahead', YEAR],
  ] as const) {
    test(`${name} while it judges: the answer is of the one instant that it began with`, async () => {
      const { clock, looks } = jumping([now, now + jump]);
      const { stdout, exitCode } = await run([...check, ...world.evidence], clock);
      assert.equal(exitCode, 0, stdout);
      const { evaluated_at } = JSON.parse(stdout) as GateVerdict;
      assert.equal(evaluated_at, new Date(now).toISOString());
      assert.equal(looks(), 1);
    });
  }

  test('ahead of the horizon before the release command starts: it does not start', async () => {
    const words = ['exec', ...world.evidence, '--out', world.path('exec.json'), '--', 'touch'];
    const { clock } = jumping([now, now + YEAR]);
    const { exitCode, stderr } = await run([...words, world.path('started')], clock);
    assert.equal(exitCode, 1);
    assert.match(stderr, /error\[verdict_lapsed\]/);
    assert.ok(!existsSync(world.path('started')));
  });

  test('back between two runs: neither an allowed answer nor an expired one is allowed again', async () => {
    await world.release('v1.0.0');
    const later = await run([...check, ...world.evidence], () => now + YEAR);
    assert.equal(later.exitCode, 1, 'by then it has expired');
    const { exitCode, stdout } = await run([...check, ...world.evidence], () => now - 3_600_000);
    assert.equal(exitCode, 1);
    const codes = (JSON.parse(stdout) as GateVerdict).findings.map(({ code }) => code);
    assert.ok(
      codes.includes('projection_from_future') || codes.includes('clock_set_back'),
      codes.join(),
    );
  });

  test('back while records are appended: refused or recorded, and the ledger is sound', async () => {
    const outcomes: number[] = [];
    for (const [number, jump] of [0, -YEAR, YEAR, -5000, 0].entries()) {
      world.write('jump.json', JSON.stringify(world.control(`jump-${number}`)));
      const words = ['ledger', 'append', 'control', world.path('jump.json')];
      outcomes.push((await run(words, () => now + jump)).exitCode);
    }
    assert.ok(outcomes.every((exitCode) => exitCode === 0 || exitCode === 2 || exitCode === 1));
    assert.equal(outcomes[0], 0);
    const { exitCode, stderr } = await run(['ledger', 'verify'], () => now);
    assert.equal(exitCode, 0, stderr);
  });
});

test('[T25] no variable of the environment is "now"', async (t) => {
  if (!existsSync(PROGRAM)) return t.skip('not built');
  const world = await FaultWorld.create();
  t.after(() => world.remove());
  const names = ['CLAIMGATE_AT', 'CLAIMGATE_NOW', 'CLAIMGATE_TIME', 'CLAIMGATE_CLOCK', 'NOW'];
  const environment = {
    ...Object.fromEntries(names.map((name) => [name, '2020-01-01T00:00:00Z'])),
    SOURCE_DATE_EPOCH: '1577836800',
    GIT_COMMITTER_DATE: '2020-01-01T00:00:00Z',
    FAKETIME: '-1y',
    TZ: 'Pacific/Kiritimati',
  };
  const earliest = Date.now();
  const { stdout } = await world.run(['check', '--json', ...world.evidence], { environment });
  const verdict = JSON.parse(stdout) as GateVerdict;
  const at = Date.parse(verdict.evaluated_at);
  assert.ok(at >= earliest && at <= Date.now(), verdict.evaluated_at);
  assert.equal(verdict.kind, 'release');
});
