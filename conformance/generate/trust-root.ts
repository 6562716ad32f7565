import { pinOf } from '../../src/trust/anchor.ts';
import {
  trustRootOf,
  type TrustRoot,
  TRUST_ROOT_PAYLOAD_TYPE,
  rotateTrustRoot,
  type TrustRootContent,
} from '../../src/trust/root.ts';
import { writeEnvelope, type Envelope, unsignedEnvelope } from '../../src/trust/envelope.ts';
import { type PrivateKey } from '../../src/trust/private-key.ts';
import { signedBy, valueOf } from '../../examples/world/organisation.ts';
import type { Decision } from '../runner/case.ts';
import { CERTIFIED, checkAt, ROOT_FILE } from './certified.ts';
import { answer, type CaseFiles, type MadeCase } from './made.ts';
import { AT, KEYS, PIN, ROOT, STRANGER, toldChange } from './signed.ts';
import { present } from '../../src/documents/error.ts';
import { bent } from '../../src/selftest/bend.ts';
import { ledgerKeyText } from '../../src/selftest/throw-away-keys.ts';
import { canonicalize, digestOf } from '../../src/digest/index.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';

const first = valueOf(trustRootOf(ROOT));

/** The first root with members that a valid one never has, with a valid signature. */
function unsound(changes: object): Uint8Array {
  const payload = Buffer.from(canonicalize({ ...first.document, ...changes }), 'utf8');
  const unsigned = unsignedEnvelope(TRUST_ROOT_PAYLOAD_TYPE, payload, '1.root.json');
  return writeEnvelope(signedBy(unsigned, KEYS.root.slice(0, 2)));
}

const one = (threshold: number, keys: readonly string[]) => ({ key_ids: keys, threshold });
const { roles, ledger } = first.document;

type UnsoundRow = readonly [name: string, title: string, changes: object, Decision, ...string[]];

/** First roots that are none: they are refused before the pin is compared. */
const UNSOUND: readonly UnsoundRow[] = [
  told('threshold-0', 'A threshold of none lets anybody in.', 'root-with-zero-threshold'),
  told(
    'threshold-too-high',
    'A threshold above the number of keys is never reached.',
    'root-threshold-too-high',
  ),
  told('key-of-role-unknown', 'A role names keys that the root has.', 'root-role-of-unknown-key'),
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
  told(
    'ledger-key-of-other-ledger',
    'The key of the ledger bears its origin.',
    'root-ledger-key-of-other-origin',
  ),
  told(
    'floor-invalid',
    'An empty ledger has the root of the empty tree.',
    'root-floor-contradicts',
  ),
  told(
    'unknown-member',
    'A member that the schema does not know is refused.',
    'root-with-unknown-member',
  ),
  ...(['root', 'projection', 'release'] as const).map((name): UnsoundRow => [
    `tester-is-${name}`,
    'A key that seals test runs signs nothing else.',
    { roles: { ...roles, tester: one(1, roles[name].key_ids.slice(0, 1)) } },
    'undetermined',
    'tester_not_separate',
  ]),
  [
    'timestamps-without-authority',
    'A root that asks for timestamps names an authority.',
    { limits: { ...first.document.limits, max_hours_to_timestamp: 24 } },
    'refused',
    'root_timestamp_incomplete',
  ],
  ['version-0', 'Versions count from one.', { version: 0 }, 'undetermined', 'out_of_bounds'],
];

const FOLDER = 'committed/provider-certification/trust';
const two = KEYS.root.slice(0, 2);
const YEAR_ON = '2027-03-15T12:00:00Z';

interface Row {
  readonly name: string;
  readonly title: string;
  readonly section?: string;
  /** `null`: none is given. */
  readonly pin?: string | null;
  readonly files?: CaseFiles;
  readonly without?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly answer: readonly [Decision, ...string[]];
}

/** The successor of a root, signed. */
export function successor(
  changes: Partial<TrustRootContent>,
  signers: readonly PrivateKey[] = two,
  previous: TrustRoot = first,
): Envelope {
  const file = `${previous.document.version + 1}.root.json`;
  return signedBy(valueOf(rotateTrustRoot(previous, changes, file)), signers);
}

/** Root files by their numbers. */
export function chain(...roots: readonly (readonly [number, Envelope])[]): CaseFiles {
  return new Map(
    roots.map(([number, root]) => [`${FOLDER}/${number}.root.json`, writeEnvelope(root)]),
  );
}

const second = successor({ expires_at: '2028-01-01T00:00:00Z' });
const otherRootKeys = {
  ...first.document.roles,
  root: { key_ids: [STRANGER.publicKey.id], threshold: 1 },
};
const withStranger = { ...first.document.keys, [STRANGER.publicKey.id]: STRANGER.publicKey.pem };
const handover = { keys: withStranger, roles: otherRootKeys };
const expired = successor({ expires_at: AT });
const third = successor({}, two, valueOf(trustRootOf(second)));

const PINS: readonly Row[] = [
  { name: 'pin', title: 'The pin names the root that is there.', answer: ['allowed'] },
  {
    name: 'pin-missing',
    title: 'Without a pin no trust root is trusted.',
    pin: null,
    answer: ['refused', 'pin_missing'],
  },
  {
    name: 'pin-of-other-bytes',
    title: 'A pin of other bytes fits no root.',
    pin: `1:sha256:${'0'.repeat(64)}`,
    answer: ['refused', 'pin_mismatch'],
  },
  {
    name: 'pin-of-other-version',
    title: 'The digest under another version fits no root.',
    pin: PIN.replace(/^1/, '2'),
    answer: ['refused', 'pin_mismatch'],
  },
  {
    name: 'pin-malformed',
    title: 'A digest alone is no pin.',
    pin: PIN.slice(2),
    answer: ['undetermined', 'pin_malformed'],
  },
  {
    name: 'pin-empty',
    title: 'An empty pin is none.',
    pin: null,
    environment: { CLAIMGATE_TRUST_PIN: '' },
    answer: ['refused', 'pin_missing'],
  },
  {
    name: 'pin-of-environment',
    title: 'The pin may be a setting of the pipeline.',
    pin: null,
    environment: { CLAIMGATE_TRUST_PIN: PIN },
    answer: ['allowed'],
  },
];

const CHAINS: readonly Row[] = [
  {
    name: 'rotated',
    title: 'A rotation keeps the pin.',
    files: chain([2, second]),
    answer: ['allowed'],
  },
  {
    name: 'rotated-pin-advanced',
    title: 'The pin may name a later root.',
    files: chain([2, second]),
    pin: pinOf(valueOf(trustRootOf(second))),
    answer: ['allowed'],
  },
  {
    name: 'rotated-twice',
    title: 'Every version follows on the one before.',
    files: chain([2, second], [3, third]),
    answer: ['allowed'],
  },
  {
    name: 'oldest-rule-set',
    title: 'A root may name the oldest rule set that it accepts.',
    files: chain([2, successor({ oldest_rule_set: NEWEST_RULES.digest })]),
    answer: ['allowed'],
  },
  {
    name: 'timestamps-asked-for',
    title: 'A root may ask for a timestamp of each release by an authority that it names.',
    files: chain([
      2,
      successor({
        limits: { ...first.document.limits, max_hours_to_timestamp: 24 },
        timestamp_roots: [digestOf('a trusted root')],
      }),
    ]),
    answer: ['allowed'],
  },
  {
    name: 'oldest-rule-set-unknown',
    title: 'Nobody can say that rules are new enough for a root whose rule set nobody knows.',
    files: chain([2, successor({ oldest_rule_set: digestOf('rules that nobody knows') })]),
    answer: ['undetermined', 'rule_set_unknown'],
  },
  {
    name: 'handed-over',
    title: 'New root keys need both: the old ones and their own.',
    files: chain([2, successor(handover, [...two, STRANGER])]),
    answer: ['allowed'],
  },
  {
    name: 'taken-over',
    title: 'A root that only its own new keys have signed is refused.',
    files: chain([2, successor(handover, [STRANGER])]),
    answer: ['refused', 'root_unsigned_by_previous'],
  },
  {
    name: 'not-accepted',
    title: 'A root that its own keys have not signed is refused.',
    files: chain([2, successor(handover)]),
    answer: ['refused', 'root_unsigned_by_itself'],
  },
  {
    name: 'one-signature',
    title: 'One of two signatures does not rotate.',
    files: chain([2, successor({}, two.slice(0, 1))]),
    answer: ['refused', 'root_unsigned_by_previous'],
  },
  {
    name: 'skipped',
    title: 'No version is skipped.',
    files: chain([3, third]),
    answer: ['refused', 'root_version_skipped'],
  },
  {
    name: 'missing',
    title: 'Without a root nobody is trusted.',
    without: [ROOT_FILE],
    answer: ['undetermined', 'root_missing'],
  },
  {
    name: 'expired',
    title: 'At its expiry the last root is expired.',
    files: chain([2, expired]),
    answer: ['refused', 'root_expired'],
  },
  {
    name: 'expired-before',
    title: 'Only the last root must not be expired.',
    files: chain(
      [2, expired],
      [3, successor({ expires_at: YEAR_ON }, two, valueOf(trustRootOf(expired)))],
    ),
    answer: ['allowed'],
  },
];

function unsoundRow([name, title, changes, ...expected]: UnsoundRow): Row {
  const files = new Map([[ROOT_FILE, unsound(changes)]]);
  const section = 'specification/trust.md 2';
  return { name: `unsound-${name}`, title, section, files, answer: expected };
}

/** The first root as a change of the self-test leaves it. */
function told(name: string, title: string, id: string): UnsoundRow {
  const whole = { roots: [{ document: first.document }] };
  const otherLedgerKey = ledgerKeyText('ledger.example/other', KEYS.ledger);
  const { answer: expected, bends } = toldChange(id, {
    ...whole,
    stranger: STRANGER,
    otherLedgerKey,
  });
  return [name, title, present(bent(whole, bends).roots[0]).document, ...expected];
}

/** The trust pin, and the chain of trust roots. */
export function trustRootArea(): MadeCase[] {
  return [
    ...PINS.map((row) => rootCase(row, 'specification/trust.md 4, step 1')),
    ...[...CHAINS, ...UNSOUND.map(unsoundRow)].map((row) =>
      rootCase(row, 'specification/trust.md 4, step 2; TUF 5.3'),
    ),
  ];
}

function rootCase(row: Row, section: string): MadeCase {
  const {
    name,
    title,
    pin = PIN,
    files = new Map(),
    without = [],
    answer: [decision, ...codes],
  } = row;
  const words = checkAt(AT, pin ?? '');
  return {
    name: `trust-root/${name}`,
    title,
    sections: [row.section ?? section],
    at: AT,
    arguments: pin === null ? words.filter((word) => word !== '--trust-pin' && word !== '') : words,
    base: CERTIFIED,
    ...(without.length === 0 ? {} : { without }),
    ...(row.environment ? { environment: row.environment } : {}),
    files,
    expected: answer(decision, codes),
  };
}
