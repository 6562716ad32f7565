import { canonicalize, digestOf, type Digest } from '../../digest/index.ts';
import type { Rule } from '../rule.ts';
import { approvalIsCurrent } from './approval-is-current.ts';
import { policyAllowsAndControlIsEnabled } from './policy-allows-and-control-is-enabled.ts';
import { productionAppIsConfigured } from './production-app-is-configured.ts';
import { projectionIsSanitized } from './projection-is-sanitized.ts';
import { requiredChecksPassed } from './required-checks-passed.ts';
import { runsAreCurrentAndShareTheContract } from './runs-are-current-and-share-the-contract.ts';
import { scopesMatchTheGrant } from './scopes-match-the-grant.ts';

/** The rules of the release gate, in the order of spec section 9. All are judged for every claim. */
export const RULES: readonly Rule[] = [
  productionAppIsConfigured,
  approvalIsCurrent,
  scopesMatchTheGrant,
  runsAreCurrentAndShareTheContract,
  policyAllowsAndControlIsEnabled,
  requiredChecksPassed,
  projectionIsSanitized,
];

/** Digest of what is judged by: changes when a rule comes, goes, or is given another meaning (trust.md section 1). */
export const RULE_SET_DIGEST: Digest = digestOf(
  canonicalize({ version: 1, rules: RULES.map(({ number, id }) => ({ number, id })) }),
);
