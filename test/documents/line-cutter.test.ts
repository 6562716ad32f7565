import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LineCutter, type LineSink } from '../../src/documents/canonical-lines.ts';

/** The pieces have one size; a source may use its buffer again. */
function cut(text: string, size: number, maxBytes: number): string[] {
  const found: string[] = [];
  const sink: LineSink = {
    line: (bytes) => void found.push(Buffer.from(bytes).toString('latin1')),
    tooLong: () => void found.push('(too long)'),
    unterminated: () => void found.push('(unterminated)'),
  };
  const cutter = new LineCutter(sink, maxBytes);
  const bytes = Buffer.from(text, 'latin1');
  const buffer = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    const length = bytes.copy(buffer, 0, at, at + size);
    cutter.push(buffer.subarray(0, length));
    buffer.fill('x');
  }
  cutter.end();
  return found;
}

const LONG = 'a'.repeat(40_000);
const MIXED = Array.from(LONG, (_, at) => String.fromCharCode(0x61 + (at % 26))).join('');

/** A text, the longest line allowed, and what it is cut into. */
const CASES: Readonly<
  Record<string, readonly [text: string, maxBytes: number, lines: readonly string[]]>
> = {
  'nothing at all': ['', 5, []],
  'one line': ['abc\n', 5, ['abc']],
  'empty lines': ['\n\na\n\n', 5, ['', '', 'a', '']],
  'carriage returns, which are left': ['a\r\nb\r\n', 5, ['a\r', 'b\r']],
  'a line that does not end': ['abc\nde', 5, ['abc', '(unterminated)']],
  'a line of the longest kind': ['abcde\nf\n', 5, ['abcde', 'f']],
  'a line that is too long': ['abcdef\ng\n', 5, ['(too long)', 'g']],
  'one that is very much too long': [`${LONG}\ng\n`, 5, ['(too long)', 'g']],
  'one that is too long and does not end': ['abc\nabcdefg', 5, ['abc', '(unterminated)']],
  'a long line that is allowed': [`${MIXED}\nb\n`, 40_000, [MIXED, 'b']],
  'a long line that is just too long': [
    `${MIXED}x\nb\n${MIXED}\n`,
    40_000,
    ['(too long)', 'b', MIXED],
  ],
  'lines of growing length': [
    `${MIXED.slice(0, 10)}\n${MIXED.slice(0, 17_000)}\n${MIXED.slice(0, 33_000)}\n`,
    100_000,
    [MIXED.slice(0, 10), MIXED.slice(0, 17_000), MIXED.slice(0, 33_000)],
  ],
};

describe('a text is cut into lines wherever its pieces end', () => {
  for (const [what, [text, maxBytes, lines]] of Object.entries(CASES)) {
    test(what, () => {
      for (const size of [1, 2, 3, 5, 6, 7, 1000, 16_384, 16_385, 39_999, 40_000, 100_000])
        if (text.length < 1000 || size >= 1000)
          assert.deepEqual(cut(text, size, maxBytes), lines, `in pieces of ${size}`);
    });
  }
});
