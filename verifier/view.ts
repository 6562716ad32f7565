import { hexOf } from '../src/digest/index.ts';
import { countOf } from '../src/findings/index.ts';
import { claimsSection, type Section } from '../src/report/html-claims.ts';
import { fact, findingsSection, prose, sectionElement } from '../src/report/html-page.ts';
import { causesOf } from '../src/report/causes.ts';
import { markup, type Markup } from '../src/report/markup.ts';
import { testedOf } from '../src/report/report-words.ts';
import { instantWords } from '../src/report/time-words.ts';
import type { PageCheck, LedgerPoint, PageAnswer, PageInput } from './answer.ts';

const STANDINGS = {
  verified: { word: 'Verified', sign: '✓', tone: 'allowed' },
  expired: { word: 'Expired', sign: '!', tone: 'undetermined' },
  refused: { word: 'Not verified', sign: '✕', tone: 'refused' },
} as const;

/** The answer as the content of a page: escaped throughout, whatever the files say. */
export function renderPage(answer: PageAnswer): string {
  const { checks, ledger, report, standing, verdict } = answer;
  // Before anything has verified, a verdict and its claims are only what somebody wrote.
  const isSound = standing !== 'refused' && verdict !== null;
  const sections = [
    chainSection(checks),
    checksSection(checks),
    findingsSection(report, causesOf(report.findings, { at: report.at, isFull: false })),
    ...(isSound ? [claimsSection(verdict, [], testedOf(answer.claims))] : []),
    ledgerSection(ledger, standing !== 'refused'),
    uncheckedSection(answer),
    inputsSection(answer.inputs),
  ].filter((section) => section !== undefined);
  return markup`${header(answer)}
<nav aria-label="On this page"><ul>${sections.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${sections.map(sectionElement)}`.toString();
}

function header({ facts, sentence, standing }: PageAnswer): Markup {
  const { sign, tone, word } = STANDINGS[standing];
  return markup`<header class="answer ${tone}">
<div class="decision"><span class="sign" aria-hidden="true">${sign}</span>
<div><h2 class="word" id="answer" tabindex="-1">${word}</h2>
<p class="sentence">${sentence}</p></div></div>
<dl class="facts">${facts.map(([name, value]) => fact([name, factValue(value)]))}</dl>
</header>`;
}

function factValue(value: string): Markup | string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return markup`<time datetime="${value}">${instantWords(value)}</time>`;
  return /[0-9a-f]{40}|SHA256:/.test(value) ? markup`<code>${value}</code>` : value;
}

function chainSection(checks: readonly PageCheck[]): Section | undefined {
  const content = chainPicture(checks);
  return content && { id: 'chain', title: 'Chain', content };
}

function checksSection(checks: readonly PageCheck[]): Section | undefined {
  if (checks.length === 0) return undefined;
  const content = markup`<table role="table" class="checks">
<caption>What was checked, and against what</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Check</th><th role="columnheader" scope="col">Against</th><th role="columnheader" scope="col">Outcome</th></tr></thead>
<tbody role="rowgroup">
${checks.map(checkRow)}</tbody>
</table>`;
  return { id: 'checks', title: `Checks (${checks.length})`, content };
}

function checkRow({ by, check, outcome, why }: PageCheck): Markup {
  const { sign, word } = STATES[outcome];
  const reasons = why.map((reason) => markup`<span class="more">${reason}</span>`);
  return markup`<tr role="row"><th role="rowheader" scope="row">${check}</th><td role="cell">${by}</td><td role="cell"><span class="state ${outcome}"><span aria-hidden="true">${sign}</span> ${word}</span>${reasons}</td></tr>
`;
}

function ledgerSection(points: PageAnswer['ledger'], isSound: boolean): Section | undefined {
  if (points.length === 0) return undefined;
  const caution = isSound
    ? undefined
    : markup`<p>These numbers are not verified: the release does not verify.</p>`;
  const content = markup`${caution}${ledgerPicture(points)}`;
  return { id: 'ledger', title: 'Growth of the ledger', content };
}

function uncheckedSection({ unchecked }: PageAnswer): Section {
  const content = markup`<ul class="unchecked">${unchecked.map((text) => markup`<li>${prose(text)}</li>`)}</ul>`;
  return { id: 'unchecked', title: 'Not checked', content };
}

/** More rows than this help nobody, and take seconds to lay out. */
const MAX_INPUTS = 500;

function inputsSection(inputs: readonly PageInput[]): Section {
  const shown = inputs.slice(0, MAX_INPUTS);
  const hidden = inputs.length - shown.length;
  const rest =
    hidden === 0
      ? undefined
      : markup`<p class="none">and ${countOf(hidden, 'file')} more, which <code>tar -tf CAPSULE</code> lists</p>`;
  const content = markup`<table role="table" class="inputs">
<caption>Save a file and compare: <code>sha256sum FILE</code> prints the digest</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">File</th><th role="columnheader" scope="col">SHA-256</th><th role="columnheader" scope="col">Save</th></tr></thead>
<tbody role="rowgroup">
${shown.map(inputRow)}</tbody>
</table>${rest}`;
  return { id: 'inputs', title: `Files (${inputs.length})`, content };
}

function inputRow({ bytes, digest, file }: PageInput, index: number): Markup {
  return markup`<tr role="row"><th role="rowheader" scope="row"><code>${file}</code><span class="more">${countOf(bytes.length, 'byte')}</span></th><td role="cell"><code>${hexOf(digest)}</code></td><td role="cell"><button type="button" data-input="${index}" aria-label="Save ${file}">Save</button></td></tr>
`;
}

type State = PageCheck['outcome'];

/** How a state is called, and its sign: colour alone never carries meaning. */
const STATES: Readonly<Record<State, { readonly sign: string; readonly word: string }>> = {
  passed: { sign: '✓', word: 'passed' },
  failed: { sign: '✕', word: 'failed' },
  not_checked: { sign: '?', word: 'not checked' },
  not_needed: { sign: '–', word: 'not needed' },
};

/** The chain from the pin to the verdict: each document, and the checks of an audit that lead to the next. */
const CHAIN: readonly (readonly [document: string, checks: readonly string[]])[] = [
  ['Trust pin', ['trust roots']],
  ['Trust root', ['projection', 'ledger before']],
  ['Projection', ['replay']],
  ['Claims', ['manifest']],
  ['Manifest', ['verdict', 'verdict signature']],
  ['Verdict', []],
];

const STEP = 92;
const HEIGHT = 40;

/** From top to bottom, to fit a telephone; `undefined` where the checks are not those of a release. */
function chainPicture(checks: readonly PageCheck[]): Markup | undefined {
  if (!checks.some(({ check }) => check === 'replay')) return undefined;
  const states = new Map(checks.map(({ check, outcome }) => [check, outcome]));
  const stateOf = (check: string): State => states.get(check) ?? 'not_checked';
  const links = CHAIN.flatMap(([document, names], index) => {
    const next = CHAIN[index + 1]?.[0];
    return next === undefined
      ? []
      : names.map((check) => `${document} to ${next}: ${check}, ${STATES[stateOf(check)].word}`);
  });
  const height = (CHAIN.length - 1) * STEP + HEIGHT + 4;
  return markup`<svg class="chain" role="img" aria-label="${`The chain of documents. ${links.join('. ')}.`}" viewBox="0 0 340 ${height}" width="340" height="${height}">
${CHAIN.map(([document, names], index) => link(document, names, index, stateOf))}</svg>`;
}

function link(
  document: string,
  names: readonly string[],
  index: number,
  stateOf: (check: string) => State,
): Markup {
  const top = index * STEP + 2;
  const arrow =
    names.length === 0
      ? undefined
      : markup`<path class="${worst(names.map(stateOf))}" d="M60 ${top + HEIGHT} V${top + STEP - 8} m-5 0 h10 l-5 8 z"/>
${names.map((check, row) => checkText(check, stateOf(check), top + HEIGHT + (names.length === 1 ? 31 : 23 + row * 20)))}`;
  return markup`<rect x="2" y="${top}" width="116" height="${HEIGHT}" rx="6"/><text x="60" y="${top + 25}" text-anchor="middle">${document}</text>
${arrow}`;
}

function checkText(check: string, state: State, y: number): Markup {
  const { sign, word } = STATES[state];
  return markup`<text class="${state}" x="78" y="${y}">${sign} ${check}: ${word}</text>`;
}

const ORDER: readonly State[] = ['failed', 'not_checked', 'passed', 'not_needed'];

function worst(states: readonly State[]): State {
  return ORDER.find((state) => states.includes(state)) ?? 'not_checked';
}

/** More releases than this are no bars any more that somebody could tell apart. */
const MAX_BARS = 60;
const BARS = { width: 1000, height: 160 };

/** The number of records in the ledger at each release, as bars; the list beside it says the same in words. */
function ledgerPicture(points: readonly LedgerPoint[]): Markup {
  const shown = points.slice(-MAX_BARS);
  const most = Math.max(1, ...shown.map(({ size }) => size));
  const step = BARS.width / Math.max(shown.length, 8);
  const bars = shown.map(({ size }, index) => {
    const height = Math.max(2, Math.round((size / most) * BARS.height));
    return markup`<rect x="${Math.round(index * step)}" y="${BARS.height - height}" width="${Math.max(2, Math.round(step * 0.8))}" height="${height}"/>`;
  });
  const words = shown.map(({ at, release, size }) => ({
    name: release,
    value: `${countOf(size, 'record')} at ${instantWords(at)}`,
  }));
  const hidden = points.length - shown.length;
  return markup`<figure class="ledger"><svg aria-hidden="true" viewBox="0 0 ${BARS.width} ${BARS.height}" preserveAspectRatio="none" width="1000" height="90">${bars}</svg>
<ol>${hidden > 0 ? markup`<li>${hidden} earlier releases are not shown</li>` : undefined}${words.map(({ name, value }) => markup`<li><b>${name}</b> ${value}</li>`)}</ol></figure>`;
}
