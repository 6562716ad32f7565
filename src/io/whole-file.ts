import { randomBytes } from 'node:crypto';
import { link } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ClaimgateError } from '../findings/index.ts';
import { asFileError, createFile, errnoOf, removeFile } from './files.ts';

/**
 * Creates a file that must not exist yet, whole or not at all: of several that try at once one wins, and
 * one that is killed on the way leaves nothing under the name.
 *
 * @throws ClaimgateError `file_exists`, `file_unwritable`
 */
export async function createWholeFile(
  path: string,
  content: string,
  name: string,
  mode: number,
): Promise<void> {
  const random = randomBytes(6).toString('hex');
  const temporary = join(dirname(path), `.${basename(path)}.${random}.tmp`);
  await createFile(temporary, content, name, mode);
  try {
    await link(temporary, path);
  } catch (cause) {
    if (errnoOf(cause) === 'EEXIST')
      throw new ClaimgateError('file_exists', { file: name }, { cause });
    throw asFileError(cause, name, 'file_unwritable');
  } finally {
    await removeFile(temporary);
  }
}
