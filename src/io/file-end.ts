import { openRegularFile } from './file-handles.ts';
import { asFileError } from './files.ts';

/** The end of a file, and whether that is all of it. */
export interface FileEnd {
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
}

/**
 * Reads the end of a regular file, which may be of any size and may be written to meanwhile.
 *
 * @throws ClaimgateError `file_missing`, `file_symlink`, `file_not_regular`, `file_unreadable`
 */
export async function readFileEnd(path: string, name: string, maxBytes: number): Promise<FileEnd> {
  const handle = await openRegularFile(path, name);
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, maxBytes);
    const buffer = Buffer.alloc(length);
    let read = 0;
    while (read < length) {
      const { bytesRead } = await handle.read(buffer, read, length - read, size - length + read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return { bytes: buffer.subarray(0, read), isWhole: length === size };
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    await handle.close();
  }
}
