import { ClaimgateError, finding, type Finding } from '../documents/findings.ts';
import { formatInstant } from '../documents/json.ts';
import type { ClaimsBinding, GateVerdict, Tool } from '../documents/index.ts';
import type { ClaimsSource, GateDocument } from './claims-source.ts';
import {
  inputOf,
  verdictOf,
  ClaimsSummary,
  type JudgedClaim,
  type Judgement,
  type VerdictKind,
} from './verdict.ts';
import type { RuleSet } from './engine.ts';
import type { Evidence, JudgedClaims } from './judge-claims.ts';

/** Everything the answer depends on. */
export interface GateInput {
  readonly tool: Tool;
  /** The instant of judgement, in milliseconds since 1970. */
  readonly at: number;
  /** Whether that instant is now; any other never lets a release through. */
  readonly time: 'now' | 'past' | 'future';
  readonly release: GateVerdict['release'];
  /** The name of the product, in a repository of several. */
  readonly product?: string | undefined;
  /** Reasons why nothing here is tied to a commit. */
  readonly remarks: readonly Finding[];
  readonly claims: ClaimsSource;
  readonly config: GateDocument | undefined;
  readonly strayPaths: readonly string[];
  /** Evidence for the claims; ignored where nothing is claimed. */
  readonly evidence: Evidence;
  /** Refuse an answer that expires before this instant. */
  readonly mustHoldUntil?: number | undefined;
  /** Whether the caller said not to ask the ledger; the verdict warns of it. */
  readonly withoutLedger?: boolean | undefined;
  /** How the gate was tested; the verdict says so, and nothing is judged by it. */
  readonly selfTest?: GateVerdict['self_test'];
}

export interface GateResult {
  /** The verdict; without its claims where they are streamed. */
  readonly verdict: GateVerdict;
  /** The judgement; the manifest is made from it. */
  readonly judgement: Judgement;
  /** `undefined` where the claims could not be judged, or are streamed. */
  readonly binding: ClaimsBinding | undefined;
  /** Text of the claims file, for excerpts; empty where the claims are streamed. */
  readonly claimsText: string;
  readonly trusted: JudgedClaims['trusted'];
  readonly summary: ClaimsSummary;
  /** Gives out the claims where they are too many to be held. */
  readonly streamed: (() => AsyncIterable<readonly JudgedClaim[]>) | undefined;
}

/** @param ruleSet the rules to judge by: the newest, unless an audit judges by those that a verdict names */
export async function judge(input: GateInput, ruleSet?: RuleSet): Promise<GateResult> {
  const { at, claims, config } = input;
  if (!Number.isSafeInteger(at)) throw new ClaimgateError('instant_invalid', { found: String(at) });
  const judged = claims.isClaiming ? await judgeByEvidence(input, ruleSet) : nothingClaimed();
  const { trusted, summary, held } = judged;
  const judgement = judgementOf(input, {
    claims: held ?? [],
    findings: [...findingsOn(input), ...judged.findings, ...judged.withdrawn, ...judged.remarks],
    inputs: [
      { document: 'public_claims', path: claims.path, sha256: claims.sha256 },
      ...(config ? [inputOf('config', config.path, config.bytes)] : []),
      ...judged.inputs,
    ],
    expiry: judged.expiry,
    hasExample: summary.hasExample,
  });
  return {
    verdict: verdictOf(judgement, summary.decisions),
    judgement,
    binding: claims.binding,
    claimsText: claims.text,
    trusted,
    summary,
    streamed: held ? undefined : judged.claims,
  };
}

/** Loaded only where something is claimed: most releases claim nothing, and a gate has to start fast. */
async function judgeByEvidence(
  { claims, evidence, at }: GateInput,
  ruleSet: RuleSet | undefined,
): Promise<JudgedClaims> {
  const { judgeClaims } = await import('./judge-claims.ts');
  return judgeClaims(claims, evidence, at, ruleSet);
}

function nothingClaimed(): JudgedClaims {
  const summary = new ClaimsSummary();
  const nothing = { findings: [], remarks: [], withdrawn: [], inputs: [] };
  const none = { ...nothing, expiry: null, trusted: undefined };
  return { ...none, summary, held: [], claims: async function* () {} };
}

/** Returns what is found about the whole before any evidence: remarks, faults of the claims file, other such files. */
function findingsOn(input: GateInput): Finding[] {
  const { claims, strayPaths, withoutLedger } = input;
  return [
    ...remarksOf(input),
    ...(withoutLedger && claims.isClaiming ? [finding('released_without_ledger')] : []),
    ...claims.findings,
    ...strayPaths.map((file) => finding('stray_claims_file', { file, expected: claims.path })),
  ];
}

function remarksOf({ remarks, claims, config }: GateInput): Finding[] {
  return [...remarks, ...claims.remarks, ...(config?.remarks ?? [])];
}

function judgementOf(
  input: GateInput,
  {
    hasExample,
    ...judged
  }: Pick<Judgement, 'claims' | 'expiry' | 'findings' | 'inputs'> & {
    readonly hasExample: boolean;
  },
): Judgement {
  const { tool, at, product, release, mustHoldUntil, selfTest } = input;
  const judgement = {
    tool,
    kind: kindOf(input, hasExample),
    at,
    release,
    product,
    manifestDigest: null,
    ...judged,
    ...(selfTest ? { selfTest } : {}),
  };
  return holdLongEnough(judgement, mustHoldUntil);
}

function kindOf(input: GateInput, hasExample: boolean): VerdictKind {
  if (input.time === 'past') return 'historical';
  if (input.time === 'future') return 'forecast';
  if (remarksOf(input).length > 0) return 'draft';
  return hasExample ? 'rehearsal' : 'release';
}

function holdLongEnough(judgement: Judgement, until: number | undefined): Judgement {
  const { expiry, findings } = judgement;
  if (until === undefined || expiry === null || expiry.at >= until) return judgement;
  const details = {
    expected: `until ${formatInstant(until)}`,
    found: `${expiry.what} expires at ${formatInstant(expiry.at)}`,
  };
  return { ...judgement, findings: [...findings, finding('lapses_too_soon', details)] };
}
