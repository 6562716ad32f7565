// The machine in the words of a report: Node.js, the platform, the program itself.

import { arch, release, type } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { execPath, versions } from 'node:process';
import { isSea } from 'node:sea';
import type { DiagnosticsSystem } from '../documents/index.ts';

/** Describes this system: the version of Node.js, the operating system with its version, and the architecture. */
export function systemFacts(): DiagnosticsSystem {
  return { node: versions.node, os: `${type()} ${release()}`, arch: arch() };
}

export function systemWords({ arch: processor, node, os } = systemFacts()): string {
  return `Node.js ${node}, ${os}, ${processor}`;
}

/** The file of this program, where it is an executable that needs no Node. */
export function ownExecutable(): string | undefined {
  return isSea() ? execPath : undefined;
}

/** Waits, in milliseconds; ends at once, without an error, when the signal says so. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}
