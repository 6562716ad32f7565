import { present } from '../documents/error.ts';
import { LOG_COMMAND } from '../documents/safe-json.ts';

/** Text that is XML or HTML throughout. Only `markup` makes it. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** Text is escaped, markup is kept, a list is joined; `undefined`, `null` and `false` give nothing. */
export type Content = string | number | Markup | undefined | null | false | readonly Content[];

/** A template of XML or HTML into which nothing gets unescaped: text from an input cannot become markup. */
export function markup(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(
    parts.map((part, at) => (at === 0 ? part : asText(contents[at - 1]) + part)).join(''),
  );
}

function asText(content: Content): string {
  if (content === undefined || content === null || content === false) return '';
  if (content instanceof Markup) return content.toString();
  if (typeof content === 'object') return content.map(asText).join('');
  return escapeMarkup(String(content));
}

/** Text for elements and quoted attributes. What XML 1.0 has no place for is a visible escape already. */
function escapeMarkup(text: string): string {
  return escapeForTerminal(text)
    .replaceAll(/[\ufffe\uffff]/g, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`)
    .replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

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
