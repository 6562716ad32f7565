import { join } from 'node:path';
import type { ClaimsResult, Subject } from '../documents/index.ts';
import { finding, isWarning, type Finding } from '../findings/index.ts';
import { claimsInMemory, judgeClaims } from '../gate/index.ts';
import { writeFileAtomically } from '../io/write-files.ts';
import { CLAIMS_PATH, formatClaims, isClaimable } from '../manifest/index.ts';
import type { JudgedClaim, RuleResult } from '../verdict/verdict.ts';
import { candidatesIn } from '../projection/index.ts';
import { listedClaim } from './claims-file.ts';
import { projectionAt, readEvidence } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import { judgingInstant, type ReleaseQuestion } from './judge-release.ts';
import { openReleaseInputs } from './release-inputs.ts';

/** Filters for claims to propose: a claim has to match every member, and one of the digests where any are given. */
export interface ProposalRequest {
  /** Absolute path of the ledger projection. */
  readonly projection: string;
  readonly members: readonly (readonly [member: keyof Subject, value: string])[];
  readonly digests: readonly string[];
  /** Replace the claims file by the claims that would pass. */
  readonly writes: boolean;
}

/** An entry that no claim can rest on, and the first rule that says so. */
export interface RefusedEntry {
  readonly subject: Subject;
  readonly rule: Pick<RuleResult, 'number' | 'id'>;
  /** The rule's first finding. */
  readonly finding: Finding;
}

/** The claims that would pass, of so many that were asked for; or why there are none. */
export interface Proposal {
  /** Where no claim would pass: every entry, in the order of the projection. */
  readonly refused: readonly RefusedEntry[];
  readonly result: ClaimsResult | null;
  readonly candidateCount: number;
  readonly findings: readonly Finding[];
}

/** Finds the claims that a projection stands behind. @throws ClaimgateError */
export async function proposeClaims(
  request: ProposalRequest,
  asked: ReleaseQuestion,
  host: Host,
): Promise<Proposal> {
  const { projection, writes } = request;
  const source = projectionAt(projection, host);
  const candidates = await candidatesIn(
    { file: source.file, chunks: source.open() },
    (subject, digest) => isClaimable(subject) && isAskedFor(request, subject, digest),
  );
  const nothing = (found: string): Finding =>
    finding('nothing_to_propose', { file: source.file, found });
  if (candidates.length === 0) return refusal([nothing(noEntry(request))]);
  const inputs = await openReleaseInputs(asked, host);
  const { evidence } = await readEvidence(projection, asked, inputs, host);
  const judged = await judgeClaims(claimsInMemory(candidates), evidence, judgingInstant(asked).at);
  if (judged.findings.length > 0) return refusal(judged.findings);
  const held = judged.held ?? [];
  const allowed = new Set(
    held.filter(({ decision }) => decision === 'allowed').map(({ subjectDigest }) => subjectDigest),
  );
  const claims = candidates.filter(({ subjectDigest }) => allowed.has(subjectDigest));
  if (claims.length === 0)
    return refusal(
      [
        nothing(candidates.length === 1 ? '1 entry' : `${candidates.length} entries`),
        ...judged.summary.causes.map((cause) => cause.finding),
      ],
      held.flatMap(refusedEntry),
    );
  if (writes)
    await writeFileAtomically(join(inputs.root, CLAIMS_PATH), formatClaims(claims), CLAIMS_PATH);
  const result = { path: CLAIMS_PATH, claims: claims.map(listedClaim) };
  return { result, candidateCount: candidates.length, findings: judged.remarks, refused: [] };
}

function refusal(findings: readonly Finding[], refused: readonly RefusedEntry[] = []): Proposal {
  return { result: null, candidateCount: 0, findings, refused };
}

function noEntry({ members, digests }: ProposalRequest): string {
  return members.length + digests.length > 0 ? 'no entry that --only selects' : 'no entry';
}

function refusedEntry({ subject, rules }: JudgedClaim): RefusedEntry[] {
  for (const rule of rules)
    for (const found of rule.findings)
      if (!isWarning(found)) return [{ subject, rule, finding: found }];
  return [];
}

function isAskedFor(
  { members, digests }: ProposalRequest,
  subject: Subject,
  digest: string,
): boolean {
  return (
    (digests.length === 0 || digests.includes(digest)) &&
    members.every(([member, value]) => subject[member] === value)
  );
}
