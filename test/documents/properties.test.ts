import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalize } from '../../src/digest/index.ts';
import {
  readJson,
  LineIndex,
  pointerTo,
  formatInstant,
  instantOf,
  parseInstant,
} from '../../src/documents/json.ts';
import { anyCharacter, fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { utf8 } from '../documents.ts';
import { vectors } from '../vectors.ts';
import { standingOf } from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';

const OPTIONS = { file: 'f.json', maxBytes: 1 << 20 };

/** A strict reader may refuse these although the text is JSON (vectors/README.md). */
const STRICTER = new Set([
  'json_number_not_integer',
  'json_integer_out_of_range',
  'json_duplicate_name',
]);

/** Values without anything that I-JSON or specification/documents.md 1 forbids. */
const { value: strictValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger().map((number) => number + 0),
    fc.string({ unit: anyCharacter }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.string({ unit: anyCharacter }), tie('value'), { maxKeys: 5 }),
  ),
}));

/** JSON text and near misses of it. */
const nearJson = fc
  .tuple(
    fc.json({ depthSize: 'small' }),
    fc.nat(),
    fc.constantFrom(
      '',
      ',',
      '"',
      '}',
      ']',
      '\\',
      '0',
      '-',
      '.',
      '\u0000',
      ' ',
      '[',
      '{',
      'e',
      '\ufeff',
    ),
  )
  .map(([text, at, extra]) => {
    const cut = at % (text.length + 1);
    return text.slice(0, cut) + extra + text.slice(cut);
  });

describe('readJson beside JSON.parse', () => {
  test('whatever is accepted, JSON.parse reads to the same value', () => {
    fc.assert(
      fc.property(fc.oneof(nearJson, fc.json()), (text) => {
        const { value, findings } = readJson(utf8(text), OPTIONS);
        if (findings.length > 0) return;
        assert.equal(JSON.stringify(value), JSON.stringify(JSON.parse(text)));
      }),
      { numRuns: often(125, 1000) },
    );
  });

  test('whatever JSON.parse refuses is refused, and whatever it accepts only for a named reason', () => {
    fc.assert(
      fc.property(nearJson, (text) => {
        fc.pre(text.isWellFormed());
        const codes = readJson(utf8(text), OPTIONS).findings.map(({ code }) => code);
        const parses = isJson(text);
        if (!parses) assert.notEqual(codes.length, 0, text);
        else
          for (const code of codes)
            assert.ok(STRICTER.has(code) || code === 'json_lone_surrogate', `${code}: ${text}`);
      }),
      { numRuns: often(125, 1000) },
    );
  });

  test('the canonical form of any accepted value is a fixed point', () => {
    fc.assert(
      fc.property(strictValue, (value) => {
        const text = canonicalize(value);
        const reading = readJson(utf8(text), OPTIONS);
        assert.deepEqual(reading.findings, []);
        assert.equal(canonicalize(reading.value), text);
      }),
      { numRuns: often(50, 1000) },
    );
  });

  test('[T17] no bytes make it throw, and every refusal has a code and a file', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const { value, findings } = readJson(bytes, OPTIONS);
        assert.ok(value !== undefined || findings.length > 0);
        for (const { file, line } of findings) assert.ok(file === 'f.json' && line !== undefined);
      }),
    );
  });
});

describe('JSONTestSuite', () => {
  test('every row is judged as it says', () => {
    const allowed = new Set(['json_number_not_integer', 'json_duplicate_name']);
    for (const { name = '', expect, base64 = '' } of vectors('json-test-suite.jsonl')) {
      const { findings } = readJson(Buffer.from(base64, 'base64'), OPTIONS);
      const codes = findings.map(({ code }) => code);
      if (expect === 'reject') assert.notEqual(codes.length, 0, name);
      if (expect === 'accept') for (const code of codes) assert.ok(allowed.has(code), name);
    }
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

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

const YEAR_10000 = Date.UTC(10_000, 0, 1);

test('every instant survives being written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: YEAR_10000 - 1 }), (ms) => {
      assert.equal(parseInstant(formatInstant(ms)), ms);
    }),
  );
});

test('the fraction is written only where there is one', () => {
  assert.equal(formatInstant(0), '1970-01-01T00:00:00Z');
  assert.equal(formatInstant(1001), '1970-01-01T00:00:01.001Z');
  assert.equal(instantOf('1970-01-01T00:00:01.001Z'), 1001);
});

test('an instant is written as the language writes it, whatever was written before', () => {
  const times = fc.oneof(
    fc.integer({ min: 0, max: YEAR_10000 - 1 }),
    fc.integer({ min: -2, max: 2 }).map((ms) => 86_400_000 * 20_000 + ms),
  );
  fc.assert(
    fc.property(fc.array(times), (all) => {
      for (const ms of all)
        assert.equal(formatInstant(ms), new Date(ms).toISOString().replace('.000Z', 'Z'));
    }),
  );
});

test('the first and the last day of every year are written as Date writes them', () => {
  for (let year = 1970; year < 10_000; year += 1)
    for (const ms of [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)])
      assert.equal(formatInstant(ms), new Date(ms).toISOString().replace('.000Z', 'Z'));
});

test('every day of nine centuries is the day that Date knows, and no other is one', () => {
  for (let year = 1970; year < 2870; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (const day of [1, 27, 28, 29, 30, 31, 32]) {
        const text = `${year}-${twoDigits(month)}-${twoDigits(day)}T01:02:03Z`;
        const ms = Date.UTC(year, month - 1, day, 1, 2, 3);
        const isDate = new Date(ms).getUTCDate() === day;
        assert.equal(parseInstant(text), isDate ? ms : undefined, text);
      }
    }
  }
});

test('a text with a wrong character at any place is not an instant', () => {
  for (const text of ['2026-11-21T10:09:08Z', '2026-11-21T10:09:08.765Z']) {
    assert.ok(parseInstant(text) !== undefined);
    for (let at = 0; at < text.length; at += 1) {
      for (const other of ['/', ':', 'x', '\u0660', '-', ' '].filter((one) => one !== text[at]))
        assert.equal(parseInstant(text.slice(0, at) + other + text.slice(at + 1)), undefined);
    }
  }
});

test('the fraction may be written out or left out', () => {
  assert.equal(parseInstant('1970-01-01T00:00:00Z'), 0);
  assert.equal(parseInstant('1970-01-01T00:00:00.000Z'), 0);
  assert.equal(parseInstant('1970-01-01T00:00:00.001Z'), 1);
  assert.equal(parseInstant('2024-02-29T12:00:00Z'), Date.UTC(2024, 1, 29, 12));
});

const NOT_INSTANTS = [
  '',
  '2026-02-31T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T23:60:00Z',
  '2026-12-31T23:59:60Z',
  '2026-01-01T00:00:60Z',
  '2026-01-01T00:60:00Z',
  '2026-02-00T00:00:00Z',
  ...Array.from('/:aé٣', (other) => `202${other}-01-01T00:00:00Z`),
  '1969-12-31T23:59:59Z',
  '2026-01-01T00:00:00',
  '2026-01-01T00:00:00+00:00',
  '2026-01-01t00:00:00z',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00:00.1Z',
  '2026-01-01T00:00:00.1234Z',
  '2026-01-01T00:00Z',
  '2026-01-01',
  '+02026-01-01T00:00:00Z',
  '10000-01-01T00:00:00Z',
  ' 2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00Z\n',
];

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

for (const text of NOT_INSTANTS) {
  test(`${JSON.stringify(text)} is not an instant`, () => {
    assert.equal(parseInstant(text), undefined);
    assert.throws(
      () => instantOf(text),
      (error) =>
        error instanceof ClaimgateError &&
        error.code === 'instant_invalid' &&
        error.findings[0]?.found === JSON.stringify(text),
    );
  });
}

test('a period holds its start and not its end', () => {
  const period = { from: 1000, until: 2000 };
  assert.equal(standingOf(period, 999), 'not_yet');
  assert.equal(standingOf(period, 1000), 'current');
  assert.equal(standingOf(period, 1999), 'current');
  assert.equal(standingOf(period, 2000), 'over');
  assert.equal(standingOf({ from: 1000, until: null }, Number.MAX_SAFE_INTEGER), 'current');
  assert.equal(
    standingOf({ from: 2000, until: 1000 }, 1500),
    'over',
    'an end before the start is never current',
  );
});
