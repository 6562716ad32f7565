import type { ListedAdministrator, ListedToken, ScopeName } from '../src/documents/index.ts';
import { accept, ClaimgateError, refuse, type Result } from '../src/findings/index.ts';
import { formatInstant } from '../src/json/index.ts';
import { isSlug } from '../src/json/value.ts';
import {
  changePassword,
  createAdministrator,
  createToken,
  disableAdministrator,
  endSessionsOf,
  listAdministrators,
  listSessions,
  listTokens,
  MIN_PASSWORD_CHARACTERS,
  revokeToken,
  SCOPES,
  type Administrator,
  type Audience,
  type TokenRecord,
} from './index.ts';
import type { Host } from '../src/commands/host.ts';
import { readPassphrase } from '../src/commands/keys.ts';
import type { Source } from '../src/commands/named-file.ts';
import { withLedger, type LedgerPlace } from '../src/commands/open-ledger.ts';

/** Somebody who is to be able to sign in. */
export interface NewAdministrator {
  readonly name: string;
  /** The limits of their access; none: they are not limited. */
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
  return made ? accept(listedAdministrator(made)) : refuse('administrator_exists', { found: name });
}

/**
 * Gives an administrator another password, and ends their sessions; `administrator_unknown`,
 * `administrator_disabled`. @throws ClaimgateError `password_short`, `passwords_differ`, `usage`
 */
export async function newPasswordFor(
  place: LedgerPlace,
  { name, password: source, at }: Omit<NewAdministrator, 'scopes'>,
  host: Pick<Host, 'askHidden' | 'random'>,
): Promise<Result<ListedAdministrator>> {
  return withLedger(place, async (ledger) => {
    const found = (await ledger.read(listAdministrators)).find((one) => one.name === name);
    // Before a new password is asked for in vain.
    if (!found || found.disabledAt !== null) return changeable(found, name);
    const password = await newPassword(source, host);
    return changeable(await changePassword(ledger, { name, password, at }, host.random), name);
  });
}

function changeable(found: Administrator | undefined, name: string): Result<ListedAdministrator> {
  const isDisabled = found !== undefined && found.disabledAt !== null;
  return isDisabled ? refuse('administrator_disabled', { found: name }) : known(found, name);
}

/** Every administrator, with how many sessions they have open. */
export function administratorsOf(place: LedgerPlace, at: number): Promise<ListedAdministrator[]> {
  return withLedger(place, (ledger) =>
    ledger.read(async (connection) => {
      const sessions = await listSessions(connection, at);
      return (await listAdministrators(connection)).map((one) =>
        listedAdministrator(one, sessions.filter(({ name }) => name === one.name).length),
      );
    }),
  );
}

/** Ends every session of an administrator; `administrator_unknown`. */
export async function endSessions(
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
  return found
    ? accept(listedAdministrator(found))
    : refuse('administrator_unknown', { found: name });
}

function listedAdministrator(
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

/** The scope of a token that was made without --scope. */
export const [DEFAULT_SCOPE] = SCOPES;

/** A token to make. */
export interface NewToken {
  readonly name: string;
  readonly audience: Audience;
  /** Names of {@link SCOPES}; none: the default one. */
  readonly scopes: readonly string[];
  readonly lifetimeMs: number;
  readonly at: number;
}

/** Makes a token for the reading routes of the service. Its text can't be had again. @throws ClaimgateError `usage` */
export async function makeToken(
  place: LedgerPlace,
  { name, audience, scopes, lifetimeMs, at }: NewToken,
  { random }: Pick<Host, 'random'>,
): Promise<{ readonly token: string; readonly listed: ListedToken }> {
  if (!isSlug(name)) throw new ClaimgateError('usage', { expected: 'a slug', found: name });
  const opened = scopesOf(scopes, audience);
  const request = { audience, name, scopes: opened, createdAt: at, expiresAt: at + lifetimeMs };
  const { token, record } = await withLedger(place, (ledger) =>
    createToken(ledger, request, random),
  );
  return { token, listed: listedToken(record) };
}

/** Every token, newest first. */
export async function tokensOf(place: LedgerPlace): Promise<ListedToken[]> {
  const records = await withLedger(place, (ledger) => ledger.read(listTokens));
  return records.map(listedToken);
}

/** Ends a token at once; `token_unknown`. */
export async function endToken(
  place: LedgerPlace,
  id: string,
  at: number,
): Promise<Result<ListedToken>> {
  const record = await withLedger(place, (ledger) => revokeToken(ledger, id, at));
  return record ? accept(listedToken(record)) : refuse('token_unknown', { found: id });
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
  return scopes.length === 0 ? [DEFAULT_SCOPE] : scopes;
}

/** A token as lists show it; never the token itself. */
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
