import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractOf } from '../../src/evidence/contract.ts';
import type { RunFact } from '../../src/documents/index.ts';
import { decide } from '../../src/readiness/decide.ts';
import { fc } from '../fast-check.ts';
import { contractDocument, digest } from '../evidence/documents.ts';
import { bent, type Bends } from '../gate/bend.ts';
import { asked, codes, inOrder, NOW, rank, RUNS, worlds } from './arbitraries.ts';
import { decided, inputOf, world, type World } from './world.ts';

const REMOVALS: readonly Bends[] = [
  ...['configuration', 'approval', 'policy', 'runtime_control', 'local_run', 'live_run'].map(
    (fact) => ({ [`/entry/${fact}`]: null }),
  ),
  { '/account': null },
  { '/ancestry': {} },
  { '/unreadable': { control: null } },
];

/** Faults that do not mend one another, as a shorter run would mend one that outlives its review. */
const INDEPENDENT: readonly Bends[] = [
  { '/entry/configuration/state': 'missing' },
  { '/entry/policy/state': 'restricted' },
  { '/entry/approval/state': 'pending' },
  { '/entry/runtime_control/state': 'degraded' },
  { '/entry/local_run/expires_at': NOW },
  { '/entry/local_run/checks/0/outcome': 'failed' },
  { '/entry/live_run/contract_digest': digest('9') },
  { '/account/state': 'reconnect_required' },
  { '/account/granted_scopes': [] },
  { '/implemented': false },
  { '/facts_generated_at': '2021-03-15T12:00:00Z' },
  { '/entry/live_run/tested_revision': '3'.repeat(40) },
];

const DISABLES: readonly Bends[] = [
  { '/entry/runtime_control': { state: 'disabled', expires_at: null, record: null } },
  { '/entry/runtime_control/state': 'disabled', '/entry/runtime_control/expires_at': null },
  { '/unreadable': { control: { state: 'disabled', expires_at: null, record: null } } },
];

test('[T68] an explicit disable always wins', () => {
  fc.assert(
    fc.property(worlds, asked, fc.constantFrom(...DISABLES), (of, how, disable) => {
      const decision = decided(bent(bent(of, { '/entry/runtime_control': {} }), disable), how);
      assert.equal(decision.state, 'disabled');
      assert.equal(decision.facts.control, 'disabled');
      assert.ok(!decision.executable && !decision.advertisable);
    }),
    RUNS,
  );
});

/**
 * Without enforcement missing evidence does not block, and a recorded restriction or failure does
 * (specification/readiness.md 3), so there, and only there, it matters that no ledger lets either be taken away.
 */
function speaksAgainst({ entry }: World, removed: Bends): boolean {
  const hasFailed = (run: RunFact) =>
    run?.checks.some(({ outcome }) => outcome === 'failed') ?? false;
  if ('/entry/local_run' in removed && hasFailed(entry.local_run)) return true;
  if ('/entry/live_run' in removed && hasFailed(entry.live_run)) return true;
  if ('/entry/runtime_control' in removed) return entry.runtime_control?.state === 'degraded';
  const review = entry.approval?.state;
  return '/entry/approval' in removed && (review === 'restricted' || review === 'revoked');
}

test('[T42] removing what is known never makes a decision better', () => {
  const removals = fc.subarray([...REMOVALS], { minLength: 1 });
  fc.assert(
    fc.property(worlds, asked, removals, (of, how, removed) => {
      const isStrict = how.intent === 'certification_test' || how.flag;
      const strict = isStrict ? { ...of, deployment_kind: 'cloud' as const } : of;
      const some = isStrict ? removed : removed.filter((one) => !speaksAgainst(of, one));
      const before = decided(strict, how);
      const after = decided(inOrder(strict, some), how);
      if (!before.executable) assert.ok(!after.executable);
      if (!before.advertisable) assert.ok(!after.advertisable);
      if (after.executable && before.would_block.length > 0)
        assert.ok(after.would_block.length > 0, 'the rehearsal does not get better either');
    }),
    RUNS,
  );
});

test('adding a blocker never removes another', () => {
  fc.assert(
    fc.property(
      fc.subarray([...INDEPENDENT]),
      fc.constantFrom(...INDEPENDENT),
      asked,
      (some, another, how) => {
        const before = decided(inOrder(world(), some), how);
        const after = decided(inOrder(world(), [...some, another]), how);
        const left = (list: 'blockers' | 'would_block') =>
          codes(before[list]).filter((code) => !codes(after[list]).includes(code));
        assert.deepEqual([left('blockers'), left('would_block')], [[], []]);
        assert.ok(rank(after) <= rank(before));
      },
    ),
    RUNS,
  );
});

test('the same input gives the same bytes', () => {
  fc.assert(
    fc.property(worlds, asked, (of, how) => {
      const text = JSON.stringify(decided(of, how));
      const reread: World = JSON.parse(JSON.stringify(of));
      assert.equal(JSON.stringify(decided(reread, how)), text);
      const input = inputOf(of, how);
      const frozen = JSON.stringify(input.reading);
      decide(input);
      assert.equal(JSON.stringify(input.reading), frozen, 'nothing of the input is changed');
    }),
    RUNS,
  );
});

test('enforcement adds exactly what would block, and off never blocks more than on', () => {
  fc.assert(
    fc.property(worlds, asked, (of, { intent }) => {
      const cloud: World = { ...of, deployment_kind: 'cloud' };
      const on = decided(cloud, { intent, flag: true });
      const off = decided(cloud, { intent, flag: false });
      assert.deepEqual(on.would_block, []);
      const both = [...off.blockers, ...off.would_block].map((one) => JSON.stringify(one));
      assert.deepEqual(both.sort(), on.blockers.map((one) => JSON.stringify(one)).sort());
      assert.ok(rank(on) <= rank(off));
      assert.equal(on.advertisable, off.advertisable, 'what is public does not hang on the flag');
      assert.deepEqual(on.facts, off.facts);
    }),
    RUNS,
  );
});

test('a test bypasses prior evidence only, and is never advertised', () => {
  const PRIOR = /^(?:local|live)_run_/;
  fc.assert(
    fc.property(worlds, (of) => {
      const cloud: World = { ...of, deployment_kind: 'cloud' };
      const trial = decided(cloud, { intent: 'certification_test', flag: false });
      const enforced = decided(cloud, { intent: 'production', flag: true });
      const expected = codes(enforced.blockers).filter((code) => !PRIOR.test(code));
      const missing = expected.filter((code) => !codes(trial.blockers).includes(code));
      assert.ok(missing.every((code) => code === 'approval_trial'));
      assert.deepEqual(
        codes(trial.blockers).filter((code) => !expected.includes(code)),
        [],
      );
      assert.ok(!trial.advertisable);
    }),
    RUNS,
  );
});

test('an invalid instant is an error, since nothing would expire', () => {
  const input = inputOf(world(), { intent: 'production', flag: true });
  assert.throws(() => decide({ ...input, at: Number.NaN }), { code: 'instant_invalid' });
});

test('a rule that fails by itself has not judged, and blocks always', () => {
  const input = inputOf(world(), { intent: 'production', flag: false });
  const broken = {
    ...contractOf(contractDocument()),
    get requiredChecks(): never {
      throw new Error('defect');
    },
  };
  const contracts = { ...input.contracts, byDigest: () => broken };
  const { state, blockers } = decide({ ...input, contracts });
  assert.deepEqual([state, codes(blockers)], ['degraded', ['evidence_unreadable']]);
});
