import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testedLines } from '../../src/report/report-words.ts';

const RUN = {
  side: 'live',
  testedAt: Date.parse('2026-03-01T10:00:00Z'),
  revision: '1'.repeat(40),
  origin: 'test_results',
  sequence: 6,
} as const;

const BEFORE = 'live run: 2026-03-01 10:00 UTC, commit 111111111111, from test results';

test('[T520] a run says how many later ones could not be tested, and which exit status nobody stated', () => {
  const errored = { count: 1, firstAt: Date.parse('2026-03-02T10:00:00Z') };
  assert.deepEqual(
    testedLines([RUN, { ...RUN, errored }, { ...RUN, lacksExitStatus: true, errored }]),
    [
      `${BEFORE}, record 6`,
      `${BEFORE}, 1 later run without a result since 2026-03-02 10:00 UTC, record 6`,
      `${BEFORE}, exit status unstated, 1 later run without a result since 2026-03-02 10:00 UTC, record 6`,
    ],
  );
});
