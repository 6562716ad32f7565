import type { Digest } from '../digest/index.ts';
import {
  evidenceOf,
  type Configuration,
  type Contract,
  type ContractIndex,
  type Run,
  type SubjectEvidence,
} from '../evidence/index.ts';
import type { EpochMs } from '../json/index.ts';
import type { Subject } from '../documents/index.ts';
import type { ClaimedEntry, Leaks } from '../projection/index.ts';

/** A claim, with the digest of its subject. */
export interface ClaimToJudge {
  readonly subject: Subject;
  readonly subjectDigest: Digest;
  readonly contractDigest: string;
}

/** What all claims of one judgement share. */
export interface GateContext {
  readonly at: EpochMs;
  readonly contracts: ContractIndex;
  /**
   * Whether a commit is the released one or an ancestor of it; `undefined` where that is not known. Asked
   * only for runs whose contract wants it.
   */
  readonly ancestry: Pick<ReadonlyMap<string, boolean>, 'get'>;
}

/** Whether the tested commit of a run is part of the release, where its contract asks. */
export type RevisionFact = 'not_asked' | 'included' | 'foreign';

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
  /** How many contract files of the repository fit the subject. */
  readonly fittingContracts: number;
  readonly configurationSource: NonNullable<Configuration['source']> | 'not_asked' | null;
  readonly localRevision: RevisionFact | null;
  readonly liveRevision: RevisionFact | null;
}

/** What the rules see of a projection as a whole, once it was read to its end. */
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
};

/** Puts together what the rules see of a claim. */
export function factsOf(
  claim: ClaimToJudge,
  found: ClaimedEntry,
  { at, contracts, ancestry }: GateContext,
): ClaimFacts {
  const evidence = found.state === 'present' ? evidenceOf(found.entry) : NOTHING_KNOWN;
  const contract = contracts.byDigest(claim.contractDigest) ?? null;
  return {
    at,
    subject: claim.subject,
    subjectDigest: claim.subjectDigest,
    claimedContractDigest: claim.contractDigest,
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
    configurationSource: sourceFact(evidence.configuration),
    localRevision: revisionFact(evidence.localRun, contract, ancestry),
    liveRevision: revisionFact(evidence.liveRun, contract, ancestry),
  };
}

/** A configuration that is not there comes from nowhere. */
function sourceFact(configuration: Configuration | null): ClaimFacts['configurationSource'] {
  return configuration?.state === 'configured' ? configuration.source : 'not_asked';
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
