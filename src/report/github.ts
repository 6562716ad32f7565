import { codeEntry, countOf, messageOf } from '../findings/index.ts';
import { escapeForTerminal } from './escape.ts';
import { byLevel, clearedBy, levelOf, placeOf, headlineOf, type Level } from './report-words.ts';
import type { Report, ReportedFinding } from './report.ts';
import { renderLines } from './text.ts';

/**
 * How many annotations of a kind GitHub keeps of one step; it drops the rest without a word. So the
 * last one that fits says how many more there are, and all of them stand in the log.
 */
const ANNOTATIONS_OF_A_KIND = 10;

/**
 * Workflow commands of GitHub Actions: one annotation for each finding, then the answer as lines of the log.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function renderGithub(report: Report): string {
  const { document } = report;
  const { error, warning } = byLevel(report.findings);
  const notice =
    document.decision === 'allowed'
      ? [command('notice', { title: 'claimgate: allowed' }, headlineOf(report))]
      : [];
  const lines = [...annotations('error', error), ...annotations('warning', warning), ...notice];
  const answer =
    report.lines.length > 0 ? renderLines(report) : `${document.decision}: ${headlineOf(report)}\n`;
  return `${lines.map((line) => `${line}\n`).join('')}${answer}`;
}

function annotations(level: Level, findings: readonly ReportedFinding[]): string[] {
  if (findings.length <= ANNOTATIONS_OF_A_KIND)
    return findings.map((item) => annotation(level, item));
  const shown = findings.slice(0, ANNOTATIONS_OF_A_KIND - 1);
  const rest = findings.slice(shown.length);
  return [
    ...shown.map((item) => annotation(level, item)),
    command(
      level,
      { title: 'claimgate' },
      `${countOf(rest.length, `more ${level}`)}: they are in the log of this step`,
    ),
    '::group::claimgate: the others',
    ...rest.map(logLine),
    '::endgroup::',
  ];
}

/** A finding in the log alone, with its place in front as editors and terminals know it. */
function logLine(item: ReportedFinding): string {
  const place = placeOf(item);
  const at = place === undefined ? '' : `${place}: `;
  return `${levelOf(item)}[${item.code}] ${escapeForTerminal(at + sentenceOf(item))}`;
}

function annotation(level: Level, item: ReportedFinding): string {
  const { code, file, line, column } = item;
  const title = `claimgate: ${code}`;
  return command(level, { file, line, column, title }, sentenceOf(item));
}

/** What is the case and what clears it; annotations have no room for more. */
function sentenceOf(item: ReportedFinding): string {
  const { blocks = [], next } = item;
  return [
    `${messageOf(item)}.`,
    codeEntry(item.code).hint,
    `Cleared by ${clearedBy(item)}.`,
    ...(blocks.length > 0 ? [`Blocks ${countOf(blocks.length, 'claim')}.`] : []),
    ...(next === undefined ? [] : [`Next: ${next}`]),
  ].join(' ');
}

interface Properties {
  readonly title: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** One workflow command, escaped as the toolkit of GitHub escapes: data and properties each in their way. */
function command(name: Level | 'notice', properties: Properties, message: string): string {
  const { file, line, column: col, title } = properties;
  const given = Object.entries({ file, line, col, title })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name} ${given.join(',')}::${escapeData(message)}`;
}

/** Line breaks are visible escapes by then, so that `%` is what is left to escape. */
function escapeData(text: string): string {
  return escapeForTerminal(text).replaceAll('%', '%25');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
