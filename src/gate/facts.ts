import type { Digest } from '../digest/index.ts';
import {
  evidenceOf,
  type Configuration,
  type Run,
  type SubjectEvidence,
} from '../evidence/subject-evidence.ts';
import { coverKey, coversOf, type Coverage, type CoveredTree } from '../evidence/coverage.ts';
import { type Contract, type ContractIndex, readContracts } from '../evidence/contract.ts';
import { erroredUntil, type RunSide, retestDueAt } from '../evidence/run.ts';
import type { EpochMs, NamedBytes } from '../documents/json.ts';
import type { Subject } from '../documents/index.ts';
import {
  type ClaimedEntry,
  type Leaks,
  mergeProjection,
  type ProjectionSource,
} from './merge-projection.ts';
import {
  finding,
  type EvidencePiece,
  type Finding,
  type FindingDetails,
} from '../documents/findings.ts';
import type { CodeChanges } from './covered-code.ts';
import type { ReadClaim } from '../manifest/claims.ts';
import { claimsInMemory } from './claims-source.ts';
import { firstOf, type Expiry } from './verdict.ts';

export interface GateContext {
  readonly at: EpochMs;
  readonly contracts: ContractIndex;
  /** Whether a commit is the released one or an ancestor; `undefined`: unknown. Asked only where a contract wants it. */
  readonly ancestry: Pick<Ancestry, 'get'>;
  /** The covered code of the judged commit; `not_asked`: nothing is released, so no commit is judged. */
  readonly coverage?: Coverage | 'not_asked' | undefined;
  readonly changes?: CodeChanges | undefined;
}

/** Whether the tested commit of a run is part of the release, where its contract asks. */
type RevisionFact = 'not_asked' | 'included' | 'foreign';

/** The covered code of the judged commit, where the contract names any. */
type CodeFact =
  | 'not_asked'
  | (CoveredTree & {
      /** Files that changed since the test, where both commits can be read. */
      readonly changed?: readonly string[] | undefined;
    });

/** Everything the rules see of one claim. `null` is not known, and what is not known never passes. */
export interface ClaimFacts extends Omit<SubjectEvidence, 'contractDigest'> {
  readonly at: EpochMs;
  readonly subject: Subject;
  readonly subjectDigest: Digest;
  readonly claimedContractDigest: string;
  readonly entry: ClaimedEntry['state'];
  /** The current contract by the projection; `null`: none fits what the runtime implements, or there is no entry. */
  readonly currentContractDigest: string | null;
  readonly contract: Contract | null;
  readonly fittingContracts: number;
  readonly configurationSource: NonNullable<Configuration['source']> | 'not_asked' | null;
  readonly localRevision: RevisionFact | null;
  readonly liveRevision: RevisionFact | null;
  readonly localCode: CodeFact | null;
  readonly liveCode: CodeFact | null;
}

/** Facts about a whole projection, known once it has been read to its end. */
export interface ProjectionFacts {
  readonly leaks: Leaks;
  /** `fingerprint.algorithm` of the signed statement. */
  readonly fingerprintAlgorithm: string;
}

const NOTHING_KNOWN: SubjectEvidence = {
  contractDigest: null,
  configuration: null,
  approval: null,
  authorization: null,
  policy: null,
  control: null,
  localRun: null,
  liveRun: null,
  corrected: [],
};

export function factsOf(
  { claim, subjectDigest }: ReadClaim,
  found: ClaimedEntry,
  context: GateContext,
): ClaimFacts {
  const { at, contracts, ancestry } = context;
  const evidence = found.state === 'present' ? evidenceOf(found.entry) : NOTHING_KNOWN;
  const contract = contracts.byDigest(claim.contract_digest) ?? null;
  return {
    at,
    subject: claim.subject,
    subjectDigest,
    claimedContractDigest: claim.contract_digest,
    entry: found.state,
    currentContractDigest: evidence.contractDigest,
    contract,
    fittingContracts: contracts.countFor(claim.subject),
    // By name: to copy members that are not named takes as long as the rest.
    configuration: evidence.configuration,
    approval: evidence.approval,
    authorization: evidence.authorization,
    policy: evidence.policy,
    control: evidence.control,
    localRun: evidence.localRun,
    liveRun: evidence.liveRun,
    corrected: evidence.corrected,
    configurationSource:
      evidence.configuration?.state === 'configured' ? evidence.configuration.source : 'not_asked',
    localRevision: revisionFact(evidence.localRun, contract, ancestry),
    liveRevision: revisionFact(evidence.liveRun, contract, ancestry),
    localCode: codeFact('local', evidence.localRun, contract, context),
    liveCode: codeFact('live', evidence.liveRun, contract, context),
  };
}

function revisionFact(
  run: Run | null,
  contract: Contract | null,
  ancestry: GateContext['ancestry'],
): RevisionFact | null {
  // A missing run or contract is a finding of its own; it is not also an unknown commit.
  if (run === null || contract?.document.tested_revision !== 'ancestor') return 'not_asked';
  const included = ancestry.get(run.testedRevision);
  if (included === undefined) return null;
  return included ? 'included' : 'foreign';
}

function codeFact(
  side: RunSide,
  run: Run | null,
  contract: Contract | null,
  { changes, coverage }: GateContext,
): CodeFact | null {
  const covers = contract === null ? undefined : coversOf(contract, side);
  if (covers === undefined || coverage === 'not_asked') return 'not_asked';
  const tree = coverage?.get(coverKey(covers)) ?? null;
  if (tree === null || run === null || run.coveredTree === tree.digest) return tree;
  return { ...tree, changed: changes?.get(run.testedRevision, covers) };
}

export interface SideRun {
  readonly side: RunSide;
  readonly run: Run;
}

/** Returns the runs that are known. A missing one is the engine's to report. */
export function runsOf({ localRun, liveRun }: Pick<ClaimFacts, 'localRun' | 'liveRun'>): SideRun[] {
  const runs: SideRun[] = [];
  if (localRun !== null) runs.push({ side: 'local', run: localRun });
  if (liveRun !== null) runs.push({ side: 'live', run: liveRun });
  return runs;
}

/** Returns where a fact of a run stands in the entry, which record says so, and which new run would clear it. */
export function placeInRun({ side, run }: SideRun, member: string): FindingDetails {
  const piece = `${side}_run` as const;
  return {
    piece,
    pointer: `/${piece}/${member}`,
    record: run.record,
    clears_by: `new_${piece}`,
  };
}

/** Tells of evidence that it is an example: nothing was tested, decided or reported, so no claim rests on it. */
export function exampleFindings(
  piece: EvidencePiece,
  origin: string,
  details: FindingDetails = {},
): Finding[] {
  if (origin !== 'example') return [];
  const said = { piece, pointer: `/${piece}/origin`, ...INSTEAD[piece], ...details };
  return [finding('evidence_is_example', said)];
}

/** By the members of an entry, with the command that records one's own. */
const INSTEAD: Readonly<Record<EvidencePiece, FindingDetails>> = {
  configuration: { found: 'the runtime facts', next: 'claimgate ledger export --facts FILE' },
  approval: { found: 'the approval', next: 'claimgate ledger append approval FILE' },
  local_run: { found: 'no test ran' },
  live_run: { found: 'no test ran' },
  runtime_control: { found: 'the control event', next: 'claimgate ledger append control FILE' },
};

export function nameScopes(digests: readonly string[], { scopeNames }: Contract): string {
  return digests.map((digest) => scopeNames.get(digest) ?? digest).join(' ');
}

/** `learn` receives commits before `get` asks for them; what it does not find out stays unknown. */
export interface Ancestry {
  get(commit: string): boolean | undefined;
  learn?(commits: readonly string[]): Promise<void>;
}

export interface FoundClaim {
  readonly claim: ReadClaim;
  readonly entry: ClaimedEntry;
}

/**
 * Has the commits looked up that claims were tested at, where the claimed contract asks for an ancestor of the release.
 * Only a question to git: nothing of what is asked here is trusted. `undefined`: there is nothing to ask.
 */
export function lookUpCommits(contracts: ContractIndex, ancestry: Ancestry) {
  const asked = new Set<string>();
  return (found: readonly FoundClaim[]): Promise<void> | undefined => {
    const commits: string[] = [];
    for (const { claim, entry } of found) {
      if (!asksForAncestor(claim, contracts)) continue;
      eachTestedCommit(entry, (commit) => {
        if (!asked.has(commit)) commits.push(commit);
        asked.add(commit);
      });
    }
    return commits.length > 0 ? ancestry.learn?.(commits) : undefined;
  };
}

/** Has the covered files compared of runs on other code than that of the judged commit. */
export async function lookUpChanges(
  found: readonly FoundClaim[],
  { changes, contracts, coverage }: GateContext,
): Promise<void> {
  if (!changes || !coverage || coverage === 'not_asked' || coverage.size === 0) return;
  for (const { claim, entry } of found) {
    const contract = contracts.byDigest(claim.claim.contract_digest);
    if (!contract || entry.state !== 'present') continue;
    for (const side of ['local', 'live'] as const) {
      const [run, covers] = [entry.entry[`${side}_run`], coversOf(contract, side)];
      const own = covers && coverage.get(coverKey(covers))?.digest;
      if (run && covers && run.covered_tree !== own)
        await changes.learn(run.tested_revision, covers);
    }
  }
}

/**
 * Finds all such commits at once, for who has to know them before the judge asks. Nothing of this pass is
 * trusted, and without a contract that asks the projection is not read.
 */
export async function testedRevisions(
  claims: readonly ReadClaim[],
  contracts: readonly NamedBytes[],
  projection: ProjectionSource,
): Promise<Set<string>> {
  const { index } = readContracts(contracts);
  const asking = [...claimsInMemory(claims).open()].filter((claim) =>
    asksForAncestor(claim, index),
  );
  const revisions = new Set<string>();
  if (asking.length === 0) return revisions;
  const { file } = projection;
  const stated = { sha256: NOT_STATED, entryCount: 0, ledgerSize: Infinity };
  const source = { file, chunks: projection.open(), ...stated };
  await mergeProjection(source, asking, (_claim, entry) =>
    eachTestedCommit(entry, (commit) => revisions.add(commit)),
  );
  return revisions;
}

/** No file has this digest, so that nothing can take the results of this pass for verified ones. */
const NOT_STATED = `sha256:${'0'.repeat(64)}` as Digest;

function asksForAncestor({ claim }: ReadClaim, contracts: ContractIndex): boolean {
  return contracts.byDigest(claim.contract_digest)?.document.tested_revision === 'ancestor';
}

function eachTestedCommit(found: ClaimedEntry, visit: (commit: string) => void): void {
  if (found.state !== 'present') return;
  const { local_run: local, live_run: live } = found.entry;
  if (local) visit(local.tested_revision);
  if (live) visit(live.tested_revision);
}

/** Returns what expires first of all that a claim rests on; `null` where what it rests on is not known. */
export function firstExpiryOf(facts: ClaimFacts): Expiry | null {
  return firstOf(claimExpiries(facts));
}

export function claimExpiries(facts: ClaimFacts): readonly Expiry[] {
  const { contract, approval, authorization, control, localRun, liveRun, subjectDigest } = facts;
  const isKnown = contract && approval && authorization && control && localRun && liveRun;
  return isKnown ? knownExpiries(facts, subjectDigest) : [];
}

export function knownExpiries(
  {
    contract,
    approval,
    authorization,
    control,
    localRun,
    liveRun,
  }: Omit<SubjectEvidence, 'contractDigest' | 'configuration' | 'policy'> &
    Pick<ClaimFacts, 'contract'>,
  subjectDigest: Expiry['subjectDigest'],
): Expiry[] {
  const days = contract?.document.retest_days;
  const ends: readonly (readonly [Expiry['what'], EpochMs | null | undefined])[] = [
    ['approval', approval?.expiresAt],
    ['authorization', authorization?.expiresAt],
    ['control', control?.expiresAt],
    ['local_run', localRun?.expiresAt],
    ['local_retest', localRun && days && retestDueAt(localRun, days.local)],
    ['local_errored', localRun?.errored && erroredUntil(localRun.errored)],
    ['live_run', liveRun?.expiresAt],
    ['live_retest', liveRun && days && retestDueAt(liveRun, days.live)],
    ['live_errored', liveRun?.errored && erroredUntil(liveRun.errored)],
  ];
  return ends.flatMap(([what, at]) =>
    typeof at === 'number' ? [{ at, what, subjectDigest }] : [],
  );
}
