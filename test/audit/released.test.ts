import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { instantOf } from '../../src/documents/json.ts';
import { World } from '../cli/world.ts';

/**
 * Capsules that older commits packed, and the pins of their trust roots: 1311e62 of its demonstration, bed00c4a of a
 * release by `setup`, `example evidence` with runs at a commit, `ledger append`, `ledger export` and `release`. Those of
 * every rule set are audited in rule-sets.test.ts.
 */
const folder = join(import.meta.dirname, 'released');
const packed = (commit: string) => gunzipSync(readFileSync(join(folder, `capsule-${commit}.gz`)));
const capsule = packed('1311e62');
const PIN = readFileSync(join(folder, 'pin.txt'), 'utf8').trim();
const PIN_OF_OWN = '1:sha256:5b87840cabe29f254115210970a7c6a061ef100035b6dac41f84d1eeb2a4931b';

const world = new World();
after(() => world.remove());

async function audit(bytes: Uint8Array, pin = PIN) {
  writeFileSync(join(world.directory, 'old.capsule'), bytes);
  const clock = () => instantOf('2036-01-01T00:00:00Z');
  return world.claimgate(['audit', 'old.capsule', '--trust-pin', pin], { clock });
}

test('a capsule of an earlier version still verifies', async () => {
  const { exitCode, stdout } = await audit(capsule);
  assert.equal(exitCode, 0, stdout);
  assert.match(stdout, /^verified: v1\.0\.0 makes 4 claims;[^]* Commit +48b36d94/);
});

test('and not where a byte of it differs', async () => {
  const bent = Buffer.from(capsule);
  const middle = bent.length >> 1;
  bent[middle] = (bent[middle] ?? 0) ^ 1;
  assert.equal((await audit(bent)).exitCode, 1);
});

test('[T480] of evidence from before origins, an audit says that its origin is not stated', async () => {
  const { exitCode, stdout } = await audit(packed('bed00c4a'), PIN_OF_OWN);
  assert.equal(exitCode, 0, stdout);
  assert.match(stdout, /; live run 2026-11-25, of no stated origin, record 2; /);
});

test('[T480] a release of before that rested on examples does not verify, and the audit says why', async () => {
  const pinned = '1:sha256:d823d18b5b1e97ee3456450d919851c69a11bebab8fddb857d944fccc5e248e5';
  const { exitCode, stdout, stderr } = await audit(packed('of-examples'), pinned);
  assert.equal(exitCode, 1, stdout);
  assert.match(stdout, /FAILED +replay/);
  assert.match(stderr, /error\[evidence_is_example\]: an example is no evidence/);
});
