import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { Log } from './http/log.ts';

/** How long stopping may take, in milliseconds. */
export interface ShutdownTimes {
  /** How long `/api/v1/ready` says 503 while requests are still taken, so that a load balancer notices. */
  readonly announceMs: number;
  /** When whatever is still open is cut off: counted from the beginning, the announcement included. */
  readonly deadlineMs: number;
}

/**
 * Stops a server in the order of specification/service.md 1: it has said it is not ready any more, goes on
 * answering for a while, then takes no new connections and lets those that are open come to an end; at
 * one deadline the rest is cut off.
 *
 * @param hurry aborted: no announcement any more, and nothing is waited for
 * @returns whether everything that was asked was answered
 */
export async function shutDown(
  server: Server,
  { announceMs, deadlineMs }: ShutdownTimes,
  log: Log,
  hurry: AbortSignal,
): Promise<boolean> {
  const started = performance.now();
  log({ level: 'info', event: 'draining', announce_ms: announceMs, deadline_ms: deadlineMs });
  await pause(Math.min(announceMs, deadlineMs), hurry);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections on which nothing is asked would keep the server open until they are used again.
  server.closeIdleConnections();
  const left = Math.max(0, deadlineMs - (performance.now() - started));
  const isClosed = await Promise.race([
    closed.then(() => true),
    pause(left, hurry).then(() => false),
  ]);
  if (!isClosed) server.closeAllConnections();
  await closed;
  log({
    level: isClosed ? 'info' : 'warn',
    event: 'stopped',
    all_answered: isClosed,
    duration_ms: Math.round(performance.now() - started),
  });
  return isClosed;
}

async function pause(milliseconds: number, hurry: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal: hurry, ref: false }).catch(() => {});
}
