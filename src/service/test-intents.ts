import type { Fingerprinter } from '../digest/index.ts';
import { isOver } from '../evidence/index.ts';
import { formatInstant, instantOf, type EpochMs } from '../json/index.ts';
import type { DecisionRequest, ReadinessDecision, TestIntent } from '../documents/index.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import { intentTokens } from './intent-token.ts';
import type { ReadinessService } from './readiness.ts';

/** Work that waits longer than this asks anew. */
export const TEST_INTENT_LIFETIME_MS: EpochMs = 24 * 60 * 60 * 1000;

/** Who asks for a certification test. */
export interface TestAsker {
  /** Only its fingerprint is kept. */
  readonly operator: string;
  /** How they showed who they are. */
  readonly by: 'session' | 'token';
  readonly isAdministrator: boolean;
  /** Whether what they may do is limited to some scope. */
  readonly isScoped: boolean;
}

/** What a worker is told immediately before each provider call; it runs where the decision is executable. */
export interface Rechecked {
  readonly intent: TestIntent;
  readonly decision: ReadinessDecision;
}

export interface TestIntentSetup {
  readonly readiness: ReadinessService;
  readonly fingerprints: Fingerprinter;
  /** The key of the fingerprints. */
  readonly key: Uint8Array;
  readonly clock: () => EpochMs;
  /** Whether an operator, by fingerprint, still is an unscoped administrator: asked again at each recheck. */
  readonly isAdministrator: (actor: string) => Promise<boolean>;
}

/** Certification tests (specification/readiness.md 4): they bypass prior local and live evidence, and nothing else. */
export interface TestIntents {
  /** A token for one subject and account. Refused as `test_intent_not_permitted`. */
  issue(request: Omit<DecisionRequest, 'intent'>, asker: TestAsker): Promise<Result<string>>;
  /**
   * The decision of now on what a token carries. Refused as `test_intent_invalid`,
   * `test_intent_expired` or `test_intent_not_permitted`.
   */
  recheck(token: string): Promise<Result<Rechecked>>;
}

export function testIntents(setup: TestIntentSetup): TestIntents {
  const { readiness, fingerprints, clock, isAdministrator } = setup;
  const tokens = intentTokens(setup.key, fingerprints.deployment);
  return {
    async issue({ subject, account_reference }, asker) {
      const actor = fingerprints.of('operator', asker.operator);
      if (!mayAsk(asker) || !(await isAdministrator(actor)))
        return refuse('test_intent_not_permitted');
      const at = clock();
      const intent: TestIntent = {
        schema_version: 1,
        request: { subject, account_reference, intent: 'certification_test' },
        actor,
        issued_at: formatInstant(at),
        expires_at: formatInstant(at + TEST_INTENT_LIFETIME_MS),
      };
      return accept(tokens.write(intent));
    },
    async recheck(token) {
      const intent = tokens.read(token);
      if (!intent) return refuse('test_intent_invalid');
      if (isOver(instantOf(intent.expires_at), clock()))
        return refuse('test_intent_expired', { found: intent.expires_at });
      if (!(await isAdministrator(intent.actor))) return refuse('test_intent_not_permitted');
      return accept({ intent, decision: await readiness.decide(intent.request) });
    },
  };
}

/** The same people who may append evidence: nobody else makes provider calls that nothing proves yet. */
function mayAsk({ by, isAdministrator, isScoped }: TestAsker): boolean {
  return by === 'session' && isAdministrator && !isScoped;
}
