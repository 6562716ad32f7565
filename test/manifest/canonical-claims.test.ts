import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { objectDigest, digestOf } from '../../src/digest/index.ts';
import {
  CLAIMS_PATH,
  formatClaims,
  MAX_CLAIMS_BYTES,
  readClaims,
  readCanonicalClaims,
  readClaimsExactly,
  bindClaims,
} from '../../src/manifest/claims.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { claimOf, utf8, claimsFile } from '../documents.ts';
import type { Claim } from '../../src/documents/index.ts';
import {
  formatManifest,
  readManifest,
  releaseManifest,
  verifyManifest,
} from '../../src/manifest/release.ts';

const CLAIMS = ['b', 'a', 'c', 'd-1'].map((provider) => claimOf({ provider }));
const TEXT = formatClaims(
  CLAIMS.map((claim) => ({ claim, subjectDigest: objectDigest('subject', claim.subject) })),
);

/** The claims of a file that has the canonical form, read in pieces of a size. */
function quickly(text: string, size: number): number | undefined {
  const bytes = utf8(text);
  const pieces = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  const reading = readCanonicalClaims(pieces);
  for (let count = 0; ;) {
    const { value, done } = reading.next();
    if (done === true) return value ? count : undefined;
    count += value.length;
  }
}

test('the canonical form is read wherever its pieces end', () => {
  for (const size of [1, 7, 100, 1000, 100_000]) assert.equal(quickly(TEXT, size), CLAIMS.length);
});

test('anything else is left to the exact reader', () => {
  const lines = TEXT.split('\n');
  const others = {
    'without claims': formatClaims([]),
    'without its last newline': TEXT.slice(0, -1),
    'with something behind it': `${TEXT}\n`,
    'with something behind it that does not end': `${TEXT}x`,
    'with a line that is too long': TEXT.replace('\n', `\n${'x'.repeat(5000)}\n`),
    'cut off': `${lines.slice(0, 5).join('\n')}\n`,
    'not sorted': [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n'),
    'with a claim twice': [...lines.slice(0, 4), ...lines.slice(3)].join('\n'),
    'with carriage returns': TEXT.replaceAll('\n', '\r\n'),
    'indented otherwise': TEXT.replaceAll('\n    {', '\n   \t{'),
    'with a claim that nobody can make': TEXT.replace('"publish_immediate"', '"connect"'),
  };
  for (const [name, text] of Object.entries(others))
    assert.equal(quickly(text, 64), undefined, name);
});

test('the canonical form is read by the quick reader, whose objects are plain ones', () => {
  const arePlain = (text: string) =>
    readClaims(utf8(text), CLAIMS_PATH).claims?.map(
      ({ claim }) => Object.getPrototypeOf(claim) === Object.prototype,
    );
  const all = (plain: boolean) => CLAIMS.map(() => plain);
  assert.deepEqual(arePlain(TEXT), all(true));
  assert.deepEqual(arePlain(TEXT.replace('\n', '\n\n')), all(false));
});

test('a file past the limit is refused, although it has the canonical form', () => {
  const many = Array.from({ length: 40_000 }, (_, at) => {
    const claim = claimOf({ policy_mode: `mode-${at}` });
    return { claim, subjectDigest: objectDigest('subject', claim.subject) };
  });
  const bytes = utf8(formatClaims(many));
  assert.ok(bytes.length > MAX_CLAIMS_BYTES);
  const { claims, findings } = readClaims(bytes, CLAIMS_PATH);
  assert.equal(claims, undefined);
  assert.deepEqual(
    findings.map(({ code }) => code),
    ['json_too_large'],
  );
});

test('quick and exact reader agree on every file, also on mangled ones', () => {
  const mangled = fc
    .record({
      at: fc.nat(TEXT.length - 1),
      length: fc.nat(3),
      text: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('"', '\n', ' ', '0', ',', '}')),
    })
    .map(({ at, length, text }) => TEXT.slice(0, at) + text + TEXT.slice(at + length));
  fc.assert(
    fc.property(fc.oneof(fc.constant(TEXT), mangled), (text) => {
      const bytes = utf8(text);
      const { claims, findings, text: read } = readClaimsExactly(bytes, CLAIMS_PATH);
      const exact = {
        claims: claims?.map(({ claim, subjectDigest }) => ({ claim, subjectDigest })),
        findings,
        text: read,
      };
      const quick = readClaims(bytes, CLAIMS_PATH);
      const plain = {
        ...quick,
        claims: quick.claims?.map(({ claim, subjectDigest }) => ({ claim, subjectDigest })),
      };
      assert.equal(JSON.stringify(plain), JSON.stringify(exact));
    }),
    { numRuns: often(500, 2000) },
  );
});

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(?:[._-][a-z0-9]{1,4})?$/);
const fingerprint = fc.nat(5).map((number) => digestOf(String(number)));

const claim: fc.Arbitrary<Claim> = fc
  .record({
    provider: slug,
    account_kind: slug,
    output_profile: slug,
    policy_mode: slug,
    app_fingerprint: fingerprint,
    instance_fingerprint: fc.option(fingerprint),
    operation: fc.constantFrom('publish_immediate' as const, 'publish_scheduled' as const),
  })
  .map(claimOf);

const claims = fc.uniqueArray(claim, {
  maxLength: 8,
  selector: ({ subject }) => JSON.stringify(subject),
});

const read = (bytes: Uint8Array) => readClaims(bytes, 'claims.json');

function formatted(bytes: Uint8Array): string {
  return formatClaims(read(bytes).claims ?? assert.fail('not valid'));
}

describe('the canonical form of claims', () => {
  test('is valid, says the same claims, and is a fixed point', () => {
    fc.assert(
      fc.property(claims, (list) => {
        const text = formatted(claimsFile(list));
        const again = read(utf8(text));
        assert.deepEqual(again.findings, []);
        assert.equal(formatClaims(again.claims ?? []), text);
        const said = (items: readonly Claim[]) =>
          new Set(items.map(({ subject }) => JSON.stringify(subject, Object.keys(subject).sort())));
        assert.deepEqual(said((again.claims ?? []).map((item) => item.claim)), said(list));
      }),
    );
  });

  test('does not depend on the order of claims, of members or on white space', () => {
    fc.assert(
      fc.property(claims, fc.nat(), (list, seed) => {
        const shuffled = list
          .map((item, at) => ({ item, key: digestOf(`${seed} ${at}`) }))
          .sort((a, b) => (a.key < b.key ? -1 : 1))
          .map(({ item: { subject, contract_digest } }) => ({
            contract_digest,
            subject: Object.fromEntries(Object.entries(subject).toReversed()),
          }));
        const dense = utf8(JSON.stringify({ claims: shuffled, schema_version: 1 }));
        assert.equal(formatted(dense), formatted(claimsFile(list)));
      }),
    );
  });
});

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
  const { claims: ownClaims } = readClaims(bytes, 'claims.json');
  assert.ok(ownClaims);
  return { version: 'v1.4.0', revision: REVISION, binding: bindClaims(bytes, ownClaims) };
}

function manifestFor(bytes: Uint8Array): string {
  const { version, revision, binding } = expectedFor(bytes);
  return formatManifest(releaseManifest(version, revision, binding));
}

/** Whether a manifest is that of a release of these claims. */
function isManifestOf(text: Uint8Array, bytes: Uint8Array): boolean {
  const ownRead = readManifest(text, 'm.json');
  return (
    ownRead.ok && verifyManifest(ownRead.value, ownRead.reading, expectedFor(bytes)).length === 0
  );
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
    fc.property(files, fc.nat(), fc.nat(255), (ownClaims, at, byte) => {
      const bytes = Buffer.from(manifestFor(ownClaims));
      const changed = Buffer.from(bytes);
      changed[at % changed.length] = byte;
      assert.equal(isManifestOf(changed, ownClaims), changed.equals(bytes));
      const longer = Buffer.concat([bytes, Buffer.of(byte)]);
      assert.ok(!isManifestOf(longer, ownClaims));
    }),
    { numRuns: often(75, 1000) },
  );
});
