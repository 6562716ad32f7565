import { standingOf } from '../../evidence/index.ts';
import { instantOf, type EpochMs } from '../../json/index.ts';
import { reviewInForce, type ControlEvents, type SelectorKey } from '../effective.ts';
import type { ApprovalRecord, ControlRecord, Placed } from '../records.ts';
import { appKey, maskOf, selectorDigest, type AppIdentity } from '../subjects.ts';

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
export class ScannedEvidence implements ControlEvents {
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

  async lastSpeaking([, digest]: SelectorKey, at: EpochMs): Promise<Placed<ControlRecord> | null> {
    const events = this.#events.get(digest) ?? [];
    return events.findLast((one) => standingOf(one, at) === 'current')?.event ?? null;
  }

  async changes(selectors: readonly string[], after: EpochMs): Promise<readonly EpochMs[]> {
    const events = selectors.flatMap((digest) => this.#events.get(digest) ?? []);
    const instants = events.flatMap(({ event, from, until }) => [
      ...(event.record.state === 'enabled' && event.quarantined_by === null ? [] : [from]),
      ...(until === null ? [] : [until]),
    ]);
    return [...new Set(instants)].filter((one) => one > after).sort((one, other) => one - other);
  }
}

function appText(app: AppIdentity): string {
  return appKey(app).join(' ');
}
