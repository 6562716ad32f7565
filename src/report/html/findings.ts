import { codeEntry, countOf } from '../../findings/index.ts';
import { clearedBy, errorsFirst, levelOf, placeOf, sentence } from '../finding-words.ts';
import { shortDigest } from '../claims-to-show.ts';
import { markup, type Markup } from '../markup.ts';
import type { Report, ReportedFinding } from '../report.ts';
import type { Section } from './section.ts';

/** Links to blocked claims under one finding; from its claim, every finding can be reached anyway. */
const MAX_LINKS = 24;

/** Every finding: what, where, and how it clears. */
export function findingsSection({ document, findings }: Report): Section {
  const content =
    findings.length === 0
      ? markup`<p class="none">${document.decision === 'allowed' ? 'Nothing was found that stands in the way.' : 'The answer itself says why.'}</p>`
      : markup`<ol class="findings">
${errorsFirst(findings).map(findingItem)}</ol>`;
  return { id: 'findings', title: `Findings (${findings.length})`, content };
}

/** The anchor of the finding at a place in the list. */
export function findingAnchor(index: number): string {
  return `finding-${index + 1}`;
}

type Row = readonly [name: string, value: Markup | string | undefined];

function findingItem(item: ReportedFinding, index: number): Markup {
  const { code, expected, found, next, record, rules = [], pointer } = item;
  const { title, hint } = codeEntry(code);
  const level = levelOf(item);
  const place = placeOf(item);
  const at = pointer
    ? markup`<code>${place}</code> <span class="pointer">(${pointer})</span>`
    : markup`<code>${place}</code>`;
  const rows: readonly Row[] = [
    ['At', place === undefined ? undefined : at],
    ['Found', found === undefined ? undefined : markup`<code>${found}</code>`],
    ['Expected', expected === undefined ? undefined : markup`<code>${expected}</code>`],
    [rules.length > 1 ? 'Rules' : 'Rule', rules.length === 0 ? undefined : rules.join(', ')],
    ['Record', record && markup`${record.sequence} <code>${record.leaf}</code>`],
    ['Clears', clears(item)],
    ['How', prose(hint)],
    ['Next', next === undefined ? undefined : markup`<code>${next}</code>`],
  ];
  return markup`<li class="finding ${level}" id="${findingAnchor(index)}">
<h3><span class="level">${level}</span> <code>${code}</code></h3>
<p class="what">${sentence(title)}</p>
<dl>${rows.map(rowElement)}</dl>
${blockedClaims(item)}</li>
`;
}

function rowElement([name, value]: Row): Markup | undefined {
  return value === undefined ? undefined : markup`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function clears(item: ReportedFinding): string {
  return item.clears_by === 'never' ? 'not at all' : `by ${clearedBy(item)}`;
}

/** Our own sentences mark code by backticks. */
function prose(text: string): Markup {
  const parts = text.split('`');
  return markup`${parts.map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))}`;
}

function blockedClaims({ blocks = [] }: ReportedFinding): Markup | undefined {
  if (blocks.length === 0) return undefined;
  const links = blocks
    .slice(0, MAX_LINKS)
    .map(
      (digest) =>
        markup`<li><a href="#${claimAnchor(digest)}"><code>${shortDigest(digest)}…</code></a></li>`,
    );
  const rest = blocks.length - links.length;
  return markup`<details><summary>Blocks ${countOf(blocks.length, 'claim')}</summary>
<ul class="links">${links}${rest > 0 ? markup`<li>and ${rest} more</li>` : undefined}</ul></details>
`;
}

/** The anchor of a claim. */
export function claimAnchor(digest: string): string {
  return `claim-${digest.slice('sha256:'.length)}`;
}
