import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { instantOf } from '../../src/json/index.ts';
import { World } from '../cli/world.ts';

/** A capsule that commit 1311e62 packed of the release of its demonstration, and the pin of its trust root. */
const folder = join(import.meta.dirname, 'released');
const capsule = gunzipSync(readFileSync(join(folder, 'capsule-1311e62.gz')));
const pin = readFileSync(join(folder, 'pin.txt'), 'utf8').trim();

const world = new World();
after(() => world.remove());

async function audit(bytes: Uint8Array) {
  writeFileSync(join(world.directory, 'old.capsule'), bytes);
  const clock = () => instantOf('2036-01-01T00:00:00Z');
  return world.claimgate(['audit', 'old.capsule', '--trust-pin', pin], { clock });
}

test('a capsule of an earlier version still verifies', async () => {
  const { exitCode, stdout } = await audit(capsule);
  assert.equal(exitCode, 0, stdout);
  assert.match(stdout, /^verified: v1\.0\.0 at 48b36d94/);
});

test('and not where a byte of it differs', async () => {
  const bent = Buffer.from(capsule);
  const middle = bent.length >> 1;
  bent[middle] = (bent[middle] ?? 0) ^ 1;
  assert.equal((await audit(bent)).exitCode, 1);
});
