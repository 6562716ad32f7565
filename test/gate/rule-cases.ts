import { present, type Code, type Finding } from '../../src/documents/findings.ts';
import type { Rule, RuleSet } from '../../src/gate/engine.ts';
import { NEWEST_RULES, RULE_SETS } from '../../src/gate/rule-sets.ts';
import { instantOf } from '../../src/documents/json.ts';
import { bendsFor, CHANGES } from '../../src/selftest/bend.ts';
import { claimFacts } from '../../src/selftest/facts.ts';
import type { RuleOutcome } from '../../src/gate/verdict.ts';
import { ruleCaseFiles, type NamedCase } from '../cases.ts';
import { contractDocument, entry, subject } from '../evidence/documents.ts';
import { bendsBelow, bent, type Bends } from './bend.ts';
import { world, type World } from './world.ts';

/**
 * A case of a rule: the changes to a world where everything passes, and what the rule says then.
 * `bend` below `/contract` and `/subject` happens before digests are made, so that everything still hangs
 * together; other bends happen after.
 */
export interface RuleCase {
  readonly why: string;
  /** The change of the self-test that bends the world, by its id. */
  readonly change?: string;
  readonly bend?: Bends;
  /** A second contract file: the first one with these values. */
  readonly other_contract?: Bends;
  /** An entry of another subject, which nobody claims, with these values. */
  readonly other_entry?: Bends;
  readonly expect: {
    readonly rule: number;
    readonly outcome: RuleOutcome;
    /** All findings of the rule, in order and in full, but for the next command of the table of codes. */
    readonly findings?: readonly Finding[];
    /** Which other rules do not pass either. */
    readonly also?: readonly number[];
    /** The codes of those rules that this rule doesn't report too. */
    readonly also_codes?: readonly Code[];
  };
}

interface NamedRule {
  /** Of its file: the newest version of a rule has its id alone, and an older one its version as well. */
  readonly name: string;
  readonly rule: Rule;
  /** The newest set with this version of it. */
  readonly set: RuleSet;
}

/** Every rule of every set, each version once, in the order of the newest set that has it. */
export function everyRule(): readonly NamedRule[] {
  const named = new Map<string, NamedRule>();
  for (const set of RULE_SETS.toReversed())
    for (const rule of set.rules) {
      const { id, version } = rule;
      const isNewest = NEWEST_RULES.rules.includes(rule);
      const name = isNewest ? id : `${id}.v${version}`;
      if (!named.has(name)) named.set(name, { name, rule, set });
    }
  return [...named.values()];
}

/** The rule of a folder of cases. */
export function ruleOf(folder: string): NamedRule {
  return present(everyRule().find(({ name, rule }) => folder === `${rule.number}-${name}`));
}

/** Every case, with its rule and its name. */
export function ruleCases(): NamedCase<RuleCase>[] {
  return ruleCaseFiles<RuleCase>().map(({ one: { change, ...one }, ...named }) => ({
    ...named,
    one: change === undefined ? one : { ...one, bend: bendOf(change) },
  }));
}

/** The bends of a change that the self-test makes, in the world of the cases. */
function bendOf(id: string): Bends {
  const { at, claim, contracts, entry: own } = world();
  const [contract] = contracts;
  const change = CHANGES.find((one) => one.area === 'rules' && one.id === id);
  const facts = contract && own && claimFacts({ claim, contract, entry: own }, instantOf(at));
  const bends = change && facts && bendsFor(change, facts);
  if (!bends) throw new Error(`no change ${id} applies to the world of the cases`);
  return bends;
}

/** The world of a case. */
export function worldOf({
  bend = {},
  other_contract: otherContract,
  other_entry: otherEntry,
}: RuleCase): World {
  const contract = bent(contractDocument(), bendsBelow(bend, '/contract'));
  const valid = world(contract, bent(subject(), bendsBelow(bend, '/subject')));
  const others = Object.entries(bend).filter(
    ([pointer]) => !/^\/(?:contract|subject)\//.test(pointer),
  );
  const bentWorld = bent(valid, Object.fromEntries(others));
  return {
    ...bentWorld,
    contracts: otherContract
      ? [...bentWorld.contracts, bent(contract, otherContract)]
      : bentWorld.contracts,
    others: otherEntry ? [bent(entry({ ...subject(), policy_mode: 'other' }), otherEntry)] : [],
  };
}
