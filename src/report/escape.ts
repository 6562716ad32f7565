import { present } from '../documents/error.ts';
import { LOG_COMMAND } from '../documents/safe-json.ts';

/**
 * Text from an input, made harmless for a terminal or a log: control characters, bidirectional
 * controls, line and paragraph separators and lone surrogates become visible escapes, and so does what
 * CI systems take for a command anywhere in a line of a log.
 */
export function escapeForTerminal(text: string): string {
  if (NOTHING_TO_ESCAPE.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{fffd}]/gu,
      (character) => `\\u{${codePointOf(character)}}`,
    )
    .replaceAll(LOG_COMMAND, (character) => `\\u{${codePointOf(character)}}`);
}

/** Printable ASCII without `#`. Classes of Unicode take longer to make than most texts to write. */
const NOTHING_TO_ESCAPE = /^[ !"$-~]*$/;

function codePointOf(character: string): string {
  return present(character.codePointAt(0)).toString(16);
}
