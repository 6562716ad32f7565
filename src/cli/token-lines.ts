import { formatInstant } from '../json/index.ts';
import type { ListedToken } from '../documents/index.ts';
import type { TokenRecord } from '../service/index.ts';

/** A token as commands show it with --json; never the token itself. */
export function listedToken(record: TokenRecord): ListedToken {
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

/** A token as a line of a list. */
export function tokenLine({
  id,
  audience,
  name,
  scopes,
  expires_at,
  revoked_at,
}: ListedToken): string {
  const standing = revoked_at === null ? `until ${expires_at}` : `revoked ${revoked_at}`;
  return `${id}  ${audience}  ${name}  ${scopes.join(',')}  ${standing}`;
}
