import { DAY_MS, formatInstant, type EpochMs } from '../../src/documents/json.ts';
import { html, type Html } from './page.ts';
import { day } from './words.ts';

/** A stretch of time that rows of a picture share. Text beside a picture says the same, so readers of screens skip it. */
export interface Axis {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly now: EpochMs;
}

export type Tone = 'bad' | 'good' | 'open' | 'soon';

/** How long something counts; without an end it goes on. */
interface Bar {
  readonly from: EpochMs;
  readonly to: EpochMs | null;
  readonly tone: Tone;
}

export interface Mark {
  readonly at: EpochMs;
  readonly count: number;
  readonly tone: Tone;
}

export function daysAround(now: EpochMs, before: number, after: number): Axis {
  return { from: now - before * DAY_MS, to: now + after * DAY_MS, now };
}

/** Draws what happens when; what lies outside of the axis is left out. */
export function track(axis: Axis, bars: readonly Bar[], marks: readonly Mark[] = []): Html {
  const ends = ({ from, to }: Bar) => [within(axis, from), within(axis, to ?? axis.to)] as const;
  return html`<svg class="track" aria-hidden="true" focusable="false">
    <line class="rail" x1="0" x2="100%" y1="14" y2="14" />
    ${bars.map((bar) => {
      const [from, to] = ends(bar);
      return to <= from
        ? ''
        : html`<rect
            class="${bar.tone}"
            x="${from}%"
            width="${round(to - from)}%"
            y="8"
            height="12"
            rx="2"
          />`;
    })}
    ${marks
      .filter(({ at }) => at >= axis.from && at <= axis.to)
      .map(({ at, count, tone }) => {
        const x = within(axis, at);
        return html`<circle class="${tone}" cx="${x}%" cy="14" r="5" />${
            count > 1 ? html`<text x="${x}%" dx="8" y="11">${count}</text>` : ''
          }`;
      })}
    <line
      class="now"
      x1="${within(axis, axis.now)}%"
      x2="${within(axis, axis.now)}%"
      y1="0"
      y2="28"
    />
  </svg>`;
}

const TICKS = 4;

export function scale(axis: Axis): Html {
  const { from, to, now } = axis;
  const instants = Array.from({ length: TICKS + 1 }, (_, at) => from + ((to - from) * at) / TICKS);
  const apart = (to - from) / (2 * TICKS + 2);
  const shown = instants.filter((instant) => Math.abs(instant - now) > apart);
  const anchor = (x: number) => (x < 5 ? 'start' : x > 95 ? 'end' : 'middle');
  const label = (instant: EpochMs, words: string, tone = '') => {
    const x = within(axis, instant);
    return html`<text class="${tone}" x="${x}%" y="14" text-anchor="${anchor(x)}">${words}</text>`;
  };
  return html`<span class="sr">Time</span
    ><svg class="track scale" aria-hidden="true" focusable="false">
      ${shown.map((instant) => label(instant, day(formatInstant(instant)).replace(/ \d+$/, '')))}
      ${label(now, 'now', 'here')}
    </svg>`;
}

function within({ from, to }: Axis, instant: EpochMs): number {
  return round((100 * (Math.min(Math.max(instant, from), to) - from)) / (to - from));
}

function round(percent: number): number {
  return Math.round(100 * percent) / 100;
}
