import {
  AUDIENCES,
  createToken,
  listTokens,
  revokeToken,
  SCOPES,
  type Audience,
  type TokenRecord,
} from './access/tokens.ts';
import type { ListedToken, ScopeName } from '../src/documents/index.ts';
import { ClaimgateError, refuse } from '../src/documents/findings.ts';
import { DAY_MS, formatInstant, isSlug } from '../src/documents/json.ts';
import { type Arguments, durationOf, usageError } from '../src/cli/arguments.ts';
import type { Command } from '../src/cli/command.ts';
import { withLedger, LEDGER_OPTION, askedServed } from '../src/cli/evidence/open-ledger.ts';
import { repeated, valued, argument } from '../src/cli/options.ts';

const MAX_DAYS = 366;

const [DEFAULT_SCOPE] = SCOPES;

/** `instance diagnostics` counts providers and accounts too. */
const DEFAULT_SCOPES: Readonly<Record<Audience, readonly ScopeName[]>> = {
  api: [DEFAULT_SCOPE],
  cli: [DEFAULT_SCOPE, 'accounts:read'],
  mcp: [DEFAULT_SCOPE],
};

export const tokenCreate: Command = {
  examples: {
    'claimgate token create dashboard --expires-in 90d': 'a token that reads readiness',
    'claimgate token create diagnostics --audience cli --expires-in 30d':
      'a token for the command line',
  },
  positionals: { name: argument('what the token is for, as a slug') },
  options: {
    ...LEDGER_OPTION,
    'expires-in': valued(`how long it is good, at most ${MAX_DAYS}d`),
    audience: {
      ...valued('programs, the command line, or the MCP operation alone'),
      choices: AUDIENCES,
      default: 'api',
    },
    scope: repeated(
      `what it opens, of ${SCOPES.join(', ')}; may be repeated (default ${DEFAULT_SCOPE}, for cli also accounts:read)`,
    ),
  },
  async run(invocation) {
    const { args, at: createdAt, host } = invocation;
    const name = args.required('name');
    const audience = args.oneOf('audience', AUDIENCES);
    const named = args.list('scope');
    const expiresAt = createdAt + lifetimeOf(args);
    if (!isSlug(name)) throw new ClaimgateError('usage', { expected: 'a slug', found: name });
    const request = { audience, name, scopes: scopesOf(named, audience), createdAt, expiresAt };
    const { token, record } = await withLedger(askedServed(invocation), (ledger) =>
      createToken(ledger, request, host.random),
    );
    const listed = listedToken(record);
    const lines = [token, `  ${tokenLine(listed)}`, '  it is not shown again'];
    return { result: { token, listed }, lines };
  },
};

export const tokenList: Command = {
  examples: { 'claimgate token list': 'every token with its id and expiry' },
  options: LEDGER_OPTION,
  async run(invocation) {
    const records = await withLedger(askedServed(invocation), (ledger) => ledger.read(listTokens));
    const tokens = records.map(listedToken);
    return { result: { tokens }, lines: tokens.map(tokenLine) };
  },
};

export const tokenRevoke: Command = {
  examples: {
    'claimgate token revoke 3f0c2b1e9a7d4c55b6f8a0d1e2c3b4a5':
      'the service refuses the token from now on',
  },
  positionals: { id: argument('the id of the token, as the list shows it') },
  options: LEDGER_OPTION,
  async run(invocation) {
    const { args, at } = invocation;
    const id = args.required('id');
    const record = await withLedger(askedServed(invocation), (ledger) =>
      revokeToken(ledger, id, at),
    );
    if (!record) return refuse('token_unknown', { found: id });
    const listed = listedToken(record);
    return { result: { token: null, listed }, lines: [tokenLine(listed)] };
  },
};

function lifetimeOf(args: Arguments): number {
  const text = args.text('expires-in');
  if (text === undefined) throw usageError({ expected: '--expires-in' });
  const lifetime = durationOf(text, 'expires-in');
  if (lifetime <= MAX_DAYS * DAY_MS) return lifetime;
  throw usageError({ expected: `--expires-in of at most ${MAX_DAYS}d`, found: text });
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
  return scopes.length === 0 ? DEFAULT_SCOPES[audience] : scopes;
}

function listedToken(record: TokenRecord): ListedToken {
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

function tokenLine({ id, audience, name, scopes, expires_at, revoked_at }: ListedToken): string {
  const standing = revoked_at === null ? `until ${expires_at}` : `revoked ${revoked_at}`;
  return `${id}  ${audience}  ${name}  ${scopes.join(',')}  ${standing}`;
}
