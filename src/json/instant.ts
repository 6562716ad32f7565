import { ClaimgateError } from '../findings/index.ts';
import { present } from '../findings/error.ts';

/** Milliseconds since 1970-01-01T00:00:00Z: what an instant is inside the program. */
export type EpochMs = number;

/** One day of a retest period: always 86,400 seconds (specification/rules.md 1, rule 4). */
export const DAY_MS: EpochMs = 86_400_000;

const LENGTH = '0000-00-00T00:00:00Z'.length;
const LENGTH_WITH_MILLISECONDS = '0000-00-00T00:00:00.000Z'.length;
const ZERO = 0x30;
const MINUS = 0x2d;
const COLON = 0x3a;
const DOT = 0x2e;
const T = 0x54;
const Z = 0x5a;
const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/**
 * Reads an instant in its written form (specification/documents.md 1): UTC, years 1970 to 9999, and a date
 * that exists. `undefined` for anything else. By arithmetic, as every line of a projection has many.
 */
export function parseInstant(text: string): EpochMs | undefined {
  const hasFraction = text.length === LENGTH_WITH_MILLISECONDS;
  if (!hasFraction && text.length !== LENGTH) return undefined;
  if (!isPunctuated(text, hasFraction)) return undefined;
  const year = 100 * pairAt(text, 0) + pairAt(text, 2);
  const month = pairAt(text, 5);
  const day = pairAt(text, 8);
  const hour = pairAt(text, 11);
  const minute = pairAt(text, 14);
  const second = pairAt(text, 17);
  const fraction = hasFraction ? 10 * pairAt(text, 20) + digitAt(text, 22) : 0;
  if (year < 1970 || day < 1 || day > daysIn(year, month)) return undefined;
  if (!isUpTo(hour, 23) || !isUpTo(minute, 59) || !isUpTo(second, 59) || fraction < 0)
    return undefined;
  const days = daysBefore(year, month) + day - 1;
  return days * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000 + fraction;
}

function isPunctuated(text: string, hasFraction: boolean): boolean {
  return (
    text.charCodeAt(4) === MINUS &&
    text.charCodeAt(7) === MINUS &&
    text.charCodeAt(10) === T &&
    text.charCodeAt(13) === COLON &&
    text.charCodeAt(16) === COLON &&
    text.charCodeAt(text.length - 1) === Z &&
    (!hasFraction || text.charCodeAt(19) === DOT)
  );
}

/** Makes every number that it is a digit of negative. */
const NO_DIGIT = -1_000_000;

function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - ZERO;
  return digit >= 0 && digit <= 9 ? digit : NO_DIGIT;
}

function pairAt(text: string, at: number): number {
  return 10 * digitAt(text, at) + digitAt(text, at + 1);
}

function isUpTo(value: number, max: number): boolean {
  return value >= 0 && value <= max;
}

/** Tells whether a year of the Gregorian calendar has a 29 February. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Returns the number of days of a month, from 1; what is no month has none. */
export function daysIn(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS_IN[month - 1] ?? 0);
}

/** Days from 1970-01-01 to the first of a month. */
function daysBefore(year: number, month: number): number {
  const isPastLeapDay = month > 2 && isLeapYear(year);
  const ofYear = present(DAYS_BEFORE[month - 1]) + (isPastLeapDay ? 1 : 0);
  return (year - 1970) * 365 + leapDaysBefore(year) - LEAP_DAYS_BEFORE_1970 + ofYear;
}

const LEAP_DAYS_BEFORE_1970 = leapDaysBefore(1970);

/** How many years before this one have a 29 February, counted from the year 1. */
function leapDaysBefore(year: number): number {
  const last = year - 1;
  return Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
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
    lastDate = dateOf(day);
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

/** The date of a day since 1970-01-01, as an instant begins. By arithmetic: to ask `Date` first looks for the time zone. */
function dateOf(day: number): string {
  let year = 1970 + Math.floor(day / 365.2425);
  while (daysBefore(year, 1) > day) year -= 1;
  while (daysBefore(year + 1, 1) <= day) year += 1;
  let month = 12;
  while (daysBefore(year, month) > day) month -= 1;
  return `${year}-${two(month)}-${two(day - daysBefore(year, month) + 1)}T`;
}

// Instants come in runs of one day, and its date is most of the work.
let lastDay = Number.NaN;
let lastDate = '';

function two(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
