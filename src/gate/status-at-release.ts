// How each claim stood when an earlier release was judged, to compare two releases.

import { readContracts } from '../evidence/contract.ts';
import type { Digest } from '../digest/index.ts';
import { accept, type Result } from '../documents/findings.ts';
import type { EpochMs, NamedBytes } from '../documents/json.ts';
import type { ClaimStanding } from '../manifest/difference.ts';
import type { ReadClaim } from '../manifest/claims.ts';
import { mergeProjection, type ProjectionSource } from './merge-projection.ts';
import { readUnverified } from './verify-projection.ts';
import { claimsInMemory } from './claims-source.ts';
import { firstExpiryOf, factsOf } from './facts.ts';

/** The projection must be the one that its statement is about; who signed that is for an audit. */
export async function readStandings(
  claims: readonly ReadClaim[],
  evidence: {
    readonly projection: ProjectionSource;
    readonly statement: NamedBytes;
    readonly contracts: readonly NamedBytes[];
    readonly at: EpochMs;
  },
): Promise<Result<ReadonlyMap<Digest, ClaimStanding>>> {
  const { at, projection, statement } = evidence;
  const stated = readUnverified(statement);
  if (!stated.ok) return stated;
  const { index: contracts } = readContracts(evidence.contracts);
  const context = {
    at,
    contracts,
    ancestry: new Map<string, boolean>(),
    coverage: 'not_asked' as const,
  };
  // Nobody verified the head here either: an audit judges the same projection by the signed one.
  const ledgerSize = Infinity;
  const { file } = projection;
  const { subject: sha256, predicate } = stated.value;
  const entryCount = predicate.entry_count;
  const source = { sha256, entryCount, file, chunks: projection.open(), ledgerSize };
  const merged = await mergeProjection(source, claimsInMemory(claims).open(), (claim, found) => {
    const entry = found.state === 'present' ? found.entry : undefined;
    const places = [entry?.approval?.record, entry?.local_run?.record, entry?.live_run?.record];
    const standing: ClaimStanding = {
      records: places.map((place) => place?.sequence ?? 0),
      holdsUntil: firstExpiryOf(factsOf(claim, found, context))?.at ?? null,
    };
    return [claim.subjectDigest, standing] as const;
  });
  return merged.ok ? accept(new Map(merged.results)) : merged;
}
