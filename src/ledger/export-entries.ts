import { objectDigest } from '../digest/index.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import { type ContractIndex } from '../evidence/contract.ts';
import { formatInstant, instantOf, type EpochMs } from '../documents/json.ts';
import type {
  ControlFact,
  CorrectionsDeclaration,
  ProjectionEntry,
  Subject,
} from '../documents/index.ts';
import { EvidenceFold, runInForce } from './fold.ts';
import type { Placed, RunRecord } from './records.ts';
import type { ScanVisitor } from './scan.ts';
import {
  correctedFacts,
  joined,
  shownControl,
  type CorrectionPlace,
  type JoinedFacts,
} from './export-entry.ts';

export interface EntriesRequest {
  readonly facts: JoinedFacts & {
    /** Returns the source that disables a subject independently of the ledger, or `null`. */
    disable(subject: Subject): ControlFact;
  };
  readonly contracts: ContractIndex;
  /** Only these subjects; by default all that the ledger has a run of. */
  readonly subjects?: Iterable<Subject>;
  readonly at: EpochMs;
}

/**
 * Takes an entry, and what it would be at another instant that is not before that of the request, or if its runs were
 * chosen by another contract.
 */
type WriteEntry = (
  entry: ProjectionEntry,
  entryAt: (at: EpochMs, contract?: string | null) => ProjectionEntry,
) => Promise<void>;

interface NamedSubject {
  readonly subject: Subject;
  readonly digest: string;
}

/** Folds what a scan reads into the entries of a projection, in the order of their subjects. */
export class ScannedEntries implements ScanVisitor {
  readonly #request: EntriesRequest;
  readonly #write: WriteEntry;
  readonly #fold: EvidenceFold;
  /** The subjects that are asked for and have not come yet, the last one first. */
  readonly #wanted: NamedSubject[] | undefined;
  #current: NamedSubject | undefined;
  readonly #corrections = new Map<number, CorrectionPlace>();

  constructor(request: EntriesRequest, write: WriteEntry) {
    const { at, subjects } = request;
    this.#request = request;
    this.#write = write;
    this.#fold = new EvidenceFold(at);
    this.#wanted = subjects && inReverse(subjects);
  }

  /** How many corrections there are, and the digest of their leaves; nothing where there are none. */
  get corrections(): CorrectionsDeclaration | undefined {
    const leaves = [...this.#corrections.values()].map(({ leaf }) => leaf);
    return leaves.length === 0
      ? undefined
      : { count: leaves.length, digest: objectDigest('corrections', leaves) };
  }

  take(record: Placed): void {
    if (record.record.kind !== 'correction') {
      this.#fold.add(record);
      return;
    }
    const { leaf, sequence } = record;
    const { reason, recorded_at: recordedAt } = record.record;
    this.#corrections.set(sequence, { sequence, leaf, reason, recordedAt });
  }

  run(run: Placed<RunRecord>, digest: string): Promise<void> | undefined {
    const before = this.#current;
    const isNext = before?.digest !== digest;
    if (isNext) this.#current = { subject: run.record.subject, digest };
    this.#fold.addRun(run, digest);
    return isNext && before ? this.#complete(before) : undefined;
  }

  async finish(): Promise<void> {
    if (this.#current) await this.#complete(this.#current);
    for (const one of this.#wanted?.toReversed() ?? []) await this.#join(one);
  }

  /** All runs of a subject have come, and those of all subjects before it. */
  async #complete(last: NamedSubject): Promise<void> {
    if (this.#wanted) {
      for (let next = this.#wanted.at(-1); next && next.digest <= last.digest;) {
        this.#wanted.pop();
        await this.#join(next);
        next = this.#wanted.at(-1);
      }
    } else await this.#join(last);
    this.#fold.forgetRuns(last.digest);
  }

  async #join({ subject, digest }: NamedSubject): Promise<void> {
    const { at, contracts, facts } = this.#request;
    const own = facts.contract(subject, contracts)?.digest ?? null;
    const review = this.#fold.review(subject);
    const entryAt = (instant: EpochMs, contract = own) => {
      const lastLive = this.#fold.lastRun(digest, 'live', contract);
      const lastLocal = this.#fold.lastRun(digest, 'local', contract);
      const [live, local] = [runInForce(lastLive), runInForce(lastLocal)];
      const control = facts.disable(subject) ?? this.#control(subject, instant);
      const entry = joined(this.#request, { subject, review, control, live, local });
      if (this.#corrections.size === 0) return entry;
      const lost = {
        approval: review ? null : this.#fold.lastReview(subject),
        runtime_control: control ? null : this.#fold.correctedControl(subject, instant),
        local_run: local ? null : lastLocal,
        live_run: live ? null : lastLive,
      };
      return { ...entry, ...correctedFacts(lost, (place) => this.#corrections.get(place)) };
    };
    await this.#write(entryAt(at), entryAt);
  }

  /** The effective control of a subject, for who reads it later than then: it ends where a recorded restriction begins. */
  #control(subject: Subject, at: EpochMs): ControlFact {
    const control = shownControl(this.#fold.control(subject, at).control);
    if (control?.state !== 'enabled') return control;
    const until = this.#fold.enabledUntil(subject, at);
    const { expires_at } = control;
    if (until === null || (expires_at !== null && instantOf(expires_at) <= until)) return control;
    return { ...control, expires_at: formatInstant(until) };
  }
}

function inReverse(subjects: Iterable<Subject>): NamedSubject[] {
  const byDigest = new Map([...subjects].map((subject) => [subjectDigest(subject), subject]));
  return [...byDigest]
    .map(([digest, subject]) => ({ subject, digest }))
    .sort((one, other) => (one.digest < other.digest ? 1 : -1));
}
