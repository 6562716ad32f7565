import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trustedProjection, type TrustInput } from '../../src/projection/verify-projection.ts';
import { pinOf } from '../../src/trust/index.ts';
import { codesOf, newKey, utf8, valueOf } from '../trust/expect.ts';
import { content, firstRoot, keyList, keys, nextRoot, role } from '../trust/root-world.ts';
import {
  AT,
  consistencyFrom,
  FILE,
  headAt,
  predicate,
  PROJECTION,
  recordOf,
  root,
  rootBytes,
  statementBytes,
  world,
} from './world.ts';

const codes = (changes: Partial<TrustInput>) =>
  codesOf(trustedProjection({ ...world, ...changes }));
const sound = { consistency: consistencyFrom(4, 7) };
const at = (text: string, offset = 0) => Date.parse(text) + offset;

test('a sound world is trusted, and says what to hold the projection to', () => {
  const trusted = valueOf(trustedProjection(world));
  assert.deepEqual(trusted.remarks, []);
  const cut = valueOf(trustedProjection({ ...world, isMemoryCut: true }));
  assert.deepEqual(
    cut.remarks.map(({ code }) => code),
    ['memory_cut'],
  );
  assert.equal(trusted.digest, PROJECTION);
  assert.equal(trusted.entryCount, 3);
  assert.equal(trusted.root.document.version, 1);
  assert.deepEqual({ ...trusted.limits }, content.limits);
  assert.deepEqual(trusted.head, headAt(7));
  assert.deepEqual([trusted.generatedAt, trusted.expiresAt], [AT - 3_600_000, AT + 23 * 3_600_000]);
});

test('1: pin missing, malformed, wrong', () => {
  assert.deepEqual(codes({ pin: undefined }), ['pin_missing']);
  assert.deepEqual(codes({ pin: '' }), ['pin_missing']);
  assert.deepEqual(codes({ pin: '1' }), ['pin_malformed']);
  assert.deepEqual(codes({ pin: pinOf(firstRoot({ deployment: 'other' })) }), ['pin_mismatch']);
  assert.deepEqual(codes({ roots: [] }), ['root_missing']);
  assert.deepEqual(codes({ roots: [{ file: '1.root.json', bytes: utf8('{') }] }), ['json_syntax']);
});

test('[T10] trust root replaced by one of the attacker', () => {
  const mallory = newKey();
  const replaced = firstRoot(
    {
      keys: keyList(mallory),
      roles: { root: role(1, mallory), projection: role(1, mallory), release: role(1, mallory) },
    },
    [mallory],
  );
  const statement = statementBytes({}, [mallory]);
  assert.deepEqual(codes({ roots: rootBytes(replaced), statement }), ['pin_mismatch']);
  const successor = nextRoot(root, replaced.document, [mallory]);
  assert.deepEqual(codes({ roots: rootBytes(root, successor), statement }), [
    'root_unsigned_by_previous',
  ]);
});

test('[T11] 2: trust root skipped, signed only by new keys, expired last', () => {
  const second = nextRoot(root);
  assert.deepEqual(codes({ roots: rootBytes(root, nextRoot(second)) }), ['root_version_skipped']);
  const next = newKey();
  const changes = {
    keys: { ...content.keys, ...keyList(next) },
    roles: { ...content.roles, root: role(1, next) },
  };
  assert.deepEqual(codes({ roots: rootBytes(root, nextRoot(root, changes, [next])) }), [
    'root_unsigned_by_previous',
  ]);
  assert.deepEqual(codes({ at: at(content.expires_at) }), ['root_expired']);
  assert.deepEqual(codes({ at: Number.NaN }), ['root_expired']);
  assert.deepEqual(codes({ roots: rootBytes(root, second) }), []);
});

test('[T12] trust root rolled back: an earlier release used a newer one', () => {
  assert.deepEqual(codes({ memory: [recordOf({ trust_root_version: 2 })] }), ['root_rolled_back']);
  const second = nextRoot(root);
  assert.deepEqual(
    codes({ roots: rootBytes(root, second), memory: [recordOf({ trust_root_version: 2 })] }),
    [],
  );
});

test('rotation keeps the pin; after a revocation the advanced pin leaves old roots usable for records', () => {
  const second = nextRoot(root);
  assert.deepEqual(codes({ pin: pinOf(second), roots: rootBytes(root, second) }), []);
  assert.deepEqual(codes({ pin: pinOf(second), roots: rootBytes(second) }), [
    'record_root_unknown',
  ]);
});

test('3: no statement, no envelope, another payload type, 17 signatures, oversize', () => {
  assert.deepEqual(codes({ statement: undefined }), ['projection_required']);
  assert.deepEqual(codes({ statement: { file: FILE, bytes: utf8('') } }), ['json_empty']);
  const { bytes } = statementBytes(sound);
  const envelope = JSON.parse(Buffer.from(bytes).toString());
  const bent = (members: object) => ({
    file: FILE,
    bytes: utf8(JSON.stringify({ ...envelope, ...members })),
  });
  assert.deepEqual(codes({ statement: bent({ payloadType: 'text/plain' }) }), [
    'payload_type_wrong',
  ]);
  const [signature] = envelope.signatures;
  assert.deepEqual(
    codes({ statement: bent({ signatures: Array.from({ length: 17 }, () => signature) }) }),
    ['out_of_bounds'],
  );
  assert.deepEqual(codes({ statement: bent({ payload: 'A'.repeat(2 ** 20) }) }), [
    'json_too_large',
  ]);
  assert.deepEqual(codes({ statement: bent({ payload: `${envelope.payload}\n` }) }), [
    'base64_invalid',
  ]);
});

test('[T07] 4: signed by nobody of the role: a stranger, another role, too few, one signer twice', () => {
  for (const signer of [keys.stranger, keys.release, keys.root1, keys.ledger]) {
    assert.deepEqual(codes({ statement: statementBytes(sound, [signer]) }), [
      'signatures_below_threshold',
    ]);
  }
  const second = newKey();
  const two = firstRoot({
    keys: { ...content.keys, ...keyList(second) },
    roles: { ...content.roles, projection: role(2, keys.projection, second) },
  });
  const input = { pin: pinOf(two), roots: rootBytes(two) };
  assert.deepEqual(
    codes({ ...input, statement: statementBytes(sound, [keys.projection, keys.stranger]) }),
    ['signatures_below_threshold'],
  );
  assert.deepEqual(
    codes({ ...input, statement: statementBytes(sound, [keys.projection, second]) }),
    [],
  );
  const once = JSON.parse(Buffer.from(statementBytes(sound).bytes).toString());
  const twice = {
    ...once,
    signatures: [once.signatures[0], { ...once.signatures[0], keyid: second.publicKey.id }],
  };
  assert.deepEqual(
    codes({ ...input, statement: { file: FILE, bytes: utf8(JSON.stringify(twice)) } }),
    ['signatures_below_threshold'],
  );
});

test('5: another _type, another predicateType, unknown members anywhere', () => {
  const bent = (bend: object, changes: object = {}) =>
    codes({ statement: statementBytes({ ...sound, ...changes }, [keys.projection], bend) });
  assert.deepEqual(bent({ _type: 'https://in-toto.io/Statement/v0.1' }), ['statement_type_wrong']);
  assert.deepEqual(bent({ predicateType: 'urn:claimgate:ledger-projection:v2' }), [
    'predicate_type_wrong',
  ]);
  assert.deepEqual(bent({ extra: 1 }), ['unknown_member']);
  assert.deepEqual(bent({}, { extra: 1 }), ['unknown_member']);
  assert.deepEqual(bent({}, { fingerprint: { ...predicate.fingerprint, extra: 1 } }), [
    'unknown_member',
  ]);
  assert.deepEqual(bent({}, { fingerprint: { algorithm: 'sha256', key_id: 'k1' } }), [
    'wrong_value',
  ]);
  assert.deepEqual(bent({ subject: [{ name: 'x', digest: {}, uri: '' }] }), ['unknown_member']);
});

test('6: no subject, two subjects, another digest', () => {
  const bent = (subject: readonly object[]) =>
    codes({ statement: statementBytes(sound, [keys.projection], { subject }) });
  const subject = { name: 'x', digest: { sha256: 'a'.repeat(64) } };
  assert.deepEqual(bent([]), ['statement_subject_count']);
  assert.deepEqual(bent([subject, subject]), ['statement_subject_count']);
  assert.deepEqual(bent([{ name: 'x', digest: {} }]), ['statement_subject_digest']);
  assert.deepEqual(bent([{ name: 'x', digest: { ...subject.digest, sha1: 'a' } }]), [
    'statement_subject_digest',
  ]);
});
