import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/findings/index.ts';
import { differenceOf } from '../../src/io/git/difference.ts';
import { parseTree, splitBatch, treeOf, type GitObject } from '../../src/io/git/objects.ts';
import { utf8 } from '../documents.ts';

const objectOf = (type: string, content: string, hash = 'sha1'): { id: string; answer: string } => {
  const id = createHash(hash)
    .update(`${type} ${content.length}\0${content}`, 'latin1')
    .digest('hex');
  return { id, answer: `${id} ${type} ${content.length}\n${content}\n` };
};

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const failure = { code: 'git_failed' };

describe('answers of cat-file --batch', () => {
  const one = objectOf('blob', 'a\n\0b');
  const two = objectOf('tree', '', 'sha256');

  test('are taken apart by size, in the order of the names', () => {
    const output = bytes(`${one.answer}HEAD:x missing\n${two.answer}`);
    const [first, second, third] = splitBatch(output, ['a', 'HEAD:x', 'b']);
    assert.deepEqual(
      [first?.id, first?.type, Buffer.from(first?.bytes ?? []).toString()],
      [one.id, 'blob', 'a\n\0b'],
    );
    assert.equal(second, undefined);
    assert.deepEqual([third?.id, third?.bytes.length], [two.id, 0]);
  });

  test('name a submodule in newer git, which is as good as missing', () =>
    assert.deepEqual(splitBatch(bytes(`${'a'.repeat(40)} submodule\n`), ['x']), [undefined]));

  for (const [why, output] of [
    ['nothing', ''],
    ['no line end', 'x missing'.slice(0, 4)],
    ['an answer for another name', 'y missing\n'],
    ['an ambiguous name', 'x ambiguous\n'],
    ['a header without size', `${one.id} blob\n`],
    ['fewer bytes than it says', one.answer.slice(0, -3)],
    ['other bytes than the id says', one.answer.replace('a\n', 'b\n')],
    ['another type than the id says', one.answer.replace('blob', 'tree')],
    ['an abbreviated id', one.answer.slice(10)],
  ] as const)
    test(`with ${why} are a failure`, () => {
      assert.throws(
        () => splitBatch(bytes(output), ['x']),
        (error) => error instanceof ClaimgateError && error.code === failure.code,
      );
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

  test('a commit names its tree in the first line, or is a failure', () => {
    assert.equal(treeOf(object(`tree ${'b'.repeat(40)}\nparent x\n`)), 'b'.repeat(40));
    assert.equal(treeOf(object(`tree ${'b'.repeat(64)}\nauthor x\n`)), 'b'.repeat(64));
    for (const content of ['', 'tree \n', `tree ${'b'.repeat(39)}\n`, `\ntree ${'b'.repeat(40)}\n`])
      assert.throws(() => treeOf(object(content)), failure);
  });
});

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
    ['$Id: 0a$', '$Id$', 'work_tree_keyword', 1],
    ['x\r\n$Id: 0a$\r\n', 'x\n$Id$\n', 'work_tree_keyword', 1],
    ['$Id: 0a$ b', '$Id$ a', 'work_tree_edited', 1],
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
