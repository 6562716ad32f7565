import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, test } from 'node:test';
import { GitRepository } from '../../src/io/git/repository.ts';
import { idOfCommittedFile } from '../../src/io/inputs/commit-files.ts';
import { DocumentSearch } from '../../src/io/inputs/documents.ts';
import { CLAIMS_PATH } from '../../src/manifest/index.ts';
import { REPRODUCIBLE_GIT, temporaryFolder, TestRepository } from '../repositories.ts';

describe('documents of a work tree', () => {
  const searchIn = (root: string) =>
    new DocumentSearch({ root, repository: undefined, revision: undefined, fromCommit: false }, []);

  test('one that is gone since it was found is missing', async (t) => {
    const search = searchIn(temporaryFolder(t));
    await assert.rejects(search.read(['docs/gone.md'], 100), { code: 'file_missing' });
  });

  test('what can not be looked for is unreadable', async (t) => {
    const search = searchIn(temporaryFolder(t));
    await assert.rejects(search.find([`${'n'.repeat(300)}/a.md`]), { code: 'file_unreadable' });
  });
});

describe('the id of a file of a commit', () => {
  const opened = ({ root }: TestRepository) => GitRepository.open(root, REPRODUCIBLE_GIT);

  test('is that of git; before the first commit there is none', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const git = await opened(repository);
    const id = await repository.git('rev-parse', `HEAD:${CLAIMS_PATH}`);
    assert.equal(await idOfCommittedFile(git, 'HEAD', CLAIMS_PATH), id);
    assert.equal(await idOfCommittedFile(git, 'HEAD', 'other.json'), undefined);
    const empty = await opened(await TestRepository.empty(t));
    assert.equal(await idOfCommittedFile(empty, 'HEAD', CLAIMS_PATH), undefined);
  });

  test('of a commit that is named and lost is a failure', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const id = await repository.git('rev-parse', 'HEAD');
    rmSync(repository.path(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`));
    const git = await opened(repository);
    await assert.rejects(idOfCommittedFile(git, 'HEAD', CLAIMS_PATH), { code: 'git_failed' });
  });
});
