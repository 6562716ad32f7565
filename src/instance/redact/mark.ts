/** What stands in place of a secret. */
export const REDACTED = '[redacted]';
