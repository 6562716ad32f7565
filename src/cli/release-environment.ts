import { digestOf } from '../digest/index.ts';
import type { Environment } from '../io/git/run-git.ts';
import type { GateVerdict, Input } from '../documents/index.ts';

/** The verdict that a release command is started on, and the file it was written to. */
export interface WrittenVerdict {
  readonly verdict: GateVerdict;
  /** Absolute. */
  readonly path: string;
  /** The exact content of that file. */
  readonly text: string;
}

/**
 * What a release command is told of the verdict it runs on, by name of the environment variable. All
 * names are always there: one that does not apply is `undefined`, so that it is unset rather than
 * inherited from a run further out.
 */
export function releaseEnvironment({ verdict, path, text }: WrittenVerdict): Environment {
  const { release, inputs, claims, horizon } = verdict;
  const of = (kind: Input['document']): Input | undefined => newest(inputs, kind);
  return {
    CLAIMGATE_VERDICT: path,
    CLAIMGATE_VERDICT_SHA256: digestOf(text),
    CLAIMGATE_REVISION: release?.revision,
    CLAIMGATE_RELEASE: release?.version ?? undefined,
    CLAIMGATE_CLAIMS_SHA256: of('public_claims')?.sha256,
    CLAIMGATE_CLAIM_COUNT: String(claims.length),
    CLAIMGATE_TRUST_ROOT_SHA256: of('trust_root')?.sha256,
    CLAIMGATE_PROJECTION_SHA256: of('projection')?.sha256,
    CLAIMGATE_VALID_UNTIL: horizon.valid_until ?? undefined,
  };
}

/** The one document of a kind, or of several trust roots the last in the chain. */
function newest(inputs: readonly Input[], kind: Input['document']): Input | undefined {
  return inputs
    .filter(({ document }) => document === kind)
    .toSorted(({ version: one = 0 }, { version: other = 0 }) => one - other)
    .at(-1);
}
