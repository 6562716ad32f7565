import { codeEntry, countOf, messageOf } from '../documents/findings.ts';
import { escapeForTerminal } from './markup.ts';
import {
  answerWords,
  clearedBy,
  headlineOf,
  isVerdict,
  levelOf,
  placeOf,
  type Level,
} from './report-words.ts';
import { claimPlaces } from './annotations.ts';
import { causesOf, type ShownCause } from './causes.ts';
import { placed, sectionsOf, type Report } from './report.ts';
import { renderAnswer } from './text.ts';

/** GitHub drops further annotations of a kind without a word, so the last one says how many more there are. */
const ANNOTATIONS_OF_A_KIND = 10;

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
export function renderGithub(report: Report): string {
  const { document } = report;
  const causes = sectionsOf(report).flatMap(placedCauses);
  const ofLevel = (level: Level) => causes.filter(({ first }) => levelOf(first) === level);
  const notice =
    report.exitCode === 0
      ? [command('notice', { title: titleOf(document) }, headlineOf(report))]
      : [];
  const lines = [
    ...annotations('error', ofLevel('error')),
    ...annotations('warning', ofLevel('warning')),
    ...notice,
  ];
  const answer =
    report.lines.length > 0
      ? renderAnswer(report)
      : `${answerWords(document)}: ${headlineOf(report)}\n`;
  return `${lines.map((line) => `${line}\n`).join('')}${answer}`;
}

function titleOf(document: Report['document']): string {
  const of = isVerdict(document) ? '' : ` ${document.command}`;
  return `claimgate${of}: ${answerWords(document)}`;
}

interface PlacedCause extends ShownCause {
  readonly report: Report;
  readonly placeOfClaim: ReturnType<typeof claimPlaces>;
}

function placedCauses(report: Report): PlacedCause[] {
  const placeOfClaim = claimPlaces(report);
  const causes = causesOf(report.findings, { at: report.at, isFull: false });
  return causes.map((cause) => ({ ...cause, report, placeOfClaim }));
}

function annotations(level: Level, causes: readonly PlacedCause[]): string[] {
  const annotation = (cause: PlacedCause): string => {
    const { placeOfClaim, report } = cause;
    const { code, file: named, line, column, blocks: [claim] = [] } = cause.first;
    const file = named === undefined ? undefined : placed(report, named);
    // Without a file in the repository, there is no line to show it at.
    const place = claim ? placeOfClaim(claim) : file === undefined ? {} : { file, line, column };
    return command(level, { ...place, title: `claimgate: ${code}` }, sentenceOf(cause));
  };
  if (causes.length <= ANNOTATIONS_OF_A_KIND) return causes.map(annotation);
  const shown = causes.slice(0, ANNOTATIONS_OF_A_KIND - 1);
  const rest = causes.slice(shown.length);
  return [
    ...shown.map(annotation),
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
function logLine(cause: ShownCause): string {
  const { first: item } = cause;
  const place = placeOf(item);
  const at = place === undefined ? '' : `${place}: `;
  return `${levelOf(item)}[${item.code}] ${escapeForTerminal(at + sentenceOf(cause))}`;
}

/** Says what is wrong and how to clear it; annotations have no room for more. */
function sentenceOf({ first, details, claims, also }: ShownCause): string {
  const { next } = first;
  const said =
    first.blocks === undefined
      ? messageOf(first)
      : [codeEntry(first.code).title, ...(details.length > 0 ? [details.join('; ')] : [])].join(
          ': ',
        );
  return [
    `${said}.`,
    codeEntry(first.code).hint,
    ...(also.length > 0 ? [`Also at ${also.join(', ')}.`] : []),
    ...(claims.length > 0 ? [`Claims: ${claims.join('; ')}.`] : []),
    `Cleared by ${clearedBy(first)}.`,
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
