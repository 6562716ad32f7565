import { join } from 'node:path';
import type { FileOutcome } from '../documents/index.ts';
import { undefinedFor } from '../documents/error.ts';
import { isThere, readRegularFile } from '../io/files.ts';
import { makeOutputFolder } from '../io/output-path.ts';
import { createFile, writeFileAtomically } from '../io/write-files.ts';
import { findInWorkTree } from './work-tree.ts';

// Files that are written into a work tree without following a link or losing what stands there.

const MAX_ATTRIBUTES_BYTES = 1024 * 1024;

/** Makes the folders of a path below a root, and follows no link on the way. @throws ClaimgateError */
export function makeFolders(root: string, path: string): void {
  const parts = path.split('/');
  for (const depth of parts.keys()) {
    const folder = parts.slice(0, depth + 1).join('/');
    findInWorkTree(root, folder);
    makeOutputFolder(join(root, folder), folder);
  }
}

export async function createUnlessThere(
  root: string,
  path: string,
  content: string,
): Promise<FileOutcome> {
  const creating = createFile(join(root, path), content, path).then(() => true);
  const isNew = await creating.catch(undefinedFor('file_exists'));
  return { path, outcome: isNew ? 'created' : 'unchanged' };
}

/** Adds lines at the end, where they win over earlier ones; other lines stay as they are. */
export async function addLines(
  root: string,
  path: string,
  lines: readonly string[],
): Promise<FileOutcome> {
  const text = await withLines(root, path, lines);
  if (!text) return { path, outcome: 'unchanged' };
  const outcome = isThere(join(root, path)) ? 'changed' : 'created';
  await writeFileAtomically(join(root, path), text, path);
  return { path, outcome };
}

/** The content of a file of the repository with the lines that it lacks; nothing where it lacks none. @throws ClaimgateError */
export async function withLines(
  root: string,
  path: string,
  lines: readonly string[],
): Promise<Uint8Array | undefined> {
  const file = join(root, path);
  const bytes = isThere(file) ? await readRegularFile(file, path, MAX_ATTRIBUTES_BYTES) : [];
  // One character a byte: git takes paths in any encoding, and so they stay.
  const old = Buffer.from(bytes).toString('latin1');
  const there = new Set(old.split(/\r?\n/));
  const missing = lines.filter((line) => !there.has(line));
  if (missing.length === 0) return undefined;
  const separator = old === '' || old.endsWith('\n') ? '' : '\n';
  return Buffer.from(`${old}${separator}${missing.join('\n')}\n`, 'latin1');
}
