import type { Code } from '../../findings/index.ts';

/** An answer before it is sent. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Beside those of every answer; a header here wins. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong, for the log. */
  readonly code?: Code;
}

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

/** The answer as a response. Built from plain objects in one go, which the server hands on without a copy. */
export function responseOf(
  { status, type, body, headers }: Reply,
  requestId: string,
  isDraining: boolean,
): Response {
  const all: Record<string, string> = {
    ...SAFE_HEADERS,
    'content-type': type,
    'x-request-id': requestId,
  };
  if (isDraining) all['connection'] = 'close';
  if (headers) Object.assign(all, headers);
  return new Response(body, { status, headers: all });
}
