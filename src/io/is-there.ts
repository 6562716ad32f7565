import { lstatSync } from 'node:fs';

/** Whether anything lies at a path, a link for itself; what can not be seen is not there. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
