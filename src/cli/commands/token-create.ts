import { ClaimgateError } from '../../findings/index.ts';
import { DAY_MS } from '../../json/index.ts';
import type { ScopeName } from '../../documents/index.ts';
import { isSlug } from '../../json/value.ts';
import { AUDIENCES, createToken, SCOPES, type Audience } from '../../service/index.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { durationOf } from '../duration.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { listedToken, tokenLine } from '../token-lines.ts';

const [DEFAULT_SCOPE] = SCOPES;
const MAX_DAYS = 366;

export const command: Command = {
  positionals: { name: { type: 'string', describe: 'what the token is for, as a slug' } },
  options: {
    ...LEDGER_OPTION,
    'expires-in': {
      type: 'string',
      requiresArg: true,
      describe: `how long it is good, at most ${MAX_DAYS}d`,
    },
    audience: {
      type: 'string',
      requiresArg: true,
      choices: AUDIENCES,
      default: 'api',
      describe: 'programs, the command line, or the MCP operation alone',
    },
    scope: {
      type: 'string',
      array: true,
      nargs: 1,
      describe: `what it opens, of ${SCOPES.join(', ')}; may be repeated (default ${DEFAULT_SCOPE})`,
    },
  },
  examples: [
    ['claimgate token create dashboard --expires-in 90d', 'a token that reads readiness'],
    [
      'claimgate token create diagnostics --audience cli --scope readiness:read --scope accounts:read --expires-in 30d',
      'a token for the command line',
    ],
  ],
  async run(invocation) {
    const { args, at, host } = invocation;
    const name = args.required('name');
    if (!isSlug(name)) throw new ClaimgateError('usage', { expected: 'a slug', found: name });
    const audience = args.oneOf('audience', AUDIENCES);
    const request = {
      audience,
      name,
      scopes: scopesOf(args, audience),
      createdAt: at,
      expiresAt: at + lifetimeOf(args),
    };
    const { token, record } = await withLedger(invocation, (ledger) =>
      createToken(ledger, request, host.random),
    );
    const listed = listedToken(record);
    const lines = [token, `  ${tokenLine(listed)}`, '  it is not shown again'];
    return commandReport('token create', { token, listed }, { lines });
  },
};

function scopesOf(args: Arguments, audience: Audience): readonly ScopeName[] {
  const named = args.list('scope');
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

function lifetimeOf(args: Arguments): number {
  const text = args.text('expires-in');
  if (text === undefined) throw new ClaimgateError('usage', { expected: '--expires-in' });
  const lifetime = durationOf(text);
  if (lifetime <= MAX_DAYS * DAY_MS) return lifetime;
  throw new ClaimgateError('usage', {
    expected: `--expires-in of at most ${MAX_DAYS}d`,
    found: text,
  });
}
