import { present } from '../findings/assert.ts';
import type { Digest } from '../digest/index.ts';
import { codeEntry, type Decision, type Finding } from '../findings/index.ts';
import { type JudgedClaim, type RuleResult, EXPIRING, type Expiry } from '../verdict/verdict.ts';

/** One reason for a no, with the claims it blocks. */
export interface Cause {
  /** The rules that it keeps from passing, by number. */
  readonly rules: readonly RuleName[];
  /** As the first claim has it. */
  readonly finding: Finding;
  /** How many claims it blocks. */
  readonly count: number;
  /** These claims, in their order; of very many only the first. */
  readonly claims: readonly CausedClaim[];
}

/** What names a claim. */
type CausedClaim = Pick<JudgedClaim, 'subject' | 'subjectDigest'>;

/** Number and id of a rule. */
type RuleName = Pick<RuleResult, 'number' | 'id'>;

interface Gathered {
  readonly rules: Map<number, RuleName>;
  readonly finding: Finding;
  readonly claims: CausedClaim[];
  count: number;
  last: Digest | undefined;
}

/** How much is kept; what is past it is counted. */
interface CauseLimits {
  /** Distinct causes. */
  readonly causes: number;
  /** Claims of one cause. */
  readonly claims: number;
}

const ALL: CauseLimits = { causes: Infinity, claims: Infinity };

/** Gathers the distinct causes behind the findings of claims, which are given one after the other. Linear in findings. */
class Causes {
  readonly #limits: CauseLimits;
  readonly #causes = new Map<string, Gathered>();
  #unlisted = 0;

  constructor(limits: CauseLimits) {
    this.#limits = limits;
  }

  /** How many findings are of no cause in the list. */
  get unlisted(): number {
    return this.#unlisted;
  }

  add({ subject, subjectDigest, rules }: JudgedClaim): void {
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
        if (cause.claims.length < this.#limits.claims)
          cause.claims.push({ subject, subjectDigest });
      }
    }
  }

  /**
   * The distinct causes behind the findings, the most blocking first, so that somebody with a hundred
   * blocked claims sees the one expired review behind them.
   */
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

function firstRule({ rules }: Cause): number {
  return present(rules[0]).number;
}

/** What a record of the ledger says is one cause, however many claims and rules rest on it; else it is what was found where. */
function keyOf({ code, record, file, line, pointer, expected, found }: Finding): string {
  return JSON.stringify([code, record?.leaf ?? [file, line], pointer, expected, found]);
}

/** Summarizes judged claims. */
export class ClaimsSummary {
  count = 0;
  /** How many are not allowed. */
  refused = 0;
  /** Whether a rule failed to judge: a defect of the program. */
  hasDefect = false;
  /** What expires first of everything that the allowed ones rest on. */
  expiry: Expiry | null = null;
  readonly decisions = new Set<Decision>();
  readonly #causes: Causes;

  /** @param limits how many causes are listed; without, all of them */
  constructor(limits: CauseLimits = ALL) {
    this.#causes = new Causes(limits);
  }

  /** The distinct causes why claims are not allowed, the most blocking first. */
  get causes(): readonly Cause[] {
    return this.#causes.list();
  }

  /** How many findings are of no cause in the list. */
  get unlisted(): number {
    return this.#causes.unlisted;
  }

  add(claim: JudgedClaim): void {
    this.count += 1;
    this.decisions.add(claim.decision);
    if (claim.decision === 'allowed') {
      this.expiry = firstOf([this.expiry, claim.expiry]);
      return;
    }
    this.refused += 1;
    this.#causes.add(claim);
    for (const { findings } of claim.rules)
      this.hasDefect ||= findings.some(({ code }) => codeEntry(code).severity === 3);
  }
}

/** Summarises claims that are held. */
export function summaryOf(claims: readonly JudgedClaim[]): ClaimsSummary {
  const summary = new ClaimsSummary();
  for (const claim of claims) summary.add(claim);
  return summary;
}

/** Returns the first of several expiries; at one instant the order of `EXPIRING` and of subjects decides. `null`: none at all. */
export function firstOf(expiries: Iterable<Expiry | null>): Expiry | null {
  let first: Expiry | null = null;
  for (const expiry of expiries) {
    if (expiry !== null && (first === null || isBefore(expiry, first))) first = expiry;
  }
  return first;
}

function isBefore(one: Expiry, other: Expiry): boolean {
  if (one.at !== other.at) return one.at < other.at;
  if (one.what !== other.what) return EXPIRING.indexOf(one.what) < EXPIRING.indexOf(other.what);
  return (one.subjectDigest ?? '') < (other.subjectDigest ?? '');
}
