// A past verdict, judged again by its own rules on its own inputs, and compared with what was signed.

import { verdictOf } from '../gate/verdict.ts';
import { digestOf } from '../digest/index.ts';
import {
  accept,
  finding,
  type Code,
  type Finding,
  type Result,
  refusalFor,
} from '../documents/findings.ts';
import { present } from '../documents/error.ts';
import { heldClaims } from '../gate/claims-source.ts';
import type { Coverage } from '../evidence/coverage.ts';
import type { RuleSet } from '../gate/engine.ts';
import { judge, type GateInput } from '../gate/judge.ts';
import { projectionIn } from '../gate/merge-projection.ts';
import { instantOf, pointerTo, type EpochMs, type NamedBytes } from '../documents/json.ts';
import type { CapsuleRelease, GateVerdict, Tool } from '../documents/index.ts';
import { shown } from '../documents/json-value.ts';
import { statementOf, type RecordFiles, type ReleaseRecord } from '../gate/release-record.ts';
import type { Freshness } from '../gate/verify-projection.ts';
import type { TrustRoot } from '../trust/root.ts';
import type { RootBytes, Stamp } from '../trust/identity.ts';

/** Everything that the audit of a past release needs, from a repository or from a capsule. */
export interface AuditInput {
  /** The release, and the commit that its tag names. */
  readonly release: CapsuleRelease;
  readonly tool: Tool;
  /** `N:sha256:…`, from the auditor. */
  readonly pin: string | undefined;
  readonly record: RecordFiles;
  /** The projection of the record; `undefined`: there is none. */
  readonly projection: Uint8Array | undefined;
  readonly claims: NamedBytes;
  readonly config: NamedBytes | undefined;
  /** From that configuration: whose release it is, and of what. */
  readonly deployment: string | undefined;
  readonly resourceUri: string | undefined;
  /** The name of the product, in a repository of several. */
  readonly product?: string | undefined;
  /** Trust roots and contracts of the commit, in the order of the gate. */
  readonly roots: readonly RootBytes[];
  readonly contracts: readonly NamedBytes[];
  /** The newest trust root that the repository knows, where that was read: it says which records were lost since. */
  readonly newestRoot?: TrustRoot | undefined;
  readonly strayPaths: readonly string[];
  /** Whether commits that were tested are part of the release. */
  readonly ancestry: ReadonlyMap<string, boolean>;
  /** How many commits came after each of them, where all of those are there to count. */
  readonly distances: ReadonlyMap<string, number>;
  /** The code of the commit that contracts cover. */
  readonly coverage: Coverage;
  readonly memory: readonly ReleaseRecord[];
  /** The instant of the audit: what vouches for a time has to count then. */
  readonly now: EpochMs;
  /** The tokens beside the capsule: they are over all of it. */
  readonly stamps: readonly Stamp[];
  /** Trusted roots whose timestamp authorities the auditor trusts. */
  readonly timestampRoots: readonly NamedBytes[];
  /** Whether the memory also holds the releases after this one; a capsule's does not. */
  readonly knowsLater: boolean;
}

/**
 * Judges a release again, by the same evaluator, at the instant, by the rule set and by the documents that its
 * verdict names. The verdict must come out the same but for `kind`, `tool` and the sentences of findings
 * (specification/documents.md 3.5).
 *
 * @param ruleSet `undefined` where nothing is claimed: then no rule judges
 */
export async function replay(
  input: AuditInput,
  recorded: GateVerdict,
  ruleSet: RuleSet | undefined,
): Promise<readonly Finding[]> {
  const memory = rememberedBy(recorded, input.memory);
  if (!memory.ok) return memory.findings;
  const { judgement } = await judge(gateInput(input, recorded, memory.value), ruleSet);
  const again = verdictOf({
    ...judgement,
    release: input.release,
    manifestDigest: digestOf(input.record.manifest),
  });
  const difference = firstDifference(withoutMaker(recorded), withoutMaker(again));
  if (!difference) return [];
  const file = `${input.record.name}/gate-verdict.json`;
  const differs = finding('replay_differs', { file, ...difference });
  const causes = judgement.claims.flatMap(({ rules }) => rules.flatMap(({ findings }) => findings));
  // A few of them say why claims are refused now.
  return [differs, ...judgement.findings, ...causes.slice(0, 10)];
}

function gateInput(
  input: AuditInput,
  recorded: GateVerdict,
  memory: readonly ReleaseRecord[],
): GateInput {
  const { claims, config, contracts, deployment, pin, projection, record, roots } = input;
  const document = ({ file, bytes }: AuditInput['claims']) => ({ path: file, bytes, remarks: [] });
  const nameOf = (kind: string, otherwise: string): string =>
    recorded.inputs.find((item) => item.document === kind)?.path ?? otherwise;
  const statement = statementOf(record);
  return {
    tool: input.tool,
    at: instantOf(recorded.evaluated_at),
    time: 'past',
    product: input.product,
    release: input.release,
    remarks: [],
    claims: heldClaims(document(claims)),
    config: config && document(config),
    strayPaths: input.strayPaths,
    withoutLedger: recorded.findings.some(({ code }) => code === 'released_without_ledger'),
    evidence: {
      pin,
      deployment,
      roots,
      contracts,
      projection:
        projection && projectionIn(nameOf('projection', 'ledger-projection.jsonl'), projection),
      statement: statement && {
        ...statement,
        file: nameOf('projection_statement', 'ledger-projection.intoto.json'),
      },
      freshness: freshnessIn(recorded),
      memory,
      ancestry: input.ancestry,
      coverage: input.coverage,
    },
  };
}

/** Works out the projection's freshness limit, so that it expires no later than it did in the verdict. */
function freshnessIn({ horizon }: GateVerdict): Freshness | undefined {
  const { first_lapse: first, valid_until: until } = horizon;
  return first?.what === 'projection' && until !== null ? { until: instantOf(until) } : undefined;
}

function rememberedBy(
  { inputs }: GateVerdict,
  memory: readonly ReleaseRecord[],
): Result<readonly ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  const findings: Finding[] = [];
  for (const { document, path } of inputs) {
    if (document !== 'release_record') continue;
    const record = memory.find(({ name }) => name === path);
    if (record) records.push(record);
    else findings.push(finding('earlier_record_missing', { file: path }));
  }
  return refusalFor(findings) ?? accept(records);
}

/** A verdict without tool, instant, self-test and sentences, since a later release may word better. */
function withoutMaker(verdict: GateVerdict): unknown {
  const { kind: _kind, tool: _tool, self_test: _tested, findings, ...rest } = verdict;
  const replayed = findings.filter(({ code }) => !OF_THE_REPOSITORY.has(code));
  return { ...rest, findings: replayed.map(({ message: _message, next: _next, ...said }) => said) };
}

/** Warnings about what lay beside the release in its repository: no audit can see that again, and nothing rests on it. */
const OF_THE_REPOSITORY: ReadonlySet<string> = new Set<Code>([
  'memory_cut',
  'projection_of_release',
  'record_past_unverified',
  'trust_root_unvouched',
]);

/** Where two documents differ first, in the order of their members. */
function firstDifference(
  recorded: unknown,
  again: unknown,
  pointer = '',
): { pointer: string; expected: string; found: string } | undefined {
  if (Object.is(recorded, again)) return undefined;
  if (
    isContainer(recorded) &&
    isContainer(again) &&
    Array.isArray(recorded) === Array.isArray(again)
  ) {
    const [ours, theirs] = [Object.entries(recorded), Object.entries(again)];
    for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
      const [name] = present(ours[at] ?? theirs[at]);
      const valueIn = (entry?: [name: string, value: unknown]) =>
        entry?.[0] === name ? entry[1] : undefined;
      const below = pointerTo(pointer, name);
      const found = firstDifference(valueIn(ours[at]), valueIn(theirs[at]), below);
      if (found) return found;
    }
    return undefined;
  }
  return { pointer, expected: shown(recorded), found: shown(again) };
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
