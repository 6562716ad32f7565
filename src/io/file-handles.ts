import { lstat, open, type FileHandle } from 'node:fs/promises';
import { asFileError, READING, refuseChange, refuseIrregular, refuseLarger } from './files.ts';

/** Opens a regular file for reading without following a last link or waiting on a pipe; errors as those of `readRegularFile`. */
export async function openRegularFile(path: string, name: string): Promise<FileHandle> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, READING);
    refuseIrregular(await handle.stat(), name);
    return handle;
  } catch (cause) {
    await handle?.close();
    throw asFileError(cause, name, 'file_unreadable');
  }
}

/** Reads and closes a file that is open already, of bounded size; same errors as `readRegularFile`. */
export async function readHandle(
  handle: FileHandle,
  name: string,
  maxBytes: number,
): Promise<Uint8Array> {
  try {
    const before = await handle.stat();
    refuseLarger(before, maxBytes, name);
    const bytes = await handle.readFile();
    refuseChange(before, await handle.stat(), bytes, name);
    return bytes;
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    await handle.close();
  }
}

/** A text that differs as soon as another file lies at a path, or the one there has changed. */
export async function fileVersion(path: string, name: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await lstat(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  }
}
