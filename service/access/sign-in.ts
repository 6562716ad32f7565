import { randomBytes } from 'node:crypto';
import type { EpochMs } from '../../src/documents/json.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import {
  findAdministrator,
  listAdministrators,
  type Administrator,
  type KeptAdministrator,
} from './administrators.ts';
import {
  addressBlock,
  addressBucket,
  browserBucket,
  forgetAttempts,
  giveBack,
  nameBucket,
  takeAttempt,
  waitFor,
} from './attempts.ts';
import { browserToken, isBrowserToken } from './browser-session.ts';
import { hashPassword, isPassword, type PasswordCost } from './password.ts';
import { endSessionsOf, openSession } from './sessions.ts';
import { Tally } from '../tally.ts';

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

export interface SignInSetup {
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
export function signInOf({ ledger, clock }: SignInSetup, cost?: PasswordCost): SignIn {
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
