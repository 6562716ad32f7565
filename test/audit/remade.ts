import { signedBy, valueOf } from '../../examples/world/organisation.ts';
import { digestOf, hexOf, type Digest } from '../../src/digest/index.ts';
import type { GateVerdict, VerificationSummary } from '../../src/documents/index.ts';
import { present } from '../../src/documents/findings.ts';
import { safeJson } from '../../src/documents/safe-json.ts';
import type { RecordFiles } from '../../src/gate/release-record.ts';
import { readEnvelopeToSign, unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import type { PrivateKey } from '../../src/trust/private-key.ts';

/** The signed verdict of a release as another program made it, which judges by other rules. */
export function signedByRules(
  signedVerdict: Uint8Array,
  policy: Digest,
  signer: PrivateKey,
  verdict?: Digest,
): Uint8Array {
  const { file, payload, payloadType } = valueOf(
    readEnvelopeToSign(signedVerdict, 'gate-verdict.intoto.json'),
  );
  const { predicate, subject, ...statement } = JSON.parse(
    Buffer.from(payload).toString('utf8'),
  ) as VerificationSummary;
  const subjects = subject.map((one) =>
    one.name === 'gate-verdict.json' && verdict
      ? { ...one, digest: { sha256: hexOf(verdict) } }
      : one,
  );
  const named = { ...predicate.policy, digest: { sha256: hexOf(policy) } };
  const made = { ...statement, subject: subjects, predicate: { ...predicate, policy: named } };
  const unsigned = unsignedEnvelope(payloadType, Buffer.from(JSON.stringify(made)), file);
  return writeEnvelope(signedBy(unsigned, [signer]));
}

/** A record whose verdict is by other rules, and perhaps says something else. */
export function remade(
  { recorded: _read, ...record }: RecordFiles,
  policy: Digest,
  signer: PrivateKey,
  change: (verdict: GateVerdict) => GateVerdict = (verdict) => verdict,
): RecordFiles {
  const recorded = JSON.parse(Buffer.from(record.verdict).toString('utf8')) as GateVerdict;
  const verdict = Buffer.from(safeJson(change(recorded)));
  const before = present(record.signedVerdict);
  const signedVerdict = signedByRules(before, policy, signer, digestOf(verdict));
  return { ...record, verdict, signedVerdict };
}
