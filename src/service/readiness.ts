import type { ContractIndex } from '../evidence/index.ts';
import type { ClaimgateError } from '../findings/index.ts';
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
import { boardOf } from './board.ts';
import { catalogueOf } from './catalogue.ts';
import { resolveCapability } from './capabilities.ts';
import { indexClaims } from './claims.ts';
import { decideOn } from './decisions.ts';
import type { ReadinessSettings } from './settings.ts';
import { onSnapshot } from './snapshot.ts';

/** What a readiness service is made of. It owns none of it: who opened the ledger closes it. */
export interface ReadinessSetup {
  readonly ledger: Driver;
  /**
   * The runtime facts of now; asked once for each answer. A `ClaimgateError` is evidence that can not be
   * read: decisions are `degraded` then, or `disabled` where that is known.
   */
  readonly facts: () => Promise<Facts>;
  readonly contracts: ContractIndex;
  /** The public claims of this deployment; none: nothing is advertisable. */
  readonly claims: readonly ReadClaim[];
  /** Which tested commits are part of what runs, for contracts that ask; by default none is known. */
  readonly ancestry?: GateContext['ancestry'];
  readonly settings: ReadinessSettings;
  readonly clock: () => EpochMs;
  /** Told why evidence could not be read, for the log. */
  readonly onUnreadable?: (cause: ClaimgateError) => void;
}

/** What capabilities are resolved for; without a policy mode, the only one that the runtime knows. */
export interface CapabilityRequest {
  readonly account_reference: string;
  readonly output_profile: Slug;
  readonly policy_mode?: Slug;
}

/** Answers, each at one snapshot of ledger and runtime facts and at one instant. */
export interface ReadinessService {
  /**
   * The decision on exactly one subject, account and intent. Never throws for what is asked or for
   * evidence: what is no request, or can not be read, is `degraded`.
   */
  decide(request: DecisionRequest): Promise<ReadinessDecision>;
  /**
   * Every subject that the runtime offers or that is publicly claimed, with each account connected for
   * it. Throws `evidence_unreadable` where the runtime facts can not be read, as the next two do.
   */
  board(): Promise<ReadinessBoard>;
  /** The providers, each with the decisions on connecting it. */
  catalogue(): Promise<ProviderCatalogue>;
  /** Refused as `account_unknown` or `policy_mode_required`. */
  resolve(request: CapabilityRequest): Promise<Outcome<CapabilityResolution>>;
}

/** The readiness of one deployment (data-model.md sections 6 and 7). */
export function readinessService(setup: ReadinessSetup): ReadinessService {
  const claims = indexClaims(setup.claims);
  return {
    decide: (request) => onSnapshot(setup, claims, (snapshot) => decideOn(snapshot, request)),
    board: () => onSnapshot(setup, claims, boardOf),
    catalogue: () => onSnapshot(setup, claims, catalogueOf),
    resolve: (request) =>
      onSnapshot(setup, claims, (snapshot) => resolveCapability(snapshot, request)),
  };
}
