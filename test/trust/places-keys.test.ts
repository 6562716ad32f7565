import { generateKeyPairSync } from 'node:crypto';
import {
  digestOfHash,
  EMPTY_ROOT,
  encodeBase64,
  leafHash,
  noteKeyOf,
  openCheckpoint,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  parseTlogProof,
  publicKeyOfPoint,
  readPrivateKey,
  readPublicKey,
  signCheckpoint,
  signNote,
  verifyTlogProof,
} from '../../src/trust/index.ts';
import { newKey, utf8, valueOf } from './expect.ts';
import { FILE, PLACE, saysWhere } from './places.ts';
import { keys, ORIGIN } from './root-world.ts';

const p256 = newKey('ecdsa-p256').publicKey;
const ed448 = generateKeyPairSync('ed448').publicKey;
const otherPem = String(ed448.export({ type: 'spki', format: 'pem' }));
const block = (label: string, text: string) =>
  `-----BEGIN ${label}-----\n${encodeBase64(utf8(text))}\n-----END ${label}-----\n`;
const ledgerKey = valueOf(noteKeyOf(ORIGIN, keys.ledger.publicKey));
const identity = { origin: ORIGIN, keys: [ledgerKey] };
const head = { origin: ORIGIN, tree_size: 2, root_hash: digestOfHash(leafHash(utf8('r'))) };
const checkpoint = valueOf(signCheckpoint(head, keys.ledger, FILE));

saysWhere('keys', [
  [
    'a private key as a public one',
    readPublicKey(block('PRIVATE KEY', 'x'), PLACE),
    { code: 'key_unreadable', ...PLACE, expected: 'PEM with the label PUBLIC KEY' },
  ],
  [
    'a public key that is no DER',
    readPublicKey(block('PUBLIC KEY', 'x'), PLACE),
    { code: 'key_unreadable', ...PLACE, expected: 'the canonical SubjectPublicKeyInfo' },
  ],
  [
    'a public key with bytes after it',
    readPublicKey(
      block('PUBLIC KEY', '').replace(
        '\n\n',
        `\n${encodeBase64(Buffer.concat([p256.object.export({ type: 'spki', format: 'der' }), Buffer.of(0)]))}\n`,
      ),
      PLACE,
    ),
    { code: 'key_unreadable', ...PLACE, expected: 'the canonical SubjectPublicKeyInfo' },
  ],
  [
    'a key of another type',
    readPublicKey(otherPem, PLACE),
    { code: 'key_type_refused', ...PLACE, found: 'ed448' },
  ],
  [
    'a point of another length',
    publicKeyOfPoint({ scheme: 'ed25519', point: new Uint8Array(31) }, PLACE),
    { code: 'key_unreadable', ...PLACE, expected: '32 bytes', found: '31 bytes' },
  ],
  [
    'a public key as a private one',
    readPrivateKey(p256.pem, PLACE),
    {
      code: 'key_unreadable',
      ...PLACE,
      expected: 'PEM with the label PRIVATE KEY or ENCRYPTED PRIVATE KEY',
    },
  ],
  [
    'a private key that is no DER',
    readPrivateKey(block('PRIVATE KEY', 'x'), PLACE),
    { code: 'key_unreadable', ...PLACE, expected: 'PKCS #8' },
  ],
  [
    'a name that no note key can have',
    noteKeyOf('two words', keys.ledger.publicKey, PLACE),
    { code: 'note_key_invalid', ...PLACE, expected: 'a name of printable ASCII' },
  ],
  [
    'a note key of another scheme',
    noteKeyOf(ORIGIN, p256, PLACE),
    { code: 'note_key_invalid', ...PLACE, expected: 'an Ed25519 key', found: 'ecdsa-p256' },
  ],
  [
    'text that is no note key',
    parseNoteKey('some text', PLACE),
    { code: 'note_key_invalid', ...PLACE, expected: 'name+hash+base64', found: 'some text' },
  ],
]);

saysWhere('notes', [
  ['a note without an end', openNote('x', [], FILE), { code: 'note_malformed', file: FILE }],
  ['a note of nobody known', openNote(checkpoint, [], FILE), { code: 'note_unsigned', file: FILE }],
  [
    'a note that was changed',
    openNote(checkpoint.replace('\n2\n', '\n3\n'), [ledgerKey], FILE),
    { code: 'note_signature_wrong', file: FILE, found: ORIGIN },
  ],
  [
    'a note signed under a name that none can have',
    signNote('x\n', 'two words', keys.ledger, FILE),
    { code: 'note_key_invalid', file: FILE, expected: 'a name of printable ASCII' },
  ],
  ['no checkpoint', parseCheckpoint('x', FILE), { code: 'checkpoint_malformed', file: FILE }],
  [
    'a checkpoint of another ledger',
    openCheckpoint(
      valueOf(
        signNote(
          checkpoint.split('\n\n')[0]?.replace(ORIGIN, 'elsewhere').concat('\n') ?? '',
          ORIGIN,
          keys.ledger,
          FILE,
        ),
      ),
      identity,
      FILE,
    ),
    { code: 'checkpoint_origin_wrong', file: FILE, expected: ORIGIN, found: 'elsewhere' },
  ],
  ['no proof', parseTlogProof('x', FILE), { code: 'proof_malformed', file: FILE }],
  [
    'a proof of another record',
    verifyTlogProof({ index: 1, hashes: [], checkpoint }, EMPTY_ROOT, identity, FILE),
    { code: 'inclusion_unproven', file: FILE, found: 'index 1' },
  ],
]);
