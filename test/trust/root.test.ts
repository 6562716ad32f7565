import { signedBy } from '../../examples/world/organisation.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import { parsePin, pinOf, verifyRootChain, findPinned } from '../../src/trust/anchor.ts';
import {
  readTrustRoot,
  TRUST_ROOT_PAYLOAD_TYPE,
  createTrustRoot,
  rotateTrustRoot,
} from '../../src/trust/root.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { codesOf, newKey, utf8, valueOf } from './expect.ts';
import { content, firstRoot, keyList, keys, nextRoot, ORIGIN, role } from './root-world.ts';

const AT = Date.parse('2026-11-21T12:00:00Z');
const EXPIRY = Date.parse(content.expires_at);
const first = firstRoot();

test('a sound chain of three is accepted and its last root counts', () => {
  const second = nextRoot(first, { expires_at: '2027-06-01T00:00:00Z' });
  const third = nextRoot(second, { expires_at: '2028-01-01T00:00:00Z' });
  assert.equal(valueOf(verifyRootChain([first, second, third], AT)).document.version, 3);
  assert.equal(valueOf(verifyRootChain([second, third], AT)).document.version, 3);
  assert.deepEqual(codesOf(verifyRootChain([], AT)), ['root_missing']);
});

test('[T13] root keys are handed over when both thresholds have signed', () => {
  const [new1, new2] = [newKey(), newKey()];
  const changes = {
    keys: { ...content.keys, ...keyList(new1, new2) },
    roles: { ...content.roles, root: role(2, new1, new2) },
  };
  const handedOver = nextRoot(first, changes, [keys.root1, keys.root3, new1, new2]);
  assert.equal(valueOf(verifyRootChain([first, handedOver], AT)).document.version, 2);
  const byNewKeysOnly = nextRoot(first, changes, [new1, new2]);
  assert.deepEqual(codesOf(verifyRootChain([first, byNewKeysOnly], AT)), [
    'root_unsigned_by_previous',
  ]);
  const byOldKeysOnly = nextRoot(first, changes, [keys.root1, keys.root2]);
  assert.deepEqual(codesOf(verifyRootChain([first, byOldKeysOnly], AT)), [
    'root_unsigned_by_itself',
  ]);
  const byTooFewOld = nextRoot(first, changes, [keys.root1, new1, new2]);
  assert.deepEqual(codesOf(verifyRootChain([first, byTooFewOld], AT)), [
    'root_unsigned_by_previous',
  ]);
});

test('[T11] trust root skipped, rolled back, repeated', () => {
  const second = nextRoot(first);
  const third = nextRoot(second);
  assert.deepEqual(codesOf(verifyRootChain([first, third], AT)), ['root_version_skipped']);
  assert.deepEqual(codesOf(verifyRootChain([second, first], AT)), ['root_version_skipped']);
  assert.deepEqual(codesOf(verifyRootChain([first, first], AT)), ['root_version_skipped']);
});

test('a first root signed by too few of its own keys', () => {
  assert.deepEqual(codesOf(verifyRootChain([firstRoot({}, [keys.root1])], AT)), [
    'root_unsigned_by_itself',
  ]);
  const strangers = firstRoot({}, [keys.root1, keys.stranger, keys.projection]);
  assert.deepEqual(codesOf(verifyRootChain([strangers], AT)), ['root_unsigned_by_itself']);
});

test('only the last root must not be expired, and at its expiry it is', () => {
  assert.deepEqual(codesOf(verifyRootChain([first], EXPIRY - 1)), []);
  assert.deepEqual(codesOf(verifyRootChain([first], EXPIRY)), ['root_expired']);
  assert.deepEqual(codesOf(verifyRootChain([first], Number.NaN)), ['root_expired']);
  const second = nextRoot(first, { expires_at: '2028-01-01T00:00:00Z' });
  assert.deepEqual(codesOf(verifyRootChain([first, second], EXPIRY)), []);
  const expiredLast = nextRoot(first, { expires_at: '2026-11-21T12:00:00Z' });
  assert.deepEqual(codesOf(verifyRootChain([first, expiredLast], AT)), ['root_expired']);
});

test('the pin names a root by version and payload, and one more signature does not change it', () => {
  const pin = pinOf(first);
  assert.equal(pinOf(firstRoot({}, [keys.root1, keys.root2, keys.root3])), pin);
  assert.equal(valueOf(findPinned(valueOf(parsePin(pin)), [first])).document.version, 1);
  assert.equal(
    valueOf(findPinned(valueOf(parsePin(pin.replace('sha256:', ''))), [first, nextRoot(first)])),
    first,
  );
  const other = firstRoot({ expires_at: '2027-01-01T00:00:01Z' });
  assert.deepEqual(codesOf(findPinned(valueOf(parsePin(pin)), [other])), ['pin_mismatch']);
  const wrongVersion = valueOf(parsePin(pin.replace(/^1/, '2')));
  assert.deepEqual(codesOf(findPinned(wrongVersion, [first])), ['pin_mismatch']);
});

test('a pin that is not exactly of its form is refused', () => {
  const hex = 'a'.repeat(64);
  for (const text of [
    '',
    '1',
    '1:',
    hex,
    `sha256:${hex}`,
    `0:${hex}`,
    `01:${hex}`,
    `-1:${hex}`,
    `1:${hex.toUpperCase()}`,
    `1:${hex}a`,
    ` 1:${hex}`,
    `1:${hex}\n`,
    `9007199254740993:${hex}`,
  ]) {
    assert.deepEqual(codesOf(parsePin(text)), ['pin_malformed'], text);
  }
});

test('a trust root that contradicts itself is refused with all reasons', () => {
  const create = (changes: object) =>
    codesOf(createTrustRoot({ ...content, ...changes }, '1.root.json'));
  const { roles, ledger } = content;
  const strangerKey = keyList(keys.stranger);
  assert.deepEqual(
    create({ roles: { ...roles, root: role(4, keys.root1, keys.root2, keys.root3) } }),
    ['root_threshold_invalid'],
  );
  assert.deepEqual(create({ roles: { ...roles, root: role(0, keys.root1) } }), ['out_of_bounds']);
  assert.deepEqual(create({ roles: { ...roles, root: role(2, keys.root1, keys.root1) } }), [
    'duplicate_item',
  ]);
  assert.deepEqual(create({ roles: { ...roles, release: role(1, keys.stranger) } }), [
    'root_role_key_unknown',
  ]);
  const misnamed = Object.fromEntries(Object.values(strangerKey).map((pem) => ['alias', pem]));
  assert.deepEqual(create({ keys: { ...content.keys, ...misnamed } }), ['root_key_id_wrong']);
  assert.deepEqual(create({ keys: { ...content.keys, alias: 'no key' } }), ['key_unreadable']);
  assert.deepEqual(create({ ledger: { ...ledger, origin: 'other' } }), ['root_ledger_key_invalid']);
  assert.deepEqual(create({ ledger: { ...ledger, keys: ['other'] } }), ['note_key_invalid']);
  const foreignName = formatNoteKey(valueOf(noteKeyOf('other', keys.ledger.publicKey)));
  assert.deepEqual(create({ ledger: { ...ledger, keys: [foreignName] } }), [
    'root_ledger_key_invalid',
  ]);
  assert.deepEqual(create({ ledger: { ...ledger, floor: { ...ledger.floor, tree_size: 1 } } }), [
    'root_floor_invalid',
  ]);
  assert.deepEqual(create({ expires_at: '2026-02-31T00:00:00Z' }), ['wrong_form']);
  assert.deepEqual(create({ extra: true }), ['unknown_member']);
  const otherId = `SHA256:${'A'.repeat(43)}`;
  const underOtherId = { [otherId]: keys.stranger.publicKey.pem };
  assert.deepEqual(
    create({
      keys: { ...content.keys, ...underOtherId },
      roles: { ...roles, release: { key_ids: [otherId], threshold: 1 } },
    }),
    ['root_key_id_wrong'],
    'the key is there, only under another name',
  );
  const twice = create({
    ledger: { ...ledger, origin: 'other' },
    roles: { ...roles, release: role(2, keys.stranger) },
  });
  assert.deepEqual(twice, [
    'root_role_key_unknown',
    'root_threshold_invalid',
    'root_ledger_key_invalid',
  ]);
});

test('[T08] one key under two ids cannot be in a trust root', () => {
  const twin = {
    ...content.keys,
    'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA': keys.root1.publicKey.pem,
  };
  assert.deepEqual(codesOf(createTrustRoot({ ...content, keys: twin }, '1.root.json')), [
    'root_key_id_wrong',
  ]);
});

test('a rotation has the next version and keeps what it does not change', () => {
  const second = nextRoot(first, { deployment: 'hosted-us' });
  const { version, deployment, ...rest } = second.document;
  const { version: _version, deployment: _deployment, ...before } = first.document;
  assert.deepEqual([version, deployment], [2, 'hosted-us']);
  assert.deepEqual(rest, before);
  assert.deepEqual(
    codesOf(
      rotateTrustRoot(first, { roles: { ...content.roles, root: role(2, keys.root1) } }, 'x'),
    ),
    ['root_threshold_invalid'],
  );
});

test('an envelope of another kind is refused as a trust root, and its payload is not read', () => {
  const envelope = signedBy(unsignedEnvelope('application/vnd.in-toto+json', utf8('{'), 'x'), [
    keys.root1,
  ]);
  assert.deepEqual(codesOf(readTrustRoot(writeEnvelope(envelope), 'x')), ['payload_type_wrong']);
  const garbage = signedBy(unsignedEnvelope(TRUST_ROOT_PAYLOAD_TYPE, utf8('{'), 'x'), [keys.root1]);
  assert.deepEqual(codesOf(readTrustRoot(writeEnvelope(garbage), 'x')), ['json_syntax']);
  assert.equal(first.ledger.origin, ORIGIN);
});
