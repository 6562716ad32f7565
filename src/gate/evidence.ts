import type { Digest } from '../digest/index.ts';
import { countOf, decisionOf, type Finding } from '../findings/index.ts';
import type { Input } from '../json/index.ts';
import type { ReadClaim } from '../manifest/index.ts';
import type { TrustedProjection } from '../projection/trusted.ts';
import { settleClaims, type JudgedClaim, type PendingClaim } from './engine.ts';
import type { ClaimToJudge } from './facts.ts';
import { groundOf, projectionFacts, sharedLapses, type Evidence } from './ground.ts';
import { firstOf, type Lapse } from './horizon.ts';
import { judgeInPieces } from './judge-pieces.ts';
import { RULES } from './rules/index.ts';

/** What the evidence comes to. */
export interface EvidenceJudgement {
  readonly findings: readonly Finding[];
  /** By subject digest. */
  readonly claims: readonly JudgedClaim[];
  readonly inputs: readonly Input[];
  readonly lapse: Lapse | null;
  /** Set where the projection is trusted. */
  readonly trusted: TrustedProjection | undefined;
}

/**
 * Judges claims by a ledger projection: first whether it is to be trusted (trust.md section 4), then
 * the seven rules for every claim, in one pass over it.
 */
export async function judgeEvidence(
  claims: readonly ReadClaim[],
  evidence: Evidence,
  at: number,
): Promise<EvidenceJudgement> {
  const asked = sortedClaims(claims);
  const ground = groundOf(evidence, at, countOf(claims.length, 'claim'));
  if (!ground.ok) return refusal(asked, ground);
  const { trusted, inputs } = ground;
  const pending: PendingClaim[] = [];
  const judging = judgeInPieces(ground, asked);
  let piece = await judging.next();
  for (; piece.done !== true; piece = await judging.next())
    for (const claim of piece.value) pending.push(claim);
  const ending = piece.value;
  if (!ending.ok) return refusal(asked, { findings: ending.findings, inputs });
  const claimed = settleClaims(RULES, pending, projectionFacts(ground, ending.leaks));
  const lapse = firstOf([...sharedLapses(trusted), ...claimed.map((claim) => claim.lapse)]);
  return { findings: [], claims: claimed, inputs, lapse, trusted };
}

/** Nothing of the evidence counts: every claim has the answer of the whole. */
function refusal(
  claims: readonly ClaimToJudge[],
  { findings, inputs }: Pick<EvidenceJudgement, 'findings' | 'inputs'>,
): EvidenceJudgement {
  const decision = decisionOf(findings);
  const judged = claims.map(({ subject, subjectDigest }) => ({
    subject,
    subjectDigest,
    decision,
    rules: [],
    lapse: null,
  }));
  return { findings, claims: judged, inputs, lapse: null, trusted: undefined };
}

/** Claims in the order of the projection. */
export function sortedClaims(claims: readonly ReadClaim[]): ClaimToJudge[] {
  return claims.map(toJudge).sort((one, other) => compare(one.subjectDigest, other.subjectDigest));
}

/** A claim as the gate looks at it. */
export function toJudge({ claim, subjectDigest }: ReadClaim): ClaimToJudge {
  const { subject, contract_digest: contractDigest } = claim;
  return { subject, subjectDigest, contractDigest };
}

function compare(one: Digest, other: Digest): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
