import { randomBytes } from 'node:crypto';
import { digestOf, type Digest } from '../src/digest/index.ts';
import type {
  BlockedDecision,
  ChangedControl,
  ExpiringSubject,
  ReconnectingAccount,
  Subject,
  WebhookEvent,
  WebhookSettings,
  WebhookType,
} from '../src/documents/index.ts';
import { EXPIRING, type Expiry } from '../src/gate/verdict.ts';
import {
  DAY_MS,
  formatInstant,
  groupedBy,
  instantOf,
  type EpochMs,
} from '../src/documents/json.ts';
import { controlsInForce, findReadable } from '../src/ledger/reading.ts';
import { integerOf, textOf, type Connection, type Row } from '../src/ledger/driver/connection.ts';
import { treeSize, type ControlRecord, type Placed } from '../src/ledger/records.ts';
import { accountName, type SubjectStanding } from './readiness/board.ts';
import type { ReadinessService, WholeSurvey } from './readiness/readiness.ts';
import type { ReadinessSetup } from './readiness/snapshot.ts';

export interface WatchSetup {
  /** The ledger also keeps the marks and the messages. */
  readonly sources: ReadinessSetup;
  readonly readiness: Pick<ReadinessService, 'survey'>;
  readonly settings: WebhookSettings;
}

/** For what changes by time or runtime facts alone; where a replica has not finished by then, another one watches. */
const WATCH_MS = 60_000;
const DEFAULT_DAYS = 14;
const OF_ONE_MESSAGE = 50;
const OF_ONE_LOOK = 4 * OF_ONE_MESSAGE;
const FORGOTTEN_AFTER_MS = 30 * DAY_MS;

const SET_MARK = `insert into service_webhook_marks (mark, value, seen_at) values ($1, $2, $3)
  on conflict (mark) do update set value = excluded.value, seen_at = excluded.seen_at`;
const WATCH = digestOf('claimgate/webhooks/watch/v1');
const CONTROLS = digestOf('claimgate/webhooks/controls/v1');
const ENDS = digestOf('claimgate/webhooks/ends/v1');

interface Mark {
  readonly value: string;
  readonly seenAt: EpochMs;
}

/**
 * Finds out what changed since any replica looked last, and puts the messages about it where they wait for
 * delivery, in one transaction with the mark that it was told: neither is lost or told twice. Where another
 * replica looks, or nothing can have changed, nothing is done.
 */
export function makeWatch(setup: WatchSetup): () => Promise<void> {
  const { ledger, clock } = setup.sources;
  return async () => {
    const at = clock();
    const { head, due } = await ledger.read(async (connection) => {
      const newest = await treeSize(connection);
      return { head: newest, due: isDue(await markAt(connection, WATCH), newest, at) };
    });
    if (!due) return;
    const token = `busy ${randomBytes(16).toString('hex')}`;
    if (!(await ledger.write((connection) => claim(connection, token, head, at)))) return;
    const survey = await setup.readiness.survey();
    // Evidence that cannot be read is no news about a subject: the metrics tell it.
    if (!survey.isWhole) return;
    const seen = { survey, at, deployment: survey.facts.document.deployment };
    await ledger.write(async (connection) => {
      // Another replica took over from one that was too slow.
      if ((await markAt(connection, WATCH))?.value !== token) return;
      const isAll = await tell(connection, setup.settings, seen);
      // What is left is told at once, by whoever looks next.
      await setMark(connection, WATCH, { value: isAll ? `done ${head}` : 'done', seenAt: at });
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
  return row && markIn(row);
}

function markIn(row: Row): Mark {
  return { value: textOf(row, 'value'), seenAt: integerOf(row, 'seen_at') };
}

async function setMark(connection: Connection, mark: Digest, { value, seenAt }: Mark) {
  await connection.query(SET_MARK, [mark, value, seenAt]);
}

interface Seen {
  readonly survey: Pick<WholeSurvey, 'accounts' | 'facts' | 'rows'>;
  readonly deployment: string;
  readonly at: EpochMs;
}

/** @returns whether all was told; there may be more controls than one look takes */
async function tell(
  connection: Connection,
  settings: WebhookSettings,
  seen: Seen,
): Promise<boolean> {
  const rows = await connection.query('select * from service_webhook_marks');
  const marks = new Map(rows.map((row) => [textOf(row, 'mark'), markIn(row)]));
  const changes = findChanges(seen, marks, settings.expires_within_days ?? DEFAULT_DAYS);
  const last = marks.get(CONTROLS);
  const controls = await controlsAfter(connection, last && Number(last.value));
  changes.marks.set(CONTROLS, String(controls.last));
  const accounts = compareAccounts(changes.marks, seen, marks, last === undefined);
  const since = Number(marks.get(ENDS)?.value ?? seen.at);
  changes.marks.set(ENDS, String(seen.at));
  const events = [
    ...makeEvents('readiness.blocked', 'decisions', changes.blocked, seen),
    ...makeEvents('readiness.restored', 'decisions', changes.restored, seen),
    ...makeEvents('account.reconnect_required', 'accounts', accounts.lapsed, seen),
    ...makeEvents('account.reconnected', 'accounts', accounts.reconnected, seen),
    ...makeEvents('evidence.expiring', 'subjects', changes.expiring, seen),
    ...makeEvents('evidence.expired', 'subjects', changes.expired, seen),
    ...makeEvents('control.changed', 'controls', controls.records, seen),
    ...makeEvents(
      'control.ending',
      'controls',
      await endsIn(connection, seen.at, since, HOUR_MS),
      seen,
    ),
    ...makeEvents('control.ended', 'controls', await endsIn(connection, seen.at, since, 0), seen),
  ];
  for (const event of events) enqueue(connection, settings, event, seen.at);
  await keep(connection, marks, changes.marks, seen.at);
  return controls.isAll;
}

interface Changes {
  readonly blocked: BlockedDecision[];
  readonly restored: BlockedDecision[];
  readonly expiring: ExpiringSubject[];
  readonly expired: ExpiringSubject[];
  readonly marks: Map<Digest, string>;
}

/** A decision never seen before did not become blocked; the first look does tell what is about to expire. */
function findChanges(seen: Seen, known: ReadonlyMap<string, Mark>, days: number): Changes {
  const changes: Changes = {
    blocked: [],
    restored: [],
    expiring: [],
    expired: [],
    marks: new Map(),
  };
  for (const row of seen.survey.rows) {
    // Nobody asks for what nobody connected.
    if (!row.isConnected && !row.isClaimed) continue;
    compareExpiry(changes, row, known, { at: seen.at, days });
    compareStanding(changes, row, known);
  }
  return changes;
}

function compareExpiry(
  { expiring, expired, marks }: Changes,
  { digest, subject, expiry }: SubjectStanding,
  known: ReadonlyMap<string, Mark>,
  { at, days }: { readonly at: EpochMs; readonly days: number },
): void {
  const mark = markOf('expiry', digest);
  const before = readExpiry(known.get(mark)?.value);
  // Evidence that expired earlier is no part of a decision that is executable without it.
  if (isOver(before, at) && expiry?.what !== before.what)
    expired.push(...expiringSubject(subject, before));
  if (!expiry) return;
  const phase = phaseOf(expiry.at - at, days);
  if (isKnown(before, expiry, phase)) return void marks.set(mark, textOfExpiry(before));
  marks.set(mark, textOfExpiry({ ...expiry, phase }));
  if (phase === 'valid') return;
  const told = expiringSubject(subject, expiry);
  if (phase === 'expiring') expiring.push(...told);
  else if (before) expired.push(...told);
}

function phaseOf(left: number, days: number): 'expired' | 'expiring' | 'valid' {
  if (left <= 0) return 'expired';
  return left <= days * DAY_MS ? 'expiring' : 'valid';
}

/** Whether something expired that was not told to have expired. */
function isOver(before: KnownExpiry | undefined, at: EpochMs): before is KnownExpiry {
  return before !== undefined && before.phase !== 'expired' && before.at <= at;
}

function expiringSubject(
  subject: Subject,
  { what, at }: Pick<Expiry, 'at' | 'what'>,
): ExpiringSubject[] {
  if (what === 'trust_root' || what === 'projection') return [];
  return [{ subject, what, expires_at: formatInstant(at) }];
}

interface KnownExpiry extends Pick<Expiry, 'at' | 'what'> {
  readonly phase: string;
}

/** To a replica that is set to fewer days, an expiry is still valid: that is no reason to tell it again. */
function isKnown(
  before: KnownExpiry | undefined,
  { at, what }: Expiry,
  phase: string,
): before is KnownExpiry {
  const isSame = before?.at === at && before.what === what;
  return isSame && (phase === 'valid' || phase === before.phase);
}

function textOfExpiry({ phase, at, what }: KnownExpiry): string {
  return `${phase} ${formatInstant(at)} ${what}`;
}

/** Reads a mark; returns nothing where an earlier version wrote it. */
function readExpiry(value = ''): KnownExpiry | undefined {
  const [phase = '', instant = '', text] = value.split(' ');
  const what = EXPIRING.find((one) => one === text);
  return what && { phase, what, at: instantOf(instant) };
}

/** The marks of a decision, worst first. */
const LEVELS = ['blocked', 'unproven', 'open'];

function levelOf({ decision, claim: standing }: SubjectStanding): number {
  if (!decision.executable) return 0;
  // A claim says more than that the operation runs.
  return standing === 'wrong' ? 1 : 2;
}

/** Compares how a subject itself stands; one that is seen for the first time did not change. */
function compareStanding(
  { blocked, restored, marks }: Changes,
  row: SubjectStanding,
  known: ReadonlyMap<string, Mark>,
): void {
  const { subject, digest, decision, claim: standing, lacking } = row;
  const mark = markOf('subject', digest);
  const before = LEVELS.indexOf(known.get(mark)?.value ?? '');
  // As long as nothing else is known of the claim, the last of it stays.
  const level =
    standing === 'unknown' && decision.executable && before >= 0 ? before : levelOf(row);
  marks.set(mark, LEVELS[level] ?? '');
  if (before < 0 || level === before) return;
  const reasons = [...decision.blockers, ...decision.would_block, ...lacking];
  const codes = [...new Set(reasons.map(({ code }) => code))];
  const told = { subject, claim: standing, state: decision.state, codes };
  (level < before ? blocked : restored).push(told);
}

/** Stands in the mark of an account that the event named as one to reconnect; others have none. */
const LAPSED = 'reconnect_required';

/** Compares which accounts have to be connected again. At the first look none of them is news. */
function compareAccounts(
  marks: Changes['marks'],
  { survey: { accounts, facts } }: Seen,
  known: ReadonlyMap<string, Mark>,
  isFirst: boolean,
) {
  const lapsed: ReconnectingAccount[] = [];
  const now = new Set<string>();
  for (const { blockers, subjects: _of, ...account } of accounts) {
    const mark = markOf('account', accountKey(account));
    now.add(mark);
    marks.set(mark, LAPSED);
    if (isFirst || known.get(mark)?.value === LAPSED) continue;
    lapsed.push({ ...account, codes: blockers.map(({ code }) => code) });
  }
  const isMended = [...known].some(([mark, { value }]) => value === LAPSED && !now.has(mark));
  const reconnected = (isMended ? facts.document.accounts : []).flatMap(
    ({ authorization: _grant, ...account }): ReconnectingAccount[] => {
      const mark = markOf('account', accountKey(account));
      if (now.has(mark) || known.get(mark)?.value !== LAPSED) return [];
      marks.set(mark, 'connected');
      return [{ ...account, codes: [] }];
    },
  );
  return { lapsed, reconnected };
}

function accountKey(account: Omit<ReconnectingAccount, 'codes'>): string {
  return `${account.provider} ${accountName(account)}`;
}

function markOf(kind: string, name: string): Digest {
  return digestOf(`claimgate/webhooks/${kind}/v2\0${name}`);
}

const HOUR_MS = 60 * 60_000;

/** The disables and degradations that end by themselves some time after an instant, and did not when it was looked last. */
async function endsIn(
  connection: Connection,
  at: EpochMs,
  since: EpochMs,
  ahead: number,
): Promise<readonly ChangedControl[]> {
  // All of them: the next look begins where this one ends.
  const rows = await connection.query(
    `select sequence, expires_at from provider_runtime_control_events
     where control_state <> 'enabled' and expires_at > $1 and expires_at <= $2 order by sequence`,
    [since + ahead, at + ahead],
  );
  const ending = groupedBy(rows, (row) => Math.min(at, integerOf(row, 'expires_at') - 1));
  const found: ChangedControl[] = [];
  for (const [last, some] of ending) {
    const sequences = new Set(some.map((row) => integerOf(row, 'sequence')));
    // One that was replaced ends nothing.
    for (const placed of await controlsInForce(connection, last, []))
      if (sequences.has(placed.sequence)) found.push(changedControl(placed));
  }
  return found.toSorted((one, other) => one.sequence - other.sequence);
}

/** The control events after a place in the ledger; at the first look none, as what is there is not a change. */
async function controlsAfter(
  connection: Connection,
  after: number | undefined,
): Promise<{
  readonly records: readonly ChangedControl[];
  readonly last: number;
  /** Whether these are all. */
  readonly isAll: boolean;
}> {
  if (after === undefined) return { records: [], last: await treeSize(connection), isAll: true };
  const rows = await connection.query(
    `select sequence from provider_runtime_control_events where sequence > $1
     order by sequence limit ${OF_ONE_LOOK}`,
    [after],
  );
  const records: ChangedControl[] = [];
  let last = after;
  for (const row of rows) {
    last = integerOf(row, 'sequence');
    const placed = await findReadable(connection, last);
    if (placed?.record.kind !== 'control') continue;
    records.push(changedControl({ ...placed, record: placed.record }));
  }
  return { records, last, isAll: rows.length < OF_ONE_LOOK };
}

function changedControl({ sequence, record }: Placed<ControlRecord>): ChangedControl {
  const { selector, state, reason, starts_at, expires_at } = record;
  return { sequence, selector, state, reason, starts_at, expires_at };
}

function makeEvents<K extends 'accounts' | 'controls' | 'decisions' | 'subjects'>(
  type: WebhookType,
  member: K,
  changed: readonly WebhookEvent['data'][K][number][],
  { deployment, at }: Seen,
): WebhookEvent[] {
  const events: WebhookEvent[] = [];
  for (let from = 0; from < changed.length; from += OF_ONE_MESSAGE) {
    const some = changed.slice(from, from + OF_ONE_MESSAGE);
    const nothing = { decisions: [], accounts: [], subjects: [], controls: [] };
    const data = { deployment, ...nothing, [member]: some };
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
    connection.insert({ ...DELIVERIES, values: [id, name, body, at, at, 0] });
  }
}

async function keep(
  connection: Connection,
  before: ReadonlyMap<string, Mark>,
  now: ReadonlyMap<Digest, string>,
  at: EpochMs,
): Promise<void> {
  const differing = [...now].filter(([mark, value]) => before.get(mark)?.value !== value);
  const isThere = new Set<string>(now.keys());
  const gone = [...before].filter(
    ([mark, { seenAt }]) =>
      mark !== WATCH && !isThere.has(mark) && at - seenAt > FORGOTTEN_AFTER_MS,
  );
  await connection.queryAll([
    ...differing.map(([mark, value]) => ({ sql: SET_MARK, parameters: [mark, value, at] })),
    ...gone.map(([mark]) => ({
      sql: 'delete from service_webhook_marks where mark = $1',
      parameters: [mark],
    })),
  ]);
}
