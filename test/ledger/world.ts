import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import Libsql from 'libsql';
import { fingerprinterOf } from '../../src/digest/index.ts';
import {
  contractOf,
  indexContracts,
  scopeDigest,
  type ContractIndex,
  type RunSide,
} from '../../src/evidence/index.ts';
import {
  instantOf,
  type ApprovalReview,
  type CertificationRun,
  type ControlEvent,
  type Subject,
} from '../../src/json/index.ts';
import {
  append,
  initLedger,
  parseLocation,
  type AppendContext,
  type AppendItem,
  type Appended,
} from '../../src/ledger/index.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import { contractDocument, digest, subject, TESTED_REVISION } from '../evidence/documents.ts';
import { valueOf } from '../trust/expect.ts';
import { DEPLOYMENT, ORIGIN } from '../trust/root-world.ts';
import { onDatabase, startPostgres, type PostgresServer } from './postgres-server.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

export const FINGERPRINTS = fingerprinterOf(Buffer.alloc(32, 7), DEPLOYMENT);
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

export interface TestLedger {
  readonly engine: EngineName;
  readonly location: string;
  readonly driver: Driver;
  /** Runs statements on a connection of its own, as anybody with access could; hands back the last rows. */
  raw(...statements: readonly string[]): Promise<unknown[]>;
}

let server: Promise<PostgresServer> | undefined;
const folder = mkdtempSync(join(tmpdir(), 'cg-ledger-'));
const open: Driver[] = [];
let count = 0;

after(async () => {
  for (const driver of open) await driver.close().catch(() => {});
  await (await server)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

export function postgresServer(): Promise<PostgresServer> {
  server ??= startPostgres();
  return server;
}

/** The name of a place where there is no ledger yet. */
export async function newLocation(engine: EngineName): Promise<string> {
  if (engine === 'postgres') return (await postgresServer()).createDatabase();
  count += 1;
  return `sqlite:${join(folder, `ledger-${count}.sqlite`)}`;
}

/** A new, empty ledger. */
export async function newLedger(engine: EngineName): Promise<TestLedger> {
  const location = await newLocation(engine);
  const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
  open.push(driver);
  return { engine, location, driver, raw: (...statements) => raw(location, statements) };
}

export async function raw(location: string, statements: readonly string[]): Promise<unknown[]> {
  if (!location.startsWith('sqlite:')) return onDatabase(location, ...statements);
  const database = new Libsql(location.slice('sqlite:'.length));
  try {
    database.exec('pragma foreign_keys = off');
    let rows: unknown[] = [];
    for (const sql of statements) rows = database.prepare(sql).all();
    return rows;
  } catch (cause) {
    // Closing does not at once let go of a transaction that failed.
    if (database.inTransaction) database.exec('rollback');
    throw cause;
  } finally {
    database.close();
  }
}

export function contextAt(at = AT, changes: Partial<AppendContext> = {}): AppendContext {
  return {
    operator: OPERATOR,
    fingerprints: FINGERPRINTS,
    contracts,
    clock: () => at,
    ...changes,
  };
}

export function item(
  kind: AppendItem['kind'],
  document: object,
  changes: Partial<AppendItem> = {},
): AppendItem {
  return { kind, file: `${kind}.json`, bytes: Buffer.from(JSON.stringify(document)), ...changes };
}

/** Records one document that must be accepted. */
export async function record(
  ledger: TestLedger,
  kind: AppendItem['kind'],
  document: object,
  at = AT,
): Promise<Appended> {
  const [only] = valueOf(await append(ledger.driver, [item(kind, document)], contextAt(at)));
  assert.ok(only);
  return only;
}

/** The codes with which one document is refused; none where it is recorded. */
export async function codesFor(
  ledger: TestLedger,
  kind: AppendItem['kind'],
  document: object,
  at = AT,
): Promise<readonly string[]> {
  const outcome = await append(ledger.driver, [item(kind, document)], contextAt(at));
  return outcome.ok ? [] : outcome.findings.map(({ code }) => code);
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
