import { open, rename } from 'node:fs/promises';
import { asFileError, removeFile, temporaryBeside } from './files.ts';
import { refuseForbiddenPath } from './output-path.ts';

/** A file that is written piece by piece and takes the place of another only once it is whole. */
export interface ReplacementFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Puts the file in place, flushed. */
  commit(): Promise<void>;
  /** Leaves no trace; after a commit it does nothing. */
  discard(): Promise<void>;
}

/** Starts such a file in the folder of the one it replaces. @throws ClaimgateError `file_unwritable`, or why nothing may be written there */
export async function openReplacement(path: string, name: string): Promise<ReplacementFile> {
  refuseForbiddenPath(path, name);
  const temporary = temporaryBeside(path);
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw asFileError(cause, name, 'file_unwritable');
    }
  };
  const handle = await step(() => open(temporary, 'wx'));
  return {
    write: (bytes) => step(() => handle.writeFile(bytes)),
    commit: () =>
      step(async () => {
        await handle.sync();
        await handle.close();
        await rename(temporary, path);
      }),
    discard: async () => {
      await removeFile(temporary);
      await handle.close();
    },
  };
}

/**
 * Writes a file whole or not at all, from pieces that are too many to be held.
 *
 * @throws ClaimgateError `file_unwritable`, or why nothing may be written there
 */
export async function writePiecesAtomically(
  path: string,
  pieces: AsyncIterable<string>,
  name: string,
): Promise<void> {
  const file = await openReplacement(path, name);
  try {
    for await (const piece of pieces) await file.write(Buffer.from(piece));
    await file.commit();
  } finally {
    await file.discard();
  }
}
