import { canonicalize } from '../../src/digest/index.ts';
import {
  formatNoteKey,
  noteKeyOf,
  TRUST_ROOT_PAYLOAD_TYPE,
  trustRootOf,
  unsignedEnvelope,
  writeEnvelope,
} from '../../src/trust/index.ts';
import { signedBy, valueOf } from '../../examples/world/organisation.ts';
import type { Decision } from '../runner/case.ts';
import { KEYS, ROOT, STRANGER } from './signed.ts';

const first = valueOf(trustRootOf(ROOT));

/** The first root with members that a valid one never has, with a valid signature. */
export function unsound(changes: object): Uint8Array {
  const payload = Buffer.from(canonicalize({ ...first.document, ...changes }), 'utf8');
  const unsigned = unsignedEnvelope(TRUST_ROOT_PAYLOAD_TYPE, payload, '1.root.json');
  return writeEnvelope(signedBy(unsigned, KEYS.root.slice(0, 2)));
}

const one = (threshold: number, keys: readonly string[]) => ({ key_ids: keys, threshold });
const { roles, ledger } = first.document;

/** First roots that are none: they are refused before the pin is compared. */
export const UNSOUND: readonly (readonly [
  name: string,
  title: string,
  changes: object,
  Decision,
  ...string[],
])[] = [
  [
    'threshold-0',
    'A threshold of none lets anybody in.',
    { roles: { ...roles, projection: one(0, roles.projection.key_ids) } },
    'undetermined',
    'out_of_bounds',
  ],
  [
    'threshold-too-high',
    'A threshold above the number of keys is never reached.',
    { roles: { ...roles, release: one(2, roles.release.key_ids) } },
    'undetermined',
    'root_threshold_invalid',
  ],
  [
    'key-of-role-unknown',
    'A role names keys that the root has.',
    { roles: { ...roles, release: one(1, [STRANGER.publicKey.id]) } },
    'undetermined',
    'root_role_key_unknown',
  ],
  [
    'key-of-role-twice',
    'A role names a key once.',
    {
      roles: { ...roles, root: one(2, [roles.root.key_ids[0] ?? '', roles.root.key_ids[0] ?? '']) },
    },
    'undetermined',
    'duplicate_item',
  ],
  [
    'key-id-wrong',
    'A key stands under its own id.',
    { keys: { ...first.document.keys, [KEYS.release.publicKey.id]: STRANGER.publicKey.pem } },
    'undetermined',
    'root_key_id_wrong',
  ],
  [
    'ledger-key-invalid',
    'The key of the ledger is a key.',
    { ledger: { ...ledger, keys: ['ledger.example/demonstration+00000000+AA=='] } },
    'undetermined',
    'note_key_invalid',
  ],
  [
    'ledger-key-of-other-ledger',
    'The key of the ledger bears its origin.',
    {
      ledger: {
        ...ledger,
        keys: [formatNoteKey(valueOf(noteKeyOf('ledger.example/other', KEYS.ledger.publicKey)))],
      },
    },
    'undetermined',
    'root_ledger_key_invalid',
  ],
  [
    'floor-invalid',
    'An empty ledger has the root of the empty tree.',
    { ledger: { ...ledger, floor: { tree_size: 0, root_hash: `sha256:${'0'.repeat(64)}` } } },
    'undetermined',
    'root_floor_invalid',
  ],
  [
    'unknown-member',
    'A member that the schema does not know is refused.',
    { note: 'trusted' },
    'undetermined',
    'unknown_member',
  ],
  ['version-0', 'Versions count from one.', { version: 0 }, 'undetermined', 'out_of_bounds'],
];
