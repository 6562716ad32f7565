import { setTimeout as delay } from 'node:timers/promises';

/** Waits, in milliseconds; ends at once, without an error, when the signal says so. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}
