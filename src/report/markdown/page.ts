import { countOf, type Decision } from '../../findings/index.ts';
import type { GateVerdict } from '../../documents/index.ts';
import { headlineOf, isVerdict } from '../headline.ts';
import type { Report } from '../report.ts';
import { claimsPart } from './claims.ts';
import { findingsPart } from './findings.ts';
import { code, prose, table } from './text.ts';

/**
 * GitHub Flavored Markdown, for step summaries, comments and release notes. A step summary holds 1 MiB and
 * is dropped whole past it, so long lists are cut, and say so.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function renderMarkdown(report: Report): string {
  const { document } = report;
  const parts = isVerdict(document)
    ? [
        heading(report),
        facts(document),
        findingsPart(report),
        claimsPart(document),
        inputs(document),
      ]
    : report.isMarkdown
      ? [report.lines, findingsPart(report)]
      : [heading(report), answer(report), findingsPart(report)];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}

const SIGNS: Readonly<Record<Decision, string>> = {
  allowed: '✅',
  refused: '❌',
  undetermined: '❓',
};

function heading(report: Report): string[] {
  const { document } = report;
  const name = isVerdict(document) ? 'claimgate' : `claimgate ${document.command}`;
  const sentence = isVerdict(document) ? `: ${headlineOf(report)}` : '';
  return [`## ${SIGNS[document.decision]} ${name}: ${document.decision}${sentence}`];
}

function facts({ release, kind, evaluated_at, horizon, manifest_sha256 }: GateVerdict): string[] {
  const version = release?.version;
  const { first_lapse: lapse, valid_until: until } = horizon;
  return [
    ...(release
      ? [`- Release: ${version ? `${code(version)} at ` : ''}commit ${code(release.revision)}`]
      : []),
    `- Judged at ${code(evaluated_at)}, as a ${kind}`,
    ...(lapse === null
      ? []
      : [
          `- Holds until ${code(String(until))}: then the ${lapse.what.replaceAll('_', ' ')} lapses`,
        ]),
    ...(manifest_sha256 === null ? [] : [`- Release manifest: ${code(manifest_sha256)}`]),
  ];
}

/** What a command other than the gate says. */
function answer({ lines }: Report): string[] {
  const shown = lines.slice(0, MAX_LINES).map((line) => `- ${code(line.trim())}`);
  const rest = lines.length - shown.length;
  return rest > 0 ? [...shown, `- and ${countOf(rest, 'more line')}`] : shown;
}

const MAX_LINES = 200;

function inputs({ inputs: read }: GateVerdict): string[] {
  if (read.length === 0) return [];
  const shown = read.slice(0, MAX_INPUTS);
  const rest = read.length - shown.length;
  const rows = shown.map(({ document, path, sha256 }) => [
    prose(document.replaceAll('_', ' ')),
    code(path),
    code(sha256),
  ]);
  return [
    `<details><summary>${countOf(read.length, 'input')}, by digest</summary>`,
    '',
    ...table(['document', 'path', 'sha256'], rows),
    ...(rest > 0 ? ['', `and ${countOf(rest, 'more input')}`] : []),
    '',
    '</details>',
  ];
}

const MAX_INPUTS = 500;
