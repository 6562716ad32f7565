import type { Input } from '../../documents/index.ts';

/** The name that code scanning gives to the root of the repository. */
export const SOURCE_ROOT = '%SRCROOT%';

/** Where a file is (SARIF 2.1.0 section 3.4). */
export interface ArtifactLocation {
  readonly uri: string;
  readonly uriBaseId?: string;
}

/** A path as a URI reference: relative to the repository, unless it is absolute. */
export function locationOf(path: string): ArtifactLocation {
  const uri = path
    .toWellFormed()
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
  return path.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: SOURCE_ROOT };
}

/** A document that was read, by the digest of its exact bytes. */
export function artifactOf({ path, sha256, document }: Input): object {
  return {
    location: locationOf(path),
    roles: [document === 'public_claims' ? 'analysisTarget' : 'referencedOnCommandLine'],
    hashes: { 'sha-256': sha256.slice('sha256:'.length) },
    description: { text: document.replaceAll('_', ' ') },
  };
}
