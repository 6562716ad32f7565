import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  appendFileSync,
  existsSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { readInputs } from '../../src/repository/read-inputs.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import {
  claimsOf,
  NO_CLAIMS,
  refusalOf,
  remarksOf,
  temporaryFolder,
  TestRepository,
} from '../repositories.ts';

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
