import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Names under which two paths can be compared: where the path leads once links among its folders are
 * followed, and which file lies there now, so that upper and lower case or a second name hide nothing.
 * A last link is not followed: what is written replaces the link.
 */
export async function fileIdentities(path: string): Promise<readonly string[]> {
  const folder = await realpath(dirname(path)).catch(() => dirname(path));
  const names = [join(folder, basename(path))];
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isFile() ? [...names, `${stats.dev}:${stats.ino}`] : names;
}
