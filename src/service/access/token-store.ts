import { randomBytes } from 'node:crypto';
import { ClaimgateError } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import type { EpochMs } from '../../json/index.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Driver,
  type Row,
} from '../../ledger/index.ts';
import { AUDIENCES, newToken, SCOPES, tokenDigest, type TokenRecord } from './token.ts';

/** What a token is to be. */
export type TokenRequest = Pick<
  TokenRecord,
  'audience' | 'name' | 'scopes' | 'createdAt' | 'expiresAt'
>;

/** Makes a token. The text is handed back once, here, and can not be had again. */
export async function createToken(
  ledger: Driver,
  request: TokenRequest,
  random: (size: number) => Buffer = randomBytes,
): Promise<{ readonly token: string; readonly record: TokenRecord }> {
  const token = newToken(request.audience, random);
  const digest = present(tokenDigest(token));
  const record: TokenRecord = { ...request, id: random(16).toString('hex'), revokedAt: null };
  const { id, audience, name, scopes, createdAt, expiresAt } = record;
  await ledger.write((connection) =>
    connection.query(
      `insert into service_tokens (id, digest, audience, name, scopes, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, digest, audience, name, scopes.join(' '), createdAt, expiresAt],
    ),
  );
  return { token, record };
}

/** The token with a digest, whether or not it is still good. */
export async function findToken(
  connection: Connection,
  digest: string,
): Promise<TokenRecord | undefined> {
  const [row] = await connection.query('select * from service_tokens where digest = $1', [digest]);
  return row && tokenOf(row);
}

/** All tokens, the newest first. */
export async function listTokens(connection: Connection): Promise<readonly TokenRecord[]> {
  const rows = await connection.query('select * from service_tokens order by created_at desc, id');
  return rows.map(tokenOf);
}

/** Ends a token at once; nothing where there is none with that id. One that is revoked already stays as it was. */
export function revokeToken(
  ledger: Driver,
  id: string,
  at: EpochMs,
): Promise<TokenRecord | undefined> {
  return ledger.write(async (connection) => {
    await connection.query(
      'update service_tokens set revoked_at = $1 where id = $2 and revoked_at is null',
      [at, id],
    );
    const [row] = await connection.query('select * from service_tokens where id = $1', [id]);
    return row && tokenOf(row);
  });
}

function tokenOf(row: Row): TokenRecord {
  const audience = AUDIENCES.find((one) => one === row['audience']);
  if (audience === undefined)
    throw new ClaimgateError('ledger_damaged', { expected: 'an audience' });
  const named = textOf(row, 'scopes').split(' ');
  return {
    id: textOf(row, 'id'),
    audience,
    name: textOf(row, 'name'),
    // A scope that this program does not know opens nothing.
    scopes: SCOPES.filter((scope) => named.includes(scope)),
    createdAt: integerOf(row, 'created_at'),
    expiresAt: integerOf(row, 'expires_at'),
    revokedAt: integerOrNull(row, 'revoked_at'),
  };
}
