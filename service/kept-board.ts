import type { Subject } from '../src/documents/index.ts';
import { DEFAULT_FACTS_LIMITS } from '../src/evidence/subject-evidence.ts';
import { ClaimgateError, present } from '../src/findings/index.ts';
import type { EpochMs } from '../src/json/index.ts';
import { controlStarts, masksInUse, type ControlStart } from '../src/ledger/lookup.ts';
import { readIdentity } from '../src/ledger/identity.ts';
import { type Connection } from '../src/ledger/driver/connection.ts';
import { type Facts } from '../src/ledger/export/facts.ts';
import { providerOf, speaksOf } from '../src/ledger/fold.ts';
import type { LastEntry } from '../src/ledger/log.ts';
import type { Placed } from '../src/ledger/records.ts';
import { recordsAfter } from '../src/ledger/reading.ts';
import { selects } from '../src/ledger/subjects.ts';
import { evidenceLastsUntil, isConnect } from '../src/readiness/input.ts';
import { backingOf, decideRead, expiryOf } from './decisions.ts';
import { accountsFor, subjectsOffered } from './capabilities.ts';
import {
  factsOrWhy,
  foreignFacts,
  grantOf,
  isFinal,
  joinedReading,
  isCurrent,
  NOTHING_READ,
  READ_AT_ONCE,
  readSubjects,
  report,
  requireGrown,
  type ClaimIndex,
  type LedgerReading,
  type ReadinessSetup,
} from './snapshot.ts';
import {
  ageOf,
  COST,
  keyOf,
  Pace,
  rowsOf,
  standingBoard,
  together,
  type Age,
  type BoardRow,
  type Listed,
  type StandingBoard,
} from './standing-board.ts';

interface Known {
  readonly subject: Subject;
  /** `null`: to be read again. */
  reading: LedgerReading | null;
  /** `null`: to be decided again. */
  decided: { readonly all: readonly Listed[]; readonly until: EpochMs } | null;
  /** `null`: to be written again. */
  rows: readonly BoardRow[] | null;
}

/** More new records than these are not looked through one by one. */
const MAX_FOLLOWED = 500;

/**
 * Keeps the decisions on each subject of a deployment, until a record about it, an instant that its evidence names, or
 * other runtime facts; what comes of it is what a decision on each subject at that instant says, except that the age of
 * the facts counts whole minutes.
 */
export class KeptBoard {
  readonly #setup: ReadinessSetup;
  readonly #claims: ClaimIndex;
  /** In the order of the board. */
  #known: ReadonlyMap<string, Known> = new Map();
  #facts: Facts | null = null;
  #age: Age | null = null;
  #at: EpochMs = -Infinity;
  #place: LastEntry | null = null;
  /** Of control events that are to start. */
  #starts: readonly ControlStart[] = [];
  #standing: StandingBoard | null = null;
  /** Whether it was decided without the ledger, which could not be read. */
  #isBlind = false;

  constructor(setup: ReadinessSetup, claims: ClaimIndex) {
    this.#setup = setup;
    this.#claims = claims;
  }

  /**
   * The decisions of now: of everything that was recorded before this was called. However many ask at once,
   * one computation answers. @throws ClaimgateError `evidence_unreadable` without runtime facts
   */
  readonly current = together(() => this.#refreshed());

  async #refreshed(): Promise<StandingBoard> {
    const setup = this.#setup;
    const at = setup.clock();
    const facts = await factsOrWhy(setup);
    const pace = new Pace();
    // At an earlier instant, evidence may not have begun or ended yet.
    if (at < this.#at) this.#place = null;
    this.#at = at;
    if (this.#facts !== facts) this.#known = await this.#listed(facts, pace);
    this.#facts = facts;
    const age = ageOf(facts, setup.factsLimits ?? DEFAULT_FACTS_LIMITS, at);
    const reading = setup.ledger.read((connection) => this.#follow(connection, facts, at, pace));
    const isBlind = await reading.catch((cause: unknown) => {
      if (isFinal(cause)) throw cause;
      report(setup, cause);
      return true;
    });
    return this.#decided({ facts, age, at, pace, isBlind });
  }

  async #listed(facts: Facts, pace: Pace): Promise<ReadonlyMap<string, Known>> {
    const known = new Map<string, Known>();
    for (const subject of [...subjectsOffered(facts), ...this.#claims.subjects()]) {
      const key = keyOf(subject);
      const reading = this.#known.get(key)?.reading ?? null;
      known.set(key, { subject, reading, decided: null, rows: null });
      await pace.spend(COST.listed);
    }
    return new Map([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Reads again what a record since is about, or an instant since. */
  async #follow(connection: Connection, facts: Facts, at: EpochMs, pace: Pace): Promise<false> {
    const { deployment } = await readIdentity(connection);
    if (facts.document.deployment !== deployment) {
      const cause = foreignFacts(deployment, facts);
      report(this.#setup, cause);
      throw new ClaimgateError('evidence_unreadable', {}, { cause });
    }
    await requireGrown(this.#setup.ledger, connection);
    const { last, records } = await recordsAfter(connection, this.#place, MAX_FOLLOWED);
    // A correction may take any record out of force.
    const isAnew = records?.some(({ record }) => record.kind === 'correction') ?? true;
    const started = this.#starts.filter(({ instant }) => instant <= at);
    for (const one of this.#known.values())
      if (isAnew || !isCurrent(one.reading, at) || isConcerned(one.subject, records, started))
        one.reading = null;
    const isControlled = isAnew || records?.some(({ record }) => record.kind === 'control');
    this.#starts = isControlled
      ? await controlStarts(connection, at)
      : this.#starts.filter(({ instant }) => instant > at);
    await this.#read(connection, at, pace);
    this.#place = last;
    return false;
  }

  async #read(connection: Connection, at: EpochMs, pace: Pace): Promise<void> {
    const stale = [...this.#known.values()].filter(({ reading }) => reading === null);
    if (stale.length === 0) return;
    const ledger = { connection, masks: await masksInUse(connection) };
    for (let start = 0; start < stale.length; start += READ_AT_ONCE) {
      const own = stale.slice(start, start + READ_AT_ONCE);
      const subjects = own.map(({ subject }) => subject);
      const readings = await readSubjects(this.#setup, ledger, subjects, at);
      for (const [index, one] of own.entries())
        Object.assign(one, { reading: readings[index], decided: null });
      await pace.spend(COST.read * own.length);
    }
  }

  async #decided(deciding: Deciding): Promise<StandingBoard> {
    const { facts, age, at, pace, isBlind } = deciding;
    const isChanged = this.#isBlind !== isBlind || this.#age?.said !== age.said;
    const isLater = this.#age?.seconds !== age.seconds;
    this.#age = age;
    this.#isBlind = isBlind;
    const all = [...this.#known.values()];
    const stale = all.filter(({ decided }) => isChanged || at >= (decided?.until ?? at));
    // Connecting rests on what is decided about publishing.
    const providers = new Set(stale.map(({ subject }) => subject.provider));
    const connects = all.filter(
      ({ subject }) => isConnect(subject) && providers.has(subject.provider),
    );
    for (const one of new Set([...stale, ...connects])) {
      Object.assign(one, { decided: await this.#decide(one, deciding), rows: null });
      await pace.spend(1);
    }
    const kept = this.#standing;
    if (kept?.facts === facts && !isLater && stale.length === 0) return kept;
    for (const one of all) {
      if (one.rows && !isLater) continue;
      one.rows = rowsOf(one.subject, present(one.decided).all, age);
      await pace.spend(COST.row * one.rows.length);
    }
    const rows = all.flatMap((one) => present(one.rows));
    this.#standing = standingBoard(facts, rows);
    return this.#standing;
  }

  async #decide({ subject, reading }: Known, { facts, at, pace, isBlind }: Deciding) {
    const setup = this.#setup;
    const snapshot = { setup, claims: this.#claims, facts, at };
    const readingOf = (of: Subject, own = this.#known.get(keyOf(of))?.reading) =>
      joinedReading(snapshot, of, (!isBlind && own) || NOTHING_READ);
    const joined = readingOf(subject, reading);
    const backing = await backingOf(snapshot, subject, readingOf, pace);
    let until = Infinity;
    const all = accountsFor(facts, subject).map((account_reference) => {
      const request = { subject, account_reference, intent: 'production' } as const;
      if (joined.state === 'read') {
        const grant = grantOf(joined, request);
        until = Math.min(until, evidenceLastsUntil(joined.entry, grant, setup.contracts, at));
      }
      const decision = decideRead(snapshot, request, joined, backing);
      return { account_reference, decision, expiry: expiryOf(snapshot, request, joined, decision) };
    });
    return { all, until };
  }
}

interface Deciding {
  readonly facts: Facts;
  readonly age: Age;
  readonly at: EpochMs;
  readonly pace: Pace;
  readonly isBlind: boolean;
}

function isConcerned(
  subject: Subject,
  records: readonly Placed[] | null,
  started: readonly ControlStart[],
): boolean {
  const isSpokenOf = records?.some(
    ({ record }) => providerOf(record) === subject.provider && speaksOf(record, subject),
  );
  return (
    isSpokenOf === true ||
    started.some(({ selector }) => selector === null || selects(selector, subject))
  );
}
