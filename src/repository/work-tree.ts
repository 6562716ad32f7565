import { lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RunningDigest } from '../digest/index.ts';
import { refusalOf, present, ClaimgateError, type Finding } from '../documents/findings.ts';
import { errnoOf } from '../documents/thrown.ts';
import { CLAIMS_PATH } from '../manifest/claims.ts';
import { asFileError, isThere, readRegularFile, piecesOf, refuseLarger } from '../io/files.ts';
import { entriesOf, isRepository } from '../io/git-folder.ts';
import { refuseCaseTwins, type InputRequest } from '../trust/commit-files.ts';
import { objectHash } from '../trust/git-objects.ts';

/** The exact bytes of one document, and what is to be said about where they come from. */
export interface InputFile {
  /** Relative to the root, with `/` between names. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Reasons why these bytes are not those of a commit: each makes the verdict a draft. */
  readonly remarks: readonly Finding[];
}

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

/** Finds what has to be there. @throws ClaimgateError `file_missing` and the others */
function resolveInWorkTree(root: string, path: string): string {
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
    // Its reader says what is wrong with it.
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

function told<T>(ask: () => T, path: string): T {
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

/**
 * Looks at a file of the work tree once, whole: the digest of its bytes, the id that git gives to them, and how to read it
 * again. Synchronous, so that claims can be taken one by one without waiting for each; the file is on a disk.
 *
 * @param idLength of the ids of the repository, 40 or 64 digits
 */
export function openLongFile(
  root: string,
  path: string,
  { maxBytes, idLength }: { readonly maxBytes: number; readonly idLength: number },
) {
  refuseEscape(path);
  const target = resolveInWorkTree(root, path);
  const { size } = told(() => lstatSync(target), path);
  refuseLarger({ size }, maxBytes, path);
  const digest = new RunningDigest();
  const id = objectHash('blob', size, idLength);
  const open = function* (): Generator<Uint8Array> {
    const read = yield* piecesOf(target, path);
    if (read !== size) throw new ClaimgateError('file_changed_while_read', { file: path });
  };
  for (const piece of open()) {
    digest.update(piece);
    id.update(piece);
  }
  return { sha256: digest.finish(), blobId: id.digest('hex'), open };
}

/** Folders whose files are not those of the project, in a work tree and in a commit. */
export const FOREIGN_FOLDERS = ['.git', 'node_modules'];

/** Whether a path, found in a commit, is of a file of the project that {@link looksLikeClaims}. */
export function isFound(path: string): boolean {
  const names = path.split('/');
  return (
    looksLikeClaims(present(names.at(-1))) &&
    !names.some((name) => FOREIGN_FOLDERS.includes(name.toLowerCase()))
  );
}

/**
 * Paths of files in a work tree that are named like a claims file, sorted. Links are listed but not followed, other
 * repositories inside this one are left out; ignore rules are for git to judge. A plain walk, because patterns
 * stop at names that hold a line break.
 *
 * @param known paths that are not searched for
 */
export function searchWorkTree(root: string, known: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const folders = [''];
  for (const folder of folders) {
    // The full search couldn't read an unreadable folder either.
    for (const entry of entriesOf(join(root, folder))) {
      const path = folder + entry.name;
      if (entry.isDirectory()) {
        if (!FOREIGN_FOLDERS.includes(entry.name.toLowerCase()) && !isRepository(join(root, path)))
          folders.push(`${path}/`);
      } else if (!known.has(path) && looksLikeClaims(entry.name)) found.push(path);
    }
  }
  return found.sort();
}

/** Whether a path lies in another repository inside this one, which keeps its own documents. */
export function inNestedRepository(root: string, path: string): boolean {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (isRepository(join(root, folder))) return true;
  }
  return false;
}

const LOOKS_LIKE_CLAIMS = /^public[-_. ]?claims?(?![a-z])(?!.*\.schema\.json$).*\.json[c5]?$/i;

/** The short name that Windows gives a file, also where others have taken the first of them. */
const SHORT_NAME = /^(?:public|pu[0-9a-f]{4})~[0-9]+\.jso$/i;

/** Whether a file is named like a public claims file, also as Windows reads its name. */
export function looksLikeClaims(name: string): boolean {
  // Mostly no name comes to the patterns, which take longer to make than a small work tree to walk through.
  if (name.slice(0, 2).toLowerCase() !== 'pu') return false;
  // Windows leaves out dots and spaces at the end, and takes what follows a colon for a part of the file.
  const plain = name.replace(/:.*$/s, '').replace(/[. ]+$/, '');
  return LOOKS_LIKE_CLAIMS.test(plain) || SHORT_NAME.test(plain);
}

export async function strayClaims(
  paths: readonly string[],
  allowed: readonly string[],
): Promise<readonly string[]> {
  const others = paths.filter((path) => path !== CLAIMS_PATH);
  if (others.length === 0 || allowed.length === 0) return others;
  const { Globs } = await import('../documents/globs.ts');
  const ignored = new Globs(allowed);
  return others.filter((path) => !ignored.matches(path));
}
