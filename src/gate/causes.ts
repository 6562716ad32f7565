import { present } from '../findings/present.ts';
import type { Digest } from '../digest/index.ts';
import type { Finding } from '../findings/index.ts';
import type { JudgedClaim, RuleResult } from './engine.ts';

/** One reason for a no, with the claims it blocks. */
export interface Cause {
  /** The rules that it keeps from passing, by number. */
  readonly rules: readonly RuleName[];
  /** As the first claim has it. */
  readonly finding: Finding;
  /** How many claims it blocks. */
  readonly count: number;
  /** Their subject digests, in the order of the claims; of very many only the first. */
  readonly claims: readonly Digest[];
}

/** Number and id of a rule. */
export type RuleName = Pick<RuleResult, 'number' | 'id'>;

interface Gathered {
  readonly rules: Map<number, RuleName>;
  readonly finding: Finding;
  readonly claims: Digest[];
  count: number;
  last: Digest | undefined;
}

/** How much is kept; what is past it is counted. */
export interface CauseLimits {
  /** Distinct causes. */
  readonly causes: number;
  /** Claims of one cause. */
  readonly claims: number;
}

const ALL: CauseLimits = { causes: Infinity, claims: Infinity };

/** Gathers the distinct causes behind the findings of claims, which are given one after the other. */
export class Causes {
  readonly #limits: CauseLimits;
  readonly #causes = new Map<string, Gathered>();
  #unlisted = 0;

  constructor(limits: CauseLimits = ALL) {
    this.#limits = limits;
  }

  /** How many findings are of no cause in the list. */
  get unlisted(): number {
    return this.#unlisted;
  }

  add({ subjectDigest, decision, rules }: JudgedClaim): void {
    // Nothing is found about it then.
    if (decision === 'allowed') return;
    for (const { number, id, findings } of rules) {
      for (const found of findings) {
        const cause = this.#causeOf(found);
        if (!cause) {
          this.#unlisted += 1;
          continue;
        }
        cause.rules.set(number, { number, id });
        if (cause.last === subjectDigest) continue;
        cause.last = subjectDigest;
        cause.count += 1;
        if (cause.claims.length < this.#limits.claims) cause.claims.push(subjectDigest);
      }
    }
  }

  /** The most blocking first. */
  list(): Cause[] {
    return [...this.#causes.values()]
      .map(({ rules, finding, claims, count }) => ({
        rules: [...rules.values()],
        finding,
        count,
        claims,
      }))
      .sort((one, other) => other.count - one.count || firstRule(one) - firstRule(other));
  }

  #causeOf(found: Finding): Gathered | undefined {
    const key = keyOf(found);
    const known = this.#causes.get(key);
    if (known || this.#causes.size >= this.#limits.causes) return known;
    const cause = { rules: new Map(), finding: found, claims: [], count: 0, last: undefined };
    this.#causes.set(key, cause);
    return cause;
  }
}

/**
 * The distinct causes behind the findings of all claims, the most blocking first, so that somebody with
 * a hundred blocked claims sees the one expired review behind them. Linear in findings.
 */
export function causesOf(claims: readonly JudgedClaim[]): Cause[] {
  const causes = new Causes();
  for (const claim of claims) causes.add(claim);
  return causes.list();
}

function firstRule({ rules }: Cause): number {
  return present(rules[0]).number;
}

/** What a record of the ledger says is one cause, however many claims and rules rest on it; else it is what was found where. */
function keyOf({ code, record, file, line, pointer, expected, found }: Finding): string {
  return JSON.stringify([code, record?.leaf ?? [file, line], pointer, expected, found]);
}
