import type { Fingerprinter } from '../digest/index.ts';
import type { ContractIndex } from '../evidence/index.ts';
import {
  codeEntry,
  accept,
  refuse,
  type Code,
  type Finding,
  type Result,
} from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import type { EpochMs } from '../json/index.ts';
import {
  append,
  type Driver,
  type Facts,
  type AppendItem,
  type Appended,
} from '../ledger/index.ts';
import type { PasswordCost } from './access/password.ts';
import { signInOf, type SignIn, type SignInEvent } from './access/sign-in.ts';

/** The parts that administration uses. */
export interface AdministrationSetup {
  readonly ledger: Driver;
  readonly fingerprints: Fingerprinter;
  readonly contracts: ContractIndex;
  /** The runtime facts of now, as {@link import('./snapshot.ts').ReadinessSetup} has them. */
  readonly facts: () => Promise<Facts>;
  readonly clock: () => EpochMs;
  /** The origin of the pages, as browsers write it: scheme, host and port. */
  readonly origin: () => string;
  /** Whether a proxy in front says who asks, as the last address in `X-Forwarded-For`. */
  readonly isBehindProxy: boolean;
  /** Told of every attempt to sign in, for an audit log. */
  readonly onSignIn?: (event: SignInEvent) => void;
}

export interface Administration extends AdministrationSetup {
  readonly signIn: SignIn;
}

/** Administrators' sessions, routes and pages over one ledger (specification/service.md 5). */
export function administrationOf(setup: AdministrationSetup, cost?: PasswordCost): Administration {
  return { ...setup, signIn: signInOf(setup, cost) };
}

/** A document that an administrator wants to record. */
interface EvidenceRequest {
  readonly kind: AppendItem['kind'];
  /** The document, as JSON. */
  readonly bytes: Uint8Array;
  /** Who records it: the name of their session. */
  readonly operator: string;
  /** The same request with the same key is recorded once. */
  readonly idempotencyKey: string | null;
}

/** Records one document; the ledger sets id, time and operator. */
export async function recordEvidence(
  { ledger, fingerprints, contracts, clock }: Administration,
  { kind, bytes, operator, idempotencyKey }: EvidenceRequest,
): Promise<Result<Appended>> {
  if (idempotencyKey !== null && !IDEMPOTENCY_KEY.test(idempotencyKey))
    return refuse('idempotency_key_invalid');
  const item: AppendItem = {
    kind,
    file: 'body',
    bytes,
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
  };
  const context = { operator, fingerprints, contracts, clock };
  const outcome = await append(ledger, [item], context);
  if (!outcome.ok) return outcome;
  return accept(present(outcome.value[0]));
}

const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** Conflicts with the ledger or the contracts: the document is well-formed, but may not be recorded now. */
const CONFLICTS: ReadonlySet<Code> = new Set([
  'approval_missing',
  'backdated',
  'contract_of_other_subject',
  'contract_unknown',
  'idempotency_key_reused',
  'not_applicable_not_approved',
  'run_outlives_approval',
]);

/** Returns the status of a refusal: 409 for a conflict, 422 for a fault of the document, 503 for anything else. */
export function refusalStatus(findings: readonly Finding[]): 409 | 422 | 503 {
  // Every other code concerns the ledger or its key.
  if (findings.some(({ code, file }) => file === undefined && codeEntry(code).severity > 1))
    return 503;
  return findings.every(({ code }) => CONFLICTS.has(code)) ? 409 : 422;
}
