import { markup, type Markup } from '../markup.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.\d{3})?Z$/;

/** An instant as people read it; the exact one is in the attribute. */
export function instant(text: string): Markup {
  return markup`<time datetime="${text}">${instantWords(text)}</time>`;
}

/** An instant to the second, in UTC. */
export function instantWords(text: string): string {
  const [, day, time] = FORM.exec(text) ?? [];
  return day === undefined ? text : `${day} ${time} UTC`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in its two largest units, rounded down: it never promises more than there is. */
export function durationWords(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min` : 'less than a minute';
}
