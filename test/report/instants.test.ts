import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationWords, instantWords } from '../../src/report/time-words.ts';

test('instants are shown to the second, and other text is shown unchanged', () => {
  assert.equal(instantWords('2026-03-04T05:06:07.008Z'), '2026-03-04 05:06:07 UTC');
  assert.equal(instantWords('2026-03-04T05:06:07Z'), '2026-03-04 05:06:07 UTC');
  assert.equal(instantWords('soon'), 'soon');
});

test('a length of time never promises more than there is', () => {
  const minute = 60_000;
  for (const [length, words] of [
    [59_999, 'less than a minute'],
    [61 * minute - 1, '1 h 0 min'],
    [60 * minute - 1, '59 min'],
    [25 * 60 * minute, '1 d 1 h'],
  ] as const)
    assert.equal(durationWords(length), words);
});
