import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createWorld } from '../../examples/world/write.ts';
import { AT, World } from './world.ts';

test('a verdict that expires before the command starts does not start it', async (t) => {
  const world = new World();
  t.after(() => world.remove());
  await createWorld(world.directory, AT);
  const pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
  const projection = '../projection/ledger-projection.jsonl';
  const evidence = ['--projection', projection, '--trust-pin', pin];
  const repository = join(world.directory, 'repo');
  const exec = (clock: () => number) =>
    world.claimgate(['exec', ...evidence, '--', 'touch', 'published'], {
      directory: repository,
      clock,
    });
  // The clock is asked once for the judgement, and once more before the start.
  const instants = [AT, AT + 24 * 3_600_000];
  const lapsed = await exec(() => instants.shift() ?? AT);
  assert.equal(lapsed.exitCode, 1, lapsed.stderr);
  assert.match(lapsed.stderr, /error\[verdict_lapsed\]/);
  assert.ok(!existsSync(join(repository, 'published')));

  const started = await exec(() => AT);
  assert.equal(started.exitCode, 0, started.stderr);
  assert.ok(existsSync(join(repository, 'published')));
});
