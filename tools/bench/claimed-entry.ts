import { digestOf, type Digest } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { formatInstant, instantOf } from '../../src/documents/json.ts';
import type { ProjectionEntry, RunFact, Subject } from '../../src/documents/index.ts';

/** The digest of the subject that a claim of a world is about. */
export function digestOfSubject(
  { subject }: ProjectionEntry,
  number: number,
  seed: number,
): Digest {
  return subjectDigest(ofAnotherApp(subject, number, seed));
}

/**
 * The evidence of one claim of a world, from that of a claim of the demonstration: of another app, reviewed and tested at
 * other times, with results of its own, and with the records of the demonstration: its signed ledger has no others.
 */
export function claimedEntry(
  entry: ProjectionEntry,
  number: number,
  seed: number,
  at: number,
): ProjectionEntry {
  const { approval, authorization } = entry;
  const subject = ofAnotherApp(entry.subject, number, seed);
  const own = (what: string) => digestOf(`${seed} ${number} ${what}`);
  const digest = subjectDigest(subject);
  // Everything has happened some minutes earlier, another number of them for each claim; a grant is checked again since.
  const earlier = (number % 7919) * 1000;
  return {
    ...entry,
    subject,
    approval: approval && {
      ...approval,
      expires_at: shifted(approval.expires_at, earlier),
      reviewed_at: shifted(approval.reviewed_at, -earlier),
    },
    authorization: authorization && {
      ...authorization,
      validated_at: formatInstant(Math.min(at, instantOf(authorization.validated_at) + earlier)),
    },
    local_run: runOf(entry.local_run, digest, -earlier, (what) => own(`local ${what}`)),
    live_run: runOf(entry.live_run, digest, -earlier, (what) => own(`live ${what}`)),
  };
}

/** Another app of the same provider is another subject under the same contract. */
function ofAnotherApp(subject: Subject, number: number, seed: number): Subject {
  return { ...subject, app_fingerprint: digestOf(`${seed} ${number} app`) };
}

function runOf(
  run: RunFact,
  subject_digest: Digest,
  ms: number,
  own: (what: string) => Digest,
): RunFact {
  return (
    run && {
      ...run,
      subject_digest,
      tested_at: shifted(run.tested_at, ms),
      expires_at: shifted(run.expires_at, ms),
      checks: run.checks.map((check) => ({
        ...check,
        completed_at: shifted(check.completed_at, ms),
        external_result: check.external_result && own(check.kind),
      })),
    }
  );
}

function shifted(instant: string, ms: number): string {
  return formatInstant(instantOf(instant) + ms);
}

export function* mapped<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U> {
  for (const item of items) yield make(item);
}
