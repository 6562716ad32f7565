import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { CONFIG_PATH } from '../../src/io/config.ts';
import { CLAIMS_PATH } from '../../src/manifest/index.ts';
import {
  claimsOf,
  NO_CLAIMS,
  refusalOf,
  remarksOf,
  temporaryFolder,
  TestRepository,
} from '../repositories.ts';

const ENVIRONMENT = { PATH: process.env['PATH'] };

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

  test('an edit is told, with the line of the first difference', async (t) => {
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
    repository.write(CONFIG_PATH, '{}');
    assert.deepEqual(remarksOf(await repository.read()), ['not_committed']);
    await repository.commit();
    assert.deepEqual(remarksOf(await repository.read()), []);
    repository.write(CONFIG_PATH, '{ }');
    assert.deepEqual(remarksOf(await repository.read()), ['work_tree_edited']);
    rmSync(repository.path(CONFIG_PATH));
    assert.deepEqual(remarksOf(await repository.read()), ['work_tree_edited'], 'removed');
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

describe('what a checkout does to a file by itself', () => {
  test('core.autocrlf, with the file that sets it', async (t) => {
    const origin = await TestRepository.withClaims(t);
    const clone = await origin.clone(t, { config: ['core.autocrlf=true'] });
    const inputs = await clone.read();
    assert.match(claimsOf(inputs) ?? '', /\r\n/);
    const [remark] = inputs.files[0]?.remarks ?? [];
    assert.equal(remark?.code, 'work_tree_line_endings');
    assert.equal(remark.line, 1);
    assert.equal(remark.found, 'core.autocrlf=true (file:.git/config)');
  });

  test('core.autocrlf of the user, whom git is isolated from otherwise', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const home = temporaryFolder(t);
    appendFileSync(join(home, '.gitconfig'), '[core]\n\tautocrlf = true\n');
    repository.write(CLAIMS_PATH, NO_CLAIMS.replaceAll('\n', '\r\n'));
    const [claims] = (await repository.read({ environment: { ...ENVIRONMENT, HOME: home } })).files;
    assert.equal(claims?.remarks[0]?.found, `core.autocrlf=true (file:${home}/.gitconfig)`);
  });

  test('the attribute eol', async (t) => {
    const origin = await TestRepository.withClaims(t);
    origin.write('.gitattributes', '*.json text eol=crlf\n');
    await origin.commit();
    const [claims] = (await (await origin.clone(t)).read()).files;
    assert.equal(claims?.remarks[0]?.code, 'work_tree_line_endings');
    assert.equal(claims.remarks[0].found, 'attribute text=set, attribute eol=crlf');
  });

  test('the attribute ident', async (t) => {
    const origin = await TestRepository.empty(t);
    origin.write('.gitattributes', '*.json ident\n');
    origin.write(CLAIMS_PATH, NO_CLAIMS.replace('1', '1, "$Id$": 1'));
    await origin.commit();
    const clone = await origin.clone(t);
    const inputs = await clone.read();
    assert.match(claimsOf(inputs) ?? '', /\$Id: [0-9a-f]{40} \$/);
    assert.equal(inputs.files[0]?.remarks[0]?.code, 'work_tree_keyword');
    assert.equal(inputs.files[0].remarks[0].found, 'attribute ident=set');
    assert.match(claimsOf(await clone.read({ ref: 'HEAD' })) ?? '', /\$Id\$/);
  });

  test('a filter, which is an edit to anybody who does not run it, and never runs here', async (t) => {
    const origin = await TestRepository.withClaims(t);
    origin.write('.gitattributes', '*.json filter=blank\n');
    await origin.commit();
    const clone = await origin.clone(t, { config: ['filter.blank.smudge=sed "s/\\[\\]/[ ]/"'] });
    const marker = clone.path('marker');
    await clone.git('config', 'filter.blank.smudge', `touch ${marker}`);
    await clone.git('config', 'filter.blank.clean', `touch ${marker}`);
    const inputs = await clone.read();
    assert.equal(claimsOf(inputs), NO_CLAIMS.replace('[]', '[ ]'));
    assert.deepEqual(remarksOf(inputs), ['work_tree_edited']);
    assert.equal(claimsOf(await clone.read({ ref: 'HEAD' })), NO_CLAIMS);
    assert.throws(() => rmSync(marker), /ENOENT/);
  });

  test('nothing, with the attribute line that init writes', async (t) => {
    const origin = await TestRepository.withClaims(t);
    origin.write(
      '.gitattributes',
      '/provider-certification/public-claims.json -text -ident -filter\n',
    );
    await origin.commit();
    const clone = await origin.clone(t, { config: ['core.autocrlf=true'] });
    assert.deepEqual(remarksOf(await clone.read()), []);
  });
});

describe('without git', () => {
  const noGit = { environment: { PATH: '/nonexistent' } };

  test('the work tree is read, and said to be tied to nothing', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const inputs = await repository.read(noGit);
    assert.deepEqual(remarksOf(inputs), ['git_unavailable']);
    assert.equal(inputs.release, null);
    assert.equal(claimsOf(inputs), NO_CLAIMS);
  });

  test('a git that can not be started is none', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write('bin/git', 'not a program', 0o644);
    const inputs = await repository.read({ environment: { PATH: repository.path('bin') } });
    assert.deepEqual(remarksOf(inputs), ['git_unavailable']);
  });

  test('a git that fails is not a git that is missing, whatever it says', async (t) => {
    const repository = await TestRepository.withClaims(t);
    for (const words of ['fatal: ENOENT', 'fatal: spawn git ENOENT', '']) {
      repository.write('bin/git', `#!/bin/sh\necho '${words}' >&2\nexit 128\n`, 0o755);
      const environment = { PATH: `${repository.path('bin')}:${process.env['PATH'] ?? ''}` };
      assert.equal(await refusalOf(repository.read({ environment })), 'git_failed', words);
    }
  });

  test('a ref can not be read', async (t) => {
    const repository = await TestRepository.withClaims(t);
    assert.equal(await refusalOf(repository.read({ ...noGit, ref: 'HEAD' })), 'git_required');
  });

  test('a folder that is no repository is read as it is', async (t) => {
    const repository = await TestRepository.withClaims(t);
    rmSync(repository.path('.git'), { recursive: true });
    const inputs = await repository.read();
    assert.deepEqual(remarksOf(inputs), ['not_a_repository']);
    assert.equal(claimsOf(inputs), NO_CLAIMS);
    assert.equal(await refusalOf(repository.read({ ref: 'HEAD' })), 'git_required');
  });
});
