import { subjectDigest, type ContractIndex, type RunSide } from '../../evidence/index.ts';
import type { Digest } from '../../digest/index.ts';
import type {
  ApprovalFact,
  ControlFact,
  ProjectionEntry,
  RunFact,
  Subject,
} from '../../documents/index.ts';
import { readRow, wordOf } from '../columns.ts';
import { integerOf, textOf, textOrNull, type Connection, type Row } from '../driver/connection.ts';
import { effectiveReviews, lookUp, type Found } from '../effective.ts';
import { checksIn, PACKED_CHECKS } from '../packed-checks.ts';
import { logged, quarantinedBy } from '../quarantine.ts';
import {
  CHECK,
  checksOf,
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
import { appText, SELECTABLE, selects, subjectIn } from '../subjects.ts';
import type { Facts } from './facts.ts';

/** Sources of an entry beside the ledger. */
type JoinSource = { readonly facts: Facts; readonly contracts: ContractIndex };

/** A subject's records in the ledger, without its control. */
export interface SubjectRecords {
  readonly runs: SubjectRuns;
  readonly review: Placed<ApprovalRecord> | null;
}

/** The effective runs and reviews of subjects, in their order: by a few statements, however many there are. */
export async function recordsOfSubjects(
  connection: Connection,
  subjects: readonly Subject[],
): Promise<readonly Found<SubjectRecords>[]> {
  const named = subjects.map((subject) => ({ subject, digest: subjectDigest(subject) }));
  const wanted = {
    columns: { digest: 'text' },
    keys: named.map(({ digest }) => [digest]),
  } as const;
  const [rows, reviews] = await Promise.all([
    lookUp(connection, wanted, LAST_RUNS),
    effectiveReviews(connection, subjects),
  ]);
  return named.map((one, index) => () => ({
    runs: runsOf(one, rows[index] ?? []),
    review: reviews[index]?.() ?? null,
  }));
}

/** Records as they would be with one more, which is newer than all others and so decides by itself. */
export function withRecord(records: SubjectRecords, next: Placed): SubjectRecords {
  const { runs } = records;
  const { record } = next;
  if (!speaksOf(record, runs.subject)) return records;
  if (record.kind === 'approval') return { ...records, review: { ...next, record } };
  if (record.kind !== 'run') return records;
  return {
    ...records,
    runs: { ...runs, [record.side]: shownScanned({ ...next, record }, runs.digest) },
  };
}

/** Whether a record is about a subject: its run, a review of its app, or a control that selects it. */
export function speaksOf(record: LedgerRecord, subject: Subject): boolean {
  if (record.kind === 'run') return subjectDigest(record.subject) === subjectDigest(subject);
  if (record.kind === 'approval') return appText(record) === appText(subject);
  return record.kind === 'control' && selects(record.selector, subject);
}

/** The provider that a record is about; a correction may be about any. */
export function providerOf(record: LedgerRecord): string | null {
  if (record.kind === 'correction') return null;
  if (record.kind === 'approval') return record.provider;
  return record.kind === 'run' ? record.subject.provider : record.selector.provider;
}

/** Evidence that is not looked up by the digest of a subject alone. */
interface SharedFacts {
  readonly review: Placed<ApprovalRecord> | null;
  readonly control: ControlFact;
}

/**
 * Everything that is known of a subject (specification/documents.md 3.3, 3.6); what is not known is `null`.
 * The one join: an export writes it, and readiness decides by it.
 */
export function joined(
  { facts, contracts }: JoinSource,
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

/** A control as an entry shows it. */
export function shownControl(control: Placed<ControlRecord> | null): ControlFact {
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
  `select n, (select one.sequence from provider_certification_runs one where one.subject_digest = digest
   and one.side = '${side}' and ${logged('one')} order by one.sequence desc limit 1) from wanted`;

/** Of the subjects whose digests are wanted, the last runs of both sides, over all accounts. */
const LAST_RUNS = `, place (n, sequence) as (${LAST_OF('live')} union all ${LAST_OF('local')})
  select p.n, r.sequence, ${COLUMNS.join(', ')},
  (select ${PACKED_CHECKS} from ${CHECK.table} where run_sequence = r.sequence and run_id = r.id) as checks,
  (select l.leaf from provider_evidence_log l where l.sequence = r.sequence) as leaf,
  ${quarantinedBy('r')} as quarantined_by from place p join provider_certification_runs r on r.sequence = p.sequence`;

function runsOf({ subject, digest }: NamedSubject, rows: readonly Row[]): SubjectRuns {
  const of = (side: RunSide) => {
    const row = rows.find((one) => wordOf(one, 'side', SIDES) === side);
    if (!row) return null;
    // The row itself names its subject, whatever query found it.
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
      checks: checksOf(checksIn(row)),
      record: { sequence: integerOf(row, 'sequence'), leaf: textOf(row, 'leaf') },
    },
  };
}

/** At most this many answers are kept, so that memory stays flat. */
const ROOM = 4096;

/** Asks once for each key, as long as there is room: for questions that one snapshot always answers alike. */
export function remembering<A, T>(
  keyOf: (asked: A) => string,
  find: (asked: A) => T,
): (asked: A) => T {
  const known = new Map<string, { readonly answer: T }>();
  return (asked) => {
    const key = keyOf(asked);
    const found = known.get(key) ?? { answer: find(asked) };
    if (known.size >= ROOM) known.clear();
    known.set(key, found);
    return found.answer;
  };
}
