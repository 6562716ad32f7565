import { standingOf, type RunSide } from '../evidence/index.ts';
import { instantOf, type EpochMs } from '../json/index.ts';
import { refusalOf } from '../findings/index.ts';
import type { Selector } from '../documents/index.ts';
import {
  integerOf,
  type Connection,
  type Query,
  type Row,
  type SqlValue,
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
import {
  APP_MEMBERS,
  appKey,
  appText,
  maskOf,
  selectorDigest,
  selectorFor,
  type AppIdentity,
  type SubjectNames,
} from './subjects.ts';

/**
 * The leaf of only the rows that are handed back, and what quarantines them: a join might be planned over all
 * of the log.
 */
const PLACE = `(select l.leaf from provider_evidence_log l where l.sequence = r.sequence) as leaf,
  ${quarantinedBy('r')} as quarantined_by`;

/** Keys to look up: the names of their columns, and what is in those. */
interface WantedKeys {
  readonly columns: Readonly<Record<string, 'integer' | 'text'>>;
  readonly keys: readonly (readonly SqlValue[])[];
}

/** How many keys one statement looks up: few sizes, so that an engine keeps few statements. */
const SIZES = [1, 8, 64] as const;
const LARGEST = 64;

/**
 * Looks up many keys in a few statements: the rows of each, in the order of the keys. `rest` finds them by
 * the table `wanted`, and hands the number `n` of the key on; `more` are its own parameters, from `$1` on.
 */
export async function lookUp(
  connection: Connection,
  { columns, keys }: WantedKeys,
  rest: string,
  more: readonly SqlValue[] = [],
): Promise<readonly (readonly Row[])[]> {
  const queries: Query[] = [];
  for (let start = 0; start < keys.length; start += LARGEST) {
    const own = keys.slice(start, start + LARGEST);
    const size = SIZES.find((one) => one >= own.length) ?? LARGEST;
    // A shorter list repeats its last key, whose rows are then left out.
    const padded = Array.from({ length: size }, (_, index) => own[index] ?? own.at(-1) ?? []);
    const wanted = wantedRows(columns, size, more.length);
    queries.push({ sql: `${wanted} ${rest}`, parameters: [...more, ...padded.flat()] });
  }
  const found = keys.map((): Row[] => []);
  for (const [index, rows] of (await connection.queryAll(queries)).entries())
    for (const row of rows) {
      const n = integerOf(row, 'n');
      if (n < LARGEST) found[index * LARGEST + n]?.push(row);
    }
  return found;
}

function wantedRows(columns: WantedKeys['columns'], size: number, after: number): string {
  const types = Object.values(columns);
  const rowOf = (n: number) => {
    const values = types.map(
      (type, at) => `cast($${after + n * types.length + at + 1} as ${type})`,
    );
    return `(${n}, ${values.join(', ')})`;
  };
  const rows = Array.from({ length: size }, (_, n) => rowOf(n));
  return `with wanted (n, ${Object.keys(columns).join(', ')}) as (values ${rows.join(', ')})`;
}

const APP_COLUMNS = Object.fromEntries(APP_MEMBERS.map((member) => [member, 'text'] as const));

const LAST_REVIEWS = `, place (n, sequence) as (select n, (
    select one.sequence from provider_approval_reviews one
    where one.provider = w.provider and one.app_fingerprint = w.app_fingerprint
    and one.provider_environment = w.provider_environment
    and one.instance_fingerprint = w.instance_fingerprint and ${logged('one')}
    order by one.sequence desc limit 1) from wanted w)
  select p.n, r.*, ${PLACE} from place p join provider_approval_reviews r on r.sequence = p.sequence`;

/** Hands over what was found; throws `ledger_damaged` where its rows cannot be read. */
export type Found<T> = () => T;

/** The effective reviews of apps, in their order: the last word counts (specification/ledger.md 1). */
export async function effectiveReviews(
  connection: Connection,
  apps: readonly AppIdentity[],
): Promise<readonly Found<Placed<ApprovalRecord> | null>[]> {
  const known = new Map(apps.map((app) => [appText(app), appKey(app)]));
  const wanted = { columns: APP_COLUMNS, keys: [...known.values()] };
  const rows = await lookUp(connection, wanted, LAST_REVIEWS);
  const found = new Map([...known.keys()].map((key, index) => [key, rows[index]?.[0]]));
  return apps.map((app) => {
    const row = found.get(appText(app));
    return () => (row ? reviewInForce(placed(row, approvalIn(row))) : null);
  });
}

/** The effective review of an app. */
export async function effectiveReview(
  connection: Connection,
  app: AppIdentity,
): Promise<Placed<ApprovalRecord> | null> {
  const [found] = await effectiveReviews(connection, [app]);
  return found?.() ?? null;
}

/**
 * Returns the effective review of an app. A quarantined last review still supersedes older ones: none of them counts
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

const LAST_EVENT = (lasts: string) => `(select one.sequence from provider_runtime_control_events one
    where one.selector_mask = w.mask and one.selector_digest = w.digest and ${logged('one')}
    and one.starts_at <= $1 and ${lasts} order by one.sequence desc limit 1)`;

/** Selects the last event without an end, and the last unended one after it. */
const LAST_SPEAKING = `, lasting (n, mask, digest, sequence) as (
    select n, mask, digest, ${LAST_EVENT('one.expires_at is null')} from wanted w),
  place (n, sequence) as (select n, sequence from lasting union all
    select n, ${LAST_EVENT('one.expires_at > $1 and one.sequence > coalesce(w.sequence, 0)')} from lasting w)
  select p.n, r.*, ${PLACE} from place p
  join provider_runtime_control_events r on r.sequence = p.sequence`;

/** The effective control of a subject at an instant. */
export interface SpokenControl {
  readonly control: Placed<ControlRecord> | null;
  /** When the first of the events that speak ends; `null`: none does. Another one may start before. */
  readonly until: EpochMs | null;
}

/** The kinds of selectors that the ledger has events of, and an event that is not recorded but counted in. */
export interface EventSource {
  readonly masks: readonly number[];
  readonly next?: Placed<ControlRecord>;
}

/** The effective controls of subjects at an instant, in their order. */
export async function effectiveControls(
  connection: Connection,
  subjects: readonly SubjectNames[],
  { masks: known, next }: EventSource,
  at: EpochMs,
): Promise<readonly Found<SpokenControl>[]> {
  const masks = next ? [...new Set([...known, maskOf(next.record.selector)])] : known;
  // Most subjects share most of their selectors.
  const keys = new Map<string, SelectorKey>();
  const texts = subjects.map((subject) =>
    masks.map((mask) => {
      const selector = selectorFor(subject, mask);
      const text = `${mask} ${JSON.stringify(selector)}`;
      if (!keys.has(text)) keys.set(text, [mask, selectorDigest(selector)]);
      return text;
    }),
  );
  const events = await lastSpeaking(connection, [...keys.values()], at);
  const byText = new Map([...keys.keys()].map((text, index) => [text, events[index]]));
  // Of its selector it is the newest event, and no other one speaks while it does.
  if (next && isInForce(next, at))
    for (const [text, [, digest]] of keys)
      if (digest === selectorDigest(next.record.selector)) byText.set(text, () => next);
  return texts.map((own) => () => {
    const speaking = own.flatMap((text) => byText.get(text)?.() ?? []);
    const ends = speaking.flatMap(({ record }) =>
      record.expires_at === null ? [] : [instantOf(record.expires_at)],
    );
    return {
      control: mostRestrictive(speaking),
      until: ends.length === 0 ? null : Math.min(...ends),
    };
  });
}

function isInForce({ record }: Placed<ControlRecord>, at: EpochMs): boolean {
  const { starts_at, expires_at } = record;
  const until = expires_at === null ? null : instantOf(expires_at);
  return standingOf({ from: instantOf(starts_at), until }, at) === 'current';
}

/** The effective control of a subject at an instant. */
export async function effectiveControl(
  connection: Connection,
  subject: SubjectNames,
  masks: readonly number[],
  at: EpochMs,
): Promise<Placed<ControlRecord> | null> {
  const [found] = await effectiveControls(connection, [subject], { masks }, at);
  return found?.().control ?? null;
}

/**
 * Of the last events that have started and not ended, one for each selector that matches a subject, the most
 * restrictive. One that enables and is quarantined says nothing, and lets no other one enable: its place stays
 * taken.
 */
export function mostRestrictive(
  speaking: readonly Placed<ControlRecord>[],
): Placed<ControlRecord> | null {
  let effective: Placed<ControlRecord> | null = null;
  for (const event of speaking) if (!effective || outranks(event, effective)) effective = event;
  return effective && restrictionOf(effective) === UNKNOWN ? null : effective;
}

const STARTS = `select r.* from provider_runtime_control_events r where r.starts_at > $1`;

/** When a control event starts, and what it speaks of; `null`: its row cannot be read, so it may be anything. */
export interface ControlStart {
  readonly instant: EpochMs;
  readonly selector: Selector | null;
}

/** The control events that have not started at an instant. */
export async function controlStarts(
  connection: Connection,
  after: EpochMs,
): Promise<readonly ControlStart[]> {
  return (await connection.query(STARTS, [after])).map((row) => {
    const instant = integerOf(row, 'starts_at');
    try {
      return { instant, selector: controlIn(row).selector };
    } catch (cause) {
      refusalOf(cause);
      return { instant, selector: null };
    }
  });
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
export function outranks(one: Placed<ControlRecord>, other: Placed<ControlRecord>): boolean {
  const difference = restrictionOf(one) - restrictionOf(other);
  return difference > 0 || (difference === 0 && one.sequence > other.sequence);
}

/** The mask of a selector and its digest, as the index has them. */
type SelectorKey = readonly [mask: number, digest: string];

/** Of selectors, the last event that speaks at an instant, in their order. */
export async function lastSpeaking(
  connection: Connection,
  keys: readonly SelectorKey[],
  at: EpochMs,
): Promise<readonly Found<Placed<ControlRecord> | null>[]> {
  const wanted = { columns: { mask: 'integer', digest: 'text' }, keys } as const;
  const found = await lookUp(connection, wanted, LAST_SPEAKING, [at]);
  return found.map((rows) => {
    const ordered = [...rows].sort((a, b) => integerOf(b, 'sequence') - integerOf(a, 'sequence'));
    const [last] = ordered;
    let event: Placed<ControlRecord> | undefined;
    return () => (last ? (event ??= placed(last, controlIn(last))) : null);
  });
}

type Repeated = Pick<ApprovalRecord, 'expires_at' | 'reviewed_at' | 'state' | 'tier'>;

/** Everything that a run repeats of its review, as one text. */
export function repeatedOf(
  app: AppIdentity,
  { state, tier, reviewed_at, expires_at }: Repeated,
): string {
  return [appText(app), state, tier, reviewed_at, expires_at].join(' ');
}
