import { arch, release, type } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { versions } from 'node:process';

/** What this runs on. */
export interface SystemFacts {
  /** Version of Node.js. */
  readonly node: string;
  /** Name and version of the operating system. */
  readonly os: string;
  readonly arch: string;
}

export function systemFacts(): SystemFacts {
  return { node: versions.node, os: `${type()} ${release()}`, arch: arch() };
}

/** Waits, in milliseconds; ends at once, without an error, when the signal says so. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}
