import type { ListedToken, ScopeName } from '../documents/index.ts';
import { accept, ClaimgateError, refuse, type Result } from '../findings/index.ts';
import { formatInstant } from '../json/index.ts';
import { isSlug } from '../json/slug.ts';
import {
  createToken,
  listTokens,
  revokeToken,
  SCOPES,
  type Audience,
  type TokenRecord,
} from '../service/index.ts';
import type { Host } from './host.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';

/** What a token opens where nothing is said of it. */
export const [DEFAULT_SCOPE] = SCOPES;

/** A token to make. */
export interface NewToken {
  readonly name: string;
  readonly audience: Audience;
  /** Names of {@link SCOPES}; none: the default one. */
  readonly scopes: readonly string[];
  readonly lifetimeMs: number;
  readonly at: number;
}

/** Makes a token for the reading routes of the service. Its text can't be had again. @throws ClaimgateError `usage` */
export async function makeToken(
  place: LedgerPlace,
  { name, audience, scopes, lifetimeMs, at }: NewToken,
  { random }: Pick<Host, 'random'>,
): Promise<{ readonly token: string; readonly listed: ListedToken }> {
  if (!isSlug(name)) throw new ClaimgateError('usage', { expected: 'a slug', found: name });
  const opened = scopesOf(scopes, audience);
  const request = { audience, name, scopes: opened, createdAt: at, expiresAt: at + lifetimeMs };
  const { token, record } = await withLedger(place, (ledger) =>
    createToken(ledger, request, random),
  );
  return { token, listed: listed(record) };
}

/** Every token, newest first. */
export async function tokensOf(place: LedgerPlace): Promise<ListedToken[]> {
  const records = await withLedger(place, (ledger) => ledger.read(listTokens));
  return records.map(listed);
}

/** Ends a token at once; `token_unknown`. */
export async function endToken(
  place: LedgerPlace,
  id: string,
  at: number,
): Promise<Result<ListedToken>> {
  const record = await withLedger(place, (ledger) => revokeToken(ledger, id, at));
  return record ? accept(listed(record)) : refuse('token_unknown', { found: id });
}

function scopesOf(named: readonly string[], audience: Audience): readonly ScopeName[] {
  const scopes = SCOPES.filter((scope) => named.includes(scope));
  const unknown = named.find((name) => !SCOPES.some((scope) => scope === name));
  if (unknown !== undefined)
    throw new ClaimgateError('usage', {
      expected: `--scope ${SCOPES.join(' or ')}`,
      found: unknown,
    });
  if (audience === 'mcp' && scopes.some((scope) => scope !== DEFAULT_SCOPE))
    throw new ClaimgateError('usage', { expected: `only ${DEFAULT_SCOPE} for the audience mcp` });
  return scopes.length === 0 ? [DEFAULT_SCOPE] : scopes;
}

/** A token as it is shown; never the token itself. */
function listed(record: TokenRecord): ListedToken {
  const { id, audience, name, scopes, createdAt, expiresAt, revokedAt } = record;
  return {
    id,
    audience,
    name,
    scopes: [...scopes],
    created_at: formatInstant(createdAt),
    expires_at: formatInstant(expiresAt),
    revoked_at: revokedAt === null ? null : formatInstant(revokedAt),
  };
}
