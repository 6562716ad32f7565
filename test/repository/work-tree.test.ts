import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { CONFIG_PATH } from '../../src/documents/config.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import {
  claimsOf,
  NO_CLAIMS,
  remarksOf,
  temporaryFolder,
  TestRepository,
} from '../repositories.ts';

describe('a work tree and its commit', () => {
  test('that are equal leave no remark', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const inputs = await repository.read();
    assert.equal(claimsOf(inputs), NO_CLAIMS);
    assert.deepEqual(remarksOf(inputs), []);
    assert.equal(inputs.root, repository.root);
    assert.deepEqual(inputs.release, {
      version: null,
      revision: await repository.git('rev-parse', 'HEAD'),
    });
    assert.equal(inputs.files[1], undefined, 'there is no configuration');
  });

  test('have the same commit id everywhere', async (t) => {
    const { release } = await (await TestRepository.withClaims(t)).read();
    assert.equal(release?.revision, '80f519469391d39dbe836540dfde62f491e2cd14');
  });

  test('an edit is reported with the line of the first difference', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(CLAIMS_PATH, NO_CLAIMS.replace('[]', '[ ]'));
    const [claims] = (await repository.read()).files;
    assert.deepEqual(claims?.remarks, [
      { code: 'work_tree_edited', file: CLAIMS_PATH, line: 3, clears_by: 'edit' },
    ]);
    assert.equal(Buffer.from(claims.bytes).toString(), NO_CLAIMS.replace('[]', '[ ]'));
  });

  test('the index counts for nothing', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(CLAIMS_PATH, `${NO_CLAIMS}\n`);
    await repository.git('add', '--all');
    assert.deepEqual(remarksOf(await repository.read()), ['work_tree_edited']);
    await repository.git('update-index', '--assume-unchanged', CLAIMS_PATH);
    assert.deepEqual(remarksOf(await repository.read()), ['work_tree_edited']);
  });

  test('claims that are not committed', async (t) => {
    const repository = await TestRepository.empty(t);
    await repository.commit();
    repository.write(CLAIMS_PATH, NO_CLAIMS);
    assert.deepEqual(remarksOf(await repository.read()), ['not_committed']);
    await repository.git('add', '--all');
    assert.deepEqual(
      remarksOf(await repository.read()),
      ['not_committed'],
      'staged is not committed',
    );
  });

  test('claims that only the commit has are not read from it', async (t) => {
    const repository = await TestRepository.withClaims(t);
    rmSync(repository.path(CLAIMS_PATH));
    assert.equal(claimsOf(await repository.read()), undefined);
  });

  test('a configuration is compared, too', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(CONFIG_PATH, '{"schema_version":1}');
    assert.deepEqual(remarksOf(await repository.read()), ['not_committed']);
    await repository.commit();
    assert.deepEqual(remarksOf(await repository.read()), []);
    repository.write(CONFIG_PATH, '{"schema_version": 1}');
    assert.deepEqual(remarksOf(await repository.read()), ['work_tree_edited']);
    rmSync(repository.path(CONFIG_PATH));
    assert.deepEqual(remarksOf(await repository.read()), ['not_in_work_tree'], 'removed');
  });

  test('an unborn HEAD', async (t) => {
    const repository = await TestRepository.empty(t);
    repository.write(CLAIMS_PATH, NO_CLAIMS);
    const inputs = await repository.read();
    assert.deepEqual(remarksOf(inputs), ['no_commit']);
    assert.equal(inputs.release, null);
    assert.equal(claimsOf(inputs), NO_CLAIMS);
  });

  test('a detached HEAD is a commit like any other', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.git('checkout', '--quiet', '--detach');
    assert.deepEqual(remarksOf(await repository.read()), []);
  });

  test('are found from a folder below the root', async (t) => {
    const repository = await TestRepository.withClaims(t);
    mkdirSync(repository.path('a/b'), { recursive: true });
    const inputs = await repository.read({ directory: repository.path('a/b') });
    assert.equal(inputs.root, repository.root);
    assert.deepEqual(remarksOf(inputs), []);
  });

  test('in a worktree of its own and in a submodule, where .git is a file', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const worktree = join(temporaryFolder(t), 'worktree');
    await repository.git('worktree', 'add', '--quiet', worktree, 'HEAD');
    const inWorktree = await repository.read({ directory: worktree });
    assert.equal(inWorktree.root, worktree);
    assert.deepEqual(remarksOf(inWorktree), []);

    const outer = await TestRepository.empty(t);
    await outer.git('submodule', 'add', '--quiet', `file://${repository.root}`, 'inner');
    const inSubmodule = await repository.read({ directory: outer.path('inner') });
    assert.equal(inSubmodule.root, outer.path('inner'));
    assert.deepEqual(remarksOf(inSubmodule), []);
    assert.equal(inSubmodule.release?.revision, await repository.git('rev-parse', 'HEAD'));
  });

  test('of a repository with SHA-256 object ids', async (t) => {
    const repository = await TestRepository.withClaims(t, '--object-format=sha256');
    const inputs = await repository.read();
    assert.match(inputs.release?.revision ?? '', /^[0-9a-f]{64}$/);
    assert.deepEqual(remarksOf(inputs), []);
    repository.write(CLAIMS_PATH, `${NO_CLAIMS} `);
    assert.deepEqual(remarksOf(await repository.read()), ['work_tree_edited']);
    assert.equal(claimsOf(await repository.read({ ref: 'HEAD' })), NO_CLAIMS);
  });

  test('whose objects are packed', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.git('gc', '--quiet');
    assert.deepEqual(remarksOf(await repository.read()), []);
  });
});
