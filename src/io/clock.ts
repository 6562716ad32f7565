import { setTimeout as delay } from 'node:timers/promises';

/** Tells the instant, in milliseconds since 1970-01-01T00:00:00Z. */
export type Clock = () => number;

/** The only place that asks what time it is. No environment variable is ever "now" (specification/trust.md 5). */
export const systemClock: Clock = () => Date.now();

/** Waits, in milliseconds; ends at once, without an error, when the signal says so. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}
