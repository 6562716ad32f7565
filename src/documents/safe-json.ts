/** Characters that JSON allows unescaped, but that a terminal or an editor may act on: DEL, C1, format characters, separators. */
const ACTIVE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The first sign of `##[error]` (GitHub Actions) and `##vso[task.…]` (Azure Pipelines). */
export const LOG_COMMAND = /#(?=#(?:vso)?\[)/giu;

/** Writes a value as two-space JSON with a final newline, safe to print: the form of every document that is written. */
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
