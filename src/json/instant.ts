import { ClaimgateError } from '../findings/index.ts';

/** Milliseconds since 1970-01-01T00:00:00Z: what an instant is inside the program. */
export type EpochMs = number;

/** One day of a retest period: always 86,400 seconds (data-model.md section 4, rule 4). */
export const DAY_MS: EpochMs = 86_400_000;

const FORM = '0000-00-00T00:00:00Z';
const FORM_WITH_MILLISECONDS = '0000-00-00T00:00:00.000Z';
const ZERO = 0x30;
const NINE = 0x39;

/**
 * Reads an instant in its written form (data-model.md section 1): UTC, years 1970 to 9999, and a date
 * that exists. `undefined` for anything else.
 */
export function parseInstant(text: string): EpochMs | undefined {
  const hasFraction = text.length === FORM_WITH_MILLISECONDS.length;
  if (!hasForm(text, hasFraction ? FORM_WITH_MILLISECONDS : FORM)) return undefined;
  const year = numberIn(text, 0, 4);
  const month = numberIn(text, 5, 7);
  const day = numberIn(text, 8, 10);
  const hour = numberIn(text, 11, 13);
  const minute = numberIn(text, 14, 16);
  const second = numberIn(text, 17, 19);
  // Date.UTC takes years before 100 for years of the 20th century.
  if (year < 1970 || hour > 23 || minute > 59 || second > 59) return undefined;
  const fraction = hasFraction ? numberIn(text, 20, 23) : 0;
  const ms = Date.UTC(year, month - 1, day, hour, minute, second, fraction);
  // Date.UTC lets 31 February run over into March.
  const isDate = month >= 1 && month <= 12 && day >= 1 && (day <= 28 || dayOf(ms) === day);
  return isDate ? ms : undefined;
}

/** Whether a text has a digit where the form has one, and else the same characters. */
function hasForm(text: string, form: string): boolean {
  if (text.length !== form.length) return false;
  for (let at = 0; at < form.length; at += 1) {
    const expected = form.charCodeAt(at);
    const found = text.charCodeAt(at);
    if (expected === ZERO ? found < ZERO || found > NINE : found !== expected) return false;
  }
  return true;
}

/** The digits from one place in a text to before another. */
function numberIn(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - ZERO;
  return value;
}

function dayOf(ms: EpochMs): number {
  return new Date(ms).getUTCDate();
}

/** Reads an instant of a document whose schema already asks for the form; throws `instant_invalid` otherwise. */
export function instantOf(text: string): EpochMs {
  const ms = parseInstant(text);
  if (ms === undefined)
    throw new ClaimgateError('instant_invalid', { found: JSON.stringify(text) });
  return ms;
}

/** Writes an instant: without the fraction where it is zero. */
export function formatInstant(ms: EpochMs): string {
  const whole = Math.trunc(ms);
  const day = Math.floor(whole / DAY_MS);
  if (day !== lastDay) {
    lastDate = new Date(whole).toISOString().slice(0, -'00:00:00.000Z'.length);
    lastDay = day;
  }
  const time = whole - day * DAY_MS;
  const second = Math.floor(time / 1000);
  const minute = Math.floor(second / 60);
  const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second % 60)}`;
  const fraction = time % 1000;
  return fraction === 0
    ? `${lastDate}${clock}Z`
    : `${lastDate}${clock}.${String(fraction).padStart(3, '0')}Z`;
}

// Instants come in runs of one day, and its date is most of the work.
let lastDay = Number.NaN;
let lastDate = '';

function two(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
