import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { World } from '../cli/world.ts';
import { certified } from './export-world.ts';
import { control, keyFileIn, record } from './world.ts';

/** A ledger in use, whose newest record is in the write-ahead log, after an owner changed a record. */
async function damaged(t: TestContext, how: string) {
  const world = new World();
  t.after(() => world.remove());
  const ledger = await certified('sqlite');
  const runs = 'provider_certification_runs';
  if (how === 'altered')
    await ledger.raw(
      `drop trigger ${runs}_no_update`,
      `update ${runs} set tested_at = tested_at + 1000 where sequence = 3`,
    );
  await record(ledger, 'control', control({ state: 'disabled' }));
  const claimgate = (...words: readonly string[]) =>
    world.claimgate(words, {
      environment: { ...world.environment, ...keyFileIn(world.directory) },
    });
  return { claimgate, ledger, world };
}

test('a backup of a damaged ledger is the ledger byte for byte, under a name that says so', async (t) => {
  const { claimgate, ledger, world } = await damaged(t, 'altered');
  const made = await claimgate('ledger', 'backup', 'kept.sqlite', '--ledger', ledger.location);
  assert.equal(made.exitCode, 1);
  assert.match(made.stderr, /\brecord_altered\b/);
  assert.match(made.stderr, /ledger_saved_damaged[\s\S]*kept\.sqlite\.damaged/);
  const kept = join(world.directory, 'kept.sqlite.damaged');
  assert.ok(!existsSync(join(world.directory, 'kept.sqlite')));
  const listed = await claimgate('ledger', 'list', '--ledger', `sqlite:${kept}`);
  assert.match(listed.stdout, /disabled/, 'also what was only in the write-ahead log');
  const restored = await claimgate('ledger', 'restore', kept, '--ledger', 'sqlite:new.sqlite');
  assert.equal(restored.exitCode, 1);
  assert.match(restored.stderr, /record_altered/);
  const again = await claimgate('ledger', 'backup', 'kept.sqlite', '--ledger', ledger.location);
  assert.match(again.stderr, /file_exists[\s\S]*kept\.sqlite\.damaged/);
});

test('a file that nobody can read any more is saved, too', async (t) => {
  const { claimgate, ledger, world } = await damaged(t, 'sound');
  await ledger.driver.close();
  await ledger.raw('pragma wal_checkpoint(truncate)');
  const path = ledger.location.slice('sqlite:'.length);
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 100, 4096);
  const place = join(world.directory, 'broken.sqlite');
  writeFileSync(place, bytes, { mode: 0o600 });
  const made = await claimgate('ledger', 'backup', 'kept.sqlite', '--ledger', `sqlite:${place}`);
  assert.notEqual(made.exitCode, 0);
  assert.match(made.stderr, /ledger_damaged/);
  assert.deepEqual(readFileSync(join(world.directory, 'kept.sqlite.damaged')), bytes);
});

test('words for what a ledger cannot do name the place and a next step', async (t) => {
  const { claimgate, ledger, world } = await damaged(t, 'sound');
  const backup = await claimgate('ledger', 'backup', 'kept.sqlite', '--ledger', ledger.location);
  assert.equal(backup.exitCode, 0, backup.stderr);
  const live = ['--ledger', ledger.location];
  const onLive = await claimgate('ledger', 'restore', 'kept.sqlite', ...live);
  assert.match(onLive.stderr, /ledger_exists/);
  assert.ok(onLive.stderr.includes(ledger.location.slice('sqlite:'.length)));
  assert.doesNotMatch(onLive.stderr, /Remove it/);
  const folder = await claimgate('ledger', 'list', '--ledger', `sqlite:${world.directory}`);
  assert.match(folder.stderr, /ledger_unreachable/);
  const verified = await claimgate('ledger', 'verify', ...live);
  assert.equal(verified.exitCode, 0, verified.stderr);
  assert.doesNotMatch(verified.stdout, /not checked/);
  const keyless = await world.claimgate(['ledger', 'verify', ...live]);
  assert.equal(keyless.exitCode, 0, keyless.stderr);
  assert.match(keyless.stdout, /bindings: not checked \(no key\)/);
});
