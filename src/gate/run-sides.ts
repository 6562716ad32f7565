import type { Contract, Run, RunSide } from '../evidence/index.ts';
import type { FindingDetails } from '../findings/index.ts';
import type { ClaimFacts } from './facts.ts';

/** One of the two runs of a claim. */
export interface SideRun {
  readonly side: RunSide;
  readonly run: Run;
}

/** The runs that are known. A missing one is the engine's to report. */
export function runsOf({ localRun, liveRun }: Pick<ClaimFacts, 'localRun' | 'liveRun'>): SideRun[] {
  const runs: SideRun[] = [];
  if (localRun !== null) runs.push({ side: 'local', run: localRun });
  if (liveRun !== null) runs.push({ side: 'live', run: liveRun });
  return runs;
}

/** Where a fact of a run stands in the entry, which record says so, and which new run would clear it. */
export function placeInRun({ side, run }: SideRun, member: string): FindingDetails {
  return { pointer: `/${side}_run/${member}`, record: run.record, clears_by: `new_${side}_run` };
}

/** The scopes a contract spells out, by digest; a digest it does not know stays one. */
export function nameScopes(digests: readonly string[], { scopeNames }: Contract): string {
  return digests.map((digest) => scopeNames.get(digest) ?? digest).join(' ');
}
