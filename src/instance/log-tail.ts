import { redactLines } from './redact/lines.ts';

/** How many lines of a log are shown (specification/service.md 6). */
export const TAIL_LINES = 100;

/** How many are looked at: more than a block has that begins above those that are shown. */
const LOOKED_AT = 1000;

/** How much of the end of a log is looked at, in bytes: enough for a block that begins before the lines. */
export const TAIL_BYTES = 2 * 1024 * 1024;

/**
 * The last lines of a log, redacted. More than is shown is looked at, so that what begins above is known.
 *
 * @param bytes the end of the file
 * @param isWhole whether that is all of it; else the first line is only a part of one, and left out
 */
export function logTail(bytes: Uint8Array, isWhole: boolean): string[] {
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return redactLines((isWhole ? lines : lines.slice(1)).slice(-LOOKED_AT), TAIL_LINES);
}
