import { finding, worstSeverity, type Finding } from '../findings/index.ts';
import type { ClaimsBinding, ClaimVerdict, GateVerdict, Input, Tool } from '../json/index.ts';
import { bindClaims, readClaims, type ReadClaim } from '../manifest/index.ts';
import { inputOf, verdictOf, type Judgement } from './verdict.ts';

/** A document as it was read, with the reasons why its bytes are not those of a commit. */
export interface GateDocument {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly remarks: readonly Finding[];
}

/** Everything the answer depends on. */
export interface GateInput {
  readonly tool: Tool;
  /** The instant of judgement, in milliseconds since 1970. */
  readonly at: number;
  readonly release: GateVerdict['release'];
  /** Reasons why nothing here is tied to a commit. */
  readonly remarks: readonly Finding[];
  readonly claims: GateDocument;
  /** The configuration file, where there is one. */
  readonly config: GateDocument | undefined;
  /** Other files that look like a public claims file. */
  readonly strayPaths: readonly string[];
}

/** The answer, and what a release manifest needs of it. */
export interface GateResult {
  readonly verdict: GateVerdict;
  /** Everything behind the verdict, to be rendered. */
  readonly findings: readonly Finding[];
  /** What was judged; the manifest is made over it. */
  readonly judgement: Judgement;
  /** `undefined` where the claims could not be judged. */
  readonly binding: ClaimsBinding | undefined;
  /** Text of the claims file, for excerpts. */
  readonly claimsText: string;
}

/**
 * May these claims be published? An empty list may; any other list needs a trusted ledger projection
 * (spec section 4.7). All findings are reported, not only the first.
 */
export function judge(input: GateInput): GateResult {
  const { tool, at, release, claims, config } = input;
  const remarks = [...input.remarks, ...claims.remarks, ...(config?.remarks ?? [])];
  const reading = readClaims(claims.bytes, claims.path);
  const findings = [
    ...remarks,
    ...reading.findings,
    ...input.strayPaths.map((file) =>
      finding('stray_claims_file', { file, expected: claims.path }),
    ),
    ...withoutProjection(reading.claims ?? [], claims.path),
  ];
  const judgement: Judgement = {
    tool,
    kind: remarks.length > 0 ? 'draft' : 'release',
    at,
    release,
    manifestDigest: null,
    inputs: inputsOf(input),
    findings,
    claims: (reading.claims ?? []).map(refusedClaim),
  };
  const binding = reading.claims && bindClaims(claims.bytes, reading.claims);
  return { verdict: verdictOf(judgement), findings, judgement, binding, claimsText: reading.text };
}

/** Whether a verdict may let a release through at all: it must be one of `release` kind, and allowed. */
export function letsReleaseThrough({ judgement, findings }: GateResult): boolean {
  return judgement.kind === 'release' && worstSeverity(findings) === 0;
}

/** How many claims, in words. */
export function countOfClaims(count: number): string {
  return count === 1 ? '1 claim' : `${count} claims`;
}

function withoutProjection(claims: readonly ReadClaim[], file: string): Finding[] {
  if (claims.length === 0) return [];
  return [
    finding('projection_required', {
      file,
      pointer: '/claims',
      found: countOfClaims(claims.length),
    }),
  ];
}

function refusedClaim({ claim, subjectDigest }: ReadClaim): ClaimVerdict {
  return { subject: claim.subject, subject_digest: subjectDigest, decision: 'refused', rules: [] };
}

function inputsOf({ claims, config }: GateInput): Input[] {
  const inputs = [inputOf('public_claims', claims.path, claims.bytes)];
  return config ? [...inputs, inputOf('config', config.path, config.bytes)] : inputs;
}
