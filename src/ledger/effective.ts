import { standingOf, type RunSide } from '../evidence/index.ts';
import { instantOf, type EpochMs } from '../json/index.ts';
import type { Subject } from '../documents/index.ts';
import { NO_INSTANCE } from './columns.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Row,
} from './driver/connection.ts';
import { logged, quarantinedBy } from './quarantine.ts';
import {
  approvalIn,
  controlIn,
  placed,
  runIn,
  type ApprovalRecord,
  type ControlRecord,
  type Placed,
  type RunRecord,
} from './records.ts';
import { maskOf, selectorDigest, selectorFor, type SubjectNames } from './subjects.ts';

/** What a review is of: one app of a provider, in one of its environments, at one instance. */
export type AppIdentity = Pick<
  Subject,
  'provider' | 'app_fingerprint' | 'provider_environment' | 'instance_fingerprint'
>;

/**
 * The leaf of only the rows that are handed back, and what quarantines them: a join might be planned over all
 * of the log.
 */
const PLACE = `(select l.leaf from provider_evidence_log l where l.sequence = r.sequence) as leaf,
  ${quarantinedBy('r')} as quarantined_by`;

const REVIEWS_OF_APP = `select r.*, ${PLACE} from provider_approval_reviews r
  where r.provider = $1 and r.app_fingerprint = $2 and r.provider_environment = $3
  and r.instance_fingerprint = $4 and ${logged('r')}`;

/** The effective review of an app: the last word counts (specification/ledger.md 1). */
export async function effectiveReview(
  connection: Connection,
  app: AppIdentity,
): Promise<Placed<ApprovalRecord> | null> {
  const [row] = await connection.query(
    `${REVIEWS_OF_APP} order by r.sequence desc limit 1`,
    appKey(app),
  );
  return row ? reviewInForce(placed(row, approvalIn(row))) : null;
}

/**
 * What the last review of an app comes to. Its place stays taken where it is quarantined: no older one speaks
 * in it. What it restricted stays so until another review is recorded.
 */
export function reviewInForce(last: Placed<ApprovalRecord>): Placed<ApprovalRecord> | null {
  const isRestrictive = last.record.state === 'restricted' || last.record.state === 'revoked';
  return last.quarantined_by === null || isRestrictive ? last : null;
}

const RUNS_OF_SUBJECT = `select r.*, ${PLACE} from provider_certification_runs r
  where r.subject_digest = $1 and r.side = $2 and ${logged('r')} order by r.sequence desc limit 1`;

/** The effective run of a subject on one side, over all accounts: the last word counts, if it is not quarantined. */
export async function effectiveRun(
  connection: Connection,
  subjectDigest: string,
  side: RunSide,
): Promise<Placed<RunRecord> | null> {
  const [row] = await connection.query(RUNS_OF_SUBJECT, [subjectDigest, side]);
  return row?.['quarantined_by'] === null ? placed(row, await runIn(connection, row)) : null;
}

/** Steps from one mask in use to the next, so that the events themselves are never read through. */
const MASKS_IN_USE = `with recursive used (mask) as (
    select min(selector_mask) from provider_runtime_control_events
    union all
    select (select min(selector_mask) from provider_runtime_control_events where selector_mask > mask)
    from used where mask is not null
  )
  select mask from used where mask is not null`;

/** Which kinds of selectors there are events of: at most 256 masks, mostly a few. */
export async function masksInUse(connection: Connection): Promise<readonly number[]> {
  return (await connection.query(MASKS_IN_USE)).map((row) => integerOf(row, 'mask'));
}

const EVENTS = `select r.*, ${PLACE} from provider_runtime_control_events r
  where r.selector_mask = $1 and r.selector_digest = $2 and ${logged('r')}`;

/** Mostly one of the last few events speaks. */
const RECENT = 16;

/** Of the older events without end, and of those that have not ended, the last one each: both by the index. */
const OLDER = ['r.expires_at is null', 'r.expires_at > $3'].map(
  (lasts) =>
    `${EVENTS} and r.starts_at <= $3 and r.sequence < $4 and ${lasts} order by r.sequence desc limit 1`,
);

/** The control events of a ledger, however they are found. */
export interface ControlEvents {
  /** Which kinds of selectors there are events of. */
  readonly masks: readonly number[];
  /** The last event of a selector that has started and not ended at an instant. */
  lastSpeaking(key: SelectorKey, at: EpochMs): Promise<Placed<ControlRecord> | null>;
  /**
   * When events of some selectors that restrict or are quarantined start, and when any of their events end,
   * after an instant, in order.
   */
  changes(selectors: readonly string[], after: EpochMs): Promise<readonly EpochMs[]>;
}

/** What the effective control is found by. */
type SpokenEvents = Pick<ControlEvents, 'lastSpeaking' | 'masks'>;

/** The same events and one more, as if it were recorded already. */
export function withEvent(events: SpokenEvents, next: Placed<ControlRecord>): SpokenEvents {
  const { selector, starts_at, expires_at } = next.record;
  const [mask, digest] = [maskOf(selector), selectorDigest(selector)];
  const from = instantOf(starts_at);
  const until = expires_at === null ? null : instantOf(expires_at);
  return {
    masks: [...new Set([...events.masks, mask])],
    lastSpeaking: async (key, at) => {
      const speaks = key[1] === digest && standingOf({ from, until }, at) === 'current';
      return speaks ? next : events.lastSpeaking(key, at);
    },
  };
}

/** Steps from one selector in use to the next, so that the events themselves are never read through. */
const SELECTORS_IN_USE = `with recursive used (mask, digest) as (
    select * from (select selector_mask, selector_digest from provider_runtime_control_events
      order by selector_mask, selector_digest limit 1) as first
    union all
    select n.selector_mask, n.selector_digest from used join provider_runtime_control_events n
      on n.sequence = coalesce(
        (select o.sequence from provider_runtime_control_events o where o.selector_mask = used.mask
          and o.selector_digest > used.digest order by o.selector_digest, o.sequence limit 1),
        (select o.sequence from provider_runtime_control_events o where o.selector_mask > used.mask
          order by o.selector_mask, o.selector_digest, o.sequence limit 1))
  )
  select mask, digest from used`;

/** The control of each selector that speaks at an instant: the most restrictive first, then the newest. */
export async function controlsInForce(
  connection: Connection,
  at: EpochMs,
): Promise<readonly Placed<ControlRecord>[]> {
  const found: Placed<ControlRecord>[] = [];
  for (const row of await connection.query(SELECTORS_IN_USE)) {
    const key = [integerOf(row, 'mask'), textOf(row, 'digest')] as const;
    const speaking = await lastSpeaking(connection, key, at);
    if (speaking) found.push(speaking);
  }
  return found.sort((one, other) => (outranks(one, other) ? -1 : 1));
}

/** Those that a connection finds by its indexes. */
export function eventsIn(connection: Connection, masks: readonly number[]): ControlEvents {
  return {
    masks,
    lastSpeaking: (key, at) => lastSpeaking(connection, key, at),
    changes: async (selectors, after) => {
      const marks = selectors.map((_, index) => `$${index + 2}`).join(', ');
      const rows = await connection.query(CHANGES(marks), [after, ...selectors]);
      return rows.map((row) => integerOf(row, 'instant'));
    },
  };
}

/** The effective control of a subject at an instant, by one look-up for each mask in use. */
export function effectiveControl(
  connection: Connection,
  subject: SubjectNames,
  masks: readonly number[],
  at: EpochMs,
): Promise<Placed<ControlRecord> | null> {
  return controlAmong(eventsIn(connection, masks), subject, at);
}

/**
 * The effective control of a subject at an instant: for each selector that matches, the last event that
 * has started and not ended; of those the most restrictive. One that enables and is quarantined says
 * nothing, and lets no other one enable: its place stays taken.
 */
export async function controlAmong(
  events: SpokenEvents,
  subject: SubjectNames,
  at: EpochMs,
): Promise<Placed<ControlRecord> | null> {
  let effective: Placed<ControlRecord> | null = null;
  for (const mask of events.masks) {
    const key = [mask, selectorDigest(selectorFor(subject, mask))] as const;
    const speaking = await events.lastSpeaking(key, at);
    if (speaking && (!effective || outranks(speaking, effective))) effective = speaking;
  }
  return effective && restrictionOf(effective) === UNKNOWN ? null : effective;
}

const CHANGES = (
  selectors: string,
) => `select starts_at as instant from provider_runtime_control_events
  where selector_digest in (${selectors}) and control_state in ('degraded', 'disabled')
  and control_state <> 'enabled' and starts_at > $1
  union select r.starts_at as instant from provider_runtime_control_events r
  where r.selector_digest in (${selectors}) and r.starts_at > $1 and ${quarantinedBy('r')} is not null
  union select expires_at as instant from provider_runtime_control_events
  where selector_digest in (${selectors}) and expires_at > $1 order by instant`;

/**
 * The first instant after another one at which an enabled subject is enabled no more, by what is recorded
 * now: a restriction that starts later, or one that was silenced until then. `null`: nothing says so.
 */
export async function enabledUntil(
  events: ControlEvents,
  subject: Subject,
  at: EpochMs,
): Promise<EpochMs | null> {
  const digests = events.masks.map((mask) => selectorDigest(selectorFor(subject, mask)));
  for (const instant of await events.changes(digests, at)) {
    const control = await controlAmong(events, subject, instant);
    if (control?.record.state !== 'enabled') return instant;
  }
  return null;
}

/** How much a control holds back. */
export const RESTRICTION = { enabled: 0, degraded: 1, disabled: 2 };

/** Between what degrades and what enables. */
const UNKNOWN = 0.5;

function restrictionOf({ record, quarantined_by }: Placed<ControlRecord>): number {
  return quarantined_by !== null && record.state === 'enabled'
    ? UNKNOWN
    : RESTRICTION[record.state];
}

/** Of two events that restrict alike, the later one is shown. */
function outranks(one: Placed<ControlRecord>, other: Placed<ControlRecord>): boolean {
  const difference = restrictionOf(one) - restrictionOf(other);
  return difference > 0 || (difference === 0 && one.sequence > other.sequence);
}

/** The mask of a selector and its digest, as the index has them. */
export type SelectorKey = readonly [mask: number, digest: string];

async function lastSpeaking(
  connection: Connection,
  key: SelectorKey,
  at: EpochMs,
): Promise<Placed<ControlRecord> | null> {
  const recent = await connection.query(`${EVENTS} order by r.sequence desc limit ${RECENT}`, key);
  let last = recent.find((row) => speaksAt(row, at));
  const oldest = recent.at(-1);
  if (!last && oldest && recent.length === RECENT)
    last = await lastOlder(connection, key, at, integerOf(oldest, 'sequence'));
  return last ? placed(last, controlIn(last)) : null;
}

function speaksAt(row: Row, at: EpochMs): boolean {
  return (
    standingOf(
      { from: integerOf(row, 'starts_at'), until: integerOrNull(row, 'expires_at') },
      at,
    ) === 'current'
  );
}

async function lastOlder(
  connection: Connection,
  key: SelectorKey,
  at: EpochMs,
  before: number,
): Promise<Row | undefined> {
  const found: Row[] = [];
  for (const sql of OLDER) found.push(...(await connection.query(sql, [...key, at, before])));
  return found.sort((one, other) => integerOf(other, 'sequence') - integerOf(one, 'sequence'))[0];
}

/** An app as the keys of reviews have it. */
export function appKey(app: AppIdentity): string[] {
  return [
    app.provider,
    app.app_fingerprint,
    app.provider_environment,
    app.instance_fingerprint ?? NO_INSTANCE,
  ];
}

type Repeated = Pick<ApprovalRecord, 'expires_at' | 'reviewed_at' | 'state' | 'tier'>;

/** Everything that a run repeats of its review, as one text. */
export function repeatedOf(
  app: AppIdentity,
  { state, tier, reviewed_at, expires_at }: Repeated,
): string {
  return [...appKey(app), state, tier, reviewed_at, expires_at].join(' ');
}
