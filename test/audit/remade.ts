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

/** Who signs in an example. */
interface Signers {
  readonly projection: readonly PrivateKey[];
  readonly release: PrivateKey;
}

/** The record of a release with other evidence, signed and judged alike, as who has all keys makes it. */
export function withEvidence(
  record: ReadonlyMap<string, Uint8Array>,
  { projection: signers, release }: Signers,
  edit: (projection: string) => string,
): Map<string, Uint8Array> {
  const changed = new Map(record);
  const read = (name: string) => present(changed.get(name));
  /** Names the new digest of a file in another one. */
  const renamed = (text: string, name: string) =>
    text.replaceAll(hexOf(digestOf(present(record.get(name)))), hexOf(digestOf(read(name))));
  const signed = (name: string, keys: readonly PrivateKey[], of: readonly string[]) => {
    const { file, payload, payloadType } = valueOf(readEnvelopeToSign(read(name), name));
    const text = of.reduce(renamed, Buffer.from(payload).toString('utf8'));
    const unsigned = unsignedEnvelope(payloadType, Buffer.from(text), file);
    changed.set(name, Buffer.from(writeEnvelope(signedBy(unsigned, keys))));
  };
  const [lines, statement] = ['ledger-projection.jsonl', 'ledger-projection.intoto.json'];
  const [verdict, summary] = ['gate-verdict.json', 'gate-verdict.intoto.json'];
  const before = Buffer.from(read(lines)).toString('utf8');
  const after = edit(before);
  if (after === before) throw new Error('the evidence is as it was');
  changed.set(lines, Buffer.from(after));
  signed(statement, signers.slice(0, 2), [lines]);
  const judged = [lines, statement].reduce(renamed, Buffer.from(read(verdict)).toString('utf8'));
  changed.set(verdict, Buffer.from(judged));
  signed(summary, [release], [lines, statement, verdict]);
  return changed;
}

/** Puts another record in the place of the last one of a ledger that the projection shows. */
export function inventRecord(projection: string): string {
  const places = [...projection.matchAll(/"leaf":"sha256:([0-9a-f]{64})","sequence":(\d+)/g)];
  const [, leaf = ''] = present(places.toSorted((a, b) => Number(b[2]) - Number(a[2]))[0]);
  return projection.replaceAll(leaf, hexOf(digestOf('a record that nobody wrote')));
}
