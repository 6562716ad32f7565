import { digestOf } from '../../digest/index.ts';
import { present } from '../../findings/assert.ts';
import type { EpochMs } from '../../json/index.ts';
import type { Driver } from '../../ledger/index.ts';
import { findAdministrator } from './administrators.ts';
import { isPassword, type PasswordCost } from './password.ts';
import { openSession } from './sessions.ts';

/** An attempt to sign in. */
interface SignInRequest {
  readonly name: string;
  readonly password: string;
  /** Where they come from, as far as that is known. */
  readonly address: string;
  /** The secret that the browser shows already. */
  readonly before: string | undefined;
}

/** The outcome of an attempt. An unknown name and a wrong password give the same answer after the same time. */
type SignInOutcome =
  | { readonly state: 'signed_in'; readonly secret: string }
  | { readonly state: 'refused' }
  | { readonly state: 'limited'; readonly waitMs: number };

export interface SignIn {
  signIn(request: SignInRequest): Promise<SignInOutcome>;
}

/** For each name, and for each address, which may be of many people. */
const BY_NAME = { attempts: 5, oneMoreAfterMs: 60_000 };
const BY_ADDRESS = { attempts: 20, oneMoreAfterMs: 15_000 };

/** Passwords are compared one at a time, for each takes 128 MiB; so many may wait. */
const MAX_WAITING = 8;
const BUSY_MS = 5000;

/**
 * Signs people in. Attempts are counted before a password is looked at, so that many at once are counted too.
 *
 * @param cost what a try at the password of a name costs that nobody has; by default what a new one costs
 */
export function signInOf(ledger: Driver, clock: () => EpochMs, cost?: PasswordCost): SignIn {
  const byName = new Attempts(BY_NAME);
  const byAddress = new Attempts(BY_ADDRESS);
  const inTurn = takingTurns(MAX_WAITING);
  return {
    async signIn({ name, password, address, before }) {
      const at = clock();
      const waitMs = byAddress.take(address, at) || byName.take(name, at);
      if (waitMs > 0) return { state: 'limited', waitMs };
      const known = await ledger.read((connection) => findAdministrator(connection, name));
      const kept = known?.disabledAt === null ? known : undefined;
      const isRight = await inTurn(() => isPassword(password, kept?.password, cost));
      if (isRight === undefined) return { state: 'limited', waitMs: BUSY_MS };
      if (!isRight || !kept) return { state: 'refused' };
      byName.forget(name);
      const secret = await ledger.write((connection) =>
        openSession(connection, kept.id, clock(), before),
      );
      return { state: 'signed_in', secret };
    },
  };
}

/** Does one piece of work after the other; nothing where too many wait already. */
function takingTurns(most: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (waiting >= most) return undefined;
    waiting += 1;
    const turn = last.then(work);
    last = Promise.allSettled([turn]);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

/** So many attempts at once, and one more each time so many milliseconds have gone by. */
interface Allowance {
  readonly attempts: number;
  readonly oneMoreAfterMs: number;
}

/** How many keys are remembered; the oldest is forgotten first, so that memory stays bounded. */
const MAX_KEYS = 10_000;

/**
 * Counts attempts by key, as a bucket that leaks. Kept in memory: nobody who is not signed in makes the
 * database write.
 */
export class Attempts {
  readonly #allowance: Allowance;
  /** When each key will have all its attempts again. */
  readonly #fullAt = new Map<string, EpochMs>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Takes an attempt: 0, or how many milliseconds to wait for one. */
  take(name: string, at: EpochMs): number {
    const { attempts, oneMoreAfterMs } = this.#allowance;
    const key = digestOf(name);
    const fullAt = Math.max(this.#fullAt.get(key) ?? at, at) + oneMoreAfterMs;
    const wait = fullAt - at - attempts * oneMoreAfterMs;
    if (wait > 0) return wait;
    this.#fullAt.delete(key);
    this.#fullAt.set(key, fullAt);
    if (this.#fullAt.size > MAX_KEYS)
      this.#fullAt.delete(present(this.#fullAt.keys().next().value));
    return 0;
  }

  /** All attempts again, after one that was right. */
  forget(name: string): void {
    this.#fullAt.delete(digestOf(name));
  }
}
