import { finding, type Finding } from '../../documents/findings.ts';
import type { ClaimsSource } from '../../gate/claims-source.ts';
import { judge, type GateInput, type GateResult } from '../../gate/judge.ts';
import type { GateVerdict } from '../../documents/index.ts';
import { TOOL } from '../../documents/generated/tool.ts';
import { verdictOf } from '../../gate/verdict.ts';
import type {
  EvidenceChoice,
  JudgingInstant,
  ReadEvidence,
} from '../../repository/evidence-inputs.ts';
import type { Host } from '../host.ts';
import {
  claimsSource,
  openReleaseInputs,
  type ReleaseInputs,
  type RepositoryChoice,
} from '../../repository/release-inputs.ts';

export interface ReleaseQuestion extends RepositoryChoice, EvidenceChoice {
  /** The instant of this run, in milliseconds since 1970. */
  readonly now: number;
  /** The instant to judge at instead: then the verdict is `historical` or a `forecast`. */
  readonly at?: number | undefined;
  /** Refuse an answer that expires before this instant. */
  readonly mustHoldUntil?: number | undefined;
  /** Whether the ledger is deliberately not asked what was recorded since the export. */
  readonly withoutLedger?: boolean | undefined;
  /** Where the configuration says that a projection lies: asked where something is claimed and none was named. */
  readonly configuredProjection?: () => string | undefined;
  /** Whether the projection of a recorded release counts where it is newer than the configured one. */
  readonly orRecorded?: boolean;
  /** Reads how the gate was tested, where somebody says so. */
  readonly selfTest?: (() => Promise<ReadSelfTest>) | undefined;
  /** Stream a claims file of the work tree that has more bytes, instead of refusing it. */
  readonly streamsAbove?: number;
}

export interface ReadSelfTest {
  readonly stated: NonNullable<GateVerdict['self_test']>;
  /** Tells why the test says nothing about a judgement of these inputs. */
  readonly faultsFor: (inputs: GateVerdict['inputs']) => readonly Finding[];
}

export interface ReleaseJudgement
  extends GateResult, Pick<ReleaseInputs, 'repository' | 'versions' | 'config' | 'place'> {
  /** Empty where the claims are streamed. */
  readonly claimsBytes: Uint8Array;
}

/** Reads everything the answer depends on, and judges it. @throws ClaimgateError where it could not be judged */
export async function judgeRelease(asked: ReleaseQuestion, host: Host): Promise<ReleaseJudgement> {
  return (await judgeWithInput(asked, host)).judged;
}

/** The same with what was judged, to be judged again in another form. */
export async function judgeWithInput(
  asked: ReleaseQuestion,
  host: Host,
): Promise<{ readonly judged: ReleaseJudgement; readonly input: GateInput }> {
  const { input, inputs } = await readGateInput(asked, host);
  const { repository, versions, config, place } = inputs;
  const tested = await asked.selfTest?.();
  const result = await judge({ ...input, selfTest: tested?.stated });
  const claimsBytes = inputs.claims.bytes;
  const judged = { ...result, repository, versions, config, place, claimsBytes };
  const faults = tested?.faultsFor([...result.judgement.inputs]) ?? [];
  return { input, judged: faults.length > 0 ? withFindings(judged, faults) : judged };
}

/** Reads everything the answer depends on, as the gate is asked. @throws ClaimgateError */
export async function readGateInput(
  asked: ReleaseQuestion,
  host: Host,
): Promise<{ readonly input: GateInput; readonly inputs: ReleaseInputs }> {
  const { inputs, claims, evidence, remarks } = await readRelease(asked, host);
  const input = {
    ...judgingInstant(asked),
    tool: TOOL,
    release: inputs.release,
    product: inputs.repository?.product?.name,
    remarks: [...inputs.remarks, ...remarks],
    claims,
    config: inputs.configFile,
    strayPaths: inputs.strays,
    evidence,
    mustHoldUntil: asked.mustHoldUntil,
    withoutLedger: asked.withoutLedger,
  };
  return { input, inputs };
}

export function judgingInstant({ at, now }: Pick<ReleaseQuestion, 'at' | 'now'>): JudgingInstant {
  if (at === undefined) return { at: now, time: 'now' };
  return { at, time: at > now ? 'future' : 'past' };
}

/** Why an answer, though a yes, lets nothing through: only a verdict of kind `release` may (specification/documents.md 3.5). */
export function kindFindings({ judgement, verdict }: ReleaseJudgement): Finding[] {
  const { kind } = judgement;
  return kind !== 'release' && verdict.decision === 'allowed'
    ? [finding('draft_not_releasable', { expected: 'kind release', found: kind })]
    : [];
}

export function withFindings(result: ReleaseJudgement, more: readonly Finding[]): ReleaseJudgement {
  const judgement = { ...result.judgement, findings: [...result.judgement.findings, ...more] };
  return { ...result, judgement, verdict: verdictOf(judgement, result.summary.decisions) };
}

interface Release extends ReadEvidence {
  readonly inputs: ReleaseInputs;
  readonly claims: ClaimsSource;
}

/** Loads the code that reads evidence only where something is claimed: a gate has to start fast. */
async function readRelease(asked: ReleaseQuestion, host: Host): Promise<Release> {
  const { projection: named, streamsAbove = Infinity } = asked;
  const loadReader = () => import('../../repository/evidence-inputs.ts');
  const [inputs] = await Promise.all([
    openReleaseInputs(asked, host, { searchStrays: true, streamsAbove }),
    named === undefined ? undefined : nextTurn().then(loadReader),
  ]);
  const claims = await claimsSource(inputs);
  const projection = named ?? (claims.isClaiming ? asked.configuredProjection?.() : undefined);
  if (!claims.isClaiming || projection === undefined) return { inputs, claims, ...NO_EVIDENCE };
  const { readEvidence } = await loadReader();
  const choice = { ...asked, orRecorded: named === undefined && asked.orRecorded === true };
  const instant = judgingInstant(asked);
  return { inputs, claims, ...(await readEvidence(projection, choice, inputs, host, instant)) };
}

/** Processes that were asked for in this turn are started first. */
async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Where nothing is claimed, or no projection is given, nothing else is read. */
const NO_EVIDENCE: ReadEvidence = {
  evidence: {
    pin: undefined,
    deployment: undefined,
    roots: [],
    contracts: [],
    projection: undefined,
    statement: undefined,
    memory: [],
    ancestry: new Map(),
  },
  remarks: [],
};
