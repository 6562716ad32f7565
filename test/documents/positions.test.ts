import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LineIndex, pointerTo, readJson } from '../../src/documents/json.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { utf8 } from '../documents.ts';

const read = (document: string) => readJson(utf8(document), { file: 'f', maxBytes: 1 << 16 });
const positionsOf = (document: string) =>
  read(document).findings.map(({ line, column }) => `${line}:${column}`);

describe('lines and columns', () => {
  for (const [name, end] of [
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ] as const) {
    test(`count ${name} as one line end`, () => {
      const document = ['[', '  1.5,', '', ' "x", 2.5', ']'].join(end);
      assert.deepEqual(positionsOf(document), ['2:3', '4:7']);
    });
  }

  test('mixed line ends', () =>
    assert.deepEqual(positionsOf('[\r1.5,\n\r2.5,\r\n3.5]'), ['2:1', '4:1', '5:1']));

  test('other separators of Unicode end no line', () =>
    assert.deepEqual(positionsOf('["\u2028\u0085\u2029",1.5]'), ['1:8']));

  test('columns count UTF-16 code units', () =>
    assert.deepEqual(positionsOf('["é😀",1.5]'), ['1:8']));

  test('agree with splitting the text in front of the offset', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '😀') });
    fc.assert(
      fc.property(text, fc.nat(), (whole, at) => {
        const offset = at % (whole.length + 1);
        // In the middle of CR LF a position belongs to the line that ends there or to the next: nothing points there.
        fc.pre(!(whole[offset] === '\n' && whole[offset - 1] === '\r'));
        const lines = whole.slice(0, offset).split(/\r\n?|\n/);
        assert.deepEqual(new LineIndex(whole).positionAt(offset), {
          line: lines.length,
          column: (lines.at(-1)?.length ?? 0) + 1,
        });
      }),
    );
  });
});

describe('locate', () => {
  const reading = read('{\n "a/b": [10, {"~": null}],\n "": 1\n}');
  const at = (pointer: string, part?: 'name' | 'value') => {
    const { line, column } = reading.locate(pointer, part);
    return line === undefined ? 'nowhere' : `${line}:${column}`;
  };

  test('finds values', () => {
    assert.equal(at(''), '1:1');
    assert.equal(at('/a~1b'), '2:9');
    assert.equal(at('/a~1b/0'), '2:10');
    assert.equal(at('/a~1b/1'), '2:14');
    assert.equal(at('/a~1b/1/~0'), '2:20');
    assert.equal(at('/'), '3:6');
  });

  test('finds names, and the value where there is none', () => {
    assert.equal(at('/a~1b', 'name'), '2:2');
    assert.equal(at('/a~1b/1/~0', 'name'), '2:15');
    assert.equal(at('/', 'name'), '3:2');
    assert.equal(at('/a~1b/1', 'name'), '2:14');
    assert.equal(at('', 'name'), '1:1');
  });

  test('does not make up a place', () => {
    for (const pointer of [
      '/a',
      '/a/b',
      '/a~1b/2',
      '/a~1b/2/0',
      '/a~1b/x',
      '/a~1b/0/0',
      '/a~1b/-1',
      '//',
    ])
      assert.equal(at(pointer), 'nowhere', pointer);
    assert.deepEqual(reading.locate('/a'), { file: 'f', pointer: '/a' });
  });

  test('of what could not be read knows the file alone', () => {
    const none = readJson(utf8('"1234"'), { file: 'f', maxBytes: 3 });
    assert.deepEqual(none.locate('/a'), { file: 'f' });
    assert.deepEqual([none.value, none.text], [undefined, '']);
  });

  test('finds every value of any document by the pointer to it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'small', noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value, null, 1);
        const whole = read(text);
        fc.pre(whole.value !== undefined);
        for (const [pointer, inner] of walk(JSON.parse(text))) {
          const { line = 0, column = 0 } = whole.locate(pointer);
          const rest = text
            .split('\n')
            .slice(line - 1)
            .join('\n')
            .slice(column - 1);
          const [first = ''] = JSON.stringify(inner, null, 1);
          assert.ok(rest.startsWith(first), `${pointer} at ${line}:${column}`);
        }
      }),
      { numRuns: often(25, 1000) },
    );
  });
});

function* walk(value: unknown, pointer = ''): Generator<readonly [string, unknown]> {
  yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [step, inner] of Object.entries(value)) yield* walk(inner, pointerTo(pointer, step));
}
