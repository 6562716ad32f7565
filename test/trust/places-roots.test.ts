import {
  createTrustRoot,
  digestOfHash,
  EMPTY_ROOT,
  findPinned,
  formatNoteKey,
  noteKeyOf,
  parsePin,
  pinOf,
  readTrustRoot,
  signEnvelope,
  TRUST_ROOT_PAYLOAD_TYPE,
  unsignedEnvelope,
  verifyRootChain,
  writeEnvelope,
} from '../../src/trust/index.ts';
import { newKey, utf8, valueOf } from './expect.ts';
import { FILE, saysWhere } from './places.ts';
import { content, firstRoot, keys, nextRoot, ORIGIN, role } from './root-world.ts';

const AT = Date.parse('2026-11-21T12:00:00Z');
const EMPTY = digestOfHash(EMPTY_ROOT);
const p256 = newKey('ecdsa-p256').publicKey;
const { roles, ledger } = content;
const made = (changes: object) => createTrustRoot({ ...content, ...changes }, FILE);
const envelope = unsignedEnvelope('application/x', utf8('x'), FILE);
const signed = valueOf(signEnvelope(envelope, keys.root1));
const foreignKey = formatNoteKey(valueOf(noteKeyOf('other', keys.ledger.publicKey)));
const first = firstRoot();

saysWhere('trust roots', [
  [
    'an envelope of another kind',
    readTrustRoot(writeEnvelope(signed), FILE),
    {
      code: 'payload_type_wrong',
      file: FILE,
      expected: TRUST_ROOT_PAYLOAD_TYPE,
      found: 'application/x',
    },
  ],
  [
    'a key under another id',
    made({ keys: { ...content.keys, 'some/id': p256.pem } }),
    {
      code: 'root_key_id_wrong',
      file: FILE,
      pointer: '/keys/some~1id',
      expected: p256.id,
      found: 'some/id',
    },
  ],
  [
    'a key that is none',
    made({ keys: { ...content.keys, id: 'x' } }),
    {
      code: 'key_unreadable',
      file: FILE,
      pointer: '/keys/id',
      expected: 'PEM with the label PUBLIC KEY',
    },
  ],
  [
    'a role with a key that is not there',
    made({ roles: { ...roles, release: { key_ids: [p256.id], threshold: 1 } } }),
    {
      code: 'root_role_key_unknown',
      file: FILE,
      pointer: '/roles/release/key_ids/0',
      found: p256.id,
    },
  ],
  [
    'a threshold that the role cannot reach',
    made({ roles: { ...roles, projection: role(2, keys.projection) } }),
    {
      code: 'root_threshold_invalid',
      file: FILE,
      pointer: '/roles/projection/threshold',
      expected: 'at most 1',
      found: '2',
    },
  ],
  [
    'a ledger key that is none',
    made({ ledger: { ...ledger, keys: ['x'] } }),
    {
      code: 'note_key_invalid',
      file: FILE,
      pointer: '/ledger/keys/0',
      expected: 'name+hash+base64',
      found: 'x',
    },
  ],
  [
    'a ledger key of another name',
    made({ ledger: { ...ledger, keys: [...ledger.keys, foreignKey] } }),
    {
      code: 'root_ledger_key_invalid',
      file: FILE,
      pointer: '/ledger/keys/1',
      expected: ORIGIN,
      found: 'other',
    },
  ],
  [
    'a floor that is no head',
    made({ ledger: { ...ledger, floor: { tree_size: 1, root_hash: EMPTY } } }),
    {
      code: 'root_floor_invalid',
      file: FILE,
      pointer: '/ledger/floor',
      expected: `${EMPTY} for size 0 alone`,
    },
  ],
  [
    'a version that is not the next',
    verifyRootChain([first, nextRoot(nextRoot(first))], AT),
    { code: 'root_version_skipped', file: '3.root.json', expected: '2', found: '3' },
  ],
  [
    'a rotation that the root before did not sign',
    verifyRootChain([first, nextRoot(first, {}, [keys.root1])], AT),
    { code: 'root_unsigned_by_previous', file: '2.root.json', expected: '2 of version 1' },
  ],
  [
    'a root that did not sign itself',
    verifyRootChain([firstRoot({}, [keys.root1])], AT),
    { code: 'root_unsigned_by_itself', file: '1.root.json', expected: '2' },
  ],
  [
    'an expired root',
    verifyRootChain([first], Number.POSITIVE_INFINITY),
    { code: 'root_expired', file: '1.root.json', found: content.expires_at },
  ],
  ['a pin that is none', parsePin('x'), { code: 'pin_malformed', found: 'x' }],
  [
    'a pin of a version that is not there',
    findPinned({ version: 2, digest: first.payloadDigest }, [first]),
    {
      code: 'pin_mismatch',
      expected: `2:${first.payloadDigest}`,
      found: 'no version 2',
    },
  ],
  [
    'a pin of another payload, beside roots of other versions',
    findPinned({ version: 2, digest: first.payloadDigest }, [first, nextRoot(first)]),
    {
      code: 'pin_mismatch',
      file: '2.root.json',
      expected: `2:${first.payloadDigest}`,
      found: pinOf(nextRoot(first)),
    },
  ],
]);
