import { canonicalize, digestOf, parseDigest, type Digest } from '../digest/index.ts';
import { present } from '../documents/error.ts';
import type { Code } from '../documents/findings.ts';
import { isCorrectable, MISSING, type Rule, type RuleSet } from './engine.ts';
import { approvalIsCurrent } from './rule-2-approval-is-current.ts';
import { policyAllowsAndControlIsEnabled } from './rule-5-policy-allows-and-control-is-enabled.ts';
import { productionAppIsConfigured } from './rule-1-production-app-is-configured.ts';
import { productionAppIsConfiguredV2 } from './rule-1-production-app-is-configured.v2.ts';
import { projectionIsSanitized } from './rule-7-projection-is-sanitized.ts';
import { requiredChecksPassed } from './rule-6-required-checks-passed.ts';
import { requiredChecksPassedV1 } from './rule-6-required-checks-passed.v1.ts';
import { runsAreCurrentAndShareTheContract } from './rule-4-runs-are-current-and-share-the-contract.ts';
import { runsAreCurrentAndShareTheContractV2 } from './rule-4-runs-are-current-and-share-the-contract.v2.ts';
import { scopesMatchTheGrant } from './rule-3-scopes-match-the-grant.ts';

/**
 * Every rule set, oldest first. An audit judges a release by the set that its verdict names, so a set that was
 * released never changes: a rule that comes, goes or changes makes a new set at the end (CONTRIBUTING.md).
 */
export const RULE_SETS: readonly RuleSet[] = ruleSetsOf([
  {
    rules: [
      productionAppIsConfiguredV2,
      approvalIsCurrent,
      scopesMatchTheGrant,
      runsAreCurrentAndShareTheContractV2,
      policyAllowsAndControlIsEnabled,
      requiredChecksPassedV1,
      projectionIsSanitized,
    ],
    // Signed before rules had a version, and before a disable could come from the environment.
    formerly: [
      'sha256:12fd024ad4d1e5383fa1dcc7f3c64c3f3f2846c5e4c89fd4c2b70cab5ef0bcf6',
      'sha256:40c3823ff69b7e6ae5d79124b0e4385a70f2aa3120a9c9d34f50313f25a7a33a',
    ],
  },
  {
    // Runs of commands that claimgate started, tests that could not be made, further checks, and facts of a probe.
    rules: [
      productionAppIsConfigured,
      approvalIsCurrent,
      scopesMatchTheGrant,
      runsAreCurrentAndShareTheContract,
      policyAllowsAndControlIsEnabled,
      requiredChecksPassed,
      projectionIsSanitized,
    ],
  },
]);

/** The rule set that every answer about now is judged by. */
export const NEWEST_RULES: RuleSet = present(RULE_SETS.at(-1));

/** The parts of a rule set: its rules, and the digests that verdicts of earlier builds name it by. */
type RuleSetParts = Pick<RuleSet, 'rules'> & { readonly formerly?: readonly string[] };

/** Makes rule sets of their rules, oldest first. */
export function ruleSetsOf(parts: readonly RuleSetParts[]): readonly RuleSet[] {
  const all: RuleSet[] = [];
  for (const { formerly = [], rules } of parts) {
    const digests = formerly.map((text) => present(parseDigest(text)));
    const digest = ruleSetDigest(rules);
    all.push({ number: all.length + 1, digest, formerly: digests, rules, all });
  }
  return all;
}

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

/** The rules of the newest set that can find a code. */
export function rulesFinding(code: Code): readonly Rule[] {
  return NEWEST_RULES.rules.filter(
    (rule) => rule.codes.includes(code) || missingCodes(rule).includes(code),
  );
}

function missingCodes(rule: Rule): Code[] {
  const codes = rule.needs.map((need) => MISSING[need]);
  if (rule.about === 'projection') return codes;
  // A rule that asks for nothing judges the claim alone; every other one asks for something in its entry.
  if (rule.needs.length === 0) return [];
  const corrected: Code[] = isCorrectable(rule) ? ['evidence_corrected'] : [];
  return [...codes, ...corrected, ...WITHOUT_ENTRY];
}
