import type { CodeEntry } from './entry.ts';
import { CODES, type Code } from './table.ts';

export { areaOf } from './areas.ts';

/** The row of a code, with its optional members visible. */
export function codeEntry(code: Code): CodeEntry {
  return CODES[code];
}

/** Whether a text is a code of the table. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(CODES, text);
}

/** Every code there is, in no order. */
export function everyCode(): Code[] {
  return Object.keys(CODES).filter(isCode);
}
