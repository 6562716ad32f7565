import { ClaimgateError } from '../findings/index.ts';

/** Milliseconds since 1970-01-01T00:00:00Z: what an instant is inside the program. */
export type EpochMs = number;

/** One day of a retest period: always 86,400 seconds (data-model.md section 4, rule 4). */
export const DAY_MS: EpochMs = 86_400_000;

const FORM = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{3})?Z$/;

/**
 * Reads an instant in its written form (data-model.md section 1): UTC, years 1970 to 9999, and a date
 * that exists. `undefined` for anything else.
 */
export function parseInstant(text: string): EpochMs | undefined {
  if (!FORM.test(text)) return undefined;
  const ms = Date.parse(text);
  if (Number.isNaN(ms) || ms < 0) return undefined;
  // Date.parse lets 31 February run over into March; what exists comes back as it was written.
  return withMilliseconds(text) === new Date(ms).toISOString() ? ms : undefined;
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
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}

function withMilliseconds(text: string): string {
  return text.includes('.') ? text : text.replace('Z', '.000Z');
}
