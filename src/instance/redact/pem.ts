import { REDACTED } from './mark.ts';
import { present } from '../../findings/assert.ts';

const WHOLE = /-----BEGIN [A-Z0-9 ]{1,64}-----.*?-----END [A-Z0-9 ]{1,64}-----/g;
const BEGIN = /-----BEGIN [A-Z0-9 ]{1,64}-----/;
const END = /-----END [A-Z0-9 ]{1,64}-----/;

/** A line of base64 as it stands in a block, perhaps behind what a logger puts before every line. */
const BODY =
  /(?:^|[\s|>:"'])(?:[A-Za-z0-9+/]{16,}={0,2}|[A-Za-z0-9+/]{2,15}={1,2})(?:\\[nr]|["',;+\s])*$/;
/** The same, without anything before it, or a header of an encrypted key. */
const ONLY_BODY =
  /^\s*(?:[A-Za-z0-9+/]{1,76}={0,2}|(?:Proc-Type|DEK-Info|Comment|Version): .*|)\s*$/;
/** No block is longer, in lines. */
const MAX_LINES = 400;

/**
 * Redacts PEM blocks: in one line, over several, and those of which only the beginning or the end is
 * here. As many lines come back as went in.
 */
export function redactPem(lines: readonly string[]): string[] {
  const redacted = lines.map((line) => line.replaceAll(WHOLE, REDACTED));
  for (let at = 0; at < redacted.length; at += 1) {
    const line = present(redacted[at]);
    if (BEGIN.test(line)) at = redactFrom(redacted, at);
    else if (END.test(line)) redactBefore(redacted, at);
  }
  return redacted;
}

/** @returns the last line of the block */
function redactFrom(lines: string[], begin: number): number {
  const after = lines.slice(begin + 1, begin + MAX_LINES);
  const next = after.findIndex((line) => END.test(line) || BEGIN.test(line));
  const isClosed = next >= 0 && END.test(present(after[next]));
  lines[begin] = present(lines[begin]).replace(new RegExp(`${BEGIN.source}.*$`), REDACTED);
  const open = after.findIndex((line) => !BODY.test(line) && !ONLY_BODY.test(line));
  const inside = isClosed ? next : open < 0 ? after.length : open;
  lines.fill(REDACTED, begin + 1, begin + 1 + inside);
  if (!isClosed) return begin + inside;
  closeBlock(lines, begin + 1 + next);
  return begin + next;
}

/** Redacts backwards from an end whose beginning is out of sight. */
function redactBefore(lines: string[], end: number): void {
  for (let at = end - 1; at >= Math.max(0, end - MAX_LINES); at -= 1) {
    const line = present(lines[at]);
    // The line right above is the last of the block, however short it is.
    const isInside = at === end - 1 || line === REDACTED || BODY.test(line) || ONLY_BODY.test(line);
    if (!isInside) break;
    lines[at] = REDACTED;
  }
  closeBlock(lines, end);
}

function closeBlock(lines: string[], end: number): void {
  lines[end] = present(lines[end]).replace(new RegExp(`^.*?${END.source}`), REDACTED);
}
