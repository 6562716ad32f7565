import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { decide } from '../../src/readiness/decide.ts';
import { bent, type Bends } from '../gate/bend.ts';
import { ASKED, decided, inputOf, world } from './world.ts';

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

test('an entry that no projection could hold is advertised by nobody', () => {
  const scope = (index: number) => `sha256:${index.toString(16).padStart(64, '0')}`;
  const many = Array.from({ length: 2000 }, (_, index) => scope(index));
  const scopes = [...(world().account?.granted_scopes ?? []), ...many];
  const long = bent(world(), { '/entry/authorization/granted_scopes': scopes });
  const { state, executable, advertisable } = decided(long, ASKED.on);
  assert.deepEqual([state, executable, advertisable], ['healthy', true, false]);
});
