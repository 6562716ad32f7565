import { formatInstant, parseInstant } from '../documents/instant.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.\d{3})?Z$/;

export function instantWords(text: string): string {
  const [, day, time] = FORM.exec(text) ?? [];
  return day === undefined ? text : `${day} ${time} UTC`;
}

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/** Returns a length of time in the largest unit that it holds twice, rounded down: `23 hours`. */
function roughly(milliseconds: number): string {
  const [size, unit] = UNITS.find(([length]) => milliseconds >= 2 * length) ?? [MINUTE, 'minute'];
  const count = Math.floor(milliseconds / size);
  if (count === 0) return 'less than a minute';
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** How far an instant is away, and the instant to the minute: `in 23 hours, 2026-11-23 00:43 UTC`. */
export function whenWords(instant: number, now: number): string {
  return `${distance(instant, now)}, ${minuteWords(instant)}`;
}

export function distance(instant: number, now: number): string {
  if (instant === now) return 'now';
  return instant > now ? `in ${roughly(instant - now)}` : `${roughly(now - instant)} ago`;
}

export function minuteWords(instant: number): string {
  return `${formatInstant(instant).slice(0, 16).replace('T', ' ')} UTC`;
}

const INSTANT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z/g;

/** A text with each instant in it as people read it. */
export function withReadableTimes(text: string, now: number): string {
  return text.replaceAll(INSTANT, (written) => {
    const instant = parseInstant(written);
    return instant === undefined ? written : `${minuteWords(instant)} (${distance(instant, now)})`;
  });
}
