import { objectDigest, type Digest, type Fingerprinter } from '../digest/index.ts';
import type { ContractIndex } from '../evidence/contract.ts';
import type { OriginKind } from '../evidence/subject-evidence.ts';
import {
  ClaimgateError,
  finding,
  present,
  refuse,
  type Finding,
  type Result,
} from '../documents/findings.ts';
import { formatInstant, groupedBy, type EpochMs } from '../documents/json.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  textOrNull,
  type Connection,
  type Driver,
  RowsOfMany,
  type Query,
  type Row,
  type RowSink,
} from './driver/connection.ts';
import { insertRows } from './columns.ts';
import { Binder, keyFaultOf } from './binding.ts';
import { identityOf } from './identity.ts';
import { LogEnd, type LastEntry } from './log.ts';
import { QUARANTINED } from './quarantine.ts';
import { selectorsOfNothing } from './reading.ts';
import {
  CHECK,
  CONTROL,
  DESCRIPTIONS,
  insertRun,
  TABLES,
  type ControlContent,
  type LedgerRecord,
  type UnboundHead,
  type Placed,
} from './records.ts';
import { selectorText } from './subjects.ts';
import { LEDGER_QUERY, queryFor, resultsQuery } from './append-query.ts';
import {
  haveCaseInCommon,
  headAt,
  prepare,
  type AppendItem,
  type AppendRequest,
  type Recording,
} from './prepare-record.ts';
import { latestFor, requireTime, TRUSTED_TIME, type Latest } from './ledger-clock.ts';
import { inGroup, type GroupLog } from './group-commit.ts';
import { judgeRun, judgeStatement, orRefusal, Refused } from './judge-record.ts';

/** Who records, under which key and contracts, by which clock. */
export interface AppendContext extends Recording {
  readonly contracts: ContractIndex;
  /** Asked inside the transaction, so that the order of records is that of their times. */
  readonly clock: () => EpochMs;
  /** Nothing else can tell a gap of a year behind the last record of a ledger in a file from a wrong clock. */
  readonly isClockConfirmed?: boolean;
  /** Whether somebody looked that a control may match nothing yet; otherwise `control_selects_nothing` refuses it. */
  readonly isSelectorConfirmed?: boolean;
  /** Place of the last record that somebody has looked at: `preview_outdated` where another one came after it. */
  readonly seen?: number;
}

/** Documents in the order to record them; a retry iterates over them again. */
export type AppendItems = Iterable<AppendItem> | AsyncIterable<AppendItem>;

/** Where something was recorded. */
export interface Appended {
  readonly id: string;
  readonly sequence: number;
  readonly leaf: string;
  /** Whether an earlier request with the same idempotency key had recorded it. */
  readonly replayed: boolean;
  /** How what was recorded came about; of evidence. */
  readonly origin?: Exclude<OriginKind, 'unstated'> | undefined;
  /** Warnings about what was recorded all the same: a run that failed, or that lacks checks. */
  readonly remarks: readonly Finding[];
}

/** Appends that come while another one is under way may share its transaction. */
export async function append(
  driver: Driver,
  items: AppendItems,
  context: AppendContext,
): Promise<Result<readonly Appended[]>> {
  if (context.operator === '') return refuse('operator_missing');
  const appending = (most: number) => async () => {
    const begin = () => beginReading(askingsOf(items, context.fingerprints, most));
    // Before the transaction, so that what cannot be recorded does not wait for its turn.
    let begun: Reading | undefined = await begin();
    return inGroup(driver, async (connection, log) => {
      const reading = begun ?? (await begin());
      begun = undefined;
      return appendAll(connection, log, reading, context);
    });
  };
  return orRefusal(appending(TOGETHER))
    .catch((cause: unknown) => {
      if (!isByDatabase(cause)) throw cause;
      // Nothing was kept. One by one, the database says which of them it is.
      return orRefusal(appending(1));
    })
    .catch((cause: unknown) => explainStray(driver, cause));
}

function isByDatabase(cause: unknown): cause is ClaimgateError {
  return cause instanceof ClaimgateError && cause.code === 'ledger_refused_by_database';
}

/** A record as an append would make it now, or what an earlier request with its key has recorded. */
export type Rehearsed =
  | { readonly state: 'new'; readonly record: Placed }
  | { readonly state: 'replayed'; readonly appended: Appended };

/** Judges one document as {@link append} does, on one snapshot, and records nothing. */
export async function rehearse(
  driver: Driver,
  item: AppendItem,
  context: AppendContext,
): Promise<Result<Rehearsed>> {
  const prepared = prepare(item, context.fingerprints);
  if (!prepared.ok) return prepared;
  const request = prepared.value;
  return orRefusal(() =>
    driver.read(async (connection): Promise<Rehearsed> => {
      const { content, idempotencyRef } = request;
      const results = resultsQuery(content);
      const asked = await askFor(connection, queryFor(content), idempotencyRef, context, results);
      const appended = replayOf(request, asked.replay) ?? countedBefore(request, asked.counted);
      if (appended) return { state: 'replayed', appended };
      const at = context.clock();
      requireTime(at, asked.latest);
      const sequence = asked.last.sequence + 1;
      const { answer } = asked;
      const place = placeAt(sequence, at, { answer, context, given: idempotencyRef });
      const { leaf, record } = insertJudged(NOWHERE, { request, context, answer }, place);
      return { state: 'new', record: { sequence, leaf, record, quarantined_by: null } };
    }),
  );
}

const NOWHERE: RowSink = { insert: () => {} };

/** Documents that are read, judged by one look at the ledger, and inserted at once; memory does not grow with more of them. */
const TOGETHER = 128;

/** A request with its questions, and the names of all that these are about. */
interface Asking extends Questions {
  readonly request: AppendRequest;
  readonly topics: readonly string[];
}

interface Reading {
  readonly first: readonly Asking[];
  readonly others: AsyncIterator<readonly Asking[]>;
}

async function beginReading(others: Reading['others']): Promise<Reading> {
  return { first: await nextOf(others), others };
}

/**
 * Prepares documents, as many together as neither ask about what another one of them says, nor are of another kind.
 * Throws {@link Refused} for the first that cannot be recorded.
 */
async function* askingsOf(
  items: AppendItems,
  fingerprints: Fingerprinter,
  most: number,
): AsyncGenerator<readonly Asking[]> {
  let together: Asking[] = [];
  const topics = new Set<string>();
  for await (const item of items) {
    const prepared = prepare(item, fingerprints);
    if (!prepared.ok) throw new Refused(prepared.findings);
    const asking = askingOf(prepared.value);
    const { kind } = (together[0] ?? asking).request.content;
    const isApart =
      kind === prepared.value.content.kind && !asking.topics.some((topic) => topics.has(topic));
    if (together.length === most || !isApart) {
      yield together;
      together = [];
      topics.clear();
    }
    together.push(asking);
    for (const topic of asking.topics) topics.add(topic);
  }
  if (together.length > 0) yield together;
}

function askingOf(request: AppendRequest): Asking {
  const { content, idempotencyRef } = request;
  const question = queryFor(content);
  const origin = content.kind === 'run' ? content.origin : undefined;
  const named = [idempotencyRef, origin?.attestation_sha256, origin?.results_sha256];
  const topics = [question.topic, ...named.filter((name) => typeof name === 'string')];
  return { request, question, results: resultsQuery(content), topics };
}

/** Explains a refusal by the database where a row outside the log takes the next place. */
async function explainStray(driver: Driver, cause: unknown): Promise<never> {
  if (!isByDatabase(cause)) throw cause;
  const [stray] = await driver.read((connection) => connection.query(STRAYS)).catch(() => []);
  if (!stray) throw cause;
  const found = `${textOf(stray, 'name')}, sequence ${integerOf(stray, 'sequence')}`;
  throw new ClaimgateError('ledger_stray', { found }, { cause });
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
  { first, others }: Reading,
  context: AppendContext,
): Promise<readonly Appended[]> {
  const appended: Appended[] = [];
  if (first.length === 0) await askFor(connection, LEDGER_QUERY, null, context);
  const controls: AppendedControl[] = [];
  for (let page = first; page.length > 0; page = await nextOf(others)) {
    const made = await appendTogether(connection, log, page, context).catch((cause: unknown) => {
      throw withPlace(cause, present(page.at(-1)).request, log);
    });
    for (const [index, { request }] of page.entries()) {
      const one = present(made[index]);
      const place = appended.push(one) - 1;
      const { content, file } = request;
      if (content.kind === 'control' && !one.replayed) controls.push({ ...content, file, place });
    }
  }
  for (const [place, remark] of await remarksOnControls(connection, controls, context))
    appended[place] = { ...present(appended[place]), remarks: [remark] };
  return appended;
}

/** Names the record that the database refused: PostgreSQL says so up to a few records later. */
function withPlace(cause: unknown, { content, file }: AppendRequest, { end }: GroupLog): unknown {
  if (!isByDatabase(cause)) return cause;
  const { found = 'a guard' } = present(cause.findings[0]);
  const last = end ? end.next - 1 : 1;
  const place = `${found}, at place ${last} or shortly before, for the ${content.kind}`;
  return new ClaimgateError(cause.code, { file, found: place }, { cause });
}

interface AppendedControl extends Pick<ControlContent, 'selector' | 'state'> {
  readonly file: string;
  readonly place: number;
}

/** Throws {@link Refused} where one would restrict what contracts rule out as well, and nobody confirmed it. */
async function remarksOnControls(
  connection: Connection,
  controls: readonly AppendedControl[],
  { contracts, isSelectorConfirmed = false }: AppendContext,
): Promise<ReadonlyMap<number, Finding>> {
  const named = groupedBy(controls, ({ selector }) => selectorText(selector));
  const selectors = [...named.values()].map(([first]) => present(first).selector);
  const remarks = new Map<number, Finding>();
  const refused: Finding[] = [];
  for (const selector of await selectorsOfNothing(connection, selectors)) {
    const found = selectorText(selector);
    const isRuledOut = !isSelectorConfirmed && contracts.ruleOut(selector);
    for (const { file, place, state } of named.get(found) ?? [])
      if (isRuledOut && state !== 'enabled')
        refused.push(finding('control_selects_nothing', { file, found }));
      else remarks.set(place, finding('control_matches_nothing', { file, found }));
  }
  if (refused.length > 0) throw new Refused(refused);
  return remarks;
}

async function nextOf(pages: Reading['others']): Promise<readonly Asking[]> {
  const { done, value } = await pages.next();
  return done === true ? [] : value;
}

/** Judges each by what the ledger says of it, which none of the others changes, and inserts the rows of all. */
async function appendTogether(
  connection: Connection,
  log: GroupLog,
  page: readonly Asking[],
  context: AppendContext,
): Promise<readonly Appended[]> {
  const rows = new RowsOfMany();
  const appended: Appended[] = [];
  const answers = await askForAll(connection, page, context, log.end?.trusted);
  for (const [index, { request }] of page.entries()) {
    const one = { ...present(answers[index]), request, context };
    const end = (log.end ??= new LogEnd(connection, one.last, log.known));
    const earlier = replayOf(request, one.replay) ?? countedBefore(request, one.counted);
    if (!earlier && context.seen !== undefined && end.next !== context.seen + 1)
      throw new Refused(refuse('preview_outdated').findings);
    appended.push(
      earlier ?? (await appendOne(rows, end, one, (place) => insertJudged(rows, one, place))),
    );
  }
  rows.insertInto(connection);
  return appended;
}

/** Asks what one request is judged by, as {@link askForAll} does. */
export async function askFor(
  connection: Connection,
  question: Query,
  idempotencyRef: Digest | null,
  context: Omit<AppendContext, 'contracts'>,
  results: Query | null = null,
) {
  const asking = { request: { idempotencyRef }, question, results };
  const [asked] = await askForAll(connection, [asking], context);
  return present(asked);
}

/**
 * Asks at once what requests are judged by. With it come the entry that a request made before, under the same
 * idempotency key, the end of the log, and the latest time that a record may have. Throws {@link Refused} for another key.
 *
 * @param trusted the time that {@link TRUSTED_TIME} says of a file by now, if this transaction knows
 */
async function askForAll(
  connection: Connection,
  askings: readonly Questions[],
  { fingerprints, isClockConfirmed }: Omit<AppendContext, 'contracts'>,
  trusted?: EpochMs,
) {
  const { engine } = connection;
  const known = engine === 'sqlite' ? trusted : undefined;
  const answers = await connection.queryAll([
    ...(known === undefined ? [TRUSTED_TIME[engine]] : []),
    ...askings.flatMap(queriesOf),
  ]);
  let next = 0;
  const answerTo = (query: unknown): readonly Row[] =>
    query === null ? [] : (answers[next++] ?? []);
  const [told] = known === undefined ? answerTo(TRUSTED_TIME) : [{ at: known }];
  return askings.map(({ request, question, results }) => {
    const [answer] = answerTo(question);
    const [replay] = answerTo(request.idempotencyRef);
    const counted = answerTo(results);
    requireSameKey(answer, fingerprints);
    const last: LastEntry = {
      sequence: integerOrNull(answer, 'last_sequence') ?? 0,
      leaf: textOrNull(answer, 'last_leaf'),
    };
    const latest = latestFor(engine, integerOf(told, 'at'), isClockConfirmed);
    return { answer, replay, counted, last, latest };
  });
}

interface Questions {
  readonly request: Pick<AppendRequest, 'idempotencyRef'>;
  readonly question: Query;
  /** Asks for the runs that were made from the same file of results. */
  readonly results: Query | null;
}

function queriesOf({ request: { idempotencyRef }, question, results }: Questions): Query[] {
  const replays = idempotencyRef && { sql: ENTRY_OF_REQUEST, parameters: [idempotencyRef] };
  return [question, replays, results].filter((query) => query !== null);
}

const ENTRY_OF_REQUEST = `select l.sequence, l.record_id, l.leaf, l.request_digest,
  (select c.starts_at from ${CONTROL.table} c where c.sequence = l.sequence and c.starts_at <= c.recorded_at) as starts_at
  from provider_evidence_log l where l.idempotency_ref = $1`;

function requireSameKey(answer: Row | undefined, key: Fingerprinter): asserts answer {
  if (!answer) throw new ClaimgateError('ledger_missing');
  const fault = keyFaultOf(identityOf(answer), key);
  if (fault) throw new Refused(refuse('fingerprint_key_differs', fault).findings);
}

/** Returns the record that a request made before, by the entry under its idempotency key. */
export function replayOf(
  request: Pick<AppendRequest, 'file' | 'requestDigest'> | AppendRequest,
  row: Row | undefined,
): Appended | undefined {
  if (!row) return undefined;
  if (digestBefore(request, row) !== textOf(row, 'request_digest'))
    throw new Refused(refuse('idempotency_key_reused', { file: request.file }).findings);
  return {
    id: textOf(row, 'record_id'),
    sequence: integerOf(row, 'sequence'),
    leaf: textOf(row, 'leaf'),
    replayed: true,
    origin: 'content' in request ? request.content.origin.kind : undefined,
    remarks: [],
  };
}

/**
 * Returns the record that counted these test cases before, if this is the same request. Throws {@link Refused} for any other
 * run of one of them: a test counts once (specification/documents.md 3.16).
 */
function countedBefore(request: AppendRequest, rows: readonly Row[]): Appended | undefined {
  const { content, file } = request;
  if (content.kind !== 'run') return undefined;
  // A seal is one run, also if somebody brings it again.
  if (content.origin.kind === 'attested') return replayOf(request, rows[0]);
  const taken = rows.find((row) =>
    haveCaseInCommon(content.results_cases, textOrNull(row, 'results_cases') ?? undefined),
  );
  if (!taken) return undefined;
  if (textOf(taken, 'request_digest') === request.requestDigest) return replayOf(request, taken);
  const found = `record ${integerOf(taken, 'sequence')}`;
  throw new Refused(refuse('test_cases_counted', { file, found }).findings);
}

/**
 * The digest that a request had before. One that is repeated by flags started when the first one did; one that was to
 * start later is another request: who repeats a disable means now.
 */
function digestBefore(
  request: Pick<AppendRequest, 'requestDigest'> | AppendRequest,
  row: Row,
): Digest {
  if (!('content' in request && request.isStartFilledIn) || row['starts_at'] === null)
    return request.requestDigest;
  const starts_at = formatInstant(integerOf(row, 'starts_at'));
  return objectDigest('record', { ...request.content, starts_at });
}

/** The place of a record that is being made, with what makes it whole there. */
interface RecordPlace {
  readonly sequence: number;
  readonly at: EpochMs;
  readonly head: UnboundHead;
  readonly idempotencyRef: string;
  readonly seal: <T extends object>(
    record: T,
  ) => { readonly record: T & { readonly binding: Digest }; readonly leaf: Digest };
}

interface Inserted {
  readonly record: LedgerRecord;
  readonly leaf: Digest;
  readonly remarks?: readonly Finding[];
}

interface NextRecord {
  readonly answer: Row;
  readonly context: Omit<AppendContext, 'contracts'>;
  readonly given: Digest | null;
}

function placeAt(
  sequence: number,
  at: EpochMs,
  { answer, context, given }: NextRecord,
): RecordPlace {
  const binder = new Binder(identityOf(answer), context.fingerprints);
  const { head, idempotencyRef } = headAt(at, context, given);
  const seal = <T extends object>(record: T) => binder.seal(record, { sequence, idempotencyRef });
  return { sequence, at, head, idempotencyRef, seal };
}

/** Adds to the end of the log what `insert` records there. The one way into the log, for every kind of record. */
export async function appendOne(
  rows: RowSink,
  log: LogEnd,
  { request, context, answer, latest }: OneAppend,
  insert: (place: RecordPlace) => Inserted,
): Promise<Appended> {
  await log.prepare();
  // Only now: the first answer says that it is this writer's turn.
  const at = context.clock();
  requireTime(at, latest);
  // The last of all records now, unless another kind has one that is dated ahead.
  log.trusted = at >= latest.trusted ? at : undefined;
  const sequence = log.next;
  const { idempotencyRef: given, requestDigest } = request;
  const place = placeAt(sequence, at, { answer, context, given });
  const { leaf, record, remarks = [] } = insert(place);
  const { idempotencyRef } = place;
  const { id, kind } = record;
  log.append({ kind, id, leaf, idempotencyRef, requestDigest }, rows);
  const origin = 'origin' in record ? record.origin.kind : undefined;
  return { id, sequence, leaf, replayed: false, origin, remarks };
}

interface OneAppend {
  readonly request: Pick<AppendRequest, 'idempotencyRef' | 'requestDigest'>;
  readonly context: Omit<AppendContext, 'contracts'>;
  readonly answer: Row;
  readonly latest: Latest;
}

function insertJudged(
  rows: RowSink,
  { request, context, answer }: JudgedAppend,
  { sequence, at, head, seal }: RecordPlace,
): Inserted {
  const { content } = request;
  if (content.kind === 'run') {
    const judged = judgeRun({ ...request, content }, context.contracts, answer, at);
    const sealed = seal({ ...head, ...content, ...judged.context });
    insertRun(rows, sequence, sealed.record, judged.review);
    return { ...sealed, remarks: judged.remarks };
  }
  judgeStatement({ ...request, content }, answer, at);
  const sealed = seal({ ...head, ...content });
  const { record } = sealed;
  insertRows(rows, DESCRIPTIONS[record.kind], [{ keys: [sequence], record }]);
  return sealed;
}

interface JudgedAppend {
  readonly request: AppendRequest;
  readonly context: AppendContext;
  readonly answer: Row;
}
