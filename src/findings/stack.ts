/** Where something was thrown and what it says: for whoever mends a defect, never for a report. */
export function stackOf(cause: unknown): string {
  return cause instanceof Error && cause.stack !== undefined ? cause.stack : String(cause);
}
