import { isCode, type Code } from './code-table.ts';
import { ClaimgateError } from './error.ts';

/**
 * What is there by construction, which the type of a look-up cannot say.
 *
 * @throws ClaimgateError `defect` where it is not: going on with nothing could end in a "yes"
 */
export function present<T>(value: T | null | undefined): T {
  if (value !== undefined && value !== null) return value;
  throw new ClaimgateError('defect', { found: 'nothing, where there is always something' });
}

/** A code by the name that a document of ours has for it. @throws ClaimgateError `defect` for no code of ours */
export function codeNamed(name: string): Code {
  if (isCode(name)) return name;
  throw new ClaimgateError('defect', { found: name });
}
