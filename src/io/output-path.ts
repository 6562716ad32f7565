// Where nothing may be written: links, special files, the folders of git and of claims.

import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { ClaimgateError } from '../documents/findings.ts';
import { isThere, lstatsOf, statsOf } from './files.ts';
import { findRepositoryRoot, looksLikeGitFolder } from './git-folder.ts';
import { errnoOf } from '../documents/thrown.ts';

/** Where the system keeps no files of anybody's. A memory disk below is a folder as any other. */
const SYSTEM_FOLDERS = ['/dev', '/proc', '/sys'];
const MEMORY_DISK = '/dev/shm';

/**
 * Refuses a path that no file may be written to: the one decision for every file that the program writes,
 * made before anything is touched. Every writer of this folder asks it; a command that writes several files
 * asks for all of them first.
 *
 * @throws ClaimgateError `output_forbidden` in a folder of the system or of git, `folder_missing`,
 *   `file_not_regular` over anything but a regular file or a link, which a file replaces
 */
export function refuseForbiddenPath(path: string, name: string): void {
  const absolute = resolve(path);
  refuseSystemOrGit(absolute, name);
  refuseLinkOutside(absolute, name);
  const target = join(realFolder(dirname(absolute), name), basename(absolute));
  refuseSystemOrGit(target, name);
  // A link is judged by what it leads to; one that leads nowhere is replaced.
  if (statsOf(target)?.isFile() === false)
    throw new ClaimgateError('file_not_regular', { file: name });
}

/** The repository has put such a link there, and the caller meant a place below. */
function refuseLinkOutside(path: string, name: string): void {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (lstatsOf(folder)?.isSymbolicLink() !== true) continue;
    const root = findRepositoryRoot(dirname(folder));
    if (root === undefined) continue;
    const inside = realpathSync.native(root) + sep;
    if (!(realFolder(folder, name) + sep).startsWith(inside)) {
      const found = 'a link that leads out of the repository';
      throw new ClaimgateError('output_forbidden', { file: name, found });
    }
  }
}

/** Refuses a folder of ours that may have to be made, with those above it. */
export function refuseForbiddenFolder(path: string): void {
  let above = resolve(path);
  refuseSystemOrGit(above, path);
  refuseLinkOutside(join(above, 'file'), path);
  while (!isThere(above)) above = dirname(above);
  refuseSystemOrGit(realFolder(above, path), path);
}

/** Makes a folder for files that a command writes, but none above it. @throws ClaimgateError as {@link refuseForbiddenPath} does */
export function makeOutputFolder(path: string, name: string): void {
  if (isFolder(path)) return;
  if (isThere(path)) throw folderMissing(path, name);
  refuseForbiddenPath(path, name);
  try {
    mkdirSync(path);
  } catch (cause) {
    throw new ClaimgateError('file_unwritable', { file: name, found: errnoOf(cause) }, { cause });
  }
}

export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() ?? false;
}

function refuseSystemOrGit(path: string, name: string): void {
  const found = isInSystemFolder(path)
    ? 'a path of the system'
    : isInGitFolder(path)
      ? 'a path in a git folder'
      : undefined;
  if (found !== undefined) throw new ClaimgateError('output_forbidden', { file: name, found });
}

function isInSystemFolder(path: string): boolean {
  const isIn = (folder: string): boolean => path === folder || path.startsWith(folder + sep);
  return SYSTEM_FOLDERS.some(isIn) && !path.startsWith(MEMORY_DISK + sep);
}

function realFolder(folder: string, name: string): string {
  try {
    const real = realpathSync.native(folder);
    if (isFolder(real)) return real;
  } catch (cause) {
    const errno = errnoOf(cause);
    if (errno !== 'ENOENT' && errno !== 'ENOTDIR')
      throw new ClaimgateError('file_unwritable', { file: name, found: errno }, { cause });
  }
  throw folderMissing(folder, name);
}

/** Why a path is no folder: nothing is there, or something else is. */
export function folderMissing(path: string, name: string): ClaimgateError {
  return new ClaimgateError('folder_missing', {
    file: name,
    ...(isThere(path) ? { found: 'a file' } : {}),
  });
}

/** By the name of a part of it, or because a folder above looks like one, as those of bare repositories do. */
function isInGitFolder(path: string): boolean {
  if (path.split(/[/\\]/).some(isGitName)) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    if (looksLikeGitFolder(folder)) return true;
    if (dirname(folder) === folder) return false;
  }
}

/** `.git` as any file system spells it: in any case, with what some of them pass over, or by its short name. */
function isGitName(part: string): boolean {
  const plain = part
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/:.*$|[. ]+$/s, '')
    .toLowerCase();
  return plain === '.git' || plain === 'git~1';
}

/**
 * Names under which two paths can be compared: where the path leads once links among its folders are
 * followed, and which file lies there now, so that upper and lower case or a second name hide nothing.
 * A last link is not followed: what is written replaces the link.
 */
export function fileIdentities(path: string): readonly string[] {
  const names = [join(realPathOf(dirname(path)), basename(path))];
  const stats = lstatsOf(path);
  return stats?.isFile() ? [...names, `${stats.dev}:${stats.ino}`] : names;
}

function realPathOf(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return folder;
  }
}
