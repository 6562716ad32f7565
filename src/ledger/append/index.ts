import { randomBytes } from 'node:crypto';
import type { Fingerprinter } from '../../digest/index.ts';
import type { Contract, ContractIndex } from '../../evidence/index.ts';
import { formatInstant, type EpochMs } from '../../json/index.ts';
import { accept, refuse, type Outcome } from '../../trust/index.ts';
import { integerOf, textOf, type Connection, type Driver } from '../driver/connection.ts';
import { readIdentity, type LedgerIdentityRow } from '../identity.ts';
import { LogEnd } from '../log.ts';
import {
  leafOf,
  type ApprovalRecord,
  type LedgerRecord,
  type RecordHead,
  type RunContent,
  type RunRecord,
} from '../record.ts';
import { insertApproval } from '../rows/approval-rows.ts';
import { insertControl } from '../rows/control-rows.ts';
import { insertRun } from '../rows/run-rows.ts';
import { judgeApproval, judgeControl, judgeRun, speakerFor } from './judge.ts';
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
  const appended: Appended[] = [];
  const opened = openLog(connection, context.fingerprints);
  for (const request of requests) {
    // Asked at once and answered in order.
    const [log, known, recorder] = await Promise.all([
      opened,
      replayOf(connection, request),
      recorderOf(connection, request, context.contracts),
    ]);
    appended.push(known ?? (await appendOne(log, { request, context, recorder })));
  }
  await opened;
  return appended;
}

async function openLog(connection: Connection, fingerprints: Fingerprinter): Promise<LogEnd> {
  const [identity, log] = await Promise.all([readIdentity(connection), LogEnd.of(connection)]);
  requireSameKey(identity, fingerprints);
  return log;
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

/** Judges by the answers, at the instant of recording; inserts the record, or throws why it may not be. */
type Recorder = (place: Place) => LedgerRecord;

interface Place {
  readonly sequence: number;
  readonly head: RecordHead;
  readonly at: EpochMs;
}

async function appendOne(
  log: LogEnd,
  { request, context, recorder }: OneAppend,
): Promise<Appended> {
  await log.prepare();
  // Only now: by the first answer, it is this writer's turn.
  const at = context.clock();
  const sequence = log.next;
  const { random = randomBytes } = context;
  const head: RecordHead = {
    id: random(16).toString('hex'),
    nonce: random(16).toString('hex'),
    recorded_at: formatInstant(at),
    operator_ref: fingerprintOf(context.fingerprints, 'operator', context.operator),
  };
  const record = recorder({ sequence, head, at });
  const leaf = leafOf(record);
  const { idempotencyRef, requestDigest } = request;
  const { id, kind } = record;
  log.append({ kind, id, leaf, idempotencyRef, requestDigest });
  return { id, sequence, leaf, replayed: false };
}

async function recorderOf(
  connection: Connection,
  { content, file }: AppendRequest,
  contracts: ContractIndex,
): Promise<Recorder> {
  const say = speakerFor(file);
  if (content.kind === 'run') {
    const judge = await judgeRun(connection, content, contracts, say);
    return ({ sequence, head, at }) => {
      const judged = judge(at);
      if (!judged.ok) throw new Refused(judged.findings);
      const review = judged.review.record;
      const record = runRecord(head, content, review, judged.contract);
      insertRun(connection, sequence, record, review);
      return record;
    };
  }
  if (content.kind === 'approval') {
    const judge = await judgeApproval(connection, content, say);
    return ({ sequence, head, at }) => {
      refuseFor(judge(at));
      const record = { ...head, ...content };
      insertApproval(connection, sequence, record);
      return record;
    };
  }
  const judge = await judgeControl(connection, content, say);
  return ({ sequence, head, at }) => {
    refuseFor(judge(at));
    const record = { ...head, ...content };
    insertControl(connection, sequence, record);
    return record;
  };
}

function runRecord(
  head: RecordHead,
  content: RunContent,
  review: ApprovalRecord,
  { requiredScopes }: Contract,
): RunRecord {
  return {
    ...head,
    ...content,
    review_id: review.id,
    approval_state: review.state,
    approval_tier: review.tier,
    required_scopes: [...requiredScopes].sort(),
  };
}

function refuseFor(findings: Refused['findings']): void {
  if (findings.length > 0) throw new Refused(findings);
}

interface OneAppend {
  readonly request: AppendRequest;
  readonly context: AppendContext;
  readonly recorder: Recorder;
}
