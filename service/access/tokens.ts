import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { digestOf, type Digest } from '../../src/digest/index.ts';
import type { ScopeName } from '../../src/documents/index.ts';
import { ClaimgateError, present } from '../../src/documents/findings.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Driver,
  type Row,
} from '../../src/ledger/driver/connection.ts';
import { ANONYMOUS, REFUSED, type Authentication } from './authentication.ts';

export const AUDIENCES = ['api', 'cli', 'mcp'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Scopes of tokens; an MCP token only ever has the first. */
export const SCOPES = [
  'readiness:read',
  'accounts:read',
  'capabilities:read',
] as const satisfies readonly ScopeName[];

export interface TokenRecord {
  /** 32 hex digits; names the token in lists and logs. */
  readonly id: string;
  readonly audience: Audience;
  readonly name: string;
  readonly scopes: readonly ScopeName[];
  readonly createdAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly revokedAt: EpochMs | null;
}

const TOKEN = /^cgt_(?:api|cli|mcp)_[A-Za-z0-9_-]{43}$/;

/** Returns nothing where the text can be no token. 256 random bits need no slow hash. */
function tokenDigest(text: string): Digest | undefined {
  return TOKEN.test(text) ? digestOf(text) : undefined;
}

export type TokenRequest = Pick<
  TokenRecord,
  'audience' | 'name' | 'scopes' | 'createdAt' | 'expiresAt'
>;

/** Makes a token. The text is handed back once, here, and cannot be had again. */
export async function createToken(
  ledger: Driver,
  request: TokenRequest,
  random: (size: number) => Buffer = randomBytes,
): Promise<{ readonly token: string; readonly record: TokenRecord }> {
  // 256 random bits, and a beginning by which one in a log or a repository is recognised and redacted.
  const token = `cgt_${request.audience}_${random(32).toString('base64url')}`;
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

export async function listTokens(connection: Connection): Promise<readonly TokenRecord[]> {
  const rows = await connection.query('select * from service_tokens order by created_at desc, id');
  return rows.map(tokenOf);
}

/** Revokes a token at once; returns nothing if no token has that id. A revoked token stays unchanged. */
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

const BEARER = /^Bearer +(\S+)$/i;

/** Tells who a request is from by the token in its Authorization header (RFC 6750 section 2.1). */
export function tokenAuthentication(ledger: Driver, clock: () => EpochMs): Authentication {
  const rowWith = inBatches((digests: readonly Digest[]) =>
    ledger.read((connection) =>
      connection.queryAll(
        digests.map((digest) => ({
          sql: 'select * from service_tokens where digest = $1',
          parameters: [digest],
        })),
      ),
    ),
  );
  return {
    async identify(headers) {
      const header = headers.get('authorization');
      if (header === null) return ANONYMOUS;
      const digest = tokenDigest(BEARER.exec(header)?.[1] ?? '');
      if (digest === undefined) return REFUSED;
      const [row] = await rowWith(digest);
      const token = row && tokenOf(row);
      if (!token || token.revokedAt !== null || clock() >= token.expiresAt) return REFUSED;
      const { id, name, scopes, expiresAt, audience } = token;
      return { state: 'known', caller: { kind: `${audience}_token`, id, name, scopes, expiresAt } };
    },
  };
}

/** Requests of one turn share a transaction: it begins when all of them have asked, so that none misses a revocation. */
function inBatches<Key, Answer>(
  read: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let waiting: { readonly keys: Key[]; readonly answers: Promise<readonly Answer[]> } | undefined;
  const begin = () => {
    const keys: Key[] = [];
    const answers = nextTurn().then(() => {
      waiting = undefined;
      return read(keys);
    });
    return { keys, answers };
  };
  return async (key) => {
    const { keys, answers } = (waiting ??= begin());
    const place = keys.push(key) - 1;
    return present((await answers)[place]);
  };
}
