import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import {
  claimsOf,
  NO_CLAIMS,
  refusalOf,
  remarksOf,
  temporaryFolder,
  TestRepository,
} from '../repositories.ts';
import { sample } from '../soak.ts';

const OTHER = NO_CLAIMS.replace('[]', '[ ]');
const PATH = process.env['PATH'];

/** Everything the program asks git, so that every setting has its chance to run something. */
async function askEverything(
  repository: TestRepository,
  environment: Record<string, string | undefined> = { PATH },
): Promise<void> {
  for (const ref of [undefined, 'HEAD', 'v1.4.0'])
    await refusalOf(repository.read({ ref, environment, searches: true }));
}

describe('[T27] a hostile configuration of the repository', () => {
  const settings = [
    'core.fsmonitor',
    'core.hooksPath',
    'core.pager',
    'core.editor',
    'core.sshCommand',
    'core.askPass',
    'core.gitProxy',
    'core.alternateRefsCommand',
    'diff.external',
    'filter.x.smudge',
    'filter.x.clean',
    'filter.x.process',
    'diff.x.textconv',
    'credential.helper',
    'alias.cat-file',
    'alias.rev-parse',
    'gpg.program',
    'uploadpack.packObjectsHook',
  ];
  for (const setting of sample(settings, 3)) {
    test(`never runs the program of ${setting}`, async (t) => {
      const repository = await TestRepository.withClaims(t);
      await repository.git('tag', 'v1.4.0');
      const marker = repository.path('.git/marker');
      const program = repository.path('.git/evil/program');
      for (const name of ['program', 'post-index-change', 'post-checkout', 'reference-transaction'])
        repository.write(`.git/evil/${name}`, `#!/bin/sh\ntouch '${marker}'\n`, 0o755);
      // An edit with CR and a stray file make the program ask for attributes and ignore rules, too.
      repository.write('.gitattributes', '* filter=x diff=x\n');
      repository.write(CLAIMS_PATH, NO_CLAIMS.replaceAll('\n', '\r\n'));
      repository.write('public-claims.json', '{}');
      const value = setting === 'core.hooksPath' ? repository.path('.git/evil') : program;
      await repository.git('config', setting, setting.startsWith('alias.') ? `!${value}` : value);
      assert.equal(existsSync(marker), false, 'the set-up must not have run it');
      await askEverything(repository);
      assert.equal(existsSync(marker), false);
    });
  }

  test('hooks of the repository never run', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const marker = repository.path('.git/marker');
    for (const hook of [
      'post-index-change',
      'fsmonitor-watchman',
      'reference-transaction',
      'post-checkout',
    ])
      repository.write(`.git/hooks/${hook}`, `#!/bin/sh\ntouch '${marker}'\n`, 0o755);
    repository.write('public-claims.json', '{}');
    await askEverything(repository);
    assert.equal(existsSync(marker), false);
  });

  test('[T54] a partial clone fetches nothing: a missing object is a failure, not a call to a program', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const marker = repository.path('.git/marker');
    const program = repository.path('.git/evil');
    repository.write('.git/evil', `#!/bin/sh\ntouch '${marker}'\n`, 0o755);
    for (const url of [`ext::${program}`, `file://${repository.root}`, 'ssh://example.invalid/x']) {
      await repository.git('config', 'core.repositoryformatversion', '1');
      await repository.git('config', 'extensions.partialClone', 'origin');
      await repository.git('config', 'remote.origin.promisor', 'true');
      await repository.git('config', 'remote.origin.url', url);
      await repository.git('config', 'remote.origin.uploadpack', program);
      await repository.git('config', 'core.sshCommand', program);
      await repository.git('config', 'protocol.allow', 'always');
      const missing = 'a'.repeat(40);
      await refusalOf(repository.read({ ref: missing }));
      await repository.git('update-ref', '--no-deref', 'refs/heads/other', 'HEAD');
      repository.write('.git/refs/heads/main', `${missing}\n`);
      assert.equal(await refusalOf(repository.read()), 'git_failed');
      await repository.git('update-ref', 'refs/heads/main', 'refs/heads/other');
      assert.equal(existsSync(marker), false, url);
    }
  });

  test('core.worktree does not choose the files', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const elsewhere = temporaryFolder(t);
    await repository.git('config', 'core.worktree', elsewhere);
    const inputs = await repository.read();
    assert.equal(claimsOf(inputs), NO_CLAIMS);
    assert.equal(inputs.root, repository.root);
  });
});

describe('replaced objects', () => {
  test('[T28] refs/replace is ignored', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const head = await repository.git('rev-parse', 'HEAD');
    const blob = await repository.git('rev-parse', `HEAD:${CLAIMS_PATH}`);
    await repository.git('replace', blob, await repository.blob(OTHER));
    assert.equal(
      await repository.git('cat-file', 'blob', blob),
      OTHER.trimEnd(),
      'git itself is fooled',
    );
    assert.deepEqual(remarksOf(await repository.read()), []);
    assert.equal(claimsOf(await repository.read({ ref: 'HEAD' })), NO_CLAIMS);

    repository.write(CLAIMS_PATH, OTHER);
    const other = await repository.commit();
    await repository.git('replace', head, other);
    assert.equal(claimsOf(await repository.read({ ref: head })), NO_CLAIMS);
  });
});

describe('the environment of the caller', () => {
  test('[T29] no variable of git leads to another repository, configuration or program', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const other = await TestRepository.empty(t);
    other.write(CLAIMS_PATH, OTHER);
    await other.commit();
    const marker = repository.path('.git/marker');
    const program = repository.path('.git/evil');
    repository.write('.git/evil', `#!/bin/sh\ntouch '${marker}'\n`, 0o755);
    repository.write('.git/evil-config', `[core]\n\tfsmonitor = ${program}\n\tautocrlf = true\n`);
    const environment = {
      PATH,
      HOME: repository.root,
      GIT_DIR: other.path('.git'),
      GIT_WORK_TREE: other.root,
      GIT_INDEX_FILE: other.path('.git/index'),
      GIT_OBJECT_DIRECTORY: other.path('.git/objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: other.path('.git/objects'),
      GIT_COMMON_DIR: other.path('.git'),
      GIT_NAMESPACE: 'other',
      GIT_CONFIG: repository.path('.git/evil-config'),
      GIT_CONFIG_GLOBAL: repository.path('.git/evil-config'),
      GIT_CONFIG_SYSTEM: repository.path('.git/evil-config'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: program,
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${program}'`,
      GIT_EXEC_PATH: repository.root,
      GIT_PAGER: program,
      GIT_SSH_COMMAND: program,
      GIT_EXTERNAL_DIFF: program,
      GIT_TRACE: marker,
      GIT_TRACE2: marker,
      GIT_REPLACE_REF_BASE: 'refs/heads/',
    };
    for (const ref of [undefined, 'HEAD']) {
      const inputs = await repository.read({ ref, environment, searches: true });
      assert.equal(claimsOf(inputs), NO_CLAIMS);
      assert.deepEqual(remarksOf(inputs), []);
      assert.equal(inputs.release?.revision, await repository.git('rev-parse', 'HEAD'));
    }
    assert.equal(existsSync(marker), false);
  });
});

describe('a repository around or beside this one', () => {
  test('a folder with an empty .git is not judged by the commit of the repository around it', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(`inner/${CLAIMS_PATH}`, NO_CLAIMS);
    mkdirSync(repository.path('inner/.git'));
    assert.equal(
      await refusalOf(repository.read({ directory: repository.path('inner') })),
      'git_failed',
    );
  });

  test('a .git file that leads nowhere is a failure', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write('inner/.git', 'gitdir: ../nowhere\n');
    assert.equal(
      await refusalOf(repository.read({ directory: repository.path('inner') })),
      'git_failed',
    );
  });
});
