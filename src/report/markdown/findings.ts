import { codeEntry, countOf } from '../../findings/index.ts';
import { clearedBy, errorsFirst, levelOf, placeOf } from '../finding-words.ts';
import type { Report, ReportedFinding } from '../report.ts';
import { code, prose } from './text.ts';

/** Findings in a summary: each is at most some 8 KiB, most are a few hundred bytes. */
const MAX_FINDINGS = 60;

/** Every finding with its place, what was found and expected, and how it clears. */
export function findingsPart({ findings }: Report): string[] {
  if (findings.length === 0) return [];
  const sorted = errorsFirst(findings);
  const shown = sorted.slice(0, MAX_FINDINGS);
  const rest = sorted.length - shown.length;
  return [
    '### Findings',
    '',
    ...shown.flatMap(findingLines),
    ...(rest > 0 ? [`- and ${countOf(rest, 'more finding')}`] : []),
  ];
}

function findingLines(item: ReportedFinding): string[] {
  const { code: name, expected, found, next, rules = [], blocks = [], record } = item;
  const { title, hint } = codeEntry(name);
  const place = placeOf(item);
  const details = [
    found === undefined ? undefined : `found ${code(found)}`,
    expected === undefined ? undefined : `expected ${code(expected)}`,
  ].filter((part) => part !== undefined);
  const said = details.length > 0 ? `: ${details.join(', ')}` : '';
  const standing = [
    ...rules.map((rule) => `rule ${prose(rule)}`),
    ...(record ? [`record ${record.sequence}`] : []),
    ...(blocks.length > 0 ? [`blocks ${countOf(blocks.length, 'claim')}`] : []),
  ];
  return [
    `- **${levelOf(item)}** \`${name}\`: ${prose(title)}${said}`,
    ...(place === undefined ? [] : [`  - at ${code(place)}`]),
    ...(standing.length === 0 ? [] : [`  - ${standing.join(', ')}`]),
    `  - ${prose(hint)} Cleared by ${prose(clearedBy(item))}.`,
    ...(next === undefined ? [] : [`  - next: ${code(next)}`]),
  ];
}
