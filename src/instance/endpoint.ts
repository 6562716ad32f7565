// Where an instance is: its address and the file of its token, as people name them.

import { ClaimgateError } from '../documents/findings.ts';

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

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxy that the usual variables name for a URL: `https_proxy` or `http_proxy` by the scheme, then
 * `all_proxy`, in lower case before upper case; none for this machine and for hosts of `no_proxy`.
 *
 * @throws ClaimgateError `setting_invalid` where it is no `http://` URL; its user and password are not quoted
 */
export function proxyFor(url: URL, environment: Environment): URL | undefined {
  const scheme = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const [name, text] = firstSet(environment, [scheme, 'all_proxy']) ?? [];
  if (name === undefined || text === undefined) return undefined;
  if (isLoopback(url) || isExempt(url, environment)) return undefined;
  const proxy = URL.canParse(text) ? new URL(text) : undefined;
  if (proxy?.protocol === 'http:') return proxy;
  throw new ClaimgateError('setting_invalid', { expected: 'http://HOST:PORT', found: name });
}

function isExempt(url: URL, environment: Environment): boolean {
  const [, list = ''] = firstSet(environment, ['no_proxy']) ?? [];
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return list
    .split(/[\s,]+/)
    .filter((item) => item !== '')
    .some((item) => covers(item.toLowerCase(), url.hostname, port));
}

/** `*`, a host, a domain with or without a dot before it, each with or without a port. */
function covers(item: string, host: string, port: string): boolean {
  if (item === '*') return true;
  const [, name = item, ownPort] = /^(.*?):([0-9]+)$/.exec(item) ?? [];
  if (ownPort !== undefined && ownPort !== port) return false;
  const domain = name.replace(/^\*?\./, '');
  return host === domain || host.endsWith(`.${domain}`);
}

function firstSet(
  environment: Environment,
  names: readonly string[],
): readonly [name: string, value: string] | undefined {
  for (const lower of names)
    for (const name of [lower, lower.toUpperCase()]) {
      const value = environment[name];
      if (value !== undefined && value !== '') return [name, value];
    }
  return undefined;
}

const MAX_TOKEN = 4096;

/**
 * The token in a text of one line, of this service or of a host's own.
 *
 * @param where how messages call its place; the text itself is never quoted
 * @throws ClaimgateError `token_malformed`
 */
export function tokenIn(text: string, where: string): string {
  const token = text.replace(/\r?\n$/, '');
  if (/^[\x21-\x7e]+$/.test(token) && token.length <= MAX_TOKEN) return token;
  throw new ClaimgateError('token_malformed', { file: where });
}
