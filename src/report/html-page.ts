import { digestOf } from '../digest/index.ts';
import type { GateVerdict, Input } from '../documents/index.ts';
import { codeEntry, countOf, isWarning } from '../documents/findings.ts';
import {
  levelOf,
  capital,
  sentence,
  clearedBy,
  placeOf,
  isVerdict,
  headlineOf,
  KIND_WORDS,
  testedOf,
  answerWords,
  toneOf,
  instantWords,
} from './report-words.ts';
import { claimName } from '../manifest/claim-names.ts';
import { causesOf, type ShownCause } from './causes.ts';
import { FILTER_CLAIMS, STYLE } from './generated/browser.ts';
import { claimAnchor, claimsSection, findingAnchor, SIGNS, type Section } from './html-claims.ts';
import { Markup, markup } from './markup.ts';
import { type ReportSection, namesOf, type Names, type Report, type ReportItem } from './report.ts';

/** Needs nothing else: no request, no font, no storage. Its content policy lets only the one filter script run. */
export function renderHtml(report: Report): string {
  const { document } = report;
  const causes = causesOf(report.findings, { at: report.at, isFull: false, isKept: true });
  const sections = isVerdict(document)
    ? [
        causesSection(causes),
        findingsSection(report, causes),
        claimsSection(document, causes, testedOf(report.judged?.claims)),
        inputsSection(document),
      ]
    : report.chapters
      ? [
          ...(causes.length === 0 ? [] : [findingsSection(report, causes)]),
          ...report.chapters.map(chapterSection),
        ]
      : [saidSection(report), findingsSection(report, causes)];
  const shown = sections.filter((section) => section !== undefined);
  const head = {
    title: `${answerWords(document)} – claimgate ${nameOf(document)}`,
    style: STYLE,
    script: FILTER_CLAIMS,
  };
  const page = markup`<!doctype html>
<html lang="en">
${pageHead(head)}
<body>
<a class="skip" href="#main">Skip to the details</a>
${answerHeader(report, causes)}
<nav aria-label="On this page"><ul>${shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<main id="main" tabindex="-1">
${shown.map(sectionElement)}</main>
${footer(report)}
<script>${new Markup(FILTER_CLAIMS)}</script>
</body>
</html>
`;
  return page.toString();
}

function nameOf(document: Report['document']): string {
  return isVerdict(document) ? 'release gate' : document.command;
}

export function sectionElement({ id, title, content, isAppendix }: Section): Markup {
  const look = isAppendix ? markup` class="appendix"` : undefined;
  return markup`<section id="${id}"${look} aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>
`;
}

interface PageHead {
  readonly title: string;
  readonly style: string;
  readonly script: string;
  /** The source of workers in its policy; by default there are none. */
  readonly workers?: string;
}

/** Writes the head of a page that is one file: only its own style counts, and only its own script runs. */
export function pageHead({ script, style, title, workers }: PageHead): Markup {
  const policy = [
    "default-src 'none'",
    `style-src '${sourceHash(style)}'`,
    `script-src '${sourceHash(script)}'`,
    ...(workers === undefined ? [] : [`worker-src ${workers}`]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return markup`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>`;
}

/** `sha256-…` of CSP level 3: the digest in base64. */
function sourceHash(text: string): string {
  const [algorithm, hex = ''] = digestOf(text).split(':');
  return `${algorithm}-${Buffer.from(hex, 'hex').toString('base64')}`;
}

function footer({ document, exitCode }: Report): Markup {
  const check = isVerdict(document)
    ? markup` This page only shows the verdict. The signed document decides: <code>claimgate verdict require gate-verdict.json</code>`
    : undefined;
  return markup`<footer><p>claimgate ${document.tool.version} · exit code ${exitCode}.${check}</p></footer>`;
}

function answerHeader(report: Report, causes: readonly ShownCause[]): Markup {
  const { document } = report;
  const facts = isVerdict(document) ? verdictFacts(document, namesOf(report)) : [];
  const text = headlineOf(report);
  return markup`<header class="answer ${toneOf(document)}">
<p class="brand"><strong>claimgate</strong> ${nameOf(document)}</p>
<div class="decision"><span class="sign" aria-hidden="true">${SIGNS[toneOf(document)]}</span>
<div><h1>${capital(answerWords(document))}</h1>
<p class="sentence">${isVerdict(document) ? sentence(text) : text}</p></div></div>
<dl class="facts">${facts.map(fact)}${fact(['Findings', findingCount(causes)])}</dl>
</header>`;
}

export function chapterSection({ id, isAppendix, parts, title }: ReportSection): Section {
  const content = parts.map(
    ({
      rows,
      title: name,
    }) => markup`<div class="part">${name === undefined ? undefined : markup`<h3>${name}</h3>`}
<dl class="report">${rows.map(([label, value]) => markup`<dt${toneOfLabel(label)}>${label}</dt><dd>${factValue(value)}</dd>`)}</dl></div>
`,
  );
  return { id, title, content: markup`${content}`, ...(isAppendix && { isAppendix }) };
}

function toneOfLabel(label: string): Markup | undefined {
  const [, outcome] = /^(passed|FAILED|NOT CHECKED) /.exec(label) ?? [];
  const name = outcome?.toLowerCase().replace(' ', '_');
  return name === undefined ? undefined : markup` class="${name}"`;
}

/** A commit, a digest, a fingerprint: what people compare. */
const DIGEST = /((?:\d+:)?(?:sha256:)?[0-9a-f]{40,64}|SHA256:[\w+/]+)/;

/** Marks what people compare, and code between backticks. */
export function factValue(value: string): Markup | string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return markup`<time datetime="${value}">${instantWords(value)}</time>`;
  const withDigests = (text: string) =>
    text
      .split(DIGEST)
      .map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : part));
  const parts = value.split('`');
  return markup`${parts.map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${withDigests(part)}`))}`;
}

type Fact = readonly [name: string, value: Markup | string];

/** Digests and commits need the room of two. */
export function fact([name, value]: Fact): Markup {
  const isWide = typeof value !== 'string' && value.toString().includes('<code>');
  return markup`<div${isWide ? markup` class="wide"` : undefined}><dt>${name}</dt><dd>${value}</dd></div>`;
}

function verdictFacts(verdict: GateVerdict, { deployment, product }: Names): Fact[] {
  const { release, kind, evaluated_at, manifest_sha256 } = verdict;
  const version = release?.version;
  return [
    ...(product === undefined ? [] : [['Product', product] as const]),
    ...(deployment === undefined ? [] : [['Deployment', deployment] as const]),
    ...(version ? [['Version', version] as const] : []),
    ['Commit', release ? markup`<code>${release.revision}</code>` : 'none'],
    ['Kind', KIND_WORDS[kind]],
    ['Judged at', instant(evaluated_at)],
    ...holdsUntil(verdict),
    ...(manifest_sha256 === null
      ? []
      : [['Release manifest', markup`<code>${manifest_sha256}</code>`] as const]),
  ];
}

function findingCount(causes: readonly ShownCause[]): string {
  const warnings = causes.filter(({ first }) => isWarning(first)).length;
  const errors = causes.length - warnings;
  const counts = [
    ...(errors > 0 ? [countOf(errors, 'error')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
  ];
  return counts.join(', ') || 'none';
}

function holdsUntil({ claims, horizon }: GateVerdict): Fact[] {
  const { first_lapse: first, valid_until: until } = horizon;
  if (until === null || first === null) return [];
  const claim = claims.find(({ subject_digest }) => subject_digest === first.subject_digest);
  const whose = claim
    ? markup` of <a href="#${claimAnchor(claim.subject_digest)}">${claimName(claim.subject)}</a>`
    : undefined;
  const what = first.what.replaceAll('_', ' ');
  return [['Holds until', markup`${instant(until)}, when the ${what}${whose} expires`]];
}

/** The causes on one screen and one sheet: how many claims each blocks, and what to do. */
function causesSection(causes: readonly ShownCause[]): Section | undefined {
  if (causes.length < 2) return undefined;
  const content = markup`<table role="table" class="causes">
<caption>What blocks the release, the most claims first</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Cause</th><th role="columnheader" scope="col">Claims</th><th role="columnheader" scope="col">What to do</th></tr></thead>
<tbody role="rowgroup">
${causes.slice(0, MAX_CAUSES).map(causeRow)}</tbody>
</table>${causes.length > MAX_CAUSES ? markup`<p>and ${causes.length - MAX_CAUSES} more below</p>` : undefined}`;
  return { id: 'causes', title: `Causes (${causes.length})`, content };
}

/** As many as fit on a sheet of paper. */
const MAX_CAUSES = 20;

function causeRow({ first, count }: ShownCause, index: number): Markup {
  const { title, hint } = codeEntry(first.code);
  const { next } = first;
  const blocked = isWarning(first) ? 'warning' : first.blocks ? String(count) : 'all';
  return markup`<tr role="row"><th role="rowheader" scope="row"><a href="#${findingAnchor(index)}">${capital(title)}</a></th><td role="cell" class="count">${blocked}</td><td role="cell">${prose(hint)}${next === undefined ? undefined : markup` <code>${next}</code>`}</td></tr>
`;
}

/** Every cause: what, where, which claims it blocks, and how it clears. */
export function findingsSection(
  { document, findings }: Report,
  causes: readonly ShownCause[],
): Section {
  const content =
    findings.length === 0
      ? markup`<p class="none">${['yes', 'said'].includes(toneOf(document)) ? 'No findings.' : 'The answer itself says why.'}</p>`
      : markup`<ol class="findings">
${causes.map(findingItem)}</ol>`;
  return { id: 'findings', title: `Findings (${causes.length})`, content };
}

type Row = readonly [name: string, value: Markup | string | undefined];

function findingItem(cause: ShownCause, index: number): Markup {
  const { first, details, also } = cause;
  const { code, next, record, rules = [], pointer } = first;
  const { title, hint } = codeEntry(code);
  const level = levelOf(first);
  const place = placeOf(first);
  const at = pointer
    ? markup`<code>${place}</code> <span class="pointer">(${pointer})</span>`
    : markup`<code>${place}</code>`;
  const list = (texts: readonly string[]): Markup | undefined =>
    texts.length === 0
      ? undefined
      : markup`${texts.map((text) => markup`<code>${text}</code><br>`)}`;
  const rows: readonly Row[] = [
    ['At', place === undefined || first.blocks ? undefined : at],
    ['Also at', list(also)],
    ['Found', list(details)],
    [rules.length > 1 ? 'Rules' : 'Rule', rules.length === 0 ? undefined : rules.join(', ')],
    ['Record', record && markup`${record.sequence} <code>${record.leaf}</code>`],
    ['Clears', first.clears_by === 'never' ? 'not at all' : `by ${clearedBy(first)}`],
    ['How', prose(hint)],
    ['Next', next === undefined ? undefined : markup`<code>${next}</code>`],
  ];
  return markup`<li class="finding ${level}" id="${findingAnchor(index)}">
<h3><span class="level">${level}</span> <code>${code}</code></h3>
<p class="what">${sentence(title)}</p>
<dl>${rows.map(rowElement)}</dl>
${blockedClaims(cause)}</li>
`;
}

function rowElement([name, value]: Row): Markup | undefined {
  return value === undefined ? undefined : markup`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Our own sentences mark code by backticks. */
export function prose(text: string): Markup {
  const parts = text.split('`');
  return markup`${parts.map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))}`;
}

/** Links to blocked claims under one cause; from its claim, every cause can be reached anyway. */
const MAX_LINKS = 24;

function blockedClaims({ blocked, count }: ShownCause): Markup | undefined {
  if (count === 0) return undefined;
  const links = blocked
    .slice(0, MAX_LINKS)
    .map(({ name, digest }) => markup`<li><a href="#${claimAnchor(digest)}">${name}</a></li>`);
  const rest = count - links.length;
  return markup`<details><summary>Blocks ${countOf(count, 'claim')}</summary>
<ul class="links">${links}${rest > 0 ? markup`<li>and ${rest} more</li>` : undefined}</ul></details>
`;
}

/** An instant as people read it; the exact one is in the attribute. */
function instant(text: string): Markup {
  return markup`<time datetime="${text}">${instantWords(text)}</time>`;
}

/** Every document that was read, by the digest of its exact bytes. */
function inputsSection({ inputs }: GateVerdict): Section {
  const title = `Inputs (${inputs.length})`;
  if (inputs.length === 0)
    return { id: 'inputs', title, content: markup`<p class="none">Nothing could be read.</p>` };
  const table = markup`<table role="table" class="inputs">
<caption>Documents that were read, by the digest of their exact bytes</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Document</th><th role="columnheader" scope="col">Path</th><th role="columnheader" scope="col">SHA-256</th></tr></thead>
<tbody role="rowgroup">
${inputs.map(inputRow)}</tbody>
</table>`;
  const content =
    inputs.length <= MAX_CAUSES
      ? table
      : markup`<details><summary>Show all; <code>gate-verdict.json</code> has them as well</summary>
${table}</details>`;
  return { id: 'inputs', title, content };
}

function inputRow({ document, path, sha256, version, ledger_head: head }: Input): Markup {
  const more = [
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(head === undefined ? [] : [`ledger ${head.origin}, ${head.tree_size} records`]),
  ].join(', ');
  return markup`<tr role="row"><th role="rowheader" scope="row">${document.replaceAll('_', ' ')}</th><td role="cell"><code>${path}</code>${more === '' ? undefined : markup` <span class="more">${more}</span>`}</td><td role="cell"><code>${sha256.slice('sha256:'.length)}</code></td></tr>
`;
}

/** Renders the output of a command other than the gate, without its first line, which stands at the top. */
function saidSection({ lines, listed }: Report): Section | undefined {
  if (listed && listed.items.length > 0) {
    const { items, title } = listed;
    const list = markup`<ol class="fleet findings">\n${items.map(listedItem)}</ol>`;
    return { id: 'fleet', title: `${title} (${items.length})`, content: list };
  }
  if (lines.length < 2) return undefined;
  const content = markup`<pre tabindex="0" role="region" aria-label="What the command says">${lines.map((line) => markup`${line}\n`)}</pre>`;
  return { id: 'answer', title: 'Answer', content };
}

function listedItem({ rows, title, tone }: ReportItem): Markup {
  const shown = rows.map(([name, text]): Row => {
    return [name, markup`${text.split('\n').map((line) => markup`${line}<br>`)}`];
  });
  return markup`<li class="finding ${tone}">
<h3>${title}</h3>
<dl>${shown.map(rowElement)}</dl>
</li>
`;
}
