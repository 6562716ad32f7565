import { signedBy } from '../../examples/world/organisation.ts';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { STATEMENT_FILE } from '../../examples/world/projection.ts';
import { digestOf, hexOf } from '../../src/digest/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { judge } from '../../src/gate/judge.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { summaryToSign } from '../../src/gate/signed-verdict.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { readEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { readSummary, STATEMENT_PAYLOAD_TYPE } from '../../src/trust/statement.ts';
import { AT, DOCUMENTS, WORLD } from '../fuzz/world.ts';
import { valueOf } from '../trust/expect.ts';
import { gateInput } from './demonstration.ts';

const FILE = 'gate-verdict.intoto.json';
const URI = 'pkg:generic/claimgate-demonstration@1.4.0';

function sign(verdict: GateVerdict, resourceUri = URI): Uint8Array {
  const claimsBytes = DOCUMENTS.claims;
  const files = { verdictBytes: 'the verdict', manifestBytes: 'the manifest', claimsBytes };
  const of = { verdict, ...files, policy: NEWEST_RULES.digest, resourceUri };
  return writeEnvelope(signedBy(summaryToSign(of, FILE), [WORLD.keys.release]));
}

const sha256 = (bytes: Uint8Array | string) => ({ sha256: hexOf(digestOf(bytes)) });

describe('a signed verdict', () => {
  test('says what was judged, by what, and names every document that others signed', async () => {
    const { verdict } = await judge(gateInput());
    const { payload, payloadType, signatures } = valueOf(readEnvelope(sign(verdict), FILE));
    assert.equal(payloadType, STATEMENT_PAYLOAD_TYPE);
    assert.equal(signatures.length, 1);
    const { subject, predicate } = valueOf(readSummary(payload, FILE));
    assert.deepEqual(
      subject.map(({ digest }) => ({ ...digest })),
      [DOCUMENTS.claims, 'the manifest', 'the verdict'].map(sha256),
    );
    assert.deepEqual(JSON.parse(JSON.stringify(predicate)), {
      verifier: { id: 'urn:claimgate:gate:v1', version: { claimgate: '0.1.0' } },
      timeVerified: new Date(AT).toISOString().replace('.000Z', 'Z'),
      resourceUri: URI,
      policy: { uri: 'urn:claimgate:rules:v1', digest: { sha256: hexOf(NEWEST_RULES.digest) } },
      inputAttestations: [
        { uri: '1.root.json', digest: sha256(DOCUMENTS.root) },
        { uri: STATEMENT_FILE, digest: sha256(DOCUMENTS.statement) },
      ],
      verificationResult: 'PASSED',
      verifiedLevels: ['CLAIMGATE_RULES_V1'],
    });
  });

  test('passes for an allowed verdict on a release, and for nothing else', async () => {
    const { verdict } = await judge(gateInput());
    for (const [changes, result] of [
      [{}, 'PASSED'],
      [{ kind: 'draft' }, 'FAILED'],
      [{ decision: 'refused' }, 'FAILED'],
    ] as const) {
      const { payload } = valueOf(readEnvelope(sign({ ...verdict, ...changes }), FILE));
      assert.equal(valueOf(readSummary(payload, FILE)).predicate.verificationResult, result);
    }
  });

  test('is not made of what its own reader would refuse', async () => {
    const { verdict } = await judge(gateInput());
    assert.throws(
      () => sign(verdict, ''),
      (error) =>
        error instanceof ClaimgateError &&
        error.code === 'wrong_form' &&
        error.findings[0]?.code === error.code &&
        error.findings[0].file === FILE,
    );
  });
});
