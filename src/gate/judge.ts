import { finding, type Finding } from '../findings/index.ts';
import {
  formatInstant,
  type ClaimsBinding,
  type GateVerdict,
  type Input,
  type Tool,
} from '../json/index.ts';
import { bindClaims, type ClaimsReading } from '../manifest/index.ts';
import type { Evidence, EvidenceJudgement } from './evidence.ts';
import { inputOf, verdictOf, type Judgement, type VerdictKind } from './verdict.ts';

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
  /** Whether that instant is now; any other never lets a release through. */
  readonly time: 'now' | 'past' | 'future';
  readonly release: GateVerdict['release'];
  /** Reasons why nothing here is tied to a commit. */
  readonly remarks: readonly Finding[];
  readonly claims: GateDocument;
  /** What came of reading those very bytes. */
  readonly reading: ClaimsReading;
  /** The configuration file, where there is one. */
  readonly config: GateDocument | undefined;
  /** Other files that look like a public claims file. */
  readonly strayPaths: readonly string[];
  /** What claims are judged by; not looked at where nothing is claimed. */
  readonly evidence: Evidence;
  /** Refuse an answer that lapses before this instant. */
  readonly mustHoldUntil?: number | undefined;
}

/** The answer, and what a release manifest needs of it. */
export interface GateResult {
  readonly verdict: GateVerdict;
  /** What was judged; the manifest is made over it. */
  readonly judgement: Judgement;
  /** `undefined` where the claims could not be judged. */
  readonly binding: ClaimsBinding | undefined;
  /** Text of the claims file, for excerpts. */
  readonly claimsText: string;
  readonly trusted: EvidenceJudgement['trusted'];
}

/**
 * May these claims be published? An empty list may; any other list is judged by a trusted ledger
 * projection (spec sections 4.7 and 9). All findings are reported, not only the first.
 */
export async function judge(input: GateInput): Promise<GateResult> {
  const { tool, at, release, claims, config, reading } = input;
  const remarks = [...input.remarks, ...claims.remarks, ...(config?.remarks ?? [])];
  const isClaiming = reading.claims !== undefined && reading.claims.length > 0;
  const evidence = isClaiming ? await judgeClaims(input) : NOTHING_CLAIMED;
  const findings = [
    ...remarks,
    ...reading.findings,
    ...input.strayPaths.map((file) =>
      finding('stray_claims_file', { file, expected: claims.path }),
    ),
    ...evidence.findings,
  ];
  const inputs = [...inputsOf(input), ...evidence.inputs];
  const judgement = holdLongEnough(
    {
      tool,
      kind: kindOf(input, remarks),
      at,
      release,
      manifestDigest: null,
      inputs,
      findings,
      claims: evidence.claims,
      lapse: evidence.lapse,
    },
    input.mustHoldUntil,
  );
  const binding = reading.claims && bindClaims(claims.bytes, reading.claims);
  return {
    verdict: verdictOf(judgement),
    judgement,
    binding,
    claimsText: reading.text,
    trusted: evidence.trusted,
  };
}

/** Loaded only where something is claimed: most releases claim nothing, and a gate has to start fast. */
async function judgeClaims({ reading, evidence, at }: GateInput): Promise<EvidenceJudgement> {
  const { judgeEvidence } = await import('./evidence.ts');
  return judgeEvidence(reading.claims ?? [], evidence, at);
}

/** Whether a verdict may let a release through at all: it must be one of `release` kind, and allowed. */
export function letsReleaseThrough({ kind, decision }: GateVerdict): boolean {
  return kind === 'release' && decision === 'allowed';
}

const NOTHING_CLAIMED: EvidenceJudgement = {
  findings: [],
  claims: [],
  inputs: [],
  lapse: null,
  trusted: undefined,
};

function kindOf({ time }: GateInput, remarks: readonly Finding[]): VerdictKind {
  if (time === 'past') return 'historical';
  if (time === 'future') return 'forecast';
  return remarks.length > 0 ? 'draft' : 'release';
}

function holdLongEnough(judgement: Judgement, until: number | undefined): Judgement {
  const { lapse, findings } = judgement;
  if (until === undefined || lapse === null || lapse.at >= until) return judgement;
  const details = {
    expected: `until ${formatInstant(until)}`,
    found: `${lapse.what} lapses at ${formatInstant(lapse.at)}`,
  };
  return { ...judgement, findings: [...findings, finding('lapses_too_soon', details)] };
}

function inputsOf({ claims, config }: GateInput): Input[] {
  const inputs = [inputOf('public_claims', claims.path, claims.bytes)];
  return config ? [...inputs, inputOf('config', config.path, config.bytes)] : inputs;
}
