import { objectDigest } from '../../digest/index.ts';
import { subjectDigest, type ContractIndex } from '../../evidence/index.ts';
import type { EpochMs } from '../../json/index.ts';
import type {
  ControlFact,
  CorrectionsDeclaration,
  ProjectionEntry,
  Subject,
} from '../../documents/index.ts';
import type {
  ApprovalRecord,
  ControlRecord,
  CorrectionRecord,
  Placed,
  RunRecord,
} from '../records.ts';
import type { ScanVisitor } from '../scan.ts';
import { selectorFor } from '../subjects.ts';
import { joined, remembering, shownScanned, type ShownRun } from './entry.ts';
import { disableBesideLedger, type Facts } from './facts.ts';
import { ScannedEvidence } from './scanned-evidence.ts';

/** Sources of entries beside the ledger. */
export interface EntriesRequest {
  readonly facts: Facts;
  readonly contracts: ContractIndex;
  /** Providers that the environment disables, whatever facts and ledger say. */
  readonly disabledProviders?: ReadonlySet<string>;
  /** Only these subjects; by default all that the ledger has a run of. */
  readonly subjects?: Iterable<Subject>;
  /** The instant of the export. */
  readonly at: EpochMs;
}

const NOBODY: ReadonlySet<string> = new Set();

/** A subject and its last runs on both sides, over all accounts: the last word counts. */
interface LastRuns {
  readonly subject: Subject;
  readonly digest: string;
  live: ShownRun | null;
  local: ShownRun | null;
}

/** Joins what a scan reads into the entries of a projection, in the order of their subjects. */
export class ScannedEntries implements ScanVisitor {
  readonly #request: EntriesRequest;
  readonly #write: (entry: ProjectionEntry) => Promise<void>;
  readonly #evidence: ScannedEvidence;
  /** The subjects that are asked for and have not come yet, the last one first. */
  readonly #wanted: LastRuns[] | undefined;
  /** Worked out once for all subjects that share it. */
  readonly #control: (subject: Subject) => ControlFact;
  #current: LastRuns | undefined;
  /** The leaves of the corrections, in their order. */
  readonly #corrections: string[] = [];

  constructor(request: EntriesRequest, write: (entry: ProjectionEntry) => Promise<void>) {
    const { at, subjects } = request;
    this.#request = request;
    this.#write = write;
    this.#evidence = new ScannedEvidence(at);
    this.#wanted = subjects && withoutRuns(subjects);
    this.#control = remembering(
      (subject: Subject) =>
        JSON.stringify(this.#evidence.masks.map((mask) => selectorFor(subject, mask))),
      (subject) => this.#evidence.control(subject),
    );
  }

  /** How many corrections there are, and the digest of their leaves; nothing where there are none. */
  get corrections(): CorrectionsDeclaration | undefined {
    const leaves = this.#corrections;
    return leaves.length === 0
      ? undefined
      : { count: leaves.length, digest: objectDigest('corrections', leaves) };
  }

  correction({ leaf }: Placed<CorrectionRecord>): void {
    this.#corrections.push(leaf);
  }

  approval(review: Placed<ApprovalRecord>): void {
    this.#evidence.addReview(review);
  }

  control(event: Placed<ControlRecord>): void {
    this.#evidence.addControl(event);
  }

  run(run: Placed<RunRecord>, digest: string): Promise<void> | undefined {
    const { side, subject } = run.record;
    const before = this.#current;
    const isNext = before?.digest !== digest;
    const current = isNext ? { subject, digest, live: null, local: null } : before;
    this.#current = current;
    // Its place stays taken: no older run speaks in it.
    current[side] = run.quarantined_by === null ? shownScanned(run, digest) : null;
    return isNext && before ? this.#complete(before) : undefined;
  }

  /** Writes what is left, once the scan is at its end. */
  async finish(): Promise<void> {
    if (this.#current) await this.#complete(this.#current);
    for (const one of this.#wanted?.toReversed() ?? []) await this.#join(one);
  }

  /** All runs of a subject have come, and those of all subjects before it. */
  async #complete(runs: LastRuns): Promise<void> {
    if (!this.#wanted) return this.#join(runs);
    for (let next = this.#wanted.at(-1); next && next.digest <= runs.digest;) {
      this.#wanted.pop();
      await this.#join(next.digest === runs.digest ? runs : next);
      next = this.#wanted.at(-1);
    }
    return undefined;
  }

  async #join(runs: LastRuns): Promise<void> {
    const { subject } = runs;
    const review = this.#evidence.review(subject);
    const { facts, disabledProviders = NOBODY } = this.#request;
    const disable = disableBesideLedger(subject, facts, disabledProviders);
    const control = disable ?? this.#control(subject);
    await this.#write(joined(this.#request, runs, { review, control }));
  }
}

/** Subjects, each once, in the opposite of the order of a projection. */
function withoutRuns(subjects: Iterable<Subject>): LastRuns[] {
  const byDigest = new Map([...subjects].map((subject) => [subjectDigest(subject), subject]));
  return [...byDigest]
    .map(([digest, subject]) => ({ subject, digest, live: null, local: null }))
    .sort((one, other) => (one.digest < other.digest ? 1 : -1));
}
