// An answer as a value, and the headers that every answer has.

import { STATUS_CODES } from 'node:http';
import type { Problem } from '../../src/documents/index.ts';
import {
  codeEntry,
  finding,
  messageOf,
  present,
  type Code,
  type Finding,
} from '../../src/documents/findings.ts';

interface ReplyOf<Body> {
  readonly status: number;
  readonly type: string;
  readonly body: Body;
  /** Beside those of every answer; a header here wins. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly code?: Code;
}

export type Reply = ReplyOf<string>;

/** An answer whose body may be written already, or left out where the status says that there is none. */
export type AnyReply = ReplyOf<string | Uint8Array<ArrayBuffer> | null>;

export function jsonReply(status: number, body: object, type = 'application/json'): Reply {
  return { status, type, body: JSON.stringify(body) };
}

/** The headers of every answer: nothing of it is cached, guessed at, framed or run. */
const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A year: long enough that a browser that came once never asks without TLS again (RFC 6797). */
const TLS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

interface Serving {
  readonly isDraining: () => boolean;
  readonly administration?: { readonly origin: () => string };
}

export function headersOf(
  { type, headers }: Pick<AnyReply, 'headers' | 'type'>,
  requestId: string,
  { isDraining, administration }: Serving,
): Record<string, string> {
  return {
    ...SAFE_HEADERS,
    ...(administration?.origin().startsWith('https:') ? TLS_ONLY : {}),
    'content-type': type,
    'x-request-id': requestId,
    ...(isDraining() ? { connection: 'close' } : {}),
    ...headers,
  };
}

/** Of codes without a status of their own: documents that are not understood are 422, what cannot be told now is 503. */
const BY_SEVERITY = [422, 422, 503, 500] as const;

export function statusOf(code: Code): number {
  const { status, severity } = codeEntry(code);
  return status ?? BY_SEVERITY[severity];
}

interface ProblemDetails {
  readonly status?: number;
  readonly errors?: readonly Finding[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A problem by RFC 9457. Its sentence is that of the code: nothing of a driver, nothing of a secret. */
export function problemReply(
  code: Code,
  requestId: string,
  { status = statusOf(code), errors = [], headers = {} }: ProblemDetails = {},
): Reply {
  const body: Problem = {
    type: 'about:blank',
    title: present(STATUS_CODES[status]),
    status,
    detail: messageOf(finding(code)),
    code,
    request_id: requestId,
    ...(errors.length === 0 ? {} : { errors: errors.map(problemError) }),
  };
  const challenge = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return {
    ...jsonReply(status, body, 'application/problem+json'),
    headers: { ...challenge, ...headers },
    code,
  };
}

function problemError(one: Finding): NonNullable<Problem['errors']>[number] {
  const { code, pointer } = one;
  return {
    code,
    detail: messageOf(one).slice(0, 1024).toWellFormed(),
    ...(pointer === undefined ? {} : { pointer }),
  };
}
