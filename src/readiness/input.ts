import type { ContractIndex, FactsLimits } from '../evidence/index.ts';
import type { GateContext } from '../gate/index.ts';
import type { EpochMs } from '../json/index.ts';
import type {
  AccountAuthorization,
  ControlFact,
  DecisionRequest,
  ProjectionEntry,
  RuntimeFacts,
  Subject,
} from '../documents/index.ts';

/** Whether missing evidence blocks (specification/readiness.md 3): it does on a cloud deployment with the flag set. */
export interface Enforcement {
  readonly deployment_kind: RuntimeFacts['deployment_kind'];
  /** `SERVICE_PROVIDER_CERTIFICATION_ENFORCED`. */
  readonly flag: boolean;
}

/** What ledger and runtime facts say of a subject, at one snapshot. */
export type EvidenceReading =
  | {
      readonly state: 'read';
      /** The same join that an export writes: the rules of the gate are asked about it. */
      readonly entry: ProjectionEntry;
      /** The grant of the requested account; `null`: none was asked for, or it is not known. */
      readonly account: AccountAuthorization | null;
      /** Whether the runtime implements the operation for the profile. */
      readonly isImplemented: boolean;
      /** When the runtime facts in it were written. */
      readonly factsGeneratedAt: EpochMs;
    }
  | {
      readonly state: 'unreadable';
      /** What is known in spite of that: an explicit disable wins over everything that could not be read. */
      readonly control: ControlFact;
      /** Where it was read, but says two things of one: which. */
      readonly contradictions?: readonly string[];
    };

/** The public claim on a subject, and what it needs beyond evidence. */
export interface PublicClaim {
  /** Digest of the contract that the claims file names for the subject; `null`: it is not claimed. */
  readonly contractDigest: string | null;
  /** Subjects that were found advertisable. Connect rests on those of its own connection only. */
  readonly advertisableSubjects: readonly Subject[];
}

/** Everything a decision is a function of. */
export interface DecisionInput {
  readonly request: DecisionRequest;
  readonly reading: EvidenceReading;
  readonly contracts: ContractIndex;
  readonly claim: PublicClaim;
  /** Which tested commits are part of what runs; what is not known does not pass (rule 4). */
  readonly ancestry: GateContext['ancestry'];
  readonly enforcement: Enforcement;
  readonly factsLimits: FactsLimits;
  readonly at: EpochMs;
}
