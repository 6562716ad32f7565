import { present } from '../findings/present.ts';
import { finding, type Finding } from '../findings/index.ts';
import {
  formatInstant,
  type ClaimsBinding,
  type GateVerdict,
  type Input,
  type Tool,
} from '../json/index.ts';
import { bindClaims, type ClaimsReading } from '../manifest/index.ts';
import type { EvidenceJudgement } from './evidence.ts';
import type { Evidence } from './ground.ts';
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
  const { claims, reading } = input;
  const isClaiming = reading.claims !== undefined && reading.claims.length > 0;
  const evidence = isClaiming ? await judgeClaims(input) : NOTHING_CLAIMED;
  const { path, bytes } = claims;
  const judgement = judgementOf(input, {
    ...evidence,
    findings: [...findingsOn(input, reading.findings), ...evidence.findings],
    inputs: [inputOf('public_claims', path, bytes), ...configInput(input), ...evidence.inputs],
  });
  const binding = reading.claims && bindClaims(bytes, reading.claims);
  return {
    verdict: verdictOf(judgement),
    judgement,
    binding,
    claimsText: reading.text,
    trusted: evidence.trusted,
  };
}

/** Everything but the claims themselves and their evidence. */
export type GateFrame = Omit<GateInput, 'claims' | 'evidence' | 'reading'> & {
  readonly claims: Pick<GateDocument, 'path' | 'remarks'>;
};

/** What is found about the whole before any evidence: remarks, faults of the claims file, other such files. */
export function findingsOn(frame: GateFrame, ofClaims: readonly Finding[]): Finding[] {
  const { claims, strayPaths } = frame;
  return [
    ...remarksOf(frame),
    ...ofClaims,
    ...strayPaths.map((file) => finding('stray_claims_file', { file, expected: claims.path })),
  ];
}

/** Everything a verdict says, of what was found and judged. */
export function judgementOf(
  frame: GateFrame,
  judged: Pick<Judgement, 'claims' | 'findings' | 'inputs' | 'lapse'>,
): Judgement {
  const { tool, at, release, mustHoldUntil } = frame;
  const { claims, findings, inputs, lapse } = judged;
  const kind = kindOf(frame, remarksOf(frame));
  const judgement = {
    tool,
    kind,
    at,
    release,
    manifestDigest: null,
    inputs,
    findings,
    claims,
    lapse,
  };
  return holdLongEnough(judgement, mustHoldUntil);
}

/** The configuration as a verdict lists it. */
export function configInput({ config }: GateFrame): Input[] {
  return config ? [inputOf('config', config.path, config.bytes)] : [];
}

function remarksOf({ remarks, claims, config }: GateFrame): Finding[] {
  return [...remarks, ...claims.remarks, ...(config?.remarks ?? [])];
}

/** Loaded only where something is claimed: most releases claim nothing, and a gate has to start fast. */
async function judgeClaims({ reading, evidence, at }: GateInput): Promise<EvidenceJudgement> {
  const { judgeEvidence } = await import('./evidence.ts');
  return judgeEvidence(present(reading.claims), evidence, at);
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

function kindOf({ time }: GateFrame, remarks: readonly Finding[]): VerdictKind {
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
