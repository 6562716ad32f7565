import type { Digest } from '../../digest/index.ts';
import { subjectDigest } from '../../evidence/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import type { Subject } from '../../json/index.ts';
import { textOf, type Connection } from '../driver/connection.ts';
import { subjectOf } from '../rows/run-rows.ts';
import { SELECTABLE } from '../selector.ts';

/** Steps from one subject to the next by the index, whatever the number of runs of each. */
const NEXT_SUBJECTS = `with recursive step (digest, number) as (
    select min(subject_digest), 1 from provider_certification_runs where subject_digest > $1
    union all
    select (select min(subject_digest) from provider_certification_runs where subject_digest > digest), number + 1
    from step where digest is not null and number < $2
  )
  select digest from step where digest is not null`;

const PAGE = 500;

/** A subject with its digest, which is computed once. */
export interface NamedSubject {
  readonly subject: Subject;
  readonly digest: Digest;
}

/** Every subject that the ledger has a run of, in the order of a projection, in constant memory. */
export async function* subjectsIn(connection: Connection): AsyncGenerator<NamedSubject> {
  let last = '';
  for (;;) {
    const rows = await connection.query(NEXT_SUBJECTS, [last, PAGE]);
    const digests = rows.map((row) => textOf(row, 'digest'));
    yield* await Promise.all(digests.map((digest) => subjectWith(connection, digest)));
    last = digests.at(-1) ?? last;
    if (rows.length < PAGE) return;
  }
}

const SUBJECT_WITH = `select ${['provider', ...SELECTABLE].join(', ')}
  from provider_certification_runs where subject_digest = $1 limit 1`;

async function subjectWith(connection: Connection, name: string): Promise<NamedSubject> {
  const [row] = await connection.query(SUBJECT_WITH, [name]);
  const subject = row && subjectOf(row);
  const digest = subject && subjectDigest(subject);
  // Evidence never moves between subjects, whatever a column says.
  if (!subject || digest !== name)
    throw new ClaimgateError('ledger_damaged', { expected: `a subject with the digest ${name}` });
  return { subject, digest };
}

/** Some subjects, each once, in the order of a projection. */
export function inProjectionOrder(subjects: Iterable<Subject>): NamedSubject[] {
  const byDigest = new Map([...subjects].map((subject) => [subjectDigest(subject), subject]));
  return [...byDigest]
    .map(([digest, subject]) => ({ subject, digest }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1));
}
