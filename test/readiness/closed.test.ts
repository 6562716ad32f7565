import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, describe } from 'node:test';
import { formatInstant, instantOf } from '../../src/documents/json.ts';
import type { Subject, TrustRootLimits } from '../../src/documents/index.ts';
import { fc } from '../fast-check.ts';
import { subject } from '../evidence/documents.ts';
import { bent, type Bends } from '../gate/bend.ts';
import { asked, codes, contractFor, neighbours, NOW, rank, RUNS, worlds } from './arbitraries.ts';
import { decided, world, ASKED, inputOf, questionOf } from './world.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { decide } from '../../src/readiness/decide.ts';
import { World } from '../cli/world.ts';
import { claimStanding } from '../../src/readiness/decide.ts';

test('[T103] connect is advertised only by a publish subject of the same connection', () => {
  const connect = { ...subject(), operation: 'connect' as const };
  const valid = world(contractFor('connect'), connect);
  /** Said once more, and not by the code that decides: everything but profile and operation. */
  const backs = (one: Subject) =>
    one.operation !== 'connect' &&
    (Object.keys(connect) as (keyof Subject)[])
      .filter((member) => member !== 'operation' && member !== 'output_profile')
      .every((member) => one[member] === connect[member]);
  fc.assert(
    fc.property(fc.array(neighbours, { maxLength: 4 }), asked, (advertisableSubjects, how) => {
      const of = { ...valid, claim: { contractDigest: null, advertisableSubjects } };
      const decision = decided(of, how);
      assert.deepEqual(codes(decision.blockers), []);
      const isBacked = advertisableSubjects.some(backs);
      assert.equal(decision.advertisable, isBacked && how.intent === 'production');
    }),
    RUNS,
  );
});

const agesMs = fc.oneof(
  fc.constantFrom(0, 1, 59_999, 60_000, 60_001, 3_599_999, 3_600_000, 3_600_001),
  fc.integer({ min: 0, max: 500_000_000_000 }),
);
const writtenAt: fc.Arbitrary<number> = fc
  .tuple(agesMs, fc.boolean())
  .map(([age, isFuture]) => instantOf(NOW) + (isFuture ? age : -age));
const limits: fc.Arbitrary<TrustRootLimits | null> = fc.option(
  fc.record({
    max_projection_hours: fc.constant(24),
    max_facts_minutes: fc.constantFrom(1, 60, 1440, 527_040),
    max_clock_skew_seconds: fc.constantFrom(0, 30, 3600),
  }),
);

test('[T104] facts of another time advertise nothing and block under enforcement', () => {
  fc.assert(
    fc.property(worlds, asked, writtenAt, limits, (of, how, written, facts_limits) => {
      const aged = { ...of, facts_limits, facts_generated_at: formatInstant(written) };
      const decision = decided(aged, how);
      const ageMs = instantOf(of.at) - written;
      const maxMinutes = facts_limits?.max_facts_minutes ?? 60;
      const maxSkew = facts_limits?.max_clock_skew_seconds ?? 60;
      const expected = [
        ...(ageMs > maxMinutes * 60_000 ? ['facts_too_old'] : []),
        ...(ageMs < -maxSkew * 1000 ? ['facts_from_future'] : []),
      ];
      const isBlocking =
        how.intent === 'certification_test' || (how.flag && of.deployment_kind === 'cloud');
      const list = isBlocking ? decision.blockers : decision.would_block;
      const found = codes(list).filter((code) => code.startsWith('facts_'));
      assert.deepEqual(found, expected);
      if (expected.length > 0) assert.ok(!decision.advertisable);
      assert.equal(decision.facts_age_seconds, Math.floor(ageMs / 1000));
    }),
    RUNS,
  );
});

test('[T104] older facts never make a decision better', () => {
  fc.assert(
    fc.property(worlds, asked, agesMs, agesMs, (of, how, age, more) => {
      const agedBy = (ms: number) =>
        decided({ ...of, facts_generated_at: formatInstant(instantOf(NOW) - ms) }, how);
      const before = agedBy(age);
      const after = agedBy(age + more);
      if (!before.executable) assert.ok(!after.executable);
      if (!before.advertisable) assert.ok(!after.advertisable);
      assert.ok(rank(after) <= rank(before));
    }),
    RUNS,
  );
});

test('[T105] a run of an unknown commit does not count as current', () => {
  fc.assert(
    fc.property(worlds, asked, (of, how) => {
      const { facts, advertisable } = decided(bent(of, { '/ancestry': {} }), how);
      assert.notEqual(facts.local_test, 'current');
      assert.notEqual(facts.live_certification, 'current');
      assert.ok(!advertisable);
    }),
    RUNS,
  );
});

test('[T108] a failure on record blocks whatever the flag, and only a test may follow it', () => {
  const sides = fc.constantFrom('local' as const, 'live' as const);
  fc.assert(
    fc.property(worlds, asked, sides, (of, how, side) => {
      const before = of.entry[`${side}_run`];
      if (before === null) return;
      const failed = bent(of, { [`/entry/${side}_run/checks/0/outcome`]: 'failed' });
      const { blockers, advertisable } = decided(failed, how);
      const isBlocked = codes(blockers).includes(`${side}_run_failed`);
      assert.equal(isBlocked, how.intent === 'production');
      assert.ok(!advertisable);
    }),
    RUNS,
  );
});

const NO_CONTRACT = { '/entry/contract_digest': null };
const LIVE = 'the live test run does not match the current subject, contract and app review';
const LOCAL = 'the local test run does not match the current subject, contract and app review';

const DETAILS: readonly (readonly [why: string, bend: Bends, details: readonly string[]])[] = [
  [
    'a check that failed, by name',
    { '/entry/local_run/checks/0/outcome': 'failed' },
    ['the local test run failed: found check_failed connect'],
  ],
  [
    'checks that are not there, each of them',
    {
      '/entry/live_run/checks/0/kind': 'other_one',
      '/entry/live_run/checks/1/kind': 'other_two',
    },
    [
      'the live test run lacks a check of the contract: found check_missing connect, check_missing authorization, check_unlisted other_one, check_unlisted other_two',
    ],
  ],
  [
    'a check that failed and one that is not there',
    {
      '/entry/local_run/checks/0/outcome': 'failed',
      '/entry/local_run/checks/1/kind': 'other_one',
    },
    [
      'the local test run lacks a check of the contract: found check_missing authorization, check_unlisted other_one',
      'the local test run failed: found check_failed connect',
    ],
  ],
  [
    'a check that failed under a contract that is not there',
    { ...NO_CONTRACT, '/entry/local_run/checks/0/outcome': 'failed', '/entry/live_run': null },
    [
      'no contract fits what the deployment implements',
      'no live test run is recorded',
      `${LOCAL}: found contract_not_implemented`,
      'the local test run failed: found check_failed connect',
    ],
  ],
  [
    'an unknown commit',
    { '/entry/live_run/tested_revision': '3'.repeat(40) },
    [`${LIVE}: found tested_revision_unknown`],
  ],
  [
    'facts that are too old, by how much',
    { '/facts_generated_at': '2026-03-15T09:58:59Z' },
    ['the runtime facts are too old: found 122 minutes old, expected at most 60 minutes old'],
  ],
  [
    'facts of the future, and of when',
    { '/facts_generated_at': '2026-03-15T13:00:00Z' },
    ['the runtime facts are dated in the future: found 2026-03-15T13:00:00Z'],
  ],
  [
    'what contradicts itself, by its places',
    { '/unreadable': { control: null, contradictions: ['/providers', '/evidence/account'] } },
    ['the evidence contradicts itself: found /providers, /evidence/account'],
  ],
  [
    'runs without a contract',
    NO_CONTRACT,
    [
      'no contract fits what the deployment implements',
      `${LOCAL}: found contract_not_implemented`,
      `${LIVE}: found contract_not_implemented`,
    ],
  ],
  [
    'two contracts, by their number',
    { ...NO_CONTRACT, '/contracts/1': { ...world().contracts[0], policy_sources: [] } },
    [
      'two contracts fit the same subject: found 2 contracts',
      `${LOCAL}: found contract_not_implemented`,
      `${LIVE}: found contract_not_implemented`,
    ],
  ],
  [
    'runs without a review',
    { '/entry/approval': null },
    [
      'no app review is recorded',
      `${LOCAL}: found approval_missing`,
      `${LIVE}: found approval_missing`,
    ],
  ],
  [
    'a run that is too old and from before the review',
    { '/entry/local_run/tested_at': '2026-01-10T08:59:59.999Z' },
    ['the local test run has expired: found retest_due', `${LOCAL}: found run_before_approval`],
  ],
];

describe('a blocker is reported in detail', () => {
  for (const [why, bend, details] of DETAILS) {
    test(why, () => {
      const { blockers } = decided(bent(world(), bend), ASKED.on);
      assert.deepEqual(
        blockers.map(({ detail }) => detail),
        details,
      );
    });
  }

  test('a provider environment that a cloud deployment does not take, and the one it takes', () => {
    const [blocker] = decided(
      bent(world(), {
        '/subject/provider_environment': 'sandbox',
        '/entry/subject/provider_environment': 'sandbox',
      }),
      ASKED.on,
    ).blockers;
    assert.equal(
      blocker?.detail,
      "a cloud deployment needs the provider's production environment: found sandbox, expected production",
    );
  });

  test('with the instant at which it clears by itself, where it does', () => {
    const later = { '/account/validated_at': '2026-04-01T12:00:00Z' };
    assert.deepEqual(decided(bent(world(), later), ASKED.on).blockers, [
      {
        state: 'reconnect_required',
        code: 'authorization_not_yet',
        detail: 'the validation of the grant is dated in the future: found 2026-04-01T12:00:00Z',
        clears_by: 'time',
        clears_at: '2026-04-01T12:00:00Z',
      },
    ]);
    const [never = assert.fail()] = decided(bent(world(), { '/account': null }), ASKED.on).blockers;
    assert.deepEqual(Object.keys(never), ['state', 'code', 'detail', 'clears_by']);
  });
});

test('a grant of the future that has to be renewed anyway needs another grant', () => {
  const { facts } = decided(
    bent(world(), {
      '/account/validated_at': '2026-04-01T12:00:00Z',
      '/account/state': 'reconnect_required',
    }),
    ASKED.on,
  );
  assert.equal(facts.authorization, 'reconnect_required');
});

test('without a record only a disable is one of the environment', () => {
  const { facts } = decided(bent(world(), { '/entry/runtime_control/record': null }), ASKED.on);
  assert.equal(facts.control, 'enabled');
});

test('without a contract a review is not asked for', () => {
  const { blockers, facts } = decided(
    bent(world(), {
      ...NO_CONTRACT,
      '/entry/approval/state': 'not_required',
      '/entry/approval/tier': 'not_required',
    }),
    ASKED.on,
  );
  assert.equal(facts.approval, 'not_required');
  assert.ok(blockers.every(({ code }) => !code.startsWith('approval_')));
});

test('what cannot be read permits nothing', () => {
  for (const control of [world().entry.runtime_control, null]) {
    const unreadable = { ...world(), unreadable: { control } };
    const { blockers, facts, ...rest } = decided(unreadable, ASKED.off);
    assert.deepEqual(rest, {
      state: 'degraded',
      executable: false,
      connectable: false,
      publishable: false,
      advertisable: false,
      contract_digest: null,
      facts_age_seconds: null,
      would_block: [],
    });
    assert.deepEqual(
      blockers.map(({ code }) => code),
      ['evidence_unreadable'],
    );
    assert.equal(facts.control, control ? 'enabled' : 'unknown');
  }
});

test('an invalid instant is refused with its value', () => {
  for (const at of [Number.NaN, 1.5, Infinity]) {
    for (const of of [world(), { ...world(), unreadable: { control: null } }]) {
      assert.throws(
        () => decide({ ...inputOf(of, ASKED.on), at }),
        (error) =>
          error instanceof ClaimgateError &&
          error.findings[0]?.code === 'instant_invalid' &&
          error.findings[0].found === String(at),
      );
    }
  }
});

test('a claim that only the rules refuse is known to be wrong', () => {
  const claim = { contractDigest: `sha256:${'7'.repeat(64)}`, advertisableSubjects: [] };
  const stale = decided({ ...world(), claim }, ASKED.on);
  assert.deepEqual([stale.blockers, stale.would_block], [[], []]);
  assert.equal(claimStanding(stale), 'wrong');
  assert.equal(claimStanding(decided(world(), ASKED.on)), 'upheld');
});

test('an entry that no projection could hold is advertised by nobody', () => {
  const scope = (index: number) => `sha256:${index.toString(16).padStart(64, '0')}`;
  const many = Array.from({ length: 2000 }, (_, index) => scope(index));
  const scopes = [...(world().account?.granted_scopes ?? []), ...many];
  const long = bent(world(), { '/entry/authorization/granted_scopes': scopes });
  const { state, executable, advertisable } = decided(long, ASKED.on);
  assert.deepEqual([state, executable, advertisable], ['healthy', true, false]);
});

test('[T96] an entry in a question with a credential in it is reported, a disable in it wins, and nothing of it is repeated', async (t) => {
  const files = new World();
  t.after(() => files.remove());
  const valid = world();
  const leaking = bent(valid, { '/entry/approval/tier': 'acct-1029384756' });
  const disabled = bent(leaking, {
    '/entry/runtime_control': { state: 'disabled', expires_at: null, record: null },
  });
  for (const [of, code, state] of [
    [valid, undefined, 'healthy'],
    [leaking, 'looks_like_raw_id', 'degraded'],
    [disabled, 'looks_like_raw_id', 'disabled'],
  ] as const) {
    writeFileSync(join(files.directory, 'question.json'), JSON.stringify(questionOf(of, ASKED.on)));
    const { stdout, exitCode } = await files.claimgate([
      'readiness',
      'question.json',
      '--at',
      valid.at,
      '--json',
    ]);
    const { findings, result } = JSON.parse(stdout) as {
      findings: { code: string; pointer?: string }[];
      result: { state: string };
    };
    assert.equal(result.state, state);
    const [found] = findings;
    assert.equal(found?.code, code, stdout);
    if (code !== undefined) assert.equal(found?.pointer, '/evidence/entry/approval/tier');
    assert.equal(exitCode, code === undefined ? 0 : 1);
    assert.ok(!stdout.includes('1029384756'));
  }
});
