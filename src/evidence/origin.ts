import type { CertificationContract, Origin, RunOrigin } from '../documents/index.ts';
import type { RunSide } from './run.ts';

/**
 * How a piece of evidence came about (specification/documents.md 3.10). `unstated`: it was recorded before evidence
 * said so.
 */
export type OriginKind = Origin['kind'] | RunOrigin['kind'] | 'unstated';

/** The tested revision of a run for which no test ran: git's id of nothing, as the runs of `claimgate example` have it. */
export const NO_COMMIT = '0'.repeat(40);

export function originOf(fact: { readonly origin?: Origin }): OriginKind {
  return fact.origin?.kind ?? 'unstated';
}

/** A run of no commit is an example, whatever it says: no test ran. */
export function originOfRun(run: {
  readonly origin?: RunOrigin;
  readonly tested_revision: string;
}): OriginKind {
  if (run.tested_revision === NO_COMMIT) return 'example';
  return run.origin?.kind ?? 'unstated';
}

/**
 * The origins that a contract accepts in a run of one side; `undefined`: it is silent, as contracts of before are, and
 * takes all but an example.
 */
export function acceptedOrigins(
  { accepted_origins }: Pick<CertificationContract, 'accepted_origins'>,
  side: RunSide,
): readonly OriginKind[] | undefined {
  return accepted_origins?.[side];
}
