import { instantWords } from '../report/time-words.ts';
import { markup, type Markup } from '../report/markup.ts';
import type { Check, LedgerPoint } from './judge.ts';

type State = Check['outcome'];

/** How a state is called, and its sign: colour alone never carries meaning. */
export const STATES: Readonly<Record<State, { readonly sign: string; readonly word: string }>> = {
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

/** Room between two documents, and the height of one. */
const STEP = 92;
const HEIGHT = 40;

/**
 * The chain as a picture, from top to bottom, so that it fits a telephone as well. `undefined` where the
 * checks are not those of a release.
 */
export function chainPicture(checks: readonly Check[]): Markup | undefined {
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
export function ledgerPicture(points: readonly LedgerPoint[]): Markup {
  const shown = points.slice(-MAX_BARS);
  const most = Math.max(1, ...shown.map(({ size }) => size));
  const step = BARS.width / Math.max(shown.length, 8);
  const bars = shown.map(({ size }, index) => {
    const height = Math.max(2, Math.round((size / most) * BARS.height));
    return markup`<rect x="${Math.round(index * step)}" y="${BARS.height - height}" width="${Math.max(2, Math.round(step * 0.8))}" height="${height}"/>`;
  });
  const words = shown.map(({ at, release, size }) => ({
    name: release,
    value: `${size} records at ${instantWords(at)}`,
  }));
  const hidden = points.length - shown.length;
  return markup`<figure class="ledger"><svg aria-hidden="true" viewBox="0 0 ${BARS.width} ${BARS.height}" preserveAspectRatio="none" width="1000" height="90">${bars}</svg>
<ol>${hidden > 0 ? markup`<li>${hidden} earlier releases are not shown</li>` : undefined}${words.map(({ name, value }) => markup`<li><b>${name}</b> ${value}</li>`)}</ol></figure>`;
}
