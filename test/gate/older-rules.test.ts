import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../src/documents/error.ts';
import { RULE_SETS } from '../../src/gate/rule-sets.ts';
import { contractDocument, digest } from '../evidence/documents.ts';
import { bent, type Bends } from './bend.ts';
import { judgeWorld, world } from './world.ts';

/** Returns the codes that the first rule set finds in newer documents. */
async function found(bends: Bends, contract: Bends = {}): Promise<readonly string[]> {
  const of = bent(world(bent(contractDocument(), contract)), bends);
  const { rules } = await judgeWorld(of, present(RULE_SETS[0]).rules);
  return rules.flatMap(({ findings }) => findings.map(({ code }) => code));
}

const ORIGIN = '/entry/live_run/origin';
const accepting = (...live: string[]): Bends => ({
  '/accepted_origins': { local: ['test_results'], live },
});
const LOCAL = {
  '/entry/local_run/origin': { kind: 'test_results', results_sha256: digest('7') },
};

test('the first rule set accepts commands that claimgate started only where a contract lists them', async () => {
  const run = { ...LOCAL, [ORIGIN]: { kind: 'test_run' } };
  assert.deepEqual(await found(run, accepting('test_results')), ['origin_not_accepted']);
  assert.deepEqual(await found(run, accepting('test_run')), []);
});

test('the first rule set knows nothing of accepted facts', async () => {
  const probed = { '/entry/configuration/origin': { kind: 'probe' } };
  assert.deepEqual(await found(probed, { '/accepted_facts': ['service'] }), []);
});

test('the first rule set knows nothing of further checks', async () => {
  const further = { '/further_checks': { local: ['alt-text'], live: [] } };
  assert.deepEqual(await found({}, further), []);
});

test('the first rule set knows nothing of runs that could not be tested, and of exit statuses', async () => {
  const errored = { '/entry/live_run/errored': { count: 9, first_at: '2026-03-02T00:00:00Z' } };
  assert.deepEqual(await found(errored), []);
  const unstated = { '/entry/live_run/exit_status': 'unstated' };
  assert.deepEqual(await found(unstated, { '/requires_exit_status': true }), []);
});
