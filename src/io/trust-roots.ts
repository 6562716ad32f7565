import { ClaimgateError } from '../findings/index.ts';
import {
  type DocumentFolder,
  type FolderFiles,
  type FolderPlace,
  readFolder,
} from './inputs/document-folders.ts';
import type { InputFile } from './inputs/read-inputs.ts';

/** Where a repository keeps its trust roots (specification/trust.md 2). */
export const TRUST_FOLDER = 'provider-certification/trust';

/** The files that hold trust roots; files with other names are ignored. */
export const TRUST_ROOTS: DocumentFolder = {
  path: TRUST_FOLDER,
  names: /^[1-9][0-9]{0,8}\.root\.json$/,
  maxBytes: 1024 * 1024,
};

/** The file of one version of the trust root. */
export function trustRootPath(version: number): string {
  return `${TRUST_FOLDER}/${version}.root.json`;
}

/** Reads the trust roots of a commit or of a work tree, in the order of their numbers; none without the folder. */
export async function readTrustRoots(place: FolderPlace): Promise<FolderFiles> {
  return rootsByNumber(await readFolder(place, TRUST_ROOTS));
}

/** What was read of {@link TRUST_ROOTS}, in the order of the numbers. */
export function rootsByNumber({ files, remarks }: FolderFiles): FolderFiles {
  return { files: byNumber(files), remarks };
}

/** Trust roots in the order of their numbers: as text, 10 would come before 2. */
export function byNumber<T extends Pick<InputFile, 'path'>>(files: readonly T[]): readonly T[] {
  return files.toSorted((one, other) => numberOf(one) - numberOf(other));
}

/** @throws ClaimgateError `root_version_skipped` where a version before the last is not there */
export function refuseGaps(roots: readonly InputFile[]): void {
  for (const [index, root] of roots.entries()) {
    const expected = trustRootPath(index + 1);
    if (root.path === expected) continue;
    throw new ClaimgateError('root_version_skipped', {
      file: root.path,
      expected,
      found: root.path,
    });
  }
}

function numberOf({ path }: Pick<InputFile, 'path'>): number {
  return Number.parseInt(path.slice(path.lastIndexOf('/') + 1), 10);
}
