import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readJson } from '../../src/documents/json.ts';
import { parseJsonText } from '../../src/documents/json-parser.ts';
import { utf8 } from '../documents.ts';

/** A document, and what the reader expected and found; `-` for nothing. */
const DETAILS: readonly (readonly [document: string, expected: string, found: string])[] = [
  ['', '-', '-'],
  ['{} x', 'the end', '"x"'],
  ['{a', 'a member name in double quotes', '"a"'],
  ['{"a" 1', '":" after the member name', '"1"'],
  ['{"a":1 "b', '"," or "}"', '"\\""'],
  ['[1 2', '"," or "]"', '"2"'],
  ['[1', '"," or "]"', 'the end of the document'],
  ['["a', 'a closing double quote', 'the end of the document'],
  ['["\n', 'an escape such as \\n for a control character', '"\\n"'],
  [
    '["\\x',
    'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    '"\\\\"',
  ],
  [
    '["\\u12"',
    'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    '"1"',
  ],
  ['[-x', 'a digit after "-"', '"-"'],
  ['[01', 'the end of the number', '"1"'],
  ['[😀', 'a value', '"😀"'],
  ['[+1', 'a value', '"+"'],
  ['[.5', 'a value', '"."'],
  ['[:', 'a value', '":"'],
  ['[', 'a value', 'the end of the document'],
  [
    '["\\',
    'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    '"\\\\"',
  ],
  ['{"a":1,"a":2}', '-', '"a"'],
  ['["\\ud800"]', '-', '-'],
  ['[1.50]', '-', '1.50'],
  ['[9007199254740992]', '-', '9007199254740992'],
  ['['.repeat(33), 'at most 32 levels', '-'],
];

describe('what the reader says of a fault', () => {
  for (const [document, expected, found] of DETAILS) {
    test(document.slice(0, 20) || 'nothing at all', () => {
      const { findings } = readJson(utf8(document), { file: 'some.json', maxBytes: 1000 });
      const [fault = assert.fail()] = findings;
      assert.deepEqual(
        [fault.file, fault.expected ?? '-', fault.found ?? '-'],
        ['some.json', expected, found],
      );
    });
  }

  test('and passes on what its fault handler throws', () => {
    const onFault = (): never => {
      throw new RangeError('told');
    };
    assert.throws(() => parseJsonText('[', { maxDepth: 1, maxValues: 1, onFault }), RangeError);
  });

  test('that is of its bytes', () => {
    const read = (bytes: readonly number[], maxBytes = 3) =>
      readJson(Uint8Array.from(bytes), { file: 'some.json', maxBytes }).findings.map(
        ({ clears_by: _by, next: _next, ...rest }) => rest,
      );
    assert.deepEqual(read([0x20, 0x20, 0x31]), []);
    assert.deepEqual(read([0x20, 0x20, 0x20, 0x31]), [
      {
        code: 'json_too_large',
        file: 'some.json',
        expected: 'at most 3 bytes',
        found: '4 bytes',
      },
    ]);
  });
});
