import type { ReadinessBoard, ReadinessQuery } from '../src/documents/index.ts';
import { document } from '../src/documents/generated/readiness-query.validator.js';
import { refuse, type Result } from '../src/documents/findings.ts';
import { checkShape, readJson, type Shape } from '../src/documents/json.ts';
import {
  boardJson,
  etagOf,
  partJson,
  type BoardRow,
  type StandingBoard,
} from './standing-board.ts';

/** A board, or the part of it that was asked for, as every face of the service sends it. */
export interface ReadinessProjection {
  readonly document: ReadinessBoard;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const QUERY: Shape<ReadinessQuery> = { document };

/** Far longer than any question. */
const MAX_QUERY_BYTES = 16 * 1024;

/** Reads what is asked of the board; refuses members that it does not know, and values that cannot be. */
export function readQuery(asked: unknown = {}): Result<ReadinessQuery> {
  const bytes = Buffer.from(JSON.stringify(asked), 'utf8');
  const query = checkShape(QUERY, readJson(bytes, { file: 'query', maxBytes: MAX_QUERY_BYTES }));
  const cursor = query.ok ? query.value.cursor : undefined;
  const isKey =
    cursor === undefined || (KEY.test(keyIn(cursor)) && cursorOf(keyIn(cursor)) === cursor);
  return isKey ? query : refuse('wrong_form', { pointer: '/cursor', expected: 'a next_cursor' });
}

/** A provider, the digest of a subject, and an account where the decision has one. */
const KEY = /^[a-z0-9._-]{1,64}(?: sha256:[0-9a-f]{64}){1,2}$/;

/** One that is stated twice is handed on as both, and a limit that is no number as text: both are refused. */
export function queryIn(parameters: URLSearchParams): object {
  const asked: Record<string, unknown> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    const [only = ''] = values;
    const isNumber = name === 'limit' && /^[0-9]{1,9}$/.test(only);
    asked[name] = values.length > 1 ? values : isNumber ? Number(only) : only;
  }
  return asked;
}

/** The part of a board that is asked for. Totals of a provider are those of all its decisions. */
export function selected(board: StandingBoard, query: ReadinessQuery): ReadinessProjection {
  if (Object.keys(query).length === 0) return board;
  const after = query.cursor === undefined ? '' : keyIn(query.cursor);
  const asksForDecisions = Object.keys(query).some((name) => name !== 'provider');
  let left = query.limit ?? Infinity;
  let last: BoardRow | undefined;
  let hasMore = false;
  const chosen = board.parts.flatMap(({ readiness, rows: all }) => {
    if (query.provider !== undefined && readiness.provider !== query.provider) return [];
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
