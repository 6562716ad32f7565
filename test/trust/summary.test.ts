import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { readEnvelope, verifyEnvelope, type EnvelopeSignature } from '../../src/trust/envelope.ts';
import { readPublicKey } from '../../src/trust/public-key.ts';
import {
  readSummary,
  STATEMENT_PAYLOAD_TYPE,
  writeSummary,
  soleSubjectDigest,
  type Summary,
} from '../../src/trust/statement.ts';
import { vectorFile } from '../vectors.ts';
import { codesOf, utf8, valueOf } from './expect.ts';

const FILE = 'gate-verdict.intoto.json';
const summary: Summary = {
  claims: digestOf('claims'),
  manifest: digestOf('manifest'),
  verdict: digestOf('verdict'),
  toolVersion: '0.1.0',
  timeVerified: '2026-11-21T12:00:00Z',
  resourceUri: 'pkg:npm/%40example/app@1.4.0',
  policy: digestOf('rules'),
  inputs: [{ uri: 'ledger-projection.intoto.json', sha256: digestOf('statement') }],
  passed: true,
};

/** The payload of a sound summary with one text replaced by another. */
function bent(from: string, to: string): Uint8Array {
  const text = Buffer.from(valueOf(writeSummary(summary, FILE))).toString();
  assert.ok(text.includes(from), from);
  return utf8(text.replace(from, to));
}

test('a summary is written and read as SLSA VSA v1', () => {
  const { subject, predicate, predicateType } = valueOf(
    readSummary(valueOf(writeSummary(summary, FILE)), FILE),
  );
  assert.equal(predicateType, 'https://slsa.dev/verification_summary/v1');
  assert.deepEqual(
    subject.map(({ name }) => name),
    ['public-claims.json', 'release-manifest.json', 'gate-verdict.json'],
  );
  assert.equal(predicate.verifier.id, 'urn:claimgate:gate:v1');
  assert.deepEqual(
    [predicate.verificationResult, predicate.verifiedLevels],
    ['PASSED', ['CLAIMGATE_RULES_V1']],
  );
  const failed = valueOf(
    readSummary(valueOf(writeSummary({ ...summary, passed: false }, FILE)), FILE),
  ).predicate;
  assert.deepEqual([failed.verificationResult, failed.verifiedLevels], ['FAILED', ['FAILED']]);
});

test('a summary that contradicts itself is refused', () => {
  assert.deepEqual(codesOf(readSummary(bent('"PASSED"', '"FAILED"'), FILE)), [
    'summary_contradiction',
  ]);
  assert.deepEqual(codesOf(readSummary(bent('["CLAIMGATE_RULES_V1"]', '["FAILED"]'), FILE)), [
    'summary_contradiction',
  ]);
  assert.deepEqual(codesOf(readSummary(bent('"gate-verdict.json"', '"other.json"'), FILE)), [
    'summary_contradiction',
  ]);
});

test('a summary with another type, another predicate or an unknown member is refused', () => {
  assert.deepEqual(codesOf(readSummary(bent('Statement/v1', 'Statement/v0.1'), FILE)), [
    'statement_type_wrong',
  ]);
  assert.deepEqual(codesOf(readSummary(bent('summary/v1', 'summary/v2'), FILE)), [
    'predicate_type_wrong',
  ]);
  assert.deepEqual(codesOf(readSummary(bent('{"_type"', '{"extra":1,"_type"'), FILE)), [
    'unknown_member',
  ]);
  assert.deepEqual(
    codesOf(readSummary(bent('{"verifier"', '{"slsaVersion":"1.0","verifier"'), FILE)),
    ['unknown_member'],
  );
  assert.deepEqual(codesOf(readSummary(bent('{"sha256"', '{"sha512":"","sha256"'), FILE)), [
    'unknown_member',
  ]);
  assert.deepEqual(codesOf(readSummary(utf8('[]'), FILE)), ['wrong_type']);
  assert.deepEqual(codesOf(readSummary(utf8('{}'), FILE)), ['statement_type_wrong']);
});

test('what is released must be a purl with a version', () => {
  for (const resourceUri of [
    '',
    'example',
    'pkg:npm/app',
    'https://example.org',
    'pkg:npm/a b@1',
  ]) {
    assert.deepEqual(
      codesOf(writeSummary({ ...summary, resourceUri }, FILE)),
      ['wrong_form'],
      resourceUri,
    );
  }
});

test('one subject, one sha256', () => {
  const sha256 = 'a'.repeat(64);
  const subject = { name: 'x', digest: { sha256 } };
  assert.equal(valueOf(soleSubjectDigest([subject], FILE)), `sha256:${sha256}`);
  assert.deepEqual(codesOf(soleSubjectDigest([], FILE)), ['statement_subject_count']);
  assert.deepEqual(codesOf(soleSubjectDigest([subject, subject], FILE)), [
    'statement_subject_count',
  ]);
  for (const digest of [
    {},
    { sha512: sha256 },
    { sha256, sha512: sha256 },
    { sha256: sha256.toUpperCase().replaceAll('a', 'A') },
    { sha256: `sha256:${sha256}` },
  ]) {
    assert.deepEqual(codesOf(soleSubjectDigest([{ name: 'x', digest: { ...digest } }], FILE)), [
      'statement_subject_digest',
    ]);
  }
});

test('a summary that somebody else has signed verifies with their key', () => {
  const bytes = vectorFile('gke-gce-pre.bcid-vsa.jsonl');
  const key = valueOf(readPublicKey(vectorFile('vsa_signing_public_key.pem').toString('utf8')));
  const envelope = valueOf(readEnvelope(bytes, 'foreign'));
  const expected = { payloadType: STATEMENT_PAYLOAD_TYPE, keys: [key], threshold: 1 };
  // That signer writes r and s side by side; documents of claimgate itself are never read like that.
  assert.deepEqual(codesOf(verifyEnvelope(envelope, expected)), ['signatures_below_threshold']);
  const inDer = { ...envelope, signatures: envelope.signatures.map(toDer) };
  const { payload } = valueOf(verifyEnvelope(inDer, expected));
  const statement = JSON.parse(Buffer.from(payload).toString('utf8')) as { predicateType: string };
  assert.equal(statement.predicateType, 'https://slsa.dev/verification_summary/v1');
  const tampered = { ...inDer, payload: Buffer.concat([payload, utf8(' ')]) };
  assert.equal(verifyEnvelope(tampered, expected).ok, false);
  assert.equal(
    readSummary(payload, 'foreign').ok,
    false,
    'a signature alone does not make it one of ours',
  );
});

/** The same signature in DER, where r and s are positive integers (X.690). */
function toDer({ keyid, signature }: EnvelopeSignature): EnvelopeSignature {
  const integers = [signature.subarray(0, 32), signature.subarray(32)].map((bytes) => {
    const short = Buffer.from(
      Buffer.from(bytes)
        .toString('hex')
        .replace(/^(?:00)+/, ''),
      'hex',
    );
    const content = (short[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), short]) : short;
    return Buffer.concat([Buffer.of(0x02, content.length), content]);
  });
  const content = Buffer.concat(integers);
  return { keyid, signature: Buffer.concat([Buffer.of(0x30, content.length), content]) };
}
