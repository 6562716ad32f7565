import type { Subject } from '../documents/index.ts';
import { DEFAULT_FACTS_LIMITS, factsFault, type FactsLimits } from '../evidence/index.ts';
import { present } from '../findings/assert.ts';
import { ClaimgateError } from '../findings/index.ts';
import { instantOf, type EpochMs } from '../json/index.ts';
import {
  masksInUse,
  readIdentity,
  type Connection,
  type Facts,
  type Placed,
} from '../ledger/index.ts';
import { appKey, controlStarts } from '../ledger/effective.ts';
import type { LastEntry } from '../ledger/log.ts';
import { recordsAfter } from '../ledger/reading.ts';
import { selects } from '../ledger/subjects.ts';
import { evidenceLastsUntil } from '../readiness/index.ts';
import { decideRead, isClaimUpheld, type DecidingSnapshot } from './decisions.ts';
import { subjectsOffered } from './capabilities.ts';
import {
  factsOf,
  foreignFacts,
  grantOf,
  isFinal,
  joinedReading,
  NOTHING_READ,
  READ_AT_ONCE,
  readSubjects,
  report,
  type ClaimIndex,
  type LedgerReading,
  type ReadinessSetup,
} from './snapshot.ts';
import { COST, keyOf, Pace, partsOf, StandingBoard, type Listing } from './standing-board.ts';

/** What was decided about a subject, and what that rests on. */
interface Decided extends Listing {
  readonly reading: LedgerReading;
  readonly backing: Subject | null;
  /** What the runtime facts say of the subject. */
  readonly said: string;
  /** What decisions say of the age of the facts. */
  readonly age: string;
  readonly until: EpochMs;
  /** Whether a claim on it is upheld; known once a connect asked. */
  isUpheld?: boolean;
}

/** A subject that is offered or claimed, and what is known of it. */
interface Known {
  readonly subject: Subject;
  /** `null`: to be read again. */
  reading: LedgerReading | null;
  /** By which facts it was decided last, which need not be compared. */
  facts: Facts | null;
  decided: Decided | null;
}

/** More new records than these are not looked through one by one. */
const MAX_FOLLOWED = 500;

/**
 * Keeps every decision of a deployment. What was recorded since, other runtime facts or an instant that the
 * evidence names decide anew only what they concern; what comes of it is what a decision on each subject at
 * that instant says, except that the age of the facts counts whole minutes.
 */
export class KeptBoard {
  readonly #setup: ReadinessSetup;
  readonly #claims: ClaimIndex;
  readonly #limits: FactsLimits;
  /** The subjects that some facts offer, in the order of the board. */
  #offered: { readonly facts: Facts; readonly subjects: readonly Known[] } | null = null;
  #known = new Map<string, Known>();
  /** The last instant that was decided for. */
  #at: EpochMs = -Infinity;
  /** The last record that is counted in. */
  #place: LastEntry | null = null;
  /** When control events start that have not started. */
  #starts: readonly EpochMs[] = [];
  #standing: StandingBoard | null = null;
  /** The same where the ledger was unreadable. */
  #blind: StandingBoard | null = null;

  constructor(setup: ReadinessSetup, claims: ClaimIndex) {
    this.#setup = setup;
    this.#claims = claims;
    this.#limits = setup.factsLimits ?? DEFAULT_FACTS_LIMITS;
  }

  /**
   * The decisions of now: of everything that was recorded before this was called. However many ask at once,
   * one computation answers. @throws ClaimgateError `evidence_unreadable` without runtime facts
   */
  readonly current = together(() => this.#refreshed());

  async #refreshed(): Promise<StandingBoard> {
    const setup = this.#setup;
    const at = setup.clock();
    // What has begun or ended since may not have at an earlier instant.
    if (at < this.#at) this.#forget();
    this.#at = at;
    const facts = await factsOf(setup);
    if (!facts) throw new ClaimgateError('evidence_unreadable');
    const pace = new Pace();
    const subjects = await this.#subjectsOf(facts, pace);
    try {
      await setup.ledger.read((connection) =>
        this.#follow(connection, { facts, subjects, at, pace }),
      );
    } catch (cause) {
      if (isFinal(cause)) throw cause;
      report(setup, cause);
      return this.#withoutLedger(facts, at, pace);
    }
    this.#blind = null;
    const kept = this.#standing;
    const isSame = kept?.facts === facts && at < kept.until;
    if (isSame && subjects.every(({ decided, reading }) => decided?.reading === reading))
      return kept;
    this.#standing = await this.#decided({ facts, subjects, at, pace }, kept);
    return this.#standing;
  }

  #forget(): void {
    this.#known = new Map();
    this.#offered = null;
    this.#place = null;
    this.#standing = null;
    this.#blind = null;
  }

  async #subjectsOf(facts: Facts, pace: Pace): Promise<readonly Known[]> {
    if (this.#offered?.facts === facts) return this.#offered.subjects;
    const known = new Map<string, Known>();
    for (const subject of [...subjectsOffered(facts), ...this.#claims.subjects()]) {
      const key = keyOf(subject);
      const before = this.#known.get(key);
      known.set(key, before ?? { subject, reading: null, facts: null, decided: null });
      await pace.spend(COST.listed);
    }
    const subjects = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    this.#known = known;
    this.#offered = { facts, subjects };
    return subjects;
  }

  /** Reads what was recorded since, and again what that concerns. */
  async #follow(connection: Connection, { facts, subjects, at, pace }: Deciding): Promise<void> {
    const { deployment } = await readIdentity(connection);
    if (facts.document.deployment !== deployment) {
      report(this.#setup, foreignFacts(deployment, facts));
      throw new ClaimgateError('evidence_unreadable');
    }
    const { last, records } = await recordsAfter(connection, this.#place, MAX_FOLLOWED);
    // A correction may take any record out of force, and one that has started may speak for any subject.
    const isCorrected = records?.some(({ record }) => record.kind === 'correction') ?? true;
    if (isCorrected || this.#starts.some((start) => start <= at))
      for (const one of subjects) one.reading = null;
    else for (const one of records ?? []) this.#forgetWhatIsNews(one, subjects);
    const hasControls = isCorrected || records?.some(({ record }) => record.kind === 'control');
    this.#starts = hasControls
      ? await controlStarts(connection, at)
      : this.#starts.filter((start) => start > at);
    const stale = subjects.filter(({ reading }) => !isCurrent(reading, at));
    await this.#read(connection, stale, at, pace);
    this.#place = last;
  }

  #forgetWhatIsNews({ record }: Placed, subjects: readonly Known[]): void {
    if (record.kind === 'run') {
      const one = this.#known.get(keyOf(record.subject));
      if (one) one.reading = null;
      return;
    }
    for (const one of subjects) {
      const isConcerned =
        record.kind === 'approval'
          ? appKey(record).join(' ') === appKey(one.subject).join(' ')
          : record.kind === 'control' && selects(record.selector, one.subject);
      if (isConcerned) one.reading = null;
    }
  }

  async #read(
    connection: Connection,
    stale: readonly Known[],
    at: EpochMs,
    pace: Pace,
  ): Promise<void> {
    if (stale.length === 0) return;
    const ledger = { connection, masks: await masksInUse(connection) };
    for (let start = 0; start < stale.length; start += READ_AT_ONCE) {
      const own = stale.slice(start, start + READ_AT_ONCE);
      const subjects = own.map(({ subject }) => subject);
      const readings = await readSubjects(this.#setup, ledger, subjects, at);
      for (const [index, one] of own.entries()) {
        one.reading = present(readings[index]);
      }
      await pace.spend(COST.read * own.length);
    }
  }

  /** Decides what has changed, and lists everything. */
  async #decided(deciding: Deciding, before: StandingBoard | null): Promise<StandingBoard> {
    const { facts, subjects, at, pace } = deciding;
    const age = this.#ageOf(facts, at);
    const snapshot = { setup: this.#setup, claims: this.#claims, facts, at };
    const [connects, others] = [isConnect, (one: Known) => !isConnect(one)].map((of) =>
      subjects.filter(of),
    );
    // Connecting rests on what is decided about publishing.
    for (const one of [...present(others), ...present(connects)]) {
      const backing = isConnect(one) ? this.#backingOf(one, snapshot) : null;
      if (!isStillDecided(one, { facts, age, at, backing })) {
        one.decided = decidedOn(snapshot, one, age, backing);
        await pace.spend(1);
      }
      one.facts = facts;
    }
    const parts = await partsOf(subjects, facts, age.seconds, before?.parts ?? [], pace);
    const ends = subjects.map(({ decided, reading }) =>
      Math.min(decided?.until ?? at, isWhole(reading) ? (reading?.control?.until ?? Infinity) : at),
    );
    return new StandingBoard(parts, facts, least([age.until, ...this.#starts, ...ends]));
  }

  /** What is known although the ledger cannot be read: kept until the minute is over, or it can. */
  async #withoutLedger(facts: Facts, at: EpochMs, pace: Pace): Promise<StandingBoard> {
    if (this.#blind?.facts === facts && at < this.#blind.until) return this.#blind;
    const subjects = (await this.#subjectsOf(facts, pace)).map(({ subject }) => ({
      subject,
      reading: NOTHING_READ,
      facts: null,
      decided: null,
    }));
    const blind = await this.#decided({ facts, subjects, at, pace }, null);
    this.#blind = new StandingBoard(blind.parts, facts, this.#ageOf(facts, at).until);
    return this.#blind;
  }

  /** A claimed subject that may be advertised and shares its connection with a connect; one is enough. */
  #backingOf({ subject, reading }: Known, snapshot: DecidingSnapshot): Subject | null {
    if (reading === NOTHING_READ) return null;
    const upheld = this.#claims.sharing(subject).find((claimed) => {
      const one = this.#known.get(keyOf(claimed));
      if (!one?.decided || !one.reading) return false;
      one.decided.isUpheld ??= isClaimUpheld(
        snapshot,
        claimed,
        joinedReading(snapshot, claimed, one.reading),
      );
      return one.decided.isUpheld;
    });
    return upheld ?? null;
  }

  #ageOf(facts: Facts, at: EpochMs): Age {
    const generated = instantOf(facts.document.generated_at);
    const fault = factsFault(generated, this.#limits, at);
    const minutes = Math.trunc((at - generated) / MINUTE);
    const { max_clock_skew_seconds: skew, max_facts_minutes: longest } = this.#limits;
    const changes = [
      generated + Math.floor((at - generated) / MINUTE + 1) * MINUTE,
      generated - skew * 1000,
      // Facts of the greatest age are still good, and what is too old says how old, rounded up.
      generated + longest * MINUTE + 1,
      ...(fault === 'too_old' ? [generated + minutes * MINUTE + 1] : []),
    ];
    return {
      // What a decision may say of it, beside the number of seconds.
      said: fault === null ? '' : `${fault} ${generated} ${Math.ceil((at - generated) / MINUTE)}`,
      seconds: minutes * 60 + 0,
      until: least(changes.filter((instant) => instant > at)),
    };
  }
}

const MINUTE = 60_000;

interface Deciding {
  readonly facts: Facts;
  readonly subjects: readonly Known[];
  readonly at: EpochMs;
  readonly pace: Pace;
}

/** How old runtime facts are. */
interface Age {
  readonly said: string;
  readonly seconds: number;
  readonly until: EpochMs;
}

interface Rest {
  readonly facts: Facts;
  readonly age: Age;
  readonly at: EpochMs;
  readonly backing: Subject | null;
}

function isStillDecided({ subject, reading, decided, facts: last }: Known, rest: Rest): boolean {
  const { facts, age, at, backing } = rest;
  if (!decided || decided.reading !== reading || decided.backing !== backing) return false;
  if (at >= decided.until || decided.age !== age.said) return false;
  return last === facts || decided.said === saidOf(facts, subject);
}

/** Everything that runtime facts say of a subject, as one text. */
function saidOf(facts: Facts, subject: Subject): string {
  return JSON.stringify([
    facts.document.deployment_kind,
    facts.configuration(subject),
    facts.policy(subject),
    facts.implemented(subject),
    facts.isDenied(subject),
    facts.accountsOf(subject),
  ]);
}

function decidedOn(
  snapshot: DecidingSnapshot & { readonly facts: Facts },
  { subject, reading }: Known,
  age: Age,
  backing: Subject | null,
): Decided {
  const { facts, at, setup } = snapshot;
  const joined = joinedReading(snapshot, subject, present(reading));
  let until = Infinity;
  const decisions = accountsFor(facts, subject).map((account_reference) => {
    const request = { subject, account_reference, intent: 'production' } as const;
    if (joined.state === 'read') {
      const grant = grantOf(joined, request);
      until = Math.min(until, evidenceLastsUntil(joined.entry, grant, setup.contracts, at));
    }
    return { account_reference, decision: decideRead(snapshot, request, joined, backing) };
  });
  const said = saidOf(facts, subject);
  return { reading: present(reading), backing, said, age: age.said, until, decisions };
}

/** One decision for each account that is connected for a subject; without any, one without an account. */
function accountsFor(facts: Facts, subject: Subject): readonly (string | null)[] {
  if (subject.operation === 'connect') return [null];
  const references = facts.accountsOf(subject).map(({ account_reference }) => account_reference);
  return references.length === 0 ? [null] : references.sort();
}

function isConnect({ subject }: Pick<Known, 'subject'>): boolean {
  return subject.operation === 'connect';
}

/** Whether everything was read that can be. */
function isWhole(reading: LedgerReading | null): boolean {
  return reading !== null && reading.control !== null && reading.records !== null;
}

/** Whether the ledger would say the same at an instant, as far as it has not grown. */
function isCurrent(reading: LedgerReading | null, at: EpochMs): boolean {
  return isWhole(reading) && at < (reading?.control?.until ?? Infinity);
}

/** The least of some instants, however many. */
function least(instants: readonly EpochMs[]): EpochMs {
  return instants.reduce((one, other) => Math.min(one, other), Infinity);
}

/**
 * Shares work among all who ask before it begins. What somebody gets was begun after they asked, so that it
 * knows what they know.
 */
function together<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<T> | undefined;
  return () => {
    waiting ??= last.then(() => {
      waiting = undefined;
      const working = work();
      last = working.catch(() => {});
      return working;
    });
    return waiting;
  };
}
