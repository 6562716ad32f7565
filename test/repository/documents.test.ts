import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { GitRepository } from '../../src/io/git-repository.ts';
import { CommitTree } from '../../src/trust/commit-files.ts';
import { DocumentSearch } from '../../src/repository/document-search.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { REPRODUCIBLE_GIT, temporaryFolder, TestRepository } from '../repositories.ts';

describe('documents of a work tree', () => {
  const searchIn = (root: string) =>
    new DocumentSearch({ root, repository: undefined, revision: undefined, fromCommit: false }, []);

  test('one that is gone since it was found is missing', async (t) => {
    const search = searchIn(temporaryFolder(t));
    await assert.rejects(search.read(['docs/gone.md'], 100), { code: 'file_missing' });
  });

  test('below a file there is none', async (t) => {
    const file = join(temporaryFolder(t), 'file');
    writeFileSync(file, '');
    await assert.rejects(searchIn(file).find(['**/*.md']), { code: 'file_missing' });
  });
});

describe('the id of a file of a commit', () => {
  const idOf = async (repository: TestRepository, path: string) => {
    const git = GitRepository.open(repository.root, REPRODUCIBLE_GIT);
    const revision = await repository.git('rev-parse', 'HEAD');
    return (await CommitTree.open(git, revision)).idOfFile(path);
  };

  test('is that of git', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const id = await repository.git('rev-parse', `HEAD:${CLAIMS_PATH}`);
    assert.equal(await idOf(repository, CLAIMS_PATH), id);
    assert.equal(await idOf(repository, 'other.json'), undefined);
  });

  test('of a commit that is named and lost is a failure', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const id = await repository.git('rev-parse', 'HEAD');
    rmSync(repository.path(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`));
    await assert.rejects(idOf(repository, CLAIMS_PATH), { code: 'git_failed' });
  });
});
