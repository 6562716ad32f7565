import { digestOf } from '../../src/digest/index.ts';
import type { BadgePredicate, DsseEnvelope, SealedRun } from '../../src/documents/index.ts';
import { present } from '../../src/documents/error.ts';
import { BADGE_STATEMENT } from '../../src/trust/badge.ts';
import { envelopeDocument, readEnvelope, unsignedEnvelope } from '../../src/trust/envelope.ts';
import type { PrivateKey } from '../../src/trust/private-key.ts';
import { signMessage } from '../../src/trust/public-key.ts';
import { SEALED_RUN } from '../../src/trust/identity.ts';
import { writeSeal } from '../../src/trust/sealed-run.ts';
import { STATEMENT_PAYLOAD_TYPE } from '../../src/trust/statement.ts';
import { signedBy, valueOf } from '../../examples/world/organisation.ts';
import type { Decision } from '../runner/case.ts';
import { baseBytes, ROOT_FILE, STATEMENT } from './certified.ts';
import { answer, type CaseFiles, type MadeCase } from './made.ts';
import { record } from './release-record.ts';
import { AT, KEYS, STRANGER } from './signed.ts';

/** A kind of signed document, sound and without signatures, and who signs it here. */
interface Kind {
  readonly name: string;
  readonly payloadType: string;
  readonly payload: Buffer;
  /** Whether it is a statement about something (in-toto), and no trust root. */
  readonly isStatement: boolean;
}

const RELEASES = 'committed/provider-certification/releases/v1.0.0';

function kinds(): Kind[] {
  const recorded = record({ retraction: {} });
  const envelopes: Readonly<Record<string, Uint8Array>> = {
    'trust-root': baseBytes(ROOT_FILE),
    projection: baseBytes(STATEMENT),
    verdict: Buffer.from(present(recorded.get(`${RELEASES}/gate-verdict.intoto.json`))),
    retraction: Buffer.from(present(recorded.get(`${RELEASES}/retraction.intoto.json`))),
  };
  const read = Object.entries(envelopes).map(([name, bytes]) => {
    const { payload, payloadType } = valueOf(readEnvelope(bytes, name));
    return { name, payload: Buffer.from(payload), payloadType, isStatement: name !== 'trust-root' };
  });
  return [...read, badgeKind(), sealKind()];
}

function badgeKind(): Kind {
  const predicate: BadgePredicate = {
    schema_version: 1,
    release: { version: 'v1.0.0', revision: '3'.repeat(40) },
    evaluated_at: AT,
    valid_until: '2026-03-20T12:00:00Z',
    claims: [
      {
        provider: 'pixelgram',
        output_profile: 'image',
        operation: 'publish_immediate',
        account_kind: 'business',
        policy_mode: 'standard',
      },
    ],
    public_key: KEYS.release.publicKey.pem,
  };
  const payload = valueOf(BADGE_STATEMENT.write(digestOf('verdict'), predicate, 'badge.json'));
  const payloadType = STATEMENT_PAYLOAD_TYPE;
  return { name: 'badge', payload: Buffer.from(payload), payloadType, isStatement: true };
}

function sealKind(): Kind {
  const payload = valueOf(writeSeal(SEALED, 'seal.json'));
  const payloadType = STATEMENT_PAYLOAD_TYPE;
  return { name: 'seal', payload: Buffer.from(payload), payloadType, isStatement: true };
}

const SEALED: SealedRun = {
  generated_at: '2026-03-14T12:01:00Z',
  nonce: '3'.repeat(32),
  deployment: 'demonstration',
  resource_uri: 'pkg:npm/example',
  command: ['npm', 'test'],
  run: {
    schema_version: 1,
    origin: { kind: 'test_run', results_sha256: digestOf('results') },
    exit_status: 1,
    side: 'local',
    subject: {
      provider: 'pixelgram',
      app_fingerprint: digestOf('app'),
      deployment_environment: 'production',
      provider_environment: 'production',
      instance_fingerprint: null,
      account_kind: 'business',
      output_profile: 'image',
      operation: 'publish_immediate',
      policy_mode: 'standard',
    },
    contract_digest: digestOf('contract'),
    tested_revision: '3'.repeat(40),
    tested_at: '2026-03-14T12:00:00Z',
    expires_at: '2026-04-14T12:00:00Z',
    granted_scopes: [],
    account_reference: null,
    checks: (['connect', 'refresh', 'revoke'] as const).map((kind) => ({
      kind,
      outcome: kind === 'revoke' ? 'failed' : kind === 'refresh' ? 'not_applicable' : 'passed',
      not_applicable_reason: kind === 'refresh' ? 'tokens-do-not-expire' : null,
      completed_at: '2026-03-14T12:00:30Z',
      external_result: null,
    })),
  },
};

const [FIRST, SECOND] = KEYS.root as [PrivateKey, PrivateKey];

type Answer = readonly [Decision, ...string[]];

/** A change of a sound document, or of how it is asked for. */
interface Change {
  readonly name: string;
  readonly title: string;
  readonly answer: Answer;
  /** Kinds for which the answer is another, by their names. */
  readonly except?: Readonly<Record<string, Answer>>;
  /** The payload that is signed. */
  readonly payload?: (payload: Buffer) => string | Uint8Array;
  readonly payloadType?: string;
  readonly signers?: readonly PrivateKey[];
  /** The envelope after it was signed. */
  readonly envelope?: (envelope: DsseEnvelope) => unknown;
  /** The bytes of the file. */
  readonly bytes?: (text: string) => string;
  /** The public keys that are asked for, by name. */
  readonly keys?: readonly string[];
  readonly words?: readonly string[];
  /** Only statements have what is changed. */
  readonly statementsOnly?: true;
}

const json = (payload: Buffer) => JSON.parse(payload.toString('utf8')) as Record<string, unknown>;
const withMembers = (more: object) => (payload: Buffer) =>
  JSON.stringify({ ...json(payload), ...more });
const signaturesOf =
  (change: (one: Record<string, unknown>, at: number) => unknown) => (envelope: DsseEnvelope) => ({
    ...envelope,
    signatures: envelope.signatures.map((one, at) => change({ ...one }, at)),
  });
const flipped = (base64: string) => {
  const bytes = Buffer.from(base64, 'base64');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return bytes.toString('base64');
};

const without = (name: keyof DsseEnvelope) => (envelope: DsseEnvelope) =>
  Object.fromEntries(Object.entries(envelope).filter(([member]) => member !== name));

const BOTH = ['first', 'second'];

/** Changes of any kind of envelope, whose answer is the same for all. */
const CHANGES: readonly Change[] = [
  // Who signed.
  { name: 'sound', title: 'Both keys signed.', answer: ['allowed'] },
  {
    name: 'one-of-two',
    title: 'All keys that are asked for have to sign, unless a threshold says otherwise.',
    signers: [FIRST],
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'one-of-two-suffices',
    title: 'A threshold of one is reached by one of two keys.',
    signers: [SECOND],
    words: ['--threshold', '1'],
    answer: ['allowed'],
  },
  {
    name: 'stranger',
    title: 'A valid signature of a key that is not asked for counts for nothing.',
    signers: [STRANGER],
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'stranger-besides',
    title: 'A signature of a stranger does no harm next to those that are asked for.',
    signers: [STRANGER, FIRST, SECOND],
    answer: ['allowed'],
  },
  {
    name: 'twice-the-same',
    title: 'A key counts once, however often it signed.',
    signers: [FIRST],
    envelope: (one) => ({ ...one, signatures: [...one.signatures, ...one.signatures] }),
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'only-a-stranger-is-asked-for',
    title: 'The keys are those of the caller, never those that the document names.',
    keys: ['stranger'],
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'one-key-named-twice',
    title: 'One key that is named twice is one holder.',
    signers: [FIRST],
    keys: ['first', 'first'],
    words: ['--threshold', '2'],
    answer: ['undetermined', 'threshold_unreachable'],
  },
  {
    name: 'threshold-zero',
    title: 'A threshold of none lets anybody in.',
    words: ['--threshold', '0'],
    answer: ['undetermined', 'usage'],
  },
  {
    name: 'threshold-above-keys',
    title: 'A threshold above the number of keys is never reached.',
    words: ['--threshold', '3'],
    answer: ['undetermined', 'threshold_unreachable'],
  },
  {
    name: 'no-key-in-file',
    title: 'A file without a public key is none.',
    keys: ['no-key'],
    answer: ['undetermined', 'key_unreadable'],
  },
  // The signed document.
  {
    name: 'signature-of-other-payload',
    title: 'A signature is over the exact bytes of the payload: one more blank, and none fits.',
    envelope: (one) => ({
      ...one,
      payload: Buffer.from(`${Buffer.from(one.payload, 'base64').toString()} `).toString('base64'),
    }),
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'signature-of-other-type',
    title: 'A signature covers the type of the payload.',
    payloadType: 'application/json',
    envelope: (one) => ({ ...one, payloadType: STATEMENT_PAYLOAD_TYPE }),
    answer: ['refused', 'signatures_below_threshold'],
    statementsOnly: true,
  },
  {
    name: 'signature-of-bare-payload',
    title: 'What is signed is the pre-authentication encoding, not the payload alone.',
    envelope: (one) => ({
      ...one,
      signatures: [FIRST, SECOND].map((key) => ({
        keyid: key.publicKey.id,
        sig: Buffer.from(signMessage(key, Buffer.from(one.payload, 'base64'))).toString('base64'),
      })),
    }),
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'signature-bit',
    title: 'One other bit makes a signature invalid.',
    envelope: signaturesOf((one) => ({ ...one, sig: flipped(String(one['sig'])) })),
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'signature-short',
    title: 'A signature that is cut short is invalid.',
    envelope: signaturesOf((one) => ({ ...one, sig: String(one['sig']).slice(0, 40) })),
    answer: ['refused', 'signatures_below_threshold'],
  },
  {
    name: 'key-id-of-other-key',
    title: 'A key id is a hint: keys are tried, whatever it says.',
    envelope: signaturesOf((one) => ({ ...one, keyid: STRANGER.publicKey.id })),
    answer: ['allowed'],
  },
  {
    name: 'key-id-missing',
    title: 'A signature needs no key id.',
    envelope: signaturesOf(({ sig }) => ({ sig })),
    answer: ['allowed'],
  },
  {
    name: 'url-alphabet',
    title: 'Base64 may be of the alphabet for URLs.',
    envelope: (one) => ({
      ...one,
      payload: one.payload.replaceAll('+', '-').replaceAll('/', '_'),
    }),
    answer: ['allowed'],
  },
  // The form of the envelope.
  {
    name: 'base64-blank',
    title: 'Base64 has no white space in it.',
    envelope: (one) => ({ ...one, payload: `${one.payload.slice(0, 8)}\n${one.payload.slice(8)}` }),
    answer: ['undetermined', 'base64_invalid'],
  },
  {
    name: 'base64-without-padding',
    title: 'Base64 is padded to groups of four.',
    payload: (payload) =>
      Buffer.from(
        `${payload.toString().trimEnd()}${' '.repeat(((3 - ((payload.toString().trimEnd().length + 1) % 3)) % 3) + 1)}`,
      ),
    envelope: (one) => ({ ...one, payload: one.payload.replace(/.$/, '') }),
    answer: ['undetermined', 'base64_invalid'],
  },
  {
    name: 'base64-foreign',
    title: 'Base64 has no other characters.',
    envelope: (one) => ({ ...one, payload: `!${one.payload.slice(1)}` }),
    answer: ['undetermined', 'base64_invalid'],
  },
  {
    name: 'unsigned',
    title: 'An envelope has a signature at least.',
    envelope: (one) => ({ ...one, signatures: [] }),
    answer: ['refused', 'envelope_unsigned'],
  },
  {
    name: 'without-signatures',
    title: 'An envelope has the member `signatures`.',
    envelope: without('signatures'),
    answer: ['undetermined', 'missing_member'],
  },
  {
    name: 'without-payload',
    title: 'An envelope has the member `payload`.',
    envelope: without('payload'),
    answer: ['undetermined', 'missing_member'],
  },
  {
    name: 'seventeen-signatures',
    title: 'An envelope has 16 signatures at most.',
    envelope: (one) => ({
      ...one,
      signatures: Array.from({ length: 17 }, () => one.signatures[0]),
    }),
    answer: ['undetermined', 'out_of_bounds'],
  },
  {
    name: 'unknown-member',
    title: 'An envelope has no other members.',
    envelope: (one) => ({ ...one, note: 'checked' }),
    answer: ['undetermined', 'unknown_member'],
  },
  {
    name: 'duplicate-member',
    title: 'A member stands once.',
    bytes: (text) => text.replace('{', '{"payload": "e30=",'),
    answer: ['undetermined', 'json_duplicate_name'],
  },
  {
    name: 'cut',
    title: 'A file that is cut short is no JSON.',
    bytes: (text) => text.slice(0, -10),
    answer: ['undetermined', 'json_syntax'],
  },
  {
    name: 'trailing-text',
    title: 'Nothing stands behind the JSON value.',
    bytes: (text) => `${text}{}`,
    answer: ['undetermined', 'json_trailing_text'],
  },
  {
    name: 'byte-order-mark',
    title: 'A document has no byte order mark.',
    bytes: (text) => `\uFEFF${text}`,
    answer: ['undetermined', 'json_byte_order_mark'],
  },
  // The payload, whose signatures are valid.
  {
    name: 'payload-type-unknown',
    title: 'A document has one of two types of payload.',
    payloadType: 'application/json',
    answer: ['refused', 'payload_type_wrong'],
  },
  {
    name: 'payload-not-json',
    title: 'What was signed is JSON.',
    payload: () => 'trust me',
    answer: ['undetermined', 'json_syntax'],
  },
  {
    name: 'payload-array',
    title: 'What was signed is an object.',
    payload: () => '[]',
    answer: ['refused', 'statement_type_wrong'],
    except: { 'trust-root': ['undetermined', 'wrong_type'] },
  },
  {
    name: 'payload-unknown-member',
    title: 'A member that the schema does not know is refused, although it was signed.',
    payload: withMembers({ note: 'checked' }),
    answer: ['undetermined', 'unknown_member'],
  },
  {
    name: 'payload-duplicate-member',
    title: 'A member of what was signed stands once.',
    payload: (payload) => payload.toString().replace('{', '{"_type":"x",'),
    answer: ['undetermined', 'json_duplicate_name'],
    statementsOnly: true,
  },
  {
    name: 'statement-type-other',
    title: 'The type of a statement is exact.',
    payload: withMembers({ _type: 'https://in-toto.io/Statement/v0.1' }),
    answer: ['refused', 'statement_type_wrong'],
    statementsOnly: true,
  },
  {
    name: 'predicate-type-unknown',
    title: 'The type of the predicate is one of four.',
    payload: withMembers({ predicateType: 'urn:claimgate:approval:v1' }),
    answer: ['refused', 'predicate_type_wrong'],
    statementsOnly: true,
  },
  {
    name: 'predicate-of-other-kind',
    title: 'A predicate has the form of its type.',
    payload: withMembers({ predicate: { schema_version: 1 } }),
    answer: ['undetermined', 'missing_member'],
    except: {
      verdict: ['undetermined', 'missing_member', 'unknown_member'],
      seal: ['undetermined', 'missing_member', 'unknown_member'],
    },
    statementsOnly: true,
  },
  {
    name: 'without-subject',
    title: 'A statement is about something.',
    payload: withMembers({ subject: [] }),
    answer: ['undetermined', 'out_of_bounds'],
    except: { projection: ['refused', 'statement_subject_count'] },
    statementsOnly: true,
  },
  {
    name: 'subject-digest-malformed',
    title: 'A digest is 64 hexadecimal digits in lower case.',
    payload: (payload) =>
      payload.toString().replace(/"sha256":"[0-9a-f]{64}"/, `"sha256":"${'A'.repeat(64)}"`),
    answer: ['refused', 'statement_subject_digest'],
    except: { verdict: ['undetermined', 'wrong_form'], seal: ['undetermined', 'wrong_form'] },
    statementsOnly: true,
  },
];

/** Changes of a seal, whose signatures are valid: what it says beside the run has to follow from it. */
const SEAL_CHANGES: readonly Change[] = (
  [
    ['result', 'A run that failed did not pass.', () => ({ result: 'PASSED' })],
    ['passed', 'The tests that passed are those of the run.', () => ({ passedTests: ['revoke'] })],
    ['failed', 'The tests that failed are those of the run.', () => ({ failedTests: [] })],
    [
      'contract',
      'The contract is that of the run.',
      () => ({ configuration: [{ name: 'contract', digest: { sha256: '4'.repeat(64) } }] }),
    ],
    [
      'origin',
      'A seal is of a command that claimgate started.',
      () => ({ [SEALED_RUN]: withRun({ origin: { kind: 'statement' } }) }),
    ],
    [
      'time',
      'Tests end before they are sealed.',
      () => ({ [SEALED_RUN]: { ...SEALED, generated_at: '2026-03-14T12:00:29Z' } }),
    ],
    [
      'commit',
      'The commit is that of the run.',
      () => ({ [SEALED_RUN]: withRun({ tested_revision: '4'.repeat(40) }) }),
    ],
  ] as const
).map(([name, title, change]) => ({
  name: `contradictory-${name}`,
  title,
  answer: ['refused', 'seal_contradiction'],
  payload: (payload) => {
    const { predicate, ...rest } = json(payload);
    return JSON.stringify({ ...rest, predicate: { ...(predicate as object), ...change() } });
  },
}));

const withRun = (changes: object) => ({ ...SEALED, run: { ...SEALED.run, ...changes } });

/** The files of one case: the document, and keys by name. */
function filesOf(kind: Kind, change: Change): CaseFiles {
  const payload = Buffer.from(change.payload?.(kind.payload) ?? kind.payload);
  const type = change.payloadType ?? kind.payloadType;
  const unsigned = unsignedEnvelope(type, payload, 'document.json');
  const signed = envelopeDocument(signedBy(unsigned, change.signers ?? [FIRST, SECOND]));
  const text = `${JSON.stringify(change.envelope?.(signed) ?? signed, null, 2)}\n`;
  return new Map([
    ['beside/document.json', change.bytes?.(text) ?? text],
    ['beside/first.pem', FIRST.publicKey.pem],
    ['beside/second.pem', SECOND.publicKey.pem],
    ['beside/stranger.pem', STRANGER.publicKey.pem],
    ['beside/no-key.pem', 'no key\n'],
  ]);
}

/** Every kind of signed document under the same changes, by keys that the caller names: no case depends on the time. */
export function verifyArea(): MadeCase[] {
  return kinds().flatMap((kind) =>
    [...CHANGES, ...(kind.name === 'seal' ? SEAL_CHANGES : [])]
      .filter(({ statementsOnly }) => kind.isStatement || !statementsOnly)
      .map((change) => {
        const { keys = BOTH, words = [] } = change;
        const [decision, ...codes] = change.except?.[kind.name] ?? change.answer;
        const named = keys.flatMap((name) => ['--key', `../beside/${name}.pem`]);
        return {
          name: `verify/${kind.name}-${change.name}`,
          title: change.title,
          sections: ['specification/trust.md 1', 'DSSE 1.0', 'in-toto Statement v1'],
          at: null,
          arguments: ['verify', '../beside/document.json', ...named, ...words, '--json'],
          repository: 'none' as const,
          files: filesOf(kind, change),
          expected: answer(decision, codes),
        };
      }),
  );
}
