/** Tells the instant, in milliseconds since 1970-01-01T00:00:00Z. */
export type Clock = () => number;

/** The only place that asks what time it is. No environment variable is ever "now" (specification/trust.md 5). */
export const systemClock: Clock = () => Date.now();
