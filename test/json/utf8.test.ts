import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readJson } from '../../src/json/index.ts';
import { textOf } from '../../src/json/read.ts';
import { utf8 } from '../documents.ts';

/** Byte sequences that are not UTF-8, with the byte that cannot be. */
const SPOILED: readonly (readonly [why: string, bytes: readonly number[], found: string])[] = [
  ['a continuation byte alone', [0x80], 'byte 0x80'],
  ['a lead byte before ASCII', [0xc3, 0x28], 'byte 0x28'],
  ['C0, which only overlong forms use', [0xc0, 0xaf], 'byte 0xc0'],
  ['an overlong form of three bytes', [0xe0, 0x80, 0xaf], 'byte 0x80'],
  ['an overlong form of four bytes', [0xf0, 0x80, 0x80, 0xaf], 'byte 0x80'],
  ['half of a CESU-8 pair', [0xed, 0xa0, 0xbd], 'byte 0xa0'],
  ['a whole CESU-8 pair', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80], 'byte 0xa0'],
  ['past U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 'byte 0x90'],
  ['F5', [0xf5, 0x80, 0x80, 0x80], 'byte 0xf5'],
  ['FF', [0xff], 'byte 0xff'],
  ['a control character in a sequence', [0xc3, 0x05], 'byte 0x05'],
  ['three bytes of four', [0xf0, 0x9f, 0x98, 0x22], 'byte 0x22'],
];

const read = (bytes: Uint8Array) => readJson(bytes, { file: 'f.json', maxBytes: 1 << 20 });
const join = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? utf8(part) : part)]));

describe('bytes that are not UTF-8', () => {
  for (const [why, bytes, found] of SPOILED) {
    test(why, () => {
      // Two lines, and characters of one, two, three and four bytes in front: columns count UTF-16 units.
      const reading = read(join('{\n"aé€😀":"', bytes, '"}'));
      assert.equal(reading.value, undefined);
      assert.equal(reading.text, '');
      assert.deepEqual(
        reading.findings.map(({ code, line, column, found: what }) => [code, line, column, what]),
        [['json_invalid_utf8', 2, 10, found]],
      );
    });
  }

  test('what only looks like a byte order mark is a character like any other', () => {
    const faults = (text: string) => read(utf8(text)).findings.map(({ code }) => code);
    for (const alike of ['\ufec0', '\uff3f', '\u0eff', '\ufffd', '\u1eff'])
      assert.deepEqual(faults(alike), ['json_syntax'], JSON.stringify(alike));
    assert.deepEqual(faults('\ufeff{}'), ['json_byte_order_mark']);
  });

  test('a sequence cut off by the end of the document', () => {
    const [fault] = read(join('"ab', [0xf0, 0x9f, 0x98])).findings;
    assert.equal(fault?.code, 'json_invalid_utf8');
    assert.deepEqual([fault.line, fault.column, fault.found], [1, 4, 'the end of the document']);
  });

  test('the first of many is named', () => {
    const [fault, ...others] = read(join('\n\n ', [0xff], 'x'.repeat(5000), [0xfe])).findings;
    assert.deepEqual([fault?.line, fault?.column, others.length], [3, 2, 0]);
  });

  test('all code points that UTF-8 can hold are accepted', () => {
    const text = `"${[0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffd, 0xffff, 0x10000, 0x10ffff]
      .map((code) => String.fromCodePoint(code))
      .join('')}"`;
    assert.deepEqual(read(utf8(text)).findings, []);
  });
});

test('the text of bytes keeps a byte order mark, and there is none of bytes that are not UTF-8', () => {
  assert.equal(textOf(utf8('a\u00e9\u20ac')), 'a\u00e9\u20ac');
  assert.equal(textOf(utf8('\ufeffa')), '\ufeffa');
  for (const [why, bytes] of SPOILED) assert.equal(textOf(Uint8Array.from(bytes)), undefined, why);
});

test('of what could not be read every place is the whole file', () => {
  const reading = readJson(Buffer.from([0x22, 0xff]), { file: 'f', maxBytes: 100 });
  assert.deepEqual(reading.locate('/anything'), { file: 'f' });
});
