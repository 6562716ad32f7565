import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { causesOf, RULES, type JudgedClaim } from '../../src/gate/index.ts';
import { contractDocument, digest, subject } from '../evidence/documents.ts';
import { subjectDigest } from '../../src/evidence/index.ts';
import { bent, type Bends } from './bend.ts';
import { judgeWorld, world, type World } from './world.ts';

/** Ways in which a world can be wrong, or only different. */
const BENDS: Bends[] = [
  { '/entry/configuration/state': 'missing' },
  { '/entry/approval/state': 'trial' },
  { '/entry/approval/expires_at': '2026-03-01T00:00:00Z' },
  { '/entry/authorization/granted_scopes/0': digest('7') },
  { '/entry/policy/state': 'restricted' },
  { '/entry/runtime_control/state': 'degraded' },
  { '/entry/local_run/expires_at': '2026-03-15T12:00:00Z' },
  { '/entry/live_run/contract_digest': digest('9') },
  { '/entry/live_run/checks/0/outcome': 'failed' },
  { '/entry/live_run/tested_revision': '2'.repeat(40) },
];

const FACTS = [
  'configuration',
  'approval',
  'authorization',
  'policy',
  'runtime_control',
  'local_run',
  'live_run',
];

/** What can be taken away from what is known. */
const REMOVALS: ((of: World) => World)[] = [
  ...FACTS.map(
    (fact) => (of: World) => (of.entry === null ? of : bent(of, { [`/entry/${fact}`]: null })),
  ),
  (of) => ({ ...of, entry: null }),
  (of) => ({ ...of, contracts: [] }),
  (of) => ({ ...of, ancestry: {} }),
];

const bends = fc.subarray(BENDS, { maxLength: 3 }).map((some): Bends => Object.assign({}, ...some));

test('[T42] removing what is known never turns a no into a yes', async () => {
  await fc.assert(
    fc.asyncProperty(bends, fc.subarray(REMOVALS, { minLength: 1 }), async (bend, removals) => {
      const before = bent(world(), bend);
      const after = removals.reduce((of, remove) => remove(of), before);
      const [known, lacking] = [await judgeWorld(before), await judgeWorld(after)];
      for (const [index, { outcome }] of known.rules.entries()) {
        if (outcome !== 'pass')
          assert.notEqual(lacking.rules[index]?.outcome, 'pass', RULES[index]?.id);
      }
      assert.notEqual(lacking.decision, 'allowed');
    }),
    { numRuns: 300 },
  );
});

test('[T43] the order of checks, scopes, contracts and entries does not matter', async () => {
  const valid = world();
  const { entry } = valid;
  assert.ok(entry?.local_run && entry.live_run && entry.authorization);
  const { local_run: local, live_run: live, authorization } = entry;
  const shuffled = fc.record({
    checks: permuted(live.checks),
    required: permuted(live.required_scopes),
    granted: permuted(live.granted_scopes),
    now: permuted(authorization.granted_scopes),
    localChecks: permuted(local.checks),
    listed: permuted(contractDocument().live_checks),
    contracts: permuted([
      contractDocument(),
      { ...contractDocument(), policy_mode: 'a' },
      { ...contractDocument(), policy_mode: 'b' },
    ]),
    others: permuted(
      ['x', 'y', 'z'].map(
        (mode) => world(contractDocument(), { ...subject(), policy_mode: mode }).entry,
      ),
    ),
  });
  const expected = await judgeWorld(valid);
  assert.equal(expected.decision, 'allowed');
  await fc.assert(
    fc.asyncProperty(shuffled, async (lists) => {
      const contracts = lists.contracts.map((contract) => ({
        ...contract,
        live_checks: lists.listed,
      }));
      const other = bent(valid, {
        '/entry/live_run/checks': lists.checks,
        '/entry/live_run/required_scopes': lists.required,
        '/entry/live_run/granted_scopes': lists.granted,
        '/entry/authorization/granted_scopes': lists.now,
        '/entry/local_run/checks': lists.localChecks,
      });
      assert.deepEqual(await judgeWorld({ ...other, contracts, others: lists.others }), expected);
    }),
    { numRuns: 50 },
  );
});

test('one cause behind many claims is one cause, the most blocking first', async () => {
  const judged: JudgedClaim[] = [];
  for (const mode of ['a', 'b', 'c']) {
    const contract = { ...contractDocument(), policy_mode: mode };
    const of = world(contract, { ...subject(), policy_mode: mode });
    const revoked = bent(of, { '/entry/approval/state': 'revoked' });
    judged.push(
      await judgeWorld(
        mode === 'b' ? bent(revoked, { '/entry/policy/state': 'restricted' }) : revoked,
      ),
    );
  }
  const causes = causesOf(judged);
  const all = ['a', 'b', 'c'].map((mode) => subjectDigest({ ...subject(), policy_mode: mode }));
  const [first, , , last] = causes;
  assert.deepEqual(
    causes.map(({ finding, claims }) => [finding.code, claims.length]),
    [
      ['approval_revoked', 3],
      ['run_approval_differs', 3],
      ['run_approval_differs', 3],
      ['policy_restricted', 1],
    ],
  );
  assert.deepEqual(first?.claims, all);
  assert.deepEqual(last?.claims, [all[1]]);
  assert.deepEqual(causesOf([]), []);
});

test('many claims cost their number, not its square', () => {
  const claim = { subject: subject(), decision: 'refused' as const, lapse: null };
  const finding = { code: 'approval_expired' as const, clears_by: 'new_approval' as const };
  const rules = [
    { number: 2, id: 'approval-is-current', outcome: 'fail' as const, findings: [finding] },
  ];
  const claims = Array.from({ length: 100_000 }, (_unused, index) => ({
    ...claim,
    rules,
    subjectDigest: subjectDigest({ ...subject(), policy_mode: `m-${index}` }),
  }));
  const start = performance.now();
  assert.equal(causesOf(claims)[0]?.claims.length, claims.length);
  assert.ok(performance.now() - start < 2000);
});

function permuted<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length });
}
