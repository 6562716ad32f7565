import { signedBy } from '../../examples/world/organisation.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countSigners,
  MAX_ENVELOPE_BYTES,
  readEnvelope,
  signEnvelope,
  unsignedEnvelope,
  verifyEnvelope,
  writeEnvelope,
  type Envelope,
  preAuthEncoding,
  signersOf,
} from '../../src/trust/envelope.ts';
import { type PrivateKey } from '../../src/trust/private-key.ts';
import { type PublicKey } from '../../src/trust/public-key.ts';
import { codesOf, newKey, utf8, valueOf } from './expect.ts';

const TYPE = 'application/vnd.example+json';
const FILE = 'example.intoto.json';
const one = newKey();
const two = newKey('ecdsa-p256');
const three = newKey();

function signed(payload: string, ...keys: readonly PrivateKey[]): Envelope {
  return keys.reduce(
    (envelope, key) => signedBy(envelope, [key]),
    unsignedEnvelope(TYPE, utf8(payload), FILE),
  );
}

function verify(envelope: Envelope, keys: readonly PrivateKey[], threshold = 1) {
  return verifyEnvelope(envelope, { payloadType: TYPE, keys: publicKeys(...keys), threshold });
}

function publicKeys(...keys: readonly PrivateKey[]): PublicKey[] {
  return keys.map(({ publicKey }) => publicKey);
}

/** The JSON of an envelope, with members replaced. */
function bent(envelope: Envelope, members: object): Uint8Array {
  return utf8(
    JSON.stringify({ ...JSON.parse(Buffer.from(writeEnvelope(envelope)).toString()), ...members }),
  );
}

test('the pre-authentication encoding is that of the DSSE protocol page', () => {
  const pae = preAuthEncoding('http://example.com/HelloWorld', utf8('hello world'));
  assert.equal(
    Buffer.from(pae).toString(),
    'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
  );
});

test('the encoding counts bytes, not characters', () => {
  assert.equal(Buffer.from(preAuthEncoding('é', utf8('ü€'))).toString(), 'DSSEv1 2 é 5 ü€');
});

test('what is signed and written is read and verified, with both schemes', () => {
  const bytes = writeEnvelope(signed('{"a":1}', one, two));
  const envelope = valueOf(readEnvelope(bytes, FILE));
  const verified = valueOf(verify(envelope, [one, two, three], 2));
  assert.deepEqual(Buffer.from(verified.payload).toString(), '{"a":1}');
  assert.deepEqual(signersOf(envelope, publicKeys(three, one, two)), publicKeys(one, two));
});

test('any byte of payload or type breaks every signature', () => {
  const envelope = signed('payload', one, two);
  for (let index = 0; index < envelope.payload.length; index += 1) {
    const payload = Buffer.from(envelope.payload);
    payload[index] = (payload[index] ?? 0) ^ 1;
    assert.deepEqual(codesOf(verify({ ...envelope, payload }, [one, two])), [
      'signatures_below_threshold',
    ]);
  }
  const retyped = { ...envelope, payloadType: 'application/other' };
  assert.deepEqual(codesOf(verify(retyped, [one, two])), ['payload_type_wrong']);
  const keys = [one.publicKey, two.publicKey];
  const outcome = verifyEnvelope(retyped, { payloadType: 'application/other', keys, threshold: 1 });
  assert.deepEqual(codesOf(outcome), ['signatures_below_threshold']);
});

test('threshold: fewer distinct keys than asked for are too few', () => {
  assert.deepEqual(codesOf(verify(signed('x', one), [one, two, three], 2)), [
    'signatures_below_threshold',
  ]);
  assert.deepEqual(codesOf(verify(signed('x', one, three), [one, two, three], 2)), []);
});

test('[T07] one signer twice counts once', () => {
  const [first] = signed('x', one).signatures;
  const [again] = signed('x', two).signatures;
  const [ecdsaAgain] = signed('x', two).signatures;
  assert.ok(first && again && ecdsaAgain);
  const twice = { ...signed('x', one), signatures: [first, { ...first, keyid: 'another' }] };
  assert.deepEqual(codesOf(verify(twice, [one, two], 2)), ['signatures_below_threshold']);
  // Two different ECDSA signatures of one key are still one signer.
  assert.notDeepEqual(again.signature, ecdsaAgain.signature);
  const randomised = { ...twice, signatures: [again, ecdsaAgain] };
  assert.deepEqual(codesOf(verify(randomised, [one, two], 2)), ['signatures_below_threshold']);
});

test('[T08] one key under two ids counts once', () => {
  const envelope = signed('x', one);
  const [signature] = envelope.signatures;
  assert.ok(signature);
  const doubled = {
    ...envelope,
    signatures: [
      { ...signature, keyid: 'id-1' },
      { ...signature, keyid: 'id-2' },
    ],
  };
  const outcome = verifyEnvelope(doubled, {
    payloadType: TYPE,
    keys: [{ ...one.publicKey }, one.publicKey, two.publicKey],
    threshold: 2,
  });
  assert.deepEqual(codesOf(outcome), ['signatures_below_threshold']);
  const unreachable = verifyEnvelope(doubled, {
    payloadType: TYPE,
    keys: [one.publicKey, { ...one.publicKey }],
    threshold: 2,
  });
  assert.deepEqual(codesOf(unreachable), ['threshold_unreachable']);
});

test('[T09] a wrong or empty key id still verifies', () => {
  const envelope = signed('x', one, two);
  for (const keyid of ['', 'nobody', two.publicKey.id]) {
    const signatures = envelope.signatures.map((signature) => ({ ...signature, keyid }));
    const renamed = { ...envelope, signatures };
    assert.deepEqual(codesOf(verify(renamed, [one, two], 2)), [], keyid);
    assert.deepEqual(signersOf(renamed, publicKeys(one, two)), publicKeys(one, two), keyid);
  }
  const withoutHints = JSON.parse(Buffer.from(writeEnvelope(envelope)).toString());
  for (const signature of withoutHints.signatures) delete signature.keyid;
  const read = valueOf(readEnvelope(utf8(JSON.stringify(withoutHints)), FILE));
  assert.deepEqual(codesOf(verify(read, [one, two], 2)), []);
});

test('signers are counted up to the threshold, no matter whom the signatures name', () => {
  const envelope = signed('x', three, two);
  const keys = publicKeys(one, two, three);
  const nameless = envelope.signatures.map((signature) => ({ ...signature, keyid: '' }));
  for (const signatures of [envelope.signatures, nameless]) {
    const counted = [1, 2, 3].map(
      (threshold) => countSigners({ ...envelope, signatures }, { keys, threshold }).count,
    );
    assert.deepEqual(counted, [1, 2, 2]);
  }
});

test('a threshold of zero, below it, or that is no number is never reached', () => {
  for (const threshold of [0, -1, 0.5, Number.NaN, 4]) {
    assert.deepEqual(codesOf(verify(signed('x', one), [one, two, three], threshold)), [
      'threshold_unreachable',
    ]);
  }
  assert.deepEqual(codesOf(verify(signed('x', one), [], 1)), ['threshold_unreachable']);
});

test('[T18] 17 signatures are refused, 16 are not', async () => {
  const envelope = signed('x', one);
  const [signature] = JSON.parse(Buffer.from(writeEnvelope(envelope)).toString()).signatures;
  const many = (count: number) =>
    bent(envelope, { signatures: Array.from({ length: count }, () => signature) });
  assert.deepEqual(codesOf(readEnvelope(many(17), FILE)), ['out_of_bounds']);
  assert.deepEqual(codesOf(readEnvelope(many(16), FILE)), []);
  assert.deepEqual(codesOf(readEnvelope(many(0), FILE)), ['envelope_unsigned']);
  const full = valueOf(readEnvelope(many(16), FILE));
  assert.deepEqual(codesOf(await signEnvelope(full, two, 'status')), ['envelope_full']);
});

test('[T18] oversize: more than 1 MiB is refused on reading and on signing', async () => {
  const filler = 'a'.repeat(MAX_ENVELOPE_BYTES);
  assert.deepEqual(codesOf(readEnvelope(bent(signed('x', one), { payload: filler }), FILE)), [
    'json_too_large',
  ]);
  assert.deepEqual(
    codesOf(await signEnvelope(unsignedEnvelope(TYPE, utf8(filler), FILE), one, 'status')),
    ['envelope_full'],
  );
});

test('unknown members, duplicate names and bad base64 are refused', () => {
  const envelope = signed('x', one);
  assert.deepEqual(codesOf(readEnvelope(bent(envelope, { extra: 1 }), FILE)), ['unknown_member']);
  assert.deepEqual(
    codesOf(readEnvelope(bent(envelope, { signatures: [{ sig: 'AA==', cert: '' }] }), FILE)),
    ['unknown_member'],
  );
  assert.deepEqual(codesOf(readEnvelope(bent(envelope, { payload: 'e=' }), FILE)), [
    'base64_invalid',
  ]);
  const twoFaults = readEnvelope(
    bent(envelope, { payload: '*', signatures: [{ sig: 'A' }] }),
    FILE,
  );
  assert.deepEqual(codesOf(twoFaults), ['base64_invalid', 'base64_invalid']);
  const doubled = Buffer.from(writeEnvelope(envelope))
    .toString()
    .replace('{', String.raw`{"p\u0061yload":"AA==",`);
  assert.deepEqual(codesOf(readEnvelope(utf8(doubled), FILE)), ['json_duplicate_name']);
  assert.deepEqual(
    codesOf(readEnvelope(utf8('{"__proto__":{"payload":"AA=="}}'), FILE)).includes(
      'missing_member',
    ),
    true,
  );
});

test('a fault of base64 has its place', () => {
  const outcome = readEnvelope(bent(signed('x', one), { signatures: [{ sig: 'A' }] }), FILE);
  assert.ok(!outcome.ok);
  assert.equal(outcome.findings[0]?.pointer, '/signatures/0/sig');
  assert.equal(outcome.findings[0]?.line, 1);
});

test('a key cannot sign twice', async () => {
  for (const key of [one, two])
    assert.deepEqual(codesOf(await signEnvelope(signed('x', key), key, 'status')), [
      'already_signed',
    ]);
});

test('another signature leaves those that are there alone', () => {
  const before = signed('x', one);
  const after = signedBy(before, [two]);
  assert.deepEqual(after.signatures[0], before.signatures[0]);
  assert.deepEqual(after.payload, before.payload);
});
