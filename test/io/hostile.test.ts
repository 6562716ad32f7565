import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  cpSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
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
import { readInputs } from '../../src/repository/read-inputs.ts';

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

const FOLDER = 'provider-certification';

describe('[T21] what stands in the work tree where the claims file should be', () => {
  /** A repository in whose work tree something else was put in the place of a path. */
  async function replaced(t: Parameters<typeof TestRepository.empty>[0], path: string) {
    const repository = await TestRepository.withClaims(t);
    renameSync(repository.path(path), repository.path('moved'));
    return repository;
  }

  test('a symbolic link, even to the very file', async (t) => {
    const repository = await replaced(t, CLAIMS_PATH);
    symlinkSync('../moved', repository.path(CLAIMS_PATH));
    assert.equal(await refusalOf(repository.read()), 'file_symlink');
  });

  test('a symbolic link in the place of the folder', async (t) => {
    const repository = await replaced(t, FOLDER);
    symlinkSync('moved', repository.path(FOLDER));
    assert.equal(await refusalOf(repository.read()), 'file_symlink');
  });

  test('a link to a folder outside', async (t) => {
    const repository = await replaced(t, FOLDER);
    const outside = temporaryFolder(t);
    writeFileSync(`${outside}/public-claims.json`, NO_CLAIMS);
    symlinkSync(outside, repository.path(FOLDER));
    assert.equal(await refusalOf(repository.read()), 'file_symlink');
  });

  test('a pipe, which nobody writes to', { timeout: 60_000 }, async (t) => {
    const repository = await replaced(t, CLAIMS_PATH);
    await execa('mkfifo', [repository.path(CLAIMS_PATH)]);
    assert.equal(await refusalOf(repository.read()), 'file_not_regular');
  });

  test('a folder', async (t) => {
    const repository = await replaced(t, CLAIMS_PATH);
    mkdirSync(repository.path(CLAIMS_PATH));
    assert.equal(await refusalOf(repository.read()), 'file_not_regular');
  });

  test('a file in the place of the folder does not count as the claims file', async (t) => {
    const repository = await replaced(t, FOLDER);
    writeFileSync(repository.path(FOLDER), NO_CLAIMS);
    assert.equal(claimsOf(await repository.read().catch(() => assert.fail())), undefined);
  });

  test('a repository of its own in the folder', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const inner = await TestRepository.withClaims(t);
    cpSync(inner.path('.git'), repository.path(`${FOLDER}/.git`), { recursive: true });
    assert.equal(await refusalOf(repository.read()), 'path_in_submodule');
  });

  test('a twin of the file by case, and of the folder', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(`${FOLDER}/Public-Claims.json`, NO_CLAIMS);
    assert.equal(await refusalOf(repository.read()), 'path_case_twin');
    rmSync(repository.path(`${FOLDER}/Public-Claims.json`));
    repository.write('Provider-Certification/x', '');
    assert.equal(await refusalOf(repository.read()), 'path_case_twin');
  });

  test('only a twin: the file in other letters is not the file', async (t) => {
    const repository = await replaced(t, CLAIMS_PATH);
    repository.write(`${FOLDER}/PUBLIC-CLAIMS.JSON`, NO_CLAIMS);
    assert.equal(await refusalOf(repository.read()), 'path_case_twin');
  });

  test('a file that is larger than its limit', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const reading = readInputs([{ path: CLAIMS_PATH, maxBytes: NO_CLAIMS.length - 1 }], {
      directory: repository.root,
      ref: undefined,
      environment: { PATH: process.env['PATH'] },
    });
    assert.equal(await refusalOf(reading), 'json_too_large');
  });

  test('a work tree that looks right does not excuse a commit that is not', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.commitEntry('120000', CLAIMS_PATH, await repository.blob('/etc/passwd'));
    assert.equal(await refusalOf(repository.read()), 'file_symlink');
  });
});

describe('[T21] what the commit holds where the claims file should be', () => {
  /** Reads a commit that has an entry of this mode in the place of the claims file. */
  async function committed(
    t: Parameters<typeof TestRepository.empty>[0],
    mode: string,
    path: string,
    content: string,
  ): Promise<string> {
    const repository = await TestRepository.withClaims(t);
    await repository.git('rm', '-r', '--quiet', '--cached', FOLDER);
    const id =
      mode === '160000'
        ? await repository.git('rev-parse', 'HEAD')
        : await repository.blob(content);
    await repository.commitEntry(mode, path, id);
    return refusalOf(repository.read({ ref: 'HEAD' }));
  }

  for (const [what, mode, path, content, answer] of [
    ['a regular file', '100644', CLAIMS_PATH, NO_CLAIMS, `read: ${NO_CLAIMS.trim()}`],
    ['an executable', '100755', CLAIMS_PATH, NO_CLAIMS, 'file_executable'],
    ['a symbolic link', '120000', CLAIMS_PATH, '../x', 'file_symlink'],
    [
      'a symbolic link whose target is valid JSON',
      '120000',
      CLAIMS_PATH,
      NO_CLAIMS,
      'file_symlink',
    ],
    ['a link in the place of the folder', '120000', FOLDER, 'x', 'file_symlink'],
    ['a submodule', '160000', CLAIMS_PATH, '', 'path_in_submodule'],
    ['a submodule in the place of the folder', '160000', FOLDER, '', 'path_in_submodule'],
    ['a folder', '100644', `${CLAIMS_PATH}/x`, NO_CLAIMS, 'file_not_regular'],
    ['a file in the place of the folder', '100644', FOLDER, NO_CLAIMS, 'file_not_regular'],
    [
      'a file in other letters',
      '100644',
      `${FOLDER}/Public-Claims.json`,
      NO_CLAIMS,
      'path_case_twin',
    ],
    ['a folder in other letters', '100644', 'Provider-certification/x', '', 'path_case_twin'],
    ['another file in the folder', '100644', `${FOLDER}/x`, NO_CLAIMS, 'read: no claims'],
  ] as const) {
    test(what, async (t) => assert.equal(await committed(t, mode, path, content), answer));
  }

  test('a submodule whose commit is here as well', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const inner = await TestRepository.withClaims(t);
    await repository.git('rm', '-r', '--quiet', FOLDER);
    await repository.git('submodule', 'add', '--quiet', `file://${inner.root}`, FOLDER);
    // Inside the submodule lies a folder of that name; at the path itself lies nothing of this repository.
    await repository.commit();
    assert.equal(await refusalOf(repository.read({ ref: 'HEAD' })), 'path_in_submodule');
    repository.write(CLAIMS_PATH, NO_CLAIMS);
    assert.equal(await refusalOf(repository.read()), 'path_in_submodule');
  });

  test('a twin by case beside the file', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.commitEntry(
      '100644',
      `${FOLDER}/public-CLAIMS.json`,
      await repository.blob(NO_CLAIMS),
    );
    assert.equal(await refusalOf(repository.read({ ref: 'HEAD' })), 'path_case_twin');
    assert.equal(
      await refusalOf(repository.read()),
      'path_case_twin',
      'also from a work tree without it',
    );
  });

  test('the mode in the work tree is that of the commit', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(CLAIMS_PATH, NO_CLAIMS, 0o755);
    assert.deepEqual(
      remarksOf(await repository.read()),
      [],
      'not committed yet: bytes are what counts',
    );
    await repository.git('update-index', '--chmod=+x', CLAIMS_PATH);
    await repository.git('commit', '--quiet', '--message', 'x');
    assert.equal(await refusalOf(repository.read()), 'file_executable');
  });

  test('a file that is larger than its limit', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const reading = readInputs([{ path: CLAIMS_PATH, maxBytes: NO_CLAIMS.length - 1 }], {
      directory: repository.root,
      ref: 'HEAD',
      environment: { PATH: process.env['PATH'] },
    });
    assert.equal(await refusalOf(reading), 'json_too_large');
  });
});

describe('[T21] paths that are asked for', () => {
  for (const path of [
    '../x',
    'a/../x',
    'a/..',
    '..',
    '.',
    './x',
    '',
    '/etc/passwd',
    'a//b',
    'a/',
    '.git/config',
    'a/.GIT/config',
    'a\\..\\x',
    'a\nb',
    'a\0b',
    'a\u0085b',
    'a\u007fb',
  ]) {
    for (const ref of [undefined, 'HEAD'])
      test(`${JSON.stringify(path)} ${ref ?? 'in the work tree'} leads out`, async (t) => {
        const repository = await TestRepository.withClaims(t);
        const reading = readInputs([{ path, maxBytes: 1000 }], {
          directory: repository.root,
          ref,
          environment: { PATH: process.env['PATH'] },
        });
        assert.equal(await refusalOf(reading), 'path_escapes_repository');
      });
  }
});

const ENVIRONMENT = { PATH: process.env['PATH'] };

describe('[T20] what a checkout does to a file by itself', () => {
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
    assert.equal(existsSync(marker), false);
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
