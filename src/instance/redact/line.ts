import { redactNamed } from './named.ts';
import { redactShapes } from './shapes.ts';

/** Characters of a line that are looked at; what is beyond is left out, never shown. */
const MAX_LOOKED_AT = 16 * 1024;
/** Characters of a line that are shown. */
const MAX_SHOWN = 4096;
const CUT = ' [cut]';

/** One line without what should stay secret (specification/service.md 6). */
export function redactLine(line: string): string {
  const redacted = redactShapes(redactNamed(boundedLine(line)));
  return redacted.length <= MAX_SHOWN
    ? redacted
    : redacted.slice(0, MAX_SHOWN).toWellFormed() + CUT;
}

/** As much of a line as is looked at, which keeps the time for it in bounds. */
export function boundedLine(line: string): string {
  return line.length <= MAX_LOOKED_AT ? line : cutAtSpace(line.slice(0, MAX_LOOKED_AT));
}

/** Half a secret need not look like one: the word that is cut through goes as a whole. */
function cutAtSpace(text: string): string {
  return text.slice(0, Math.max(0, text.lastIndexOf(' '))) + CUT;
}
