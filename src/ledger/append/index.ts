import { randomBytes } from 'node:crypto';
import type { Fingerprinter } from '../../digest/index.ts';
import type { ContractIndex } from '../../evidence/index.ts';
import { formatInstant, type EpochMs } from '../../json/index.ts';
import { accept, refuse, type Outcome } from '../../trust/index.ts';
import { integerOf, textOf, type Connection, type Driver } from '../driver/connection.ts';
import { readIdentity, type LedgerIdentityRow } from '../identity.ts';
import { LogEnd } from '../log.ts';
import {
  leafOf,
  type LedgerRecord,
  type RecordHead,
  type RunContent,
  type RunRecord,
} from '../record.ts';
import { insertApproval } from '../rows/approval-rows.ts';
import { insertControl } from '../rows/control-rows.ts';
import { insertRun } from '../rows/run-rows.ts';
import { judgeApproval, judgeControl, judgeRun, speakerFor, type Say } from './judge.ts';
import { fingerprintOf, prepare } from './prepare.ts';
import { Refused, type AppendItem, type AppendRequest } from './request.ts';

/** Who records, under which key and contracts, by which clock. */
export interface AppendContext {
  /** Name or id of the operator, in clear; only its fingerprint is stored. */
  readonly operator: string;
  readonly fingerprints: Fingerprinter;
  readonly contracts: ContractIndex;
  /** Asked inside the transaction, so that the order of records is that of their times. */
  readonly clock: () => EpochMs;
  /** Where ids and nonces come from; by default the random source of the system. */
  readonly random?: (size: number) => Buffer;
}

/** Where something was recorded. */
export interface Appended {
  readonly id: string;
  readonly sequence: number;
  readonly leaf: string;
  /** Whether an earlier request with the same idempotency key had recorded it. */
  readonly replayed: boolean;
}

/**
 * Records all of the items in order, or none of them (data-model.md section 5): each is read, sanitized
 * and judged by what the ledger says then. One transaction holds the records, their places and their
 * leaves.
 */
export async function append(
  driver: Driver,
  items: readonly AppendItem[],
  context: AppendContext,
): Promise<Outcome<readonly Appended[]>> {
  if (context.operator === '') return refuse('operator_missing');
  const requests: AppendRequest[] = [];
  for (const item of items) {
    const prepared = prepare(item, context.fingerprints);
    if (!prepared.ok) return prepared;
    requests.push(prepared.value);
  }
  try {
    return accept(await driver.write((connection) => appendAll(connection, requests, context)));
  } catch (cause) {
    if (cause instanceof Refused) return { ok: false, findings: cause.findings };
    throw cause;
  }
}

async function appendAll(
  connection: Connection,
  requests: readonly AppendRequest[],
  context: AppendContext,
): Promise<readonly Appended[]> {
  // Asked at once and answered in order, as are the questions of each judgement.
  const [identity, log] = await Promise.all([readIdentity(connection), LogEnd.of(connection)]);
  requireSameKey(identity, context.fingerprints);
  const appended: Appended[] = [];
  for (const request of requests) {
    const known = await replayOf(connection, request);
    appended.push(known ?? (await appendOne(connection, log, request, context)));
  }
  return appended;
}

function requireSameKey(identity: LedgerIdentityRow, { keyId, deployment }: Fingerprinter): void {
  if (identity.fingerprint_key_id === keyId && identity.deployment === deployment) return;
  const found = `${keyId} of ${deployment}`;
  const { findings } = refuse('fingerprint_key_differs', {
    expected: `${identity.fingerprint_key_id} of ${identity.deployment}`,
    found,
  });
  throw new Refused(findings);
}

async function replayOf(
  connection: Connection,
  { file, idempotencyRef, requestDigest }: AppendRequest,
): Promise<Appended | undefined> {
  if (idempotencyRef === null) return undefined;
  const [row] = await connection.query(
    'select sequence, record_id, leaf, request_digest from provider_evidence_log where idempotency_ref = $1',
    [idempotencyRef],
  );
  if (!row) return undefined;
  if (textOf(row, 'request_digest') !== requestDigest)
    throw new Refused(refuse('idempotency_key_reused', { file }).findings);
  return {
    id: textOf(row, 'record_id'),
    sequence: integerOf(row, 'sequence'),
    leaf: textOf(row, 'leaf'),
    replayed: true,
  };
}

async function appendOne(
  connection: Connection,
  log: LogEnd,
  request: AppendRequest,
  context: AppendContext,
): Promise<Appended> {
  const at = context.clock();
  const sequence = log.next;
  const { random = randomBytes } = context;
  const head: RecordHead = {
    id: random(16).toString('hex'),
    nonce: random(16).toString('hex'),
    recorded_at: formatInstant(at),
    operator_ref: fingerprintOf(context.fingerprints, 'operator', context.operator),
  };
  const [record] = await Promise.all([
    insertJudged(connection, request, { sequence, head, at, context }),
    log.prepare(),
  ]);
  const leaf = leafOf(record);
  const { idempotencyRef, requestDigest } = request;
  const { id, kind } = record;
  log.append({ kind, id, leaf, idempotencyRef, requestDigest });
  return { id, sequence, leaf, replayed: false };
}

interface Place {
  readonly sequence: number;
  readonly head: RecordHead;
  readonly at: EpochMs;
  readonly context: AppendContext;
}

async function insertJudged(
  connection: Connection,
  { content, file }: AppendRequest,
  place: Place,
): Promise<LedgerRecord> {
  const { sequence, head, at } = place;
  const say = speakerFor(file);
  if (content.kind === 'run') return insertJudgedRun(connection, content, place, say);
  if (content.kind === 'approval') {
    refuseFor(await judgeApproval(connection, content, at, say));
    const record = { ...head, ...content };
    insertApproval(connection, sequence, record);
    return record;
  }
  refuseFor(await judgeControl(connection, content, at, say));
  const record = { ...head, ...content };
  insertControl(connection, sequence, record);
  return record;
}

async function insertJudgedRun(
  connection: Connection,
  content: RunContent,
  { sequence, head, at, context }: Place,
  say: Say,
): Promise<RunRecord> {
  const judged = await judgeRun(connection, content, context.contracts, at, say);
  if (!judged.ok) throw new Refused(judged.findings);
  const review = judged.review.record;
  const record = {
    ...head,
    ...content,
    review_id: review.id,
    approval_state: review.state,
    approval_tier: review.tier,
    required_scopes: [...judged.contract.requiredScopes].sort(),
  };
  insertRun(connection, sequence, record, review);
  return record;
}

function refuseFor(findings: Refused['findings']): void {
  if (findings.length > 0) throw new Refused(findings);
}
