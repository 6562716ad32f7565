import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  describedRoot,
  formatNoteKey,
  noteKeyOf,
  readTrustChanges,
  readTrustDescription,
} from '../../src/trust/index.ts';
import { newKey, valueOf } from './expect.ts';
import { FILE, saysWhere, tooLarge } from './places.ts';
import { content, keys, ORIGIN } from './root-world.ts';

const p256 = newKey('ecdsa-p256').publicKey;
const ledgerKey = valueOf(noteKeyOf(ORIGIN, keys.ledger.publicKey));
const description = { file: FILE, files: new Map([['p256.pem', p256.pem]]) };
const described = (ledgerKeys: readonly string[], rootKeys: readonly string[]) =>
  describedRoot(
    {
      schema_version: 1,
      expires_at: content.expires_at,
      deployment: content.deployment,
      limits: content.limits,
      ledger: { origin: ORIGIN, keys: [...ledgerKeys] },
      roles: {
        root: { keys: [...rootKeys], threshold: 1 },
        projection: { keys: ['no.pem', '-----BEGIN X'], threshold: 1 },
        release: { keys: ['-----BEGIN X'], threshold: 1 },
      },
    },
    description,
    'root',
  );

saysWhere('descriptions', [
  [
    'a description that is too large',
    readTrustDescription(new Uint8Array(65_537), FILE),
    tooLarge(65_536),
  ],
  ['changes that are too large', readTrustChanges(new Uint8Array(65_537), FILE), tooLarge(65_536)],
  [
    'a described ledger key that is none',
    described(['x+00000000+x'], []),
    {
      code: 'note_key_invalid',
      file: FILE,
      pointer: '/ledger/keys/0',
      expected: 'name+hash+base64',
      found: 'x+00000000+x',
    },
  ],
  [
    'a described ledger key of another scheme',
    described([formatNoteKey(ledgerKey), 'p256.pem'], []),
    {
      code: 'note_key_invalid',
      file: FILE,
      pointer: '/ledger/keys/1',
      expected: 'an Ed25519 key',
      found: 'ecdsa-p256',
    },
  ],
  [
    'a key file that is not there',
    described([], ['p256.pem', 'sub/no.pem']),
    { code: 'key_unreadable', file: 'sub/no.pem', expected: 'PEM with the label PUBLIC KEY' },
  ],
  [
    'a described key that is none',
    described([], ['p256.pem', '-----BEGIN X']),
    {
      code: 'key_unreadable',
      file: FILE,
      pointer: '/roles/root/keys/1',
      expected: 'PEM with the label PUBLIC KEY',
    },
  ],
]);

test('every key of a described role that cannot be read is named with its role', () => {
  const outcome = described([], []);
  assert.ok(!outcome.ok);
  assert.deepEqual(
    outcome.findings.map(({ file, pointer }) => [file, pointer]),
    [
      ['no.pem', undefined],
      [FILE, '/roles/projection/keys/1'],
      [FILE, '/roles/release/keys/0'],
    ],
  );
});
