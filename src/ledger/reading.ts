// Lists, histories and single records for people; nothing here decides what counts.

import { subjectDigest } from '../evidence/subject-evidence.ts';
import { ClaimgateError, finding, refusalOf, type Finding } from '../documents/findings.ts';
import type { LedgerStatsResult, Selector, Subject } from '../documents/index.ts';
import type { EpochMs } from '../documents/json.ts';
import { INSTANT, NO_INSTANCE, orNull, wordOf } from './columns.ts';
import {
  BYTEWISE,
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Query,
  type Row,
  type SqlValue,
} from './driver/connection.ts';
import { byRestriction } from './fold.ts';
import { lastEvents, masksInUse } from './lookup.ts';
import { headIn, type LastEntry } from './log.ts';
import { correctionIn, namedBy, QUARANTINED, quarantinedBy } from './quarantine.ts';
import {
  approvalIn,
  controlIn,
  LOG,
  placed,
  RECORD_KINDS,
  TABLES,
  type ControlRecord,
  type LedgerRecord,
  type Placed,
  type RecordKind,
  PACKED_CHECKS,
  runIn,
} from './records.ts';
import { appKey, SELECTABLE, selectorDigest, selectorFor, subjectIn } from './subjects.ts';

export interface PageRequest {
  readonly kind?: RecordKind;
  /** Only records before this sequence number: the last one of the page before. */
  readonly before?: number;
  readonly limit: number;
}

export const MAX_PAGE = 1000;

export interface Unreadable {
  readonly sequence: number;
  readonly finding: Finding;
}

/** Newest first. One that cannot be read hides no others where it is collected; else it throws `ledger_damaged`. */
export async function listRecords(
  connection: Connection,
  { kind, before = Number.MAX_SAFE_INTEGER, limit }: PageRequest,
  unreadable?: Unreadable[],
): Promise<readonly Placed[]> {
  const table = kind === undefined ? LOG : TABLES[kind];
  const rows = await connection.query(
    `select sequence from ${table} where sequence < $1 order by sequence desc limit $2`,
    [before, pageSize(limit)],
  );
  return recordsAt(
    connection,
    rows.map((row) => integerOf(row, 'sequence')),
    unreadable,
  );
}

/** Records after a place, and the last place now. */
interface Growth {
  readonly last: LastEntry;
  /** The new records in their order; `null` where there are too many, one is unreadable, or the log is not the one that was read. */
  readonly records: readonly Placed[] | null;
}

/** Where a log ends, and whether it goes on from an end that was read before. */
export async function endOf(connection: Connection, known: LastEntry | null) {
  const [[row] = [], [same] = []] = await connection.queryAll([
    { sql: LAST, parameters: [] },
    { sql: LEAF_AT, parameters: [known?.sequence ?? 0] },
  ]);
  const last: LastEntry = row
    ? { sequence: integerOf(row, 'sequence'), leaf: textOf(row, 'leaf') }
    : { sequence: 0, leaf: null };
  const isGrown = !known?.leaf || (same !== undefined && textOf(same, 'leaf') === known.leaf);
  return { last, isGrown };
}

/** Reads the records after a place in the log; at most so many. */
export async function recordsAfter(
  connection: Connection,
  known: LastEntry | null,
  limit: number,
): Promise<Growth> {
  const { isGrown, last } = await endOf(connection, known);
  if (!known || !isGrown || last.sequence - known.sequence > limit) return { last, records: null };
  const sequences = Array.from(
    { length: last.sequence - known.sequence },
    (_, index) => known.sequence + index + 1,
  );
  const unreadable: Unreadable[] = [];
  const records = await recordsAt(connection, sequences, unreadable);
  return { last, records: unreadable.length === 0 ? records : null };
}

const LAST = 'select sequence, leaf from provider_evidence_log order by sequence desc limit 1';
const LEAF_AT = 'select leaf from provider_evidence_log where sequence = $1';

/** The entry of the log with a sequence number, or of the record with an id. */
export async function entryNamed(connection: Connection, name: string): Promise<Row | undefined> {
  const isSequence = /^[1-9][0-9]{0,15}$/.test(name);
  const [entry] = await connection.query(
    `select * from ${LOG} where ${isSequence ? 'sequence' : 'record_id'} = $1`,
    [isSequence ? Number(name) : name],
  );
  return entry;
}

/** The record with a sequence number or an id; `null` where there is none. */
export async function findRecord(connection: Connection, name: string): Promise<Placed | null> {
  const entry = await entryNamed(connection, name);
  if (!entry) return null;
  const found = `place ${integerOf(entry, 'sequence')}`;
  try {
    const record = await recordOf(connection, entry);
    if (record) return record;
  } catch (cause) {
    const [damage] = refusalOf(cause, 'ledger_damaged').findings;
    throw new ClaimgateError('ledger_damaged', { ...damage, found }, { cause });
  }
  throw new ClaimgateError('ledger_damaged', { expected: 'a record', found });
}

/** The record at a place, for what goes on without one that cannot be read. */
export async function findReadable(
  connection: Connection,
  sequence: number,
): Promise<Placed | null> {
  const [record = null] = await recordsAt(connection, [sequence], []);
  return record;
}

/** Newest first: runs, the reviews of the app, the control events that select it, and corrections of any of these. */
export async function historyOf(
  connection: Connection,
  subject: Subject,
  { before = Number.MAX_SAFE_INTEGER, limit }: Omit<PageRequest, 'kind'>,
  unreadable?: Unreadable[],
): Promise<readonly Placed[]> {
  const size = pageSize(limit);
  const [run, app] = [[subjectDigest(subject)], appKey(subject)];
  const queries: Query[] = [];
  const ask = (select: string, column: string, rest: string, values: readonly SqlValue[]) => {
    const place = values.length + 1;
    const page = `${column} < $${place} ${rest} order by ${column} desc limit $${place + 1}`;
    queries.push({ sql: `${select} and ${page}`, parameters: [...values, before, size] });
  };
  // The records of a table, and the corrections that name any of them.
  const askOf = (table: string, is: string, values: readonly SqlValue[]) => {
    ask(`select r.sequence from ${table} r where ${is}`, 'r.sequence', '', values);
    const corrections = `select q.correction_sequence as sequence from ${QUARANTINED.table} q
      join ${table} r on r.sequence = q.record_sequence and r.id = q.record_id where ${is}`;
    ask(corrections, 'q.correction_sequence', 'group by q.correction_sequence', values);
  };
  askOf(TABLES.run, "r.subject_digest = $1 and r.side in ('local', 'live')", run);
  askOf(TABLES.approval, IS_APP, app);
  for (const mask of await masksInUse(connection)) {
    const digest = selectorDigest(selectorFor(subject, mask));
    askOf(TABLES.control, 'r.selector_mask = $1 and r.selector_digest = $2', [mask, digest]);
  }
  // Those that take everything before them out of force.
  const altered = `select correction_sequence as sequence from ${QUARANTINED.table}
    where found_as = 'altered'`;
  ask(altered, 'correction_sequence', '', []);
  const rows = (await connection.queryAll(queries)).flat();
  const sequences = [...new Set(rows.map((row) => integerOf(row, 'sequence')))];
  sequences.sort((a, b) => b - a);
  return recordsAt(connection, sequences.slice(0, size), unreadable);
}

const IS_APP = `r.provider = $1 and r.app_fingerprint = $2 and r.provider_environment = $3
  and r.instance_fingerprint = $4`;

/** Subjects with runs whose digest starts so; at most two, which is one too many to mean one. */
export async function subjectsStartingWith(
  connection: Connection,
  digestStart: string,
): Promise<readonly Subject[]> {
  // No hex digit comes after `f`.
  const digest = `subject_digest${BYTEWISE[connection.engine]}`;
  const rows = await connection.query(
    `select max(sequence) as sequence from ${TABLES.run}
     where ${digest} >= $1 and ${digest} < $2 group by subject_digest limit 2`,
    [digestStart, `${digestStart}g`],
  );
  const records = await recordsAt(
    connection,
    rows.map((row) => integerOf(row, 'sequence')),
  );
  return records.flatMap(({ record }) => (record.kind === 'run' ? [record.subject] : []));
}

const MAX_SUBJECTS = 10_000;

/** The subjects with runs; a row that says none, which only damage makes, is left out. */
export async function subjectsWithRuns(connection: Connection): Promise<readonly Subject[]> {
  const columns = ['provider', ...SELECTABLE].join(', ');
  const rows = await connection.query(
    `select distinct ${columns} from ${TABLES.run} limit ${MAX_SUBJECTS}`,
  );
  return rows.flatMap((row) => {
    try {
      return [subjectIn(row)];
    } catch (cause) {
      refusalOf(cause, 'ledger_damaged');
      return [];
    }
  });
}

/** Members that a review has as well. */
const OF_APPS: ReadonlySet<string> = new Set([
  'app_fingerprint',
  'provider_environment',
  'instance_fingerprint',
]);

/** The selectors that match no subject with a run and no reviewed app: they switch nothing, yet. */
export async function selectorsOfNothing(
  connection: Connection,
  selectors: readonly Selector[],
): Promise<readonly Selector[]> {
  const answers = await connection.queryAll(selectors.map(namesakesOf));
  return selectors.filter((_, at) => answers[at]?.length === 0);
}

/** Asks whether any run, or any review where it names nothing but an app, is of a selector. */
function namesakesOf(selector: Selector): Query {
  const members = SELECTABLE.filter((member) => member in selector);
  const condition = members.map((member, at) => ` and ${member} = $${at + 2}`).join('');
  const isOfApps = members.every((member) => OF_APPS.has(member));
  const tables = isOfApps ? [TABLES.run, TABLES.approval] : [TABLES.run];
  const exists = tables.map(
    (table) => `exists (select 1 from ${table} where provider = $1${condition})`,
  );
  return {
    sql: `select 1 as found where ${exists.join(' or ')}`,
    parameters: [selector.provider, ...members.map((member) => selector[member] ?? NO_INSTANCE)],
  };
}

export async function countRecords(connection: Connection): Promise<LedgerStatsResult> {
  const count = async (from: string) => {
    const [row] = await connection.query(`select count(*) as amount from ${from}`);
    return integerOf(row, 'amount');
  };
  const union = Object.values(TABLES).map((table) => `select recorded_at from ${table}`);
  const [times = {}] = await connection.query(
    `select min(recorded_at) as first, max(recorded_at) as last from (${union.join(' union all ')}) as times`,
  );
  const instant = (column: string) => orNull(INSTANT)(column).read(times);
  return {
    head: { ...(await headIn(connection)) },
    records: {
      approval: await count(TABLES.approval),
      run: await count(TABLES.run),
      control: await count(TABLES.control),
      correction: await count(TABLES.correction),
    },
    checks: await count('provider_certification_checks'),
    quarantined: await count(
      `(select distinct record_sequence, record_id from ${QUARANTINED.table}) as named`,
    ),
    subjects: await count(`(select distinct subject_digest from ${TABLES.run}) as subjects`),
    first_recorded_at: instant('first'),
    last_recorded_at: instant('last'),
  };
}

/** The record that an entry of the log is of; `null` where there is none, `ledger_damaged` where it cannot be read. */
export async function recordOf(connection: Connection, entry: Row): Promise<Placed | null> {
  const kind = wordOf(entry, 'record_kind', RECORD_KINDS);
  // Corrections themselves stay in force.
  const by = kind === 'correction' ? namedBy('r') : quarantinedBy('r');
  const checks = kind === 'run' ? `, ${PACKED_CHECKS} as checks` : '';
  const [row] = await connection.query(
    `select r.*, l.leaf, ${by} as quarantined_by${checks} from ${TABLES[kind]} r join provider_evidence_log l
     on l.sequence = r.sequence and l.record_id = r.id where r.sequence = $1`,
    [integerOf(entry, 'sequence')],
  );
  return row ? placed(row, await contentOf(connection, kind, row)) : null;
}

async function recordsAt(
  connection: Connection,
  sequences: readonly number[],
  unreadable?: Unreadable[],
): Promise<readonly Placed[]> {
  const records: Placed[] = [];
  for (const sequence of sequences)
    try {
      const record = await findRecord(connection, String(sequence));
      if (!record)
        throw new ClaimgateError('ledger_damaged', { expected: `an entry at place ${sequence}` });
      records.push(record);
    } catch (cause) {
      refusalOf(cause, 'ledger_damaged');
      if (!unreadable) throw cause;
      unreadable.push({ sequence, finding: await faultAt(connection, sequence) });
    }
  return records;
}

/** Reports an unreadable record that no correction names. */
async function faultAt(connection: Connection, place: number): Promise<Finding> {
  const found = `place ${place}`;
  const [entry] = await connection.query(
    `select r.leaf, ${namedBy('r')} as named_by from
     (select sequence, record_id as id, leaf from provider_evidence_log where sequence = $1) r`,
    [place],
  );
  if (!entry) return finding('record_unlogged', { found });
  const by = integerOrNull(entry, 'named_by');
  if (by !== null)
    return finding('record_quarantined', { expected: `the correction at place ${by}`, found });
  const record = { sequence: place, leaf: textOf(entry, 'leaf') };
  return finding('record_altered', { found, record });
}

function contentOf(
  connection: Connection,
  kind: RecordKind,
  row: Row,
): LedgerRecord | Promise<LedgerRecord> {
  if (kind === 'run') return runIn(row);
  if (kind === 'correction') return correctionIn(connection, row);
  return kind === 'approval' ? approvalIn(row) : controlIn(row);
}

function pageSize(limit: number): number {
  return Math.max(1, Math.min(MAX_PAGE, Math.floor(limit)));
}

/** Steps from one selector in use to the next, so that the events themselves are never read through. */
const SELECTORS_IN_USE = `with recursive used (mask, digest) as (
    select * from (select selector_mask, selector_digest from provider_runtime_control_events
      order by selector_mask, selector_digest limit 1) as first
    union all
    select n.selector_mask, n.selector_digest from used cross join provider_runtime_control_events n
      where n.sequence = coalesce(
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
  unreadable?: ClaimgateError[],
): Promise<readonly Placed<ControlRecord>[]> {
  const rows = await connection.query(SELECTORS_IN_USE);
  const keys = rows.map((row) => [integerOf(row, 'mask'), textOf(row, 'digest')] as const);
  const found = (await lastEvents(connection, keys, at, null)).flatMap((events) => {
    try {
      return events().at(-1) ?? [];
    } catch (cause) {
      const damage = refusalOf(cause, 'ledger_damaged');
      if (!unreadable) throw cause;
      unreadable.push(damage);
      return [];
    }
  });
  return found.sort(byRestriction);
}

/** Counts the live runs of an account that were recorded from an instant on, whatever came of them. */
export async function countRunsOfAccount(
  connection: Connection,
  account: string,
  since: EpochMs,
): Promise<number> {
  const [row] = await connection.query(
    `select count(*) as amount from provider_certification_runs
      where side = 'live' and account_ref = $1 and recorded_at >= $2`,
    [account, since],
  );
  return integerOf(row, 'amount');
}
