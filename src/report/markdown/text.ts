import { escapeForTerminal } from '../escape.ts';

/** Our own sentences: what is between backticks is code, everything else is meant as it stands. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(STRUCTURE, asEntity)))
    .join('');
}

/**
 * Text from an input as code, in which nothing is a link, a mention, a picture or an end of a table cell.
 * Where backticks can not hold it, an element with entities does: GitHub has no escapes inside backticks.
 */
export function code(text: string): string {
  const escaped = escapeForTerminal(text);
  return escaped === '' || UNQUOTABLE.test(escaped)
    ? `<code>${escaped.replaceAll(PUNCTUATION, asEntity)}</code>`
    : `\`${escaped}\``;
}

/** What GitHub Flavored Markdown acts on inside a line: references to people and issues, mathematics and icons too. */
const STRUCTURE = /[\\*_~<>|$#@:[\]&]/g;

/** What does not stay as it is between backticks in a table, or at the edge of them. */
const UNQUOTABLE = /[`|\\]|^\s|\s$/;

const PUNCTUATION = /[!-/:-@[-`{-~]/g;

function asEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** A table of GitHub Flavored Markdown; cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
