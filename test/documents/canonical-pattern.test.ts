import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { transform } from 'esbuild';
import { canonicalPattern } from '../../scripts/generate/canonical-patterns.ts';
import { canonicalize } from '../../src/digest/index.ts';
import {
  readCanonical,
  type AcceptSlug,
  type CanonicalPattern,
} from '../../src/documents/canonical-lines.ts';
import { pattern as claimPattern } from '../../src/documents/generated/public-claims.pattern.ts';
import { item as isClaim } from '../../src/documents/generated/public-claims.validator.js';
import { pattern } from '../../src/documents/generated/projection-entry.pattern.ts';
import { document as isEntry } from '../../src/documents/generated/projection-entry.validator.js';
import { readLineExactly, isPlainSlug } from '../../src/gate/entry-line.ts';
import { leaksIn } from '../../src/documents/sanitizer.ts';
import { claimOf } from '../documents.ts';
import { entry } from '../evidence/documents.ts';
import { FOUR } from '../gate/four-lines.ts';
import { isSoak, often } from '../soak.ts';

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

const LINE = (FOUR[0]?.line ?? '').trimEnd();
const CLAIM = canonicalize(claimOf({ provider: 'mastodon' }));
const PLACE = { file: 'projection.jsonl', line: 1 };

const inBytes = (text: string) => Buffer.from(text, 'latin1');
const entryIn = (text: string, accept: AcceptSlug = isPlainSlug) =>
  readCanonical(inBytes(text), pattern, accept);
const claimIn = (text: string) => readCanonical(inBytes(text), claimPattern, () => true);

/** The value of a text that is the canonical form of one that a validator takes, by `JSON.parse`. */
function valueOf(text: string, isValid: (value: unknown) => boolean): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isValid(value) && canonicalize(value) === text ? value : undefined;
}

/** One character more, less or another, at every eleventh place; in a soak at every one. */
function* changesOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at += often(11, 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    yield before;
    yield before + after.slice(1);
    for (const character of 'a0"-,}n\u00e9') {
      yield before + character + after;
      yield before + character + after.slice(1);
    }
  }
}

/** A number with more digits than are always safe is left to the exact reader. */
const hasLongNumber = (text: string) => /":[0-9]{16}/.test(text);

test('a line is taken where it is a valid entry in its canonical form without leaks, and nowhere else', () => {
  assert.deepEqual(entryIn(LINE)?.value, JSON.parse(LINE));
  let taken = 0;
  for (const text of changesOf(LINE)) {
    const reading = entryIn(text);
    const value = valueOf(text, isEntry);
    const isTaken =
      value !== undefined && leaksIn(JSON.parse(text), PLACE).length === 0 && !hasLongNumber(text);
    assert.deepEqual(reading?.value, isTaken ? value : undefined, text);
    if (!reading) continue;
    taken += 1;
    const exact = readLineExactly(inBytes(text), PLACE);
    assert.ok(exact.ok && exact.leaks.length === 0, text);
  }
  assert.ok(taken > often(150, 1000), String(taken));
});

test('a claim is taken where it is a valid one in its canonical form, and nowhere else', () => {
  const long = (length: number) => CLAIM.replace('mastodon', 'a'.repeat(length));
  for (const text of [CLAIM, long(64), long(65), ...changesOf(CLAIM)])
    assert.deepEqual(claimIn(text)?.value, valueOf(text, isClaim), text);
});

test('what may be null, lists without anything and lists that are too long', () => {
  const given = entry();
  const checks = given.live_run?.checks ?? [];
  const many = Array.from({ length: 257 }, (_, at) => `sha256:${String(at).padStart(64, '0')}`);
  const withChecks = (count: number) => ({
    ...given,
    live_run: given.live_run && {
      ...given.live_run,
      checks: Array.from({ length: count }, (_, at) => checks[at % checks.length]),
    },
  });
  const withScopes = (granted: readonly (string | undefined)[]) => ({
    ...given,
    authorization: given.authorization && { ...given.authorization, granted_scopes: granted },
  });
  const taken: readonly object[] = [
    ...Object.keys(given)
      .filter((name) => name !== 'subject')
      .map((name) => ({ ...given, [name]: null })),
    withChecks(0),
    withChecks(32),
    withScopes([]),
    withScopes(many.slice(1)),
  ];
  const refused: readonly object[] = [
    { ...given, subject: null },
    withChecks(33),
    withScopes(many),
    withScopes([many[0], many[1], many[0]]),
  ];
  for (const value of taken) assert.deepEqual(entryIn(canonicalize(value))?.value, value);
  for (const value of refused) assert.equal(entryIn(canonicalize(value)), undefined);
});

/** Of a month from 1; what is no month has none. */
function daysIn(year: number, month: number): number {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
}

test('a date has to exist', () => {
  const written = /"reviewed_at":"[^"]*"/;
  const isTaken = (date: string) =>
    entryIn(LINE.replace(written, `"reviewed_at":"${date}T23:59:59.999Z"`)) !== undefined;
  const isTried = (year: number) => isSoak || year < 2060 || year % 100 < 5 || year > 9990;
  for (const year of Array.from({ length: 8033 }, (_, at) => 1968 + at).filter(isTried))
    for (const day of [28, 29])
      assert.equal(
        isTaken(`${year}-02-${day}`),
        year >= 1970 && year <= 9999 && day <= daysIn(year, 2),
      );
  for (let month = 0; month <= 13; month += 1)
    for (let day = 0; day <= 32; day += 1) {
      const date = `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      assert.equal(isTaken(date), day > 0 && day <= daysIn(2027, month), date);
    }
});

test('slugs are left to who accepts slugs', () => {
  const asked: string[] = [];
  assert.equal(
    entryIn(LINE, (slug) => asked.push(slug) !== 2),
    undefined,
  );
  assert.ok(asked.includes(entry().subject.provider));
});

test('the text of the subject comes with the value', () => {
  const { value, subjectText } = entryIn(LINE) ?? {};
  assert.equal(subjectText, canonicalize(value?.subject));
});

const ID = 'urn:claimgate:schema:made-up:v1';
/** A document where every kind of value may be missing, also before the first required member. */
const MADE_UP = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: ID,
  type: 'object',
  additionalProperties: false,
  required: ['always', 'subject'],
  properties: {
    ...Object.fromEntries(Object.entries(KINDS).map(([name, { schema }]) => [name, schema])),
    always: { enum: ['there'] },
    some: { $ref: '#/$defs/some' },
    subject: { $ref: '#/$defs/subject' },
  },
  $defs: {
    some: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['name'],
      properties: { name: KINDS['a_slug']?.schema, set: KINDS['a_set']?.schema },
    },
    subject: {
      title: 'Subject',
      type: 'object',
      additionalProperties: false,
      required: ['provider'],
      properties: { provider: KINDS['a_slug']?.schema },
    },
  },
};

/** The canonical pattern of a schema, as its module exports it. */
async function patternOf(schema: object): Promise<CanonicalPattern<unknown>> {
  const text = canonicalPattern(
    [{ document: 'made-up', schema: { $id: ID, title: 'MadeUp', ...schema } }],
    'MadeUp',
    ID,
  );
  const { code } = await transform(text, { loader: 'ts' });
  const module: { pattern: CanonicalPattern<unknown> } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.pattern;
}

describe('a schema with members that may be missing', async () => {
  const madeUp = await patternOf(MADE_UP);
  const ajv = new Ajv2020({ allowUnionTypes: true });
  addFormats.default(ajv, ['date-time']);
  const isValid = ajv.compile(MADE_UP);
  const read = (text: string, accept: AcceptSlug = () => true) =>
    readCanonical(inBytes(text), madeUp, accept)?.value;
  const around = (name: string, text: string) => {
    const members = { [name]: text, always: '"there"', subject: '{"provider":"p"}' };
    const written = Object.entries(members).map(([key, value]) => `"${key}":${value}`);
    return `{${written.sort().join(',')}}`;
  };

  for (const [name, { takes, refuses }] of Object.entries(KINDS)) {
    test(`takes ${name.replaceAll('_', ' ')} in its one form`, () => {
      for (const text of takes)
        assert.deepEqual(read(around(name, text)), JSON.parse(around(name, text)), text);
      for (const text of refuses) assert.equal(read(around(name, text)), undefined, text);
    });
  }

  test('takes every choice of members, and no other', () => {
    const all: Record<string, unknown> = {
      ...Object.fromEntries(
        Object.entries(KINDS).map(([name, { takes }]) => [name, JSON.parse(takes[0] ?? '')]),
      ),
      always: 'there',
      some: { name: 'a', set: [] },
      subject: { provider: 'p' },
    };
    const names = Object.keys(all);
    let taken = 0;
    let valid = 0;
    for (let choice = 0; choice < 2 ** names.length; choice += often(5, 1)) {
      const chosen = names.filter((_, bit) => (choice >> bit) % 2 === 1);
      const value = Object.fromEntries(chosen.map((name) => [name, all[name]]));
      const text = canonicalize(value);
      const reading = read(text);
      assert.deepEqual(reading, isValid(value) ? value : undefined, text);
      if (reading !== undefined) taken += 1;
      if (['always', 'subject'].every((name) => chosen.includes(name))) valid += 1;
    }
    assert.equal(taken, valid);
  });

  test('checks what the expression cannot express, also in a member that may be missing', () => {
    const some = (value: unknown) => around('some', canonicalize(value));
    const digest = `sha256:${'0'.repeat(64)}`;
    assert.deepEqual(read(some(null)), JSON.parse(some(null)));
    assert.deepEqual(read(some({ name: 'a' })), JSON.parse(some({ name: 'a' })));
    assert.equal(read(some({ name: 'a', set: [digest, digest] })), undefined);
    assert.equal(read(some({ name: 'a'.repeat(65) })), undefined);
    assert.equal(
      read(some({ name: 'bad' }), (slug) => slug !== 'bad'),
      undefined,
    );
  });

  test('reads the same after one character was changed', () => {
    const text = canonicalize({ ...JSON.parse(around('a_slug', '"a"')), some: { name: 'b' } });
    for (const changed of changesOf(text))
      assert.deepEqual(read(changed), valueOf(changed, isValid), changed);
  });
});

describe('a schema that says what no pattern understands is refused', () => {
  const slug = KINDS['a_slug']?.schema;
  const of = (properties: object, changes: object = {}) => ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
    ...changes,
  });
  for (const [why, schema] of Object.entries({
    'members nobody knows': of({ a: slug }, { additionalProperties: true }),
    'another keyword': of({ a: slug }, { minProperties: 1 }),
    'no member that is always there': of({ a: slug }, { required: [] }),
    'another bound of a text': of({ a: { ...slug, maxLength: 63 } }),
    'another pattern': of({ a: { type: 'string', pattern: '^x$' } }),
    'a word that would be an expression': of({ a: { enum: ['a.b'] } }),
    'integers below one': of({ a: { type: 'integer', minimum: 0, maximum: 9 } }),
    'a list without a limit': of({ a: { type: 'array', items: slug } }),
    'a set of anything but digests': of({
      a: { type: 'array', items: slug, maxItems: 3, uniqueItems: true },
    }),
    'an object without a name': of({ a: of({ b: slug }) }),
  }))
    test(why, () => {
      assert.throws(
        () =>
          canonicalPattern(
            [{ document: 'made-up', schema: { $id: ID, title: 'MadeUp', ...schema } }],
            'MadeUp',
            ID,
          ),
        /canonical pattern/,
      );
    });
});
