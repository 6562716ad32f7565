import type {
  CapabilityResolution,
  DecisionRequest,
  ProviderCatalogue,
  ReadinessBoard,
  ReadinessDecision,
  ReadinessQuery,
} from '../documents/index.ts';
import { accept, type Result } from '../findings/index.ts';
import { readQuery, selected, type ReadinessProjection } from './board-query.ts';
import { resolveCapability, type CapabilityRequest } from './capabilities.ts';
import { decideOn } from './decisions.ts';
import { KeptBoard } from './kept-board.ts';
import { indexClaims, onSnapshot, type ReadinessSetup } from './snapshot.ts';
import type { StandingBoard } from './standing-board.ts';

export { APP_MEMBERS, appOf, type AppOf } from './capabilities.ts';

/** Answers, each at one snapshot of ledger and runtime facts and at one instant. */
export interface ReadinessService {
  /**
   * The decision on exactly one subject, account and intent. Never throws for what is asked or for
   * evidence: what is no request, or cannot be read, is `degraded`.
   */
  decide(request: DecisionRequest): Promise<ReadinessDecision>;
  /**
   * Every subject that the runtime offers or that is publicly claimed, with each account connected for
   * it. Throws `evidence_unreadable` where the runtime facts cannot be read, as the next two do.
   */
  board(): Promise<ReadinessBoard>;
  /**
   * The board, or the part of it that is asked for, in the form that is sent: the same bytes for the same ledger, facts
   * and minute. Refused with the faults of what is asked.
   */
  projection(asked?: ReadinessQuery | object): Promise<Result<ReadinessProjection>>;
  /** Returns the providers that the runtime knows, each with its part of the board. */
  catalogue(): Promise<ProviderCatalogue>;
  /** Refused as `account_unknown` or `policy_mode_required`. */
  resolve(request: CapabilityRequest): Promise<Result<CapabilityResolution>>;
}

/** The readiness of one deployment (specification/readiness.md 1; specification/service.md 2). */
export function readinessService(setup: ReadinessSetup): ReadinessService {
  const claims = indexClaims(setup.claims);
  const kept = new KeptBoard(setup, claims);
  return {
    decide: (request) => onSnapshot(setup, claims, (snapshot) => decideOn(snapshot, request)),
    board: async () => (await kept.current()).document,
    projection: async (asked) => {
      const query = readQuery(asked);
      return query.ok ? accept(selected(await kept.current(), query.value)) : query;
    },
    catalogue: async () => catalogueOf(await kept.current()),
    resolve: (request) =>
      onSnapshot(setup, claims, (snapshot) => resolveCapability(snapshot, request)),
  };
}

/**
 * The providers that the runtime knows, each with what the board says of it, the decisions on connecting
 * among it (specification/service.md 3).
 */
function catalogueOf({ facts, document: board }: StandingBoard): ProviderCatalogue {
  const { document, providers: known } = facts;
  const { apps, accounts } = document;
  return {
    providers: board.providers
      .filter(({ provider }) => known.has(provider))
      .map((readiness) => ({
        provider: readiness.provider,
        configured: apps.some(
          (app) => app.provider === readiness.provider && app.state === 'configured',
        ),
        connected_accounts: accounts.filter((account) => account.provider === readiness.provider)
          .length,
        readiness,
      })),
  };
}
