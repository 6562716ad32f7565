import { hexOf } from '../digest/index.ts';
import { countOf } from '../findings/index.ts';
import { claimsSection, type Section } from '../report/html-claims.ts';
import { fact, findingsSection, horizonSection, sectionElement } from '../report/html-page.ts';
import { markup, type Markup } from '../report/markup.ts';
import { instantWords } from '../report/time-words.ts';
import type { Check, PageAnswer, PageInput } from './judge.ts';
import { chainPicture, ledgerPicture, STATES } from './pictures.ts';

/** How each answer is shown: the word, its sign, and the tone that the style has for it. */
const STANDINGS = {
  verified: { word: 'Verified', sign: '✓', tone: 'allowed' },
  expired: { word: 'Expired', sign: '!', tone: 'undetermined' },
  refused: { word: 'Not verified', sign: '✕', tone: 'refused' },
} as const;

/** The answer as the content of a page: escaped throughout, whatever the files say. */
export function renderAnswer(answer: PageAnswer): string {
  const { checks, ledger, report, standing, verdict } = answer;
  // Before anything has verified, a verdict and its claims are only what somebody wrote.
  const isSound = standing !== 'refused' && verdict !== null;
  const sections = [
    chainSection(checks),
    checksSection(checks),
    findingsSection(report),
    ...(isSound ? [claimsSection(verdict, []), horizonSection(verdict, [])] : []),
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

function chainSection(checks: readonly Check[]): Section | undefined {
  const content = chainPicture(checks);
  return content && { id: 'chain', title: 'Chain', content };
}

function checksSection(checks: readonly Check[]): Section | undefined {
  if (checks.length === 0) return undefined;
  const content = markup`<table role="table" class="checks">
<caption>What was checked, and against what</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Check</th><th role="columnheader" scope="col">Against</th><th role="columnheader" scope="col">Outcome</th></tr></thead>
<tbody role="rowgroup">
${checks.map(checkRow)}</tbody>
</table>`;
  return { id: 'checks', title: `Checks (${checks.length})`, content };
}

function checkRow({ by, check, outcome, why }: Check): Markup {
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
  return { id: 'unchecked', title: 'What was not checked', content };
}

/** Our own sentences mark code by backticks. */
function prose(text: string): Markup {
  const parts = text.split('`');
  return markup`${parts.map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))}`;
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
