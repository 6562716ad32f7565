// The one fold of the log: which approval, run, grant and control of a subject counts now.

import { ClaimgateError } from '../documents/findings.ts';
import { standingOf, subjectDigest, type ErroredRuns } from '../evidence/subject-evidence.ts';
import { isErrored, type RunSide } from '../evidence/run.ts';
import { instantOf, type EpochMs } from '../documents/json.ts';
import type { Subject } from '../documents/index.ts';
import type { ApprovalRecord, ControlRecord, LedgerRecord, Placed, RunRecord } from './records.ts';
import {
  appText,
  maskOf,
  selectorFor,
  selects,
  type AppIdentity,
  type SubjectNames,
} from './subjects.ts';

interface TimedEvent {
  readonly event: Placed<ControlRecord>;
  readonly from: EpochMs;
  readonly until: EpochMs | null;
}

interface SpokenControl {
  readonly control: Placed<ControlRecord> | null;
  /** When the first of the events that speak ends; `null`: none does. Another one may start before. */
  readonly until: EpochMs | null;
}

/** The runs of one side of a subject that can still count, quarantined or not. */
interface SideRuns {
  /** Of the last run, whatever it says. */
  end: Pick<Placed, 'sequence'>;
  last: Placed<RunRecord> | null;
  failed: Placed<RunRecord> | null;
  readonly byContract: Map<string, Placed<RunRecord>>;
  /** Those since the last one that says something, by their contract, and under {@link ANY} whatever theirs is. */
  readonly errored: Map<string, ErroredRuns>;
}

const ANY = '';

/** The run of a side whose place is taken, with later ones that could not be tested. */
export interface LastRun extends Placed<RunRecord> {
  readonly errored?: ErroredRuns;
}

/**
 * Effective evidence: the one fold over the records of a ledger in the order of their places, where the last word
 * counts (specification/ledger.md 3, 4). A scan hands it everything; anyone who finds the last words on a subject by an
 * index hands it those, and gets the same. Each fact comes with what quarantines it.
 */
export class EvidenceFold {
  readonly #at: EpochMs;
  readonly #reviews = new Map<string, Placed<ApprovalRecord>>();
  readonly #runs = new Map<string, Partial<Record<RunSide, SideRuns>>>();
  /** By the text of their selector, in their order. */
  readonly #events = new Map<string, TimedEvent[]>();
  readonly #masks = new Set<number>();

  /** @param at the earliest instant that is asked about: what ended before is not kept */
  constructor(at: EpochMs) {
    this.#at = at;
  }

  /**
   * Takes the next record. What corrections quarantine bears their place itself.
   *
   * @throws ClaimgateError `ledger_damaged` where it is not behind what it would supersede: rows that come twice, or
   *   in another order, must not decide which word is the last
   */
  add({ record, ...place }: Placed): this {
    if (record.kind === 'approval') {
      requireBehind(this.#reviews.get(appText(record)), place);
      this.#reviews.set(appText(record), { ...place, record });
    } else if (record.kind === 'control') this.#addControl({ ...place, record });
    else if (record.kind === 'run')
      this.addRun({ ...place, record }, subjectDigest(record.subject));
    return this;
  }

  addRun(run: Placed<RunRecord>, digest: string): void {
    const { side, contract_digest } = run.record;
    const sides = this.#runs.get(digest) ?? {};
    this.#runs.set(digest, sides);
    requireBehind(sides[side]?.end, run);
    const runs = (sides[side] ??= {
      end: run,
      last: null,
      failed: null,
      byContract: new Map(),
      errored: new Map(),
    });
    runs.end = run;
    if (saysNothing(run)) {
      for (const of of [ANY, contract_digest])
        runs.errored.set(of, oneMore(runs.errored.get(of), run));
      return;
    }
    runs.errored.delete(ANY);
    runs.errored.delete(contract_digest);
    runs.last = run;
    if (hasFailed(run)) runs.failed = run;
    runs.byContract.set(contract_digest, run);
  }

  #addControl(event: Placed<ControlRecord>): void {
    const { selector, starts_at, expires_at } = event.record;
    const from = instantOf(starts_at);
    const until = expires_at === null ? null : instantOf(expires_at);
    const mask = maskOf(selector);
    this.#masks.add(mask);
    if (until !== null && until <= this.#at) return;
    const key = keyOf(selector, mask);
    // Nothing before it speaks again after one that has started and does not end.
    const isLast = from <= this.#at && until === null;
    const before = this.#events.get(key) ?? [];
    requireBehind(before.at(-1)?.event, event);
    const events = isLast ? [] : before;
    events.push({ event, from, until });
    this.#events.set(key, events);
  }

  /**
   * The review of an app that is in force. A quarantined last one still supersedes older ones: none of them counts in
   * it. What it restricted stays so until another review is recorded.
   */
  review(app: AppIdentity): Placed<ApprovalRecord> | null {
    const last = this.#reviews.get(appText(app));
    if (!last) return null;
    const isRestrictive = last.record.state === 'restricted' || last.record.state === 'revoked';
    return last.quarantined_by === null || isRestrictive ? last : null;
  }

  /** The last review of an app, also where a correction took it out of force. */
  lastReview(app: AppIdentity): Placed<ApprovalRecord> | null {
    return this.#reviews.get(appText(app)) ?? null;
  }

  /** The control whose place is taken at an instant though a correction took it out of force: nothing else speaks in it. */
  correctedControl(subject: SubjectNames, at: EpochMs): Placed<ControlRecord> | null {
    const speaking = speakingOf(this.#eventsOf(subject), at);
    if (mostRestrictive(speaking)) return null;
    return speaking.map(({ event }) => event).sort(byRestriction)[0] ?? null;
  }

  /**
   * Over all accounts, quarantined or not: its place stays taken, so that no older run speaks in it. A later run under
   * another contract takes its place only if it failed; without a run under its own contract, the last of all speaks.
   * One that could not be tested takes no place, and is counted.
   *
   * @param contract digest of the subject's own contract; `null`: it has none
   */
  lastRun(digest: string, side: RunSide, contract: string | null): LastRun | null {
    const runs = this.#runs.get(digest)?.[side];
    const own = runs?.byContract.get(contract ?? ANY);
    if (!runs || !own) return withErrored(runs?.last ?? null, runs?.errored.get(ANY));
    const isFailed = runs.failed && runs.failed.sequence > own.sequence;
    return withErrored(isFailed ? runs.failed : own, runs.errored.get(own.record.contract_digest));
  }

  /** Lets go of the runs of a subject that nobody asks for any more. */
  forgetRuns(digest: string): void {
    this.#runs.delete(digest);
  }

  /** The control of a subject that is in force at an instant: of the last words of its selectors the most restrictive. */
  control(subject: SubjectNames, at: EpochMs): SpokenControl {
    const speaking = speakingOf(this.#eventsOf(subject), at);
    const ends = speaking.flatMap(({ until }) => until ?? []);
    return {
      control: mostRestrictive(speaking),
      until: ends.length === 0 ? null : Math.min(...ends),
    };
  }

  /** By what is recorded now, also of later restrictions and silenced ones; `null`: nothing says so. */
  enabledUntil(subject: SubjectNames, at: EpochMs): EpochMs | null {
    const events = this.#eventsOf(subject);
    const isEnabled = (then: EpochMs) =>
      mostRestrictive(speakingOf(events, then))?.record.state === 'enabled';
    const changes = changesOf(events).filter((instant) => instant > at);
    return changes.find((instant) => !isEnabled(instant)) ?? null;
  }

  #eventsOf(subject: SubjectNames): Events {
    return [...this.#masks].map((mask) => this.#events.get(keyOf(subject, mask)) ?? []);
  }
}

function requireBehind(
  before: Pick<Placed, 'sequence'> | undefined,
  { sequence }: Pick<Placed, 'sequence'>,
): void {
  if (before && sequence <= before.sequence) {
    const expected = `a place behind ${before.sequence} instead of ${sequence}`;
    throw new ClaimgateError('ledger_damaged', { expected });
  }
}

type Events = readonly (readonly TimedEvent[])[];

function keyOf(named: Parameters<typeof selectorFor>[0], mask: number): string {
  return `${mask} ${JSON.stringify(selectorFor(named, mask))}`;
}

/** The last events that have started and not ended, one for each selector that has any. */
function speakingOf(events: Events, at: EpochMs): readonly TimedEvent[] {
  return events.flatMap((own) => own.findLast((one) => standingOf(one, at) === 'current') ?? []);
}

/** When events that restrict or are quarantined start, and when any event ends, in order. */
function changesOf(events: Events): readonly EpochMs[] {
  const instants = events
    .flat()
    .flatMap(({ event, from, until }) => [
      ...(event.record.state === 'enabled' && event.quarantined_by === null ? [] : [from]),
      ...(until === null ? [] : [until]),
    ]);
  return [...new Set(instants)].sort((one, other) => one - other);
}

/** An event that enables and is quarantined says nothing, and lets no other one enable: its place stays taken. */
function mostRestrictive(speaking: readonly TimedEvent[]): Placed<ControlRecord> | null {
  const [effective] = speaking.map(({ event }) => event).sort(byRestriction);
  return effective && restrictionOf(effective) !== UNKNOWN ? effective : null;
}

export const RESTRICTION = { enabled: 0, degraded: 1, disabled: 2 };

/** Between what degrades and what enables. */
const UNKNOWN = 0.5;

function restrictionOf({ record, quarantined_by }: Placed<ControlRecord>): number {
  return quarantined_by !== null && record.state === 'enabled'
    ? UNKNOWN
    : RESTRICTION[record.state];
}

/** The most restrictive event first; of two that restrict alike, the later one. */
export function byRestriction(one: Placed<ControlRecord>, other: Placed<ControlRecord>): number {
  return restrictionOf(other) - restrictionOf(one) || other.sequence - one.sequence;
}

/**
 * A quarantined run keeps its place whatever it says: a correction improves nothing by itself, and nobody knows what one
 * said that was altered.
 */
function saysNothing({ quarantined_by, record }: Placed<RunRecord>): boolean {
  return quarantined_by === null && isErrored(record.checks);
}

function oneMore(before: ErroredRuns | undefined, { record }: Placed<RunRecord>): ErroredRuns {
  const testedAt = instantOf(record.tested_at);
  return before ? { ...before, count: before.count + 1 } : { count: 1, firstAt: testedAt };
}

function withErrored(
  run: Placed<RunRecord> | null,
  errored: ErroredRuns | undefined,
): LastRun | null {
  return run && errored ? { ...run, errored } : run;
}

export function runInForce(last: LastRun | null): LastRun | null {
  return last?.quarantined_by === null ? last : null;
}

/** A run as readiness decides by it, which excuses a run that is missing, but never one that failed. */
export function runThatCounts(last: LastRun | null): LastRun | null {
  return last && hasFailed(last) ? last : runInForce(last);
}

function hasFailed({ record }: Placed<RunRecord>): boolean {
  return record.checks.some(({ outcome }) => outcome === 'failed');
}

/** Whether a record is about a subject: its run, a review of its app, or a control that selects it. */
export function speaksOf(record: LedgerRecord, subject: Subject): boolean {
  if (record.kind === 'run') return subjectDigest(record.subject) === subjectDigest(subject);
  if (record.kind === 'approval') return appText(record) === appText(subject);
  return record.kind === 'control' && selects(record.selector, subject);
}

/** The provider that a record is about; a correction may be about any. */
export function providerOf(record: LedgerRecord): string | null {
  if (record.kind === 'correction') return null;
  if (record.kind === 'approval') return record.provider;
  return record.kind === 'run' ? record.subject.provider : record.selector.provider;
}
