import assert from 'node:assert/strict';
import { symlinkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { describe, test, after, before } from 'node:test';
import { looksLikeClaims, strayClaims } from '../../src/repository/work-tree.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { TestRepository } from '../repositories.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfigured } from '../../src/repository/configured.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';

const found = async (repository: TestRepository, ref?: string): Promise<readonly string[]> =>
  (await repository.read({ ref, searches: true })).found;

describe('[T325] names that look like a public claims file', () => {
  for (const name of [
    'public-claims.json',
    'public_claims.json',
    'publicclaims.json',
    'publicClaims.json',
    'PUBLIC-CLAIMS.JSON',
    'public claims.json',
    'public.claims.json',
    'public-claim.json',
    'public-claims.old.json',
    'public-claims_old.json',
    'public-claims-v2.json',
    'public-claims2.json',
    'public-claims (1).json',
    'public-claims.json5',
    'public-claims.jsonc',
    'public-claims.json.',
    'public-claims.json. .',
    'public-claims.json::$DATA',
    'public-claims.json:x',
    'public-claims.json ::$DATA',
    'PUBLIC~1.JSO',
    'public~12.jso',
    'PU3A0F~1.JSO',
  ])
    test(name, () => assert.equal(looksLikeClaims(name), true));

  for (const name of [
    'public-claims.v1.schema.json',
    'public-claims.schema.json',
    'public-claims.md',
    'public-claims.ts',
    'public-claims.json.md',
    'public-claimset.json',
    'claims.json',
    'republic-claims.json',
    'public.json',
  ])
    test(`not ${name}`, () => assert.equal(looksLikeClaims(name), false));
});

describe('[T22] other claims files', () => {
  test('there are none beside the one', async (t) => {
    const repository = await TestRepository.withClaims(t);
    assert.deepEqual(await found(repository), []);
    assert.deepEqual(await found(repository, 'HEAD'), []);
  });

  test('are found wherever they lie, tracked or not, hidden or not, in any case, as links', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write('public-claims.json', '');
    repository.write('.hidden/.deeper/public_claims.json', '');
    repository.write('a/PUBLIC-CLAIMS.JSON', '');
    repository.write('a b/ünï/public-claims.json', '');
    repository.write('a/\u001b[31m/public-claims.json', '');
    symlinkSync('public-claims.json', repository.path('public-claims-link.json'));
    const all = [
      '.hidden/.deeper/public_claims.json',
      'a b/ünï/public-claims.json',
      'a/\u001b[31m/public-claims.json',
      'a/PUBLIC-CLAIMS.JSON',
      'public-claims-link.json',
      'public-claims.json',
    ].sort();
    assert.deepEqual(await found(repository), all, 'untracked');
    assert.deepEqual(await found(repository, 'HEAD'), []);
    await repository.commit();
    assert.deepEqual(await found(repository), all, 'tracked');
    assert.deepEqual(await found(repository, 'HEAD'), all, 'committed');
  });

  test('are found in the folder of the claims file', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write('provider-certification/public-claims.old.json', '');
    repository.write(`x/${CLAIMS_PATH}`, '');
    assert.deepEqual(await found(repository), [
      'provider-certification/public-claims.old.json',
      `x/${CLAIMS_PATH}`,
    ]);
  });

  test('that git ignores are left out, unless they are tracked', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(
      '.gitignore',
      'build/\nsub/public-claims.json\n!sub/keep/public-claims.json\n',
    );
    repository.write('build/public-claims.json', '');
    repository.write('sub/public-claims.json', '');
    repository.write('sub/keep/public-claims.json', '');
    repository.write('sub/.gitignore', 'inner\n');
    repository.write('sub/inner/public-claims.json', '');
    assert.deepEqual(await found(repository), ['sub/keep/public-claims.json']);
    await repository.git('add', '--force', 'build/public-claims.json');
    assert.deepEqual(await found(repository), [
      'build/public-claims.json',
      'sub/keep/public-claims.json',
    ]);
    await repository.commit();
    assert.deepEqual(await found(repository, 'HEAD'), [
      'build/public-claims.json',
      'sub/keep/public-claims.json',
    ]);
  });

  test('that only the private exclude file of a clone hides are left out, and judged in the commit', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write('.git/info/exclude', 'public-claims-x.json\n');
    repository.write('public-claims-x.json', '');
    assert.deepEqual(await found(repository), []);
    await repository.git('add', '--force', 'public-claims-x.json');
    await repository.commit();
    assert.deepEqual(await found(repository), ['public-claims-x.json']);
  });

  test('of dependencies are theirs, in work tree and commit alike', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write('node_modules/x/public-claims.json', '');
    repository.write('a/node_modules/public-claims.json', '');
    assert.deepEqual(await found(repository), []);
    await repository.git('add', '--force', '--all');
    await repository.commit();
    assert.deepEqual(await found(repository), []);
    assert.deepEqual(await found(repository, 'HEAD'), []);
  });

  test('of another repository inside this one are its own', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.git('init', '--quiet', 'inner');
    repository.write('inner/a/public-claims.json', '');
    assert.deepEqual(await found(repository), []);

    const other = await TestRepository.withClaims(t);
    other.write('public-claims.json', '');
    await other.commit();
    await repository.git('submodule', 'add', '--quiet', `file://${other.root}`, 'module');
    await repository.git('commit', '--quiet', '--message', 'module');
    assert.deepEqual(await found(repository), []);
    assert.deepEqual(await found(repository, 'HEAD'), []);
  });

  test('links are not followed out of the repository', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const other = await TestRepository.empty(t);
    other.write('public-claims.json', '');
    symlinkSync(other.root, repository.path('elsewhere'));
    symlinkSync('.', repository.path('loop'));
    assert.deepEqual(await found(repository), []);
  });

  test('are found without git and without a repository, ignore rules or not', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write('.gitignore', '*\n');
    repository.write('a/public-claims.json', '');
    const { found: paths } = await repository.read({
      searches: true,
      environment: { PATH: '/nonexistent' },
    });
    assert.deepEqual(paths, ['a/public-claims.json']);
  });

  test('are found from a folder below the root', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write('a/x', '');
    repository.write('public-claims.json', '');
    const { found: paths } = await repository.read({
      searches: true,
      directory: repository.path('a'),
    });
    assert.deepEqual(paths, ['public-claims.json']);
  });
});

describe('allowed by the configuration', () => {
  const paths = ['a/public-claims.json', 'a/b/.c/public-claims.json', 'public-claims.json'];

  for (const [globs, left] of [
    [[], paths],
    [['a/**'], ['public-claims.json']],
    [['a/*'], ['a/b/.c/public-claims.json', 'public-claims.json']],
    [['**/public-claims.json'], []],
    [['public-claims.json'], ['a/public-claims.json', 'a/b/.c/public-claims.json']],
    [['A/**'], paths],
    [['a/public-claims.json', 'a/b/**'], ['public-claims.json']],
  ] as const)
    test(JSON.stringify(globs), async () =>
      assert.deepEqual(await strayClaims(paths, globs), left),
    );

  test('the one file itself is never stray', async () =>
    assert.deepEqual(await strayClaims([CLAIMS_PATH], []), []));
});

describe('what commands take from the configuration', () => {
  let folder = '';
  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-configured-')));
    mkdirSync(join(folder, '.git/refs'), { recursive: true });
    mkdirSync(join(folder, '.git/objects'));
    writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
    mkdirSync(join(folder, 'product/deep'), { recursive: true });
  });
  after(() => rmSync(folder, { recursive: true }));

  const write = (settings: Record<string, string>) =>
    writeFileSync(
      join(folder, 'claimgate.config.json'),
      JSON.stringify({ schema_version: 1, ...settings }),
    );

  test('starts from the folder of the configuration, wherever in the repository it is asked for', () => {
    write({ ledger: 'sqlite:.x/l.sqlite', facts: 'f.json', projection: 'p', keys: '.x/keys' });
    const configured = readConfigured({ directory: join(folder, 'product/deep') });
    assert.deepEqual(
      [
        configured.ledger,
        configured.facts,
        configured.projection?.path,
        configured.keyOf('release')?.path,
      ],
      [
        `sqlite:${folder}/.x/l.sqlite`,
        { path: join(folder, 'f.json'), name: 'f.json' },
        join(folder, 'p'),
        join(folder, '.x/keys/release.key'),
      ],
    );
  });

  test('is nothing without a configuration, but one that is named has to be there', () => {
    rmSync(join(folder, 'claimgate.config.json'), { force: true });
    const { ledger, facts, projection } = readConfigured({ directory: folder });
    assert.deepEqual([ledger, facts, projection], [undefined, undefined, undefined]);
    assert.throws(
      () => readConfigured({ directory: folder, config: 'other.json' }),
      (error) => error instanceof ClaimgateError && error.code === 'file_missing',
    );
  });

  test('[T135] a link of the repository leads to no key or ledger outside of it', () => {
    const elsewhere = join(folder, 'product');
    symlinkSync(elsewhere, join(folder, 'link'));
    write({ ledger: 'sqlite:link/l.sqlite', facts: 'link/f', projection: 'link', keys: 'link/k' });
    const configured = readConfigured({ directory: folder });
    for (const ask of [
      () => configured.ledger,
      () => configured.facts,
      () => configured.projection,
      () => configured.keyOf('projection'),
    ])
      assert.throws(
        ask,
        (error) => error instanceof ClaimgateError && error.code === 'file_symlink',
      );
  });
});
