import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Names under which two paths can be compared: where the path leads once links among its folders are
 * followed, and which file lies there now, so that upper and lower case or a second name hide nothing.
 * A last link is not followed: what is written replaces the link.
 */
export function fileIdentities(path: string): readonly string[] {
  const folder = ifTold(() => realpathSync.native(dirname(path))) ?? dirname(path);
  const names = [join(folder, basename(path))];
  const stats = ifTold(() => lstatSync(path));
  return stats?.isFile() ? [...names, `${stats.dev}:${stats.ino}`] : names;
}

function ifTold<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
