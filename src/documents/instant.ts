import { ClaimgateError } from './findings.ts';

/** Milliseconds since 1970-01-01T00:00:00Z: what an instant is inside the program. */
export type EpochMs = number;

/** One day of a retest period: always 86,400 seconds (specification/rules.md 1, rule 4). */
export const DAY_MS: EpochMs = 86_400_000;

const FORM = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-9]{2}:[0-9]{2}(?:\.[0-9]{3})?Z$/;

/**
 * Reads an instant in its written form (specification/documents.md 1): UTC, years 1970 to 9999, and a date
 * that exists. `undefined` for anything else.
 */
export function parseInstant(text: string): EpochMs | undefined {
  if (!FORM.test(text)) return undefined;
  const ms = Date.parse(text);
  // A 30 February is read as a day of March; every month has 28 days.
  const day = Number(text.slice(8, 10));
  const isOfThatDay = day <= 28 || new Date(ms).getUTCDate() === day;
  return ms >= 0 && isOfThatDay ? ms : undefined;
}

/** Reads an instant of a document whose schema already asks for the form; throws `instant_invalid` otherwise. */
export function instantOf(text: string): EpochMs {
  const ms = parseInstant(text);
  if (ms === undefined)
    throw new ClaimgateError('instant_invalid', { found: JSON.stringify(text) });
  return ms;
}

/** Writes an instant: without the fraction where it is zero. What is no instant is named as such, never thrown. */
export function formatInstant(ms: EpochMs): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? 'no instant' : date.toISOString().replace('.000Z', 'Z');
}
