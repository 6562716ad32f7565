import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalize } from '../../src/digest/index.ts';
import { readCanonical } from '../../src/json/canonical-line.ts';
import { form as claimForm } from '../../src/json/generated/public-claims.form.ts';
import { read as readClaim } from '../../src/json/generated/public-claims.reader.ts';
import { form } from '../../src/json/generated/projection-entry.form.ts';
import { read } from '../../src/json/generated/projection-entry.reader.ts';
import { daysIn } from '../../src/json/instant.ts';
import { QuickReader } from '../../src/json/quick-reader.ts';
import { readWritten } from '../../src/json/written-form.ts';
import { isPlainSlug } from '../../src/projection/plain-slugs.ts';
import { claimOf } from '../documents.ts';
import { entry } from '../evidence/documents.ts';
import { FOUR } from '../projection/four-lines.ts';

const LINE = (FOUR[0]?.line ?? '').trimEnd();
const CLAIM = canonicalize(claimOf({ provider: 'mastodon' }));

const byForm = (text: string) => readWritten(Buffer.from(text, 'latin1'), form, isPlainSlug);
const byBytes = (text: string) => readCanonical(Buffer.from(text, 'latin1'), read, isPlainSlug);

/** Every text that one character more, less or another makes of a text. */
function* changesOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    yield before;
    yield before + after.slice(1);
    for (const character of 'a0"-,}n\u00e9') {
      yield before + character + after;
      yield before + character + after.slice(1);
    }
  }
}

test('the form of a line takes what is read by its bytes, and nothing else', () => {
  assert.deepEqual(byForm(LINE)?.value, JSON.parse(LINE));
  let taken = 0;
  for (const text of changesOf(LINE)) {
    const reading = byForm(text);
    assert.deepEqual(reading, byBytes(text), text);
    if (reading) taken += 1;
  }
  assert.ok(taken > 1000, String(taken));
});

test('the form of a claim takes what is read by its bytes, and nothing else', () => {
  const long = (length: number) => CLAIM.replace('mastodon', 'a'.repeat(length));
  for (const text of [CLAIM, long(64), long(65), ...changesOf(CLAIM)]) {
    const bytes = Buffer.from(text, 'latin1');
    assert.deepEqual(
      readWritten(bytes, claimForm, () => true),
      readCanonical(bytes, readClaim, () => true),
      text,
    );
  }
});

test('what may be missing, lists without anything and lists that are too long', () => {
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
  for (const value of taken) {
    const text = canonicalize(value);
    assert.deepEqual(byForm(text)?.value, JSON.parse(text));
    assert.deepEqual(byForm(text), byBytes(text));
  }
  for (const value of refused) {
    assert.equal(byForm(canonicalize(value)), undefined);
    assert.equal(byBytes(canonicalize(value)), undefined);
  }
});

test('a date has to exist', () => {
  const written = /"reviewed_at":"[^"]*"/;
  for (let year = 1968; year <= 10_000; year += 1) {
    for (const [month, day] of [
      [2, 28],
      [2, 29],
    ] as const) {
      const date = `${year}-0${month}-${day}`;
      const text = LINE.replace(written, `"reviewed_at":"${date}T00:00:00Z"`);
      const exists = year >= 1970 && year <= 9999 && day <= daysIn(year, month);
      assert.equal(byForm(text) !== undefined, exists, date);
    }
  }
  for (let month = 0; month <= 13; month += 1) {
    for (let day = 0; day <= 32; day += 1) {
      const date = `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const text = LINE.replace(written, `"reviewed_at":"${date}T23:59:59.999Z"`);
      assert.equal(byForm(text) !== undefined, day > 0 && day <= daysIn(2027, month), date);
    }
  }
});

test('a slug is for who accepts slugs, and sets that come again are the same', () => {
  assert.equal(
    readWritten(Buffer.from(LINE), form, () => false),
    undefined,
  );
  const [one, other] = [byForm(LINE)?.value, byForm(LINE)?.value];
  assert.equal(one?.live_run?.granted_scopes, other?.live_run?.granted_scopes);
  assert.ok(Object.isFrozen(one?.live_run?.granted_scopes));
  assert.equal(byBytes(LINE)?.value.live_run?.granted_scopes, one?.live_run?.granted_scopes);
});

test('a quick reader reads the first lines as all others', () => {
  const reader = new QuickReader(readClaim, claimForm);
  const bytes = Buffer.from(CLAIM);
  const first = reader.line(bytes, () => true);
  assert.deepEqual(first?.value, JSON.parse(CLAIM));
  for (let count = 1; count < 2100; count += 1)
    assert.deepEqual(
      reader.line(bytes, () => true),
      first,
    );
  assert.equal(
    reader.line(bytes.subarray(1), () => true),
    undefined,
  );
});
