import { ClaimgateError } from '../findings/index.ts';
import { type DocumentFolder, type FolderPlace, readFolder } from './inputs/document-folders.ts';
import type { InputFile } from './inputs/read-inputs.ts';

/** Where a repository keeps its trust roots (specification/trust.md 2). */
export const TRUST_FOLDER = 'provider-certification/trust';

const ROOT = /^[1-9][0-9]{0,8}\.root\.json$/;

/**
 * The files that hold trust roots, and the Sigstore trusted roots that these name by digest, as
 * `NAME.trusted_root.json`; files with other names are ignored.
 */
export const TRUST_ROOTS: DocumentFolder = {
  path: TRUST_FOLDER,
  names: /^(?:[1-9][0-9]{0,8}\.root|[a-z0-9][a-z0-9_-]{0,63}\.trusted_root)\.json$/,
  maxBytes: 1024 * 1024,
};

/** The file of one version of the trust root. */
export function trustRootPath(version: number): string {
  return `${TRUST_FOLDER}/${version}.root.json`;
}

/** A document under the name that findings call it by. */
interface NamedBytes {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** What the folder of the trust roots holds. */
export interface TrustFiles {
  /** In the order of their numbers: as text, 10 would come before 2. */
  readonly roots: readonly NamedBytes[];
  /** Of Sigstore. */
  readonly trustedRoots: readonly NamedBytes[];
}

/** Reads the trust roots of a commit or of a work tree; none without the folder. */
export async function readTrustFiles(place: FolderPlace): Promise<TrustFiles> {
  return trustFilesOf((await readFolder(place, TRUST_ROOTS)).files);
}

/** What was read of {@link TRUST_ROOTS}, by kind. */
export function trustFilesOf(files: readonly Pick<InputFile, 'path' | 'bytes'>[]): TrustFiles {
  const named = files.map(({ path, bytes }) => ({ file: path, bytes }));
  const isRoot = ({ file }: NamedBytes) => ROOT.test(nameOf(file));
  return {
    roots: named.filter(isRoot).sort((one, other) => numberOf(one) - numberOf(other)),
    trustedRoots: named.filter((file) => !isRoot(file)),
  };
}

/** @throws ClaimgateError `root_version_skipped` where a version before the last is not there */
export function refuseGaps(roots: readonly NamedBytes[]): void {
  for (const [index, { file }] of roots.entries()) {
    const expected = trustRootPath(index + 1);
    if (file === expected) continue;
    throw new ClaimgateError('root_version_skipped', { file, expected, found: file });
  }
}

function numberOf({ file }: NamedBytes): number {
  return Number.parseInt(nameOf(file), 10);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
