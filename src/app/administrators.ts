import type { ListedAdministrator, ScopeName } from '../documents/index.ts';
import { accept, ClaimgateError, refuse, type Result } from '../findings/index.ts';
import { formatInstant } from '../json/index.ts';
import { isSlug } from '../json/slug.ts';
import {
  createAdministrator,
  disableAdministrator,
  endSessionsOf,
  listAdministrators,
  listSessions,
  MIN_PASSWORD_CHARACTERS,
  type Administrator,
} from '../service/index.ts';
import type { Host } from './host.ts';
import { readPassphrase } from './keys.ts';
import type { Source } from './named-file.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';

/** Somebody who is to be able to sign in. */
export interface NewAdministrator {
  readonly name: string;
  /** What they are limited to; none: they are not limited. */
  readonly scopes: readonly ScopeName[];
  /** Where their password is; else it is asked for on the terminal. */
  readonly password: Source | undefined;
  readonly at: number;
}

/** Makes an administrator; `administrator_exists`. @throws ClaimgateError `password_short`, `passwords_differ`, `usage` */
export async function addAdministrator(
  place: LedgerPlace,
  { name, scopes, password: source, at }: NewAdministrator,
  host: Pick<Host, 'askHidden' | 'random'>,
): Promise<Result<ListedAdministrator>> {
  if (!isSlug(name)) throw new ClaimgateError('usage', { expected: 'a slug', found: name });
  const made = await withLedger(place, async (ledger) => {
    const password = await newPassword(source, host);
    return createAdministrator(ledger, { name, scopes, password, createdAt: at }, host.random);
  });
  return made ? accept(listed(made)) : refuse('administrator_exists', { found: name });
}

/** Every administrator, with how many sessions they have open. */
export function administratorsOf(place: LedgerPlace, at: number): Promise<ListedAdministrator[]> {
  return withLedger(place, (ledger) =>
    ledger.read(async (connection) => {
      const sessions = await listSessions(connection, at);
      return (await listAdministrators(connection)).map((one) =>
        listed(one, sessions.filter(({ name }) => name === one.name).length),
      );
    }),
  );
}

/** Ends every session of an administrator; `administrator_unknown`. */
export async function signOutAdministrator(
  place: LedgerPlace,
  name: string,
  at: number,
): Promise<Result<ListedAdministrator>> {
  const found = await withLedger(place, (ledger) =>
    ledger.write(async (connection) => {
      await endSessionsOf(connection, name, at);
      return (await listAdministrators(connection)).find((one) => one.name === name);
    }),
  );
  return known(found, name);
}

/** Lets an administrator sign in no more, and ends their sessions; `administrator_unknown`. */
export async function stopAdministrator(
  place: LedgerPlace,
  name: string,
  at: number,
): Promise<Result<ListedAdministrator>> {
  return known(await withLedger(place, (ledger) => disableAdministrator(ledger, name, at)), name);
}

function known(found: Administrator | undefined, name: string): Result<ListedAdministrator> {
  return found ? accept(listed(found)) : refuse('administrator_unknown', { found: name });
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

/** A new password never comes from an argument or the environment: from a file, else asked for twice. */
async function newPassword(
  source: Source | undefined,
  host: Pick<Host, 'askHidden'>,
): Promise<string> {
  const password = source ? await readPassphrase(source) : await askTwice(host);
  if (Array.from(password.normalize('NFKC')).length >= MIN_PASSWORD_CHARACTERS) return password;
  throw new ClaimgateError('password_short', {
    expected: `at least ${MIN_PASSWORD_CHARACTERS} characters`,
  });
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
