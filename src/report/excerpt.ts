import { escapeForTerminal } from './escape.ts';

/** One line of a document with the column to point at. */
export interface Excerpt {
  readonly line: string;
  /** Spaces before the caret. */
  readonly indent: string;
}

const MAX_WIDTH = 100;
const BEFORE_CARET = 60;

/** The line a finding points at, escaped, and cut around the column where it is long. */
export function excerptOf(source: string, line: number, column: number): Excerpt | undefined {
  const text = source.split(/\r\n?|\n/)[line - 1];
  if (text === undefined) return undefined;
  const start = Math.max(0, column - 1 - BEFORE_CARET);
  const before = (start > 0 ? '…' : '') + escapeForTerminal(text.slice(start, column - 1));
  const after =
    escapeForTerminal(text.slice(column - 1, start + MAX_WIDTH)) +
    (text.length > start + MAX_WIDTH ? '…' : '');
  return { line: before + after, indent: ' '.repeat(before.length) };
}
