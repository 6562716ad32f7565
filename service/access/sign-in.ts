import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { EpochMs } from '../../src/documents/json.ts';
import { type Driver, integerOf, type Connection } from '../../src/ledger/driver/connection.ts';
import {
  findAdministrator,
  listAdministrators,
  type Administrator,
  type KeptAdministrator,
  hashPassword,
  isPassword,
  type PasswordCost,
} from './administrators.ts';
import {
  browserToken,
  isBrowserToken,
  endSessionsOf,
  openSession,
  REPLICA_SKEW_MS,
} from './sessions.ts';
import { digestOf, type Digest } from '../../src/digest/index.ts';

interface SignInRequest {
  readonly name: string;
  readonly password: string;
  /** Where they come from, as far as that is known. */
  readonly address: string;
  /** The secret that the browser shows already. */
  readonly before: string | undefined;
  readonly browser?: string | undefined;
}

/** An unknown name and a wrong password answer alike. `busy`: too many are being compared; that does not count. */
type SignInOutcome =
  | { readonly state: 'signed_in'; readonly secret: string; readonly browser: string }
  | { readonly state: 'refused' }
  | { readonly state: 'limited' | 'busy'; readonly waitMs: number };

export type SignIn = (request: SignInRequest) => Promise<SignInOutcome>;

interface SignInSetup {
  readonly ledger: Driver;
  readonly clock: () => EpochMs;
}

/** Passwords are compared one at a time, for each takes 128 MiB; so many may wait, and so many of one block. */
const WAITING = { most: 8, ofOne: 2 };
const BUSY_MS = 5000;

/**
 * Signs people in. Attempts are counted before a password is looked at, so that many at once are counted too:
 * by address block and by name, in the database that replicas share. A browser that this administrator signed in
 * with before has a count and a line of its own: anyone who uses up the others, or fills the
 * line, does not lock them out.
 *
 * @param cost what a try at the password of a name costs that nobody has; by default what a new one costs
 */
export function makeSignIn({ ledger, clock }: SignInSetup, cost?: PasswordCost): SignIn {
  const inLine = { known: takingTurns(WAITING), strange: takingTurns(WAITING) };

  const welcome = async (
    { name, before }: SignInRequest,
    kept: KeptAdministrator,
    { own, shared }: Counted,
  ): Promise<SignInOutcome> => {
    const secret = await ledger.write(async (connection) => {
      await forgetAttempts(connection, own);
      if (shared) await giveBack(connection, shared);
      return openSession(connection, kept.id, clock(), before);
    });
    return { state: 'signed_in', secret, browser: browserToken(name, kept.password) };
  };

  return async (request) => {
    const { name, password, address } = request;
    const at = clock();
    const asked = await ledger.read(async (connection) => {
      const found = await findAdministrator(connection, name);
      const kept = found?.disabledAt === null ? found : undefined;
      const counted = countedBy(request, kept);
      return { kept, counted, waitMs: await waitFor(connection, counted.buckets, at) };
    });
    const { kept, counted } = asked;
    // Known without a place in the line, which an address that is over its limit would fill.
    if (asked.waitMs > 0) return { state: 'limited', waitMs: asked.waitMs };
    const compared = await inLine[counted.line](addressBlock(address), async () => {
      const waitMs = await ledger.write((connection) =>
        takeAttempt(connection, counted.buckets, at),
      );
      return waitMs > 0 ? waitMs : isPassword(password, kept?.password, cost);
    });
    if (compared === undefined) return { state: 'busy', waitMs: BUSY_MS };
    if (typeof compared === 'number') return { state: 'limited', waitMs: compared };
    return compared && kept ? welcome(request, kept, counted) : { state: 'refused' };
  };
}

/**
 * Gives an administrator another password. Every session ends at once, every browser is a strange one again,
 * and the attempts with the old password are forgotten. Nothing where the name does not exist; one who is
 * disabled stays as they are.
 */
export async function changePassword(
  ledger: Driver,
  {
    name,
    password,
    at,
  }: { readonly name: string; readonly password: string; readonly at: EpochMs },
  random: (size: number) => Buffer = randomBytes,
  cost?: PasswordCost,
): Promise<Administrator | undefined> {
  const kept = await hashPassword(password, random, cost);
  return ledger.write(async (connection) => {
    await connection.query(
      'update service_administrators set password = $1 where name = $2 and disabled_at is null',
      [kept, name],
    );
    await endSessionsOf(connection, name, at);
    await forgetAttempts(connection, nameBucket(name));
    return (await listAdministrators(connection)).find((one) => one.name === name);
  });
}

/** Returns the buckets that count an attempt: its own, and one that it shares with others. */
type Counted = ReturnType<typeof countedBy>;

function countedBy({ name, address, browser }: SignInRequest, kept: KeptAdministrator | undefined) {
  if (browser !== undefined && kept && isBrowserToken(browser, name, kept.password)) {
    const own = browserBucket(browser);
    return { line: 'known', own, shared: undefined, buckets: [own] } as const;
  }
  const own = nameBucket(name);
  const shared = addressBucket(address);
  return { line: 'strange', own, shared, buckets: [shared, own] } as const;
}

/** Does one piece of work after the other; nothing where too many wait already, or too many of the same. */
function takingTurns({ most, ofOne }: typeof WAITING) {
  const waiting = new Tally();
  let last: Promise<unknown> = Promise.resolve();
  return <T>(of: string, work: () => Promise<T>): Promise<T | undefined> => {
    if (waiting.of(ALL) >= most || waiting.of(of) >= ofOne) return Promise.resolve(undefined);
    return waiting.during(ALL, () =>
      waiting.during(of, () => {
        const turn = last.then(work);
        last = Promise.allSettled([turn]);
        return turn;
      }),
    );
  };
}

/** No address block has this name. */
const ALL = '';

/** So many attempts at once, and one more each time so many milliseconds have gone by. */
interface Allowance {
  readonly attempts: number;
  readonly oneMoreAfterMs: number;
}

interface Bucket {
  /** Its key in the database; neither an address nor a name is stored. */
  readonly key: Digest;
  readonly allowance: Allowance;
}

const OF_NAME: Allowance = { attempts: 5, oneMoreAfterMs: 60_000 };
/** An address may be that of many people. */
const OF_ADDRESS: Allowance = { attempts: 20, oneMoreAfterMs: 15_000 };

function nameBucket(name: string): Bucket {
  return { key: keyOf('name', name), allowance: OF_NAME };
}

/** The bucket of a browser that signed in as somebody before: nobody else can use it up. */
function browserBucket(browser: string): Bucket {
  return { key: keyOf('browser', browser), allowance: OF_NAME };
}

export function addressBucket(address: string): Bucket {
  return { key: keyOf('address', addressBlock(address)), allowance: OF_ADDRESS };
}

function keyOf(kind: string, value: string): Digest {
  return digestOf(`claimgate/attempts/v1\0${kind}\0${value}`);
}

/**
 * The block that an address belongs to: one address of IPv4, or the 2^64 addresses of a /64 of IPv6, which is
 * what one customer gets at least. Proxies write some addresses with a port or in brackets. Everything that is
 * no address is one block.
 */
export function addressBlock(text: string): string {
  const [, bracketed, withPort] =
    /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return 'unknown';
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  // The parser of URLs also knows addresses that end in one of IPv4.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const head = parts(before);
  const tail = parts(after ?? '');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** How many milliseconds to wait for an attempt that each of some buckets allows; 0 where all do now. */
async function waitFor(
  connection: Connection,
  buckets: readonly Bucket[],
  at: EpochMs,
): Promise<number> {
  const waits = (await taken(connection, buckets, at)).map(({ waitMs }) => waitMs);
  return Math.max(0, ...waits);
}

/**
 * Takes an attempt from each of some buckets, or from none: hands back 0, or how many milliseconds to
 * wait. Inside the caller's write transaction, so that of many at once each counts.
 */
export async function takeAttempt(
  connection: Connection,
  buckets: readonly Bucket[],
  at: EpochMs,
): Promise<number> {
  const after = await taken(connection, buckets, at);
  const waitMs = Math.max(0, ...after.map((one) => one.waitMs));
  if (waitMs > 0) return waitMs;
  // A bucket that is full again is as good as none, so that the table stays small.
  await connection.query('delete from service_sign_in_attempts where full_at <= $1', [at]);
  for (const { key, fullAt } of after)
    await connection.query(
      `insert into service_sign_in_attempts (bucket, full_at) values ($1, $2)
       on conflict (bucket) do update set full_at = excluded.full_at`,
      [key, fullAt],
    );
  return 0;
}

/** Each bucket as it would be after one more attempt: a leaky bucket, kept as the instant at which it is full. */
async function taken(connection: Connection, buckets: readonly Bucket[], at: EpochMs) {
  const text = 'select full_at from service_sign_in_attempts where bucket = $1';
  const found = await connection.queryAll(
    buckets.map(({ key }) => ({ sql: text, parameters: [key] })),
  );
  return buckets.map(({ key, allowance: { attempts, oneMoreAfterMs } }, index) => {
    const row = found[index]?.[0];
    const kept = row === undefined ? at : integerOf(row, 'full_at');
    // No bucket is emptier than empty: a later instant was written by a clock that was far ahead.
    const isPossible = kept <= at + attempts * oneMoreAfterMs + REPLICA_SKEW_MS;
    const before = isPossible ? Math.max(at, kept) : at;
    const fullAt = before + oneMoreAfterMs;
    return { key, fullAt, waitMs: fullAt - at - attempts * oneMoreAfterMs };
  });
}

/** Gives one attempt back, as after the right password: only failures count for an address. */
async function giveBack(connection: Connection, { key, allowance }: Bucket): Promise<void> {
  await connection.query(
    'update service_sign_in_attempts set full_at = full_at - $1 where bucket = $2',
    [allowance.oneMoreAfterMs, key],
  );
}

async function forgetAttempts(connection: Connection, { key }: Bucket): Promise<void> {
  await connection.query('delete from service_sign_in_attempts where bucket = $1', [key]);
}

export class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  async during<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.#counts.set(key, this.of(key) + 1);
    try {
      return await work();
    } finally {
      const left = this.of(key) - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    }
  }
}
