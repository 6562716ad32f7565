/** The errno name of a system error, such as `EACCES`. */
export function errnoOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'unknown error';
}
