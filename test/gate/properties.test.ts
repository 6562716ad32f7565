import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import type { JudgedClaim } from '../../src/gate/verdict.ts';
import { summaryOf } from '../report/reports.ts';
import { contractDigest } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { CertificationContract } from '../../src/documents/index.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { contractDocument, digest, subject } from '../evidence/documents.ts';
import { bent, bentWhereThere, type Bends } from './bend.ts';
import { judgeWorld, world, type World } from './world.ts';

/** Ways to make a world wrong, or only different. */
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

const REMOVALS: ((of: World) => World)[] = [
  ...FACTS.map(
    (fact) => (of: World) => (of.entry === null ? of : bent(of, { [`/entry/${fact}`]: null })),
  ),
  (of) => ({ ...of, entry: null }),
  (of) => ({ ...of, contracts: [] }),
  (of) => ({ ...of, ancestry: {} }),
];

const CHECKS = [0, 1, 2, 3, 4, 5];
const RUNS = ['/entry/local_run', '/entry/live_run'];

/** The world changes as a whole if its documents must still fit. */
const WEAKENINGS: ((of: World) => World)[] = [
  ...['approval', 'authorization', 'runtime_control', 'local_run', 'live_run'].flatMap((fact) =>
    ['2026-03-15T12:00:00Z', '2026-03-10T00:00:00Z'].map(bending(`/entry/${fact}/expires_at`)),
  ),
  ...['missing', 'dynamic_registration'].map(bending('/entry/configuration/state')),
  ...['pending', 'trial', 'restricted', 'revoked'].map(bending('/entry/approval/state')),
  ...['reconnect_required'].map(bending('/entry/authorization/state')),
  ...['restricted'].map(bending('/entry/policy/state')),
  ...['degraded', 'disabled'].map(bending('/entry/runtime_control/state')),
  ...[[digest('7')]].map(bending('/entry/authorization/granted_scopes')),
  ...RUNS.flatMap((run) => [
    ...CHECKS.map((at) => bending(`${run}/checks/${at}/outcome`)('failed')),
    bending(`${run}/checks`)([]),
    bending(`${run}/granted_scopes`)([]),
    bending(`${run}/contract_digest`)(digest('9')),
    bending(`${run}/subject_digest`)(digest('9')),
    bending(`${run}/tested_revision`)('2'.repeat(40)),
    bending(`${run}/approval_state`)('trial'),
  ]),
  bending('/entry/live_run/checks/2/external_result')(null),
  bending('/entry/contract_digest')(digest('9')),
  bending('/claim/contract_digest')(digest('9')),
  bending('/fingerprint_algorithm')('another'),
  bending('/others')([{ ...world().entry, subject: { ...subject(), policy_mode: 'x' }, note: 1 }]),
  withScope,
  withCheckTerms,
];

function bending(pointer: string) {
  return (value: unknown) => (of: World) => bentWhereThere(of, { [pointer]: value });
}

/** The contract asks for one scope more than was ever granted; claim and projection name the new contract. */
function withScope(of: World): World {
  return withContract(of, (one) => ({
    ...one,
    required_scopes: [...one.required_scopes, 'more.scope'],
  }));
}

/** The terms change, so that runs under the old ones are of another contract. */
function withCheckTerms(of: World): World {
  return withContract(of, (one) => ({ ...one, policy_digest: digest('d') }));
}

function withContract(
  of: World,
  change: (one: CertificationContract) => CertificationContract,
): World {
  const contracts = of.contracts.map(change);
  const [first] = contracts;
  const named = first ? contractDigest(first) : digest('9');
  const changed = { ...of, contracts, claim: { ...of.claim, contract_digest: named } };
  return changed.entry === null ? changed : bent(changed, { '/entry/contract_digest': named });
}

const bends = fc.subarray(BENDS, { maxLength: 3 }).map((some): Bends => Object.assign({}, ...some));

test('[T42] removing facts never turns a refusal into an allowed answer', async () => {
  await fc.assert(
    fc.asyncProperty(bends, fc.subarray(REMOVALS, { minLength: 1 }), async (bend, removals) => {
      const before = bent(world(), bend);
      const after = removals.reduce((of, remove) => remove(of), before);
      const [known, lacking] = [await judgeWorld(before), await judgeWorld(after)];
      for (const [index, { outcome }] of known.rules.entries()) {
        if (outcome !== 'pass')
          assert.notEqual(lacking.rules[index]?.outcome, 'pass', NEWEST_RULES.rules[index]?.id);
      }
      assert.notEqual(lacking.decision, 'allowed');
    }),
    { numRuns: often(75, 1000) },
  );
});

test('each way to weaken facts turns the allowed answer into a refusal', async () => {
  assert.equal((await judgeWorld(world())).decision, 'allowed');
  for (const [index, weaken] of WEAKENINGS.entries())
    assert.notEqual((await judgeWorld(weaken(world()))).decision, 'allowed', `${index}`);
});

test('weakening facts never turns a refusal into an allowed answer, whatever else is wrong', async () => {
  const weakenings = fc.shuffledSubarray(WEAKENINGS, { minLength: 1, maxLength: 4 });
  const removals = fc.subarray(REMOVALS, { maxLength: 1 });
  await fc.assert(
    fc.asyncProperty(bends, removals, weakenings, async (bend, removed, weakened) => {
      const before = removed.reduce((of, remove) => remove(of), bent(world(), bend));
      const after = weakened.reduce((of, weaken) => weaken(of), before);
      const { decision } = await judgeWorld(before);
      if (decision !== 'allowed' || after !== before)
        assert.notEqual((await judgeWorld(after)).decision, 'allowed');
    }),
    { numRuns: often(100, 1000) },
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
    { numRuns: often(15, 1000) },
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
  const causes = summaryOf(judged).causes;
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
  const digests = (claims = first?.claims) => claims?.map(({ subjectDigest: one }) => one);
  assert.deepEqual(digests(), all);
  assert.deepEqual(digests(last?.claims), [all[1]]);
  assert.deepEqual(summaryOf([]).causes, []);
});

test('a hundred thousand claims with one cause have one cause', () => {
  const claim = { subject: subject(), decision: 'refused' as const, expiry: null };
  const finding = { code: 'approval_expired' as const, clears_by: 'new_approval' as const };
  const rules = [
    { number: 2, id: 'approval-is-current', outcome: 'fail' as const, findings: [finding] },
  ];
  const claims = Array.from({ length: 100_000 }, (_unused, index) => ({
    ...claim,
    rules,
    subjectDigest: digestOf(`claim ${index}`),
  }));
  assert.deepEqual(
    summaryOf(claims).causes.map((cause) => cause.claims.length),
    [claims.length],
  );
});

function permuted<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length });
}
