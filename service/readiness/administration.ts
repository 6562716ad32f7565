// Records evidence for administrators, and rehearses it: the ledger judges in both.

import type { Fingerprinter } from '../../src/digest/index.ts';
import type { ContractIndex } from '../../src/evidence/contract.ts';
import {
  accept,
  codeEntry,
  present,
  refuse,
  type Code,
  type Finding,
  type Result,
} from '../../src/documents/findings.ts';
import type { CertificationRun, TestedRun } from '../../src/documents/index.ts';
import { document as testedRun } from '../../src/documents/generated/tested-run.validator.js';
import {
  checkShape,
  instantOf,
  isJsonObject,
  readJson,
  type EpochMs,
  type Shape,
} from '../../src/documents/json.ts';
import { runFromResults } from '../../src/test-results/run.ts';
import { append, rehearse, type Rehearsed, type Appended } from '../../src/ledger/append.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import type { Facts } from '../../src/ledger/export-facts.ts';
import { MAX_APPEND_BYTES, type AppendItem } from '../../src/ledger/prepare-record.ts';
import { type PasswordCost, isUnscopedAdministrator } from '../access/administrators.ts';
import { makeSignIn, type SignIn } from '../access/sign-in.ts';
import type { ReadinessService } from './readiness.ts';
import { testIntents, type TestIntents } from './test-intents.ts';

interface AdministrationSetup {
  readonly ledger: Driver;
  readonly fingerprints: Fingerprinter;
  /** The fingerprint key, which also protects the tokens of certification tests. */
  readonly key: Uint8Array;
  readonly contracts: ContractIndex;
  /** The runtime facts of now, as {@link import('./snapshot.ts').ReadinessSetup} has them. */
  readonly facts: () => Promise<Facts>;
  readonly clock: () => EpochMs;
  /** The origin of the pages, as browsers write it: scheme, host and port. */
  readonly origin: () => string;
  /** Whether a proxy in front says who asks, as the last address in `X-Forwarded-For`. */
  readonly isBehindProxy: boolean;
}

export interface Administration extends AdministrationSetup {
  readonly signIn: SignIn;
}

/** Administrators' sessions, routes and pages over one ledger (specification/service.md 5). */
export function makeAdministration(
  setup: AdministrationSetup,
  cost?: PasswordCost,
): Administration {
  return { ...setup, signIn: makeSignIn(setup, cost) };
}

export function makeTestIntents(
  { ledger, fingerprints, key, clock }: Administration,
  readiness: ReadinessService,
): TestIntents {
  const isAdministrator = (actor: string) =>
    ledger.read((connection) => isUnscopedAdministrator(connection, fingerprints, actor));
  return testIntents({ readiness, fingerprints, key, clock, isAdministrator });
}

interface EvidenceRequest {
  readonly kind: AppendItem['kind'];
  readonly bytes: Uint8Array;
  /** The run that a form made from the bytes of a file; it counts in place of the bytes. */
  readonly tested?: CertificationRun | undefined;
  /** Who records it: the name of their session. */
  readonly operator: string;
  /** The same request with the same key is recorded once. */
  readonly idempotencyKey: string | null;
  /** The place of the last record that the administrator has seen the effect of this one with. */
  readonly seen?: number;
  /** Whether a control may match nothing: the preview asked, and somebody confirmed it. */
  readonly isSelectorConfirmed?: boolean;
}

/** Records one document; the ledger sets id, time and operator. */
export async function recordEvidence(
  administration: Administration,
  request: EvidenceRequest,
): Promise<Result<Appended>> {
  const item = makeItem(administration, request);
  if (!item.ok) return item;
  const context = makeContext(administration, request);
  const outcome = await append(administration.ledger, [item.value], context);
  if (!outcome.ok) return outcome;
  return accept(present(outcome.value[0]));
}

/** Judges one document as {@link recordEvidence} does, and records nothing. */
export async function rehearseEvidence(
  administration: Administration,
  request: EvidenceRequest,
): Promise<Result<Rehearsed>> {
  const item = makeItem(administration, request);
  if (!item.ok) return item;
  return rehearse(administration.ledger, item.value, makeContext(administration, request));
}

function makeItem(
  administration: Administration,
  { kind, bytes: given, idempotencyKey, tested }: EvidenceRequest,
): Result<AppendItem> {
  const read = kind === 'run' ? makeRun(given, administration, tested) : accept(ofService(given));
  if (!read.ok) return read;
  const item = { kind, file: 'body', ...read.value };
  if (idempotencyKey === null) return accept(item);
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) return refuse('idempotency_key_invalid');
  return accept({ ...item, idempotencyKey });
}

export { MAX_APPEND_BYTES };

/** Largest body with the results of tests, in bytes. */
export const MAX_TESTED_RUN = 1024 * 1024;

const TESTED_RUN: Shape<TestedRun> = { document: testedRun };

type Seen = Pick<AppendItem, 'bytes' | 'seen'>;

function ofService(bytes: Uint8Array): Seen {
  return { bytes, seen: 'service' };
}

/** The document of a run: as it was sent, or made from the results of its tests. */
function makeRun(
  bytes: Uint8Array,
  { clock, contracts }: Administration,
  tested: CertificationRun | undefined,
): Result<Seen> {
  if (tested) return accept(seenRun(tested));
  const reading = readJson(bytes, { file: 'body', maxBytes: MAX_TESTED_RUN, isConfidential: true });
  if (!isJsonObject(reading.value) || !('results' in reading.value)) return accept({ bytes });
  const sent = checkShape(TESTED_RUN, reading);
  if (!sent.ok) return sent;
  const { contract_digest: digest, results, side, subject, ...said } = sent.value;
  const contract = contracts.byDigest(digest);
  if (!contract)
    return refuse('contract_unknown', { ...reading.locate('/contract_digest'), found: digest });
  const made = runFromResults(Buffer.from(results, 'base64'), 'results', {
    contract,
    side,
    subject,
    providers: [],
    suites: said.suites ?? [],
    exitStatus: said.exit_status ?? null,
    testedAt: said.tested_at === undefined ? undefined : instantOf(said.tested_at),
    testedRevision: said.tested_revision,
    expiresAt: said.expires_at,
    grantedScopes: said.granted_scopes,
    accountReference: said.account_reference,
    externalResults: new Map(),
    at: clock(),
    file: 'body',
  });
  return made.ok ? accept(seenRun(made.value.run)) : made;
}

function seenRun(run: CertificationRun): Seen {
  return { bytes: Buffer.from(JSON.stringify(run)), seen: run.origin?.kind ?? 'statement' };
}

function makeContext(
  { fingerprints, contracts, clock }: Administration,
  { operator, seen, isSelectorConfirmed = false }: EvidenceRequest,
) {
  const context = { operator, fingerprints, contracts, clock, isSelectorConfirmed };
  return seen === undefined ? context : { ...context, seen };
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
  'preview_outdated',
  'run_outlives_approval',
]);

/** Returns the status of a refusal: 409 for a conflict, 422 for a fault of the document, 503 for anything else. */
export function refusalStatus(findings: readonly Finding[]): 409 | 422 | 503 {
  // Every other code concerns the ledger or its key.
  if (findings.some(({ code, file }) => file === undefined && codeEntry(code).severity > 1))
    return 503;
  return findings.every(({ code }) => CONFLICTS.has(code)) ? 409 : 422;
}
