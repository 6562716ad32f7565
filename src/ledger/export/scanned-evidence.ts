import type { ControlFact, Subject } from '../../documents/index.ts';
import { standingOf } from '../../evidence/index.ts';
import { formatInstant, instantOf, type EpochMs } from '../../json/index.ts';
import { mostRestrictive, reviewInForce } from '../effective.ts';
import type { ApprovalRecord, ControlRecord, Placed } from '../records.ts';
import { appText, maskOf, selectorDigest, selectorFor, type AppIdentity } from '../subjects.ts';
import { shownControl } from './entry.ts';

/** A control event with its instants as numbers. */
interface TimedEvent {
  readonly event: Placed<ControlRecord>;
  readonly from: EpochMs;
  readonly until: EpochMs | null;
}

/**
 * The reviews and control events of a ledger that speak at an instant or later, gathered from a scan in the
 * order of their places: the last word counts, and no index is asked.
 */
export class ScannedEvidence {
  readonly #at: EpochMs;
  readonly #reviews = new Map<string, Placed<ApprovalRecord>>();
  readonly #events = new Map<string, TimedEvent[]>();
  readonly #masks = new Set<number>();

  constructor(at: EpochMs) {
    this.#at = at;
  }

  get masks(): readonly number[] {
    return [...this.#masks];
  }

  addReview(review: Placed<ApprovalRecord>): void {
    this.#reviews.set(appText(review.record), review);
  }

  addControl(event: Placed<ControlRecord>): void {
    const { selector, starts_at, expires_at } = event.record;
    const from = instantOf(starts_at);
    const until = expires_at === null ? null : instantOf(expires_at);
    this.#masks.add(maskOf(selector));
    if (until !== null && until <= this.#at) return;
    const digest = selectorDigest(selector);
    // Nothing before it speaks again after one that has started and does not end.
    const isLast = from <= this.#at && until === null;
    const events = isLast ? [] : (this.#events.get(digest) ?? []);
    events.push({ event, from, until });
    this.#events.set(digest, events);
  }

  review(app: AppIdentity): Placed<ApprovalRecord> | null {
    const last = this.#reviews.get(appText(app));
    return last ? reviewInForce(last) : null;
  }

  /** The effective control of a subject, for who reads it later than now: it ends where a recorded restriction begins. */
  control(subject: Subject): ControlFact {
    const control = shownControl(this.#effective(subject, this.#at));
    if (control?.state !== 'enabled') return control;
    const until = this.enabledUntil(subject);
    const { expires_at } = control;
    if (until === null || (expires_at !== null && instantOf(expires_at) <= until)) return control;
    return { ...control, expires_at: formatInstant(until) };
  }

  /**
   * The first instant at which an enabled subject is enabled no more, by what is recorded now: a restriction
   * that starts later, or one that was silenced until then. `null`: nothing says so.
   */
  enabledUntil(subject: Subject): EpochMs | null {
    const isEnabled = (at: EpochMs) => this.#effective(subject, at)?.record.state === 'enabled';
    return this.#changes(subject).find((instant) => !isEnabled(instant)) ?? null;
  }

  #effective(subject: Subject, at: EpochMs): Placed<ControlRecord> | null {
    const speaking = this.#eventsOf(subject).flatMap((events) => {
      const last = events.findLast((one) => standingOf(one, at) === 'current');
      return last ? [last.event] : [];
    });
    return mostRestrictive(speaking);
  }

  /**
   * When events that restrict a subject or are quarantined start, and when any of its events end, in order.
   */
  #changes(subject: Subject): readonly EpochMs[] {
    const instants = this.#eventsOf(subject)
      .flat()
      .flatMap(({ event, from, until }) => [
        ...(event.record.state === 'enabled' && event.quarantined_by === null ? [] : [from]),
        ...(until === null ? [] : [until]),
      ]);
    return [...new Set(instants)].filter((one) => one > this.#at).sort((one, other) => one - other);
  }

  /** The events of each selector that matches a subject. */
  #eventsOf(subject: Subject): readonly (readonly TimedEvent[])[] {
    return this.masks.map(
      (mask) => this.#events.get(selectorDigest(selectorFor(subject, mask))) ?? [],
    );
  }
}
