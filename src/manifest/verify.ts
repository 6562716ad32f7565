import { finding, type Code, type Finding } from '../findings/index.ts';
import type { JsonReading } from '../json/index.ts';
import type { ClaimsBinding, ReleaseManifest } from '../documents/index.ts';
import { formatManifest } from './release.ts';

/** What the repository says a manifest must hold. */
export interface ExpectedRelease {
  readonly version: string;
  readonly revision: string;
  readonly binding: ClaimsBinding;
}

/**
 * Compares a manifest with the repository, value by value, and says which values differ and by what;
 * then warns where the bytes are not those that `formatManifest` writes (specification/documents.md 3.4).
 */
export function verifyManifest(
  manifest: ReleaseManifest,
  reading: JsonReading,
  expected: ExpectedRelease,
): Finding[] {
  const { binding } = expected;
  const claims = manifest.provider_claims;
  const comparisons: readonly (readonly [Code, string, string | number, string | number])[] = [
    ['version_differs', '/version', manifest.version, expected.version],
    ['revision_differs', '/revision', manifest.revision, expected.revision],
    [
      'claims_digest_differs',
      '/provider_claims/manifest_sha256',
      claims.manifest_sha256,
      binding.manifest_sha256,
    ],
    [
      'claims_schema_version_differs',
      '/provider_claims/schema_version',
      claims.schema_version,
      binding.schema_version,
    ],
    [
      'claim_count_differs',
      '/provider_claims/claim_count',
      claims.claim_count,
      binding.claim_count,
    ],
  ];
  const differences = comparisons
    .filter(([, , found, wanted]) => found !== wanted)
    .map(([code, pointer, found, wanted]) =>
      finding(code, { ...reading.locate(pointer), expected: String(wanted), found: String(found) }),
    );
  return [...differences, ...writtenOtherwise(manifest, reading)];
}

/** Why the text of a manifest is not the one `formatManifest` writes, although its values are read alike. */
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
