import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { instantOf } from '../../src/documents/json.ts';
import type { ReadinessDecision, ReadinessFacts } from '../../src/documents/index.ts';
import { validatorOf } from '../documents/published.ts';
import { decide } from '../../src/readiness/decide.ts';
import { STATES, BLOCKER_GROUPS } from '../../src/readiness/blockers.ts';
import { decisionInputOf } from '../../src/readiness/input.ts';
import { readinessCases, worldOf, type Answer } from './readiness-cases.ts';
import { ASKED, questionOf, type Asked, type World } from './world.ts';

const isDecision = validatorOf('readiness-decision');

const AS_IT_SHOULD_BE: ReadinessFacts = {
  configuration: 'configured',
  local_test: 'current',
  live_certification: 'current',
  approval: 'approved',
  authorization: 'valid',
  policy: 'allowed',
  control: 'enabled',
};

const seenCodes = new Set<string>();
const seenFacts = new Set<string>();
const seenStates = new Set<string>();

const cases = readinessCases();

for (const folder of new Set(cases.map((row) => row.folder))) {
  describe(folder, () => {
    for (const { name, one } of cases.filter((row) => row.folder === folder)) {
      const facts = { ...AS_IT_SHOULD_BE, ...one.facts };
      for (const [fact, value] of Object.entries(facts)) seenFacts.add(`${fact} ${value}`);
      for (const mode of ['on', 'off', 'test'] as const) {
        for (const code of one[mode].blockers) seenCodes.add(code);
        seenStates.add(one[mode].state);
        test(`${name}, ${mode}: ${one.why}`, () => {
          const of = worldOf(one);
          const decision = askedInWriting(of, ASKED[mode]);
          compare(decision, one[mode], facts);
          const connect = of.subject.operation === 'connect';
          assert.equal(decision.connectable, decision.executable && connect);
          assert.equal(decision.publishable, decision.executable && !connect);
          assert.equal(decision.advertisable, mode !== 'test' && one.advertisable);
        });
      }
    }
  });
}

/** Asks as `readiness` does. Another test proves that a question holds all inputs of the library. */
function askedInWriting(of: World, asked: Asked): ReadinessDecision {
  const settings = { certificationEnforced: asked.flag, disabledProviders: new Set<string>() };
  return decide(decisionInputOf(questionOf(of, asked), settings, instantOf(of.at)));
}

function compare(decision: ReadinessDecision, expected: Answer, facts: ReadinessFacts): void {
  const codes = (blockers: ReadinessDecision['blockers']) => blockers.map(({ code }) => code);
  assert.deepEqual(codes(decision.blockers), expected.blockers);
  assert.deepEqual(codes(decision.would_block), expected.would_block ?? []);
  assert.equal(decision.state, expected.state);
  assert.deepEqual(decision.facts, facts);
  assert.equal(decision.executable, expected.blockers.length === 0);
  assert.ok(isDecision(decision), JSON.stringify(isDecision.errors));
}

test('every code that can block occurs in a case, and so does every state', () => {
  const codes = BLOCKER_GROUPS.flatMap((group) => group.codes);
  assert.deepEqual(
    codes.filter((code) => !seenCodes.has(code)),
    [],
  );
  assert.deepEqual(
    STATES.filter((state) => !seenStates.has(state)),
    [],
  );
  assert.equal(new Set(codes).size, codes.length, 'each code once');
});

test('every value of every fact occurs in a case', () => {
  const values: Record<keyof ReadinessFacts, readonly string[]> = {
    configuration: ['unknown', 'missing', 'dynamic_registration', 'configured'],
    local_test: ['missing', 'mismatch', 'expired', 'failed', 'current'],
    live_certification: ['missing', 'mismatch', 'expired', 'failed', 'current'],
    approval: ['unknown', 'not_required', 'pending', 'trial', 'approved', 'restricted', 'revoked'],
    authorization: ['unknown', 'not_applicable', 'reconnect_required', 'valid'],
    policy: ['unknown', 'restricted', 'allowed'],
    control: ['unknown', 'disabled', 'degraded', 'enabled'],
  };
  const all = Object.entries(values).flatMap(([fact, each]) =>
    each.map((value) => `${fact} ${value}`),
  );
  assert.deepEqual(
    all.filter((one) => !seenFacts.has(one)),
    [],
  );
});

test('the groups stand in the order of the states', () => {
  const places = BLOCKER_GROUPS.map(({ state }) => STATES.indexOf(state));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
});
