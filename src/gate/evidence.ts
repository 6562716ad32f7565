import type { Digest } from '../digest/index.ts';
import {
  indexContracts,
  readContract,
  type Contract,
  type ContractIndex,
} from '../evidence/index.ts';
import { countOf, decisionOf, finding, type Finding } from '../findings/index.ts';
import { instantOf, type Input } from '../json/index.ts';
import type { ReadClaim } from '../manifest/index.ts';
import type { Leaks } from '../projection/index.ts';
import type { ReleaseRecord } from '../projection/memory.ts';
import { verifyTrust, type NamedBytes, type TrustedProjection } from '../projection/trusted.ts';
import type { Ancestry } from './ancestry.ts';
import { settleClaims, type JudgedClaim, type PendingClaim } from './engine.ts';
import { type ClaimToJudge, type GateContext, type ProjectionFacts } from './facts.ts';
import { firstOf, type Lapse } from './horizon.ts';
import { judgeInPieces } from './judge-pieces.ts';
import { readRecordedVerdict } from './recorded-verdict.ts';
import { RULES } from './rules/index.ts';
import { inputOf } from './verdict.ts';

/** A projection file, which may be read more than once. */
export interface ProjectionSource {
  readonly file: string;
  open(): AsyncIterable<Uint8Array>;
}

/** A projection that was read whole already. */
export function projectionIn(file: string, bytes: Uint8Array): ProjectionSource {
  const open = async function* () {
    yield bytes;
  };
  return { file, open };
}

/** Everything a list of claims is judged by. */
export interface Evidence {
  /** `N:sha256:…`, from whoever started the gate. */
  readonly pin: string | undefined;
  readonly deployment: string | undefined;
  /** Trust roots in the order of their numbers. */
  readonly roots: readonly NamedBytes[];
  readonly contracts: readonly NamedBytes[];
  readonly projection: ProjectionSource | undefined;
  /** The statement beside the projection. */
  readonly statement: NamedBytes | undefined;
  readonly memory: readonly ReleaseRecord[];
  /** Whether a commit is the released one or an ancestor of it. */
  readonly ancestry: Ancestry;
}

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
  if (!ground.ok) return { ...refusal(asked, ground.findings), inputs: ground.inputs };
  const { trusted, inputs } = ground;
  const pending: PendingClaim[] = [];
  const judging = judgeInPieces(ground, asked);
  let piece = await judging.next();
  for (; piece.done !== true; piece = await judging.next())
    for (const claim of piece.value) pending.push(claim);
  const ending = piece.value;
  if (!ending.ok) return { ...refusal(asked, ending.findings), inputs };
  const claimed = settleClaims(RULES, pending, projectionFacts(ground, ending.leaks));
  const lapse = firstOf([...sharedLapses(trusted), ...claimed.map((claim) => claim.lapse)]);
  return { findings: [], claims: claimed, inputs, lapse, trusted };
}

/** A projection that is to be trusted, with everything that claims are judged by. */
export interface Ground {
  readonly ok: true;
  readonly projection: ProjectionSource;
  readonly trusted: TrustedProjection;
  readonly context: GateContext & { readonly ancestry: Ancestry };
  readonly inputs: readonly Input[];
}

/** Why nothing of the evidence counts. */
export interface NoGround {
  readonly ok: false;
  readonly findings: readonly Finding[];
  readonly inputs: readonly Input[];
}

/** Everything that comes before the claims themselves. `asked` says how many there are, for people. */
export function groundOf(evidence: Evidence, at: number, asked: string): Ground | NoGround {
  const { projection, statement } = evidence;
  if (!projection) return noGround([finding('projection_required', { found: asked })]);
  if (!statement) return noGround([finding('projection_unsigned', { file: projection.file })]);
  const trust = verifyTrust({
    ...evidence,
    claimsEmpty: false,
    at,
    readVerdict: readRecordedVerdict,
  });
  const trusting = { ...evidence, projection, statement };
  const inputs = inputsOf(trusting, undefined);
  if (!trust.ok) return noGround(trust.findings, inputs);
  // Claims are not empty, so trust was needed.
  if (!trust.value.needed) return noGround([finding('projection_required')]);
  const contracts = readContracts(evidence.contracts);
  if (contracts.findings.length > 0) return noGround(contracts.findings, inputs);
  const context = { at, contracts: contracts.index, ancestry: evidence.ancestry };
  const trusted = trust.value;
  return { ok: true, projection, trusted, context, inputs: inputsOf(trusting, trusted) };
}

function noGround(findings: readonly Finding[], inputs: readonly Input[] = []): NoGround {
  return { ok: false, findings, inputs };
}

/** What the rules see of the projection as a whole. */
export function projectionFacts({ trusted }: Ground, leaks: Leaks): ProjectionFacts {
  return { leaks, fingerprintAlgorithm: trusted.predicate.fingerprint.algorithm };
}

/** What every claim rests on and time takes away. */
export function sharedLapses({ expiresAt, root }: TrustedProjection): Lapse[] {
  return [
    { at: expiresAt, what: 'projection', subjectDigest: null },
    { at: instantOf(root.document.expires_at), what: 'trust_root', subjectDigest: null },
  ];
}

type Trusting = Evidence & {
  readonly projection: ProjectionSource;
  readonly statement: NamedBytes;
};

/** Every document that was read; what the statement says of ledger and projection only once it is trusted. */
function inputsOf(
  { roots, contracts, statement, projection, memory }: Trusting,
  trusted: TrustedProjection | undefined,
): Input[] {
  const signed = inputOf('projection_statement', statement.file, statement.bytes);
  return [
    ...roots.map(({ file, bytes }) => ({
      ...inputOf('trust_root', file, bytes),
      version: versionOf(file),
    })),
    ...contracts.map(({ file, bytes }) => inputOf('contract', file, bytes)),
    trusted ? { ...signed, ledger_head: trusted.head } : signed,
    ...(trusted
      ? [{ document: 'projection' as const, path: projection.file, sha256: trusted.digest }]
      : []),
    ...memory.flatMap((record) =>
      'unreadable' in record ? [] : [inputOf('release_record', record.name, record.verdict)],
    ),
  ];
}

/** `…/3.root.json` is version 3; the chain has checked that it says so inside. */
function versionOf(file: string): number {
  return Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10);
}

/** Nothing of the evidence counts: every claim has the answer of the whole. */
function refusal(claims: readonly ClaimToJudge[], findings: readonly Finding[]): EvidenceJudgement {
  const decision = decisionOf(findings);
  const judged = claims.map(({ subject, subjectDigest }) => ({
    subject,
    subjectDigest,
    decision,
    rules: [],
    lapse: null,
  }));
  return { findings, claims: judged, inputs: [], lapse: null, trusted: undefined };
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

/** Reads all contract files; a file that is not a contract stops the judgement, since it may be the one claimed. */
export function readContracts(files: readonly NamedBytes[]): {
  contracts: readonly Contract[];
  index: ContractIndex;
  findings: Finding[];
} {
  const contracts: Contract[] = [];
  const findings: Finding[] = [];
  for (const { file, bytes } of files) {
    const reading = readContract(bytes, file);
    if (reading.ok) contracts.push(reading.contract);
    else findings.push(...reading.findings);
  }
  return { contracts, index: indexContracts(contracts), findings };
}
