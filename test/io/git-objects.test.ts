import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
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
