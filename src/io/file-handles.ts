import { closeSync, fstatSync, readSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import {
  asFileError,
  openForReading,
  READING,
  refuseChange,
  refuseIrregular,
  refuseLarger,
} from './files.ts';

/**
 * Reads a regular file in pieces, whatever its size; errors as those of `readRegularFile`. A piece is good
 * until the next one is asked for; in between everything that waits has its turn.
 *
 * @param onPiece told how many bytes were read of how many
 */
export async function* streamRegularFile(
  path: string,
  name: string,
  onPiece: (read: number, size: number) => void,
): AsyncGenerator<Uint8Array> {
  const file = openForReading(path, name);
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    for (let read = 0; ;) {
      // At once: to start threads for it takes longer than reading does.
      const bytesRead = readSync(file, buffer, 0, PIECE_BYTES, null);
      if (bytesRead === 0) return;
      read += bytesRead;
      onPiece(read, size);
      yield buffer.subarray(0, bytesRead);
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    closeSync(file);
  }
}

/** Large enough that the number of reads does not matter, small enough to stay in the cache. */
const PIECE_BYTES = 512 * 1024;

/** Opens a regular file for reading without following a last link or waiting on a pipe; same errors as above. */
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
