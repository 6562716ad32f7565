import type { MutantResult } from '@stryker-mutator/api/core';

/** The longest piece of code that a list quotes; the rest is cut off with an ellipsis. */
const QUOTED = 90;

/**
 * A mutant as the lists name it: `file` Mutator `before` → `after`. Without lines, so that a list stays true
 * when code moves; the same change in several places of a file is one item with a count.
 */
export function keyOf(
  { fileName, mutatorName, replacement }: MutantResult,
  before: string,
): string {
  return `\`${fileName}\` ${mutatorName} ${quote(before)} → ${quote(replacement)}`;
}

/** The piece of a text between two places, both counted from one; the end is not part of it. */
export function piece(text: string, { start, end }: MutantResult['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

/** How often each key is there. */
export function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** One line of a list. */
export function itemOf(key: string, count: number): string {
  return `* ${key}${count === 1 ? '' : ` ×${count}`}`;
}

/**
 * The mutants of a folder of `src` and how often each is expected: the items of a Markdown file, each list of items
 * under the paragraph that says why no test notices them. Throws where a list has no such paragraph.
 */
export function explained(markdown: string, folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  let reason = '';
  for (const line of markdown.split('\n')) {
    const [, key, count = '1'] = /^\* (`.*?)(?: ×(\d+))?$/.exec(line) ?? [];
    if (key === undefined) reason = line.startsWith('#') ? '' : line.trim() || reason;
    else if (reason === '') throw new Error(`no reason is given for ${key}`);
    else if (key.startsWith(`\`src/${folder}/`))
      counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  return counts;
}

function quote(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}
