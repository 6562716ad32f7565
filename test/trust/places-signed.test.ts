import { digestOf } from '../../src/digest/index.ts';
import {
  MAX_ENVELOPE_BYTES,
  readEnvelope,
  readStatement,
  readSummary,
  signEnvelope,
  soleSubjectDigest,
  STATEMENT_TYPE,
  SUMMARY_PREDICATE_TYPE,
  unsignedEnvelope,
  verifyEnvelope,
  writeEnvelope,
  writeSummary,
} from '../../src/trust/index.ts';
import { utf8, valueOf } from './expect.ts';
import { FILE, saysWhere, tooLarge } from './places.ts';
import { content, keys } from './root-world.ts';

const envelope = unsignedEnvelope('application/x', utf8('x'), FILE);
const signed = valueOf(signEnvelope(envelope, keys.root1));
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
        signatures: Array.from({ length: 16 }, () => ({ keyid: '', signature: new Uint8Array() })),
      },
      keys.root2,
    ),
    { code: 'envelope_full', file: FILE, expected: 'at most 16 signatures' },
  ],
  [
    'a signer who has signed',
    signEnvelope(signed, keys.root1),
    { code: 'already_signed', file: FILE, found: keys.root1.publicKey.id },
  ],
  [
    'an envelope that would be too large',
    signEnvelope({ ...envelope, payload: new Uint8Array(MAX_ENVELOPE_BYTES) }, keys.root1),
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
    { code: 'statement_subject_count', file: FILE, pointer: '/subject', expected: '1', found: '2' },
  ],
  [
    'a subject without the digest that is asked for',
    soleSubjectDigest([{ name: 'a', digest: { sha512: '' } }], FILE),
    { code: 'statement_subject_digest', file: FILE, pointer: '/subject/0/digest' },
  ],
]);
