import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/gate/judge.ts';
import { digest } from '../evidence/documents.ts';
import { bent, type Bends } from './bend.ts';
import { inputsOf } from './streamed-inputs.ts';
import { world } from './world.ts';

/** Returns the decision on the claim, its warnings, and what expires first. */
async function judged(bends: Bends) {
  const of = bent(world(), bends);
  const { verdict } = await judge(inputsOf(of, undefined, [of.claim.subject]).held);
  const { decision, findings, horizon } = verdict;
  return [decision, findings.map(({ code }) => code), horizon.first_lapse?.what ?? null];
}

const SINCE = '2026-03-15T11:00:00Z';
const errored = (count: number, first_at = SINCE) => ({
  '/entry/live_run/errored': { count, first_at },
});
const UNSTATED = {
  '/entry/local_run/origin': { kind: 'test_results', results_sha256: digest('7') },
  '/entry/local_run/exit_status': 'unstated',
};

test('[T520] an allowed claim whose tests could not be made since says so, and until when it is allowed', async () => {
  assert.deepEqual(await judged({}), ['allowed', [], 'projection']);
  assert.deepEqual(await judged(errored(1)), ['allowed', ['claims_errored'], 'projection']);
  const ending = errored(1, '2026-03-12T12:00:01Z');
  assert.deepEqual(await judged(ending), ['allowed', ['claims_errored'], 'live_errored']);
  assert.deepEqual(await judged(errored(2)), ['refused', [], null]);
});

test('[T521] an allowed claim whose results lack an exit status says so', async () => {
  assert.deepEqual(await judged(UNSTATED), [
    'allowed',
    ['claims_exit_status_unstated'],
    'projection',
  ]);
  assert.deepEqual((await judged({ ...UNSTATED, ...errored(1) }))[1], [
    'claims_errored',
    'claims_exit_status_unstated',
  ]);
});
