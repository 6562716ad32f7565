import type { Finding } from '../findings/index.ts';
import { checkShape, readJson, type JsonReading, type Shape } from '../json/index.ts';
import type { ClaimsBinding, ReleaseManifest } from '../documents/index.ts';
import * as validators from '../documents/generated/release-manifest.validator.js';

/** Size limit of a release manifest in bytes. */
export const MAX_MANIFEST_BYTES = 64 * 1024;

const MANIFEST_SHAPE: Shape<ReleaseManifest> = { document: validators.document };

const VERSION_FORM = /^v(?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){2}$/;

/** Whether a text is `v` and a stable SemVer, as release versions and their tags are. */
export function isReleaseVersion(text: string): boolean {
  return VERSION_FORM.test(text) && text.length <= 128;
}

/** The release manifest of one version at one commit. */
export function releaseManifest(
  version: string,
  revision: string,
  binding: ClaimsBinding,
): ReleaseManifest {
  const { schema_version, manifest_sha256, claim_count } = binding;
  return {
    schema_version: 2,
    version,
    revision,
    provider_claims: { schema_version, manifest_sha256, claim_count },
  };
}

/** The bytes of a release manifest: members in the fixed order, two-space JSON, a final newline (specification/documents.md 3.4). */
export function formatManifest({ version, revision, provider_claims }: ReleaseManifest): string {
  return `${JSON.stringify(releaseManifest(version, revision, provider_claims), null, 2)}\n`;
}

/** A release manifest as read, or every reason why it is none. */
export type ManifestReading = { readonly reading: JsonReading } & (
  | { readonly ok: true; readonly value: ReleaseManifest }
  | { readonly ok: false; readonly findings: readonly Finding[] }
);

/** Reads a release manifest from its bytes. */
export function readManifest(bytes: Uint8Array, file: string): ManifestReading {
  const reading = readJson(bytes, { file, maxBytes: MAX_MANIFEST_BYTES });
  return { reading, ...checkShape(MANIFEST_SHAPE, reading) };
}
