// The folder of a release, written whole: a killed run leaves nothing that reads as a record.

import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ClaimgateError } from '../documents/findings.ts';
import { asFileError, lstatsOf, readRegularFile } from '../io/files.ts';
import { errnoOf } from '../documents/thrown.ts';
import { findInWorkTree, refuseEscape } from './work-tree.ts';
import { flushFolder, removeFile, TEMPORARY, writeFileAtomically } from '../io/write-files.ts';

type FolderContents = ReadonlyMap<string, Uint8Array>;

/**
 * Puts a folder of files into a work tree, all of them or none: they are written to a folder beside it, which
 * then takes its name. A folder that is there already keeps its files; what it lacks is added.
 *
 * @param path from the root, with `/` between names
 * @throws ClaimgateError `record_differs` where a file has other bytes; `file_symlink`, `path_in_submodule`
 *   and the like where the path leads elsewhere; `file_unwritable`
 */
export async function createRecordFolder(
  root: string,
  path: string,
  files: FolderContents,
): Promise<'created' | 'unchanged'> {
  refuseEscape(path);
  const known = findInWorkTree(root, path);
  if (known !== undefined) return completeFolder(known, path, files);
  const unfinished = unfinishedName(path);
  await fillUnfinished(root, unfinished, files);
  const target = join(root, path);
  makeFolder(dirname(target), dirname(path));
  try {
    renameSync(join(root, unfinished), target);
    await flushFolder(dirname(target));
  } catch (cause) {
    // Another run was faster: then what it wrote must be the same.
    if (['ENOTEMPTY', 'EEXIST'].includes(errnoOf(cause)))
      return completeFolder(target, path, files);
    throw asFileError(cause, path, 'file_unwritable');
  }
  return 'created';
}

/** Never in the folder of records: a killed run must not leave what reads as one. The next run takes it over. */
function unfinishedName(path: string): string {
  const [version = '', ...above] = path.split('/').toReversed();
  return [...above.slice(1).toReversed(), `.${version}.record.tmp`].join('/');
}

async function fillUnfinished(root: string, path: string, files: FolderContents): Promise<void> {
  makeFolder(join(root, dirname(path)), dirname(path));
  const folder = findInWorkTree(root, path) ?? join(root, path);
  makeFolder(folder, path);
  await removeUnfinishedFiles(folder, path, files);
  for (const [name, bytes] of files)
    await writeFileAtomically(join(folder, name), bytes, `${path}/${name}`);
}

/** Takes away what a killed run left in the folder. @throws ClaimgateError `file_exists` where anything else is there */
async function removeUnfinishedFiles(
  folder: string,
  path: string,
  files: FolderContents,
): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (files.has(name)) continue;
    const [, of = ''] = TEMPORARY.exec(name) ?? [];
    if (!files.has(of)) throw new ClaimgateError('file_exists', { file: `${path}/${name}` });
    await removeFile(join(folder, name));
  }
}

function makeFolder(folder: string, name: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw asFileError(cause, name, 'file_unwritable');
  }
}

async function completeFolder(
  folder: string,
  path: string,
  files: FolderContents,
): Promise<'created' | 'unchanged'> {
  const missing: [string, Uint8Array][] = [];
  for (const [name, bytes] of files) {
    const file = `${path}/${name}`;
    const stats = lstatsOf(join(folder, name));
    if (!stats) missing.push([name, bytes]);
    else if ((stats.isFile() && stats.size !== bytes.length) || !(await holds(folder, name, bytes)))
      throw new ClaimgateError('record_differs', { file });
  }
  for (const [name, bytes] of missing)
    await writeFileAtomically(join(folder, name), bytes, `${path}/${name}`);
  return missing.length > 0 ? 'created' : 'unchanged';
}

async function holds(folder: string, name: string, bytes: Uint8Array): Promise<boolean> {
  const found = await readRegularFile(join(folder, name), name, bytes.length);
  return Buffer.from(found).equals(bytes);
}
