import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { ClaimgateError } from '../../findings/index.ts';
import { asFileError } from '../files.ts';
import { refuseEscape, resolveInWorkTree } from './work-tree-path.ts';

/** A file that is read piece by piece, as often as asked. */
export interface LongFile {
  /** `sha256:` and hex digits, of its bytes when it was looked at. */
  readonly sha256: string;
  /** The id that git gives to these bytes. */
  readonly blobId: string;
  readonly open: () => Iterable<Uint8Array>;
}

/** Looks at a file of the work tree once, whole. `idLength`: of the ids of the repository, 40 or 64 digits. */
export function openLongFile(
  root: string,
  path: string,
  { maxBytes, idLength }: { readonly maxBytes: number; readonly idLength: number },
): LongFile {
  refuseEscape(path);
  const target = resolveInWorkTree(root, path);
  const { size } = lstatSync(target);
  if (size > maxBytes)
    throw new ClaimgateError('json_too_large', {
      file: path,
      expected: `at most ${maxBytes} bytes`,
      found: `${size} bytes`,
    });
  const digest = createHash('sha256');
  const id = createHash(idLength === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`);
  const open = () => piecesOf(target, path, size);
  for (const piece of open()) {
    digest.update(piece);
    id.update(piece);
  }
  return { sha256: `sha256:${digest.digest('hex')}`, blobId: id.digest('hex'), open };
}

const PIECE_BYTES = 256 * 1024;

/** Synchronous, so that claims can be taken one by one without waiting for each; the file is on a disk. */
function* piecesOf(path: string, name: string, size: number): Generator<Uint8Array> {
  const descriptor = opened(path, name);
  try {
    if (!fstatSync(descriptor).isFile())
      throw new ClaimgateError('file_not_regular', { file: name });
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    let read = 0;
    for (;;) {
      const bytes = readSync(descriptor, buffer, 0, PIECE_BYTES, null);
      if (bytes === 0) break;
      read += bytes;
      yield buffer.subarray(0, bytes);
    }
    if (read !== size) throw new ClaimgateError('file_changed_while_read', { file: name });
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    closeSync(descriptor);
  }
}

function opened(path: string, name: string): number {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  }
}
