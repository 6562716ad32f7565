import { createHash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync, readSync } from 'node:fs';
import { RunningDigest, type Digest } from '../../digest/sha256.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { asFileError, openForReading, refuseLarger } from '../files.ts';
import { refuseEscape, resolveInWorkTree } from './work-tree-path.ts';

/** A file that is read piece by piece, as often as asked. */
export interface LongFile {
  /** Of its bytes when it was looked at. */
  readonly sha256: Digest;
  /** The id that git gives to these bytes. */
  readonly blobId: string;
  readonly open: () => Iterable<Uint8Array>;
  readonly place: LongFilePlace;
}

/** Where a file is that was looked at, as plain data. */
export interface LongFilePlace {
  readonly target: string;
  /** Its name in findings. */
  readonly name: string;
  readonly size: number;
}

/** Where a file is now that may be read as often as asked; its size is that of this moment. */
export function placeOf(target: string, name: string): LongFilePlace {
  try {
    return { target, name, size: lstatSync(target).size };
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  }
}

/** Looks at a file of the work tree once, whole. `idLength`: of the ids of the repository, 40 or 64 digits. */
export function openLongFile(
  root: string,
  path: string,
  { maxBytes, idLength }: { readonly maxBytes: number; readonly idLength: number },
): LongFile {
  refuseEscape(path);
  const place = placeOf(resolveInWorkTree(root, path), path);
  refuseLarger(place, maxBytes, path);
  const digest = new RunningDigest();
  const id = createHash(idLength === 64 ? 'sha256' : 'sha1').update(`blob ${place.size}\0`);
  const open = () => readAgain(place);
  for (const piece of open()) {
    digest.update(piece);
    id.update(piece);
  }
  return { sha256: digest.finish(), blobId: id.digest('hex'), open, place };
}

const PIECE_BYTES = 128 * 1024;

/** Synchronous, so that claims can be taken one by one without waiting for each; the file is on a disk. */
export function* readAgain({ target, name, size }: LongFilePlace): Generator<Uint8Array> {
  const descriptor = openForReading(target, name);
  try {
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

/** A line of a file. */
export interface LineAt {
  /** Offset of its first byte. */
  readonly start: number;
  /** Without the newline. */
  readonly bytes: Uint8Array;
}

/**
 * Up to `parts - 1` lines, in order, that cut a file into parts of about one size. Says nothing about the
 * file, and finds no line where something is wrong with it: whoever reads all of it says what.
 */
export function cuttingLines(path: string, parts: number, maxLineBytes: number): LineAt[] {
  const lines: LineAt[] = [];
  let descriptor: number | undefined;
  try {
    descriptor = openForReading(path, path);
    const { size } = fstatSync(descriptor);
    for (let part = 1; part < parts; part += 1) {
      const line = lineBehind(descriptor, Math.floor((size * part) / parts), maxLineBytes);
      if (line && line.start > (lines.at(-1)?.start ?? 0)) lines.push(line);
    }
  } catch {
    return [];
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  return lines;
}

/** The first line that begins behind an offset. */
function lineBehind(descriptor: number, offset: number, maxBytes: number): LineAt | undefined {
  const buffer = Buffer.allocUnsafe(2 * maxBytes + 2);
  const bytes = buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, offset));
  const start = bytes.indexOf(NEWLINE) + 1;
  const end = bytes.indexOf(NEWLINE, start);
  return start === 0 || end < start
    ? undefined
    : { start: offset + start, bytes: bytes.subarray(start, end) };
}

const NEWLINE = 0x0a;
