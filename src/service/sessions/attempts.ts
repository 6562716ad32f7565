import { digestOf } from '../../digest/index.ts';
import { present } from '../../findings/assert.ts';
import type { EpochMs } from '../../json/index.ts';

/** So many attempts at once, and one more each time so many milliseconds have gone by. */
export interface Allowance {
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
