import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { GitRepository } from '../../src/io/git-repository.ts';
import { readKnown } from '../../src/repository/known.ts';
import { REPRODUCIBLE_GIT, temporaryFolder, TestRepository } from '../repositories.ts';

const RECORDS = 'provider-certification/releases';
const ORIGIN = 'refs/remotes/origin/HEAD';

const recordsOf = async ({ root }: { root: string }, ref?: string) =>
  (await readKnown(GitRepository.open(root, REPRODUCIBLE_GIT), { ref, judged: undefined })).records;

/** Why the memory as a whole cannot be read. */
const whyUnreadable = async (repository: { root: string }) =>
  (await recordsOf(repository)).flatMap((record) =>
    'unreadable' in record ? record.unreadable.map(({ code }) => code) : [],
  );

const refuses = (work: Promise<unknown>, code: string) =>
  assert.rejects(work, (error) => error instanceof ClaimgateError && error.code === code);

describe('[T14] the memory of releases is not taken for empty', () => {
  test('where the remote names a missing commit: HEAD does not take its place', async (t) => {
    const repository = await TestRepository.withClaims(t);
    assert.deepEqual(await recordsOf(repository), []);
    repository.write(`.git/${ORIGIN}`, `${'1'.repeat(40)}\n`);
    await refuses(recordsOf(repository), 'git_failed');
  });

  test('where the remote names a branch that was not fetched', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(`.git/${ORIGIN}`, 'ref: refs/remotes/origin/main\n');
    assert.deepEqual(await whyUnreadable(repository), ['memory_unnamed']);
  });

  test('where a linked work tree shares what came from elsewhere', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const linked = { root: join(temporaryFolder(t), 'linked') };
    await repository.git('worktree', 'add', '--quiet', '--detach', linked.root);
    assert.deepEqual(await whyUnreadable(linked), []);
    repository.write('.git/remotes/x', 'URL: x\n');
    assert.deepEqual(await whyUnreadable(linked), ['memory_unnamed']);
  });

  test('where a file or a link stands in the place of its folder', async (t) => {
    for (const ref of [undefined, 'HEAD']) {
      const file = await TestRepository.withClaims(t);
      file.write(RECORDS, '');
      await file.commit();
      await refuses(recordsOf(file, ref), 'file_not_regular');
      const link = await TestRepository.withClaims(t);
      symlinkSync('elsewhere', link.path(RECORDS));
      await link.commit();
      await refuses(recordsOf(link, ref), 'file_symlink');
    }
  });
});
