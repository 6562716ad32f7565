// The effective evidence of one subject, by look-ups that take as long in a ledger of a million records.

import { canonicalize, type Fingerprinter } from '../digest/index.ts';
import type { Selector, Subject } from '../documents/index.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import { type RunSide } from '../evidence/run.ts';
import { ClaimgateError, refusalOf } from '../documents/findings.ts';
import type { EpochMs } from '../documents/json.ts';
import {
  integerOf,
  type Connection,
  type Query,
  type Row,
  type SqlValue,
} from './driver/connection.ts';
import type { ContractIndex } from '../evidence/contract.ts';
import { binderOf, boundPlaceIn, type Binder } from './binding.ts';
import { EvidenceFold, runInForce, type LastRun } from './fold.ts';
import { readIdentity } from './identity.ts';
import { logged, quarantinedBy } from './quarantine.ts';
import {
  approvalIn,
  controlIn,
  placed,
  type ApprovalRecord,
  type ControlRecord,
  type LedgerRecord,
  type Placed,
  PACKED_CHECKS,
  runIn,
} from './records.ts';
import {
  APP_MEMBERS,
  appKey,
  appText,
  selectorDigest,
  selectorFor,
  type SubjectNames,
} from './subjects.ts';

// Finds the last words on some subjects by indexes, in a few statements. What follows from them is for the fold
// to say.

/** Hands over what was found; throws `ledger_damaged` where its rows cannot be read. */
export type Found<T> = () => T;

/** The leaf of only the rows that are handed back: a join might be planned over all of the log. */
const PLACE = `(select l.leaf from provider_evidence_log l where l.sequence = r.sequence) as leaf,
  (select l.idempotency_ref from provider_evidence_log l where l.sequence = r.sequence) as idempotency_ref,
  ${quarantinedBy('r')} as quarantined_by`;

/** A record in its place. @throws ClaimgateError `ledger_damaged` where nobody with the key recorded it there */
function boundIn<T extends LedgerRecord>(binder: Binder | null, row: Row, record: T): Placed<T> {
  const isBound =
    !binder || binder.isBound(canonicalize(record), record.binding, boundPlaceIn(row));
  if (isBound) return placed(row, record);
  const expected = `a record with a binding of this ledger at place ${integerOf(row, 'sequence')}`;
  throw new ClaimgateError('ledger_damaged', { expected });
}

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
async function lookUp(
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
  select p.n, r.*, ${PLACE} from place p cross join provider_approval_reviews r where r.sequence = p.sequence`;

const checksThat = (one: string, says: string) =>
  `(select 1 from provider_certification_checks checked
    where checked.run_sequence = ${one}.sequence and checked.run_id = ${one}.id and checked.outcome ${says})`;

/** One that could not be tested, as the fold sees it: by a few checks, mostly by the first of them. */
const ERRORED = `exists ${checksThat('one', "= 'errored'")} and not exists ${checksThat('one', "<> 'errored'")}
   and ${quarantinedBy('one')} is null`;

const RUNS_OF = (side: RunSide) =>
  `provider_certification_runs one where one.subject_digest = w.digest
   and one.side = '${side}' and ${logged('one')}`;

/** The last run of a side that says something. */
const LAST_OF = (side: RunSide, which = '') =>
  `(select one.sequence from ${RUNS_OF(side)} and not (${ERRORED}) ${which} order by one.sequence desc limit 1)`;

const OF_CONTRACT = 'and one.contract_digest = w.contract';

const FAILED_AFTER = `and one.sequence > w.own and exists ${checksThat('one', "= 'failed'")}`;

/** Those after the last run under the subject's own contract, or after the last of all where there is none. */
const ERRORED_AFTER = (side: RunSide) => `
  select w.n, one.sequence from own_${side} w cross join provider_certification_runs one
   where one.subject_digest = w.digest and one.side = '${side}' and ${logged('one')} and ${ERRORED}
   and one.sequence > coalesce(w.own, w.last, 0) and (w.own is null or one.contract_digest = w.contract)`;

const LAST_OF_SIDE = (side: RunSide) => `
  select n, last from own_${side} union select n, own from own_${side}
  union select n, ${LAST_OF(side, FAILED_AFTER)} from own_${side} w union ${ERRORED_AFTER(side)}`;

const OWN_OF_SIDE = (side: RunSide) => `own_${side} (n, digest, contract, last, own) as (
  select n, digest, contract, ${LAST_OF(side)}, ${LAST_OF(side, OF_CONTRACT)} from wanted w)`;

/**
 * Of the wanted subjects, over all accounts, on both sides: the last run, the last under the subject's own contract,
 * the last after it that failed, and those after it that could not be tested.
 */
const LAST_RUNS = `, ${OWN_OF_SIDE('live')}, ${OWN_OF_SIDE('local')},
  place (n, sequence) as (${LAST_OF_SIDE('live')} union ${LAST_OF_SIDE('local')})
  select p.n, r.*, ${PLACE},
  ${PACKED_CHECKS} as checks
  from place p cross join provider_certification_runs r where r.sequence = p.sequence`;

/** The contract of a subject, by which its runs are chosen; `null`: none fits, or more than one. */
export function ownContract(subject: Subject, contracts: ContractIndex): string | null {
  const [only, ...others] = contracts.fitting(subject);
  return only && others.length === 0 ? only.digest : null;
}

/**
 * The last review of each subject's app and its runs on both sides that can count, in the order of the subjects.
 *
 * @param contractOf the digest of a subject's contract
 * @param binder needed to decide by the records; one whose binding differs is `ledger_damaged`
 */
export async function findRecords(
  connection: Connection,
  subjects: readonly Subject[],
  contractOf: (subject: Subject) => string | null,
  binder: Binder | null,
): Promise<readonly Found<readonly Placed[]>[]> {
  const keys = subjects.map((subject) => [subjectDigest(subject), contractOf(subject)]);
  const apps = new Map(subjects.map((subject) => [appText(subject), appKey(subject)]));
  const [runs, reviews] = await Promise.all([
    lookUp(connection, { columns: { digest: 'text', contract: 'text' }, keys }, LAST_RUNS),
    lookUp(connection, { columns: APP_COLUMNS, keys: [...apps.values()] }, LAST_REVIEWS),
  ]);
  const byApp = new Map([...apps.keys()].map((app, index) => [app, reviews[index] ?? []]));
  return subjects.map((subject, index) => () => [
    ...(byApp.get(appText(subject)) ?? []).map((row) => boundIn(binder, row, approvalIn(row))),
    ...(runs[index] ?? [])
      .map((row) => boundIn(binder, row, runIn(row)))
      .sort((one, other) => one.sequence - other.sequence),
  ]);
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
  cross join provider_runtime_control_events r where r.sequence = p.sequence`;

type SelectorKey = readonly [mask: number, digest: string];

/**
 * Of selectors, the last event without an end that has started, and the last one after it that has started and not
 * ended: both in their order, for each selector.
 */
export async function lastEvents(
  connection: Connection,
  keys: readonly SelectorKey[],
  at: EpochMs,
  binder: Binder | null,
): Promise<readonly Found<readonly Placed<ControlRecord>[]>[]> {
  const wanted = { columns: { mask: 'integer', digest: 'text' }, keys } as const;
  const found = await lookUp(connection, wanted, LAST_SPEAKING, [at]);
  return found.map((rows) => {
    const ordered = [...rows].sort((a, b) => integerOf(a, 'sequence') - integerOf(b, 'sequence'));
    let events: readonly Placed<ControlRecord>[] | undefined;
    return () => (events ??= ordered.map((row) => boundIn(binder, row, controlIn(row))));
  });
}

/** The events that decide on the control of subjects at an instant, in the order of the subjects. */
export async function findEvents(
  connection: Connection,
  subjects: readonly SubjectNames[],
  masks: readonly number[],
  at: EpochMs,
  binder: Binder | null,
): Promise<readonly Found<readonly Placed<ControlRecord>[]>[]> {
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
  const found = await lastEvents(connection, [...keys.values()], at, binder);
  const byText = new Map([...keys.keys()].map((text, index) => [text, found[index]]));
  return texts.map((own) => () => own.flatMap((text) => byText.get(text)?.() ?? []));
}

/** The evidence about a subject that is in force; `null` for what nobody recorded, or a correction quarantines. */
export interface EffectiveEvidence {
  readonly review: Placed<ApprovalRecord> | null;
  readonly control: Placed<ControlRecord> | null;
  readonly local: LastRun | null;
  readonly live: LastRun | null;
}

interface EvidenceOptions {
  /** Digest of the contract whose runs count; by default the last runs of all, whatever their contract. */
  readonly contract?: string | null;
  /** The key of the ledger, to check the binding of each record. */
  readonly fingerprints?: Fingerprinter | undefined;
}

/** @throws ClaimgateError `ledger_damaged` for a record whose binding differs */
export async function effectiveEvidence(
  connection: Connection,
  subject: Subject,
  at: EpochMs,
  { contract = null, fingerprints }: EvidenceOptions = {},
): Promise<EffectiveEvidence> {
  const binder = fingerprints ? binderOf(await readIdentity(connection), fingerprints) : null;
  const found = [
    ...(await findRecords(connection, [subject], () => contract, binder)),
    ...(await findEvents(connection, [subject], await masksInUse(connection), at, binder)),
  ];
  const fold = new EvidenceFold(at);
  for (const record of found.flatMap((own): readonly Placed[] => own())) fold.add(record);
  const runOf = (side: RunSide) => runInForce(fold.lastRun(subjectDigest(subject), side, contract));
  return {
    review: fold.review(subject),
    control: fold.control(subject, at).control,
    local: runOf('local'),
    live: runOf('live'),
  };
}

const STARTS = `select r.* from provider_runtime_control_events r where r.starts_at > $1`;

/** When a control event starts, and what it speaks of; `null`: its row cannot be read, so it may be anything. */
export interface ControlStart {
  readonly instant: EpochMs;
  readonly selector: Selector | null;
}

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
