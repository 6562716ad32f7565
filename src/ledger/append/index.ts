import type { Fingerprinter } from '../../digest/index.ts';
import type { ContractIndex } from '../../evidence/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import type { EpochMs } from '../../json/index.ts';
import { accept, refuse, type Outcome } from '../../trust/index.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  textOrNull,
  type Connection,
  type Driver,
  type Row,
} from '../driver/connection.ts';
import type { LastEntry, LogEnd } from '../log.ts';
import { leafOf } from '../record.ts';
import { headAt } from './head.ts';
import { prepare } from './prepare.ts';
import { LEDGER_QUESTION, type Question } from './question.ts';
import { recorderFor, type Recorder } from './recorder.ts';
import { Refused, type AppendItem, type AppendRequest } from './request.ts';
import { inTurn, type TurnLog } from './turn.ts';

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
 * leaves; appends that come while another one is under way may share it.
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
    return accept(
      await inTurn(driver, (connection, log) => appendAll(connection, log, requests, context)),
    );
  } catch (cause) {
    if (cause instanceof Refused) return { ok: false, findings: cause.findings };
    throw cause;
  }
}

async function appendAll(
  connection: Connection,
  log: TurnLog,
  requests: readonly AppendRequest[],
  context: AppendContext,
): Promise<readonly Appended[]> {
  const appended: Appended[] = [];
  for (const request of requests) {
    const recorder = recorderFor(request, context.contracts);
    // Asked at once and answered in order.
    const [answer, replay] = await Promise.all([
      ask(connection, recorder.question),
      replayOf(connection, request),
    ]);
    requireSameKey(answer, context.fingerprints);
    const end = log.after(connection, lastEntryOf(answer));
    appended.push(
      replay ?? (await appendOne(connection, end, { request, context, recorder, answer })),
    );
  }
  if (requests.length === 0)
    requireSameKey(await ask(connection, LEDGER_QUESTION), context.fingerprints);
  return appended;
}

async function ask(connection: Connection, { sql, parameters }: Question): Promise<Row> {
  const [answer] = await connection.query(sql, parameters);
  if (!answer) throw new ClaimgateError('ledger_missing');
  return answer;
}

function lastEntryOf(answer: Row): LastEntry {
  return {
    sequence: integerOrNull(answer, 'last_sequence') ?? 0,
    leaf: textOrNull(answer, 'last_leaf'),
  };
}

function requireSameKey(answer: Row, { keyId, deployment }: Fingerprinter): void {
  const key = textOf(answer, 'fingerprint_key_id');
  const of = textOf(answer, 'deployment');
  if (key === keyId && of === deployment) return;
  const details = { expected: `${key} of ${of}`, found: `${keyId} of ${deployment}` };
  throw new Refused(refuse('fingerprint_key_differs', details).findings);
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
  { request, context, recorder, answer }: OneAppend,
): Promise<Appended> {
  await log.prepare();
  // Only now: by the first answer, it is this writer's turn.
  const at = context.clock();
  const sequence = log.next;
  const record = recorder.record(connection, answer, { sequence, head: headAt(at, context), at });
  const leaf = leafOf(record, request.canonical);
  const { idempotencyRef, requestDigest } = request;
  const { id, kind } = record;
  log.append({ kind, id, leaf, idempotencyRef, requestDigest });
  return { id, sequence, leaf, replayed: false };
}

interface OneAppend {
  readonly request: AppendRequest;
  readonly context: AppendContext;
  readonly recorder: Recorder;
  readonly answer: Row;
}
