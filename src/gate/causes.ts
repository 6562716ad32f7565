import type { Digest } from '../digest/index.ts';
import type { Finding } from '../findings/index.ts';
import type { JudgedClaim, RuleResult } from './engine.ts';

/** One reason for a no, with every claim it blocks. */
export interface Cause {
  /** The rules that it keeps from passing, by number. */
  readonly rules: readonly RuleName[];
  /** As the first claim has it. */
  readonly finding: Finding;
  /** Subject digests, in the order of the claims. */
  readonly claims: readonly Digest[];
}

/** Number and id of a rule. */
export type RuleName = Pick<RuleResult, 'number' | 'id'>;

interface Gathered {
  readonly rules: Map<number, RuleName>;
  readonly finding: Finding;
  readonly claims: Set<Digest>;
}

/**
 * The distinct causes behind the findings of all claims, the most blocking first, so that somebody with
 * a hundred blocked claims sees the one expired review behind them. Linear in findings.
 */
export function causesOf(claims: readonly JudgedClaim[]): Cause[] {
  const causes = new Map<string, Gathered>();
  for (const { subjectDigest, rules } of claims) {
    for (const { number, id, findings } of rules) {
      for (const found of findings) {
        const key = keyOf(found);
        const cause = causes.get(key) ?? { rules: new Map(), finding: found, claims: new Set() };
        cause.rules.set(number, { number, id });
        cause.claims.add(subjectDigest);
        causes.set(key, cause);
      }
    }
  }
  return [...causes.values()]
    .map(({ rules, finding, claims: blocked }) => ({
      rules: [...rules.values()],
      finding,
      claims: [...blocked],
    }))
    .sort(
      (one, other) => other.claims.length - one.claims.length || firstRule(one) - firstRule(other),
    );
}

function firstRule({ rules }: Cause): number {
  return rules[0]?.number ?? 0;
}

/** What a record of the ledger says is one cause, however many claims and rules rest on it; else it is what was found where. */
function keyOf({ code, record, file, line, pointer, expected, found }: Finding): string {
  return JSON.stringify([code, record?.leaf ?? [file, line], pointer, expected, found]);
}
