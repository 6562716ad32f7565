import type { DecisionRequest, EpochMs, ReadinessDecision } from '../json/index.ts';

/** What queued work carries of a certification test (spec section 4.5). */
export interface TestIntent {
  readonly request: DecisionRequest;
  /** Fingerprint of who asked. */
  readonly actor: string;
  readonly issued_at: EpochMs;
  readonly expires_at: EpochMs;
}

/** What a worker is told immediately before each provider call. */
export interface Rechecked {
  readonly intent: TestIntent;
  readonly decision: ReadinessDecision;
}
