import { codeEntry, type Decision } from '../findings/index.ts';
import { Causes } from './causes.ts';
import type { JudgedClaim } from './engine.ts';
import { firstOf, type Lapse } from './horizon.ts';

/** What is said of the claims together. */
export class Tally {
  count = 0;
  /** How many are not allowed. */
  refused = 0;
  /** Whether a rule failed to judge: a defect of the program. */
  hasDefect = false;
  lapse: Lapse | null = null;
  readonly decisions = new Set<Decision>();
  readonly causes = new Causes({ causes: 1000, claims: 100 });

  /** Claims that are allowed, and what lapses first of what they rest on. */
  addAllowed(count: number, lapse: Lapse | null): void {
    if (count === 0) return;
    this.count += count;
    this.decisions.add('allowed');
    this.lapse = firstOf([this.lapse, lapse]);
  }

  add(claim: JudgedClaim): void {
    if (claim.decision === 'allowed') return this.addAllowed(1, claim.lapse);
    this.count += 1;
    this.decisions.add(claim.decision);
    this.refused += 1;
    this.causes.add(claim);
    for (const { findings } of claim.rules)
      this.hasDefect ||= findings.some(({ code }) => codeEntry(code).severity === 3);
  }
}
