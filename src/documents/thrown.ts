// A thrown value, whatever it is: errors of Node.js are the only input here without a type.

export function wordsOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Returns message and stack of an error, for debugging a defect; never for a report. */
export function stackOf(cause: unknown): string {
  return cause instanceof Error && cause.stack !== undefined ? cause.stack : String(cause);
}

/** The errno name of a system error, such as `EACCES`. */
export function errnoOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'unknown error';
}

/** Whether an error, or what caused it, is that the process or the system may open no more files. */
export function isOutOfDescriptors(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (['EMFILE', 'ENFILE'].includes(errnoOf(cause))) return true;
  return false;
}

/** Whether an error, or what caused it, is that Node.js may not start programs (`--permission`). */
export function isForbiddenProgram(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (errnoOf(cause) === 'ERR_ACCESS_DENIED')
      return 'permission' in cause && cause.permission === 'ChildProcess';
  return false;
}
