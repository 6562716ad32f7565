import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { ClaimgateError } from '../../src/documents/findings.ts';

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
