import { lstatSync } from 'node:fs';
import { RunningDigest, type Digest } from '../../digest/sha256.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { piecesOf, refuseLarger } from '../files.ts';
import { objectHash } from '../git/objects.ts';
import { refuseEscape, resolveInWorkTree, told } from './work-tree-files.ts';

/** A file that is read piece by piece, as often as asked. */
export interface LongFile {
  /** Of its bytes when it was looked at. */
  readonly sha256: Digest;
  /** The id that git gives to these bytes. */
  readonly blobId: string;
  readonly open: () => Iterable<Uint8Array>;
}

/** Where a file is that was looked at. */
interface LongFilePlace {
  readonly target: string;
  /** Its name in findings. */
  readonly name: string;
  readonly size: number;
}

/** Looks at a file of the work tree once, whole. `idLength`: of the ids of the repository, 40 or 64 digits. */
export function openLongFile(
  root: string,
  path: string,
  { maxBytes, idLength }: { readonly maxBytes: number; readonly idLength: number },
): LongFile {
  refuseEscape(path);
  const target = resolveInWorkTree(root, path);
  const place = { target, name: path, size: told(() => lstatSync(target).size, path) };
  refuseLarger(place, maxBytes, path);
  const digest = new RunningDigest();
  const id = objectHash('blob', place.size, idLength);
  const open = () => readAgain(place);
  for (const piece of open()) {
    digest.update(piece);
    id.update(piece);
  }
  return { sha256: digest.finish(), blobId: id.digest('hex'), open };
}

/** Synchronous, so that claims can be taken one by one without waiting for each; the file is on a disk. */
function* readAgain({ target, name, size }: LongFilePlace): Generator<Uint8Array> {
  const read = yield* piecesOf(target, name);
  if (read !== size) throw new ClaimgateError('file_changed_while_read', { file: name });
}
