import type { ManifestResult } from '../documents/index.ts';
import { present } from '../findings/error.ts';
import { readRegularFile } from '../io/files.ts';
import {
  bindClaims,
  manifestArtifacts,
  MAX_MANIFEST_BYTES,
  readClaims,
  readManifest,
  releaseManifest,
  verifyManifest as compareManifest,
} from '../manifest/index.ts';
import type { Host } from './host.ts';
import type { NamedFile } from './named-file.ts';
import { versionAt } from '../verdict/index.ts';
import { editedClaims } from './published-files.ts';
import { openReleaseInputs, type Answer, type RepositoryChoice } from './release-inputs.ts';

/** Compares a release manifest with the commit that is chosen, by default that of the tag it names. @throws ClaimgateError */
export async function verifyManifest(
  { path, name }: NamedFile,
  choice: RepositoryChoice,
  host: Host,
): Promise<Answer<ManifestResult>> {
  const read = readManifest(await readRegularFile(path, name, MAX_MANIFEST_BYTES), name);
  const sources = new Map([[name, read.reading.text]]);
  if (!read.ok) return { result: null, findings: read.findings, sources };
  const { value: manifest, reading } = read;
  const ref = choice.ref ?? `refs/tags/${manifest.version}`;
  const inputs = await openReleaseInputs({ ...choice, ref }, host);
  const { claims: file, place, release: opened, versions } = inputs;
  const { claims, findings: claimsFindings, text } = readClaims(file.bytes, file.path);
  sources.set(file.path, text);
  if (!claims) return { result: null, findings: claimsFindings, sources };
  const release = present(opened);
  // A ref without a release tag says nothing about the version, so only the rest is compared.
  const version = versionAt({ ...release, versions }, manifest.version);
  const binding = bindClaims(file.bytes, claims);
  const { revision } = release;
  const differences = compareManifest(manifest, reading, { version, revision, binding });
  const expected = releaseManifest(version, revision, binding, manifestArtifacts(manifest));
  return {
    result: { path: name, manifest, expected },
    findings: [...claimsFindings, ...differences, ...(await editedClaims(place))],
    sources,
  };
}
