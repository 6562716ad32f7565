import { createHash } from 'node:crypto';
import type {
  ProviderReadiness,
  ReadinessBoard,
  ReadinessDecision,
  Subject,
  SubjectDecision,
} from '../src/documents/index.ts';
import { factsFault, subjectDigest, type FactsLimits } from '../src/evidence/subject-evidence.ts';
import { present } from '../src/documents/findings.ts';
import { instantOf, type EpochMs } from '../src/documents/json.ts';
import type { Facts } from '../src/ledger/export-facts.ts';
import { mostRestrictiveState } from '../src/readiness/blockers.ts';
import type { Expiry } from '../src/gate/verdict.ts';

/** One decision of the board. The keys of rows are in their order. */
export interface BoardRow {
  readonly key: string;
  readonly told: SubjectDecision;
  readonly json: string;
  readonly expiry: Expiry | null;
}

export class BoardPart {
  readonly readiness: ProviderReadiness;
  readonly rows: readonly BoardRow[];
  #json: Buffer<ArrayBuffer> | undefined;

  constructor(provider: string, rows: readonly BoardRow[]) {
    this.rows = rows;
    this.readiness = readinessOf(
      provider,
      rows.map(({ told }) => told),
    );
  }

  get json(): Buffer<ArrayBuffer> {
    this.#json ??= partJson(this.readiness, this.rows);
    return this.#json;
  }
}

/** The JSON of a provider with some of its rows; its totals are those of all of them. */
export function partJson(
  readiness: ProviderReadiness,
  rows: readonly BoardRow[],
): Buffer<ArrayBuffer> {
  const { decisions: _all, ...totals } = readiness;
  const start = JSON.stringify(totals).slice(0, -1);
  return Buffer.from(`${start},"decisions":[${rows.map(({ json }) => json).join(',')}]}`);
}

/** Every decision of a deployment as of now: the same object for all who ask until something changes. */
export class StandingBoard {
  readonly parts: readonly BoardPart[];
  readonly facts: Facts;
  readonly until: EpochMs;
  #json: Buffer<ArrayBuffer> | undefined;
  #etag: string | undefined;

  constructor(parts: readonly BoardPart[], facts: Facts, until: EpochMs) {
    this.parts = parts;
    this.facts = facts;
    this.until = until;
  }

  get document(): ReadinessBoard {
    return { providers: this.parts.map(({ readiness }) => readiness) };
  }

  get bytes(): Buffer<ArrayBuffer> {
    this.#json ??= boardJson(this.parts.map(({ json }) => json));
    return this.#json;
  }

  /** A strong validator of the whole: of the parts, and most were hashed before. */
  get etag(): string {
    this.#etag ??= etagOf(this.parts.map(({ json }) => digestOfPart(json)));
    return this.#etag;
  }
}

export function boardJson(parts: readonly Buffer[], nextCursor?: string): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap((part, index) => (index === 0 ? [part] : [COMMA, part]));
  const end = nextCursor === undefined ? ']}' : `],"next_cursor":${JSON.stringify(nextCursor)}}`;
  return Buffer.concat([Buffer.from('{"providers":['), ...pieces, Buffer.from(end)]);
}

const COMMA = Buffer.from(',');

const partDigests = new WeakMap<Buffer, Buffer>();

function digestOfPart(json: Buffer): Buffer {
  const digest = partDigests.get(json) ?? createHash('sha256').update(json).digest();
  partDigests.set(json, digest);
  return digest;
}

export function etagOf(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `"${hash.digest('base64url')}"`;
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

export interface Listing {
  readonly decisions: readonly (Omit<SubjectDecision, 'subject'> & {
    readonly expiry: Expiry | null;
  })[];
  rows?: { readonly ageSeconds: number; readonly rows: readonly BoardRow[] };
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

/** Lists the decisions on the subjects of a provider; a part that says the same is handed back. */
export async function partOf(
  provider: string,
  subjects: readonly { readonly subject: Subject; readonly decided: Listing | null }[],
  { ageSeconds, before, pace }: { ageSeconds: number; before: BoardPart | null; pace: Pace },
): Promise<BoardPart> {
  const rows: BoardRow[] = [];
  for (const { subject, decided } of subjects) {
    const of = present(decided);
    if (of.rows?.ageSeconds !== ageSeconds) {
      of.rows = { ageSeconds, rows: rowsOf(subject, of, ageSeconds) };
      await pace.spend(COST.row * of.decisions.length);
    }
    for (const row of of.rows.rows) rows.push(row);
  }
  const isSame =
    before?.rows.length === rows.length && rows.every((row, index) => row === before.rows[index]);
  const part = isSame ? before : new BoardPart(provider, rows);
  // Written now, and not with all others by the first who asks.
  if (!isSame) await pace.spend((COST.row * part.json.length) / 4096);
  return part;
}

function rowsOf(subject: Subject, { decisions }: Listing, ageSeconds: number): BoardRow[] {
  return decisions.map(({ account_reference, decision, expiry }) => {
    const facts_age_seconds = decision.facts_age_seconds === null ? null : ageSeconds;
    const told = { subject, account_reference, decision: { ...decision, facts_age_seconds } };
    const key =
      account_reference === null ? keyOf(subject) : `${keyOf(subject)} ${account_reference}`;
    return { key, told, json: JSON.stringify(told), expiry };
  });
}

const MINUTE = 60_000;

export interface Age {
  readonly said: string;
  readonly seconds: number;
  readonly until: EpochMs;
}

export function ageOf(facts: Facts, limits: FactsLimits, at: EpochMs): Age {
  const generated = instantOf(facts.document.generated_at);
  const fault = factsFault(generated, limits, at);
  const minutes = Math.trunc((at - generated) / MINUTE);
  const { max_clock_skew_seconds: skew, max_facts_minutes: longest } = limits;
  const changes = [
    generated + Math.floor((at - generated) / MINUTE + 1) * MINUTE,
    generated - skew * 1000,
    // Facts of the greatest age are still good, and what is too old says how old, rounded up.
    generated + longest * MINUTE + 1,
    ...(fault === 'too_old' ? [generated + minutes * MINUTE + 1] : []),
  ];
  return {
    // Decisions show this beside the number of seconds.
    said: fault === null ? '' : `${fault} ${generated} ${Math.ceil((at - generated) / MINUTE)}`,
    seconds: minutes * 60 + 0,
    until: least(changes.filter((instant) => instant > at)),
  };
}

export function least(instants: readonly EpochMs[]): EpochMs {
  return instants.reduce((one, other) => Math.min(one, other), Infinity);
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
