import { ClaimgateError } from '../findings/index.ts';
import { checkShape, readJson, type ReadinessBoard, type Shape } from '../json/index.ts';
import { document } from '../json/generated/provider-readiness.validator.js';
import type { BoardSource } from './tool.ts';

const SHAPE: Shape<ReadinessBoard> = { document };
const ROUTE = 'api/v1/provider-readiness';

/** A service answers within 20 seconds, or says that it does not. */
const ANSWER_MS = 25_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** The base of a service. @throws ClaimgateError `usage`: anything but a plain URL of HTTP */
export function instanceUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '');
  // It is not repeated: it may hold a password.
  if (!isPlain) throw new ClaimgateError('usage', { expected: '--instance http(s)://HOST[:PORT]' });
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** The board of a service that runs, by a token. The token is sent to that very URL, and nowhere it may point to. */
export function boardOfInstance(instance: URL, token: string): BoardSource {
  return async () => {
    const response = await ask(new URL(ROUTE, instance), token);
    if (response.status === 401 || response.status === 403)
      throw new ClaimgateError('instance_refused');
    if (response.status !== 200) throw new ClaimgateError('instance_answer_unusable');
    const bytes = await bodyOf(response);
    const shaped = checkShape(SHAPE, readJson(bytes, { file: ROUTE, maxBytes: MAX_BYTES }));
    if (shaped.ok) return shaped.value;
    throw new ClaimgateError('instance_answer_unusable');
  };
}

async function ask(url: URL, token: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  } catch (cause) {
    throw new ClaimgateError('instance_unreachable', {}, { cause });
  }
}

async function bodyOf({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      if (!(chunk instanceof Uint8Array)) continue;
      size += chunk.length;
      if (size > MAX_BYTES) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new ClaimgateError('instance_unreachable', {}, { cause });
  }
  return Buffer.concat(chunks);
}
