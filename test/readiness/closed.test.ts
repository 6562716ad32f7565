import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatInstant, instantOf } from '../../src/documents/json.ts';
import type { Subject, TrustRootLimits } from '../../src/documents/index.ts';
import { fc } from '../fast-check.ts';
import { subject } from '../evidence/documents.ts';
import { bent } from '../gate/bend.ts';
import { asked, codes, contractFor, neighbours, NOW, rank, RUNS, worlds } from './arbitraries.ts';
import { decided, world } from './world.ts';

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
