import type {
  ApprovalReview,
  CertificationRun,
  ControlEvent,
  Subject,
} from '../../src/documents/index.ts';

// What specification/ledger.md 1 says of order and effect, written down as plainly as it stands there and
// without any of the program: lists that are searched from end to end.

export type Event =
  | { readonly kind: 'approval'; readonly document: ApprovalReview }
  | { readonly kind: 'run'; readonly document: CertificationRun }
  | { readonly kind: 'control'; readonly document: ControlEvent };

const time = (text: string) => Date.parse(text);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A ledger as a list; what `take` returned true for is in it, in order. */
export class Model {
  readonly #events: Event[] = [];

  get size(): number {
    return this.#events.length;
  }

  /** Records an event at an instant, unless it may not be recorded; whether it was. */
  take(event: Event, at: number): boolean {
    const isTaken = this.#mayTake(event, at);
    if (isTaken) this.#events.push(event);
    return isTaken;
  }

  /** Sequence number of the effective review of the subject's app; 0 where there is none. */
  review(subject: Subject): number {
    return this.#last(({ kind, document }) => kind === 'approval' && isAppOf(document, subject));
  }

  run(subject: Subject, side: string): number {
    return this.#last(
      ({ kind, document }) =>
        kind === 'run' && document.side === side && isSameSubject(document.subject, subject),
    );
  }

  /** The effective control's state, and where it stands. */
  control(subject: Subject, at: number): string {
    const bySelector = new Map<string, { state: string; sequence: number }>();
    for (const [index, { kind, document }] of this.#events.entries()) {
      if (kind !== 'control' || !speaksOf(document, subject) || !isOnAt(document, at)) continue;
      bySelector.set(selectorKey(document), { state: document.state, sequence: index + 1 });
    }
    for (const state of ['disabled', 'degraded', 'enabled']) {
      const found = [...bySelector.values()].filter((one) => one.state === state);
      if (found.length > 0) return `${state} ${Math.max(...found.map(({ sequence }) => sequence))}`;
    }
    return 'unknown';
  }

  #mayTake({ kind, document }: Event, at: number): boolean {
    if (kind === 'approval') return this.#mayReview(document, at);
    if (kind === 'control') return this.#mayControl(document, at);
    const { subject, tested_at, expires_at } = document;
    const review = this.#events.findLast(
      (event) =>
        event.kind === 'approval' &&
        isAppOf(event.document, subject) &&
        time(event.document.reviewed_at) <= time(tested_at),
    );
    if (review?.kind !== 'approval' || time(tested_at) > at + 60_000) return false;
    if (time(expires_at) <= time(tested_at)) return false;
    if (time(expires_at) > time(review.document.expires_at)) return false;
    const isBad = document.checks.some(({ outcome }) => outcome === 'failed');
    const isOlder = this.#events.some(
      (known) =>
        known.kind === 'run' &&
        known.document.side === document.side &&
        isSameSubject(known.document.subject, subject) &&
        time(tested_at) < time(known.document.tested_at),
    );
    return isBad || !isOlder;
  }

  #mayReview(news: ApprovalReview, at: number): boolean {
    if (time(news.reviewed_at) > at + 60_000) return false;
    const before = this.#events.flatMap((event) =>
      event.kind === 'approval' && isSameApp(event.document, news) ? [event.document] : [],
    );
    const known = before.at(-1);
    const isOlder = before.some(({ reviewed_at }) => time(news.reviewed_at) < time(reviewed_at));
    if (!known || !isOlder) return true;
    const order = [
      ['revoked'],
      ['restricted'],
      ['pending'],
      ['trial'],
      ['approved', 'not_required'],
    ];
    const rank = (state: string) => order.findIndex((states) => states.includes(state));
    return rank(news.state) <= 1 || rank(news.state) < rank(known.state);
  }

  #mayControl(news: ControlEvent, at: number): boolean {
    const order = ['enabled', 'degraded', 'disabled'];
    return !this.#events.some(
      ({ kind, document }) =>
        kind === 'control' &&
        selectorKey(document) === selectorKey(news) &&
        order.indexOf(document.state) > order.indexOf(news.state) &&
        time(document.starts_at) > time(news.starts_at) &&
        (document.expires_at === null || time(document.expires_at) > at) &&
        (news.expires_at === null || time(news.expires_at) > time(document.starts_at)),
    );
  }

  #last(is: (event: Event) => boolean): number {
    return this.#events.findLastIndex(is) + 1;
  }
}

function isOnAt({ starts_at, expires_at }: ControlEvent, at: number): boolean {
  return time(starts_at) <= at && (expires_at === null || at < time(expires_at));
}

function speaksOf({ selector }: ControlEvent, subject: Subject): boolean {
  const asked: Readonly<Record<string, unknown>> = { ...subject };
  return Object.entries(selector).every(([member, value]) => same(asked[member], value));
}

function selectorKey({ selector }: ControlEvent): string {
  return JSON.stringify(sorted(selector));
}

function isAppOf(review: ApprovalReview, subject: Subject): boolean {
  return isSameApp(review, subject);
}

type App = Pick<
  Subject,
  'provider' | 'app_fingerprint' | 'provider_environment' | 'instance_fingerprint'
>;

function isSameApp(one: App, other: App): boolean {
  return (
    one.provider === other.provider &&
    one.app_fingerprint === other.app_fingerprint &&
    one.provider_environment === other.provider_environment &&
    one.instance_fingerprint === other.instance_fingerprint
  );
}

function isSameSubject(one: Subject, other: Subject): boolean {
  return same(sorted(one), sorted(other));
}

function sorted(members: object): unknown[] {
  return Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1));
}
