import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { runHere } from '../cli/world.ts';
import { HostileBase, NEXT } from '../hostile/base.ts';
import { REPRODUCIBLE_GIT } from '../repositories.ts';

/** A checkout as a pipeline or a person makes it, and what the gate says to a current and to an older projection. */
interface Checkout {
  readonly name: string;
  /** Commands of a shell in an empty folder: `$remote` is the repository, `$release` the commit of v1.5.0. */
  readonly script: string;
  /** Where the repository is, below that folder. */
  readonly root?: string;
  readonly words?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The exit codes of `check` with the current projection and with one that is older than the record. */
  readonly ends: readonly [current: number, older: number];
  readonly says?: RegExp;
  readonly needsRoot?: true;
}

const INIT = 'git init -q . && git remote add origin $remote';
const FETCH_ALL =
  "git fetch -q --prune --no-recurse-submodules origin '+refs/heads/*:refs/remotes/origin/*' '+refs/tags/*:refs/tags/*'";
const MEMORY = ['--memory', 'refs/remotes/origin/main'];
const OF_BRANCH = `${INIT}; ${FETCH_ALL}; git checkout -q --force -B main refs/remotes/origin/main`;
const OF_TAG = `${INIT}; ${FETCH_ALL}; git checkout -q --force refs/tags/${NEXT}`;
const OF_GITLAB = `${INIT}; git fetch -q origin "+$release:refs/pipelines/1" '+refs/heads/*:refs/remotes/origin/*' '+refs/tags/*:refs/tags/*'; git checkout -q -f $release`;
const IN_CONTAINER = `${OF_BRANCH}; chown -R 65534:65534 .`;
/** A branch that never had the records: it starts before the first of them. */
const FORGET =
  'git reset -q --hard "$(git log --format=%H --diff-filter=A -- provider-certification/releases | tail -n 1)^"';
const FORK = `git clone -q $remote fork.git && (cd fork.git && ${FORGET}) && git clone -q fork.git repo && cd repo && git remote add upstream $remote && git fetch -q upstream`;

const CHECKOUTS: readonly Checkout[] = [
  { name: 'a clone', script: 'git clone -q $remote .', ends: [0, 1] },
  {
    name: 'actions/checkout of a branch, depth 0, without a named memory',
    script: OF_BRANCH,
    ends: [2, 2],
    says: /--memory/,
  },
  { name: 'actions/checkout of a branch, depth 0', script: OF_BRANCH, words: MEMORY, ends: [0, 1] },
  {
    name: 'actions/checkout of a tag, depth 0, without a named memory',
    script: OF_TAG,
    ends: [2, 2],
    says: /CLAIMGATE_MEMORY/,
  },
  { name: 'actions/checkout of a tag, depth 0', script: OF_TAG, words: MEMORY, ends: [0, 1] },
  {
    name: 'actions/checkout of a tag, depth 0, by the name of the tag',
    script: OF_TAG,
    words: [...MEMORY, '--ref', `refs/tags/${NEXT}`],
    ends: [0, 1],
  },
  {
    name: 'actions/checkout of a branch, with CLAIMGATE_MEMORY',
    script: OF_BRANCH,
    environment: { CLAIMGATE_MEMORY: 'refs/remotes/origin/main' },
    ends: [0, 1],
  },
  {
    name: 'actions/checkout of a branch, depth 1',
    script: `${INIT}; git fetch -q --no-tags --depth=1 origin "+$release:refs/remotes/origin/main"; git checkout -q --force -B main refs/remotes/origin/main`,
    words: MEMORY,
    ends: [2, 2],
    says: /shallow/,
  },
  {
    name: 'actions/checkout with a memory that is not there',
    script: OF_BRANCH,
    words: ['--memory', 'refs/remotes/origin/elsewhere'],
    ends: [2, 2],
    says: /ref_not_found/,
  },
  { name: 'GitLab, detached, GIT_DEPTH 0', script: OF_GITLAB, words: MEMORY, ends: [0, 1] },
  {
    name: 'GitLab, detached, GIT_DEPTH 0, without a named memory',
    script: OF_GITLAB,
    ends: [2, 2],
    says: /--memory/,
  },
  {
    name: 'GitLab, GIT_DEPTH 20 where history is longer than one commit',
    script: `${INIT}; git fetch -q --depth 1 origin "+$release:refs/pipelines/1" '+refs/heads/*:refs/remotes/origin/*'; git checkout -q -f $release`,
    words: MEMORY,
    ends: [2, 2],
    says: /shallow/,
  },
  {
    name: 'a fetch by URL, without a remote or a branch',
    script: 'git init -q . && git fetch -q $remote main && git checkout -q FETCH_HEAD',
    ends: [2, 2],
    says: /--memory/,
  },
  {
    name: 'a container whose repository belongs to another user',
    script: IN_CONTAINER,
    words: MEMORY,
    ends: [2, 2],
    says: /CLAIMGATE_SAFE_DIRECTORY/,
    needsRoot: true,
  },
  {
    name: 'a container whose repository belongs to another user, which is vouched for',
    script: IN_CONTAINER,
    words: MEMORY,
    environment: { CLAIMGATE_SAFE_DIRECTORY: '$root' },
    ends: [0, 1],
    needsRoot: true,
  },
  {
    name: 'a linked work tree',
    script: `git clone -q $remote main && git -C main worktree add -q ../linked ${NEXT}`,
    root: 'linked',
    ends: [0, 1],
  },
  {
    name: 'a linked work tree of a bare clone',
    script: `git clone -q --bare $remote bare.git && git -C bare.git worktree add -q ../linked ${NEXT}`,
    root: 'linked',
    words: ['--memory', 'refs/heads/main'],
    ends: [0, 1],
  },
  {
    name: 'a sparse checkout with the folder of the claims',
    script: 'git clone -q --sparse $remote . && git sparse-checkout set provider-certification',
    ends: [0, 1],
  },
  {
    name: 'a sparse checkout without the folder of the claims, by --ref',
    script: 'git clone -q --sparse $remote .',
    words: ['--ref', 'HEAD'],
    ends: [0, 1],
  },
  {
    name: 'a submodule',
    script:
      'git init -q . && git submodule --quiet add $remote vendor/product && git commit -qm "With a submodule"',
    root: 'vendor/product',
    words: MEMORY,
    ends: [0, 1],
  },
  {
    name: 'a fork whose own default branch has no records, with upstream as the memory',
    script: FORK,
    root: 'repo',
    words: ['--memory', 'refs/remotes/upstream/main'],
    ends: [0, 1],
  },
  {
    name: 'a clone whose only remote is called upstream',
    script: `git clone -q --origin upstream $remote . && ${FORGET}`,
    ends: [2, 2],
    says: /--memory/,
  },
  {
    name: 'a repository without any remote',
    script: 'git clone -q $remote . && git remote remove origin',
    ends: [0, 1],
  },
  {
    name: 'a repository without any remote, on a branch without records',
    script: `git clone -q $remote . && git remote remove origin && git checkout -q -b work && ${FORGET}`,
    ends: [0, 1],
  },
];

describe('ordinary checkouts', { concurrency: 2 }, () => {
  let base: HostileBase;

  before(async () => {
    base = await HostileBase.make();
  });
  after(() => base.remove());

  /** Makes the checkout of a row. @returns the folder of the repository */
  async function made({ script, root = '.' }: Checkout, folder: string): Promise<string> {
    mkdirSync(folder);
    const release = await execa('git', ['rev-parse', NEXT], { cwd: base.clone });
    await execa('sh', ['-ec', script], {
      cwd: folder,
      extendEnv: false,
      env: { ...REPRODUCIBLE_GIT, remote: `file://${base.path('repo')}`, release: release.stdout },
    });
    return join(folder, root);
  }

  for (const [index, row] of CHECKOUTS.entries()) {
    test(`[T86] ${row.name}`, async (t) => {
      if (row.needsRoot && getuid?.() !== 0) return t.skip('only root can give files away');
      const root = await made(row, base.path(`checkout-${index}`));
      const settings = Object.entries(row.environment ?? {});
      const run = (which: 'current' | 'older') =>
        runHere(['check', '--projection', base.projection(which), ...(row.words ?? [])], {
          directory: root,
          environment: {
            PATH: process.env['PATH'],
            HOME: base.folder,
            CLAIMGATE_TRUST_PIN: base.pin,
            ...Object.fromEntries(
              settings.map(([name, value]) => [name, value.replace('$root', root)]),
            ),
          },
        });
      const [current, older] = [await run('current'), await run('older')];
      assert.deepEqual([current.exitCode, older.exitCode], row.ends, current.stderr + older.stderr);
      if (current.exitCode === 0)
        assert.doesNotMatch(current.stdout, /kind: /, 'a release verdict');
      if (row.says) assert.match(current.stderr, row.says);
    });
  }
});
