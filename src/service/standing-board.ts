import { createHash } from 'node:crypto';
import type {
  ProviderReadiness,
  ReadinessBoard,
  ReadinessDecision,
  Subject,
  SubjectDecision,
} from '../documents/index.ts';
import { subjectDigest } from '../evidence/index.ts';
import { present } from '../findings/assert.ts';
import type { EpochMs } from '../json/index.ts';
import type { Facts } from '../ledger/index.ts';
import { mostRestrictive } from '../readiness/index.ts';

/** One decision of the board. The keys of rows are in their order. */
export interface BoardRow {
  readonly key: string;
  readonly told: SubjectDecision;
  readonly json: string;
}

/** A provider with its decisions, as an object and as the JSON of it. */
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
  /** When the first decision can change by time alone. */
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

  get json(): Buffer<ArrayBuffer> {
    this.#json ??= boardJson(this.parts.map(({ json }) => json));
    return this.#json;
  }

  /** A strong validator of the whole: made of those of its parts, and most of them were hashed before. */
  get etag(): string {
    this.#etag ??= etagOf(this.parts.map(({ json }) => digestOfPart(json)));
    return this.#etag;
  }
}

/** The JSON of a board of providers, with what else it says. */
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

/** An entity tag (RFC 9110 section 8.8.3) of bytes in pieces. */
export function etagOf(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `"${hash.digest('base64url')}"`;
}

/** Returns decisions on some subjects of a provider, with their totals. */
function readinessOf(provider: string, decisions: SubjectDecision[]): ProviderReadiness {
  const all = decisions.map(({ decision }) => decision);
  const connects = decisions
    .filter(({ subject }) => subject.operation === 'connect')
    .map(({ decision }) => decision);
  return {
    provider,
    state: mostRestrictive(all.map(({ state }) => state)),
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

/** The decisions on a subject, one for each account. */
export interface Listing {
  readonly decisions: readonly Omit<SubjectDecision, 'subject'>[];
  /** The rows of the board at an age of the facts. */
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

/** What reading, writing or listing one subject costs beside a decision. */
export const COST = { read: 1 / 4, row: 1 / 8, listed: 1 / 16 };

/** The providers in the order of their names; what has not changed since is taken as it was. */
export async function partsOf(
  subjects: readonly { readonly subject: Subject; readonly decided: Listing | null }[],
  facts: Facts,
  ageSeconds: number,
  before: readonly BoardPart[],
  pace: Pace,
): Promise<BoardPart[]> {
  const byProvider = new Map<string, BoardRow[]>();
  for (const provider of [...facts.providers].sort()) byProvider.set(provider, []);
  for (const { subject, decided } of subjects) {
    const of = present(decided);
    if (of.rows?.ageSeconds !== ageSeconds) {
      of.rows = { ageSeconds, rows: rowsOf(subject, of, ageSeconds) };
      await pace.spend(COST.row * of.decisions.length);
    }
    const rows = byProvider.get(subject.provider) ?? [];
    rows.push(...of.rows.rows);
    byProvider.set(subject.provider, rows);
  }
  const parts: BoardPart[] = [];
  for (const [provider, rows] of [...byProvider].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = before.find(({ readiness }) => readiness.provider === provider);
    const isSame =
      last?.rows.length === rows.length && rows.every((row, index) => row === last.rows[index]);
    const part = isSame ? last : new BoardPart(provider, rows);
    parts.push(part);
    // Written now, piece by piece, and not all at once by the first who asks.
    if (!isSame) await pace.spend((COST.row * part.json.length) / 4096);
  }
  return parts;
}

function rowsOf(subject: Subject, { decisions }: Listing, ageSeconds: number): BoardRow[] {
  return decisions.map(({ account_reference, decision }) => {
    const facts_age_seconds = decision.facts_age_seconds === null ? null : ageSeconds;
    const told = { subject, account_reference, decision: { ...decision, facts_age_seconds } };
    const key =
      account_reference === null ? keyOf(subject) : `${keyOf(subject)} ${account_reference}`;
    return { key, told, json: JSON.stringify(told) };
  });
}
