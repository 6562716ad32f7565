import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RenewalWindow } from '../../src/documents/index.ts';
import { dayStart, nextOpening } from '../../src/gate/renewal-window.ts';

const at = (text: string) => Date.parse(text);
const WORK: RenewalWindow = {
  days: ['mon', 'fri'],
  hours: '08:00-18:00',
  zone: 'Europe/Berlin',
};

describe('the window of a test command', () => {
  for (const [why, when, opens] of [
    ['open', '2026-11-27T12:00:30Z', '2026-11-27T12:00:30Z'],
    ['not open yet on its day', '2026-11-27T05:00:00Z', '2026-11-27T07:00:00Z'],
    ['closed at its end, which is exclusive', '2026-11-27T17:00:00Z', '2026-11-30T07:00:00Z'],
    ['closed on another day', '2026-11-28T10:00:00Z', '2026-11-30T07:00:00Z'],
  ] as const)
    test(`${why}: opens ${opens}`, () => assert.equal(nextOpening(WORK, at(when)), at(opens)));

  test('follows the clock of its zone into summer', () => {
    assert.equal(nextOpening(WORK, at('2027-03-29T00:00:00Z')), at('2027-03-29T06:00:00Z'));
  });

  test('without one, any time is right', () => {
    assert.equal(nextOpening(undefined, 5), 5);
    assert.equal(
      nextOpening({ days: ['sat'] }, at('2026-11-27T23:00:00Z')),
      at('2026-11-28T00:00:00Z'),
    );
  });

  test('a window that never opens, and a zone that does not exist, are refused', () => {
    assert.throws(
      () => nextOpening({ hours: '18:00-08:00' }, 0),
      /renewal_window_empty|never opens/,
    );
    assert.throws(() => nextOpening({ zone: 'Europe/Nowhere' }, 0), /does not exist/);
  });

  test('a day begins at midnight of its zone', () => {
    assert.equal(dayStart(WORK, at('2026-11-27T12:34:56Z')), at('2026-11-26T23:00:00Z'));
    assert.equal(dayStart(undefined, at('2026-11-27T12:34:56Z')), at('2026-11-27T00:00:00Z'));
  });
});
