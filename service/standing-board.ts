import { createHash } from 'node:crypto';
import type {
  ProviderReadiness,
  ReadinessBoard,
  ReadinessDecision,
  Subject,
  SubjectDecision,
} from '../src/documents/index.ts';
import { factsFault, subjectDigest, type FactsLimits } from '../src/evidence/subject-evidence.ts';
import { groupedBy, instantOf, type EpochMs } from '../src/json/index.ts';
import type { Facts } from '../src/ledger/export/facts.ts';
import { mostRestrictiveState } from '../src/readiness/blockers.ts';
import type { Expiry } from '../src/verdict/verdict.ts';

/** One decision of the board. The keys of rows are in their order. */
export interface BoardRow {
  readonly key: string;
  readonly told: SubjectDecision;
  readonly json: string;
  readonly expiry: Expiry | null;
}

/** A provider with some of its rows; its totals are those of all of them. */
export interface BoardPart {
  readonly readiness: ProviderReadiness;
  readonly rows: readonly BoardRow[];
}

/** Some decisions of a board, or all of them, as every face of the service sends them. */
export interface ReadinessProjection {
  readonly document: ReadinessBoard;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Every decision of a deployment as of now: the same object for all who ask until something changes. */
export interface StandingBoard extends ReadinessProjection {
  readonly parts: readonly BoardPart[];
  readonly facts: Facts;
}

/** Lists decisions by provider: of all that the facts name or that has some. */
export function standingBoard(facts: Facts, rows: readonly BoardRow[]): StandingBoard {
  const byProvider = groupedBy(rows, ({ told }) => told.subject.provider);
  const parts = [...new Set([...facts.providers, ...byProvider.keys()])].sort().map((provider) => {
    const own = byProvider.get(provider) ?? [];
    const decisions = own.map(({ told }) => told);
    return { readiness: readinessOf(provider, decisions), rows: own };
  });
  return { parts, facts, ...projectionOf(parts) };
}

/** Writes parts of a board, with the cursor of the next page where there is one. */
export function projectionOf(
  parts: readonly BoardPart[],
  next_cursor?: string,
): ReadinessProjection {
  const more = next_cursor === undefined ? {} : { next_cursor };
  const providers = parts.map(({ readiness, rows }) => ({
    ...readiness,
    decisions: rows.map(({ told }) => told),
  }));
  const written = parts.map(({ readiness: { decisions: _all, ...totals }, rows }) => {
    const start = JSON.stringify(totals).slice(0, -1);
    return `${start},"decisions":[${rows.map(({ json }) => json).join(',')}]}`;
  });
  const end = JSON.stringify({ providers: [], ...more }).slice('{"providers":['.length);
  const bytes = Buffer.from(`{"providers":[${written.join(',')}${end}`);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { document: { providers, ...more }, bytes, etag };
}

function readinessOf(provider: string, decisions: SubjectDecision[]): ProviderReadiness {
  const all = decisions.map(({ decision }) => decision);
  const connects = decisions
    .filter(({ subject }) => subject.operation === 'connect')
    .map(({ decision }) => decision);
  return {
    provider,
    state: mostRestrictiveState(all.map(({ state }) => state)),
    // The result of one subject must never stand for another.
    connectable: isEach(connects, ({ connectable }) => connectable),
    advertisable: isEach(all, ({ advertisable }) => advertisable),
    decisions,
  };
}

/** Whether each decision holds; false for an empty list, which proves nothing. */
function isEach(
  decisions: readonly ReadinessDecision[],
  holds: (decision: ReadinessDecision) => boolean,
): boolean {
  return decisions.length > 0 && decisions.every(holds);
}

/** No slug and no digest holds a space, so that keys sort as their parts do. */
export function keyOf(subject: Subject): string {
  return `${subject.provider} ${subjectDigest(subject)}`;
}

export interface Listed extends Omit<SubjectDecision, 'subject'> {
  readonly expiry: Expiry | null;
}

/** How many decisions are made between two turns of the event loop; each takes less than a millisecond. */
const SLICE = 8;

/** Lets others have their turn after so much work. */
export class Pace {
  #spent = 0;

  /** @param cost in decisions */
  async spend(cost: number): Promise<void> {
    this.#spent += cost;
    if (this.#spent < SLICE) return;
    this.#spent = 0;
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
}

/** The cost of reading, writing or listing one subject, in decisions. */
export const COST = { read: 1 / 4, row: 1 / 8, listed: 1 / 16 };

export function rowsOf(
  subject: Subject,
  decisions: readonly Listed[],
  { seconds }: Age,
): readonly BoardRow[] {
  return decisions.map(({ account_reference, decision, expiry }) => {
    const facts_age_seconds = decision.facts_age_seconds === null ? null : seconds;
    const told = { subject, account_reference, decision: { ...decision, facts_age_seconds } };
    const key =
      account_reference === null ? keyOf(subject) : `${keyOf(subject)} ${account_reference}`;
    return { key, told, json: JSON.stringify(told), expiry };
  });
}

const MINUTE = 60_000;

/** The age of runtime facts as a board says it. */
export interface Age {
  /** In the words of decisions, where they have any. */
  readonly said: string;
  readonly seconds: number;
}

export function ageOf(facts: Facts, limits: FactsLimits, at: EpochMs): Age {
  const generated = instantOf(facts.document.generated_at);
  const fault = factsFault(generated, limits, at);
  const minutes = (at - generated) / MINUTE;
  return {
    // Decisions show this beside the number of seconds.
    said: fault === null ? '' : `${fault} ${generated} ${Math.ceil(minutes)}`,
    seconds: Math.trunc(minutes) * 60 + 0,
  };
}

/** Shares work among all who ask before it begins: begun after they asked, it knows what they know. */
export function together<T>(work: () => Promise<T>): () => Promise<T> {
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
