import { codeEntry, isWarning, messageOf, type Finding } from '../findings/index.ts';
import { escapeForTerminal } from './escape.ts';
import type { Report, ReportedFinding } from './report.ts';

/** A whole report as plain text: what a terminal would show, without colour. */
export function renderText(report: Report): string {
  return renderDiagnostics(report, PLAIN) + renderLines(report);
}

/** Diagnostics in the manner of compilers: code, sentence, place, the line with a caret, help, next command. */
export function renderDiagnostics({ findings, sources }: Report, paint: Paint): string {
  const source = new SourceLines(sources);
  return findings.map((item) => `${diagnostic(item, source, paint).join('\n')}\n\n`).join('');
}

/**
 * The answer itself, for standard output. Lines may name paths, so all but tabs is made harmless, and none
 * starts as a workflow command of GitHub does.
 */
export function renderLines({ lines }: Report): string {
  return lines
    .map((line) => line.split('\t').map(escapeForTerminal).join('\t'))
    .map((line) => `${line.replace(/^(\s*):(?=:)/, '$1\\u{3a}')}\n`)
    .join('');
}

function diagnostic(item: ReportedFinding, source: SourceLines, paint: Paint): string[] {
  const level = isWarning(item) ? paint.warning('warning') : paint.error('error');
  const { hint } = codeEntry(item.code);
  return [
    `${level}[${item.code}]: ${paint.strong(escapeForTerminal(messageOf(item)))}`,
    ...place(item, source, paint),
    `   ${paint.frame('= help:')} ${hint}`,
    ...standing(item, paint),
    ...(item.clears_at === undefined ? [] : [`   ${paint.frame('= clears:')} ${item.clears_at}`]),
    ...(item.next === undefined
      ? []
      : [`   ${paint.frame('= next:')} ${escapeForTerminal(item.next)}`]),
  ];
}

/** Which rule says so, from which record, and which claims it blocks. */
function standing(
  { rules = [], record, blocks = [], blockCount = blocks.length }: ReportedFinding,
  paint: Paint,
): string[] {
  const [first] = blocks;
  const rest = blockCount > 1 ? ` and ${blockCount - 1} more` : '';
  return [
    ...(rules.length === 0
      ? []
      : [`   ${paint.frame(rules.length === 1 ? '= rule:' : '= rules:')} ${rules.join(', ')}`]),
    ...(record === undefined
      ? []
      : [`   ${paint.frame('= record:')} ${record.sequence} ${record.leaf}`]),
    ...(first === undefined ? [] : [`   ${paint.frame('= blocks:')} ${first}${rest}`]),
  ];
}

function place(
  { file, line, column, pointer }: Finding,
  source: SourceLines,
  paint: Paint,
): string[] {
  if (file === undefined) return [];
  const position = line === undefined ? '' : `:${line}${column === undefined ? '' : `:${column}`}`;
  const at = pointer ? ` (${escapeForTerminal(pointer)})` : '';
  const arrow = `  ${paint.frame('-->')} ${escapeForTerminal(file)}${position}${at}`;
  if (line === undefined || column === undefined) return [arrow];
  const text = source.line(file, line);
  if (text === undefined) return [arrow];
  const excerpt = excerptOf(text, column);
  const number = String(line);
  const margin = ' '.repeat(number.length);
  return [
    arrow,
    `${margin} ${paint.frame('|')}`,
    `${paint.frame(`${number} |`)} ${excerpt.line}`,
    `${margin} ${paint.frame('|')} ${excerpt.indent}${paint.error('^')}`,
  ];
}

/** One line of a document with the column to point at. */
interface Excerpt {
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

/** The colours of a report, or none of them. */
interface Paint {
  error(text: string): string;
  warning(text: string): string;
  strong(text: string): string;
  frame(text: string): string;
}

const plain = (text: string): string => text;

/** No colour: for files, pipes and `NO_COLOR`. */
export const PLAIN: Paint = { error: plain, warning: plain, strong: plain, frame: plain };

/** Colour for a terminal. */
export async function coloured(): Promise<Paint> {
  const { default: kleur } = await import('kleur');
  // The caller decides about colour from its own streams; kleur would look at those of the process.
  kleur.enabled = true;
  return {
    error: (text) => kleur.bold().red(text),
    warning: (text) => kleur.bold().yellow(text),
    strong: (text) => kleur.bold(text),
    frame: (text) => kleur.blue(text),
  };
}
