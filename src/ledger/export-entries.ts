import { objectDigest } from '../digest/index.ts';
import { subjectDigest, erroredFact } from '../evidence/subject-evidence.ts';
import type { ContractIndex } from '../evidence/contract.ts';
import { formatInstant, instantOf, type EpochMs } from '../documents/json.ts';
import type {
  ControlFact,
  CorrectionsDeclaration,
  ProjectionEntry,
  Subject,
  ApprovalFact,
  CheckFact,
  CorrectedFact,
  RunFact,
} from '../documents/index.ts';
import { EvidenceFold, runInForce, type LastRun } from './fold.ts';
import {
  type Placed,
  type RunRecord,
  shownOf,
  type ApprovalRecord,
  type CheckRecord,
  type ControlRecord,
} from './records.ts';
import type { ScanVisitor } from './scan.ts';

interface JoinedFacts {
  configuration(subject: Subject): ProjectionEntry['configuration'];
  authorization(subject: Subject, account: string): ProjectionEntry['authorization'];
  policy(subject: Subject): ProjectionEntry['policy'];
  contract(subject: Subject, contracts: ContractIndex): { readonly digest: string } | null;
}

export interface SubjectRecords {
  readonly review: Placed<ApprovalRecord> | null;
  readonly live: LastRun | null;
  readonly local: LastRun | null;
}

/** A correction as entries say it. */
interface CorrectionPlace {
  readonly sequence: number;
  readonly leaf: string;
  readonly reason: string;
  readonly recordedAt: string;
}

/** The one join, where what is not known is `null`: an export writes it, and readiness decides by it. */
export function joined(
  { facts, contracts }: { readonly facts: JoinedFacts; readonly contracts: ContractIndex },
  {
    subject,
    review,
    control,
    live,
    local,
  }: SubjectRecords & { readonly subject: Subject; readonly control: ControlFact },
): ProjectionEntry {
  const policy = facts.policy(subject);
  const account = live?.record.account_ref ?? null;
  return {
    subject,
    contract_digest: facts.contract(subject, contracts)?.digest ?? null,
    configuration: facts.configuration(subject),
    approval: approvalFact(review),
    // The grant that the live run was made with; another account's grant proves nothing about it.
    authorization: account === null ? null : facts.authorization(subject, account),
    policy: policy && { state: policy.state },
    runtime_control: control,
    local_run: runFact(local),
    live_run: runFact(live),
  };
}

function approvalFact(review: Placed<ApprovalRecord> | null): ApprovalFact {
  if (!review) return null;
  const { state, tier, reviewed_at, expires_at, origin } = review.record;
  const record = placeOf(review);
  return { state, tier, reviewed_at, expires_at, record, origin };
}

export function shownControl(control: Placed<ControlRecord> | null): ControlFact {
  if (!control) return null;
  const { state, expires_at, origin } = control.record;
  return { state, expires_at, record: placeOf(control), origin };
}

function placeOf({ sequence, leaf }: Placed): { sequence: number; leaf: string } {
  return { sequence, leaf };
}

/** Says which facts of an entry are unknown because of a correction; `by` finds it by its place. */
function correctedFacts(
  facts: Readonly<Record<CorrectedFact['piece'], Pick<Placed, 'quarantined_by'> | null>>,
  by: (sequence: number) => CorrectionPlace | undefined,
): Pick<ProjectionEntry, 'corrected'> {
  const corrected = PIECES.flatMap((piece): CorrectedFact[] => {
    const correction = by(facts[piece]?.quarantined_by ?? 0);
    if (!correction) return [];
    const { leaf, reason, recordedAt: corrected_at, sequence } = correction;
    return [{ piece, reason, corrected_at, record: { sequence, leaf } }];
  });
  return corrected.length === 0 ? {} : { corrected };
}

const PIECES = ['approval', 'runtime_control', 'local_run', 'live_run'] as const;

/** The row of a run itself names its subject, whatever query found it. */
function runFact(run: LastRun | null): RunFact {
  if (!run) return null;
  const { errored, record } = run;
  return {
    subject_digest: subjectDigest(record.subject),
    ...shownOf(record),
    checks: record.checks.flatMap(shownCheck),
    ...(isStatusUnstated(record) && { exit_status: 'unstated' }),
    ...erroredFact(errored),
    record: placeOf(run),
  };
}

/** A command says how it ended to the program that started it, and a statement has none. */
function isStatusUnstated({ exit_status: status, origin }: RunRecord): boolean {
  return origin.kind === 'test_results' && status === undefined;
}

/** The format of an entry has no attempts. A check that could not be tested was not done, as if it was left out. */
function shownCheck({ attempts: _attempts, outcome, ...check }: CheckRecord): CheckFact[] {
  return outcome === 'errored' ? [] : [{ ...check, outcome }];
}

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
