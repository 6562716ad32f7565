import assert from 'node:assert/strict';
import { mkdirSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { CONFIG_PATH } from '../../src/documents/config.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import {
  claimsOf,
  NO_CLAIMS,
  remarksOf,
  temporaryFolder,
  TestRepository,
  REPRODUCIBLE_GIT,
} from '../repositories.ts';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { GitRepository } from '../../src/io/git-repository.ts';
import { compareTree, refuseEdited } from '../../src/repository/tested-tree.ts';

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

/** A repository with code, a lock file and ignore rules, all of it committed. */
class Tree {
  readonly folder: string;

  constructor(t: TestContext) {
    this.folder = mkdtempSync(join(tmpdir(), 'claimgate-tested-'));
    t.after(() => rmSync(this.folder, { recursive: true, force: true }));
    this.git('init', '-q', '-b', 'main');
    this.write('.gitignore', 'dist/\n*.log\n');
    this.write('src/a.ts', 'one\ntwo\n');
    this.write('src/b.ts', 'b\n');
    this.write('package-lock.json', '{}\n');
    this.commit();
  }

  git(...words: readonly string[]): string {
    return execFileSync('git', words, {
      cwd: this.folder,
      env: REPRODUCIBLE_GIT,
      encoding: 'utf8',
    }).trim();
  }

  write(path: string, text: string | Buffer): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  commit(): string {
    this.git('add', '-A');
    this.git('commit', '-qm', 'Change');
    return this.git('rev-parse', 'HEAD');
  }

  async edited(): Promise<readonly string[]> {
    const repository = GitRepository.open(this.folder, REPRODUCIBLE_GIT);
    const { paths } = await compareTree(
      repository,
      this.git('rev-parse', 'HEAD'),
      REPRODUCIBLE_GIT,
    );
    return paths;
  }
}

type Change = (tree: Tree) => void;

/** Ways to run tests on other code than that of the commit, and the files that are named. */
/** Of a larger file, git is asked first how long it has to be. */
const LARGE = 'x'.repeat(17 * 1024 ** 2);

const EDITS: Readonly<Record<string, readonly [change: Change, paths: readonly string[]]>> = {
  'an edited file': [(tree) => tree.write('src/a.ts', 'one\n2\n'), ['src/a.ts']],
  'a removed file': [(tree) => rmSync(join(tree.folder, 'src/a.ts')), ['src/a.ts']],
  'a new file': [(tree) => tree.write('src/c.ts', 'c'), ['src/c.ts']],
  'a new file that is staged': [
    (tree) => {
      tree.write('src/c.ts', 'c');
      tree.git('add', 'src/c.ts');
    },
    ['src/c.ts'],
  ],
  'an edited file that is staged': [
    (tree) => {
      tree.write('src/a.ts', 'other');
      tree.git('add', 'src/a.ts');
    },
    ['src/a.ts'],
  ],
  'an edit that git assumes away': [
    (tree) => {
      tree.git('update-index', '--assume-unchanged', 'src/a.ts');
      tree.write('src/a.ts', 'other');
    },
    ['src/a.ts'],
  ],
  'an edit that git skips': [
    (tree) => {
      tree.git('update-index', '--skip-worktree', 'src/a.ts');
      tree.write('src/a.ts', 'other');
    },
    ['src/a.ts'],
  ],
  'an edit behind a filter': [
    (tree) => {
      tree.git('config', 'filter.same.clean', 'git show HEAD:src/a.ts');
      tree.write('.git/info/attributes', 'src/a.ts filter=same\n');
      tree.write('src/a.ts', 'other');
    },
    ['src/a.ts'],
  ],
  'a file that became executable code of another name': [
    (tree) => tree.git('mv', 'src/a.ts', 'src/moved.ts'),
    ['src/a.ts', 'src/moved.ts'],
  ],
  'another repository within': [
    (tree) => {
      mkdirSync(join(tree.folder, 'other'));
      execFileSync('git', ['init', '-q'], {
        cwd: join(tree.folder, 'other'),
        env: REPRODUCIBLE_GIT,
      });
      tree.write('other/code.ts', 'x');
    },
    ['other/'],
  ],
  'large files, longer and as long as they were': [
    (tree) => {
      for (const name of ['long.bin', 'other.bin']) tree.write(name, LARGE);
      tree.commit();
      tree.write('long.bin', `${LARGE}x`);
      tree.write('other.bin', `${LARGE.slice(1)}y`);
    },
    ['long.bin', 'other.bin'],
  ],
  'code that looks like results by its name alone': [
    (tree) => tree.write('src/junit.xml', 'require("x")'),
    ['src/junit.xml'],
  ],
};

/** Changes that leave the tested code alone. */
const HONEST: Readonly<Record<string, Change>> = {
  nothing: () => {},
  'build output that git ignores': (tree) => tree.write('dist/a.js', 'x'),
  'line endings of a checkout on Windows': (tree) => tree.write('src/a.ts', 'one\r\ntwo\r\n'),
  'results of tests': (tree) => tree.write('results.xml', '<?xml version="1.0"?><testsuites/>'),
  'a report in CTRF': (tree) => tree.write('ctrf.json', '{"reportFormat":"CTRF"}'),
  'claims and contracts that are not committed yet': (tree) =>
    tree.write('provider-certification/contracts/one.json', '{}'),
  'what the user lets git ignore everywhere': (tree) => {
    tree.write('.git/info/exclude', '.idea\n');
    tree.write('.idea/x', 'x');
  },
  'a squashed history': (tree) => {
    tree.write('src/a.ts', 'three');
    tree.commit();
    tree.git('reset', '-q', '--soft', 'HEAD~1');
    tree.git('commit', '-qm', 'Squashed');
  },
  'a large file': (tree) => {
    tree.write('big.bin', LARGE);
    tree.commit();
  },
  'a large file that is kept elsewhere': (tree) => {
    const oid = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881';
    tree.write(
      'big.bin',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 1\n`,
    );
    tree.commit();
    tree.write('big.bin', 'x');
  },
};

describe('the work tree that tests run on, compared with the commit', () => {
  for (const [what, [change, paths]] of Object.entries(EDITS))
    test(`is edited by ${what}`, async (t) => {
      const tree = new Tree(t);
      change(tree);
      assert.deepEqual(await tree.edited(), paths);
    });

  for (const [what, change] of Object.entries(HONEST))
    test(`is that of the commit with ${what}`, async (t) => {
      const tree = new Tree(t);
      change(tree);
      assert.deepEqual(await tree.edited(), []);
    });

  test('a lock file that an installation rewrote stops nobody, and code does', async (t) => {
    const tree = new Tree(t);
    tree.write('package-lock.json', '{"changed":true}');
    const revision = tree.git('rev-parse', 'HEAD');
    const paths = await tree.edited();
    assert.deepEqual(paths, ['package-lock.json']);
    refuseEdited({ revision, paths });
    assert.throws(() => refuseEdited({ revision, paths: ['src/a.ts'] }), {
      code: 'tested_tree_edited',
    });
  });

  test('a submodule counts with its commit and its files', async (t) => {
    const inner = new Tree(t);
    const outer = new Tree(t);
    const options = ['-c', 'protocol.file.allow=always'];
    outer.git(...options, 'submodule', '--quiet', 'add', inner.folder, 'lib');
    outer.commit();
    assert.deepEqual(await outer.edited(), []);
    outer.write('lib/src/a.ts', 'other');
    assert.deepEqual(await outer.edited(), ['lib/src/a.ts']);
    outer.git('-C', 'lib', 'commit', '-qam', 'Other');
    assert.deepEqual(await outer.edited(), ['lib']);
    outer.git('submodule', '--quiet', 'deinit', '--force', 'lib');
    assert.deepEqual(await outer.edited(), []);
  });
});
