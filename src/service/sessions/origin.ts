import { ClaimgateError } from '../../findings/index.ts';

/**
 * The origin of an address: scheme, host and port, as browsers write it. @throws ClaimgateError `usage`
 */
export function publicOriginOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/` &&
    !/[/?#]./.test(text.slice(text.indexOf('://') + 3));
  if (isOrigin) return url.origin;
  throw new ClaimgateError('usage', {
    expected: '--public-url SCHEME://HOST[:PORT], as people open it in the browser',
    found: text,
  });
}

/** Whether a request was sent by a page of our own (RFC 6454): browsers say so, and pages can not change it. */
export function isFromOrigin(headers: Headers, origin: string | undefined): boolean {
  return headers.get('origin') === origin;
}
