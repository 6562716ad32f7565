import { escapeForTerminal } from './escape.ts';

/** One line of a document with the column to point at. */
export interface Excerpt {
  readonly line: string;
  /** Spaces before the caret. */
  readonly indent: string;
}

const MAX_WIDTH = 100;
const BEFORE_CARET = 60;

/** The lines of each document, split once however many findings point into it. */
export class SourceLines {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #lines = new Map<string, readonly string[]>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** A line by its 1-based number. */
  line(file: string, number: number): string | undefined {
    const lines = this.#lines.get(file) ?? this.#texts.get(file)?.split(/\r\n?|\n/);
    if (lines) this.#lines.set(file, lines);
    return lines?.[number - 1];
  }
}

/** A line that a finding points at, escaped, and cut around the column where it is long. */
export function excerptOf(text: string, column: number): Excerpt {
  const start = Math.max(0, column - 1 - BEFORE_CARET);
  const before = (start > 0 ? '…' : '') + escapeForTerminal(text.slice(start, column - 1));
  const after =
    escapeForTerminal(text.slice(column - 1, start + MAX_WIDTH)) +
    (text.length > start + MAX_WIDTH ? '…' : '');
  return { line: before + after, indent: ' '.repeat(before.length) };
}
