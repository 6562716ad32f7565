import { closeSync, fstatSync, readSync } from 'node:fs';
import { asFileError, openForReading } from './files.ts';

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
