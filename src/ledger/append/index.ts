import { randomFillSync } from 'node:crypto';
import type { Digest, Fingerprinter } from '../../digest/index.ts';
import type { ContractIndex } from '../../evidence/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { formatInstant, type EpochMs } from '../../json/index.ts';
import { accept, refuse, type Result } from '../../findings/index.ts';
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
import { bindingOf } from '../identity.ts';
import { QUARANTINED } from '../quarantine.ts';
import {
  CHECK,
  insertRecord,
  insertRun,
  leafOf,
  TABLES,
  type LedgerRecord,
  type RecordHead,
} from '../records.ts';
import { LEDGER_QUERY, queryFor, type AppendQuery } from './append-query.ts';
import { inGroup, type GroupLog } from './group-commit.ts';
import { judge, judgeRun, Refused } from './judge.ts';
import { fingerprintOf, prepare, type AppendItem, type AppendRequest } from './prepare.ts';

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
 * Records all of the items in order, or none of them (specification/ledger.md 1): each is read, sanitized
 * and judged by what the ledger says then. One transaction holds the records, their places and their
 * leaves; appends that come while another one is under way may share it.
 */
export async function append(
  driver: Driver,
  items: readonly AppendItem[],
  context: AppendContext,
): Promise<Result<readonly Appended[]>> {
  if (context.operator === '') return refuse('operator_missing');
  const requests: AppendRequest[] = [];
  for (const item of items) {
    const prepared = prepare(item, context.fingerprints);
    if (!prepared.ok) return prepared;
    requests.push(prepared.value);
  }
  try {
    return accept(
      await inGroup(driver, (connection, log) => appendAll(connection, log, requests, context)),
    );
  } catch (cause) {
    if (cause instanceof Refused) return { ok: false, findings: cause.findings };
    throw await strayBehind(driver, cause);
  }
}

/** What a refusal of the database comes from, where a row that the log does not know has the next place. */
async function strayBehind(driver: Driver, cause: unknown): Promise<unknown> {
  if (!(cause instanceof ClaimgateError) || cause.code !== 'ledger_refused_by_database')
    return cause;
  const [stray] = await driver.read((connection) => connection.query(STRAYS)).catch(() => []);
  if (!stray) return cause;
  const found = `${textOf(stray, 'name')}, sequence ${integerOf(stray, 'sequence')}`;
  return new ClaimgateError('ledger_stray', { found }, { cause });
}

const STRAYS = [
  ...Object.values(TABLES).map((table) => [table, 'sequence']),
  [CHECK.table, 'run_sequence'],
  [QUARANTINED.table, 'correction_sequence'],
]
  .map(
    ([table, place]) => `select '${table}' as name, ${place} as sequence from ${table}
      where ${place} > (select coalesce(max(sequence), 0) from provider_evidence_log)`,
  )
  .join(' union all ');

async function appendAll(
  connection: Connection,
  log: GroupLog,
  requests: readonly AppendRequest[],
  context: AppendContext,
): Promise<readonly Appended[]> {
  const appended: Appended[] = [];
  for (const request of requests) {
    // Asked at once and answered in order.
    const [answer, replay, databaseNow] = await Promise.all([
      ask(connection, queryFor(request.content)),
      replayOf(connection, request),
      databaseClock(connection),
    ]);
    requireSameKey(answer, context.fingerprints);
    const end = log.after(connection, lastEntryOf(answer));
    appended.push(
      replay ?? (await appendOne(connection, end, { request, context, answer, databaseNow })),
    );
  }
  if (requests.length === 0)
    requireSameKey(await ask(connection, LEDGER_QUERY), context.fingerprints);
  return appended;
}

export async function ask(connection: Connection, { sql, parameters }: AppendQuery): Promise<Row> {
  const [answer] = await connection.query(sql, parameters);
  if (!answer) throw new ClaimgateError('ledger_missing');
  return answer;
}

export function lastEntryOf(answer: Row): LastEntry {
  return {
    sequence: integerOrNull(answer, 'last_sequence') ?? 0,
    leaf: textOrNull(answer, 'last_leaf'),
  };
}

export function requireSameKey(answer: Row, { keyId, deployment }: Fingerprinter): void {
  const key = textOf(answer, 'fingerprint_key_id');
  const of = textOf(answer, 'deployment');
  if (key === keyId && of === deployment) return;
  const details = { expected: `${key} of ${of}`, found: `${keyId} of ${deployment}` };
  throw new Refused(refuse('fingerprint_key_differs', details).findings);
}

export async function replayOf(
  connection: Connection,
  {
    file,
    idempotencyRef,
    requestDigest,
  }: Pick<AppendRequest, 'file' | 'idempotencyRef' | 'requestDigest'>,
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
  { request, context, answer, databaseNow }: OneAppend,
): Promise<Appended> {
  await log.prepare();
  // Only now: the first answer says that it is this writer's turn.
  const at = context.clock();
  requireTime(at, databaseNow);
  const sequence = log.next;
  const record = insertJudged(connection, sequence, { request, context, answer }, at);
  const leaf = leafOf(record, request.canonical);
  const { idempotencyRef, requestDigest } = request;
  const { id, kind } = record;
  log.append({ kind, id, leaf, idempotencyRef, requestDigest });
  return { id, sequence, leaf, replayed: false };
}

interface OneAppend {
  readonly request: AppendRequest;
  readonly context: AppendContext;
  readonly answer: Row;
  /** What the clock of the database says; SQLite has none but that of this machine. */
  readonly databaseNow: EpochMs | null;
}

/** How far the clock that records may be ahead of the database's: what it closes opens again in minutes. */
const MAX_LEAD_MS = 5 * 60_000;

/** A record from the future would be news that everything after it is older than, until then. */
export function requireTime(at: EpochMs, databaseNow: EpochMs | null): void {
  if (databaseNow === null || at <= databaseNow + MAX_LEAD_MS) return;
  const details = { expected: formatInstant(databaseNow), found: formatInstant(at) };
  throw new Refused(refuse('clock_ahead', details).findings);
}

export async function databaseClock(connection: Connection): Promise<EpochMs | null> {
  if (connection.engine === 'sqlite') return null;
  const [row] = await connection.query(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
  );
  return integerOf(row, 'now');
}

/** Judges one request, and inserts what is recorded of it; throws {@link Refused}. */
function insertJudged(
  connection: Connection,
  sequence: number,
  { request, context, answer }: Omit<OneAppend, 'databaseNow'>,
  at: EpochMs,
): LedgerRecord {
  const { content, idempotencyRef } = request;
  const head = headAt(at, context, bindingIn(answer, idempotencyRef));
  if (content.kind === 'run') {
    const judged = judgeRun({ ...request, content }, context.contracts, answer, at);
    const record = { ...head, ...content, ...judged.context };
    insertRun(connection, sequence, record, judged.review);
    return record;
  }
  judge({ ...request, content }, answer, at);
  const record = { ...head, ...content };
  insertRecord(connection, sequence, record);
  return record;
}

/** What a record is bound to, where the answer to a query says whose ledger it is. */
export function bindingIn(answer: Row, idempotencyRef: Digest | null): Digest {
  const [origin, deployment] = [textOf(answer, 'origin'), textOf(answer, 'deployment')];
  const fingerprint_key_id = textOf(answer, 'fingerprint_key_id');
  return bindingOf({ origin, deployment, fingerprint_key_id }, idempotencyRef);
}

/** What the ledger adds to a record, at the instant of recording. */
export function headAt(
  at: EpochMs,
  { operator, fingerprints, random = drawn }: Omit<AppendContext, 'contracts'>,
  binding: Digest,
): RecordHead & { readonly binding: string } {
  return {
    id: random(16).toString('hex'),
    nonce: random(16).toString('hex'),
    recorded_at: formatInstant(at),
    operator_ref: operatorRef(fingerprints, operator),
    binding,
  };
}

const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** Random bytes of the system, each handed out once; drawn many at a time, because each draw has its price. */
function drawn(size: number): Buffer {
  if (used + size > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + size));
  used += size;
  return bytes;
}

/** Mostly the same operator records again. */
const lastRefs = new WeakMap<Fingerprinter, { readonly operator: string; readonly ref: string }>();

function operatorRef(fingerprints: Fingerprinter, operator: string): string {
  const last = lastRefs.get(fingerprints);
  if (last?.operator === operator) return last.ref;
  const ref = fingerprintOf(fingerprints, 'operator', operator);
  lastRefs.set(fingerprints, { operator, ref });
  return ref;
}
