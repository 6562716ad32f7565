import { join } from 'node:path';
import type { FileOutcome } from '../documents/index.ts';
import { refusalOf } from '../findings/error.ts';
import { CONFIG_PATH, INITIAL_CONFIG } from '../io/config.ts';
import { readRegularFile } from '../io/files.ts';
import { findRepositoryRoot } from '../io/git/repository.ts';
import { makeOutputFolder } from '../io/output-path.ts';
import { createFile, writeFileAtomically } from '../io/write-files.ts';
import { CLAIMS_PATH, formatClaims } from '../manifest/index.ts';

/** Keeps git from converting what digests are made of: no line endings, no keywords, no filters, no encodings. */
export const ATTRIBUTES_LINE =
  '/provider-certification/** -text -ident -filter -working-tree-encoding';
const ATTRIBUTES_PATH = '.gitattributes';
const MAX_ATTRIBUTES_BYTES = 1024 * 1024;

/** Writes the files that the repository around a folder needs, overwriting none. @throws ClaimgateError */
export async function initRepository(directory: string): Promise<FileOutcome[]> {
  const root = findRepositoryRoot(directory) ?? directory;
  makeOutputFolder(join(root, 'provider-certification'), 'provider-certification');
  return [
    await createUnlessThere(root, CLAIMS_PATH, formatClaims([])),
    await addAttributes(root),
    await createUnlessThere(root, CONFIG_PATH, INITIAL_CONFIG),
  ];
}

async function createUnlessThere(
  root: string,
  path: string,
  content: string,
): Promise<FileOutcome> {
  try {
    await createFile(join(root, path), content, path);
    return { path, outcome: 'created' };
  } catch (error) {
    refusalOf(error, 'file_exists');
    return { path, outcome: 'unchanged' };
  }
}

/** Adds the line at the end, where it wins over earlier ones; other lines stay as they are. */
async function addAttributes(root: string): Promise<FileOutcome> {
  const path = ATTRIBUTES_PATH;
  const created = await createUnlessThere(root, path, `${ATTRIBUTES_LINE}\n`);
  if (created.outcome === 'created') return created;
  const bytes = await readRegularFile(join(root, path), path, MAX_ATTRIBUTES_BYTES);
  // One character a byte: git takes paths in any encoding, and so they stay.
  const old = Buffer.from(bytes).toString('latin1');
  if (old.split(/\r?\n/).includes(ATTRIBUTES_LINE)) return created;
  const separator = old === '' || old.endsWith('\n') ? '' : '\n';
  const added = Buffer.from(`${old}${separator}${ATTRIBUTES_LINE}\n`, 'latin1');
  await writeFileAtomically(join(root, path), added, path);
  return { path, outcome: 'changed' };
}
