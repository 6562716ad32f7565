import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ClaimgateError } from '../findings/index.ts';
import { asFileError, readRegularFile } from './files.ts';
import { resolveInWorkTree } from './inputs/work-tree-path.ts';

/** Where a repository keeps its trust roots (trust.md section 2). */
export const TRUST_FOLDER = 'provider-certification/trust';

/** The file of one version of the trust root. */
export function trustRootPath(version: number): string {
  return `${TRUST_FOLDER}/${version}.root.json`;
}

/** One trust root as it lies in the work tree. */
export interface TrustRootFile {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

const NAME = /^([1-9][0-9]{0,8})\.root\.json$/;

/**
 * Reads the trust roots of a work tree: `1.root.json`, `2.root.json` and so on, each a regular file
 * below no link. None where there is no folder; other names are passed over.
 *
 * @throws ClaimgateError `root_version_skipped` for a gap, and for what is not a regular file
 */
export async function readTrustRoots(
  root: string,
  maxBytes: number,
): Promise<readonly TrustRootFile[]> {
  const versions = (await namesIn(join(root, TRUST_FOLDER)))
    .map((name) => Number(NAME.exec(name)?.[1] ?? 0))
    .filter((version) => version > 0)
    .sort((a, b) => a - b);
  const roots: TrustRootFile[] = [];
  for (const [index, version] of versions.entries()) {
    const file = trustRootPath(version);
    if (version !== index + 1)
      throw new ClaimgateError('root_version_skipped', {
        file,
        expected: trustRootPath(index + 1),
        found: file,
      });
    const bytes = await readRegularFile(await resolveInWorkTree(root, file), file, maxBytes);
    roots.push({ file, bytes });
  }
  return roots;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    const error = asFileError(cause, TRUST_FOLDER, 'file_unreadable');
    if (error.code === 'file_missing') return [];
    throw error;
  }
}
