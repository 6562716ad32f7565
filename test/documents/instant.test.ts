import { formatInstant, instantOf, parseInstant } from '../../src/documents/json.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standingOf } from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { fc } from '../fast-check.ts';

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
