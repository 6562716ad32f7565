import type {
  CapabilityResolution,
  DecisionRequest,
  ProviderCatalogue,
  ReadinessBoard,
  ReadinessDecision,
} from '../documents/index.ts';
import type { Result } from '../findings/index.ts';
import { boardOf } from './provider-readiness.ts';
import { catalogueOf } from './catalogue.ts';
import { resolveCapability, type CapabilityRequest } from './capabilities.ts';
import { indexClaims } from './claims.ts';
import { decideOn } from './decisions.ts';
import { onSnapshot, type ReadinessSetup } from './snapshot.ts';

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
  /** The providers that the runtime knows, each with what the board says of it. */
  catalogue(): Promise<ProviderCatalogue>;
  /** Refused as `account_unknown` or `policy_mode_required`. */
  resolve(request: CapabilityRequest): Promise<Result<CapabilityResolution>>;
}

/** The readiness of one deployment (specification/readiness.md 1; specification/service.md 2). */
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
