/** A piece of source that no test on this machine can reach, and why. */
export interface Exception {
  /** Its comment, from 0. */
  readonly line: number;
  readonly reason: string;
  /** Whether it excuses anything that did not run. */
  readonly isUsed: boolean;
}

const MARK = /^(?<indent>\s*)\/\/ not covered: (?<reason>.*)$/;

/**
 * The lines that are excused by a comment `// not covered: REASON`: the statement below it, which by the
 * format of these files is the next line of code, what is indented deeper, and its closing bracket.
 */
export function excusedLines(lines: readonly string[]): {
  readonly lines: ReadonlyMap<number, Exception>;
  readonly exceptions: readonly Exception[];
} {
  const excused = new Map<number, Exception>();
  const exceptions = lines.flatMap((text, line): Exception[] => {
    const { indent, reason } = MARK.exec(text)?.groups ?? {};
    if (indent === undefined || reason === undefined) return [];
    return [{ line, reason: [reason, ...continued(lines, line + 1)].join(' '), isUsed: false }];
  });
  for (const exception of exceptions) {
    for (const line of statementBelow(lines, exception.line)) excused.set(line, exception);
  }
  return { lines: excused, exceptions };
}

/** The words of a comment that goes on over more lines. */
function continued(lines: readonly string[], from: number): string[] {
  const words: string[] = [];
  for (let line = from; lines[line]?.trimStart().startsWith('//'); line += 1)
    words.push((lines[line] ?? '').trim().replace(/^\/\/ */, ''));
  return words;
}

function statementBelow(lines: readonly string[], comment: number): number[] {
  const indent = indentOf(lines[comment] ?? '');
  let line = comment + 1;
  while (lines[line]?.trimStart().startsWith('//')) line += 1;
  const statement = [line];
  for (line += 1; line < lines.length; line += 1) {
    const text = lines[line] ?? '';
    const isClosing = /^\s*[\])}]/.test(text);
    if (text.trim() !== '' && indentOf(text) <= indent && !isClosing) break;
    statement.push(line);
    if (indentOf(text) <= indent && isClosing) break;
  }
  return statement;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** An exception needs more than one word. */
export function faultOf({ reason, isUsed }: Exception): string | null {
  if (reason.split(' ').length < 4) return 'gives no reason';
  if (!isUsed) return 'excuses nothing: all of it ran';
  return null;
}
