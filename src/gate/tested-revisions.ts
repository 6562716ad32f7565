import type { Digest } from '../digest/index.ts';
import { mergeProjection } from '../projection/index.ts';
import type { NamedBytes } from '../projection/trusted.ts';
import type { ReadClaim } from '../manifest/index.ts';
import { sortedClaims } from './evidence.ts';
import { readContracts, type ProjectionSource } from './ground.ts';

/**
 * The commits that claimed runs were tested at, where the claimed contract asks for an ancestor of the
 * release. Only a question to git: nothing of this pass is trusted, and without such a contract the
 * projection is not read.
 */
export async function testedRevisions(
  claims: readonly ReadClaim[],
  contracts: readonly NamedBytes[],
  projection: ProjectionSource,
): Promise<Set<string>> {
  const { index } = readContracts(contracts);
  const asking = sortedClaims(claims).filter(
    ({ contractDigest }) => index.byDigest(contractDigest)?.document.tested_revision === 'ancestor',
  );
  const revisions = new Set<string>();
  if (asking.length === 0) return revisions;
  const source = {
    file: projection.file,
    chunks: projection.open(),
    sha256: NOT_STATED,
    entryCount: 0,
    ledgerSize: Infinity,
  };
  await mergeProjection(source, asking, (_claim, found) => {
    if (found.state !== 'present') return;
    for (const run of [found.entry.local_run, found.entry.live_run])
      if (run) revisions.add(run.tested_revision);
  });
  return revisions;
}

/** No file has this digest, so that nothing can take the results of this pass for verified ones. */
const NOT_STATED = `sha256:${'0'.repeat(64)}` as Digest;
