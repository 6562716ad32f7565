/**
 * An instant of a document as epoch milliseconds. The text must have passed the schema (`instant` in
 * common.v1): then every reader agrees on it, and it survives the round trip.
 */
export function instantOf(instant: string): number {
  return Date.parse(instant);
}

/** Epoch milliseconds as an instant of a document, without a fraction where it is zero. */
export function formatInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}
