import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprinterOf } from '../../src/digest/index.ts';
import {
  contractOf,
  indexContracts,
  type Contract,
  type ContractIndex,
} from '../../src/evidence/contract.ts';
import { scopeDigest } from '../../src/evidence/subject-evidence.ts';
import { type RunSide } from '../../src/evidence/run.ts';
import { instantOf } from '../../src/documents/json.ts';
import type {
  ApprovalReview,
  CertificationRun,
  ControlEvent,
  Subject,
} from '../../src/documents/index.ts';
import { type AppendItem, type SeenOrigin } from '../../src/ledger/prepare-record.ts';
import type { AppendContext } from '../../src/ledger/append.ts';
import { contractDocument, digest, subject, TESTED_REVISION } from '../evidence/documents.ts';
import { DEPLOYMENT, ORIGIN } from '../trust/root-world.ts';

export const FINGERPRINT_KEY = Buffer.alloc(32, 7);

/** Writes the key of these tests to a file, and returns the variable that names it. */
export function keyFileIn(folder: string): { readonly CLAIMGATE_FINGERPRINT_KEY_FILE: string } {
  const file = join(folder, 'fingerprint.key');
  writeFileSync(file, FINGERPRINT_KEY.toString('base64'), { mode: 0o600 });
  return { CLAIMGATE_FINGERPRINT_KEY_FILE: file };
}

export const FINGERPRINTS = fingerprinterOf(FINGERPRINT_KEY, DEPLOYMENT);
export const OPERATOR = 'jane.doe@example.org';
/** When everything of these tests is recorded. */
export const AT = instantOf('2026-03-15T12:00:00Z');

export const IDENTITY = {
  origin: ORIGIN,
  deployment: DEPLOYMENT,
  fingerprint_key_id: FINGERPRINTS.keyId,
};

export const contract = contractOf(contractDocument());
export const contracts: ContractIndex = indexContracts([contract]);

export function contextAt(at = AT, changes: Partial<AppendContext> = {}): AppendContext {
  return {
    operator: OPERATOR,
    fingerprints: FINGERPRINTS,
    contracts,
    clock: () => at,
    isSelectorConfirmed: true,
    ...changes,
  };
}

type Seen = { readonly kind: SeenOrigin } | undefined;

/** A document as the program hands it over that saw what the document says of its origin. */
export function item(
  kind: AppendItem['kind'],
  document: object,
  changes: Partial<AppendItem> = {},
): AppendItem {
  const bytes = Buffer.from(JSON.stringify(document));
  const { origin } = document as { readonly origin?: Seen };
  const seen = origin && { seen: origin.kind };
  return { kind, file: `${kind}.json`, bytes, ...seen, ...changes };
}

/** A review that approves the app of `subject()`. */
export function review(changes: Partial<ApprovalReview> = {}): ApprovalReview {
  return {
    schema_version: 1,
    provider: 'pixelgram',
    app_fingerprint: digest('a'),
    provider_environment: 'production',
    instance_fingerprint: null,
    state: 'approved',
    tier: 'advanced',
    reviewed_at: '2026-01-10T09:00:00Z',
    expires_at: '2026-07-10T09:00:00Z',
    ...changes,
  };
}

/** A wholly passed run under that review and the contract of these tests. */
export function run(
  side: RunSide,
  changes: Partial<CertificationRun> = {},
  of: Subject = subject(),
): CertificationRun {
  const { tested_at = '2026-03-01T10:00:00Z' } = changes;
  return {
    schema_version: 1,
    side,
    subject: of,
    contract_digest: contract.digest,
    tested_revision: TESTED_REVISION,
    tested_at,
    expires_at: '2026-04-15T10:00:00Z',
    granted_scopes: contract.document.required_scopes.map(scopeDigest),
    account_reference: side === 'live' ? 'acct-1029384756' : null,
    checks: contract.document[`${side}_checks`].map(({ kind }) => ({
      kind,
      outcome: 'passed',
      not_applicable_reason: null,
      completed_at: tested_at,
      external_result:
        side === 'live' && (kind === 'publish_immediate' || kind === 'final_result')
          ? `https://provider.example/post/99887766?as=${kind}`
          : null,
    })),
    ...changes,
  };
}

/** The same run with one check that failed. */
export function failed(of: CertificationRun): CertificationRun {
  const [first, ...rest] = of.checks;
  assert.ok(first);
  return { ...of, checks: [{ ...first, outcome: 'failed' }, ...rest] };
}

/** One that could not be tested, as an exit status of {@link withErrored} says. */
export function errored(of: CertificationRun): CertificationRun {
  const checks = of.checks.map((check) => ({
    ...check,
    outcome: 'errored' as const,
    external_result: null,
  }));
  return { ...of, checks, exit_status: 75 };
}

/** The contract as if its digest was that of one that names exit statuses. */
export function withErrored(of: Contract): Contract {
  const errored_exit_statuses = { local: [75], live: [69, 75] };
  return { ...of, document: { ...of.document, errored_exit_statuses } };
}

export function control(changes: Partial<ControlEvent> = {}): ControlEvent {
  return {
    schema_version: 1,
    selector: { provider: 'pixelgram' },
    state: 'enabled',
    reason: 'launch',
    starts_at: '2026-03-01T00:00:00Z',
    expires_at: null,
    ...changes,
  };
}
