import { ClaimgateError } from '../documents/findings.ts';
import type { DocumentFolder } from './commit-files.ts';
import { withIdentities } from './anchor.ts';
import { type RootBytes } from './identity.ts';
import { type NamedBytes } from '../documents/json.ts';

/** Where a repository keeps its trust roots (specification/trust.md 2). */
export const TRUST_FOLDER = 'provider-certification/trust';

const ROOT = /^[1-9][0-9]{0,8}\.root\.json$/;

/** Sigstore's trusted roots, which trust roots name by digest, are `NAME.trusted_root.json`; others are ignored. */
export const TRUST_ROOTS: DocumentFolder = {
  path: TRUST_FOLDER,
  names: /^(?:[1-9][0-9]{0,8}\.root|[a-z0-9][a-z0-9_-]{0,63}\.trusted_root)\.json$/,
  maxBytes: 1024 * 1024,
};

export function trustRootPath(version: number): string {
  return `${TRUST_FOLDER}/${version}.root.json`;
}

export interface TrustFiles {
  /** In the order of their numbers: as text, 10 would come before 2. */
  readonly roots: readonly NamedBytes[];
  readonly trustedRoots: readonly NamedBytes[];
}

export function trustFilesOf(files: readonly NamedBytes[]): TrustFiles {
  const isRoot = ({ file }: NamedBytes) => ROOT.test(nameOf(file));
  return {
    roots: files.filter(isRoot).sort((one, other) => numberOf(one) - numberOf(other)),
    trustedRoots: files.filter((file) => !isRoot(file)),
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

/** The number of a trust root, by the name of its file. */
export function numberOf({ file }: NamedBytes): number {
  return Number.parseInt(nameOf(file), 10);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Has the identities of trust roots count where there are bundles to verify, and something to verify them against. */
export async function withVerifier(
  { roots, trustedRoots }: TrustFiles,
  hasBundles: boolean,
): Promise<readonly RootBytes[]> {
  return hasBundles && trustedRoots.length > 0 ? withIdentities(roots, trustedRoots) : roots;
}
