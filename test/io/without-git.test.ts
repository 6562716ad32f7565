import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import {
  claimsOf,
  NO_CLAIMS,
  refusalOf,
  remarksOf,
  temporaryFolder,
  TestRepository,
} from '../repositories.ts';

describe('without git', () => {
  const noGit = { environment: { PATH: '/nonexistent' } };

  test('the work tree is read, and reported as tied to no commit', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const inputs = await repository.read(noGit);
    assert.deepEqual(remarksOf(inputs), ['git_unavailable']);
    assert.equal(inputs.release, null);
    assert.equal(claimsOf(inputs), NO_CLAIMS);
  });

  test('a git that cannot be started counts as missing', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const bin = temporaryFolder(t);
    writeFileSync(join(bin, 'git'), 'not a program', { mode: 0o644 });
    const inputs = await repository.read({ environment: { PATH: bin } });
    assert.deepEqual(remarksOf(inputs), ['git_unavailable']);
  });

  test('a git that fails is not a git that is missing, whatever it says', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const saying = (words: string) => `echo '${words}' >&2`;
    for (const words of [...['fatal: ENOENT', 'fatal: spawn git ENOENT', ''].map(saying), ':']) {
      const bin = temporaryFolder(t);
      writeFileSync(join(bin, 'git'), `#!/bin/sh\n${words}\nexit 128\n`, { mode: 0o755 });
      const environment = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
      assert.equal(await refusalOf(repository.read({ environment })), 'git_failed', words);
    }
  });

  test('a ref cannot be read', async (t) => {
    const repository = await TestRepository.withClaims(t);
    assert.equal(await refusalOf(repository.read({ ...noGit, ref: 'HEAD' })), 'git_missing');
  });

  test('a folder outside of a repository is read from the disk', async (t) => {
    const repository = await TestRepository.withClaims(t);
    rmSync(repository.path('.git'), { recursive: true });
    const inputs = await repository.read();
    assert.deepEqual(remarksOf(inputs), ['not_a_repository']);
    assert.equal(claimsOf(inputs), NO_CLAIMS);
    assert.equal(await refusalOf(repository.read({ ref: 'HEAD' })), 'git_required');
  });
});
