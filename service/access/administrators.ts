import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { Fingerprinter } from '../../src/digest/index.ts';
import { isSlug, type EpochMs } from '../../src/documents/json.ts';
import type { ScopeName } from '../../src/documents/index.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Driver,
  type Row,
} from '../../src/ledger/driver/connection.ts';
import { SCOPES } from './tokens.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';

export interface Administrator {
  readonly id: string;
  /** A slug; what they record is kept under its fingerprint. */
  readonly name: string;
  /** The limits of the administrator; without any, the administrator may record evidence. */
  readonly scopes: readonly ScopeName[];
  readonly createdAt: EpochMs;
  readonly disabledAt: EpochMs | null;
}

export interface KeptAdministrator extends Administrator {
  readonly password: string;
}

export interface AdministratorRequest extends Pick<Administrator, 'name' | 'scopes' | 'createdAt'> {
  readonly password: string;
}

/** Makes an administrator; nothing where the name is taken. Names are never given again: records bear them. */
export async function createAdministrator(
  ledger: Driver,
  { name, scopes, createdAt, password }: AdministratorRequest,
  random: (size: number) => Buffer = randomBytes,
  cost?: PasswordCost,
): Promise<Administrator | undefined> {
  const kept = await hashPassword(password, random, cost);
  return ledger.write(async (connection) => {
    if (await findAdministrator(connection, name)) return undefined;
    const id = random(16).toString('hex');
    await connection.query(
      `insert into service_administrators (id, name, password, scopes, created_at)
       values ($1, $2, $3, $4, $5)`,
      [id, name, kept, scopes.join(' '), createdAt],
    );
    return { id, name, scopes, createdAt, disabledAt: null };
  });
}

export async function findAdministrator(
  connection: Connection,
  name: string,
): Promise<KeptAdministrator | undefined> {
  const row = await rowOf(connection, name);
  return row && { ...administratorOf(row), password: textOf(row, 'password') };
}

async function rowOf(connection: Connection, name: string): Promise<Row | undefined> {
  // No administrator has a name of another form, and PostgreSQL refuses to look some of them up.
  if (!isSlug(name)) return undefined;
  const text = 'select * from service_administrators where name = $1';
  return (await connection.query(text, [name]))[0];
}

export async function listAdministrators(
  connection: Connection,
): Promise<readonly Administrator[]> {
  // Leave out the passwords: roles that list administrators may lack the right to read them.
  const rows = await connection.query(
    'select id, name, scopes, created_at, disabled_at from service_administrators order by name',
  );
  return rows.map(administratorOf);
}

/** Disables an administrator and ends every session at once; returns nothing if the name does not exist. */
export function disableAdministrator(
  ledger: Driver,
  name: string,
  at: EpochMs,
): Promise<Administrator | undefined> {
  return ledger.write(async (connection) => {
    await connection.query(
      'update service_administrators set disabled_at = $1 where name = $2 and disabled_at is null',
      [at, name],
    );
    const row = await rowOf(connection, name);
    return row && administratorOf(row);
  });
}

/** The names behind the fingerprints that records bear, as far as they are of administrators. */
export async function operatorNames(
  connection: Connection,
  fingerprints: Fingerprinter,
): Promise<ReadonlyMap<string, string>> {
  const administrators = await listAdministrators(connection);
  return new Map(administrators.map(({ name }) => [fingerprints.of('operator', name), name]));
}

/** Whether an operator is an administrator without limits now; asked at each recheck (specification/readiness.md 4). */
export async function isUnscopedAdministrator(
  connection: Connection,
  fingerprints: Fingerprinter,
  actor: string,
): Promise<boolean> {
  const administrators = await listAdministrators(connection);
  return administrators.some(
    ({ name, scopes, disabledAt }) =>
      disabledAt === null && scopes.length === 0 && fingerprints.of('operator', name) === actor,
  );
}

function administratorOf(row: Row): Administrator {
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    scopes: scopesIn(row),
    createdAt: integerOf(row, 'created_at'),
    disabledAt: integerOrNull(row, 'disabled_at'),
  };
}

/** Limits that this program does not know still limit: of such ones alone, at least one is left. */
export function scopesIn(row: Row): readonly ScopeName[] {
  const text = textOf(row, 'scopes');
  if (text === '') return [];
  const named = text.split(' ');
  const known = SCOPES.filter((scope) => named.includes(scope));
  return known.length === 0 ? ['readiness:read'] : known;
}

/** Fewer characters than this could be found by trying, whatever the hash (NIST SP 800-63B section 3.1.1). */
const MIN_PASSWORD_CHARACTERS = 15;

/** Longer texts cost a comparison more than anybody remembers. */
const MAX_PASSWORD_CHARACTERS = 256;

/** Programs that guess begin with these: common words, and rows of keys. */
const GUESSED = ['password', 'passwort', 'letmein', 'welcome', 'changeme', 'administrator', 'admin']
  .concat(['claimgate', 'secret', 'login', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm'])
  .concat(['qwerty', 'qwertz', 'asdfgh', 'zxcvb', 'iloveyou', 'monkey', 'dragon']);

/** Characters that must be left without guessed words, repetitions, and neighbours in the alphabet. */
const MIN_UNGUESSED = 8;

/** Refuses a password that others would find (NIST SP 800-63B section 3.1.1.2). @throws ClaimgateError `password_…` */
export function requirePassword(password: string, name: string): void {
  const typed = Array.from(password.normalize('NFKC'));
  if (typed.length < MIN_PASSWORD_CHARACTERS)
    throw new ClaimgateError('password_short', {
      expected: `at least ${MIN_PASSWORD_CHARACTERS} characters`,
    });
  if (typed.length > MAX_PASSWORD_CHARACTERS || /[\p{Cc}\u{fffd}]/u.test(password))
    throw new ClaimgateError('password_malformed', {
      expected: `one line of at most ${MAX_PASSWORD_CHARACTERS} characters`,
    });
  if (unguessed(password, name) < MIN_UNGUESSED) throw new ClaimgateError('password_guessable');
}

function unguessed(password: string, name: string): number {
  let rest = password
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  for (const word of [name.replaceAll(/[^a-z0-9]/g, ''), ...GUESSED])
    rest = rest.replaceAll(word, '');
  const characters = Array.from(rest.replaceAll(/(.+?)\1+/gu, '$1'));
  const isNew = (character: string, at: number) =>
    Math.abs(codeOf(character) - codeOf(characters[at - 1])) > 1;
  return new Set(characters.filter(isNew)).size;
}

function codeOf(character = ''): number {
  return character.codePointAt(0) ?? -9;
}

export interface PasswordCost {
  /** The binary logarithm of N. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** 128 MiB for each try at a password. No setting changes it; only code passes another cost. */
const COST: PasswordCost = { logN: 17, r: 8, p: 1 };

const hashed = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAX_MEMORY = 256 * 1024 * 1024;
const WRITTEN =
  /^\$scrypt\$ln=([0-9]{1,2}),r=([0-9]{1,2}),p=([0-9]{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/** Hashes a password for storage: cost, salt and hash in one text (the PHC string format). */
export async function hashPassword(
  password: string,
  random: (size: number) => Buffer = randomBytes,
  cost = COST,
): Promise<string> {
  const salt = random(SALT_BYTES);
  const hash = await derive(password, salt, cost);
  const { logN, r, p } = cost;
  return `$scrypt$ln=${logN},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Takes as long, and is false, for a name that nobody has. @throws ClaimgateError `ledger_damaged` */
export async function isPassword(
  password: string,
  kept: string | undefined,
  cost = COST,
): Promise<boolean> {
  if (kept === undefined) {
    await derive(password, randomBytes(SALT_BYTES), cost);
    return false;
  }
  const [, logN, r, p, salt, hash] = WRITTEN.exec(kept) ?? [];
  if (salt === undefined || hash === undefined)
    throw new ClaimgateError('ledger_damaged', { expected: 'the hash of a password' });
  const keptCost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, 'base64'), keptCost);
  return timingSafeEqual(found, Buffer.from(hash, 'base64'));
}

/** One written form of what people type the same way on different keyboards (NIST SP 800-63B section 3.1.1.2). */
function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const options = { N: 2 ** logN, r, p, maxmem: MAX_MEMORY };
  return hashed(password.normalize('NFKC'), salt, HASH_BYTES, options);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
