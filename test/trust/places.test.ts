import { checkpointBy, signedBy } from '../../examples/world/organisation.ts';
import { generateKeyPairSync } from 'node:crypto';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOfHash, EMPTY_ROOT, leafHash } from '../../src/trust/merkle.ts';
import { encodeBase64, readPublicKey, publicKeyOfPoint } from '../../src/trust/public-key.ts';
import {
  noteKeyOf,
  openCheckpoint,
  formatNoteKey,
  parseCheckpoint,
  openNote,
  signNote,
  parseNoteKey,
} from '../../src/trust/checkpoint.ts';
import { readPrivateKey } from '../../src/trust/private-key.ts';
import {
  describedRoot,
  readTrustChanges,
  readTrustDescription,
} from '../../src/trust/root-description.ts';
import { parsePin, pinOf, verifyRootChain, findPinned } from '../../src/trust/anchor.ts';
import { readTrustRoot, TRUST_ROOT_PAYLOAD_TYPE, createTrustRoot } from '../../src/trust/root.ts';
import {
  signEnvelope,
  unsignedEnvelope,
  writeEnvelope,
  MAX_ENVELOPE_BYTES,
  readEnvelope,
  verifyEnvelope,
} from '../../src/trust/envelope.ts';
import {
  readSummary,
  writeSummary,
  readStatement,
  soleSubjectDigest,
  STATEMENT_TYPE,
  SUMMARY_PREDICATE_TYPE,
} from '../../src/trust/statement.ts';
import { parseTlogProof, verifyTlogProof } from '../../src/trust/tlog-proof.ts';
import { newKey, utf8, valueOf } from './expect.ts';
import { keys, ORIGIN, content, firstRoot, nextRoot, role } from './root-world.ts';
import type { Finding, Result } from '../../src/documents/findings.ts';
import { digestOf } from '../../src/digest/index.ts';

const FILE = 'some.file';
const PLACE = { file: FILE, pointer: '/some/place' };

/** A refused input, and its first finding without what the table of codes adds. */
type Row = readonly [
  what: string,
  outcome: Result<unknown> | Promise<Result<unknown>>,
  expected: Partial<Finding>,
];

/** The finding for a document that is one byte too large. */
function tooLarge(limit: number): Partial<Finding> {
  return {
    code: 'json_too_large',
    file: FILE,
    expected: `at most ${limit} bytes`,
    found: `${limit + 1} bytes`,
  };
}

/** Tests that each refusal says where it is, what was expected and what was found. */
function saysWhere(area: string, rows: readonly Row[]): void {
  describe(`a refusal says where it is, what was expected and what was found: ${area}`, () => {
    for (const [what, outcome, expected] of rows) {
      test(what, async () => {
        const refused = await outcome;
        assert.ok(!refused.ok);
        const [{ clears_by: _by, next: _next, ...rest }] = refused.findings;
        assert.deepEqual(rest, expected);
      });
    }
  });
}

describe('keys', () => {
  const p256 = newKey('ecdsa-p256').publicKey;
  const ed448 = generateKeyPairSync('ed448').publicKey;
  const otherPem = String(ed448.export({ type: 'spki', format: 'pem' }));
  const block = (label: string, text: string) =>
    `-----BEGIN ${label}-----\n${encodeBase64(utf8(text))}\n-----END ${label}-----\n`;
  const ledgerKey = valueOf(noteKeyOf(ORIGIN, keys.ledger.publicKey));
  const identity = { origin: ORIGIN, keys: [ledgerKey] };
  const head = { origin: ORIGIN, tree_size: 2, root_hash: digestOfHash(leafHash(utf8('r'))) };
  const checkpoint = checkpointBy(keys.ledger, head);

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
    [
      'a note of nobody known',
      openNote(checkpoint, [], FILE),
      { code: 'note_unsigned', file: FILE },
    ],
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
      signNote(
        checkpoint.split('\n\n')[0]?.replace(ORIGIN, 'elsewhere').concat('\n') ?? '',
        ORIGIN,
        keys.ledger,
        FILE,
      ).then((note) => openCheckpoint(valueOf(note), identity, FILE)),
      { code: 'checkpoint_origin_wrong', file: FILE, expected: ORIGIN, found: 'elsewhere' },
    ],
    ['no proof', parseTlogProof('x', FILE), { code: 'proof_malformed', file: FILE }],
    [
      'a proof of another record',
      verifyTlogProof({ index: 1, hashes: [], checkpoint }, EMPTY_ROOT, identity, FILE),
      { code: 'inclusion_unproven', file: FILE, found: 'index 1' },
    ],
  ]);
});

describe('descriptions', () => {
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
    [
      'changes that are too large',
      readTrustChanges(new Uint8Array(65_537), FILE),
      tooLarge(65_536),
    ],
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
});

describe('trust roots', () => {
  const AT = Date.parse('2026-11-21T12:00:00Z');
  const EMPTY = digestOfHash(EMPTY_ROOT);
  const p256 = newKey('ecdsa-p256').publicKey;
  const { roles, ledger } = content;
  const made = (changes: object) => createTrustRoot({ ...content, ...changes }, FILE);
  const envelope = unsignedEnvelope('application/x', utf8('x'), FILE);
  const signed = signedBy(envelope, [keys.root1]);
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
});

describe('signed documents', () => {
  const envelope = unsignedEnvelope('application/x', utf8('x'), FILE);
  const signed = signedBy(envelope, [keys.root1]);
  const written = (members: object) =>
    utf8(
      JSON.stringify({ ...JSON.parse(Buffer.from(writeEnvelope(signed)).toString()), ...members }),
    );
  const json = (value: unknown) => utf8(JSON.stringify(value));
  const expectation = { payloadType: 'application/x', keys: [keys.root2.publicKey], threshold: 1 };
  const kind = { predicateType: SUMMARY_PREDICATE_TYPE, shape: { document: () => true } };
  function bentSummary(from: string, to: string): Uint8Array {
    const digest = digestOf('x');
    const payload = writeSummary(
      {
        claims: digest,
        manifest: digest,
        verdict: digest,
        policy: digest,
        toolVersion: '0.1.0',
        timeVerified: content.expires_at,
        resourceUri: 'pkg:npm/app@1.0.0',
        inputs: [],
        passed: true,
      },
      FILE,
    );
    return utf8(Buffer.from(valueOf(payload)).toString().replace(from, to));
  }

  saysWhere('envelopes and statements', [
    [
      'an envelope without signatures',
      readEnvelope(writeEnvelope(envelope), FILE),
      { code: 'envelope_unsigned', file: FILE, pointer: '/signatures' },
    ],
    [
      'a payload that is no base64',
      readEnvelope(written({ payload: '*' }), FILE),
      { code: 'base64_invalid', file: FILE, pointer: '/payload', line: 1, column: 12 },
    ],
    [
      'a full envelope',
      signEnvelope(
        {
          ...signed,
          signatures: Array.from({ length: 16 }, () => ({
            keyid: '',
            signature: new Uint8Array(),
          })),
        },
        keys.root2,
        'status',
      ),
      { code: 'envelope_full', file: FILE, expected: 'at most 16 signatures' },
    ],
    [
      'a signer who has signed',
      signEnvelope(signed, keys.root1, 'status'),
      { code: 'already_signed', file: FILE, found: keys.root1.publicKey.id },
    ],
    [
      'an envelope that would be too large',
      signEnvelope(
        { ...envelope, payload: new Uint8Array(MAX_ENVELOPE_BYTES) },
        keys.root1,
        'status',
      ),
      {
        code: 'envelope_full',
        file: FILE,
        expected: 'at most 1048576 bytes',
        found: '1398324 bytes',
      },
    ],
    [
      'another payload type',
      verifyEnvelope(signed, { ...expectation, payloadType: 'application/y' }),
      { code: 'payload_type_wrong', file: FILE, expected: 'application/y', found: 'application/x' },
    ],
    [
      'a threshold that no keys reach',
      verifyEnvelope(signed, { ...expectation, threshold: 2 }),
      { code: 'threshold_unreachable', file: FILE, expected: '1 to 1', found: '2' },
    ],
    [
      'too few signatures',
      verifyEnvelope(signed, expectation),
      { code: 'signatures_below_threshold', file: FILE, expected: '1', found: '0' },
    ],
    [
      'another type of statement',
      readStatement(json({ _type: 'x' }), kind, FILE),
      {
        code: 'statement_type_wrong',
        file: FILE,
        pointer: '/_type',
        line: 1,
        column: 10,
        expected: STATEMENT_TYPE,
        found: '"x"',
      },
    ],
    [
      'a statement without a predicate type',
      readStatement(json({ _type: STATEMENT_TYPE }), kind, FILE),
      {
        code: 'predicate_type_wrong',
        file: FILE,
        pointer: '/predicateType',
        expected: SUMMARY_PREDICATE_TYPE,
        found: 'nothing',
      },
    ],
    [
      'a statement with a name twice, which is not looked into',
      readStatement(utf8('{"_type":"x","a":1,"a":2}'), kind, FILE),
      {
        code: 'json_duplicate_name',
        file: FILE,
        pointer: '/a',
        line: 1,
        column: 20,
        found: '"a"',
      },
    ],
    [
      'a statement of a kind that is too large',
      readStatement(new Uint8Array(MAX_ENVELOPE_BYTES + 1), kind, FILE),
      tooLarge(MAX_ENVELOPE_BYTES),
    ],
    [
      'a summary that passed at the wrong level',
      readSummary(bentSummary('["CLAIMGATE_RULES_V1"]', '["FAILED"]'), FILE),
      {
        code: 'summary_contradiction',
        file: FILE,
        pointer: '/predicate/verifiedLevels',
        expected: 'CLAIMGATE_RULES_V1',
      },
    ],
    [
      'a summary of other subjects',
      readSummary(bentSummary('gate-verdict.json', 'other.json'), FILE),
      {
        code: 'summary_contradiction',
        file: FILE,
        pointer: '/subject',
        expected: 'public-claims.json,release-manifest.json,gate-verdict.json',
        found: 'public-claims.json,release-manifest.json,other.json',
      },
    ],
    [
      'a statement that is too large',
      readSummary(new Uint8Array(MAX_ENVELOPE_BYTES + 1), FILE),
      tooLarge(MAX_ENVELOPE_BYTES),
    ],
    [
      'two subjects where there must be one',
      soleSubjectDigest(
        [
          { name: 'a', digest: {} },
          { name: 'b', digest: {} },
        ],
        FILE,
      ),
      {
        code: 'statement_subject_count',
        file: FILE,
        pointer: '/subject',
        expected: '1',
        found: '2',
      },
    ],
    [
      'a subject without the digest that is asked for',
      soleSubjectDigest([{ name: 'a', digest: { sha512: '' } }], FILE),
      { code: 'statement_subject_digest', file: FILE, pointer: '/subject/0/digest' },
    ],
  ]);
});
