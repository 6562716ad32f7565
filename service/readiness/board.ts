// The board as a value: its rows, its bytes with their entity tag, and the part of it that a query asks for.

import { createHash } from 'node:crypto';
import type {
  ConnectedAccount,
  ProviderReadiness,
  ReadinessBoard,
  ReadinessBlocker,
  Subject,
  SubjectDecision,
  ReadinessQuery,
} from '../../src/documents/index.ts';
import type { Digest } from '../../src/digest/index.ts';
import {
  factsFault,
  subjectDigest,
  type FactsLimits,
} from '../../src/evidence/subject-evidence.ts';
import { present, refuse, type Result } from '../../src/documents/findings.ts';
import {
  checkShape,
  groupedBy,
  instantOf,
  isJsonObject,
  type EpochMs,
  type JsonObject,
  type JsonValue,
  type Shape,
} from '../../src/documents/json.ts';
import { giveWay } from './snapshot.ts';
import type { Facts } from '../../src/ledger/export-facts.ts';
import { STATES } from '../../src/readiness/blockers.ts';
import { isConnect } from '../../src/readiness/input.ts';
import { isOfAccount } from '../../src/readiness/decide.ts';
import type { AccountDecision, Standing } from './decisions.ts';
import { document } from '../../src/documents/generated/readiness-query.validator.js';

/** One decision of the board. The keys of rows are in their order. */
interface BoardRow {
  readonly key: string;
  readonly told: SubjectDecision;
  readonly json: string;
}

/** A subject, whatever accounts its customers connected. */
export interface SubjectStanding extends Standing {
  readonly subject: Subject;
  readonly digest: Digest;
  readonly isClaimed: boolean;
  readonly accounts: readonly AccountDecision[];
}

/** A connected account whose grant does not suffice for some subject. */
export interface AccountStanding extends Omit<ConnectedAccount, 'authorization'> {
  /** Names everything that the grant lacks. */
  readonly blockers: readonly ReadinessBlocker[];
  readonly subjects: readonly Subject[];
}

export interface BoardPart {
  readonly readiness: ProviderReadiness;
  readonly rows: readonly BoardRow[];
  readonly subjects: readonly SubjectStanding[];
  readonly accounts: readonly AccountStanding[];
  readonly json: Buffer<ArrayBuffer>;
  readonly digest: Buffer;
}

interface Listed {
  readonly rows: readonly BoardRow[];
  readonly subjects: readonly SubjectStanding[];
  readonly connected: number;
}

function makePart(provider: string, { rows, subjects, connected }: Listed): BoardPart {
  const accounts = accountsIn(subjects);
  const readiness = {
    ...readinessOf(provider, subjects),
    accounts: { all: connected, reconnect_required: accounts.length },
    decisions: rows.map(({ told }) => told),
  };
  const json = partJson(readiness, rows);
  const digest = createHash('sha256').update(json).digest();
  return { readiness, rows, subjects, accounts, json, digest };
}

/** The JSON of a provider with some of its rows; its totals are those of all of them. */
function partJson(readiness: ProviderReadiness, rows: readonly BoardRow[]): Buffer<ArrayBuffer> {
  const { decisions: _all, ...totals } = readiness;
  const start = JSON.stringify(totals).slice(0, -1);
  return Buffer.from(`${start},"decisions":[${rows.map(({ json }) => json).join(',')}]}`);
}

/** Every decision of a deployment as of now: the same object for all who ask until something changes. */
export class Board {
  readonly parts: readonly BoardPart[];
  readonly facts: Facts;
  readonly until: EpochMs;
  /** Whether it says what the ledger says; if not, only what is known without it. */
  readonly isWhole: boolean;
  /** A strong validator of the whole: of the parts, and most were hashed before. */
  readonly etag: string;
  #json: Buffer<ArrayBuffer> | undefined;

  constructor(
    parts: readonly BoardPart[],
    { facts, until, isWhole }: Pick<Board, 'facts' | 'isWhole' | 'until'>,
  ) {
    this.parts = parts;
    this.facts = facts;
    this.until = until;
    this.isWhole = isWhole;
    this.etag = etagOf(parts.map(({ digest }) => digest));
  }

  get document(): ReadinessBoard {
    return { providers: this.parts.map(({ readiness }) => readiness) };
  }

  get bytes(): Buffer<ArrayBuffer> {
    this.#json ??= boardJson(this.parts.map(({ json }) => json));
    return this.#json;
  }
}

function boardJson(parts: readonly Buffer[], nextCursor?: string): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap((part, index) => (index === 0 ? [part] : [COMMA, part]));
  const end = nextCursor === undefined ? ']}' : `],"next_cursor":${JSON.stringify(nextCursor)}}`;
  return Buffer.concat([Buffer.from('{"providers":['), ...pieces, Buffer.from(end)]);
}

const COMMA = Buffer.from(',');

function etagOf(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `"${hash.digest('base64url')}"`;
}

/** Says of a provider what its subjects are, and not what single accounts are. */
function readinessOf(
  provider: string,
  subjects: readonly SubjectStanding[],
): Omit<ProviderReadiness, 'accounts' | 'decisions'> {
  const all = subjects.filter(({ isConnected }) => isConnected);
  const counted = all.filter(({ decision }) => decision.executable).length;
  return {
    provider,
    // The result of one subject must never stand for another.
    connectable: isEach(
      all.filter(({ subject }) => isConnect(subject)),
      ({ decision }) => decision.connectable,
    ),
    advertisable: isEach(
      subjects.filter(({ isConnected, isClaimed }) => isConnected || isClaimed),
      ({ decision }) => decision.advertisable,
    ),
    subjects: {
      all: all.length,
      executable: counted,
      not_connected: subjects.length - all.length,
      claimed: subjects.filter(({ isClaimed }) => isClaimed).length,
      wrongly_claimed: subjects.filter(({ claim }) => claim === 'wrong').length,
    },
    blocked: blockedIn(all),
  };
}

/** Counts subjects by what blocks them first, the most restrictive state first. */
function blockedIn(subjects: readonly SubjectStanding[]): ProviderReadiness['blocked'] {
  const firsts = subjects.flatMap(({ decision }) => decision.blockers.slice(0, 1));
  return [...groupedBy(firsts, ({ state, code }) => `${state} ${code}`).values()]
    .map((own) => {
      const { state, code } = present(own[0]);
      return { state, code, subjects: own.length };
    })
    .sort(
      (one, other) =>
        STATES.indexOf(one.state) - STATES.indexOf(other.state) || (one.code < other.code ? -1 : 1),
    );
}

/** Returns each account that has to be connected again, however many subjects it is asked for. */
function accountsIn(subjects: readonly SubjectStanding[]): readonly AccountStanding[] {
  const found = subjects.flatMap(({ subject, accounts }) =>
    accounts.flatMap(({ account_reference, decision }) => {
      const blockers = decision.blockers.filter(isOfAccount);
      if (account_reference === null || blockers.length === 0) return [];
      const { provider, app_fingerprint, instance_fingerprint, account_kind } = subject;
      const of = { provider, app_fingerprint, instance_fingerprint, account_kind };
      return [{ account: { ...of, account_reference }, subject, blockers }];
    }),
  );
  return [...groupedBy(found, ({ account }) => accountName(account)).values()].map((own) => ({
    ...present(own[0]).account,
    blockers: [
      ...new Map(own.flatMap(({ blockers }) => blockers.map((one) => [one.code, one]))).values(),
    ],
    subjects: own.map(({ subject }) => subject),
  }));
}

/** Tells an account from every other one of its provider: one reference may stand under several apps. */
export function accountName(of: Omit<ConnectedAccount, 'authorization'>): string {
  const { app_fingerprint, instance_fingerprint, account_kind, account_reference } = of;
  return [app_fingerprint, instance_fingerprint, account_kind, account_reference].join(' ');
}

/** Whether each subject holds; false for an empty list, which proves nothing. */
function isEach(
  subjects: readonly SubjectStanding[],
  holds: (subject: SubjectStanding) => boolean,
): boolean {
  return subjects.length > 0 && subjects.every(holds);
}

/** No slug and no digest holds a space, so that keys sort as their parts do. */
export function keyOf(subject: Subject): string {
  return `${subject.provider} ${subjectDigest(subject)}`;
}

export interface Listing {
  readonly standing: SubjectStanding;
  rows?: { readonly ageSeconds: number; readonly rows: readonly BoardRow[] };
}

/** Lists the decisions on the subjects of a provider; a part that says the same is handed back. */
export async function listPart(
  provider: string,
  subjects: readonly { readonly subject: Subject; readonly decided: Listing | null }[],
  {
    ageSeconds,
    before,
    connected,
  }: { ageSeconds: number; before: BoardPart | null; connected: number },
): Promise<BoardPart> {
  const rows: BoardRow[] = [];
  for (const { decided } of subjects) {
    const of = present(decided);
    if (of.rows?.ageSeconds !== ageSeconds) {
      of.rows = { ageSeconds, rows: writeRows(of, ageSeconds) };
      await giveWay();
    }
    for (const row of of.rows.rows) rows.push(row);
  }
  const isSame =
    before?.rows.length === rows.length &&
    before.readiness.accounts.all === connected &&
    rows.every((row, index) => row === before.rows[index]);
  if (isSame) return before;
  // Written now, and not with all others by the first who asks.
  const standings = subjects.map(({ decided }) => present(decided).standing);
  const part = makePart(provider, { rows, subjects: standings, connected });
  await giveWay();
  return part;
}

function writeRows({ standing }: Listing, ageSeconds: number): BoardRow[] {
  const { subject, isConnected, accounts } = standing;
  return accounts.map(({ account_reference, decision }) => {
    const facts_age_seconds = decision.facts_age_seconds === null ? null : ageSeconds;
    const told: SubjectDecision = {
      subject,
      account_reference,
      decision: { ...decision, facts_age_seconds },
      ...(isConnected ? {} : { label: 'not_connected' }),
    };
    const key =
      account_reference === null ? keyOf(subject) : `${keyOf(subject)} ${account_reference}`;
    return { key, told, json: JSON.stringify(told) };
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

/** A board, or the part of it that was asked for, as every face of the service sends it. */
export interface ReadinessProjection {
  readonly document: ReadinessBoard;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const QUERY: Shape<ReadinessQuery> = { document };

/** Reads what is asked of the board; refuses members that it does not know, and values that cannot be. */
export function readQuery(asked: JsonValue): Result<ReadinessQuery> {
  const names = isJsonObject(asked) ? Object.keys(asked) : [];
  // Faults come in the order of the members.
  const locate = (pointer: string) => {
    const column = names.indexOf(pointer.slice(1));
    return { file: 'query', pointer, line: 1, column };
  };
  const reading = { value: asked, findings: [], text: '', isConfidential: false, locate };
  const query = checkShape(QUERY, reading);
  const cursor = query.ok ? query.value.cursor : undefined;
  const isKey =
    cursor === undefined || (KEY.test(keyIn(cursor)) && cursorOf(keyIn(cursor)) === cursor);
  return isKey ? query : refuse('wrong_form', { pointer: '/cursor', expected: 'a next_cursor' });
}

/** A provider, the digest of a subject, and an account where the decision has one. */
const KEY = /^[a-z0-9._-]{1,64}(?: sha256:[0-9a-f]{64}){1,2}$/;

/** One that is stated twice is handed on as both, and a limit that is no number as text: both are refused. */
export function queryIn(parameters: URLSearchParams): JsonObject {
  const asked: Record<string, JsonValue> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    const [only = ''] = values;
    const isNumber = name === 'limit' && /^[0-9]{1,9}$/.test(only);
    asked[name] = values.length > 1 ? values : isNumber ? Number(only) : only;
  }
  return asked;
}

/** The part of a board that is asked for. Totals of a provider are those of all its decisions. */
export function selected(board: Board, query: ReadinessQuery): ReadinessProjection {
  const { provider, ...more } = query;
  if (Object.keys(more).length === 0) {
    if (provider === undefined) return board;
    // Written already, as a part of the whole.
    const own = board.parts.filter(({ readiness }) => readiness.provider === provider);
    return new Board(own, board);
  }
  const after = query.cursor === undefined ? '' : keyIn(query.cursor);
  const asksForDecisions = Object.keys(query).some((name) => name !== 'provider');
  let left = query.limit ?? Infinity;
  let last: BoardRow | undefined;
  let hasMore = false;
  const chosen = board.parts.flatMap(({ readiness, rows: all }) => {
    if (provider !== undefined && readiness.provider !== provider) return [];
    const fitting = all.filter((row) => row.key > after && isAskedFor(row, query));
    const rows = fitting.slice(0, left);
    hasMore ||= rows.length < fitting.length;
    left -= rows.length;
    last = rows.at(-1) ?? last;
    return rows.length === 0 && asksForDecisions ? [] : [{ readiness, rows }];
  });
  const next = hasMore && last ? cursorOf(last.key) : undefined;
  const bytes = boardJson(
    chosen.map(({ readiness, rows }) => partJson(readiness, rows)),
    next,
  );
  const providers = chosen.map(({ readiness, rows }) => ({
    ...readiness,
    decisions: rows.map(({ told }) => told),
  }));
  const page = next === undefined ? { providers } : { providers, next_cursor: next };
  return { document: page, bytes, etag: etagOf([bytes]) };
}

function isAskedFor({ told }: BoardRow, query: ReadinessQuery): boolean {
  const { subject, account_reference: account, decision } = told;
  return (
    (query.state ?? decision.state) === decision.state &&
    (query.operation ?? subject.operation) === subject.operation &&
    (query.account_reference ?? account) === account
  );
}

function cursorOf(key: string): string {
  return Buffer.from(key, 'utf8').toString('base64url');
}

/** Rows have an order, so that a cursor counts for every later board as well. */
function keyIn(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString('utf8');
}
