import { codeEntry, isWarning, type Finding } from '../documents/findings.ts';
import { causesOf, type ShownCause, type DetailForm } from './causes.ts';
import { escapeForTerminal } from './markup.ts';
import { placeOf, whenWords } from './report-words.ts';
import { sentenceOfUsage } from '../documents/make-finding.ts';
import { fromRoot, type Report } from './report.ts';

/** A whole report as plain text, for a file: everything, without colour. */
export function renderText(report: Report): string {
  return (
    renderAnswer(report, PLAIN, { isFull: true }) +
    renderDiagnostics(report, PLAIN, { isFull: true }) +
    renderNext(report)
  );
}

type Form = Pick<DetailForm, 'isFull'>;

/** Lines may name paths: all but tabs is made harmless, and none starts as a workflow command of GitHub. */
export function renderAnswer(
  { lines, fullLines = lines }: Report,
  paint: Paint = PLAIN,
  { isFull }: Form = { isFull: false },
): string {
  const [answer = '', ...rest] = (isFull ? fullLines : lines).map(lineOf);
  const [, tone] = TONES.find(([words]) => words.test(answer)) ?? [];
  return [tone ? `${paint[tone](answer.trimEnd())}\n` : answer, ...rest].join('');
}

/** The colour of an answer, by the words that it begins with. */
const TONES: readonly (readonly [RegExp, keyof Paint])[] = [
  [/^(allowed as|rehears|dry run)/, 'warning'],
  [/^(allowed|verified|released|healthy|ok)\b/, 'success'],
  [/^(refused|undetermined|failed|not verified)\b/, 'error'],
];

export function renderNext({ exitCode, next = [] }: Report): string {
  return exitCode === 0 ? next.map((command) => lineOf(`next: ${command}`)).join('') : '';
}

function lineOf(text: string): string {
  const line = text.split('\t').map(escapeForTerminal).join('\t');
  return `${line.replace(/^(\s*):(?=:)/, '$1\\u{3a}')}\n`;
}

/** Diagnostics in the manner of compilers: code, sentence, place, the line with a caret, help, next command. */
export function renderDiagnostics(
  report: Report,
  paint: Paint,
  { isFull }: Form = { isFull: false },
): string {
  if (report.sections)
    return report.sections.map((one) => section(one, paint, { isFull })).join('');
  const { at, findings, sources } = report;
  const form = { at, isFull };
  const source = new SourceLines(sources);
  return causesOf(findings, form)
    .map((cause) => `${diagnostic(cause, source, paint, form).join('\n')}\n\n`)
    .join('');
}

/** The diagnostics of one product, behind its answer. */
function section(report: Report, paint: Paint, form: Form): string {
  const said = renderDiagnostics(fromRoot(report), paint, form);
  const [answer = ''] = report.lines;
  return said === '' ? '' : `${paint.strong(lineOf(answer).trimEnd())}\n\n${said}`;
}

function diagnostic(
  { first, details, claims, also }: ShownCause,
  source: SourceLines,
  paint: Paint,
  form: DetailForm,
): string[] {
  const { clears_at, next, explain, usage } = first;
  const level = isWarning(first) ? paint.warning('warning') : paint.error('error');
  const { title, hint } = codeEntry(first.code);
  const [only] = details.length === 1 ? details : [];
  const said =
    first.code === 'usage'
      ? sentenceOfUsage(first)
      : only === undefined
        ? title
        : `${title}: ${only}`;
  const row = (name: string, text: string): string =>
    `   ${paint.frame(`= ${name}:`)} ${escapeForTerminal(text)}`;
  const rows = (name: string, texts: readonly string[]): string[] =>
    texts.map((text, index) =>
      index === 0 ? row(name, text) : `${' '.repeat(name.length + 7)}${escapeForTerminal(text)}`,
    );
  return [
    `${level}[${first.code}]: ${paint.strong(escapeForTerminal(said))}`,
    ...(first.blocks && !form.isFull ? [] : place(first, source, paint)),
    ...rows('also', also),
    ...rows('found', details.length === 1 ? [] : details),
    ...rows('claims', claims),
    ...(usage === undefined ? [row('help', hint)] : [row('usage', usage)]),
    ...(form.isFull ? standing(first).map(([name, text]) => row(name, text)) : []),
    ...(clears_at === undefined ? [] : [row('clears', clearing(clears_at, form))]),
    ...(next === undefined ? [] : [row('next', next)]),
    ...(explain === undefined ? [] : [row('explain', explain)]),
  ];
}

function clearing(instant: string, { at, isFull }: DetailForm): string {
  return isFull ? instant : `by itself ${whenWords(Date.parse(instant), at)}`;
}

function standing({ rules = [], record }: ShownCause['first']): (readonly [string, string])[] {
  return [
    ...(rules.length === 0
      ? []
      : [[rules.length === 1 ? 'rule' : 'rules', rules.join(', ')] as const]),
    ...(record === undefined ? [] : [['record', `${record.sequence} ${record.leaf}`] as const]),
  ];
}

function place(item: Finding, source: SourceLines, paint: Paint): string[] {
  const { file, line, column, pointer } = item;
  if (file === undefined) return [];
  const at = pointer ? ` (${pointer})` : '';
  const arrow = `  ${paint.frame('-->')} ${escapeForTerminal(`${placeOf(item)}${at}`)}`;
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

const MAX_WIDTH = 100;
const BEFORE_CARET = 60;

/** The lines of each document, split once however many findings point into it. */
export class SourceLines {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #lines = new Map<string, readonly string[]>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  line(file: string, number: number): string | undefined {
    const lines = this.#lines.get(file) ?? this.#texts.get(file)?.split(/\r\n?|\n/);
    if (lines) this.#lines.set(file, lines);
    return lines?.[number - 1];
  }
}

/** A line that a finding points at, escaped, and cut around the column where it is long. */
export function excerptOf(text: string, column: number) {
  const start = Math.max(0, column - 1 - BEFORE_CARET);
  const before = (start > 0 ? '…' : '') + escapeForTerminal(text.slice(start, column - 1));
  const after =
    escapeForTerminal(text.slice(column - 1, start + MAX_WIDTH)) +
    (text.length > start + MAX_WIDTH ? '…' : '');
  return { line: before + after, indent: ' '.repeat(before.length) };
}

type Tone = 'error' | 'warning' | 'strong' | 'frame' | 'success';
type Paint = Readonly<Record<Tone, (text: string) => string>>;

const plain = (text: string): string => text;

/** No colour: for files, pipes and `NO_COLOR`. */
export const PLAIN: Paint = {
  error: plain,
  warning: plain,
  strong: plain,
  frame: plain,
  success: plain,
};

export async function coloured(): Promise<Paint> {
  const { default: kleur } = await import('kleur');
  // The caller decides about colour from its own streams; kleur would look at those of the process.
  kleur.enabled = true;
  return {
    error: (text) => kleur.bold().red(text),
    warning: (text) => kleur.bold().yellow(text),
    strong: (text) => kleur.bold(text),
    frame: (text) => kleur.blue(text),
    success: (text) => kleur.bold().green(text),
  };
}
