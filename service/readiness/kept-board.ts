// Keeps the decisions of a deployment between two questions. Deciding thousands of them anew for each question
// takes seconds; `docs/explanation/performance.md` has the figures.

import type { Selector, Subject } from '../../src/documents/index.ts';
import {
  DEFAULT_FACTS_LIMITS,
  subjectDigest,
  type FactsLimits,
} from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError, present } from '../../src/documents/findings.ts';
import { groupedBy, type EpochMs } from '../../src/documents/json.ts';
import { controlStarts, type ControlStart } from '../../src/ledger/lookup.ts';
import type { Connection } from '../../src/ledger/driver/connection.ts';
import type { Facts } from '../../src/ledger/export-facts.ts';
import type { LedgerRecord } from '../../src/ledger/records.ts';
import { providerOf, speaksOf } from '../../src/ledger/fold.ts';
import type { LastEntry } from '../../src/ledger/log.ts';
import { recordsAfter } from '../../src/ledger/reading.ts';
import { selects } from '../../src/ledger/subjects.ts';
import { evidenceLastsUntil, isConnect } from '../../src/readiness/input.ts';
import { decideAccounts, standingOf, subjectsOffered, type DecidingSnapshot } from './decisions.ts';
import {
  factsOrWhy,
  grantOf,
  joinedReading,
  ledgerIn,
  isCurrent,
  isWhole,
  NOTHING_READ,
  readSubjects,
  readGrown,
  tolerate,
  whyForeign,
  type ClaimIndex,
  type LedgerNow,
  type LedgerReading,
  type LedgerSnapshot,
  type ReadinessSetup,
  giveWay,
} from './snapshot.ts';
import {
  ageOf,
  keyOf,
  least,
  listPart,
  Board,
  together,
  type Age,
  type BoardPart,
  type Listing,
  type SubjectStanding,
} from './board.ts';

interface Decided extends Listing {
  readonly reading: LedgerReading;
  readonly backing: Subject | null;
  readonly said: string;
  /** The age of the facts, in the words of decisions. */
  readonly age: string;
  readonly until: EpochMs;
}

interface Known {
  readonly subject: Subject;
  /** `null`: to be read again. */
  reading: LedgerReading | null;
  /** By which facts it was decided last, which need not be compared. */
  facts: Facts | null;
  decided: Decided | null;
}

function undecided(subject: Subject, reading: LedgerReading | null): Known {
  return { subject, reading, facts: null, decided: null };
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
  /** The subjects that some facts offer, by provider in the order of the board. */
  #offered: { readonly facts: Facts; readonly groups: readonly Group[] } | null = null;
  #known = new Map<string, Known>();
  #at: EpochMs = -Infinity;
  #place: LastEntry | null = null;
  #starts: readonly ControlStart[] = [];
  #standing: Board | null = null;
  #blind: Board | null = null;

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

  async #refreshed(): Promise<Board> {
    const setup = this.#setup;
    const at = setup.clock();
    // At an earlier instant, evidence may not have begun or ended yet.
    if (at < this.#at) this.#forget();
    this.#at = at;
    const facts = await factsOrWhy(setup);
    const groups = await this.#groupsOf(facts);
    const now = { facts, groups, at };
    let kept: Promise<void> | undefined;
    try {
      const follow = (connection: Connection, ledger: LedgerNow) =>
        this.#follow(connection, ledger, now);
      ({ kept } = await readGrown(setup, follow));
    } catch (cause) {
      tolerate(setup, cause);
      return this.#withoutLedger(facts, at);
    }
    this.#blind = null;
    // The disk works meanwhile; who asks now waits for both, so that one board answers more of them.
    const [board] = await Promise.all([this.#standingOf(now), kept]);
    return board;
  }

  async #standingOf(now: Deciding): Promise<Board> {
    const kept = this.#standing;
    const isSame = kept?.facts === now.facts && now.at < kept.until;
    if (isSame && now.groups.every(({ hasNews }) => !hasNews)) return kept;
    this.#standing = await this.#decided(now);
    return this.#standing;
  }

  #forget(): void {
    this.#known = new Map();
    this.#offered = null;
    this.#place = null;
    this.#standing = null;
    this.#blind = null;
  }

  async #groupsOf(facts: Facts): Promise<readonly Group[]> {
    if (this.#offered?.facts === facts) return this.#offered.groups;
    const known = new Map<string, Known>();
    for (const subject of [...subjectsOffered(facts), ...this.#claims.subjects()]) {
      const key = keyOf(subject);
      const before = this.#known.get(key);
      known.set(key, before ?? undecided(subject, null));
      await giveWay();
    }
    const sorted = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    const byProvider = groupedBy(sorted, ({ subject }) => subject.provider);
    const before = new Map(this.#offered?.groups.map((group) => [group.provider, group.part]));
    const groups = [...new Set([...facts.providers, ...byProvider.keys()])]
      .sort()
      .map((name) => groupOf(name, byProvider.get(name) ?? [], before.get(name)));
    this.#known = known;
    this.#offered = { facts, groups };
    return groups;
  }

  /** Reads what was recorded since, and again what that concerns. */
  async #follow(
    connection: Connection,
    { identity, last }: LedgerNow,
    { facts, groups, at }: Deciding,
  ): Promise<void> {
    const cause = whyForeign(this.#setup, identity, facts);
    if (cause) throw new ClaimgateError('evidence_unreadable', {}, { cause });
    const records = await this.#recordsUntil(connection, last);
    // A correction may take any record out of force.
    const isCorrected = records?.some(({ record }) => record.kind === 'correction') ?? true;
    if (isCorrected) forgetReadings(groups, null);
    for (const { record } of isCorrected ? [] : (records ?? [])) forgetConcerned(groups, record);
    for (const { instant, selector } of this.#starts)
      if (instant <= at) forgetReadings(groups, selector);
    const hasControls = isCorrected || records?.some(({ record }) => record.kind === 'control');
    this.#starts = hasControls
      ? await controlStarts(connection, at)
      : this.#starts.filter(({ instant }) => instant > at);
    const stale = groups.flatMap((group) => {
      if (!group.hasNews && at < group.until) return [];
      const own = group.subjects.filter(({ reading }) => !isCurrent(reading, at));
      group.hasNews ||= own.length > 0;
      return own;
    });
    if (stale.length > 0) {
      const ledger = await ledgerIn(this.#setup, connection, identity);
      await this.#read(ledger, stale, at);
    }
    this.#place = last;
  }

  /** What was recorded since this asked before; `null` where that is too much, or cannot be told. */
  async #recordsUntil(connection: Connection, { leaf, sequence }: LastEntry) {
    if (this.#place?.sequence === sequence && this.#place.leaf === leaf) return [];
    return (await recordsAfter(connection, this.#place, MAX_FOLLOWED)).records;
  }

  async #read(ledger: LedgerSnapshot, stale: readonly Known[], at: EpochMs): Promise<void> {
    const subjects = stale.map(({ subject }) => subject);
    const readings = await readSubjects(this.#setup, ledger, subjects, at);
    for (const [index, one] of stale.entries()) one.reading = present(readings[index]);
  }

  async #decided({ facts, groups, at }: Deciding): Promise<Board> {
    const age = ageOf(facts, this.#limits, at);
    const snapshot = { setup: this.#setup, claims: this.#claims, facts, at };
    for (const group of groups) {
      const isSame = group.age?.said === age.said && group.age.seconds === age.seconds;
      if (!group.hasNews && isSame && at < group.until) continue;
      // Connecting rests on what is decided about publishing.
      for (const one of [...group.subjects].sort(connectsLast)) {
        const backing = isConnect(one.subject) ? this.#backingOf(one) : null;
        if (!isStillDecided(one, { facts, age, at, backing })) {
          one.decided = decideSubject(snapshot, one, age, backing);
          await giveWay();
        }
        one.facts = facts;
      }
      const { provider, subjects, part: before } = group;
      const connected = facts.accountsWith(provider);
      group.part = await listPart(provider, subjects, {
        ageSeconds: age.seconds,
        before,
        connected,
      });
      group.until = least(subjects.map((one) => lastsUntil(one, at)));
      group.age = age;
      group.hasNews = false;
    }
    const ends = [...groups.map(({ until }) => until), ...this.#starts.map((one) => one.instant)];
    const parts = groups.map(({ part }) => present(part));
    return new Board(parts, { facts, until: least([age.until, ...ends]), isWhole: true });
  }

  /** Decides without the ledger, by everything else: kept until the minute is over, or the ledger can be read. */
  async #withoutLedger(facts: Facts, at: EpochMs): Promise<Board> {
    if (this.#blind?.facts === facts && at < this.#blind.until) return this.#blind;
    const groups = (await this.#groupsOf(facts)).map(({ provider, subjects }) =>
      groupOf(
        provider,
        subjects.map(({ subject }) => undecided(subject, NOTHING_READ)),
      ),
    );
    const { parts } = await this.#decided({ facts, groups, at });
    const { until } = ageOf(facts, this.#limits, at);
    this.#blind = new Board(parts, { facts, until, isWhole: false });
    return this.#blind;
  }

  /** A claimed subject that may be advertised and shares its connection with a connect; one is enough. */
  #backingOf({ subject, reading }: Known): Subject | null {
    if (reading === NOTHING_READ) return null;
    const isUpheld = (claimed: Subject) =>
      this.#known.get(keyOf(claimed))?.decided?.standing.claim === 'upheld';
    return this.#claims.sharing(subject).find(isUpheld) ?? null;
  }
}

interface Deciding {
  readonly facts: Facts;
  readonly groups: readonly Group[];
  readonly at: EpochMs;
}

interface Group {
  readonly provider: string;
  readonly subjects: readonly Known[];
  part: BoardPart | null;
  age: Age | null;
  until: EpochMs;
  hasNews: boolean;
}

function groupOf(
  provider: string,
  subjects: readonly Known[],
  part: BoardPart | null = null,
): Group {
  return { provider, subjects, part, age: null, until: -Infinity, hasNews: true };
}

function forgetConcerned(groups: readonly Group[], record: LedgerRecord): void {
  forgetWhere(groups, providerOf(record), ({ subject }) => speaksOf(record, subject));
}

/** Has the subjects read again that a selector matches; all of them without one. */
function forgetReadings(groups: readonly Group[], selector: Selector | null): void {
  const isConcerned = ({ subject }: Known) => selector === null || selects(selector, subject);
  forgetWhere(groups, selector?.provider ?? null, isConcerned);
}

function forgetWhere(
  groups: readonly Group[],
  provider: string | null,
  isConcerned: (one: Known) => boolean,
): void {
  for (const group of groups) {
    if (provider !== null && group.provider !== provider) continue;
    for (const one of group.subjects)
      if (isConcerned(one)) {
        one.reading = null;
        group.hasNews = true;
      }
  }
}

function connectsLast(one: Known, other: Known): number {
  return Number(isConnect(one.subject)) - Number(isConnect(other.subject));
}

/** Until when a decision stands by what the ledger says; no time at all where that was not read. */
function lastsUntil({ decided, reading }: Known, at: EpochMs): EpochMs {
  if (!isWhole(reading)) return at;
  return Math.min(decided?.until ?? at, reading?.control?.until ?? Infinity);
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

function decideSubject(
  snapshot: DecidingSnapshot & { readonly facts: Facts },
  { subject, reading }: Known,
  age: Age,
  backing: Subject | null,
): Decided {
  const { facts, at, setup } = snapshot;
  const joined = joinedReading(snapshot, subject, present(reading));
  const accounts = decideAccounts(snapshot, subject, joined, backing);
  const ends = accounts.map(({ account_reference }) => {
    if (joined.state !== 'read') return Infinity;
    const grant = grantOf(joined, { subject, account_reference });
    return evidenceLastsUntil(joined.entry, grant, setup.contracts, at);
  });
  const said = saidOf(facts, subject);
  const until = least(ends);
  const standing: SubjectStanding = {
    subject,
    digest: subjectDigest(subject),
    isClaimed: snapshot.claims.contractFor(subject) !== null,
    accounts,
    ...standingOf(snapshot, subject, joined, accounts),
  };
  return { reading: present(reading), backing, said, age: age.said, until, standing };
}
