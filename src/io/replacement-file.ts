import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asFileError, temporaryBeside } from './files.ts';

/** A file that is written piece by piece and takes the place of another only once it is whole. */
export interface ReplacementFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Puts the file in place, flushed. */
  commit(): Promise<void>;
  /** Leaves no trace; after a commit it does nothing. */
  discard(): Promise<void>;
}

/** Starts such a file in the folder of the one it replaces. @throws ClaimgateError `file_unwritable` */
export async function openReplacement(path: string, name: string): Promise<ReplacementFile> {
  const folder = dirname(path);
  const temporary = temporaryBeside(path);
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw asFileError(cause, name, 'file_unwritable');
    }
  };
  const handle = await step(async () => {
    await mkdir(folder, { recursive: true });
    return open(temporary, 'wx');
  });
  return {
    write: (bytes) => step(() => handle.writeFile(bytes)),
    commit: () =>
      step(async () => {
        await handle.sync();
        await handle.close();
        await rename(temporary, path);
      }),
    discard: async () => {
      await handle.close().catch(() => {});
      await unlink(temporary).catch(() => {});
    },
  };
}
