import {
  addAdministrator,
  administratorsOf,
  DEFAULT_SCOPE,
  endSessions,
  endToken,
  makeToken,
  newPasswordFor,
  stopAdministrator,
  tokensOf,
} from '../manage-access.ts';
import type { ListedAdministrator, ListedToken } from '../../src/documents/index.ts';
import type { Result } from '../../src/findings/index.ts';
import { DAY_MS } from '../../src/json/index.ts';
import type { Outcome } from '../../src/report/report.ts';
import { AUDIENCES, SCOPES } from '../index.ts';
import { type Arguments, durationOf, usageError } from '../../src/commands/arguments.ts';
import type { Command } from '../../src/commands/command.ts';
import {
  LEDGER_OPTION,
  ledgerOf,
  repeated,
  sourceOf,
  valued,
  argument,
} from '../../src/commands/options.ts';

/** The longest lifetime of a token. */
const MAX_DAYS = 366;

const PASSWORD_OPTION = {
  'password-file': valued(
    'one line in a file that only you may read; - is standard input; else you are asked',
  ),
};

export const createAdministrator: Command = {
  positionals: { name: argument('name of the administrator, as a slug') },
  options: {
    ...LEDGER_OPTION,
    ...PASSWORD_OPTION,
    scope: {
      ...repeated('limit them to reading this; may be repeated (default: not limited)'),
      choices: SCOPES,
    },
  },
  examples: {
    'claimgate admin create jane': 'an administrator who may sign in and record evidence',
    'claimgate admin create viewer --scope readiness:read --password-file viewer.password':
      'somebody who may only look',
  },
  async run(invocation) {
    const { args, at, host } = invocation;
    const named = args.someOf('scope', SCOPES);
    const made = await addAdministrator(
      ledgerOf(invocation),
      {
        name: args.required('name'),
        scopes: SCOPES.filter((scope) => named.includes(scope)),
        password: sourceOf(invocation, 'password-file'),
        at,
      },
      host,
    );
    return administratorOutcome(made);
  },
};

export const listAdministrators: Command = {
  options: LEDGER_OPTION,
  examples: { 'claimgate admin list': 'every administrator, and how many sessions are open' },
  async run(invocation) {
    const administrators = await administratorsOf(ledgerOf(invocation), invocation.at);
    const lines = administrators.map(administratorLine);
    return { result: { administrators }, lines };
  },
};

export const signOutAdministrator: Command = {
  positionals: { name: argument('name of the administrator, as in the list') },
  options: LEDGER_OPTION,
  examples: { 'claimgate admin sign-out jane': 'every session of jane ends at once' },
  async run(invocation) {
    const { args, at } = invocation;
    const name = args.required('name');
    const found = await endSessions(ledgerOf(invocation), name, at);
    return administratorOutcome(found);
  },
};

export const changePassword: Command = {
  positionals: { name: argument('name of the administrator, as in the list') },
  options: { ...LEDGER_OPTION, ...PASSWORD_OPTION },
  examples: {
    'claimgate admin password jane':
      'jane signs in with a new password, and her sessions end at once',
  },
  async run(invocation) {
    const { args, at, host } = invocation;
    const name = args.required('name');
    const password = sourceOf(invocation, 'password-file');
    const changed = await newPasswordFor(ledgerOf(invocation), { name, password, at }, host);
    return administratorOutcome(changed);
  },
};

export const disableAdministrator: Command = {
  positionals: { name: argument('name of the administrator, as in the list') },
  options: LEDGER_OPTION,
  examples: {
    'claimgate admin disable jane': 'jane can no longer sign in, and her sessions end at once',
  },
  async run(invocation) {
    const { args, at } = invocation;
    const name = args.required('name');
    const found = await stopAdministrator(ledgerOf(invocation), name, at);
    return administratorOutcome(found);
  },
};

function administratorOutcome(outcome: Result<ListedAdministrator>): Outcome {
  if (!outcome.ok) return outcome;
  const administrator = outcome.value;
  return { result: { administrator }, lines: [administratorLine(administrator)] };
}

function administratorLine({ name, scopes, disabled_at, sessions }: ListedAdministrator): string {
  const may = scopes.length === 0 ? 'not limited' : `only ${scopes.join(',')}`;
  const standing = disabled_at === null ? `sessions: ${sessions}` : `disabled ${disabled_at}`;
  return `${name}  ${may}  ${standing}`;
}

export const createToken: Command = {
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
      `what it opens, of ${SCOPES.join(', ')}; may be repeated (default ${DEFAULT_SCOPE})`,
    ),
  },
  examples: {
    'claimgate token create dashboard --expires-in 90d': 'a token that reads readiness',
    'claimgate token create diagnostics --audience cli --scope readiness:read --scope accounts:read --expires-in 30d':
      'a token for the command line',
  },
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
    return { result: { token, listed }, lines };
  },
};

export const listTokens: Command = {
  options: LEDGER_OPTION,
  examples: { 'claimgate token list': 'every token with its id and expiry' },
  async run(invocation) {
    const tokens = await tokensOf(ledgerOf(invocation));
    return { result: { tokens }, lines: tokens.map(tokenLine) };
  },
};

export const revokeToken: Command = {
  positionals: { id: argument('the id of the token, as the list shows it') },
  options: LEDGER_OPTION,
  examples: {
    'claimgate token revoke 3f0c2b1e9a7d4c55b6f8a0d1e2c3b4a5': 'the token opens nothing any more',
  },
  async run(invocation) {
    const { args, at } = invocation;
    const ended = await endToken(ledgerOf(invocation), args.required('id'), at);
    if (!ended.ok) return ended;
    const result = { token: null, listed: ended.value };
    return { result, lines: [tokenLine(ended.value)] };
  },
};

function lifetimeOf(args: Arguments): number {
  const text = args.text('expires-in');
  if (text === undefined) throw usageError({ expected: '--expires-in' });
  const lifetime = durationOf(text);
  if (lifetime <= MAX_DAYS * DAY_MS) return lifetime;
  throw usageError({ expected: `--expires-in of at most ${MAX_DAYS}d`, found: text });
}

function tokenLine({ id, audience, name, scopes, expires_at, revoked_at }: ListedToken): string {
  const standing = revoked_at === null ? `until ${expires_at}` : `revoked ${revoked_at}`;
  return `${id}  ${audience}  ${name}  ${scopes.join(',')}  ${standing}`;
}
