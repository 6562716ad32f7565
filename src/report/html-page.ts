import { digestOf } from '../digest/index.ts';
import type { GateVerdict, Input } from '../documents/index.ts';
import { codeEntry, countOf, isWarning } from '../findings/index.ts';
import {
  namedClaims,
  errorsFirst,
  levelOf,
  capital,
  sentence,
  clearedBy,
  placeOf,
  isVerdict,
  headlineOf,
  testedOf,
} from './report-words.ts';
import { claimName } from '../manifest/claim-names.ts';
import { durationWords, instantWords } from './time-words.ts';
import { SCRIPT, STYLE } from './html-style.ts';
import { claimAnchor, claimsSection, findingAnchor, SIGNS, type Section } from './html-claims.ts';
import { Markup, markup } from './markup.ts';
import type { Report, ReportedFinding } from './report.ts';

/**
 * One page that needs nothing else: no request, no font, no storage. All it shows is from the report, and
 * its content policy lets nothing run but the one script that is part of it, which only filters claims.
 */
export function renderHtml(report: Report): string {
  const { document } = report;
  const sections = isVerdict(document)
    ? [
        findingsSection(report),
        claimsSection(document, report.findings, testedOf(report.judged?.claims)),
        horizonSection(document, report.findings),
        inputsSection(document),
      ]
    : [saidSection(report), findingsSection(report)];
  const shown = sections.filter((section) => section !== undefined);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${document.decision} – claimgate ${nameOf(document)}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the details</a>
${answerHeader(report)}
<nav aria-label="On this page"><ul>${shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<main id="main" tabindex="-1">
${shown.map(sectionElement)}</main>
${footer(report)}
<script>${new Markup(SCRIPT)}</script>
</body>
</html>
`;
  return page.toString();
}

function nameOf(document: Report['document']): string {
  return isVerdict(document) ? 'release gate' : document.command;
}

export function sectionElement({ id, title, content }: Section): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>
`;
}

function contentPolicy(): string {
  return [
    "default-src 'none'",
    `style-src '${sourceHash(STYLE)}'`,
    `script-src '${sourceHash(SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** `sha256-…` of CSP level 3: the digest in base64. */
export function sourceHash(text: string): string {
  const [algorithm, hex = ''] = digestOf(text).split(':');
  return `${algorithm}-${Buffer.from(hex, 'hex').toString('base64')}`;
}

function footer({ document, exitCode }: Report): Markup {
  const check = isVerdict(document)
    ? markup` This page only shows the verdict. The signed document decides: <code>claimgate verdict require gate-verdict.json</code>`
    : undefined;
  return markup`<footer><p>claimgate ${document.tool.version} · exit code ${exitCode}.${check}</p></footer>`;
}

/** The decision, in one look, and what it is about. */
function answerHeader(report: Report): Markup {
  const { document } = report;
  const facts = isVerdict(document) ? verdictFacts(document) : [];
  return markup`<header class="answer ${document.decision}">
<p class="brand"><strong>claimgate</strong> ${nameOf(document)}</p>
<div class="decision"><span class="sign" aria-hidden="true">${SIGNS[document.decision]}</span>
<div><h1>${capital(document.decision)}</h1>
<p class="sentence">${answerSentence(report)}</p></div></div>
<dl class="facts">${facts.map(fact)}${fact(['Findings', findingCount(report)])}</dl>
</header>`;
}

/** The answer of a command may start with the name of a file, which stays unchanged. */
function answerSentence(report: Report): string {
  const text = headlineOf(report);
  return isVerdict(report.document) ? sentence(text) : text;
}

export type Fact = readonly [name: string, value: Markup | string];

/** Digests and commits need the room of two. */
export function fact([name, value]: Fact): Markup {
  const isWide = typeof value !== 'string' && value.toString().startsWith('<code>');
  return markup`<div${isWide ? markup` class="wide"` : undefined}><dt>${name}</dt><dd>${value}</dd></div>`;
}

const KINDS: Readonly<Record<GateVerdict['kind'], string>> = {
  release: 'release',
  draft: 'draft, which lets no release through',
  historical: 'historical, which lets no release through',
  forecast: 'forecast, which lets no release through',
  rehearsal: 'rehearsal, which lets no release through: it rests on examples',
};

function verdictFacts(verdict: GateVerdict): Fact[] {
  const { release, kind, evaluated_at, horizon, manifest_sha256 } = verdict;
  const version = release?.version;
  return [
    ...(version ? [['Version', version] as const] : []),
    ['Commit', release ? markup`<code>${release.revision}</code>` : 'none'],
    ['Kind', KINDS[kind]],
    ['Judged at', instant(evaluated_at)],
    ...(horizon.valid_until === null
      ? []
      : [['Holds until', instant(horizon.valid_until)] as const]),
    ...(manifest_sha256 === null
      ? []
      : [['Release manifest', markup`<code>${manifest_sha256}</code>`] as const]),
  ];
}

function findingCount({ findings }: Report): string {
  const warnings = findings.filter(isWarning).length;
  const errors = findings.length - warnings;
  const counts = [
    ...(errors > 0 ? [countOf(errors, 'error')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
  ];
  return counts.join(', ') || 'none';
}

/** Links to blocked claims under one finding; from its claim, every finding can be reached anyway. */
const MAX_LINKS = 24;

/** Every finding: what, where, and how it clears. */
export function findingsSection({ document, findings }: Report): Section {
  const content =
    findings.length === 0
      ? markup`<p class="none">${document.decision === 'allowed' ? 'No findings.' : 'The answer itself says why.'}</p>`
      : markup`<ol class="findings">
${errorsFirst(findings).map(findingItem)}</ol>`;
  return { id: 'findings', title: `Findings (${findings.length})`, content };
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
export function prose(text: string): Markup {
  const parts = text.split('`');
  return markup`${parts.map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))}`;
}

function blockedClaims({ blocks = [] }: ReportedFinding): Markup | undefined {
  if (blocks.length === 0) return undefined;
  const links = namedClaims(blocks.slice(0, MAX_LINKS)).map(
    ({ name, digest }) => markup`<li><a href="#${claimAnchor(digest)}">${name}</a></li>`,
  );
  const rest = blocks.length - links.length;
  return markup`<details><summary>Blocks ${countOf(blocks.length, 'claim')}</summary>
<ul class="links">${links}${rest > 0 ? markup`<li>and ${rest} more</li>` : undefined}</ul></details>
`;
}

type FirstExpiry = NonNullable<GateVerdict['horizon']['first_lapse']>;

/** Until when the answer holds, and what ends it. */
export function horizonSection(
  verdict: GateVerdict,
  findings: readonly ReportedFinding[],
): Section {
  const { decision, horizon } = verdict;
  const { first_lapse: first, valid_until: until } = horizon;
  const content =
    decision === 'allowed'
      ? first && until !== null
        ? validity(verdict, first, until)
        : markup`<p class="none">Nothing in this answer expires.</p>`
      : clearances(verdict, findings);
  return { id: 'horizon', title: 'Horizon', content };
}

function nameIn(claims: GateVerdict['claims'], digest: string): string {
  const claim = claims.find(({ subject_digest }) => subject_digest === digest);
  return claim ? claimName(claim.subject) : digest;
}

function validity(
  { claims, evaluated_at }: GateVerdict,
  { what: expiring, subject_digest: subject }: FirstExpiry,
  until: string,
): Markup {
  const what = expiring.replaceAll('_', ' ');
  const length = durationWords(Date.parse(until) - Date.parse(evaluated_at));
  const whose =
    subject === null
      ? undefined
      : markup` of <a href="#${claimAnchor(subject)}">${nameIn(claims, subject)}</a>`;
  const text = `The answer holds for ${length}, from ${instantWords(evaluated_at)} until ${instantWords(until)}, when the ${what} expires.`;
  return markup`<figure class="timeline">
<svg role="img" aria-label="${text}" viewBox="0 0 1000 40" preserveAspectRatio="none" width="1000" height="40">
<rect class="after" x="0" y="14" width="1000" height="12"/>
<rect class="holds" x="0" y="14" width="${HOLDS}" height="12"/>
${ticks(Date.parse(evaluated_at), Date.parse(until))}<rect class="now" x="0" y="4" width="3" height="32"/>
<rect class="end" x="${HOLDS - 3}" y="4" width="3" height="32"/>
</svg>
<figcaption><span>judged<br>${instant(evaluated_at)}</span><span class="middle">holds for ${length}</span><span class="last">the <b>${what}</b>${whose} expires<br>${instant(until)}</span></figcaption>
</figure>`;
}

/** How far along the line the answer holds; the rest is what comes after. */
const HOLDS = 850;

const UNITS = [1, 6, 24, 7 * 24, 30 * 24, 365 * 24].map((hours) => hours * 3_600_000);
const MAX_TICKS = 32;

/** Full hours, days or more, whichever are few enough to be counted by eye. */
function ticks(from: number, until: number): Markup[] {
  const unit = UNITS.find((size) => (until - from) / size <= MAX_TICKS) ?? until - from;
  const marks: Markup[] = [];
  for (let at = Math.ceil(from / unit) * unit; at < until; at += unit) {
    const x = Math.round(((at - from) / (until - from)) * HOLDS);
    marks.push(markup`<rect class="tick" x="${x}" y="17" width="1" height="6"/>\n`);
  }
  return marks;
}

/** Lists the findings that clear by themselves, and when. */
function clearances({ evaluated_at }: GateVerdict, findings: readonly ReportedFinding[]): Markup {
  const timed = findings
    .filter(({ clears_at }) => clears_at !== undefined)
    .sort(({ clears_at: one = '' }, { clears_at: other = '' }) => (one < other ? -1 : 1));
  if (timed.length === 0)
    return markup`<p class="none">Judged at ${instant(evaluated_at)}. Nothing of this clears by itself.</p>`;
  const rows = timed.map(({ code, clears_at = '' }) => {
    const wait = durationWords(Date.parse(clears_at) - Date.parse(evaluated_at));
    return markup`<li><code>${code}</code> clears at ${instant(clears_at)}, in ${wait}</li>`;
  });
  return markup`<p>${countOf(timed.length, 'finding')} of ${findings.length} clear by time alone:</p><ul>${rows}</ul>`;
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
  const content = markup`<table role="table" class="inputs">
<caption>Documents that were read, by the digest of their exact bytes</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Document</th><th role="columnheader" scope="col">Path</th><th role="columnheader" scope="col">SHA-256</th></tr></thead>
<tbody role="rowgroup">
${inputs.map(inputRow)}</tbody>
</table>`;
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
function saidSection({ lines }: Report): Section | undefined {
  if (lines.length < 2) return undefined;
  const content = markup`<pre tabindex="0" role="region" aria-label="What the command says">${lines.map((line) => markup`${line}\n`)}</pre>`;
  return { id: 'answer', title: 'Answer', content };
}
