import { ClaimgateError } from '../findings/index.ts';

/** What SQLite takes for a database of its own, of which there is no file. */
export const IN_MEMORY = ':memory:';

/** Where a ledger is: a file of SQLite, or a database of PostgreSQL. */
export type LedgerLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

/**
 * Reads `sqlite:PATH`, `postgres://…` or `postgresql://…`. Throws `ledger_location_invalid`, which never
 * repeats the text: it may hold a password.
 */
export function parseLocation(text: string): LedgerLocation {
  const path = /^sqlite:(?!\/\/)(.+)$/s.exec(text)?.[1];
  // SQLite takes some names for something else than a file.
  if (path !== undefined && path !== IN_MEMORY && !path.startsWith('file:') && !path.includes('\0'))
    return { engine: 'sqlite', path };
  if (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text))
    return { engine: 'postgres', url: text };
  throw new ClaimgateError('ledger_location_invalid', {
    expected: 'sqlite:PATH, postgres://… or postgresql://…',
  });
}
