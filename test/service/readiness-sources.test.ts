import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ancestryBeside } from '../../service/sources.ts';
import { createRepository, git } from '../../examples/world/write.ts';
import { temporaryFolder } from '../repositories.ts';

const log = () => {};
const beside = (file: string) => ancestryBeside(file, process.env, log);

test('what runs is the checkout around the claims file, with everything behind it', async (t) => {
  const folder = temporaryFolder(t);
  const now = Date.now();
  const { repository, revision } = await createRepository(join(folder, 'world'), now);
  const commit = async (message: string) => {
    await git(repository, ['commit', '--quiet', '--allow-empty', '--message', message], now);
    return git(repository, ['rev-parse', 'HEAD'], now);
  };
  const released = await commit('released');
  await git(repository, ['checkout', '--quiet', '-b', 'other', revision], now);
  const elsewhere = await commit('elsewhere');
  await git(repository, ['checkout', '--quiet', 'main'], now);
  const claims = join(repository, 'provider-certification/public-claims.json');
  mkdirSync(join(claims, '..'), { recursive: true });
  const ancestry = await beside(claims);
  assert.deepEqual(
    [revision, released, elsewhere, 'HEAD'].map((one) => ancestry.get(one)),
    [true, true, undefined, undefined],
  );
});

test('outside of a repository, and in a broken one, nothing is known', async (t) => {
  const folder = temporaryFolder(t);
  assert.equal((await beside(join(folder, 'claims.json'))).get('a'.repeat(40)), undefined);
  execFileSync('git', ['init', '--quiet', folder]);
  assert.equal((await beside(join(folder, 'claims.json'))).get('a'.repeat(40)), undefined);
  mkdirSync(join(folder, 'broken/.git'), { recursive: true });
  assert.equal((await beside(join(folder, 'broken/claims.json'))).get('a'.repeat(40)), undefined);
});
