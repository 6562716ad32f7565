import { timingSafeEqual } from 'node:crypto';
import {
  canonicalize,
  hkdfSha256,
  hmacSha256,
  type Fingerprinter,
} from '../../src/digest/index.ts';
import { document } from '../../src/documents/generated/test-intent.validator.js';
import type {
  DecisionRequest,
  TestIntent,
  TestIntentRechecked,
} from '../../src/documents/index.ts';
import { isOver } from '../../src/evidence/subject-evidence.ts';
import { accept, refuse, type Result } from '../../src/documents/findings.ts';
import {
  formatInstant,
  instantOf,
  checkShape,
  readJson,
  type EpochMs,
  type Shape,
} from '../../src/documents/json.ts';
import type { ReadinessService } from './readiness.ts';

/** Work that waits longer than this asks anew. */
export const TEST_INTENT_LIFETIME_MS: EpochMs = 24 * 60 * 60 * 1000;

export interface TestAsker {
  /** Only its fingerprint is kept. */
  readonly operator: string;
  readonly by: 'session' | 'token';
  readonly isAdministrator: boolean;
  readonly isScoped: boolean;
}

interface TestIntentSetup {
  readonly readiness: ReadinessService;
  readonly fingerprints: Fingerprinter;
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
  recheck(token: string): Promise<Result<TestIntentRechecked>>;
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

/** Only administrators who may append evidence may cause provider calls that no evidence supports yet. */
function mayAsk({ by, isAdministrator, isScoped }: TestAsker): boolean {
  return by === 'session' && isAdministrator && !isScoped;
}

/** Name of the form, the start of every token, and what its key is derived for. */
const SCHEME = 'claimgate/test-intent/v1';
const START = 'cgt1';

/** Longer than any token: everything in an intent is bounded. */
export const MAX_TOKEN = 4096;
const FILE = 'certification test intent';

const SHAPE: Shape<TestIntent> = { document };

/**
 * Tokens under a key that only the service has (its fingerprint key, of at least 32 bytes): an intent is a
 * privilege, and the queue that carries it is not trusted. A key of its own is derived, so that no
 * fingerprint is ever the code of a token.
 */
export function intentTokens(serviceKey: Uint8Array, deployment: string) {
  const info = Buffer.from(`${SCHEME}\0${deployment}`, 'utf8');
  const key = hkdfSha256({ key: serviceKey, salt: new Uint8Array(), info, size: 32 });
  const codeOf = (payload: Uint8Array) => Buffer.from(hmacSha256(key, payload));
  return {
    /** Letters, digits, `-`, `_` and `.` only, so that any queue carries it. */
    write(intent: TestIntent): string {
      const payload = Buffer.from(canonicalize(intent), 'utf8');
      return [START, payload.toString('base64url'), codeOf(payload).toString('base64url')].join(
        '.',
      );
    },
    /** The intent of a token that was written with this key; `undefined` for everything else. */
    read(token: string): TestIntent | undefined {
      const [start, payload, code, ...rest] = partsOf(token);
      if (start !== START || !payload || !code || rest.length > 0) return undefined;
      const bytes = decoded(payload);
      const given = decoded(code);
      if (!bytes || !given) return undefined;
      const expected = codeOf(bytes);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return intentIn(bytes);
    },
  };
}

function partsOf(token: unknown): string[] {
  return typeof token === 'string' && token.length <= MAX_TOKEN ? token.split('.') : [];
}

/** Base64url (RFC 4648 section 5) without padding, in its one form. */
function decoded(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}

function intentIn(bytes: Uint8Array): TestIntent | undefined {
  const shaped = checkShape(SHAPE, readJson(bytes, { file: FILE, maxBytes: MAX_TOKEN }));
  return shaped.ok ? shaped.value : undefined;
}
