import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { claimsOf, NO_CLAIMS, refusalOf, remarksOf, TestRepository } from '../repositories.ts';
import { differenceOf } from '../../src/repository/work-tree-differences.ts';
import {
  answerHeader,
  checkedObject,
  parseCommit,
  parseTree,
  taggedBy,
  type GitObject,
} from '../../src/trust/git-objects.ts';
import { utf8 } from '../documents.ts';

const OLD = NO_CLAIMS.replace('[]', '[ ]');

/** A repository whose claims changed after `v1.0.0`; the work tree differs from both. */
async function twoReleases(t: TestContext) {
  const repository = await TestRepository.copied(t, 'two releases', async (original) => {
    original.write(CLAIMS_PATH, OLD);
    await original.commit();
    await original.git('tag', 'v1.0.0');
    original.write(CLAIMS_PATH, NO_CLAIMS);
    await original.commit();
    original.write(CLAIMS_PATH, 'edited');
  });
  const idAt = (ref: string) => readFileSync(repository.path(`.git/${ref}`), 'utf8').trim();
  return { repository, first: idAt('refs/tags/v1.0.0'), second: idAt('refs/heads/main') };
}

describe('reading by ref', () => {
  test('takes tags, branches and full ids, and never the work tree', async (t) => {
    const { repository, first, second } = await twoReleases(t);
    await repository.git('tag', '--annotate', '--message', 'x', 'annotated', first);
    await repository.git('branch', 'topic/a', first);
    await repository.git('update-ref', 'refs/remotes/origin/main', first);
    for (const ref of [
      'v1.0.0',
      'refs/tags/v1.0.0',
      'annotated',
      'topic/a',
      'origin/main',
      'refs/remotes/origin/main',
      first,
    ]) {
      const inputs = await repository.read({ ref });
      assert.equal(claimsOf(inputs), OLD, ref);
      assert.deepEqual(inputs.release, { version: 'v1.0.0', revision: first }, ref);
      assert.deepEqual(remarksOf(inputs), [], ref);
    }
    const head = await repository.read({ ref: 'HEAD' });
    assert.equal(claimsOf(head), NO_CLAIMS);
    assert.deepEqual(head.release, { version: null, revision: second });
  });

  test('needs no work tree', async (t) => {
    const { repository } = await twoReleases(t);
    rmSync(repository.path('provider-certification'), { recursive: true });
    assert.equal(claimsOf(await repository.read({ ref: 'v1.0.0' })), OLD);
  });

  test('fails where no tag can be determined', async (t) => {
    const { repository } = await twoReleases(t);
    await repository.git('tag', 'v1.1.0');
    rmSync(repository.path('.git/refs/tags'), { recursive: true });
    writeFileSync(repository.path('.git/refs/tags'), '');
    assert.equal(await refusalOf(repository.read({ ref: 'HEAD' })), 'git_failed');
  });

  test('refuses what names no commit', async (t) => {
    const { repository, second } = await twoReleases(t);
    const blob = await repository.git('rev-parse', `HEAD:${CLAIMS_PATH}`);
    await repository.git('tag', 'file', blob);
    for (const ref of [
      'v9.9.9',
      'no/such',
      'a'.repeat(40),
      'HEAD~1',
      'main^',
      second.slice(0, 10),
      'refs/heads',
      '^HEAD',
      '^main',
      'HEAD^!',
      'HEAD^@',
      '--all',
      '-',
      '--',
      ' ',
      'HEAD\nHEAD',
      `HEAD:${CLAIMS_PATH}`,
    ])
      assert.equal(await refusalOf(repository.read({ ref })), 'ref_not_found', JSON.stringify(ref));
    for (const ref of ['file', blob, 'HEAD^{tree}', 'HEAD..HEAD', 'main...v1.0.0', '@{upstream}'])
      assert.match(await refusalOf(repository.read({ ref })), /^(ref_not_found|git_failed)$/, ref);
  });

  test('[T26] takes refs that look like options for what they are', async (t) => {
    const { repository, first } = await twoReleases(t);
    for (const name of ['--output=x', '-C', '--help', '--git-dir=elsewhere'])
      await repository.git('update-ref', `refs/tags/${name}`, first);
    for (const name of ['--output=x', '-C', '--help', '--git-dir=elsewhere']) {
      assert.equal((await repository.read({ ref: name })).release?.revision, first, name);
      assert.equal((await repository.read({ ref: `refs/tags/${name}` })).release?.revision, first);
    }
    assert.equal(await refusalOf(repository.read({ ref: '--output=y' })), 'ref_not_found');
    assert.deepEqual((await repository.git('status', '--short')).split('\n'), [
      ` M ${CLAIMS_PATH}`,
    ]);
  });

  test('takes refs with odd characters', async (t) => {
    const { repository, first } = await twoReleases(t);
    for (const name of [
      "v'; touch x; '",
      '$(touch x)',
      'ünï',
      '日本',
      '%(refname)',
      '"quoted"',
      'a|b',
      '\u202ebidi',
      '::set-output',
    ].map((text) => text.replaceAll(/[ :~^?*[\\]/g, '-'))) {
      await repository.git('update-ref', `refs/tags/${name}`, first);
      assert.equal((await repository.read({ ref: name })).release?.revision, first, name);
    }
  });

  test('[T14] of a shallow clone says that history is missing', async (t) => {
    const { repository, first, second } = await twoReleases(t);
    const clone = await repository.clone(t, { clone: ['--depth=1'] });
    assert.equal((await clone.read({ ref: 'HEAD' })).release?.revision, second);
    assert.deepEqual(remarksOf(await clone.read()), []);
    for (const ref of ['v1.0.0', first, 'HEAD~1']) {
      const error: unknown = await clone.read({ ref }).catch((reason: unknown) => reason);
      assert.ok(error instanceof ClaimgateError);
      assert.equal(error.code, 'ref_not_found');
      assert.equal(error.findings[0]?.found, `${ref}, in a shallow clone`);
      assert.equal(error.findings[0].next, 'git fetch --unshallow --tags');
    }
  });
});

test('[T205] nothing stands for HEAD where it leads nowhere', async (t) => {
  const repository = await TestRepository.withClaims(t);
  const commit = await repository.commit();
  assert.equal((await repository.read()).release?.revision, commit);
  const others = [
    'refs/heads/HEAD',
    'refs/remotes/HEAD',
    'refs/remotes/HEAD/HEAD',
    'refs/tags/HEAD',
  ];
  for (const other of ['refs/HEAD', ...others]) {
    await repository.git('update-ref', other, commit);
    assert.equal((await repository.read()).release?.revision, commit, `beside ${other}`);
    await repository.git('symbolic-ref', 'HEAD', 'refs/heads/unborn');
    const { release, remarks } = await repository.read();
    assert.deepEqual([release, remarks.map(({ code }) => code)], [null, ['no_commit']], other);
    await repository.git('symbolic-ref', 'HEAD', 'refs/heads/main');
    await repository.git('update-ref', '-d', other);
  }
});

describe('the version of a release', () => {
  test('is found wherever git keeps the tag', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const version = async (at = repository) => (await at.read()).release?.version;
    assert.equal(await version(), null);
    await repository.git('tag', 'v1.4.0');
    assert.equal(await version(), 'v1.4.0', 'a file');
    await repository.git('pack-refs', '--all');
    assert.equal(await version(), 'v1.4.0', 'packed');
    assert.equal(await version(await repository.clone(t, {})), 'v1.4.0', 'a clone');
  });

  test('is the release tag on the commit, plain or annotated, once or twice', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const version = async () => (await repository.read()).release?.version;
    assert.equal(await version(), null);
    await repository.git('tag', 'v1.4.0');
    assert.equal(await version(), 'v1.4.0');
    await repository.git('tag', '--delete', 'v1.4.0');
    await repository.git('tag', '--annotate', '--message', 'x', 'inner');
    await repository.git('tag', '--annotate', '--message', 'x', 'v1.5.0', 'inner');
    assert.equal(await version(), 'v1.5.0');
  });

  test('is none where two release tags are on the commit', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.git('tag', 'v1.4.0');
    await repository.git('tag', 'v1.4.1');
    assert.equal((await repository.read()).release?.version, null);
  });

  test('is no tag of another form, and no branch', async (t) => {
    const repository = await TestRepository.withClaims(t);
    for (const tag of [
      '1.4.0',
      'v1.4',
      'v1.4.0-rc.1',
      'v1.4.0+1',
      'v01.4.0',
      'release/v1.4.0',
      'v/1.4.0',
    ])
      await repository.git('tag', tag);
    await repository.git('branch', 'v2.0.0');
    assert.equal((await repository.read()).release?.version, null);
  });

  test('is no tag of a file', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.git('tag', 'v1.4.0', `HEAD:${CLAIMS_PATH}`);
    assert.equal((await repository.read()).release?.version, null);
  });
});

describe('a damaged repository', () => {
  for (const spec of [
    'HEAD',
    'HEAD^{tree}',
    'HEAD:provider-certification',
    `HEAD:${CLAIMS_PATH}`,
  ]) {
    for (const [damage, harm] of [
      ['lost', (path: string) => rmSync(path)],
      ['overwritten', (path: string) => (rmSync(path), writeFileSync(path, 'garbage'))],
      ['emptied', (path: string) => (rmSync(path), writeFileSync(path, ''))],
    ] as const) {
      test(`with ${spec} ${damage} is never judged`, async (t) => {
        const repository = await TestRepository.withClaims(t);
        const id = await repository.git('rev-parse', spec);
        harm(repository.path(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`));
        assert.equal(await refusalOf(repository.read()), 'git_failed');
        assert.match(
          await refusalOf(repository.read({ ref: 'HEAD' })),
          /^(git_failed|ref_not_found)$/,
        );
      });
    }
  }

  for (const spec of ['HEAD^{tree}', 'HEAD:provider-certification', `HEAD:${CLAIMS_PATH}`]) {
    test(`[T54] with another object in the place of ${spec} is never judged`, async (t) => {
      const repository = await TestRepository.withClaims(t);
      const id = await repository.git('rev-parse', spec);
      const type = await repository.git('cat-file', '-t', id);
      // A well-formed object of the right type with other content, under the id of the first.
      const other = await TestRepository.empty(t);
      other.write(CLAIMS_PATH, NO_CLAIMS.replace('[]', '[ ]'));
      await other.commit();
      const impostor = await other.git('rev-parse', spec);
      const file = (of: TestRepository, name: string) =>
        of.path(`.git/objects/${name.slice(0, 2)}/${name.slice(2)}`);
      rmSync(file(repository, id));
      copyFileSync(file(other, impostor), file(repository, id));
      assert.equal(await repository.git('cat-file', '-t', id), type, 'git does not notice');
      repository.write(CLAIMS_PATH, NO_CLAIMS.replace('[]', '[ ]'));
      assert.equal(await refusalOf(repository.read()), 'git_failed');
      assert.equal(await refusalOf(repository.read({ ref: 'HEAD' })), 'git_failed');
    });
  }

  test('with a broken ref, HEAD or configuration is never judged as a release', async (t) => {
    for (const [file, content] of [
      ['.git/refs/heads/main', `${'0'.repeat(40)}\n`],
      ['.git/refs/heads/main', `${'a'.repeat(40)}\n`],
      ['.git/HEAD', 'garbage\n'],
      ['.git/HEAD', ''],
      ['.git/config', '[core\n'],
      ['.git/config', '[core]\n\trepositoryformatversion = 99\n'],
    ] as const) {
      const repository = await TestRepository.withClaims(t);
      writeFileSync(repository.path(file), content);
      assert.equal(await refusalOf(repository.read()), 'git_failed', `${file}: ${content}`);
    }
  });

  test('whose branch is unreadable is a failure; where it is lost, there is no commit: a draft at most', async (t) => {
    const repository = await TestRepository.withClaims(t);
    writeFileSync(repository.path('.git/refs/heads/main'), 'garbage\n');
    assert.equal(await refusalOf(repository.read()), 'git_failed');
    rmSync(repository.path('.git/refs/heads/main'));
    assert.deepEqual(remarksOf(await repository.read()), ['no_commit']);
  });
});

const ID = 'a'.repeat(40);

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const failure = { code: 'git_failed' };

describe('answers of cat-file --batch', () => {
  test('begin with the id that was asked for, a type and a size', () => {
    const blob = { id: ID, type: 'blob', size: 12 };
    assert.deepEqual(answerHeader(`${ID} blob 12`, ID), blob);
    // The start of an id leads to none.
    assert.throws(() => answerHeader(`${ID} blob 12`, ID.slice(1)), failure);
    assert.equal(answerHeader(`${ID} missing`, ID), undefined);
    // So newer git says of a submodule, whose commit is not here either.
    assert.equal(answerHeader(`${ID} submodule`, ID), undefined);
  });

  for (const line of [
    '',
    'missing',
    `${'b'.repeat(40)} blob 1`,
    `${'b'.repeat(40)} missing`,
    `${ID} ambiguous`,
    `${ID} blob`,
    `${ID} blob -1`,
    `${ID} blob 1 2`,
    `${ID.slice(10)} blob 1`,
  ])
    test(`are a failure when they begin with ${JSON.stringify(line)}`, () =>
      assert.throws(() => answerHeader(line, ID), failure));

  test('are what their ids say, by content and type', () => {
    for (const [hash, type, content] of [
      ['sha1', 'blob', 'a\n\0b'],
      ['sha256', 'tree', ''],
    ] as const) {
      const text = (header: string) => bytes(`${header} ${content.length}\0${content}`);
      const id = createHash(hash).update(text(type)).digest('hex');
      assert.deepEqual(checkedObject(id, type, text(type)), { id, type, bytes: bytes(content) });
      for (const other of [bytes(`${type} ${content.length}\0${content}x`), text('commit')])
        assert.throws(() => checkedObject(id, type, other), failure);
    }
  });
});

describe('trees and commits', () => {
  const object = (content: string, id = 'a'.repeat(40)): GitObject => ({
    id,
    type: 'tree',
    bytes: bytes(content),
  });

  test('are read with ids of 20 and of 32 bytes', () => {
    assert.deepEqual(
      parseTree(object(`100644 a b\0${'\u0001'.repeat(20)}40000 c\0${'\n'.repeat(20)}`)),
      [
        { mode: '100644', name: 'a b', id: '01'.repeat(20) },
        { mode: '40000', name: 'c', id: '0a'.repeat(20) },
      ],
    );
    assert.deepEqual(parseTree(object(`100755 x\0${'\u00ff'.repeat(32)}`, 'a'.repeat(64))), [
      { mode: '100755', name: 'x', id: 'ff'.repeat(32) },
    ]);
    assert.deepEqual(parseTree(object('')), []);
  });

  for (const content of ['100644', '100644 a', '100644 a\0', `100644 a\0${'x'.repeat(19)}`])
    test(`a tree cut off after ${JSON.stringify(content)} is a failure`, () =>
      assert.throws(() => parseTree(object(content)), failure));

  test('a tree has each name once, and folders by any of their modes', () => {
    const id = '\u0001'.repeat(20);
    assert.throws(() => parseTree(object(`100644 a\0${id}40000 a\0${id}`)), failure);
    const names = parseTree(object(`100644 \u00ff\0${id}100644 \u00fe\0${id}`));
    assert.equal(names.length, 2, 'names that are no text are compared as bytes');
    const [zeros, permissions] = parseTree(object(`040000 a\0${id}40755 b\0${id}`));
    assert.deepEqual([zeros?.mode, permissions?.mode], ['40000', '40000']);
  });

  test('anything else is neither', () => {
    assert.throws(() => parseTree({ ...object(''), type: 'blob' }), failure);
    assert.throws(() => parseCommit(object(`tree ${'b'.repeat(40)}\n`)), failure);
  });

  test('a commit names its tree in the first line, or is a failure', () => {
    const commit = (content: string, id = ID) => ({ ...object(content, id), type: 'commit' });
    assert.equal(parseCommit(commit(`tree ${'b'.repeat(40)}\nauthor x\n`)).tree, 'b'.repeat(40));
    const long = commit(`tree ${'b'.repeat(64)}\nauthor x\n`, 'a'.repeat(64));
    assert.equal(parseCommit(long).tree, 'b'.repeat(64));
    for (const content of ['', 'tree \n', `tree ${'b'.repeat(39)}\n`, `\ntree ${'b'.repeat(40)}\n`])
      assert.throws(() => parseCommit(commit(content)), failure);
  });

  test('[T78] parents are named right behind the tree, and nowhere else', () => {
    const parent = (digit: string) => `parent ${digit.repeat(40)}\n`;
    const content = `tree ${'b'.repeat(40)}\n${parent('1')}${parent('2')}author x\n${parent('3')}committer A <a@b> 1700000000 +0100\n\n${parent('4')}`;
    const { parents, date } = parseCommit({ ...object(content), type: 'commit' });
    assert.deepEqual(parents, ['1'.repeat(40), '2'.repeat(40)]);
    assert.equal(date, 1_700_000_000);
  });

  test('a tag names its object in the first line, or is a failure', () => {
    assert.equal(taggedBy(object(`object ${'b'.repeat(40)}\ntype commit\n`)), 'b'.repeat(40));
    for (const content of [
      '',
      'object \n',
      `object ${'b'.repeat(39)}\n`,
      `tag ${'b'.repeat(40)}\n`,
    ])
      assert.throws(() => taggedBy(object(content)), failure);
  });
});

/** A keyword as git expands it. */
const EXPANDED = `$Id: ${'0a'.repeat(20)} $`;

describe('how two contents differ', () => {
  for (const [workTree, committed, code, line] of [
    ['a\nb\n', 'a\nb\n', undefined, undefined],
    ['a\r\nb\r\n', 'a\nb\n', 'work_tree_line_endings', 1],
    ['a\nb\r\n', 'a\nb\n', 'work_tree_line_endings', 2],
    ['a\nb\n', 'a\r\nb\n', 'work_tree_line_endings', 1],
    ['a\rb', 'a\nb', 'work_tree_edited', 1],
    ['a\nc\n', 'a\nb\n', 'work_tree_edited', 2],
    ['a\nb', 'a\nb\n', 'work_tree_edited', 3],
    ['a\nb\n\n', 'a\nb\n', 'work_tree_edited', 4],
    ['', 'a', 'work_tree_edited', 1],
    ['a\r\nc\r\n', 'a\nb\n', 'work_tree_edited', 1],
    [EXPANDED, '$Id$', 'work_tree_keyword', 1],
    [`x\r\n${EXPANDED}\r\n`, 'x\n$Id$\n', 'work_tree_keyword', 1],
    [`${EXPANDED} b`, '$Id$ a', 'work_tree_edited', 1],
    // Git writes nothing else, and it could be code.
    ['$Id: 0a$', '$Id$', 'work_tree_edited', 1],
    ['$Id: 0\na$', '$Id$', 'work_tree_edited', 1],
    ['\u00e9', 'e\u0301', 'work_tree_edited', 1],
  ] as const)
    test(`${JSON.stringify(workTree)} and ${JSON.stringify(committed)}`, () => {
      const difference = differenceOf(utf8(workTree), utf8(committed));
      assert.deepEqual([difference?.code, difference?.line], [code, line]);
    });

  test('bytes that are not text are compared as bytes', () =>
    assert.equal(differenceOf(Uint8Array.of(0xff), Uint8Array.of(0xfe))?.code, 'work_tree_edited'));
});
