import { hexOf } from '../src/digest/index.ts';
import { countOf } from '../src/documents/findings.ts';
import type { Section } from '../src/report/html-claims.ts';
import {
  chapterSection,
  fact,
  factValue,
  findingsSection,
  prose,
  sectionElement,
} from '../src/report/html-page.ts';
import { causesOf } from '../src/report/causes.ts';
import { markup, type Markup } from '../src/report/markup.ts';
import type { PageAnswer, PageCheck, PageInput } from './answer.ts';

const STANDINGS = {
  verified: { word: 'Verified', sign: '✓', tone: 'allowed' },
  expired: { word: 'Expired', sign: '!', tone: 'undetermined' },
  refused: { word: 'Not verified', sign: '✕', tone: 'refused' },
} as const;

/** The answer as the content of a page: escaped throughout, whatever the files say. */
export function renderPage(answer: PageAnswer): string {
  const { checks, report } = answer;
  const sections = [
    checksSection(checks),
    findingsSection(
      report,
      causesOf(report.findings, { at: report.at, isFull: false, isKept: true }),
    ),
    uncheckedSection(answer),
    ...answer.sections.map(chapterSection),
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

function uncheckedSection({ unchecked }: PageAnswer): Section {
  const content = markup`<ul class="unchecked">${unchecked.map((text) => markup`<li>${prose(text)}</li>`)}</ul>`;
  return { id: 'unchecked', title: `Not checked (${unchecked.length})`, content };
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
  not_compared: { sign: '–', word: 'not compared' },
};
