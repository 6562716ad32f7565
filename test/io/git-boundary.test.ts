import assert from 'node:assert/strict';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { deflateSync } from 'node:zlib';
import { execa } from 'execa';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { ObjectReader } from '../../src/io/git-object-reader.ts';
import { GIT_LIMITS, isolatedGit, type GitLimits } from '../../src/io/run-git.ts';
import { findProgram } from '../../src/io/find-program.ts';
import { COMMIT_LIMIT, idOf, serialisedObject } from '../../src/trust/git-objects.ts';
import { GitRepository } from '../../src/io/git-repository.ts';
import { inFreshTree } from '../../src/io/temporary-repository.ts';
import { ancestryOf, History, SeenCommits } from '../../src/trust/commit-history.ts';
import { CommitTree } from '../../src/trust/commit-files.ts';
import { readKnown } from '../../src/repository/known.ts';
import {
  claimsOf,
  NO_CLAIMS,
  refusalOf,
  temporaryFolder,
  TestRepository,
  remarksOf,
} from '../repositories.ts';

const PATH = process.env['PATH'] ?? '';
const RECORDS = 'provider-certification/releases';

const opened = ({ root }: TestRepository, limits: Partial<GitLimits> = {}) =>
  GitRepository.open(root, { PATH }, { ...GIT_LIMITS, ...limits });

/** The code of a refusal; nothing where there was none. */
async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ClaimgateError) return error.code;
    throw error;
  }
}

/** Stores an object under an id, which may be another one's. */
function store(repository: TestRepository, type: string, bytes: Uint8Array, as?: string): string {
  const content = serialisedObject({ type, bytes });
  const id = as ?? idOf(content, 40);
  const path = repository.path(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`);
  mkdirSync(join(path, '..'), { recursive: true });
  rmSync(path, { force: true });
  writeFileSync(path, deflateSync(content));
  return id;
}

const treeOf = (entries: readonly (readonly [mode: string, name: string, id: string])[]) =>
  Buffer.concat(
    entries.flatMap(([mode, name, id]) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(id, 'hex'),
    ]),
  );

function commitOf(repository: TestRepository, tree: string): string {
  const person = 'A <a@example.org> 1700000000 +0000';
  const text = `tree ${tree}\nauthor ${person}\ncommitter ${person}\n\nx\n`;
  return store(repository, 'commit', Buffer.from(text));
}

describe('[T75] a configuration that has git fetch through a program', () => {
  for (const [name, setting] of [
    ['by its protocol', ['protocol.ext.allow', 'always']],
    ['by its helper', ['remote.origin.vcs', 'ext']],
  ] as const)
    test(`${name} runs nothing, whatever is missing`, async (t) => {
      const repository = await TestRepository.withClaims(t);
      const marker = repository.path('.git/marker');
      repository.write('.git/evil', `#!/bin/sh\ntouch '${marker}'\n`, 0o755);
      for (const [key, value] of [
        ['core.repositoryformatversion', '1'],
        ['extensions.partialClone', 'origin'],
        ['remote.origin.promisor', 'true'],
        ['remote.origin.url', `ext::${repository.path('.git/evil')}`],
        ['protocol.ext.allow', 'always'],
        setting,
      ] as const)
        await repository.git('config', key, value);
      repository.write('.git/refs/heads/other', `${'a'.repeat(40)}\n`);
      await repository.git('tag', 'v1.0.0', 'HEAD');
      assert.equal(await refusalOf(repository.read()), 'git_failed');
      assert.equal(await refusalOf(repository.read({ ref: 'b'.repeat(40) })), 'git_failed');
      rmSync(repository.path('.git/refs/heads/other'));
      assert.equal(await refusalOf(repository.read({ ref: 'b'.repeat(40) })), 'ref_not_found');
      const head = await repository.git('rev-parse', 'HEAD');
      const git = opened(repository);
      assert.deepEqual(await ancestryOf(git.historyOf('c'.repeat(40)), [head]), new Map());
      assert.equal(existsSync(marker), false);
    });
});

describe('[T76] a repository of another user', () => {
  test('is refused, unless the environment vouches for it', async (t) => {
    if (process.getuid?.() !== 0) return t.skip('only root can give files away');
    const repository = await TestRepository.withClaims(t);
    giveAway(repository.root);
    const link = join(temporaryFolder(t), 'link');
    symlinkSync(repository.root, link);
    const read = (vouched: string | undefined, ref?: string) =>
      refusalOf(repository.read({ ref, environment: { PATH, CLAIMGATE_SAFE_DIRECTORY: vouched } }));
    for (const ref of [undefined, 'HEAD']) {
      for (const other of [undefined, '', '/', temporaryFolder(t), `${repository.root}/..`])
        assert.equal(await read(other, ref), 'repository_owner_differs', other);
      for (const own of [repository.root, link, `/elsewhere:${repository.root}`])
        assert.match(await read(own, ref), /^read:/, own);
    }
    for (const relative of ['.', '*', `${repository.root}:x`])
      assert.equal(await read(relative), 'usage');
    const settings = repository.path('.git/config');
    writeFileSync(settings, `[safe]\n\tdirectory = *\n\tdirectory = ${repository.root}\n`, {
      flag: 'a',
    });
    assert.equal(await read(undefined), 'repository_owner_differs');
  });
});

describe('[T77] the name of a ref', () => {
  test('is not that of a tag or branch that looks like it', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const head = await repository.git('rev-parse', 'HEAD');
    for (const name of ['refs/tags/v9.9.9', 'refs/remotes/origin/HEAD', 'refs/heads/x', 'HEAD'])
      for (const folder of ['refs/tags', 'refs/heads'])
        await repository.git('update-ref', `${folder}/${name}`, head);
    const git = opened(repository);
    for (const name of ['refs/tags/v9.9.9', 'refs/remotes/origin/HEAD', 'refs/heads/x']) {
      assert.equal(await git.commitAt(name), undefined, name);
      assert.equal(await git.resolveCommit(name), undefined, name);
    }
    writeFileSync(repository.path('.git/HEAD'), 'ref: refs/heads/nothing\n');
    assert.equal(await opened(repository).commitAt('HEAD'), undefined);
    assert.match(await refusalOf(repository.read()), /no_commit$/);
  });

  test('is refused where it is short and fits two', async (t) => {
    const repository = await TestRepository.withClaims(t);
    for (const folder of ['refs/tags/', 'refs/heads/', 'refs/remotes/'])
      await repository.git('update-ref', `${folder}twice/x`, 'HEAD');
    assert.equal(await refusalOf(repository.read({ ref: 'twice/x' })), 'ref_ambiguous');
    for (const ref of ['refs/tags/twice/x', 'refs/heads/twice/x', 'refs/remotes/twice/x'])
      assert.equal(claimsOf(await repository.read({ ref })), NO_CLAIMS);
  });
});

describe('[T78] what git foresees of a long history', () => {
  const idAt = (number: number) => number.toString(16).padStart(40, '0');

  const read = (id: string) => {
    const number = Number.parseInt(id, 16);
    const lines = [`tree ${idAt(0)}`, `parent ${idAt(number - 1)}`, 'committer x <x> 1 +0000'];
    return { id, type: 'commit', bytes: Buffer.from(`${lines.join('\n')}\n\n`) };
  };

  /** Walks commits in one line, up to one that is missing; git is asked for what may come by `list`. */
  async function walked(list: (asked: readonly string[]) => string[], maxBytes = Infinity) {
    let asked = 0;
    const length = 1500;
    const seen = new SeenCommits({
      maxBytes,
      read: async (id) => (id === idAt(0) ? undefined : read(id)),
      ahead: {
        list: async (ids) => {
          asked += 1;
          return list(ids);
        },
        read: async (ids, take) => {
          for (const id of ids) if (id !== idAt(0) && !take(read(id))) return;
        },
      },
    });
    const known = await new History(seen, [idAt(length)]).includes([idAt(1), 'f'.repeat(40)]);
    assert.deepEqual([...known], maxBytes < Infinity ? [] : [[idAt(1), true]]);
    return asked;
  }

  test('is asked for no more once it is nothing, or nothing new', async () => {
    assert.equal(await walked(() => []), 1);
    assert.equal(await walked((ids) => [...ids, idAt(1500), idAt(1499)]), 1);
  });

  test('is asked for again once it was read', async () => {
    const next = (ids: readonly string[]) =>
      ids.flatMap((id) => Array.from({ length: 100 }, (_, n) => idAt(Number.parseInt(id, 16) - n)));
    const asked = await walked(next);
    assert.ok(asked > 1 && asked <= 15, `${asked}`);
  });

  test('is asked for no more once there is no room for what it names', async () => {
    const next = (ids: readonly string[]) =>
      ids.flatMap((id) => Array.from({ length: 300 }, (_, n) => idAt(Number.parseInt(id, 16) - n)));
    const commits = 200;
    assert.equal(await walked(next, commits * read(idAt(1500)).bytes.length), 1);
  });
});

test('[T78] a history is followed in time that grows with it, however many commits have none before them', async () => {
  const WIDE = 60_000;
  const idAt = (number: number) => number.toString(16).padStart(40, '0');
  const [HEAD, RELEASED, NEWER] = [WIDE, WIDE + 1, WIDE + 2];
  const beginnings = Array.from({ length: WIDE }, (_none, at) => `parent ${idAt(at)}\n`).join('');
  const commit = (number: number): string => {
    if (number < HEAD) return `committer x <x> 5 +0000\n`;
    if (number === RELEASED) return `${beginnings}committer x <x> 7 +0000\n`;
    return number === HEAD
      ? `${beginnings}committer x <x> 11 +0000\n`
      : `committer x <x> 9 +0000\n`;
  };
  const seen = new SeenCommits({
    maxBytes: Infinity,
    read: async (id) => {
      const text = `tree ${idAt(0)}\n${commit(Number.parseInt(id, 16))}\n`;
      return { id, type: 'commit', bytes: Buffer.from(text) };
    },
  });
  // The release is looked at when all beginnings are known, and none of them was.
  const from = [HEAD, ...Array.from({ length: 100 }, (_none, at) => NEWER + at)];
  const before = process.cpuUsage();
  const { commits } = await new History(seen, from.map(idAt), [idAt(RELEASED)]).commits();
  const { user } = process.cpuUsage(before);
  assert.equal(commits.size, from.length);
  // Of the processor, so that a busy machine does not count.
  assert.ok(user / 1000 < 4000, `${user / 1000} ms`);
});

describe('[T78] a history that is read ahead', () => {
  const LENGTH = 1300;

  /** A repository with a long line of commits; their ids, newest first. */
  async function long(t: TestContext) {
    const repository = await TestRepository.withClaims(t);
    const commits = Array.from(
      { length: LENGTH },
      (_none, at) =>
        `commit refs/heads/main\ncommitter A <a@example.org> ${1_700_000_000 + at} +0000\ndata 1\nx\n` +
        (at === 0 ? 'from refs/heads/main^0\n' : ''),
    );
    // Loose, so that one of them can be replaced.
    const words = ['-c', 'fastimport.unpackLimit=10000', 'fast-import', '--quiet'];
    await execa('git', words, { cwd: repository.root, input: commits.join('') });
    const ids = (await repository.git('rev-list', 'HEAD')).split('\n');
    return { repository, ids, head: ids[0] ?? '', oldest: ids.at(-1) ?? '' };
  }

  test('is known to its end, and all of it is listed', async (t) => {
    const { repository, ids, head, oldest } = await long(t);
    const history = opened(repository).historyOf(head);
    const absent = 'f'.repeat(40);
    const known = await ancestryOf(history, [oldest, absent]);
    assert.deepEqual([known.get(oldest), known.get(absent)], [true, false]);
    const { commits, isWhole } = await opened(repository).commitsSince([head], []);
    assert.deepEqual([[...commits.keys()].sort(), isWhole], [ids.toSorted(), true]);
    const { commits: since } = await opened(repository).commitsSince([head], [ids[1000] ?? '']);
    assert.deepEqual([...since.keys()].sort(), ids.slice(0, 1000).sort());
  });

  test('is not known where it is too long', async (t) => {
    const { repository, ids, head, oldest } = await long(t);
    const short = opened(repository, { historyBytes: 100_000 });
    assert.deepEqual(await ancestryOf(short.historyOf(head), [oldest]), new Map());
    const { commits, isWhole } = await short.commitsSince([head], []);
    assert.equal(isWhole, false);
    assert.ok(commits.size < ids.length, `${commits.size}`);
  });

  test('is read no further than somebody goes on', async (t) => {
    const { repository, ids } = await long(t);
    const reader = new ObjectReader(isolatedGit(repository.root, { PATH }), GIT_LIMITS);
    const taken: string[] = [];
    await reader.readAll([], COMMIT_LIMIT, () => assert.fail('nothing was asked for'));
    await reader.readAll(['f'.repeat(40), ...ids], COMMIT_LIMIT, ({ id }) => taken.push(id) < 700);
    assert.deepEqual(taken, ids.slice(0, 700));
  });

  test('is nothing where a commit far back was altered', async (t) => {
    const { repository, ids, head, oldest } = await long(t);
    const far = ids[900] ?? '';
    const text = await repository.git('cat-file', 'commit', far);
    const forged = text.replace('\ncommitter A', '\ncommitter B');
    store(repository, 'commit', Buffer.from(`${forged}\n`), far);
    assert.deepEqual(await ancestryOf(opened(repository).historyOf(head), [oldest]), new Map());
    rmSync(repository.path(`.git/objects/${far.slice(0, 2)}/${far.slice(2)}`));
    assert.deepEqual(await ancestryOf(opened(repository).historyOf(head), [oldest]), new Map());
  });
});

describe('[T78] what the repository tells git about ancestors', () => {
  async function foreign(t: TestContext) {
    const repository = await TestRepository.withClaims(t);
    await repository.git('checkout', '--quiet', '--orphan', 'other');
    repository.write('other', '');
    const other = await repository.commit();
    await repository.git('checkout', '--quiet', 'main');
    return { repository, other, head: await repository.git('rev-parse', 'HEAD') };
  }

  test('is not believed: neither grafts nor replaced commits', async (t) => {
    const { repository, other, head } = await foreign(t);
    repository.write('.git/info/grafts', `${head} ${other}\n`);
    await repository.git('replace', '--graft', head, other);
    assert.match(await repository.git('rev-list', head), new RegExp(other), 'git is fooled');
    const known = await ancestryOf(opened(repository).historyOf(head), [other, head]);
    assert.deepEqual(
      known,
      new Map([
        [other, false],
        [head, true],
      ]),
    );
  });

  test('is nothing where a commit was altered', async (t) => {
    const { repository, other, head } = await foreign(t);
    const text = await repository.git('cat-file', 'commit', head);
    const forged = text.replace('\nauthor', `\nparent ${other}\nauthor`);
    store(repository, 'commit', Buffer.from(`${forged}\n`), head);
    assert.match(await repository.git('cat-file', 'commit', head), /parent/, 'git does not notice');
    const history = opened(repository).historyOf(head);
    for (const asked of [other, 'f'.repeat(40)])
      assert.deepEqual(await ancestryOf(history, [asked]), new Map(), 'also when asked again');
  });

  test('is not known where history is too long, or not all here', async (t) => {
    const { repository, other } = await foreign(t);
    const head = await repository.commit();
    const short = opened(repository, { historyBytes: 1 }).historyOf(head);
    assert.deepEqual(await ancestryOf(short, [other]), new Map());
    const history = opened(repository).historyOf(head);
    const [one, two] = await Promise.all([history.includes([other]), history.includes([other])]);
    assert.deepEqual([one, two], [new Map([[other, false]]), new Map([[other, false]])]);
  });

  test('is read along merges, with a way back for each ancestor', async (t) => {
    const { repository, other, head } = await foreign(t);
    await repository.git('merge', '--quiet', '--allow-unrelated-histories', '-m', 'm', 'other');
    const merged = await repository.git('rev-parse', 'HEAD');
    const history = opened(repository).historyOf(merged);
    assert.deepEqual(
      await history.includes([head, other]),
      new Map([
        [head, true],
        [other, true],
      ]),
    );
    assert.deepEqual(history.wayTo(other), [merged, other]);
    assert.deepEqual(
      new Set((await history.commits()).commits.keys()),
      new Set([merged, head, other]),
    );
  });
});

describe('[T79] the memory of releases', () => {
  const names = async (repository: TestRepository, ref?: string, judged?: string) =>
    (await readKnown(opened(repository), { ref, judged })).records.map((record) =>
      record.name === RECORDS && 'unreadable' in record
        ? record.unreadable.map(({ code }) => code).join(' ')
        : record.name.slice(RECORDS.length + 1),
    );

  /** A branch `main` with the record of v1.0.0, and `other`, from before it, with that of v0.9.0. */
  async function twoBranches(t: TestContext) {
    const repository = await TestRepository.copied(t, 'two branches', async (original) => {
      await original.commitClaims();
      await original.git('branch', 'other');
      original.write(`${RECORDS}/v1.0.0/release-manifest.json`, '{}');
      await original.commit();
      await original.git('checkout', '--quiet', 'other');
      original.write(`${RECORDS}/v0.9.0/release-manifest.json`, '{}');
      await original.commit();
    });
    return { repository, other: await repository.git('rev-parse', 'other') };
  }

  test('is every local branch where there is no remote', async (t) => {
    const { repository } = await twoBranches(t);
    assert.deepEqual(await names(repository), ['v0.9.0', 'v1.0.0']);
  });

  test('is the ref that is named, HEAD and the judged commit', async (t) => {
    const { repository, other } = await twoBranches(t);
    assert.deepEqual(await names(repository, 'main'), ['v0.9.0', 'v1.0.0']);
    await repository.git('checkout', '--quiet', 'main');
    assert.deepEqual(await names(repository, 'main'), ['v1.0.0']);
    assert.deepEqual(await names(repository, 'main', other), ['v0.9.0', 'v1.0.0']);
    await repository.git('checkout', '--quiet', 'other');
    assert.deepEqual(await names(repository, 'refs/heads/other', other), ['v0.9.0']);
  });

  test('is the default branch of the remote, and asked for where that is not known', async (t) => {
    const { repository, other } = await twoBranches(t);
    await repository.git('update-ref', 'refs/remotes/upstream/main', 'main');
    assert.deepEqual(await names(repository, undefined, other), ['memory_unnamed']);
    await repository.git('update-ref', 'refs/remotes/origin/main', 'main');
    assert.deepEqual(await names(repository, undefined, other), ['memory_unnamed']);
    await repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    assert.deepEqual(await names(repository, undefined, other), ['v0.9.0', 'v1.0.0']);
  });

  const onNoBranch = async (r: TestRepository) => {
    await r.git('checkout', '--quiet', '--detach');
    await r.git('branch', '-D', 'main', 'other');
  };
  const ORIGIN = 'refs/remotes/origin/HEAD';
  const includedRemote = async (r: TestRepository) => {
    r.write('.git/more', '[Remote "x"]\n\turl = https://a.invalid/\n');
    await r.git('config', 'Include.path', 'more');
  };
  for (const [sign, make] of [
    ['a remote', (r: TestRepository) => r.git('remote', 'add', 'upstream', 'https://a.invalid/')],
    ['a remote in another file', includedRemote],
    ['a HEAD of a remote', (r: TestRepository) => r.git('symbolic-ref', ORIGIN, 'refs/heads/x')],
    ['FETCH_HEAD', async (r: TestRepository) => r.write('.git/FETCH_HEAD', '')],
    ['a remote as a file', async (r: TestRepository) => r.write('.git/remotes/x', 'URL: x\n')],
    ['a remote of a branch', async (r: TestRepository) => r.write('.git/branches/x', 'x\n')],
    ['a detached HEAD alone', onNoBranch],
  ] as const)
    test(`is not HEAD where there is ${sign}`, async (t) => {
      const { repository, other } = await twoBranches(t);
      await make(repository);
      assert.deepEqual(await names(repository, undefined, other), ['memory_unnamed']);
    });

  test('is unreadable where its folder has a case twin', async (t) => {
    const { repository } = await twoBranches(t);
    for (const folder of ['provider-certification/Releases', 'Provider-Certification/releases']) {
      const twin = await TestRepository.withClaims(t);
      await twin.commitEntry('100644', `${folder}/v1/x`, await twin.blob('x'));
      assert.equal(await codeOf(names(twin, 'main')), 'path_case_twin');
    }
    repository.write('.git/refs/heads/broken', 'garbage\n');
    assert.equal(await codeOf(names(repository)), 'git_failed');
  });
});

describe('[T80] what is too large', () => {
  test('is not read: a blob, a commit, a tree of trees, tags without end', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const blob = store(repository, 'blob', Buffer.alloc(64 * 1024 * 1024));
    let tree = treeOf([['100644', 'public-claims.json', blob]]);
    tree = treeOf([['40000', 'provider-certification', store(repository, 'tree', tree)]]);
    const large = commitOf(repository, store(repository, 'tree', tree));
    assert.equal(await refusalOf(repository.read({ ref: large })), 'json_too_large');

    let bomb = store(repository, 'tree', treeOf([]));
    for (let level = 0; level < 6; level += 1)
      bomb = store(
        repository,
        'tree',
        treeOf(Array.from({ length: 32 }, (_, n) => ['40000', `d${n + 10}`, bomb] as const)),
      );
    const git = opened(repository);
    const commit = await CommitTree.open(git, commitOf(repository, bomb));
    assert.equal(await codeOf(commit.paths()), 'git_too_large');

    const message = store(repository, 'commit', Buffer.alloc(2 * 1024 * 1024, 'x'));
    assert.equal(await codeOf(git.resolveCommit(message)), 'git_too_large');

    let tag = message;
    for (let depth = 0; depth < 10; depth += 1)
      tag = store(repository, 'tag', Buffer.from(`object ${tag}\ntype tag\ntag x\n\n`));
    assert.equal(await codeOf(git.resolveCommit(tag)), 'git_too_large');
  });

  test('all together is refused as well, also where everything is asked for at once', async (t) => {
    const repository = await TestRepository.withClaims(t);
    for (let n = 0; n < 10; n += 1) repository.write(`f${n}`, String(n).repeat(100_000));
    const commit = await repository.commit();
    const git = opened(repository, { documentBytes: 300_000 });
    const requests = Array.from({ length: 10 }, (_, n) => ({ path: `f${n}`, maxBytes: 100_000 }));
    const files = (await CommitTree.open(git, commit)).files(requests);
    assert.equal(await codeOf(files), 'git_too_large');
    const refs = opened(repository, { outputBytes: 10 }).refs();
    assert.equal(await codeOf(refs), 'git_too_large');
  });
});

test('a large object is in memory once, however often it is asked for, and each asks by its own limit', async (t) => {
  const repository = await TestRepository.withClaims(t);
  const size = 100_000;
  const id = store(repository, 'blob', Buffer.alloc(size));
  const git = opened(repository);
  assert.equal(await git.sizeOf(id), size);
  assert.equal(await git.sizeOf('a'.repeat(40)), undefined);
  const upTo = (maxBytes: number) => {
    const tooLarge = (found: number) => new ClaimgateError('json_too_large', { found: `${found}` });
    return git.object(id, { maxBytes, tooLarge });
  };
  const [first, second] = [await upTo(size), await upTo(size)];
  assert.equal(second?.bytes, first?.bytes);
  assert.deepEqual([second?.id, second?.type, second?.bytes.length], [id, 'blob', size]);
  assert.equal(await codeOf(upTo(size - 1)), 'json_too_large');
});

describe('[T81] a pipe in the place of a file that git reads', () => {
  for (const [name, path, code] of [
    ['packed-refs', '.git/packed-refs', 'git_failed'],
    ['alternates', '.git/objects/info/alternates', 'git_failed'],
    // Only git knows what its configuration includes, so it is started, and ended.
    ['include.path', '.git/included', 'git_timeout'],
  ] as const)
    test(`${name}: ${code}`, async (t) => {
      const repository = await TestRepository.withClaims(t);
      rmSync(repository.path(path), { force: true });
      if (name === 'include.path')
        await repository.git('config', 'include.path', repository.path(path));
      await execa('mkfifo', [repository.path(path)]);
      const reading = async () => {
        const git = opened(repository, code === 'git_timeout' ? { patienceMs: 250 } : {});
        await git.commitAt('HEAD');
        await git.resolveCommit('a'.repeat(40));
      };
      assert.equal(await codeOf(reading()), code);
    });
});

test('a fresh tree has what the commit has and git ignores, but nothing that is hidden or around it', async (t) => {
  const repository = await TestRepository.withClaims(t);
  repository.write('.gitignore', 'packages/\nsecrets/\nown/\n');
  await repository.git('add', '.');
  await repository.git('commit', '-qm', 'Ignore');
  for (const path of ['packages/a', 'secrets/prod/key', 'own/ledger', 'untracked'])
    repository.write(path, '');
  const place = opened(repository);
  const asked = { environment: { PATH }, hidden: ['secrets/prod', 'own'] };
  const commit = (await place.commitAt('HEAD')) ?? assert.fail();
  const names = await inFreshTree(place, commit, asked, async (tree) => readdirSync(tree).sort());
  assert.deepEqual(names, ['.git', '.gitignore', 'packages', 'provider-certification']);
});

describe('[T82] git', () => {
  test('is found outside of the repository', (t) => {
    const root = temporaryFolder(t);
    const elsewhere = temporaryFolder(t);
    const own = ['bin', 'node_modules/.bin'].map((name) => join(root, name));
    const npx = join(elsewhere, 'node_modules/.bin');
    const good = join(elsewhere, 'bin');
    for (const folder of [...own, npx, good]) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'git'), '#!/bin/sh\n', { mode: 0o755 });
    }
    const link = join(elsewhere, 'link');
    symlinkSync(own[0] ?? '', link);
    mkdirSync(join(elsewhere, 'links'));
    symlinkSync(join(root, 'bin/git'), join(elsewhere, 'links/git'));
    const bad = ['', '.', 'bin', '../bin', ...own, npx, link, join(root, 'none')].join(':');
    const git = findProgram('git', root, `${bad}:${join(elsewhere, 'links')}:${good}`);
    assert.equal(git?.program, join(good, 'git'));
    assert.equal(git.path, `${join(elsewhere, 'links')}:${good}`);
    for (const path of [undefined, '', bad]) assert.ok(!findProgram('git', root, path));
  });

  test('of the repository never runs', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const marker = repository.path('.git/marker');
    for (const folder of ['node_modules/.bin', 'bin'])
      repository.write(`${folder}/git`, `#!/bin/sh\ntouch '${marker}'\n`, 0o755);
    const own = `:.:bin:${repository.path('node_modules/.bin')}:${repository.path('bin')}`;
    const inputs = await repository.read({ environment: { PATH: `${own}:${PATH}` } });
    assert.equal(inputs.release?.revision, await repository.git('rev-parse', 'HEAD'));
    assert.match(
      await refusalOf(repository.read({ environment: { PATH: own } })),
      /git_unavailable$/,
    );
    assert.equal(existsSync(marker), false);
  });
});

function giveAway(folder: string): void {
  chownSync(folder, 65_534, 65_534);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveAway(path);
    else chownSync(path, 65_534, 65_534);
  }
}

describe('without git', () => {
  const noGit = { environment: { PATH: '/nonexistent' } };

  test('the work tree is read, and reported as tied to no commit', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const inputs = await repository.read(noGit);
    assert.deepEqual(remarksOf(inputs), ['git_unavailable']);
    assert.equal(inputs.release, null);
    assert.equal(claimsOf(inputs), NO_CLAIMS);
  });

  test('a git that cannot be started counts as missing', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const bin = temporaryFolder(t);
    writeFileSync(join(bin, 'git'), 'not a program', { mode: 0o644 });
    const inputs = await repository.read({ environment: { PATH: bin } });
    assert.deepEqual(remarksOf(inputs), ['git_unavailable']);
  });

  test('a git that fails is not a git that is missing, whatever it says', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const saying = (words: string) => `echo '${words}' >&2`;
    for (const words of [...['fatal: ENOENT', 'fatal: spawn git ENOENT', ''].map(saying), ':']) {
      const bin = temporaryFolder(t);
      writeFileSync(join(bin, 'git'), `#!/bin/sh\n${words}\nexit 128\n`, { mode: 0o755 });
      const environment = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
      assert.equal(await refusalOf(repository.read({ environment })), 'git_failed', words);
    }
  });

  test('a ref cannot be read', async (t) => {
    const repository = await TestRepository.withClaims(t);
    assert.equal(await refusalOf(repository.read({ ...noGit, ref: 'HEAD' })), 'git_missing');
  });

  test('a folder outside of a repository is read from the disk', async (t) => {
    const repository = await TestRepository.withClaims(t);
    rmSync(repository.path('.git'), { recursive: true });
    const inputs = await repository.read();
    assert.deepEqual(remarksOf(inputs), ['not_a_repository']);
    assert.equal(claimsOf(inputs), NO_CLAIMS);
    assert.equal(await refusalOf(repository.read({ ref: 'HEAD' })), 'git_required');
  });
});
