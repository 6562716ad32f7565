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
export function responseOf(reply: Reply, requestId: string, isDraining: boolean): Response {
  const headers = headersOf(reply, requestId, isDraining);
  return new Response(reply.body, { status: reply.status, headers });
}

/** All headers of an answer that are ours to write. */
export function headersOf(
  { type, headers }: Reply,
  requestId: string,
  isDraining: boolean,
): Record<string, string> {
  return {
    ...SAFE_HEADERS,
    'content-type': type,
    'x-request-id': requestId,
    ...(isDraining ? { connection: 'close' } : {}),
    ...headers,
  };
}
