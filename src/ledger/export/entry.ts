import { DENIED, subjectDigest, type ContractIndex, type RunSide } from '../../evidence/index.ts';
import type { Digest } from '../../digest/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { formatInstant, instantOf, type EpochMs } from '../../json/index.ts';
import type {
  ApprovalFact,
  CheckFact,
  ControlFact,
  ProjectionEntry,
  RunFact,
  Subject,
} from '../../documents/index.ts';
import { readRow, wordOf } from '../columns.ts';
import {
  integerOf,
  textOf,
  textOrNull,
  type Connection,
  type Row,
  type SqlValue,
} from '../driver/connection.ts';
import { appKey, effectiveControl, effectiveReview, enabledUntil } from '../effective.ts';
import {
  byKind,
  CHECK,
  RUN,
  SHOWN_RUN,
  SIDES,
  type ApprovalRecord,
  type ControlRecord,
  type Placed,
} from '../records.ts';
import { SELECTABLE, selectorFor, subjectIn, type SubjectNames } from '../subjects.ts';
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

/** So many subjects are joined at once: a server then answers without waiting for each question. */
const AT_ONCE = 50;

/** The entries of subjects in their order. What many of them share is asked for once. */
export async function* entriesOf(
  source: EntrySource,
  subjects?: Iterable<Subject>,
): AsyncGenerator<ProjectionEntry> {
  const { connection, facts, masks } = source;
  const review = remembering(
    (subject: Subject) => JSON.stringify(appKey(subject)),
    (subject) => effectiveReview(connection, subject),
  );
  const control = remembering(
    (subject: Subject) => JSON.stringify(masks.map((mask) => selectorFor(subject, mask))),
    (subject) => lastingControl(source, subject),
  );
  const entry = (runs: SubjectRuns) =>
    joined(source, runs, {
      review: review(runs.subject),
      control: facts.isDenied(runs.subject) ? DENIED : control(runs.subject),
    });
  const all = subjects ? runsOfEach(connection, subjects) : runsOfAll(connection);
  let waiting: SubjectRuns[] = [];
  for await (const runs of all) {
    waiting.push(runs);
    if (waiting.length < AT_ONCE) continue;
    yield* await Promise.all(waiting.map(entry));
    waiting = [];
  }
  yield* await Promise.all(waiting.map(entry));
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

/** What is asked for not only by the digest of a subject. */
interface Asked {
  readonly review: Promise<Placed<ApprovalRecord> | null> | Placed<ApprovalRecord> | null;
  readonly control: Promise<ControlFact> | ControlFact;
}

async function joined(
  { facts, contracts }: EntrySource,
  { subject, live, local }: SubjectRuns,
  asked: Asked,
): Promise<ProjectionEntry> {
  const [review, said] = await Promise.all([asked.review, asked.control]);
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
    runtime_control: said,
    local_run: local?.fact ?? null,
    live_run: live?.fact ?? null,
  };
}

function approvalFact(review: Placed<ApprovalRecord> | null): ApprovalFact {
  if (!review) return null;
  const { state, tier, reviewed_at, expires_at } = review.record;
  return { state, tier, reviewed_at, expires_at, record: placeOf(review) };
}

/** The control that speaks of a subject, the deny-list first: readable even where nothing else is. */
export async function controlFact(
  source: ControlSource & { readonly facts: Pick<Facts, 'isDenied'> },
  subject: SubjectNames,
): Promise<ControlFact> {
  const { connection, facts, masks, at } = source;
  if (facts.isDenied(subject)) return DENIED;
  return shownControl(await effectiveControl(connection, subject, masks, at));
}

type ControlSource = Pick<EntrySource, 'at' | 'connection' | 'masks'>;

/** The same for who reads it later than now: it ends where a restriction that is recorded already begins. */
async function lastingControl(
  { connection, masks, at }: ControlSource,
  subject: Subject,
): Promise<ControlFact> {
  const control = shownControl(await effectiveControl(connection, subject, masks, at));
  if (control?.state !== 'enabled') return control;
  const until = await enabledUntil(connection, subject, masks, at);
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

/** How many subjects are asked for at once. */
const PAGE = 50;

/** A run as an entry shows it, and the account it was made with. */
interface ShownRun {
  readonly fact: NonNullable<RunFact>;
  readonly account: string | null;
}

/** A subject with its digest, which is computed once. */
interface NamedSubject {
  readonly subject: Subject;
  readonly digest: Digest;
}

/** The effective runs of a subject, as they were found by its digest. */
interface SubjectRuns extends NamedSubject {
  readonly live: ShownRun | null;
  readonly local: ShownRun | null;
}

const COLUMNS = RUN.members
  .filter(({ isShown, name }) => isShown || ['side', 'subject', 'account_ref'].includes(name))
  .flatMap(({ columns }) => columns.map(({ name }) => `r.${name}`));

const CHECK_COLUMNS = CHECK.members.flatMap(({ columns }) => columns);

/**
 * The checks of a run as one text: a row for each costs several times as much to hand over. Nothing in
 * it holds a space or a comma: words, slugs, digits and digests.
 */
const CHECKS = `(select string_agg(${CHECK_COLUMNS.map(
  ({ name }) => `coalesce(cast(${name} as text), '')`,
).join(" || ' ' || ")}, ',')
  from ${CHECK.table} where run_sequence = r.sequence and run_id = r.id) as checks`;

const LAST_OF = (side: RunSide) =>
  `select (select max(sequence) from provider_certification_runs where subject_digest = digest and side = '${side}') from wanted`;

/** Of the subjects whose digests `wanted` has, the last runs of both sides. */
const RUNS_OF_WANTED = `, place (sequence) as (${LAST_OF('live')} union all ${LAST_OF('local')})
  select r.sequence, ${COLUMNS.join(', ')}, ${CHECKS},
  (select l.leaf from provider_evidence_log l where l.sequence = r.sequence) as leaf
  from place p join provider_certification_runs r on r.sequence = p.sequence`;

/** The effective runs of a subject on both sides, over all accounts: the last word counts. */
async function runsOfSubject(connection: Connection, named: NamedSubject): Promise<SubjectRuns> {
  const sql = `with wanted (digest) as (select cast($1 as text)) ${RUNS_OF_WANTED}`;
  return runsOf(named, await connection.query(sql, [named.digest]));
}

/** The runs of some subjects, each once, in the order of a projection. */
async function* runsOfEach(
  connection: Connection,
  subjects: Iterable<Subject>,
): AsyncGenerator<SubjectRuns> {
  const byDigest = new Map([...subjects].map((subject) => [subjectDigest(subject), subject]));
  const named = [...byDigest]
    .map(([digest, subject]) => ({ subject, digest }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1));
  for (let from = 0; from < named.length; from += PAGE)
    yield* await Promise.all(
      named.slice(from, from + PAGE).map((one) => runsOfSubject(connection, one)),
    );
}

/** Steps from one subject to the next by the index, whatever the number of runs of each. */
const RUNS_OF_NEXT = `with recursive step (digest, number) as (
    select min(subject_digest), 1 from provider_certification_runs where subject_digest > $1
    union all
    select (select min(subject_digest) from provider_certification_runs where subject_digest > digest), number + 1
    from step where digest is not null and number < $2
  ), wanted (digest) as (select digest from step where digest is not null) ${RUNS_OF_WANTED}`;

/** The runs of every subject that the ledger has any of, in the order of a projection, in constant memory. */
async function* runsOfAll(connection: Connection): AsyncGenerator<SubjectRuns> {
  const next = async (last: string) =>
    bySubject(await connection.query(RUNS_OF_NEXT, [last, PAGE]));
  let page = await next('');
  for (;;) {
    const last = page.at(-1);
    // Asked before this page is used, so that a server and this process work at the same time.
    const coming = last && page.length === PAGE ? next(last.digest) : undefined;
    // What it fails with is met where it is waited for.
    coming?.catch(() => {});
    yield* page;
    if (coming === undefined) return;
    page = await coming;
  }
}

/** In the order of their digests. */
function bySubject(rows: readonly Row[]): SubjectRuns[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const digest = textOf(row, 'subject_digest');
    const others = found.get(digest);
    if (others) others.push(row);
    else found.set(digest, [row]);
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([digest, runs]) => runsOf(namedSubjectIn(runs, digest), runs));
}

function namedSubjectIn([row]: readonly Row[], name: string): NamedSubject {
  const subject = row && subjectIn(row);
  const digest = subject && subjectDigest(subject);
  // Evidence never moves between subjects, whatever a column says.
  if (!subject || digest !== name)
    throw new ClaimgateError('ledger_damaged', { expected: `a subject with the digest ${name}` });
  return { subject, digest };
}

function runsOf({ subject, digest }: NamedSubject, rows: readonly Row[]): SubjectRuns {
  const of = (side: RunSide) => {
    const row = rows.find((one) => wordOf(one, 'side', SIDES) === side);
    if (!row) return null;
    // What the row says, whatever it was found by.
    const own = subjectIn(row);
    return shownRun(row, isSame(own, subject) ? digest : subjectDigest(own));
  };
  return { subject, digest, live: of('live'), local: of('local') };
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
      checks: checksIn(row),
      record: { sequence: integerOf(row, 'sequence'), leaf: textOf(row, 'leaf') },
    },
  };
}

function checksIn(row: Row): CheckFact[] {
  const packed = textOrNull(row, 'checks');
  return packed === null ? [] : packed.split(',').map(checkIn).sort(byKind);
}

function checkIn(packed: string): CheckFact {
  const values = packed.split(' ');
  const row: Record<string, SqlValue> = {};
  for (const [index, { name, type }] of CHECK_COLUMNS.entries()) {
    const text = values[index] ?? '';
    row[name] = text === '' ? null : type === 'integer' ? Number(text) : text;
  }
  return readRow(CHECK, row);
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
