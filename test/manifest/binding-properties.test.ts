import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindClaims, readClaims } from '../../src/manifest/claims.ts';
import {
  formatManifest,
  readManifest,
  releaseManifest,
  verifyManifest,
} from '../../src/manifest/release.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { claimOf, claimsFile, utf8 } from '../documents.ts';

const REVISION = '0123456789abcdef0123456789abcdef01234567';

/** Claims files that say much the same in other bytes: order, white space, one claim more or less. */
const files = fc
  .record({
    providers: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
    indent: fc.nat(4),
    end: fc.constantFrom('', '\n', ' ', '\n\n'),
  })
  .map(({ providers, indent, end }) => {
    const file: unknown = JSON.parse(
      Buffer.from(claimsFile(providers.map((provider) => claimOf({ provider })))).toString('utf8'),
    );
    return utf8(JSON.stringify(file, null, indent) + end);
  });

function expectedFor(bytes: Uint8Array) {
  const { claims } = readClaims(bytes, 'claims.json');
  assert.ok(claims);
  return { version: 'v1.4.0', revision: REVISION, binding: bindClaims(bytes, claims) };
}

function manifestFor(bytes: Uint8Array): string {
  const { version, revision, binding } = expectedFor(bytes);
  return formatManifest(releaseManifest(version, revision, binding));
}

/** Whether a manifest is that of a release of these claims. */
function isManifestOf(text: Uint8Array, bytes: Uint8Array): boolean {
  const read = readManifest(text, 'm.json');
  return read.ok && verifyManifest(read.value, read.reading, expectedFor(bytes)).length === 0;
}

test('two different byte sequences of claims never bind to one manifest', () => {
  fc.assert(
    fc.property(files, files, (one, other) => {
      const isSame = Buffer.from(one).equals(other);
      assert.equal(manifestFor(one) === manifestFor(other), isSame);
      assert.ok(isManifestOf(utf8(manifestFor(one)), one));
      assert.equal(isManifestOf(utf8(manifestFor(one)), other), isSame);
    }),
    { numRuns: often(75, 1000) },
  );
});

test('two different byte sequences are never the manifest of one release', () => {
  fc.assert(
    fc.property(files, fc.nat(), fc.nat(255), (claims, at, byte) => {
      const bytes = Buffer.from(manifestFor(claims));
      const changed = Buffer.from(bytes);
      changed[at % changed.length] = byte;
      assert.equal(isManifestOf(changed, claims), changed.equals(bytes));
      const longer = Buffer.concat([bytes, Buffer.of(byte)]);
      assert.ok(!isManifestOf(longer, claims));
    }),
    { numRuns: often(75, 1000) },
  );
});
