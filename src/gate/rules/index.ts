import { canonicalize, digestOf, type Digest } from '../../digest/index.ts';
import type { Code } from '../../findings/index.ts';
import { MISSING, type Rule } from '../engine.ts';
import { approvalIsCurrent } from './approval-is-current.ts';
import { policyAllowsAndControlIsEnabled } from './policy-allows-and-control-is-enabled.ts';
import { productionAppIsConfigured } from './production-app-is-configured.ts';
import { projectionIsSanitized } from './projection-is-sanitized.ts';
import { requiredChecksPassed } from './required-checks-passed.ts';
import { runsAreCurrentAndShareTheContract } from './runs-are-current-and-share-the-contract.ts';
import { scopesMatchTheGrant } from './scopes-match-the-grant.ts';

/** The rules of the release gate, in the order of specification/rules.md 1. All are judged for every claim. */
export const RULES: readonly Rule[] = [
  productionAppIsConfigured,
  approvalIsCurrent,
  scopesMatchTheGrant,
  runsAreCurrentAndShareTheContract,
  policyAllowsAndControlIsEnabled,
  requiredChecksPassed,
  projectionIsSanitized,
];

/** Digest of what is judged by: changes when a rule comes, goes, or is given another meaning (specification/trust.md 1). */
export const RULE_SET_DIGEST: Digest = ruleSetDigest(RULES);

/** Returns the digest of rules. A version counts from 2 on: digests were signed before rules had one. */
export function ruleSetDigest(rules: readonly Pick<Rule, 'number' | 'id' | 'version'>[]): Digest {
  const named = rules.map(({ number, id, version }) => ({
    number,
    id: version === 1 ? id : `${id}@${version}`,
  }));
  return digestOf(canonicalize({ version: 1, rules: named }));
}

/** Codes of claims whose entry is missing from the projection or unreadable. */
const WITHOUT_ENTRY: readonly Code[] = ['not_in_projection', 'entry_unreadable'];

export function rulesFinding(code: Code): readonly Rule[] {
  return RULES.filter((rule) => rule.codes.includes(code) || missingCodes(rule).includes(code));
}

function missingCodes(rule: Rule): Code[] {
  const codes = rule.needs.map((need) => MISSING[need]);
  if (rule.about === 'projection') return codes;
  // Every rule about a claim asks for something that stands in its entry.
  return [...codes, ...WITHOUT_ENTRY];
}
