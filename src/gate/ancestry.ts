import type { ClaimedEntry } from '../projection/index.ts';
import type { ClaimToJudge, GateContext } from './facts.ts';

/**
 * Which commits are the released one or an ancestor of it. `learn` is told of commits that are about to be
 * asked for; what it does not find out stays unknown.
 */
export interface Ancestry {
  get(commit: string): boolean | undefined;
  learn?(commits: readonly string[]): Promise<void>;
}

/** A claim with what the projection says of it. */
export interface FoundClaim {
  readonly claim: ClaimToJudge;
  readonly entry: ClaimedEntry;
}

/** Has the commits looked up that claims were tested at, where the claimed contract asks for an ancestor of the release. */
export class TestedCommits {
  readonly #contracts: GateContext['contracts'];
  readonly #ancestry: Ancestry;
  readonly #asked = new Set<string>();

  constructor(contracts: GateContext['contracts'], ancestry: Ancestry) {
    this.#contracts = contracts;
    this.#ancestry = ancestry;
  }

  /** Only a question to git: nothing of what is asked here is trusted. `undefined`: there is nothing to ask. */
  lookUp(found: readonly FoundClaim[]): Promise<void> | undefined {
    const commits: string[] = [];
    for (const { claim, entry } of found) {
      const contract = this.#contracts.byDigest(claim.contractDigest);
      if (contract?.document.tested_revision !== 'ancestor' || entry.state !== 'present') continue;
      for (const run of [entry.entry.local_run, entry.entry.live_run]) {
        if (!run || this.#asked.has(run.tested_revision)) continue;
        this.#asked.add(run.tested_revision);
        commits.push(run.tested_revision);
      }
    }
    return commits.length > 0 ? this.#ancestry.learn?.(commits) : undefined;
  }
}
