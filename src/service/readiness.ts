import type { ContractIndex } from '../evidence/index.ts';
import type { GateContext } from '../gate/index.ts';
import type {
  CapabilityResolution,
  DecisionRequest,
  EpochMs,
  ProviderCatalogue,
  ReadinessBoard,
  ReadinessDecision,
  Slug,
} from '../json/index.ts';
import type { Driver, Facts } from '../ledger/index.ts';
import type { ReadClaim } from '../manifest/index.ts';
import type { Outcome } from '../trust/index.ts';
import type { ReadinessSettings } from './settings.ts';

/** What a readiness service is made of. It owns none of it: who opened the ledger closes it. */
export interface ReadinessSetup {
  readonly ledger: Driver;
  /**
   * The runtime facts of now; asked once for each answer. A rejection is evidence that can not be read:
   * decisions are `degraded` then, or `disabled` where that is known.
   */
  readonly facts: () => Promise<Facts>;
  readonly contracts: ContractIndex;
  /** The public claims of this deployment; none: nothing is advertisable. */
  readonly claims: readonly ReadClaim[];
  /** Which tested commits are part of what runs, for contracts that ask; by default none is known. */
  readonly ancestry?: GateContext['ancestry'];
  readonly settings: ReadinessSettings;
  readonly clock: () => EpochMs;
}

/** What capabilities are resolved for; without a policy mode, the only one that the runtime knows. */
export interface CapabilityRequest {
  readonly account_reference: string;
  readonly output_profile: Slug;
  readonly policy_mode?: Slug;
}

/** Answers at one snapshot of ledger and runtime facts each. Only a defect makes an answer throw. */
export interface ReadinessService {
  /** The decision on exactly one subject, account and intent. Any value may be asked for: one that is no request is `degraded`. */
  decide(request: DecisionRequest): Promise<ReadinessDecision>;
  /** Every subject that the runtime offers or that is publicly claimed, with each account connected for it. */
  board(): Promise<ReadinessBoard>;
  catalogue(): Promise<ProviderCatalogue>;
  /** `account_unknown` where no such account is connected, `policy_mode_required` where it is not the only one. */
  resolve(request: CapabilityRequest): Promise<Outcome<CapabilityResolution>>;
}

export declare function readinessService(setup: ReadinessSetup): ReadinessService;
