import { DEFAULT_SCOPE, endToken, makeToken, tokensOf } from '../../app/service-tokens.ts';
import type { ListedToken } from '../../documents/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { DAY_MS } from '../../json/index.ts';
import { AUDIENCES, SCOPES } from '../../service/index.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { durationOf, LEDGER_OPTION, ledgerOf, repeated, valued } from '../option-values.ts';
import { commandReport } from '../reports.ts';

const MAX_DAYS = 366;

export const create: Command = {
  positionals: { name: { type: 'string', describe: 'what the token is for, as a slug' } },
  options: {
    ...LEDGER_OPTION,
    'expires-in': valued(`how long it is good, at most ${MAX_DAYS}d`),
    audience: {
      ...valued('programs, the command line, or the MCP operation alone'),
      choices: AUDIENCES,
      default: 'api',
    },
    scope: repeated(
      `what it opens, of ${SCOPES.join(', ')}; may be repeated (default ${DEFAULT_SCOPE})`,
    ),
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
    const request = {
      name: args.required('name'),
      audience: args.oneOf('audience', AUDIENCES),
      scopes: args.list('scope'),
      lifetimeMs: lifetimeOf(args),
      at,
    };
    const { token, listed } = await makeToken(ledgerOf(invocation), request, host);
    const lines = [token, `  ${tokenLine(listed)}`, '  it is not shown again'];
    return commandReport('token create', { token, listed }, { lines });
  },
};

export const list: Command = {
  options: LEDGER_OPTION,
  examples: [['claimgate token list', 'every token by its id, and until when it is good']],
  async run(invocation) {
    const tokens = await tokensOf(ledgerOf(invocation));
    return commandReport('token list', { tokens }, { lines: tokens.map(tokenLine) });
  },
};

export const revoke: Command = {
  positionals: { id: { type: 'string', describe: 'the id of the token, as the list shows it' } },
  options: LEDGER_OPTION,
  examples: [
    ['claimgate token revoke 3f0c2b1e9a7d4c55b6f8a0d1e2c3b4a5', 'the token opens nothing any more'],
  ],
  async run(invocation) {
    const { args, at } = invocation;
    const ended = await endToken(ledgerOf(invocation), args.required('id'), at);
    if (!ended.ok) return commandReport('token revoke', null, ended);
    const result = { token: null, listed: ended.value };
    return commandReport('token revoke', result, { lines: [tokenLine(ended.value)] });
  },
};

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

/** A token as a line of a list. */
function tokenLine({ id, audience, name, scopes, expires_at, revoked_at }: ListedToken): string {
  const standing = revoked_at === null ? `until ${expires_at}` : `revoked ${revoked_at}`;
  return `${id}  ${audience}  ${name}  ${scopes.join(',')}  ${standing}`;
}
