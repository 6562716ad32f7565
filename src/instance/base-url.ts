import { ClaimgateError } from '../findings/index.ts';

/**
 * Reads the base URL of an instance and brings it into one form, without a slash at its end. What could
 * hold a secret is not quoted.
 *
 * @throws ClaimgateError `instance_url_invalid`
 */
export function baseUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isBase = url && isWeb && !/[?#@\s\\]/.test(text) && text.length <= MAX_URL;
  if (isBase) return url.href.replace(/\/+$/, '');
  throw new ClaimgateError('instance_url_invalid', {
    expected: 'a base URL such as https://claims.example.com',
    ...(/[?#@]/.test(text) ? {} : { found: text }),
  });
}

const MAX_URL = 1024;

/** A route of the service below the base URL, which may have a path of its own. */
export function routeUrl(base: string, path: string): URL {
  return new URL(base + path);
}

/** Whether a URL stays on this machine: then nobody listens on the way, and no proxy knows it. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.[0-9.]+$/.test(hostname);
}
