import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  readCanonical,
  type AcceptSlug,
  type CanonicalReader,
} from '../../src/json/canonical-line.ts';
import { token, words } from '../../src/json/token.ts';

const HEX = '0123456789abcdef';
const DIGEST = `sha256:${HEX.repeat(4)}`;
const REVISION = (HEX + HEX + HEX).slice(0, 40);
const WORDS = words('one', 'two', 'two-more');

const LONG_MONTHS = ['01', '03', '05', '07', '08', '10', '12'];
const SHORT_MONTHS = ['04', '06', '09', '11'];
const NOT_SLUGS = [
  ...',-,a-,-a,a--b,a._b,A,é'.split(','),
  ...Array.from(' /:@[`{,"\\\u0000', (letter) => `a${letter}b`),
  'a'.repeat(65),
  'a-'.repeat(32) + 'a',
];

/** The value of a text, and the text of the last subject in it; `undefined` where it is not in the form. */
const readingOf = <T>(text: string, read: CanonicalReader<T>, accept: AcceptSlug = () => true) =>
  readCanonical(Buffer.from(text, 'latin1'), read, accept);

/** How each kind of value is read, what it takes, and what it does not. */
const KINDS: Readonly<
  Record<
    string,
    {
      readonly read: CanonicalReader<unknown>;
      readonly takes: readonly string[];
      readonly refuses: readonly string[];
    }
  >
> = {
  'a digest': {
    read: (line) => line.digest(),
    takes: [`"${DIGEST}"`],
    refuses: [
      '',
      'null',
      DIGEST,
      `"${DIGEST}`,
      `"${DIGEST.slice(0, -1)}"`,
      `"${DIGEST}0"`,
      `"${DIGEST.toUpperCase()}"`,
      ...Array.from('/:@FG`g', (letter) => `"${DIGEST.slice(0, -1)}${letter}"`),
      `"sha256;${HEX.repeat(4)}"`,
      `'${DIGEST}'`,
      `"${DIGEST}" `,
    ],
  },
  'a revision': {
    read: (line) => line.revision(),
    takes: [`"${REVISION}"`, `"${HEX.repeat(4)}"`],
    refuses: [
      '',
      `"${REVISION.slice(1)}"`,
      `"${REVISION}0"`,
      `"${HEX.repeat(4).slice(1)}"`,
      `"${HEX.repeat(4)}0"`,
      `"${REVISION}`,
      `"${HEX.repeat(4)}`,
      REVISION,
      `"${'g'.repeat(40)}"`,
      `"${REVISION}${'g'.repeat(24)}"`,
    ],
  },
  'a slug': {
    read: (line) => line.slug(),
    takes: [
      'a',
      '0',
      'z9',
      'a.b',
      'a_b',
      'a-b',
      'a.b_c-d',
      'a'.repeat(64),
      'a-'.repeat(31) + 'ab',
    ].map((slug) => `"${slug}"`),
    refuses: ['a', '"a', 'a"', '', ...NOT_SLUGS.map((slug) => `"${slug}"`)],
  },
  'an instant': {
    read: (line) => line.instant(),
    takes: [
      '1970-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2024-02-29T00:00:00Z',
      '2000-02-29T00:00:00Z',
      '2023-02-28T00:00:00Z',
      '2024-01-31T00:00:00Z',
      ...LONG_MONTHS.map((month) => `2023-${month}-31T00:00:00Z`),
      ...SHORT_MONTHS.map((month) => `2023-${month}-30T00:00:00Z`),
      '2023-01-01T00:00:00.000Z',
      '2023-01-01T00:00:00.999Z',
    ].map((instant) => `"${instant}"`),
    refuses: [
      '1969-12-31T23:59:59Z',
      '2023-02-29T00:00:00Z',
      '2100-02-29T00:00:00Z',
      '2024-02-30T00:00:00Z',
      ...LONG_MONTHS.map((month) => `2023-${month}-32T00:00:00Z`),
      ...SHORT_MONTHS.map((month) => `2023-${month}-31T00:00:00Z`),
      '2023-00-01T00:00:00Z',
      '2023-13-01T00:00:00Z',
      '2023-01-00T00:00:00Z',
      '2023-01-01T24:00:00Z',
      '2023-01-01T00:60:00Z',
      '2023-01-01T00:00:60Z',
      '2023-01-01t00:00:00Z',
      '2023-01-01 00:00:00Z',
      '2023/01-01T00:00:00Z',
      '2023-01/01T00:00:00Z',
      '2023-01-01T00-00:00Z',
      '2023-01-01T00:00-00Z',
      '202a-01-01T00:00:00Z',
      '202/-01-01T00:00:00Z',
      '202:-01-01T00:00:00Z',
      '2023-1-01T00:00:00Z',
      ...' .00Z .0000Z .Z z ,000Z +00:00'.split(' ').map((end) => `2023-01-01T00:00:00${end}`),
    ]
      .map((instant) => `"${instant}"`)
      .concat('2023-01-01T00:00:00Z', '"2023-01-01T00:00:00Z', '"2023'),
  },
  'an integer from 5 to 2000': {
    read: (line) => line.integer(5, 2000),
    takes: ['5', '10', '1999', '2000'],
    refuses: ['', '4', '2001', '05', '0', '-5', '5.0', '5e1', '+5', ' 5', '5 ', '"5"', '/', ':'],
  },
  'an integer of at most fifteen digits': {
    read: (line) => line.integer(0, Infinity),
    takes: ['0', '9', '999999999999999'],
    refuses: ['', 'x', '00', '1000000000000000'],
  },
  'a word': {
    read: (line) => line.word(WORDS),
    takes: ['"one"', '"two"', '"two-more"'],
    refuses: ['', '"on"', '"three"', 'one', '"one', '"One"', '"two-"', '""', '"one" '],
  },
  null: {
    read: (line) => (line.takesNull() ? null : line.word(WORDS)),
    takes: ['null', '"one"'],
    refuses: ['nul', 'nulll', 'Null', ''],
  },
  'a list of integers': {
    read: (line) => line.list((inner) => inner.integer(0, 99), 9),
    takes: ['[10,11,12,13,14,15,16,17]'],
    refuses: ['[10,11,12,13,14,15,16,100]'],
  },
  'a list of two at most': {
    read: (line) => line.list((inner) => inner.word(WORDS), 2),
    takes: ['[]', '["one"]', '["one","one"]'],
    refuses: [
      '',
      '[',
      ']',
      '["one"',
      '["one",]',
      '[,]',
      '["one""two"]',
      '["one","one","one"]',
      '["one"],',
    ],
  },
  'a set': {
    read: (line) => line.set((inner) => inner.slug(), 10),
    takes: ['[]', '["a"]', '["a","b"]', `[${slugs(8)}]`, `[${slugs(9)}]`, `[${slugs(10)}]`],
    refuses: [
      '["a","a"]',
      '["a","b","a"]',
      '["a","b","b"]',
      `[${slugs(7)},"s6"]`,
      `[${slugs(8)},"s0"]`,
      `[${slugs(9)},"s8"]`,
      `[${slugs(11)}]`,
    ],
  },
};

function slugs(count: number): string {
  return Array.from({ length: count }, (_, index) => `"s${index}"`).join();
}

describe('the one written form of a value', () => {
  for (const [kind, { read, takes, refuses }] of Object.entries(KINDS)) {
    test(`of ${kind}`, () => {
      for (const text of takes)
        assert.deepEqual(readingOf(text, read), { value: JSON.parse(text), subjectText: '' }, text);
      for (const text of refuses) assert.equal(readingOf(text, read), undefined, text);
    });
  }

  test('of a slug is left to who accepts slugs', () => {
    const asked: string[] = [];
    const accept = (slug: string) => asked.push(slug) === 1;
    const read: CanonicalReader<unknown> = (line) => line.list((inner) => inner.slug(), 5);
    assert.equal(readingOf('["a","b","c"]', read, accept), undefined);
    assert.deepEqual(asked, ['a', 'b']);
  });

  test('is what is expected, to its end', () => {
    const read: CanonicalReader<unknown> = (line) => {
      line.expect(token('{"a":'));
      const value = line.integer(0, 9);
      line.expect(token('}'));
      return value;
    };
    assert.deepEqual(readingOf('{"a":1}', read)?.value, 1);
    for (const text of ['{"a":1', '{"b":1}', '{"a":1}}', '{"a":1}\n', '{"a"'])
      assert.equal(readingOf(text, read), undefined, text);
  });

  test('remembers the text of the last subject', () => {
    const read: CanonicalReader<unknown> = (line) =>
      line.list((inner) => inner.subject((subject) => subject.slug()), 5);
    assert.deepEqual(readingOf('["a","bc"]', read), { value: ['a', 'bc'], subjectText: '"bc"' });
  });

  test('is not looked for in bytes around it', () => {
    const bytes = Buffer.from('x"one"x').subarray(1, 6);
    assert.equal(
      readCanonical(
        bytes,
        (line) => line.word(WORDS),
        () => true,
      )?.value,
      'one',
    );
    const digest = Buffer.from(`x"${DIGEST}"x`).subarray(1, -1);
    assert.equal(
      readCanonical(
        digest,
        (line) => line.digest(),
        () => true,
      )?.value,
      DIGEST,
    );
  });

  test('a fault of a reader is not taken for one of the text', () => {
    const broken = (): never => {
      throw new RangeError('broken');
    };
    assert.throws(() => readingOf('1', broken), RangeError);
  });
});
