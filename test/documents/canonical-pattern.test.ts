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
import { KINDS } from './canonical-texts.ts';
import { isSoak, often } from '../soak.ts';

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
  const digests = Array.from({ length: 257 }, (_, at) => `sha256:${String(at).padStart(64, '0')}`);
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
    withScopes(digests.slice(1)),
  ];
  const refused: readonly object[] = [
    { ...given, subject: null },
    withChecks(33),
    withScopes(digests),
    withScopes([digests[0], digests[1], digests[0]]),
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
