import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ClaimgateError } from '../documents/findings.ts';
import { isThere, statsOf } from './files.ts';
import { gitTooLarge } from '../trust/git-objects.ts';

export function findRepositoryRoot(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isThere(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Whether a folder is one that git keeps a repository, or one of its work trees, in: by what git itself goes by. */
export function looksLikeGitFolder(folder: string): boolean {
  const has = (name: string): boolean => isThere(join(folder, name));
  return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}

/** Whether a folder is a repository of its own. Anything else called `.git` hides nothing beside it. */
export function isRepository(folder: string): boolean {
  const path = join(folder, '.git');
  if (!isThere(path)) return false;
  const [, elsewhere] = /^gitdir: (.+?)\s*$/.exec(textOf(path)) ?? [];
  return looksLikeGitFolder(elsewhere === undefined ? path : resolve(folder, elsewhere));
}

/** The text of a small regular file; none of anything else. */
function textOf(path: string): string {
  try {
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= MAX_GIT_FILE_BYTES ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

const MAX_GIT_FILE_BYTES = 8192;

/** Whether history was cut off: git says in a file of its own where. What cannot be told is not whole. */
export function isShallow(root: string): boolean {
  const folders = gitFoldersOf(root);
  return !folders || isThere(join(folders.common, 'shallow'));
}

/** Whether git has packs whose objects refer to others that it would fetch when they are asked for. */
export function isPartial(root: string): boolean {
  const folders = gitFoldersOf(root);
  const packs = folders ? entriesOf(join(folders.common, 'objects/pack')) : [];
  return !folders || packs.some(({ name }) => name.endsWith('.promisor'));
}

const MIB = 1024 * 1024;
const MAX_BYTES = 32 * MIB;
const MAX_INDEX_BYTES = 128 * MIB;
const MAX_REF_BYTES = 8192;
const MAX_REF_FILES = 100_000;
const MAX_ALTERNATES = 64;

const OF_WORK_TREE = ['HEAD', 'config.worktree', 'gitdir'];
const OF_REPOSITORY = ['config', 'packed-refs', 'shallow', 'info/exclude'];

/**
 * Refuses a repository that makes git read a file that is a pipe, a device or larger than any real one:
 * git takes it into memory as it comes, and nothing but its end stops it.
 *
 * @throws ClaimgateError `git_failed`, `git_too_large`
 */
export function refuseEndlessFiles(root: string): void {
  const folders = gitFoldersOf(root);
  if (!folders) return;
  const { own, common } = folders;
  for (const name of OF_WORK_TREE) refuseEndless(join(own, name), MAX_BYTES);
  refuseEndless(join(own, 'index'), MAX_INDEX_BYTES);
  for (const name of OF_REPOSITORY) refuseEndless(join(common, name), MAX_BYTES);
  refuseEndlessRefs(new Set([own, common]));
  refuseEndlessAlternates(join(common, 'objects'));
}

/** Where git keeps what belongs to one work tree, and what all work trees of a repository share. */
export interface GitFolders {
  readonly own: string;
  readonly common: string;
}

/** `undefined` where git itself has to say what is wrong. */
export function gitFoldersOf(root: string): GitFolders | undefined {
  const own = gitFolderOf(root);
  return own === undefined ? undefined : { own, common: commonFolderOf(own) };
}

/** `.git`, or the folder that it names as a file. */
function gitFolderOf(root: string): string | undefined {
  const path = join(root, '.git');
  const stats = statsOf(path);
  if (stats?.isDirectory()) return path;
  if (!stats?.isFile() || stats.size > MAX_REF_BYTES) return undefined;
  const [, folder] = /^gitdir: (.+?)[\r\n]*$/s.exec(readFileSync(path, 'utf8')) ?? [];
  return folder === undefined ? undefined : resolve(root, folder);
}

function commonFolderOf(own: string): string {
  const text = boundedText(join(own, 'commondir'), MAX_REF_BYTES);
  return text === undefined ? own : resolve(own, text.replace(/[\r\n]+$/, ''));
}

function refuseEndlessRefs(folders: ReadonlySet<string>): void {
  const waiting = [...folders].map((folder) => join(folder, 'refs'));
  let count = 0;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      count += 1;
      if (count > MAX_REF_FILES) throw gitTooLarge(`${MAX_REF_FILES} files of refs`, folder);
      const isFolder = entry.isSymbolicLink() ? statsOf(path)?.isDirectory() : entry.isDirectory();
      if (isFolder) waiting.push(path);
      else refuseEndless(path, MAX_REF_BYTES);
    }
  }
}

function refuseEndlessAlternates(objects: string): void {
  const known = new Set([objects]);
  for (const folder of known) {
    const path = join(folder, 'info/alternates');
    for (const line of (boundedText(path, MAX_BYTES) ?? '').split('\n'))
      if (line !== '' && !line.startsWith('#')) known.add(resolve(folder, line));
    if (known.size > MAX_ALTERNATES) throw gitTooLarge(`${MAX_ALTERNATES} alternates`, path);
  }
}

/** The text of a file that ends; `undefined` where there is none. @throws ClaimgateError `git_failed`, `git_too_large` */
function boundedText(path: string, maxBytes: number): string | undefined {
  refuseEndless(path, maxBytes);
  return statsOf(path)?.isFile() ? readFileSync(path, 'utf8') : undefined;
}

function refuseEndless(path: string, maxBytes: number): void {
  const stats = statsOf(path);
  if (!stats || stats.isDirectory()) return;
  if (!stats.isFile())
    throw new ClaimgateError('git_failed', { expected: 'a regular file', found: path });
  if (stats.size > maxBytes) throw gitTooLarge(`${maxBytes} bytes`, `${path}: ${stats.size} bytes`);
}

export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
