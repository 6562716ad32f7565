import assert from 'node:assert/strict';
import type {
  ApprovalReview,
  CertificationRun,
  ControlEvent,
  Subject,
  ProjectionEntry,
  RunFact,
  RuntimeFacts,
} from '../../src/documents/index.ts';
import { subjectDigest, type ErroredRuns } from '../../src/evidence/subject-evidence.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { readIdentity } from '../../src/ledger/identity.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import type { Placed } from '../../src/ledger/records.ts';
import { EvidenceFold } from '../../src/ledger/fold.ts';
import { scanLedger } from '../../src/ledger/scan.ts';
import { readinessService, type ReadinessService } from '../../service/readiness/readiness.ts';
import { ledgerIn, readSubjects } from '../../service/readiness/snapshot.ts';
import { valueOf } from '../trust/expect.ts';
import { exported, facts } from './export-world.ts';
import { FINGERPRINTS, AT, contract, contracts, type TestLedger } from './world.ts';

// specification/ledger.md 3, 4, 6 and 9, written down as plainly as it stands there and without any of the program:
// a list that is searched from end to end.

export type Event =
  | { readonly kind: 'approval'; readonly document: ApprovalReview }
  | { readonly kind: 'run'; readonly document: CertificationRun }
  | { readonly kind: 'control'; readonly document: ControlEvent }
  /** Takes the records at some places out of force. */
  | { readonly kind: 'correction'; readonly document: readonly number[] };

/** An event with its place in the order of all, and whether a correction names it. */
type Recorded<Kind extends Event['kind']> = Extract<Event, { kind: Kind }> & {
  readonly place: number;
  readonly isNamed: boolean;
};

/** The control of a subject, when its own record ends, and what it is to anyone who reads on later. */
interface Control {
  readonly said: string;
  /** Until then nothing that speaks ends. */
  readonly stands: number | null;
  /** Until then an export lets it count. */
  readonly shown: number | null;
}

const time = (text: string) => Date.parse(text);
const end = (text: string | null) => (text === null ? Infinity : time(text));
const orNull = (instant: number) => (instant === Infinity ? null : instant);

/** One history in a ledger; what `take` returned true for is in it, in order. */
export class Model {
  readonly #events: Event[] = [];
  readonly #first: number;
  readonly #contract: string;

  /**
   * @param first the place of its first record
   * @param digest the digest of the contract that all its subjects have
   */
  constructor(first: number, digest: string) {
    this.#first = first;
    this.#contract = digest;
  }

  /** The place of the next record. */
  get next(): number {
    return this.#first + this.#events.length;
  }

  /** Records an event at an instant, unless it may not be recorded; whether it was. */
  take(event: Event, at: number): boolean {
    const isTaken = this.#mayTake(event, at);
    if (isTaken) this.#events.push(event);
    return isTaken;
  }

  /** The last review of the app of a subject. A quarantined one is none, unless it restricts or revokes. */
  review(subject: Subject): Recorded<'approval'> | null {
    const last = this.#reviews(subject).at(-1);
    if (!last || (last.isNamed && !RESTRICTIVE.has(last.document.state))) return null;
    return last;
  }

  /**
   * The last run on a side that is under the contract or failed; the last of all where none is under the contract: for an export none if it is quarantined, for readiness unless it failed
   * as well.
   */
  run(subject: Subject, side: string, by: 'export' | 'readiness' | 'scan'): number {
    const all = this.#runs(subject, side).filter((one) => !isErrored(one));
    const isOwn = this.#isOwn;
    const counting = all.some(isOwn)
      ? all.filter((one) => isOwn(one) || isFailed(one.document))
      : all;
    const last = counting.at(-1);
    if (!last) return 0;
    const isIn = !last.isNamed || by === 'scan' || (by === 'readiness' && isFailed(last.document));
    return isIn ? last.place : 0;
  }

  #isOwn = ({ document }: Recorded<'run'>) => document.contract_digest === this.#contract;

  hasRun(subject: Subject): boolean {
    return this.#runs(subject, 'local').length + this.#runs(subject, 'live').length > 0;
  }

  /**
   * How many runs of a side could not be tested since the last one under the contract that was, and when the first of them
   * started: those under the contract, or all where none under the contract was tested.
   */
  errored(subject: Subject, side: string): string {
    const all = this.#runs(subject, side);
    const tested = all.filter((one) => !isErrored(one));
    const own = tested.findLast(this.#isOwn);
    const since = own ?? tested.at(-1);
    const found = all.filter(
      (one) => isErrored(one) && (!own || this.#isOwn(one)) && one.place > (since?.place ?? 0),
    );
    const [first] = found;
    return first ? `${found.length} ${first.document.tested_at}` : '';
  }

  control(subject: Subject, at: number): Control {
    const speaking = this.#speaking(subject, at);
    const effective = mostRestrictive(speaking);
    const instants = this.#controls()
      .filter(({ document }) => isAbout(document, subject))
      .flatMap(({ document }) => [time(document.starts_at), end(document.expires_at)])
      .filter((instant) => instant > at && instant !== Infinity)
      .sort((one, other) => one - other);
    const isEnabled = (instant: number) =>
      mostRestrictive(this.#speaking(subject, instant))?.document.state === 'enabled';
    const ends = effective ? end(effective.document.expires_at) : Infinity;
    const enabledUntil =
      effective?.document.state === 'enabled'
        ? (instants.find((instant) => !isEnabled(instant)) ?? Infinity)
        : Infinity;
    return {
      said: effective ? `${effective.document.state} ${effective.place}` : 'unknown',
      stands: orNull(Math.min(Infinity, ...speaking.map((one) => end(one.document.expires_at)))),
      shown: orNull(Math.min(ends, enabledUntil)),
    };
  }

  /** For each selector that matches a subject, the last event that has started and not ended. */
  #speaking(subject: Subject, at: number): readonly Recorded<'control'>[] {
    const on = this.#controls().filter(
      ({ document }) =>
        isAbout(document, subject) &&
        time(document.starts_at) <= at &&
        at < end(document.expires_at),
    );
    return on.filter(
      (one) => !on.some((other) => other.place > one.place && isSameSelector(one, other)),
    );
  }

  #mayTake(event: Event, at: number): boolean {
    if (event.kind === 'approval') return this.#mayReview(event.document, at);
    if (event.kind === 'control') return this.#mayControl(event.document, at);
    if (event.kind === 'run') return this.#mayRun(event.document, at);
    const places = event.document;
    if (new Set(places).size < places.length) return false;
    return places.every((place) => {
      const named = this.#recorded().find((one) => one.place === place);
      return named !== undefined && named.kind !== 'correction' && !named.isNamed;
    });
  }

  #mayRun(news: CertificationRun, at: number): boolean {
    const { subject, side, tested_at, expires_at } = news;
    const review = this.#reviews(subject).findLast(
      ({ document }) => time(document.reviewed_at) <= time(tested_at),
    );
    if (!review || review.isNamed) return false;
    if (time(tested_at) > at + 60_000 || time(expires_at) <= time(tested_at)) return false;
    if (time(expires_at) > time(review.document.expires_at)) return false;
    const isOlder = this.#runs(subject, side).some(
      ({ document, isNamed }) => !isNamed && time(tested_at) < time(document.tested_at),
    );
    return isFailed(news) || !isOlder;
  }

  #mayReview(news: ApprovalReview, at: number): boolean {
    if (time(news.reviewed_at) > at + 60_000) return false;
    const reviews = this.#reviews(news);
    const isOlder = reviews.some(
      ({ document, isNamed }) => !isNamed && time(news.reviewed_at) < time(document.reviewed_at),
    );
    if (!isOlder || RESTRICTIVE.has(news.state)) return true;
    const last = reviews.at(-1);
    // A quarantined one lets nothing through.
    return !last || (!last.isNamed && passes(news.state) < passes(last.document.state));
  }

  /** An event may not silence a stricter one of its selector that starts after it. */
  #mayControl(news: ControlEvent, at: number): boolean {
    return !this.#controls().some(
      (known) =>
        isSameSelector(known, { document: news }) &&
        !known.isNamed &&
        strictness(known.document) > strictness(news) &&
        time(known.document.starts_at) > time(news.starts_at) &&
        time(known.document.starts_at) < end(news.expires_at) &&
        at < end(known.document.expires_at),
    );
  }

  #recorded(): readonly Recorded<Event['kind']>[] {
    const isNamed = (place: number) =>
      this.#events.some(({ kind, document }) => kind === 'correction' && document.includes(place));
    return this.#events.map((event, index) => {
      const place = this.#first + index;
      return { ...event, place, isNamed: isNamed(place) };
    });
  }

  #reviews(app: App): readonly Recorded<'approval'>[] {
    return this.#recorded().flatMap((one) =>
      one.kind === 'approval' && isSame(appOf(one.document), appOf(app)) ? [one] : [],
    );
  }

  #runs(subject: Subject, side: string): readonly Recorded<'run'>[] {
    return this.#recorded().flatMap((one) =>
      one.kind === 'run' && one.document.side === side && isSame(one.document.subject, subject)
        ? [one]
        : [],
    );
  }

  #controls(): readonly Recorded<'control'>[] {
    return this.#recorded().flatMap((one) => (one.kind === 'control' ? [one] : []));
  }
}

const RESTRICTIVE: ReadonlySet<string> = new Set(['restricted', 'revoked']);

/** How much a review lets through. */
function passes(state: ApprovalReview['state']): number {
  return { revoked: 0, restricted: 1, pending: 2, trial: 3, approved: 4, not_required: 4 }[state];
}

function strictness({ state }: ControlEvent): number {
  return ['enabled', 'degraded', 'disabled'].indexOf(state);
}

function isFailed({ checks }: CertificationRun): boolean {
  return checks.some(({ outcome }) => outcome === 'failed');
}

/** A quarantined one keeps its place like any other. */
function isErrored({ document, isNamed }: Recorded<'run'>): boolean {
  return !isNamed && document.checks.every(({ outcome }) => outcome === 'errored');
}

/** `null` where nothing speaks, or where a quarantined event that enabled keeps its place from the others. */
function mostRestrictive(speaking: readonly Recorded<'control'>[]): Recorded<'control'> | null {
  for (const state of ['disabled', 'degraded'] as const) {
    const last = speaking.findLast(({ document }) => document.state === state);
    if (last) return last;
  }
  return speaking.some(({ isNamed }) => isNamed) ? null : (speaking.at(-1) ?? null);
}

function isAbout({ selector }: ControlEvent, subject: Subject): boolean {
  const asked: Readonly<Record<string, unknown>> = { ...subject };
  return Object.entries(selector).every(([member, value]) => asked[member] === value);
}

type Selecting = { readonly document: ControlEvent };

function isSameSelector(one: Selecting, other: Selecting): boolean {
  return isSame(one.document.selector, other.document.selector);
}

type App = Pick<
  Subject,
  'provider' | 'app_fingerprint' | 'provider_environment' | 'instance_fingerprint'
>;

function appOf(named: App): App {
  const { provider, app_fingerprint, provider_environment, instance_fingerprint } = named;
  return { provider, app_fingerprint, provider_environment, instance_fingerprint };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(members: object): unknown[] {
  return Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1));
}

// The ways to what a ledger says of subjects at an instant, each in one form.

/** The places of records, 0 where there is none; a control after its state. */
export interface Said {
  readonly review: number;
  readonly local: number;
  readonly live: number;
  readonly control: string;
  /** How many later runs could not be tested, and since when: of the local one, and of the live one. */
  readonly errored: string;
  /** Until when the control stands, or is shown to; a look-up doesn't say. */
  readonly until?: number | null | undefined;
}

type PlaceOf = { readonly sequence: number } | null | undefined;
const placeOf = (found: PlaceOf) => found?.sequence ?? 0;

type RunOf = (NonNullable<PlaceOf> & { readonly errored?: ErroredRuns }) | null | undefined;

function saidOf(review: PlaceOf, local: RunOf, live: RunOf) {
  const errored = [local, live].map((run) =>
    run?.errored ? `${run.errored.count} ${formatInstant(run.errored.firstAt)}` : '',
  );
  const places = { review: placeOf(review), local: placeOf(local), live: placeOf(live) };
  return { ...places, errored: errored.join('/') };
}

/** The run of an entry, in the form of a fold. */
function shownRun(run: RunFact): RunOf {
  if (!run) return null;
  const { errored, record } = run;
  if (!errored) return record;
  return { ...record, errored: { count: errored.count, firstAt: Date.parse(errored.first_at) } };
}

type ControlState = { readonly state: string } | null | undefined;
const controlOf = (control: ControlState, place: PlaceOf) =>
  control ? `${control.state} ${placeOf(place)}` : 'unknown';

/** By indexes, one subject after the other. */
export function lookedUp(ledger: TestLedger, subjects: readonly Subject[], at: number) {
  return ledger.driver.read(async (connection) => {
    const found: Said[] = [];
    for (const of of subjects) {
      const { review, local, live, control } = await effectiveEvidence(connection, of, at, {
        contract: contract.digest,
        fingerprints: FINGERPRINTS,
      });
      const said = saidOf(review, local, live);
      found.push({ ...said, control: controlOf(control?.record, control) });
    }
    return found;
  });
}

/** By the fold of everything that a scan hands over. */
export async function scanned(ledger: TestLedger, subjects: readonly Subject[], at: number) {
  const fold = new EvidenceFold(at);
  await ledger.driver.read((connection) =>
    scanLedger(connection, {
      take: (record) => void fold.add(record),
      run: (record, digest) => {
        fold.addRun(record, digest);
        return undefined;
      },
    }),
  );
  return subjects.map((of): Said => {
    const { control, until } = fold.control(of, at);
    const [local, live] = (['local', 'live'] as const).map((side) =>
      fold.lastRun(subjectDigest(of), side, contract.digest),
    );
    const said = saidOf(fold.review(of), local, live);
    return { ...said, control: controlOf(control?.record, control), until };
  });
}

/** As an export shows it: of the subjects that are asked for, or of all that have a run. */
export async function shown(ledger: TestLedger, subjects: readonly Subject[] | null, at: number) {
  const says = factsOfAll(at);
  const { bytes } = valueOf(await exported(ledger, { ...(subjects && { subjects }), at }, says));
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  const entries = lines.map((line) => JSON.parse(line) as ProjectionEntry);
  return new Map(
    entries.map(({ subject, approval, local_run, live_run, runtime_control }): [string, Said] => {
      const said = saidOf(approval?.record, shownRun(local_run), shownRun(live_run));
      const ends = runtime_control?.expires_at;
      const control = controlOf(runtime_control, runtime_control?.record);
      return [subjectDigest(subject), { ...said, control, until: ends ? Date.parse(ends) : null }];
    }),
  );
}

/** With a policy for each kind of account: a subject without one has no contract in an export. */
function factsOfAll(at: number): RuntimeFacts {
  const says = facts({ generated_at: formatInstant(at) });
  const kinds = contract.document.account_kinds;
  const policies = says.policies.flatMap((one) =>
    kinds.map((account_kind) => ({ ...one, account_kind })),
  );
  return { ...says, policies };
}

/** As the service reads it, with a record counted in that is not recorded. */
export async function read(
  ledger: TestLedger,
  subjects: readonly Subject[],
  at: number,
  next?: Placed,
) {
  const readings = await ledger.driver.read(async (connection) => {
    const known = await ledgerIn(
      { fingerprints: FINGERPRINTS },
      connection,
      await readIdentity(connection),
    );
    return readSubjects({ contracts }, { ...known, ...(next && { next }) }, subjects, at);
  });
  return readings.map(({ control, records }): Said => {
    const said = saidOf(records?.review, records?.local, records?.live);
    const place = control?.fact?.record;
    return { ...said, control: controlOf(control?.fact, place), until: control?.until };
  });
}

/** A service over a ledger that keeps its board while records come and days go by. */
export class KeptBoard {
  #at = AT;
  readonly #fresh: () => ReadinessService;
  readonly #kept: ReadinessService;

  constructor({ driver }: TestLedger, subjects: readonly Subject[]) {
    const claims = subjects.map((subject) => ({
      claim: { subject, contract_digest: contract.digest },
      subjectDigest: subjectDigest(subject),
    }));
    this.#fresh = () =>
      readinessService({
        ledger: driver,
        fingerprints: FINGERPRINTS,
        facts: async () => {
          const says = facts({ generated_at: formatInstant(this.#at) });
          return valueOf(readFacts(Buffer.from(JSON.stringify(says)), 'facts.json'));
        },
        contracts,
        claims,
        settings: { certificationEnforced: true, disabledProviders: new Set() },
        clock: () => this.#at,
      });
    this.#kept = this.#fresh();
  }

  /** Keeps what a service says now. */
  async keep(): Promise<void> {
    valueOf(await this.#kept.projection());
  }

  /** The control of each subject, by its digest; all is as a service says it that has kept nothing. */
  async controlsAt(at: number): Promise<ReadonlyMap<string, string>> {
    this.#at = at;
    const kept = valueOf(await this.#kept.projection());
    const fresh = valueOf(await this.#fresh().projection());
    assert.equal(Buffer.from(kept.bytes).toString(), Buffer.from(fresh.bytes).toString());
    const all = kept.document.providers.flatMap(({ decisions }) => decisions);
    return new Map(all.map((one) => [subjectDigest(one.subject), one.decision.facts.control]));
  }
}
