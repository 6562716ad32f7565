import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalize, digestOf } from '../../src/digest/index.ts';
import { isJsonObject, type JsonValue } from '../../src/documents/json.ts';
import {
  readLine,
  MAX_LINE_BYTES,
  readLineExactly,
  type LineReading,
} from '../../src/gate/entry-line.ts';
import { fc } from '../fast-check.ts';
import { digest, entry } from '../evidence/documents.ts';
import { often } from '../soak.ts';
import { chunksOf, codes, file, FILE, FOUR, TEXT } from './four-lines.ts';

const [LINE_1 = '', LINE_2 = '', LINE_3 = '', LINE_4 = ''] = FOUR.map(({ line }) => line);

const FAULTY: [string, string, number, [string, number][]][] = [
  [
    'carriage returns',
    TEXT.replaceAll('\n', '\r\n'),
    4,
    [1, 2, 3, 4].map((line) => ['projection_line_ending', line]),
  ],
  ['an empty line', `${LINE_1}\n${LINE_2}${LINE_3}`, 4, [['json_empty', 2]]],
  ['an empty line at the end', `${LINE_1}${LINE_2}${LINE_3}\n`, 4, [['json_empty', 4]]],
  [
    'a space before the newline',
    TEXT.replace('}\n', '} \n'),
    4,
    [['projection_line_not_canonical', 1]],
  ],
  ['a space after a colon', TEXT.replace('":', '": '), 4, [['projection_line_not_canonical', 1]]],
  [
    'an escape',
    TEXT.replace('"subject"', String.raw`"subj\u0065ct"`),
    4,
    [['projection_line_not_canonical', 1]],
  ],
  [
    'members in another order',
    TEXT.replace(
      /\{"approval":(.*?),"authorization":(\{.*?\}),/,
      '{"authorization":$2,"approval":$1,',
    ),
    4,
    [['projection_line_not_canonical', 1]],
  ],
  ['a duplicate member', TEXT.replace('{', '{"policy":null,'), 4, [['json_duplicate_name', 1]]],
  [
    'two values on a line',
    `${LINE_1.trimEnd()}{}\n${LINE_2}${LINE_3}${LINE_4}`,
    4,
    [['json_trailing_text', 1]],
  ],
  ['a byte order mark', `\ufeff${TEXT}`, 4, [['json_byte_order_mark', 1]]],
  [
    'another form of a number',
    TEXT.replace('"sequence":3', '"sequence":3.0'),
    4,
    [['json_number_not_integer', 1]],
  ],
  [
    'a number past what is exact',
    TEXT.replace('"sequence":3', '"sequence":9007199254740992'),
    4,
    [['json_integer_out_of_range', 1]],
  ],
  ['a sequence of zero', TEXT.replace('"sequence":3', '"sequence":0'), 4, [['out_of_bounds', 1]]],
  [
    'lines in the wrong order',
    LINE_2 + LINE_1 + LINE_3 + LINE_4,
    4,
    [['projection_not_ascending', 2]],
  ],
  [
    'the same line twice',
    LINE_1 + LINE_1 + LINE_2 + LINE_3,
    4,
    [['projection_duplicate_subject', 2]],
  ],
  [
    'a 31 February',
    TEXT.replace('2026-03-01T12:00:00Z', '2026-02-31T12:00:00Z'),
    4,
    [['wrong_form', 1]],
  ],
  [
    'deep nesting',
    `${'['.repeat(60_000)}${']'.repeat(60_000)}\n${LINE_2}${LINE_3}${LINE_4}`,
    4,
    [['json_too_deep', 1]],
  ],
  [
    'a line that is too long',
    `"${'x'.repeat(MAX_LINE_BYTES)}"\n${LINE_2}${LINE_3}${LINE_4}`,
    4,
    [['projection_line_too_long', 1]],
  ],
];

for (const [name, text, entryCount, expected] of FAULTY) {
  test(`a projection with ${name} does not count`, async () => {
    assert.notEqual(text, TEXT);
    assert.deepEqual(await codes(file(text, { entryCount })), expected);
  });
}

test('bytes that are not UTF-8 are found', async () => {
  const bytes = Buffer.from(TEXT);
  bytes[10] = 0xff;
  assert.deepEqual(await codes(file(bytes)), [['json_invalid_utf8', 1]]);
});

test('the longest line that is allowed is read, also in pieces', async () => {
  const text = `"${'x'.repeat(MAX_LINE_BYTES - 2)}"\n`;
  for (const size of [1000, MAX_LINE_BYTES, MAX_LINE_BYTES + 1, 1 << 20]) {
    const found = await codes(
      file(text, { entryCount: 1, chunks: chunksOf(Buffer.from(text), size) }),
    );
    assert.ok(!found.some(([code]) => code === 'projection_line_too_long'));
    const longer = `"x${text.slice(1)}`;
    const refused = await codes(
      file(longer, { entryCount: 1, chunks: chunksOf(Buffer.from(longer), size) }),
    );
    assert.deepEqual(refused, [['projection_line_too_long', 1]]);
  }
});

test('faults past a hundred are counted, not listed', async () => {
  const found = await codes(file('{}\n'.repeat(500), { entryCount: 500 }));
  assert.equal(found.length, 101);
  assert.equal(found.at(-1)?.[0], 'too_many_findings');
});

test('[T19] quick and exact reader agree on every line, also on mangled ones', () => {
  const original = LINE_1.trimEnd();
  const mangled = fc
    .record({
      at: fc.nat(original.length - 1),
      length: fc.nat(3),
      text: fc.oneof(
        fc.string({ maxLength: 3 }),
        fc.constantFrom('"', '{', '\\', ' ', '0', ',', '\u0000', ':null'),
      ),
    })
    .map(({ at, length, text }) => original.slice(0, at) + text + original.slice(at + length));
  fc.assert(
    fc.property(mangled, (line) => {
      const bytes = Buffer.from(line);
      const place = { file: FILE, line: 1 };
      assert.equal(shown(readLine(bytes, place)), shown(readLineExactly(bytes, place)));
    }),
    { numRuns: often(250, 3000) },
  );
});

test('quick and exact reader agree on every value of an entry that is another one', () => {
  const whole: JsonValue = JSON.parse(LINE_1);
  const places = pointersIn(whole);
  const other = fc.oneof(
    fc.constantFrom(...places.map(({ value }) => value)),
    fc.constantFrom<JsonValue>(...STRANGE),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), other, ({ path }, value) => {
      const bytes = Buffer.from(canonicalize(replaced(whole, path, value)));
      const place = { file: FILE, line: 1 };
      assert.equal(shown(readLine(bytes, place)), shown(readLineExactly(bytes, place)));
    }),
    { numRuns: often(250, 3000) },
  );
});

test('lists of digests that came before, that begin like them, or that repeat, are what they are', () => {
  const digests = ['0', '1', '2', '3', '4', '5'].map(digest);
  const lists = [
    [],
    ...digests.map((one) => [one]),
    ...digests.map((_one, at) => digests.slice(0, at)),
    ...digests.map((one) => [...digests, one]),
    ['no digest'],
    Array.from({ length: 256 }, (_unused, at) => digestOf(`${at}`)),
    Array.from({ length: 257 }, (_unused, at) => digestOf(`${at}`)),
  ];
  const buffer = Buffer.alloc(MAX_LINE_BYTES);
  for (const granted_scopes of [...lists, ...lists.toReversed(), ...lists]) {
    const whole = { ...entry(), authorization: { ...entry().authorization, granted_scopes } };
    // Bytes of a line are used again for the next one.
    const bytes = buffer.subarray(0, buffer.write(canonicalize(whole)));
    const place = { file: FILE, line: 1 };
    assert.equal(shown(readLine(bytes, place)), shown(readLineExactly(bytes, place)));
  }
});

const STRANGE: readonly JsonValue[] = [
  JSON.parse('[null, true, 0, 1, 12345, -1, 9007199254740991, [], {}, ["a"], [{}, {}]]'),
  'a a--b a.b_c-d -a a- é 20261231 https example.org sk-live-0123456789abcdef'.split(' '),
  '2024-02-29T00:00:00Z 2023-02-29T00:00:00Z 1969-12-31T23:59:59Z'.split(' '),
  '2024-04-31T00:00:00Z 2024-01-01T24:00:00Z 2024-01-01T23:59:60Z'.split(' '),
  '2024-01-01T00:00:00.123Z 2024-01-01T00:00:00.12Z 9999-12-31T23:59:59.999Z'.split(' '),
  ['', '0'.repeat(40), 'F'.repeat(40), 'a'.repeat(64), 'a'.repeat(65), `sha256:${'0'.repeat(64)}`],
  [Array.from({ length: 33 }, () => null)],
].flat();

type Path = readonly string[];

/** Every value inside of a value, with the way to it. */
function pointersIn(value: JsonValue, path: Path = []): { path: Path; value: JsonValue }[] {
  const inside: [string, JsonValue][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ path, value }, ...inside.flatMap(([name, item]) => pointersIn(item, [...path, name]))];
}

function replaced(whole: JsonValue, [name, ...rest]: Path, value: JsonValue): JsonValue {
  if (name === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((item: JsonValue, index) =>
      String(index) === name ? replaced(item, rest, value) : item,
    );
  if (!isJsonObject(whole)) return whole;
  return { ...whole, [name]: replaced(whole[name] ?? null, rest, value) };
}

function shown(reading: LineReading): string {
  return canonicalize(reading.ok ? { ...reading, entry: reading.entry ?? null } : reading);
}
