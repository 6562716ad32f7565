/**
 * Text from an input, made harmless for a terminal or a log: control characters, bidirectional
 * controls, line and paragraph separators and lone surrogates become visible escapes.
 */
export function escapeForTerminal(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{fffd}]/gu,
      (character) => `\\u{${codePointOf(character)}}`,
    );
}

function codePointOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}
