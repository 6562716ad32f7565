import type { CanonicalReader } from '../../src/json/canonical-line.ts';
import { words } from '../../src/json/token.ts';

const HEX = '0123456789abcdef';
export const DIGEST = `sha256:${HEX.repeat(4)}`;
const REVISION = (HEX + HEX + HEX).slice(0, 40);
export const WORDS = words('one', 'two', 'two-more');

const LONG_MONTHS = ['01', '03', '05', '07', '08', '10', '12'];
const SHORT_MONTHS = ['04', '06', '09', '11'];
const NOT_SLUGS = [
  ...',-,a-,-a,a--b,a._b,A,é'.split(','),
  ...Array.from(' /:@[`{,"\\\u0000', (letter) => `a${letter}b`),
  'a'.repeat(65),
  'a-'.repeat(32) + 'a',
];

/** How each kind of value is read, what it takes, and what it does not. */
export const KINDS: Readonly<
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
  'a set of digests': {
    read: (line) => line.digestSet(10),
    takes: [
      digests(),
      digests(0),
      digests(0, 1),
      ...[8, 9, 10].map((count) => digests(...upTo(count))),
    ],
    refuses: [
      digests(0, 0),
      digests(0, 1, 0),
      digests(0, 1, 1),
      digests(...upTo(7), 6),
      digests(...upTo(8), 0),
      digests(...upTo(9), 8),
      digests(...upTo(11)),
    ],
  },
};

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function digests(...numbers: readonly number[]): string {
  return JSON.stringify(numbers.map((number) => `sha256:${String(number).padStart(64, '0')}`));
}
