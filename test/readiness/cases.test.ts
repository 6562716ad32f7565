import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Code } from '../../src/findings/index.ts';
import type { ReadinessDecision, ReadinessFacts, ReadinessState } from '../../src/json/index.ts';
import { document as isDecision } from '../../src/json/generated/readiness-decision.validator.js';
import { BLOCKER_GROUPS, STATES } from '../../src/readiness/index.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import { bendsBelow, bent, type Bends } from '../gate/bend.ts';
import { ASKED, decided, world, type World } from './world.ts';

/** What is expected of one way to ask: under enforcement, without, and as a certification test without. */
interface Answer {
  readonly state: ReadinessState;
  readonly blockers: readonly Code[];
  readonly would_block?: readonly Code[];
}

/**
 * One folder per case: what is changed in a world in which nothing stands in the way, and what is decided
 * then. `bend` below `/contract` and `/subject` happens before digests are made; other bends after.
 */
interface Case {
  readonly why: string;
  readonly bend?: Bends;
  /** A second contract: the first one with these values. */
  readonly other_contract?: Bends;
  /** The facts that are not as they are in that world. */
  readonly facts?: Partial<ReadinessFacts>;
  readonly on: Answer;
  readonly off: Answer;
  readonly test: Answer;
  /** Whether it may be advertised: whatever the flag, and never as a test. */
  readonly advertisable: boolean;
}

const CASES = join(import.meta.dirname, '../cases/readiness');

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

for (const folder of readdirSync(CASES).sort()) {
  describe(folder, () => {
    for (const name of readdirSync(join(CASES, folder)).sort()) {
      const one: Case = JSON.parse(readFileSync(join(CASES, folder, name, 'case.json'), 'utf8'));
      const facts = { ...AS_IT_SHOULD_BE, ...one.facts };
      for (const [fact, value] of Object.entries(facts)) seenFacts.add(`${fact} ${value}`);
      for (const mode of ['on', 'off', 'test'] as const) {
        for (const code of one[mode].blockers) seenCodes.add(code);
        seenStates.add(one[mode].state);
        test(`${name}, ${mode}: ${one.why}`, () => {
          const of = worldOf(one);
          const decision = decided(of, ASKED[mode]);
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

function worldOf({ bend = {}, other_contract: otherContract }: Case): World {
  const contract = bent(contractDocument(), bendsBelow(bend, '/contract'));
  const valid = world(contract, bent(subject(), bendsBelow(bend, '/subject')));
  const others = Object.entries(bend).filter(
    ([pointer]) => !/^\/(?:contract|subject)\//.test(pointer),
  );
  const bentWorld = bent(valid, Object.fromEntries(others));
  if (!otherContract) return bentWorld;
  return { ...bentWorld, contracts: [...bentWorld.contracts, bent(contract, otherContract)] };
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
