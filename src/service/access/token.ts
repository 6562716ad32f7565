import { digestOf, type Digest } from '../../digest/index.ts';
import type { EpochMs } from '../../json/index.ts';
import type { ScopeName } from '../../documents/index.ts';

/** What a token is for: programs, the command line, or the MCP operation alone. */
export const AUDIENCES = ['api', 'cli', 'mcp'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What tokens can open; an MCP token only ever the first. */
export const SCOPES = [
  'readiness:read',
  'accounts:read',
  'capabilities:read',
] as const satisfies readonly ScopeName[];

/** A token as it is kept: everything but the token. */
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

/** Begins every token, so that one that got into a log or a repository is recognised, and redacted. */
export const TOKEN_PREFIX = 'cgt_';

const SECRET_BYTES = 32;
const TOKEN = /^cgt_(?:api|cli|mcp)_[A-Za-z0-9_-]{43}$/;

/** A new token of 256 random bits. */
export function newToken(audience: Audience, random: (size: number) => Buffer): string {
  return `${TOKEN_PREFIX}${audience}_${random(SECRET_BYTES).toString('base64url')}`;
}

/** What a token is known by; nothing where the text can be no token. 256 random bits need no slow hash. */
export function tokenDigest(text: string): Digest | undefined {
  return TOKEN.test(text) ? digestOf(text) : undefined;
}
