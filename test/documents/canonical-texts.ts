const HEX = '0123456789abcdef';
const DIGEST = `sha256:${HEX.repeat(4)}`;
const REVISION = (HEX + HEX + HEX).slice(0, 40);
const LONG_MONTHS = ['01', '03', '05', '07', '08', '10', '12'];
const SHORT_MONTHS = ['04', '06', '09', '11'];

const quoted = (texts: readonly string[]): string[] => texts.map((text) => `"${text}"`);

function digests(...numbers: readonly number[]): string {
  return JSON.stringify(numbers.map((number) => `sha256:${String(number).padStart(64, '0')}`));
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A kind of value, and which texts are one. */
interface Kind {
  readonly schema: object;
  readonly takes: readonly string[];
  readonly refuses: readonly string[];
}

/** Every kind of value that schemas of long line files know, by the name of a member that holds it. */
export const KINDS: Readonly<Record<string, Kind>> = {
  a_digest: {
    schema: { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' },
    takes: [`"${DIGEST}"`],
    refuses: [
      'null',
      DIGEST,
      ...quoted([
        DIGEST.slice(0, -1),
        `${DIGEST}0`,
        DIGEST.toUpperCase(),
        ...Array.from('/:@FG`g', (letter) => `${DIGEST.slice(0, -1)}${letter}`),
        `sha256;${HEX.repeat(4)}`,
      ]),
      `'${DIGEST}'`,
      `"${DIGEST}" `,
    ],
  },
  a_list: {
    schema: { type: 'array', maxItems: 2, items: { enum: ['one', 'two-more'] } },
    takes: ['[]', '["one"]', '["one","two-more"]'],
    refuses: ['', '[', ']', '["one"', '["one",]', '[,]', '["one""one"]', '["one","one","one"]'],
  },
  a_number: {
    schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    takes: ['1', '10', '999999999999999'],
    refuses: ['', '0', '01', '-5', '5.0', '5e1', '+5', ' 5', '5 ', '"5"', '1000000000000000'],
  },
  a_revision: {
    schema: { type: 'string', pattern: '^(?:[0-9a-f]{40}|[0-9a-f]{64})$' },
    takes: quoted([REVISION, HEX.repeat(4)]),
    refuses: quoted([
      REVISION.slice(1),
      `${REVISION}0`,
      HEX.repeat(4).slice(1),
      `${HEX.repeat(4)}0`,
      'g'.repeat(40),
      `${REVISION}${'g'.repeat(24)}`,
    ]),
  },
  a_set: {
    schema: {
      type: 'array',
      maxItems: 10,
      uniqueItems: true,
      items: { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' },
    },
    takes: [digests(), digests(0), digests(0, 1), ...[8, 9, 10].map((n) => digests(...upTo(n)))],
    refuses: [
      digests(0, 0),
      digests(0, 1, 0),
      digests(0, 1, 1),
      digests(...upTo(9), 8),
      digests(...upTo(11)),
    ],
  },
  a_slug: {
    schema: { type: 'string', pattern: '^[a-z0-9]+(?:[._-][a-z0-9]+)*$', maxLength: 64 },
    takes: quoted(['a', '0', 'z9', 'a.b', 'a_b', 'a-b', 'a.b_c-d', 'a'.repeat(64)]),
    refuses: quoted([
      ...',-,a-,-a,a--b,a._b,A,é'.split(','),
      ...Array.from(' /:@[`{,"\\\u0000', (letter) => `a${letter}b`),
      'a'.repeat(65),
      'a-'.repeat(32) + 'a',
    ]),
  },
  a_word: {
    schema: { enum: ['one', 'two', 'two-more', null], type: ['string', 'null'] },
    takes: ['"one"', '"two"', '"two-more"', 'null'],
    refuses: ['', '"on"', '"three"', 'one', '"one', '"One"', '"two-"', '""', '"one" ', 'nul'],
  },
  an_instant: {
    schema: {
      type: 'string',
      format: 'date-time',
      pattern:
        '^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$',
    },
    takes: quoted([
      '1970-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2024-02-29T00:00:00Z',
      '2000-02-29T00:00:00Z',
      '2023-02-28T00:00:00Z',
      ...LONG_MONTHS.map((month) => `2023-${month}-31T00:00:00Z`),
      ...SHORT_MONTHS.map((month) => `2023-${month}-30T00:00:00Z`),
      '2023-01-01T00:00:00.000Z',
      '2023-01-01T00:00:00.999Z',
    ]),
    refuses: quoted([
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
      '2023/01-01T00:00:00Z',
      '202a-01-01T00:00:00Z',
      '2023-1-01T00:00:00Z',
      ...' .00Z .0000Z .Z z ,000Z +00:00'.split(' ').map((end) => `2023-01-01T00:00:00${end}`),
    ]),
  },
};
