/**
 * The table of claims and rules on the page of a report, with links from each "no" to the finding that explains it.
 * A file of its own, since it is most of what a long page shows.
 */
import type { ClaimVerdict, GateVerdict, RuleVerdict, Subject } from '../documents/index.ts';
import { claimsToShow, ruleNames, testedLines, type TestedClaims } from './report-words.ts';
import { claimName } from '../manifest/claim-names.ts';
import { markup, type Markup } from './markup.ts';
import type { ShownCause } from './causes.ts';

/** A part of the page; its title stands in the list of contents as well. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Markup;
  /** Whether a sheet of its own begins with it in print. */
  readonly isAppendix?: boolean;
}

export function findingAnchor(index: number): string {
  return `finding-${index + 1}`;
}

export function claimAnchor(digest: string): string {
  return `claim-${digest.slice('sha256:'.length)}`;
}

/** A sign beside the word: colour alone never carries meaning. */
export const SIGNS = {
  allowed: '✓',
  refused: '✕',
  undetermined: '?',
  pass: '✓',
  fail: '✕',
  unknown: '?',
  yes: '✓',
  said: '·',
  no: '✕',
  unsure: '?',
} as const;

/** Roles are written out: where narrow screens lay rows out as blocks, browsers may not take them for a table. */
export function claimsSection(
  verdict: GateVerdict,
  causes: readonly ShownCause[],
  tested: TestedClaims,
): Section {
  const claims = claimsToShow(verdict);
  const title = `Claims (${claims.length})`;
  if (claims.length === 0)
    return { id: 'claims', title, content: markup`<p class="none">Nothing is claimed.</p>` };
  const rules = ruleNames(verdict);
  const links = new FindingLinks(causes);
  const unasked =
    rules.length === 0
      ? markup`<p>The whole was refused before the rules were asked about any claim.</p>`
      : undefined;
  const content = markup`${unasked}${claims.length < FEW ? undefined : FILTER}<table role="table" class="matrix">
<caption>Claims by rule, those that may not be published first</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Claim</th><th role="columnheader" scope="col">Decision</th>${rules.map(ruleHead)}</tr></thead>
<tbody role="rowgroup">
${claims.map((claim) => row(claim, links, tested))}</tbody>
</table>${legend(rules)}`;
  return { id: 'claims', title, content };
}

/** The field shows up only where the script runs. */
const FILTER = markup`<p id="search" class="filter" hidden=""><label>Filter by words <input type="search" autocomplete="off" spellcheck="false"></label> <output aria-live="polite"></output></p>\n`;

/** Claims that are seen at one glance need no filter. */
const FEW = 8;

/** For narrow screens, which have no room for the heads of columns. */
function legend(rules: readonly RuleName[]): Markup | undefined {
  if (rules.length === 0) return undefined;
  const texts = rules.map(({ number, id }) => `${number} ${id.replaceAll('-', ' ')}`);
  return markup`<p class="legend">Rules: ${texts.join(' · ')}</p>`;
}

type RuleName = Pick<RuleVerdict, 'number' | 'id'>;

function ruleHead({ number, id }: RuleName): Markup {
  return markup`<th role="columnheader" scope="col" class="rule"><b>${number}</b> <span class="word">${id.replaceAll('-', ' ')}</span></th>`;
}

function row(
  { subject, subject_digest, decision, rules }: ClaimVerdict,
  links: FindingLinks,
  tested: TestedClaims,
): Markup {
  const runs = testedLines(tested.get(subject_digest));
  const name = claimName(subject);
  return markup`<tr role="row" id="${claimAnchor(subject_digest)}" data-decision="${decision}"><th role="rowheader" scope="row" aria-label="${name}"><details><summary>${name}</summary>${runs.map((line) => markup`<p>${line}</p>`)}${members(subject, subject_digest)}</details></th><td role="cell" class="of-claim"><span class="tag ${decision}">${SIGNS[decision]} ${decision}</span></td>${rules.map((rule) => cell(rule, links.to(subject_digest, rule)))}</tr>
`;
}

function cell({ number, outcome }: RuleVerdict, anchor: string | undefined): Markup {
  const text = markup`<span class="tag ${outcome}"><span aria-hidden="true">${SIGNS[outcome]}</span> <span class="word">${outcome}</span></span>`;
  const content = anchor === undefined ? text : markup`<a href="#${anchor}">${text}</a>`;
  return markup`<td role="cell" data-rule="${number}">${content}</td>`;
}

/** All of the subject, for who wants to compare it. */
function members(subject: Subject, digest: string): Markup {
  const rows = [...Object.entries(subject), ['subject digest', digest] as const];
  return markup`<dl>${rows.map(([name, value]) => markup`<div><dt>${name.replaceAll('_', ' ')}</dt><dd><code>${value === null ? 'none' : String(value)}</code></dd></div>`)}</dl>`;
}

/** From a rule of a claim to the first finding that keeps it from passing. */
class FindingLinks {
  readonly #anchors = new Map<string, string>();

  constructor(causes: readonly ShownCause[]) {
    for (const [index, { first, blocked }] of causes.entries()) {
      for (const { digest } of blocked) {
        const key = `${digest} ${first.code}`;
        if (!this.#anchors.has(key)) this.#anchors.set(key, findingAnchor(index));
      }
    }
  }

  to(digest: string, { findings }: RuleVerdict): string | undefined {
    const [first] = findings;
    return first && this.#anchors.get(`${digest} ${first.code}`);
  }
}
