import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectDigest } from '../../src/digest/index.ts';
import {
  CLAIMS_PATH,
  formatClaims,
  MAX_CLAIMS_BYTES,
  readClaims,
  readCanonicalClaims,
  readClaimsExactly,
} from '../../src/manifest/claims.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { claimOf, utf8 } from '../documents.ts';

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
