import { ClaimgateError } from '../../findings/index.ts';
import type { ListenAddress } from '../../service/index.ts';

export const DEFAULT_LISTEN = '127.0.0.1:8080';

/** Reads `HOST:PORT`, where an address of IPv6 stands in brackets. @throws ClaimgateError `usage` */
export function listenAddressOf(text: string): ListenAddress {
  const [, bracketed, plain, digits = ''] =
    /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9.-]+)):([0-9]{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host !== undefined && port <= 65_535) return { host, port };
  throw new ClaimgateError('usage', { expected: '--listen HOST:PORT', found: text });
}

/** The origin of pages that are opened at that very address. */
export function originAt({ host, port }: ListenAddress): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
}
