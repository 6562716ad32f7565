import { indexContracts, readContracts, type ContractIndex } from '../evidence/index.ts';
import type { Digest } from '../digest/index.ts';
import type { ReadClaim } from '../manifest/index.ts';
import { mergeProjection, type ClaimedEntry } from '../projection/index.ts';
import type { NamedBytes } from '../trust/index.ts';
import { claimsInMemory } from './claims-source.ts';
import type { ProjectionSource } from './establish-trust.ts';
import type { ClaimToJudge } from './facts.ts';

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
  readonly #contracts: ContractIndex;
  readonly #ancestry: Ancestry;
  readonly #asked = new Set<string>();

  constructor(contracts: ContractIndex, ancestry: Ancestry) {
    this.#contracts = contracts;
    this.#ancestry = ancestry;
  }

  /** Only a question to git: nothing of what is asked here is trusted. `undefined`: there is nothing to ask. */
  lookUp(found: readonly FoundClaim[]): Promise<void> | undefined {
    const commits: string[] = [];
    for (const { claim, entry } of found) {
      if (!asksForAncestor(claim, this.#contracts)) continue;
      eachTestedCommit(entry, (commit) => {
        if (this.#asked.has(commit)) return;
        this.#asked.add(commit);
        commits.push(commit);
      });
    }
    return commits.length > 0 ? this.#ancestry.learn?.(commits) : undefined;
  }
}

/**
 * Finds all such commits at once, for who has to know them before the judge asks. Nothing of this pass is
 * trusted, and without a contract that asks the projection is not read.
 */
export async function testedRevisions(
  claims: readonly ReadClaim[],
  contracts: readonly NamedBytes[],
  projection: ProjectionSource,
): Promise<Set<string>> {
  const index = indexContracts(readContracts(contracts).contracts.map(([, contract]) => contract));
  const asking = [...claimsInMemory(claims).open()].filter((claim) =>
    asksForAncestor(claim, index),
  );
  const revisions = new Set<string>();
  if (asking.length === 0) return revisions;
  const { file } = projection;
  const stated = { sha256: NOT_STATED, entryCount: 0, ledgerSize: Infinity };
  const source = { file, chunks: projection.open(), ...stated };
  await mergeProjection(source, asking, (_claim, entry) =>
    eachTestedCommit(entry, (commit) => revisions.add(commit)),
  );
  return revisions;
}

/** No file has this digest, so that nothing can take the results of this pass for verified ones. */
const NOT_STATED = `sha256:${'0'.repeat(64)}` as Digest;

function asksForAncestor({ contractDigest }: ClaimToJudge, contracts: ContractIndex): boolean {
  return contracts.byDigest(contractDigest)?.document.tested_revision === 'ancestor';
}

/** Visits the commits that the runs of an entry were tested at. */
function eachTestedCommit(found: ClaimedEntry, visit: (commit: string) => void): void {
  if (found.state !== 'present') return;
  const { local_run: local, live_run: live } = found.entry;
  if (local) visit(local.tested_revision);
  if (live) visit(live.tested_revision);
}
