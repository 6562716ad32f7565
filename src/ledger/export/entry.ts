import { DENIED, subjectDigest, type ContractIndex, type RunSide } from '../../evidence/index.ts';
import type { Digest } from '../../digest/index.ts';
import { formatInstant, instantOf, type EpochMs } from '../../json/index.ts';
import type {
  ApprovalFact,
  ControlFact,
  ProjectionEntry,
  RunFact,
  Subject,
} from '../../documents/index.ts';
import { readRow, wordOf } from '../columns.ts';
import { integerOf, textOf, textOrNull, type Connection, type Row } from '../driver/connection.ts';
import {
  appKey,
  controlAmong,
  effectiveControl,
  effectiveReview,
  enabledUntil,
  eventsIn,
  withEvent,
  type ControlEvents,
} from '../effective.ts';
import { checksIn, PACKED_CHECKS } from '../packed-checks.ts';
import { logged, quarantinedBy } from '../quarantine.ts';
import {
  byKind,
  CHECK,
  RUN,
  SHOWN_RUN,
  shownOf,
  SIDES,
  type ApprovalRecord,
  type ControlRecord,
  type LedgerRecord,
  type Placed,
  type RunRecord,
} from '../records.ts';
import { SELECTABLE, selects, subjectIn, type SubjectNames } from '../subjects.ts';
import type { Facts } from './facts.ts';

/** What entries are made from, at one snapshot and one instant. */
export interface EntrySource {
  readonly connection: Connection;
  readonly facts: Facts;
  readonly contracts: ContractIndex;
  /** Which kinds of selectors the ledger has events of. */
  readonly masks: readonly number[];
  readonly at: EpochMs;
}

/**
 * Everything that is known of a subject (specification/documents.md 3.3, 3.6); what is not known is `null`.
 * The one join: an export writes it, and readiness decides by it.
 */
export async function entryOf(
  source: EntrySource,
  subject: Subject,
  control?: ControlFact,
): Promise<ProjectionEntry> {
  const { connection } = source;
  const named = { subject, digest: subjectDigest(subject) };
  const [runs, review, said] = await Promise.all([
    runsOfSubject(connection, named),
    effectiveReview(connection, subject),
    control === undefined ? controlFact(source, subject) : control,
  ]);
  return joined(source, runs, { review, control: said });
}

/**
 * An entry as it would be with one more record. A record newer than all others decides by itself which review
 * and which run counts; of controls the most restrictive one does, so the others are asked too.
 */
export async function withRecord(
  { connection, facts, masks, at }: Omit<EntrySource, 'contracts'>,
  entry: ProjectionEntry,
  next: Placed,
): Promise<ProjectionEntry> {
  const { subject } = entry;
  const { record } = next;
  if (!speaksOf(record, subject)) return entry;
  if (record.kind === 'approval') return { ...entry, approval: approvalFact({ ...next, record }) };
  if (record.kind === 'run') {
    const { account, fact } = shownScanned({ ...next, record }, subjectDigest(subject));
    if (record.side === 'local') return { ...entry, local_run: fact };
    const authorization = account === null ? null : facts.authorization(subject, account);
    return { ...entry, authorization, live_run: fact };
  }
  if (record.kind === 'control' && !facts.isDenied(subject)) {
    const events = withEvent(eventsIn(connection, masks), { ...next, record });
    return { ...entry, runtime_control: shownControl(await controlAmong(events, subject, at)) };
  }
  return entry;
}

/** Whether a record is about a subject: its run, a review of its app, or a control that selects it. */
export function speaksOf(record: LedgerRecord, subject: Subject): boolean {
  if (record.kind === 'run') return subjectDigest(record.subject) === subjectDigest(subject);
  if (record.kind === 'approval') return appKey(record).join(' ') === appKey(subject).join(' ');
  return record.kind === 'control' && selects(record.selector, subject);
}

/** Evidence that is not looked up by the digest of a subject alone. */
interface SharedFacts {
  readonly review: Placed<ApprovalRecord> | null;
  readonly control: ControlFact;
}

/** The one join of everything that is known of a subject. */
export function joined(
  { facts, contracts }: Pick<EntrySource, 'contracts' | 'facts'>,
  { subject, live, local }: Omit<SubjectRuns, 'digest'>,
  { review, control }: SharedFacts,
): ProjectionEntry {
  const policy = facts.policy(subject);
  const account = live?.account ?? null;
  return {
    subject,
    contract_digest: facts.contract(subject, contracts)?.digest ?? null,
    configuration: facts.configuration(subject),
    approval: approvalFact(review),
    // The grant that the live run was made with; another account's grant proves nothing about it.
    authorization: account === null ? null : facts.authorization(subject, account),
    policy: policy && { state: policy.state },
    runtime_control: control,
    local_run: local?.fact ?? null,
    live_run: live?.fact ?? null,
  };
}

function approvalFact(review: Placed<ApprovalRecord> | null): ApprovalFact {
  if (!review) return null;
  const { state, tier, reviewed_at, expires_at } = review.record;
  return { state, tier, reviewed_at, expires_at, record: placeOf(review) };
}

/** Returns the control that applies to a subject, the deny-list first: it is readable even if nothing else is. */
export async function controlFact(
  source: Pick<EntrySource, 'at' | 'connection' | 'masks'> & {
    readonly facts: Pick<Facts, 'isDenied'>;
  },
  subject: SubjectNames,
): Promise<ControlFact> {
  const { connection, facts, masks, at } = source;
  if (facts.isDenied(subject)) return DENIED;
  return shownControl(await effectiveControl(connection, subject, masks, at));
}

/** The same for who reads it later than now: it ends where a restriction that is recorded already begins. */
export async function lastingControl(
  events: ControlEvents,
  subject: Subject,
  at: EpochMs,
): Promise<ControlFact> {
  const control = shownControl(await controlAmong(events, subject, at));
  if (control?.state !== 'enabled') return control;
  const until = await enabledUntil(events, subject, at);
  const { expires_at } = control;
  if (until === null || (expires_at !== null && instantOf(expires_at) <= until)) return control;
  return { ...control, expires_at: formatInstant(until) };
}

function shownControl(control: Placed<ControlRecord> | null): ControlFact {
  if (!control) return null;
  const { state, expires_at } = control.record;
  return { state, expires_at, record: placeOf(control) };
}

function placeOf({ sequence, leaf }: Placed): { sequence: number; leaf: string } {
  return { sequence, leaf };
}

/** A run as an entry shows it, and the account it was made with. */
export interface ShownRun {
  readonly fact: NonNullable<RunFact>;
  readonly account: string | null;
}

/** The same of a run that a scan has read. */
export function shownScanned(run: Placed<RunRecord>, digest: string): ShownRun {
  const { account_ref, checks } = run.record;
  const fact = { subject_digest: digest, ...shownOf(run.record), checks, record: placeOf(run) };
  return { account: account_ref, fact };
}

/** A subject with its digest, which is computed once. */
interface NamedSubject {
  readonly subject: Subject;
  readonly digest: Digest;
}

/** The effective runs of a subject, as they were found by its digest. */
export interface SubjectRuns extends NamedSubject {
  readonly live: ShownRun | null;
  readonly local: ShownRun | null;
}

const COLUMNS = RUN.members
  .filter(({ isShown, name }) => isShown || ['side', 'subject', 'account_ref'].includes(name))
  .flatMap(({ columns }) => columns.map(({ name }) => `r.${name}`));

const LAST_OF = (side: RunSide) =>
  `select (select one.sequence from provider_certification_runs one where one.subject_digest = digest
   and one.side = '${side}' and ${logged('one')} order by one.sequence desc limit 1) from wanted`;

/** Of the subjects whose digests `wanted` has, the last runs of both sides. */
const RUNS_OF_WANTED = `, place (sequence) as (${LAST_OF('live')} union all ${LAST_OF('local')})
  select r.sequence, ${COLUMNS.join(', ')},
  (select ${PACKED_CHECKS} from ${CHECK.table} where run_sequence = r.sequence and run_id = r.id) as checks,
  (select l.leaf from provider_evidence_log l where l.sequence = r.sequence) as leaf,
  ${quarantinedBy('r')} as quarantined_by from place p join provider_certification_runs r on r.sequence = p.sequence`;

/** The effective runs of a subject on both sides, over all accounts: the last word counts. */
async function runsOfSubject(connection: Connection, named: NamedSubject): Promise<SubjectRuns> {
  const sql = `with wanted (digest) as (select cast($1 as text)) ${RUNS_OF_WANTED}`;
  return runsOf(named, await connection.query(sql, [named.digest]));
}

function runsOf({ subject, digest }: NamedSubject, rows: readonly Row[]): SubjectRuns {
  const of = (side: RunSide) => {
    const row = rows.find((one) => wordOf(one, 'side', SIDES) === side);
    if (!row) return null;
    // What the row says, whatever it was found by.
    const own = subjectIn(row);
    const run = shownRun(row, isSame(own, subject) ? digest : subjectDigest(own));
    // Readiness excuses a run that is missing, but never one that failed.
    const isOut = row['quarantined_by'] !== null && !isFailure(run);
    return isOut ? null : run;
  };
  return { subject, digest, live: of('live'), local: of('local') };
}

function isFailure({ fact }: ShownRun): boolean {
  return fact.checks.some(({ outcome }) => outcome === 'failed');
}

function isSame(one: Subject, other: Subject): boolean {
  return (
    one.provider === other.provider && SELECTABLE.every((member) => one[member] === other[member])
  );
}

function shownRun(row: Row, digest: Digest): ShownRun {
  return {
    account: textOrNull(row, 'account_ref'),
    fact: {
      subject_digest: digest,
      ...readRow(SHOWN_RUN, row),
      checks: checksIn(row)
        .map((check) => readRow(CHECK, check))
        .sort(byKind),
      record: { sequence: integerOf(row, 'sequence'), leaf: textOf(row, 'leaf') },
    },
  };
}

/** At most this many answers are kept, so that memory stays flat. */
const ROOM = 4096;

/** Asks once for each key, as long as there is room: for questions that one snapshot always answers alike. */
export function remembering<A, T>(
  keyOf: (asked: A) => string,
  find: (asked: A) => Promise<T>,
): (asked: A) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (asked) => {
    const key = keyOf(asked);
    const answer = known.get(key) ?? find(asked);
    if (known.size >= ROOM) known.clear();
    known.set(key, answer);
    return answer;
  };
}
