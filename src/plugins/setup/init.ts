import type { Command } from '../../cli/command.ts';
import { dirname, join } from 'node:path';
import type { FileOutcome } from '../../documents/index.ts';
import { undefinedFor } from '../../documents/error.ts';
import { CONFIG_PATH, INITIAL_CONFIG } from '../../documents/config.ts';
import { productRoot } from '../../repository/configured.ts';
import { isThere, readRegularFile } from '../../io/files.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { findInWorkTree } from '../../repository/work-tree.ts';
import { makeOutputFolder } from '../../io/output-path.ts';
import { createFile, writeFileAtomically } from '../../io/write-files.ts';
import { CLAIMS_PATH, formatClaims } from '../../manifest/claims.ts';

export const command: Command = {
  async run({ args, directory }) {
    const whole = findRepositoryRoot(directory) ?? directory;
    const root = productRoot({ directory, product: args.text('product') });
    const files = [
      await createClaims(root),
      await addLines(root, ATTRIBUTES_PATH, [ATTRIBUTES_LINE]),
      await createUnlessThere(whole, CONFIG_PATH, INITIAL_CONFIG),
    ];
    const lines = [
      ...files.map(({ path, outcome }) => `${outcome}: ${path}`),
      'next: commit these files, then `claimgate check`',
    ];
    return { result: { files }, lines };
  },
};

/** Keeps git from converting what digests are made of: no line endings, no keywords, no filters, no encodings. */
export const ATTRIBUTES_LINE =
  '/provider-certification/** -text -ident -filter -working-tree-encoding';
export const ATTRIBUTES_PATH = '.gitattributes';
const MAX_ATTRIBUTES_BYTES = 1024 * 1024;

export async function createClaims(root: string): Promise<FileOutcome> {
  makeFolders(root, dirname(CLAIMS_PATH));
  return createUnlessThere(root, CLAIMS_PATH, formatClaims([]));
}

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
