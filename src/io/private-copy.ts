import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isThere } from './files.ts';

/**
 * Works on a copy of a file, in a folder of its own that only this user can enter, and removes it. Files with
 * the same name and one of the endings go with it.
 */
export async function onPrivateCopy<T>(
  path: string,
  endings: readonly string[],
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'claimgate-'));
  try {
    const copy = join(folder, basename(path));
    for (const ending of ['', ...endings])
      if (isThere(path + ending)) await copyFile(path + ending, copy + ending);
    return await work(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
