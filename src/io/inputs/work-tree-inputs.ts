import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finding, type Finding } from '../../findings/index.ts';
import { readRegularFile } from '../files.ts';
import { differenceOf } from '../git/difference.ts';
import { conversionOf } from '../git/conversion.ts';
import type { GitRepository } from '../git/repository.ts';
import type { InputFile, RepositoryInputs } from './repository-inputs.ts';
import { findInCommit } from './tree-path.ts';
import { refuseEscape, resolveInWorkTree } from './work-tree-path.ts';

/** What the work tree is compared with. */
export interface Head {
  readonly repository: GitRepository;
  readonly release: NonNullable<RepositoryInputs['release']>;
}

/** Documents as they lie in the work tree, each compared with the commit that is checked out. */
export function workTreeInputs(root: string, head: Head | undefined, remarks: readonly Finding[]): RepositoryInputs {
  return {
    root,
    release: head?.release ?? null,
    remarks,
    read: (path, maxBytes) => readFile(root, head, path, maxBytes),
    find: (matches, globs) => findFiles(root, head?.repository, matches, globs),
  };
}

async function readFile(root: string, head: Head | undefined, path: string, maxBytes: number): Promise<InputFile> {
  refuseEscape(path);
  const bytes = await readRegularFile(await resolveInWorkTree(root, path), path, maxBytes);
  return { path, bytes, remarks: head ? await compare(head, path, bytes) : [] };
}

async function compare({ repository, release }: Head, path: string, bytes: Uint8Array): Promise<Finding[]> {
  const entry = await findInCommit(repository, release.revision, path);
  if (!entry) return [finding('not_committed', { file: path, found: `commit ${release.revision}` })];
  const difference = differenceOf(bytes, await repository.blob(entry.id));
  if (!difference) return [];
  const { code, line } = difference;
  const conversion = code === 'work_tree_edited' ? undefined : await conversionOf(repository, path);
  return [finding(code, { file: path, line, ...(conversion === undefined ? {} : { found: conversion }) })];
}

async function findFiles(
  root: string,
  repository: GitRepository | undefined,
  matches: (name: string) => boolean,
  globs: readonly string[],
): Promise<string[]> {
  const { default: glob } = await import('fast-glob');
  const entries = await glob([...globs], {
    cwd: root,
    dot: true,
    caseSensitiveMatch: false,
    followSymbolicLinks: false,
    onlyFiles: false,
    suppressErrors: true,
    objectMode: true,
    ignore: ['**/.git/**', '**/node_modules/**'],
  });
  const paths: string[] = [];
  for (const { path, name, dirent } of entries) {
    if (!dirent.isDirectory() && matches(name) && !(await inNestedRepository(root, path))) paths.push(path);
  }
  const ignored = new Set(repository && paths.length > 0 ? await repository.ignored(paths) : []);
  return paths.filter((path) => !ignored.has(path)).sort();
}

/** Whether a path lies in another repository inside this one, which keeps its own documents. */
async function inNestedRepository(root: string, path: string): Promise<boolean> {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (await lstat(join(root, folder, '.git')).catch(() => undefined)) return true;
  }
  return false;
}
