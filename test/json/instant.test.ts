import { formatInstant, instantOf, parseInstant } from '../../src/json/index.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { standingOf } from '../../src/evidence/index.ts';
import { ClaimgateError } from '../../src/findings/index.ts';

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
