import { LOG_COMMAND } from './escape.ts';
import type { Report } from './report.ts';

/** What JSON allows as it is, but a terminal or an editor may act on: DEL, C1, format characters, separators. */
const ACTIVE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The document of a report as JSON. */
export function renderJson({ document }: Report): string {
  return safeJson(document);
}

/** A value as two-space JSON with a final newline, safe to print. */
export function safeJson(value: object): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replaceAll(ACTIVE, asEscapes).replaceAll(LOG_COMMAND, asEscapes)}\n`;
}

/** JSON escapes are by UTF-16 code unit. */
function asEscapes(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}
