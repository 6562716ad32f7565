import {
  createAdministrator,
  disableAdministrator,
  listAdministrators,
  type Administrator,
  requirePassword,
} from './access/administrators.ts';
import { endSessionsOf, listSessions } from './access/sessions.ts';
import { changePassword } from './access/sign-in.ts';
import { SCOPES } from './access/tokens.ts';
import type { ListedAdministrator } from '../src/documents/index.ts';
import { ClaimgateError, refuse } from '../src/documents/findings.ts';
import { formatInstant, isSlug } from '../src/documents/json.ts';
import type { Driver } from '../src/ledger/driver/connection.ts';
import type { Outcome } from '../src/report/report.ts';
import type { Command } from '../src/cli/command.ts';
import type { Invocation } from '../src/cli/invocation.ts';
import type { Host } from '../src/cli/host.ts';
import { readPassphrase } from '../src/io/private-files.ts';
import { withLedger, LEDGER_OPTION, askedServed } from '../src/cli/evidence/open-ledger.ts';
import { usageError } from '../src/cli/arguments.ts';
import { flag, repeated, valued, argument } from '../src/cli/options.ts';

const PASSWORD_OPTION = {
  'password-file': valued(
    'one line in a file that only you may read; - is standard input; else you are asked',
  ),
};

export const adminCreate: Command = {
  examples: {
    'claimgate admin create jane': 'an administrator who may sign in and record evidence',
    'claimgate admin create viewer --scope readiness:read --password-file viewer.password':
      'somebody who may only look',
  },
  positionals: { name: argument('name of the administrator, as a slug') },
  options: {
    ...LEDGER_OPTION,
    ...PASSWORD_OPTION,
    scope: {
      ...repeated('limit them to reading this; may be repeated (default: not limited)'),
      choices: SCOPES,
    },
  },
  async run(invocation) {
    const { args, at: createdAt, host } = invocation;
    const named = args.someOf('scope', SCOPES);
    const scopes = SCOPES.filter((scope) => named.includes(scope));
    const name = args.required('name');
    if (!isSlug(name)) throw new ClaimgateError('usage', { expected: 'a slug', found: name });
    const made = await withLedger(askedServed(invocation), async (ledger) => {
      const password = await newPassword(invocation);
      return createAdministrator(ledger, { name, scopes, password, createdAt }, host.random);
    });
    return made ? shown(made) : refuse('administrator_exists', { found: name });
  },
};

export const adminList: Command = {
  examples: { 'claimgate admin list': 'every administrator, and how many sessions are open' },
  options: LEDGER_OPTION,
  async run(invocation) {
    const administrators = await withLedger(askedServed(invocation), (ledger) =>
      ledger.read(async (connection) => {
        const sessions = await listSessions(connection, invocation.at);
        return (await listAdministrators(connection)).map((one) =>
          listed(one, sessions.filter(({ name }) => name === one.name).length),
        );
      }),
    );
    return { result: { administrators }, lines: administrators.map(lineOf) };
  },
};

const CHANGES = {
  'sign-out': signOut,
  'new-password': replacePassword,
  disable: ({ at }: Invocation, ledger: Driver, name: string) =>
    disableAdministrator(ledger, name, at),
} as const;

export const adminChange: Command = {
  examples: {
    'claimgate admin change jane --sign-out': 'every session of jane ends at once',
    'claimgate admin change jane --new-password':
      'jane signs in with a new password, and her sessions end at once',
    'claimgate admin change jane --disable':
      'jane can no longer sign in, and her sessions end at once',
  },
  positionals: { name: argument('name of the administrator, as in the list') },
  options: {
    ...LEDGER_OPTION,
    'sign-out': flag('end the sessions'),
    'new-password': flag('set a new password, and end the sessions'),
    ...PASSWORD_OPTION,
    disable: flag('let the administrator sign in no more, and end the sessions'),
  },
  async run(invocation) {
    const { args } = invocation;
    const [change, ...more] = (['sign-out', 'new-password', 'disable'] as const).filter(
      (one) => args.flag(one) === true,
    );
    if (!change || more.length > 0)
      throw usageError({ expected: 'one of --sign-out, --new-password and --disable' });
    if (change !== 'new-password') args.refuse(['password-file'], 'without --new-password');
    const name = args.required('name');
    const found = await withLedger(askedServed(invocation), (ledger) =>
      CHANGES[change](invocation, ledger, name),
    );
    return found ? shown(found) : refuse('administrator_unknown', { found: name });
  },
};

function signOut({ at }: Invocation, ledger: Driver, name: string) {
  return ledger.write(async (connection) => {
    await endSessionsOf(connection, name, at);
    return (await listAdministrators(connection)).find((one) => one.name === name);
  });
}

async function replacePassword(invocation: Invocation, ledger: Driver, name: string) {
  const { at, host } = invocation;
  const known = (await ledger.read(listAdministrators)).find((one) => one.name === name);
  // Before a new password is asked for in vain.
  const found =
    known?.disabledAt === null
      ? await changePassword(
          ledger,
          { name, password: await newPassword(invocation), at },
          host.random,
        )
      : known;
  if (found && found.disabledAt !== null)
    throw new ClaimgateError('administrator_disabled', { found: name });
  return found;
}

function shown(found: Administrator): Outcome {
  const administrator = listed(found);
  return { result: { administrator }, lines: [lineOf(administrator)] };
}

function listed(
  { name, scopes, createdAt, disabledAt }: Administrator,
  sessions = 0,
): ListedAdministrator {
  return {
    name,
    scopes: [...scopes],
    created_at: formatInstant(createdAt),
    disabled_at: disabledAt === null ? null : formatInstant(disabledAt),
    sessions,
  };
}

function lineOf({ name, scopes, disabled_at, sessions }: ListedAdministrator): string {
  const may = scopes.length === 0 ? 'not limited' : `only ${scopes.join(',')}`;
  const standing = disabled_at === null ? `sessions: ${sessions}` : `disabled ${disabled_at}`;
  return `${name}  ${may}  ${standing}`;
}

/** A new password never comes from an argument or the environment: from a file, else asked for twice. */
async function newPassword(invocation: Invocation): Promise<string> {
  const source = invocation.source('password-file');
  const password = source
    ? await readPassphrase(source, 'password_malformed')
    : await askTwice(invocation.host);
  requirePassword(password, invocation.args.required('name'));
  return password;
}

async function askTwice({ askHidden }: Pick<Host, 'askHidden'>): Promise<string> {
  const first = await askHidden?.('Password: ');
  if (first === undefined)
    throw new ClaimgateError('usage', {
      expected: '--password-file FILE, or a terminal to ask on',
    });
  const second = await askHidden?.('The same again: ');
  if (first === second) return first;
  throw new ClaimgateError('passwords_differ');
}
