import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { ClaimgateError } from '../../src/documents/findings.ts';

/** A request id that the caller chose is kept where it cannot be mistaken for anything else. */
const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

export function requestIdOf(chosen: string | null | undefined): string {
  return typeof chosen === 'string' && REQUEST_ID.test(chosen) ? chosen : randomUUID();
}

/**
 * Reads a JSON body of bounded size as bytes; what they say is for strict reading.
 * @throws ClaimgateError `body_not_json`, `body_too_large`, `body_incomplete`
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const { headers } = request;
  const type = headers.get('content-type') ?? '';
  if (
    !/^application\/json(?:\s*;\s*charset=utf-8)?$/i.test(type.trim()) ||
    headers.has('content-encoding')
  )
    throw new ClaimgateError('body_not_json');
  return readBounded(request, maxBytes);
}

/**
 * Reads a form of bounded size; a file in it becomes text in base64, which no browser changes when it is sent again.
 * @throws ClaimgateError `body_not_form`, `body_too_large`, `body_incomplete`
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded(?:\s*;.*)?$/i.test(type.trim()))
    return new URLSearchParams((await readBounded(request, maxBytes)).toString('utf8'));
  if (!/^multipart\/form-data\s*;/i.test(type.trim())) throw new ClaimgateError('body_not_form');
  const bytes = new Uint8Array(await readBounded(request, maxBytes));
  const body = new Response(bytes, { headers: { 'content-type': type } });
  const form = await body.formData().catch((cause: unknown) => {
    throw new ClaimgateError('body_not_form', {}, { cause });
  });
  const values = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === 'string') values.append(name, value.replaceAll('\r\n', '\n'));
    else if (value.size > 0)
      values.set(name, Buffer.from(await value.arrayBuffer()).toString('base64'));
  return values;
}

async function readBounded({ headers, body }: Request, maxBytes: number): Promise<Buffer> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes)
    throw new ClaimgateError('body_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Not cancelled, which would cut the connection before the answer is sent.
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    // Only who sends it can break off: that is no defect of ours.
    throw new ClaimgateError('body_incomplete', {}, { cause });
  }
  if (size > maxBytes) throw new ClaimgateError('body_too_large');
  return Buffer.concat(chunks);
}

/** Where a request comes from. Of `X-Forwarded-For` only the last address is the proxy's own word. */
export function addressOf({ env, req }: Context, isBehindProxy: boolean): string {
  const forwarded = req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (isBehindProxy && forwarded !== undefined && forwarded !== '') return forwarded;
  const socket = memberOf(memberOf(env, 'incoming'), 'socket');
  const address = memberOf(socket, 'remoteAddress');
  return typeof address === 'string' ? address : '';
}

/**
 * Reads a query that may hold some parameters, each once. An unknown one is refused: a filter whose name is
 * misspelt would silently show everything.
 * @throws ClaimgateError `query_invalid`
 */
export function requireQuery(url: string, known: readonly string[]): URLSearchParams {
  const query = new URL(url).searchParams;
  const names = [...query.keys()];
  const wrong = names.find((name, at) => !known.includes(name) || names.indexOf(name) !== at);
  if (wrong !== undefined)
    throw new ClaimgateError('query_invalid', {
      expected: known.length === 0 ? 'no parameter' : known.join(', '),
      found: wrong,
    });
  return query;
}

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
