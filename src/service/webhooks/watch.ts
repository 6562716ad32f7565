import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { digestOf, type Digest } from '../../digest/index.ts';
import type {
  BlockedDecision,
  ChangedControl,
  ExpiringSubject,
  ProjectionEntry,
  ReadinessBoard,
  Subject,
  SubjectDecision,
  WebhookEvent,
  WebhookSettings,
  WebhookType,
} from '../../documents/index.ts';
import {
  evidenceOf,
  retestDueAt,
  subjectDigest,
  type Run,
  type RunSide,
} from '../../evidence/index.ts';
import { DAY_MS, formatInstant, instantOf, type EpochMs } from '../../json/index.ts';
import {
  findReadable,
  integerOf,
  masksInUse,
  textOf,
  type Connection,
  type Facts,
} from '../../ledger/index.ts';
import { treeSize } from '../../ledger/log.ts';
import type { ReadinessService } from '../readiness.ts';
import {
  joinedReading,
  NOTHING_READ,
  READ_AT_ONCE,
  readSubjects,
  type ReadinessSetup,
} from '../snapshot.ts';

/** What the webhooks tell of. */
export interface WatchSetup {
  /** What readiness rests on; the ledger also keeps the marks and the messages. */
  readonly sources: ReadinessSetup;
  readonly readiness: Pick<ReadinessService, 'board'>;
  readonly settings: WebhookSettings;
}

/**
 * At the latest so often, for what changes with time and with the runtime facts alone. A replica that has not
 * finished by then has failed or ended, and another one watches.
 */
const WATCH_MS = 60_000;
const DEFAULT_DAYS = 14;
/** How many decisions, subjects or controls one message holds. */
const OF_ONE_MESSAGE = 50;
/** What was not seen for so long is forgotten. */
const FORGOTTEN_AFTER_MS = 30 * DAY_MS;

const MARKS = { table: 'service_webhook_marks', columns: ['mark', 'value', 'seen_at'] } as const;
const WATCH = digestOf('claimgate/webhooks/watch/v1');
const CONTROLS = digestOf('claimgate/webhooks/controls/v1');

interface Mark {
  readonly value: string;
  readonly seenAt: EpochMs;
}

/**
 * Finds out what changed since any replica looked last, and puts the messages about it where they wait for
 * delivery, in one transaction with the mark that it was told: neither is lost or told twice. Where another
 * replica looks, or nothing can have changed, nothing is done.
 */
export function watchOf(setup: WatchSetup): () => Promise<void> {
  const { ledger, clock, facts: readFacts } = setup.sources;
  let known: Expiries | undefined;
  return async () => {
    const at = clock();
    const { head, due } = await ledger.read(async (connection) => {
      const newest = await treeSize(connection);
      return { head: newest, due: isDue(await markAt(connection, WATCH), newest, at) };
    });
    if (!due) return;
    const token = `busy ${randomBytes(16).toString('hex')}`;
    if (!(await ledger.write((connection) => claim(connection, token, head, at)))) return;
    const board = await setup.readiness.board();
    const facts = await readFacts();
    known = await expiriesOf(setup.sources, { board, facts, head, at }, known);
    const seen = { board, expiries: known.bySubject, at, deployment: facts.document.deployment };
    await ledger.write(async (connection) => {
      // Another replica took over from one that was too slow.
      if ((await markAt(connection, WATCH))?.value !== token) return;
      await tell(connection, setup.settings, seen);
      await setMark(connection, WATCH, { value: `done ${head}`, seenAt: at });
    });
  };
}

function isDue(mark: Mark | undefined, head: number, at: EpochMs): boolean {
  // A mark of the future is that of a clock that was ahead.
  if (!mark || Math.abs(at - mark.seenAt) >= WATCH_MS) return true;
  return mark.value.startsWith('done') && mark.value !== `done ${head}`;
}

async function claim(
  connection: Connection,
  token: string,
  head: number,
  at: EpochMs,
): Promise<boolean> {
  if (!isDue(await markAt(connection, WATCH), head, at)) return false;
  await setMark(connection, WATCH, { value: token, seenAt: at });
  return true;
}

async function markAt(connection: Connection, mark: Digest): Promise<Mark | undefined> {
  const [row] = await connection.query('select * from service_webhook_marks where mark = $1', [
    mark,
  ]);
  return row && { value: textOf(row, 'value'), seenAt: integerOf(row, 'seen_at') };
}

async function setMark(connection: Connection, mark: Digest, { value, seenAt }: Mark) {
  await connection.query(
    `insert into service_webhook_marks (mark, value, seen_at) values ($1, $2, $3)
     on conflict (mark) do update set value = excluded.value, seen_at = excluded.seen_at`,
    [mark, value, seenAt],
  );
}

/** The first expiry of each subject, for one state of the ledger and of the runtime facts. */
interface Expiries {
  readonly head: number;
  readonly facts: Facts;
  readonly bySubject: ReadonlyMap<Digest, ExpiringSubject>;
}

async function expiriesOf(
  setup: ReadinessSetup,
  now: { board: ReadinessBoard; facts: Facts; head: number; at: EpochMs },
  known: Expiries | undefined,
): Promise<Expiries> {
  const { board, facts, head, at } = now;
  if (known?.head === head && known.facts === facts) return known;
  const decisions = board.providers.flatMap((provider) => provider.decisions);
  const all = [...new Map(decisions.map(({ subject }) => [subjectDigest(subject), subject]))];
  const bySubject = new Map<Digest, ExpiringSubject>();
  for (let from = 0; from < all.length; from += READ_AT_ONCE) {
    await setup.ledger.read(async (connection) => {
      const some = all.slice(from, from + READ_AT_ONCE);
      const ledger = { connection, masks: await masksInUse(connection) };
      const subjects = some.map(([, subject]) => subject);
      const readings = await readSubjects(setup, ledger, subjects, at);
      some.forEach(([digest, subject], index) => {
        const reading = joinedReading({ setup, facts }, subject, readings[index] ?? NOTHING_READ);
        const first = reading.state === 'read' && firstExpiry(subject, reading.entry, setup);
        if (first) bySubject.set(digest, first);
      });
    });
    await nextTurn();
  }
  return { head, facts, bySubject };
}

/** What expires first of what is known of a subject, whatever else is missing. */
function firstExpiry(
  subject: Subject,
  entry: ProjectionEntry,
  { contracts }: ReadinessSetup,
): ExpiringSubject | undefined {
  const evidence = evidenceOf(entry);
  const { approval, authorization, control, contractDigest } = evidence;
  const days = contractDigest
    ? contracts.byDigest(contractDigest)?.document.retest_days
    : undefined;
  const all: readonly (readonly [ExpiringSubject['what'], EpochMs | null | undefined])[] = [
    ['approval', approval?.expiresAt],
    ['authorization', authorization?.expiresAt],
    ['control', control?.state === 'enabled' ? control.expiresAt : null],
    ...runExpiries('local', evidence.localRun, days?.local),
    ...runExpiries('live', evidence.liveRun, days?.live),
  ];
  let first: { readonly what: ExpiringSubject['what']; readonly at: EpochMs } | undefined;
  for (const [what, at] of all)
    if (typeof at === 'number' && (!first || at < first.at)) first = { what, at };
  return first && { subject, what: first.what, expires_at: formatInstant(first.at) };
}

function runExpiries(side: RunSide, run: Run | null, retestDays: number | undefined) {
  if (!run) return [];
  const retest = retestDays === undefined ? null : retestDueAt(run, retestDays);
  return [
    [`${side}_run`, run.expiresAt],
    [`${side}_retest`, retest],
  ] as const;
}

interface Seen {
  readonly board: ReadinessBoard;
  readonly expiries: ReadonlyMap<Digest, ExpiringSubject>;
  readonly deployment: string;
  readonly at: EpochMs;
}

/** Compares what is seen with the marks, stores the messages about what changed, and the marks. */
async function tell(connection: Connection, settings: WebhookSettings, seen: Seen): Promise<void> {
  const rows = await connection.query('select * from service_webhook_marks');
  const marks = new Map(
    rows.map((row) => [
      textOf(row, 'mark'),
      { value: textOf(row, 'value'), seenAt: integerOf(row, 'seen_at') },
    ]),
  );
  const changes = changesIn(seen, marks, settings.expires_within_days ?? DEFAULT_DAYS);
  const last = marks.get(CONTROLS);
  const controls = await controlsAfter(connection, last && Number(last.value));
  changes.marks.set(CONTROLS, String(controls.last));
  const events = [
    ...eventsOf('readiness.blocked', 'decisions', changes.blocked, seen),
    ...eventsOf('evidence.expiring', 'subjects', changes.expiring, seen),
    ...eventsOf('evidence.expired', 'subjects', changes.expired, seen),
    ...eventsOf('control.changed', 'controls', controls.records, seen),
  ];
  for (const event of events) enqueue(connection, settings, event, seen.at);
  await keep(connection, marks, changes.marks, seen.at);
}

/** What changed, and every mark as it should be from now on. */
interface Changes {
  readonly blocked: BlockedDecision[];
  readonly expiring: ExpiringSubject[];
  readonly expired: ExpiringSubject[];
  readonly marks: Map<Digest, string>;
}

/**
 * A decision that was never seen before is not told of: it did not become blocked. What is about to expire is,
 * also at the first look.
 */
function changesIn(seen: Seen, known: ReadonlyMap<string, Mark>, days: number): Changes {
  const changes: Changes = { blocked: [], expiring: [], expired: [], marks: new Map() };
  for (const decision of decisionsIn(seen.board)) compareDecision(changes, decision, known);
  for (const [digest, expiry] of seen.expiries) {
    const mark = markOf('expiry', digest, '');
    const before = known.get(mark)?.value;
    const left = instantOf(expiry.expires_at) - seen.at;
    const phase = left <= 0 ? 'expired' : left <= days * DAY_MS ? 'expiring' : 'valid';
    // To a replica that is set to fewer days, it is still valid: that is not to have it told again.
    const isTold = phase === 'valid' && before?.endsWith(expiry.expires_at);
    const now = isTold && before !== undefined ? before : `${phase} ${expiry.expires_at}`;
    changes.marks.set(mark, now);
    if (now === before || phase === 'valid') continue;
    if (phase === 'expiring') changes.expiring.push(expiry);
    else if (before !== undefined) changes.expired.push(expiry);
  }
  return changes;
}

function compareDecision(
  { blocked, marks }: Changes,
  { subject, account_reference, decision }: SubjectDecision,
  known: ReadonlyMap<string, Mark>,
): void {
  const { executable, state, blockers } = decision;
  const mark = markOf('decision', subjectDigest(subject), account_reference ?? '');
  marks.set(mark, executable ? 'open' : 'blocked');
  if (executable || known.get(mark)?.value !== 'open') return;
  blocked.push({ subject, account_reference, state, codes: blockers.map(({ code }) => code) });
}

function decisionsIn({ providers }: ReadinessBoard) {
  return providers.flatMap(({ decisions }) => decisions);
}

function markOf(kind: string, digest: Digest, account: string): Digest {
  return digestOf(`claimgate/webhooks/${kind}/v1\0${digest}\0${account}`);
}

/** The control events after a place in the ledger; at the first look none, as what is there is not a change. */
async function controlsAfter(
  connection: Connection,
  after: number | undefined,
): Promise<{ readonly records: readonly ChangedControl[]; readonly last: number }> {
  if (after === undefined) return { records: [], last: await treeSize(connection) };
  const rows = await connection.query(
    `select sequence from provider_runtime_control_events where sequence > $1
     order by sequence limit ${4 * OF_ONE_MESSAGE}`,
    [after],
  );
  const records: ChangedControl[] = [];
  let last = after;
  for (const row of rows) {
    last = integerOf(row, 'sequence');
    const placed = await findReadable(connection, last);
    if (placed?.record.kind !== 'control') continue;
    const { selector, state, reason, starts_at, expires_at } = placed.record;
    records.push({ sequence: last, selector, state, reason, starts_at, expires_at });
  }
  return { records, last };
}

/** The messages about some changes of one type. */
function eventsOf<K extends 'controls' | 'decisions' | 'subjects'>(
  type: WebhookType,
  member: K,
  changed: readonly WebhookEvent['data'][K][number][],
  { deployment, at }: Seen,
): WebhookEvent[] {
  const events: WebhookEvent[] = [];
  for (let from = 0; from < changed.length; from += OF_ONE_MESSAGE) {
    const some = changed.slice(from, from + OF_ONE_MESSAGE);
    const data = { deployment, decisions: [], subjects: [], controls: [], [member]: some };
    events.push({ type, timestamp: formatInstant(at), data });
  }
  return events;
}

const DELIVERIES = {
  table: 'service_webhook_deliveries',
  columns: ['id', 'target', 'body', 'created_at', 'due_at', 'attempts'],
} as const;

/** Stores a message for each target that wants it. Its id lets a receiver drop a second copy. */
function enqueue(
  connection: Connection,
  { targets }: WebhookSettings,
  event: WebhookEvent,
  at: EpochMs,
): void {
  const body = JSON.stringify(event);
  for (const { name, types } of targets) {
    if (types && !types.includes(event.type)) continue;
    const id = randomBytes(16).toString('hex');
    connection.insert({ target: DELIVERIES, values: [id, name, body, at, at, 0] });
  }
}

/** Writes the marks that differ, and forgets those that stand for nothing any more. */
async function keep(
  connection: Connection,
  before: ReadonlyMap<string, Mark>,
  now: ReadonlyMap<Digest, string>,
  at: EpochMs,
): Promise<void> {
  const added = [...now].filter(([mark]) => !before.has(mark));
  if (added.length > 0)
    connection.insert({
      target: MARKS,
      values: added.flatMap(([mark, value]) => [mark, value, at]),
    });
  const changed = [...now].filter(([mark, value]) => {
    const old = before.get(mark);
    return old !== undefined && old.value !== value;
  });
  const isThere = new Set<string>(now.keys());
  const gone = [...before].filter(
    ([mark, { seenAt }]) =>
      mark !== WATCH && !isThere.has(mark) && at - seenAt > FORGOTTEN_AFTER_MS,
  );
  await connection.queryAll([
    ...changed.map(([mark, value]) => ({
      sql: 'update service_webhook_marks set value = $1, seen_at = $2 where mark = $3',
      parameters: [value, at, mark],
    })),
    ...gone.map(([mark]) => ({
      sql: 'delete from service_webhook_marks where mark = $1',
      parameters: [mark],
    })),
  ]);
}
