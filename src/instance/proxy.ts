import { ClaimgateError } from '../findings/index.ts';
import { isLoopback } from './base-url.ts';

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
