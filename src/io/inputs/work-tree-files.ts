import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { refusalOf } from '../../findings/error.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { asFileError, isThere, readRegularFile } from '../files.ts';
import { errnoOf } from '../../findings/thrown.ts';
import type { InputFile, InputRequest } from './read-inputs.ts';

/**
 * Walks a path below a root one name at a time and refuses what could make it name other bytes than
 * it seems to: links, submodules, names that differ by case only.
 *
 * @param path relative, with `/` between names
 * @returns the path to open; `undefined` where there is nothing
 * @throws ClaimgateError `file_symlink`, `path_in_submodule`, `path_case_twin`, …
 */
export function findInWorkTree(root: string, path: string): string | undefined {
  const parts = path.split('/');
  let folder = root;
  for (const [depth, name] of parts.entries()) {
    refuseCaseTwins(
      told(() => readdirSync(folder), path),
      name,
      path,
    );
    const here = join(folder, name);
    const stats = told(() => lstatSync(here, { throwIfNoEntry: false }), path);
    if (!stats) return undefined;
    if (stats.isSymbolicLink()) throw new ClaimgateError('file_symlink', { file: path });
    if (depth < parts.length - 1 && isThere(join(here, '.git')))
      throw new ClaimgateError('path_in_submodule', { file: path });
    folder = here;
  }
  return folder;
}

/** The same, of what has to be there. @throws ClaimgateError `file_missing` and the others */
export function resolveInWorkTree(root: string, path: string): string {
  const found = findInWorkTree(root, path);
  if (found === undefined) throw new ClaimgateError('file_missing', { file: path });
  return found;
}

/** The names in a folder of the work tree; none without the folder. @throws ClaimgateError `file_unreadable` */
export function namesInWorkTree(root: string, path: string): string[] {
  try {
    return readdirSync(join(root, path));
  } catch (cause) {
    if (errnoOf(cause) === 'ENOENT') return [];
    throw asFileError(cause, path, 'file_unreadable');
  }
}

/** The size of a file of the work tree in bytes; `undefined` where there is none, or something else. */
export function sizeInWorkTree(root: string, path: string): number | undefined {
  try {
    return lstatSync(resolveInWorkTree(root, path)).size;
  } catch {
    // Whoever reads it says what is wrong with it.
    return undefined;
  }
}

/** Neither a backslash nor a control character; by ranges, as a class of Unicode takes long to make. */
const PLAIN_NAME = /^[ -[\]-~\u00a0-\uffff]*$/;

/** @throws ClaimgateError `path_escapes_repository` for anything but plain names below the root. */
export function refuseEscape(path: string): void {
  const isPlain = (name: string): boolean =>
    !['', '.', '..', '.git'].includes(name.toLowerCase()) && PLAIN_NAME.test(name);
  const safe = path.split('/').every(isPlain);
  if (!safe) throw new ClaimgateError('path_escapes_repository', { file: path });
}

/** What the file system tells, or its error as one of ours. */
export function told<T>(ask: () => T, path: string): T {
  try {
    return ask();
  } catch (cause) {
    throw asFileError(cause, path, 'file_unreadable');
  }
}

/** Reads documents as they lie in the work tree. @throws ClaimgateError for anything that is not a regular file */
export function readFromWorkTree(
  root: string,
  requests: readonly InputRequest[],
): Promise<(InputFile | undefined)[]> {
  return Promise.all(requests.map((request) => readUnlessMissing(root, request)));
}

async function readUnlessMissing(
  root: string,
  { path, maxBytes }: InputRequest,
): Promise<InputFile | undefined> {
  try {
    // Throwing and catching an error here would load the table of codes in every repository without a configuration.
    const file = findInWorkTree(root, path);
    if (file === undefined) return undefined;
    const bytes = await readRegularFile(file, path, maxBytes);
    return { path, bytes, remarks: [] };
  } catch (error) {
    refusalOf(error, 'file_missing');
    return undefined;
  }
}

/** @throws ClaimgateError `path_case_twin` where two names differ by case only: some systems take them for one. */
export function refuseCaseTwins(names: readonly string[], name: string, path: string): void {
  const twin = names.find((other) => other !== name && folded(other) === folded(name));
  if (twin !== undefined)
    throw new ClaimgateError('path_case_twin', { file: path, expected: name, found: twin });
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
