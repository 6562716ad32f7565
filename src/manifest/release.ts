import { type Finding, finding, refuse, type Code, type Result } from '../documents/findings.ts';
import {
  checkShape,
  isJsonObject,
  readJson,
  type JsonReading,
  type Shape,
} from '../documents/json.ts';
import type {
  ClaimsBinding,
  ReleaseArtifact,
  ReleaseManifest as ManifestOfClaims,
  ReleaseManifestWithArtifacts,
} from '../documents/index.ts';
import * as ofClaims from '../documents/generated/release-manifest.validator.js';
import * as withArtifacts from '../documents/generated/release-manifest-with-artifacts.validator.js';

export const MAX_MANIFEST_BYTES = 64 * 1024;

/** A release manifest; the third version of its schema is used only where it binds published files. */
type ReleaseManifest = ManifestOfClaims | ReleaseManifestWithArtifacts;

const SHAPE: Shape<ManifestOfClaims> = { document: ofClaims.document };
const SHAPE_WITH_ARTIFACTS: Shape<ReleaseManifestWithArtifacts> = {
  document: withArtifacts.document,
};

export function releaseManifest(
  version: string,
  revision: string,
  binding: ClaimsBinding,
  artifacts: readonly ReleaseArtifact[] = [],
): ReleaseManifest {
  const { schema_version, manifest_sha256, claim_count } = binding;
  const provider_claims = { schema_version, manifest_sha256, claim_count };
  const content = { version, revision, provider_claims };
  if (artifacts.length === 0) return { schema_version: 2, ...content };
  const listed = artifacts.map(({ name, size, sha256 }) => ({ name, size, sha256 }));
  return { schema_version: 3, ...content, artifacts: listed.toSorted(byName) };
}

function byName({ name: a }: ReleaseArtifact, { name: b }: ReleaseArtifact): number {
  return a < b ? -1 : Number(a > b);
}

export function manifestArtifacts(manifest: ReleaseManifest): readonly ReleaseArtifact[] {
  return manifest.schema_version === 3 ? manifest.artifacts : [];
}

export function formatManifest(manifest: ReleaseManifest): string {
  const { version, revision, provider_claims } = manifest;
  const artifacts = manifestArtifacts(manifest);
  const written = releaseManifest(version, revision, provider_claims, artifacts);
  return `${JSON.stringify(written, null, 2)}\n`;
}

export type ManifestReading = { readonly reading: JsonReading } & Result<ReleaseManifest>;

export function readManifest(bytes: Uint8Array, file: string): ManifestReading {
  const reading = readJson(bytes, { file, maxBytes: MAX_MANIFEST_BYTES });
  const { value } = reading;
  const isThird = isJsonObject(value) && value['schema_version'] === 3;
  const shaped = isThird ? checkShape(SHAPE_WITH_ARTIFACTS, reading) : checkShape(SHAPE, reading);
  if (!shaped.ok) return { reading, ...shaped };
  const names = manifestArtifacts(shaped.value).map(({ name }) => name);
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
  if (repeated < 0) return { reading, ...shaped };
  const place = reading.locate(`/artifacts/${repeated}/name`);
  return {
    reading,
    ...refuse('artifact_name_repeated', { ...place, found: names[repeated] ?? '' }),
  };
}

export interface ExpectedRelease {
  readonly version: string;
  readonly revision: string;
  readonly binding: ClaimsBinding;
}

export function verifyManifest(
  manifest: ReleaseManifest,
  reading: JsonReading,
  expected: ExpectedRelease,
): Finding[] {
  const { binding } = expected;
  const comparisons: readonly (readonly [Code, string, string | number, string | number])[] = [
    ['version_differs', '/version', manifest.version, expected.version],
    ['revision_differs', '/revision', manifest.revision, expected.revision],
    ...CLAIMS_DIFFER.map(
      ([code, member]) =>
        [
          code,
          `/provider_claims/${member}`,
          manifest.provider_claims[member],
          binding[member],
        ] as const,
    ),
  ];
  const differences = comparisons
    .filter(([, , found, wanted]) => found !== wanted)
    .map(([code, pointer, found, wanted]) =>
      finding(code, { ...reading.locate(pointer), expected: String(wanted), found: String(found) }),
    );
  return [...differences, ...writtenOtherwise(manifest, reading)];
}

const CLAIMS_DIFFER = [
  ['claims_digest_differs', 'manifest_sha256'],
  ['claims_schema_version_differs', 'schema_version'],
  ['claim_count_differs', 'claim_count'],
] as const;

/** Tells why the text of a manifest is not the one `formatManifest` writes, although its values are read alike. */
function writtenOtherwise(manifest: ReleaseManifest, reading: JsonReading): Finding[] {
  const usual = formatManifest(manifest);
  if (reading.text === usual) return [];
  const { file } = reading.locate('');
  const place = { file };
  if (reading.text.replaceAll('\r\n', '\n') === usual)
    return [finding('manifest_line_endings', place)];
  // JSON.stringify keeps the order of members as read, so equal texts mean equal order.
  const sameOrder = JSON.stringify(reading.value) === JSON.stringify(JSON.parse(usual));
  return [finding(sameOrder ? 'manifest_white_space' : 'manifest_member_order', place)];
}
