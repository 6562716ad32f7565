import type { Digest } from '../../digest/index.ts';
import { subjectDigest, type RunSide } from '../../evidence/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { formatInstant, type CheckFact, type RunFact, type Subject } from '../../json/index.ts';
import { integerOf, textOf, textOrNull, type Connection, type Row } from '../driver/connection.ts';
import { byKind, statedIn, subjectOf } from '../rows/run-rows.ts';
import { oneOf, wordOf } from '../rows/values.ts';
import { CHECK_KINDS, OUTCOMES, SIDES } from '../rows/words.ts';
import { SELECTABLE } from '../selector.ts';

/** So many subjects are asked for at once. */
const PAGE = 50;

/** A run as an entry shows it, and the account it was made with. */
export interface ShownRun {
  readonly fact: NonNullable<RunFact>;
  readonly account: string | null;
}

/** A subject with its digest, which is computed once. */
export interface NamedSubject {
  readonly subject: Subject;
  readonly digest: Digest;
}

/** The effective runs of a subject, as they were found by its digest. */
export interface SubjectRuns extends NamedSubject {
  readonly live: ShownRun | null;
  readonly local: ShownRun | null;
}

/**
 * The checks of a run as one text: a row for each costs several times as much to hand over. Nothing in
 * it holds a space or a comma: words, slugs, digits and digests.
 */
const CHECKS = `(select string_agg(kind || ' ' || outcome || ' ' || coalesce(not_applicable_reason, '') || ' ' ||
  cast(completed_at as text) || ' ' || coalesce(external_result, ''), ',')
  from provider_certification_checks where run_sequence = r.sequence and run_id = r.id) as checks`;

const COLUMNS = [
  'sequence',
  'side',
  'subject_digest',
  'provider',
  ...SELECTABLE,
  'contract_digest',
  'tested_revision',
  'tested_at',
  'expires_at',
  'approval_state',
  'approval_tier',
  'required_scopes',
  'granted_scopes',
  'account_ref',
].map((column) => `r.${column}`);

const LAST_OF = (side: RunSide) =>
  `select (select max(sequence) from provider_certification_runs where subject_digest = digest and side = '${side}') from wanted`;

/** Of the subjects whose digests `wanted` has, the last runs of both sides. */
const RUNS_OF_WANTED = `, place (sequence) as (${LAST_OF('live')} union all ${LAST_OF('local')})
  select ${COLUMNS.join(', ')}, ${CHECKS},
  (select l.leaf from provider_evidence_log l where l.sequence = r.sequence) as leaf
  from place p join provider_certification_runs r on r.sequence = p.sequence`;

/** The effective runs of a subject on both sides, over all accounts: the last word counts. */
export async function runsOfSubject(
  connection: Connection,
  named: NamedSubject,
): Promise<SubjectRuns> {
  const sql = `with wanted (digest) as (select cast($1 as text)) ${RUNS_OF_WANTED}`;
  return runsOf(named, await connection.query(sql, [named.digest]));
}

/** The runs of some subjects, each once, in the order of a projection. */
export async function* runsOfEach(
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
export async function* runsOfAll(connection: Connection): AsyncGenerator<SubjectRuns> {
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
    .map(([digest, runs]) => runsOf(subjectIn(runs, digest), runs));
}

function subjectIn([row]: readonly Row[], name: string): NamedSubject {
  const subject = row && subjectOf(row);
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
    const own = subjectOf(row);
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
      ...statedIn(row),
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
  const [kind = '', outcome = '', reason = '', completed = '', result = ''] = packed.split(' ');
  return {
    kind: oneOf(kind, 'kind', CHECK_KINDS),
    outcome: oneOf(outcome, 'outcome', OUTCOMES),
    not_applicable_reason: reason === '' ? null : reason,
    completed_at: formatInstant(integerOf({ completed_at: Number(completed) }, 'completed_at')),
    external_result: result === '' ? null : result,
  };
}
