import type { EpochMs } from '../../json/index.ts';
import type { Driver } from '../../ledger/index.ts';
import { ANONYMOUS, type Authentication, type Identified } from '../http/authentication.ts';
import { tokenDigest } from './token.ts';
import { findToken } from './token-store.ts';

const REFUSED: Identified = { state: 'refused' };
const BEARER = /^Bearer +(\S+)$/i;

/** Tells who a request is from by the token in its Authorization header (RFC 6750 section 2.1). */
export function tokenAuthentication(ledger: Driver, clock: () => EpochMs): Authentication {
  return {
    async identify(headers) {
      const header = headers.get('authorization');
      if (header === null) return ANONYMOUS;
      const digest = tokenDigest(BEARER.exec(header)?.[1] ?? '');
      if (digest === undefined) return REFUSED;
      const token = await ledger.read((connection) => findToken(connection, digest));
      if (!token || token.revokedAt !== null || clock() >= token.expiresAt) return REFUSED;
      const { id, name, scopes, expiresAt, audience } = token;
      return {
        state: 'known',
        caller: { kind: `${audience}_token`, id, name, scopes, expiresAt },
      };
    },
  };
}
