import { digestOf, type Digest } from '../digest/index.ts';
import type { RetractionPredicate } from '../documents/index.ts';
import { numbersOf } from '../documents/products.ts';
import { document } from '../documents/generated/release-retraction.validator.js';
import { accept, finding, refuse, type Finding, type Result } from '../documents/findings.ts';
import type { NamedBytes } from '../documents/json.ts';
import { readEnvelope, verifyEnvelope } from './envelope.ts';
import type { SignedBytes } from './identity.ts';
import type { TrustRoot } from './root.ts';
import { readSummary, STATEMENT_PAYLOAD_TYPE, statementAbout, type About } from './statement.ts';

/** The retraction of a release (specification/documents.md 3.9): its subject is the signed verdict of the record. */
export const RETRACTION_STATEMENT = statementAbout<RetractionPredicate>(
  'gate-verdict.intoto.json',
  { predicateType: 'urn:claimgate:release-retraction:v1', shape: { document } },
);

/**
 * Returns the signed verdict whose instant a retraction frees: the root role of the newest trust root has signed it, for
 * this very record, deployment and product (`retraction_invalid`). One that was written under a newer trust root
 * than is known here frees nothing.
 */
export function retractedVerdict(
  { bytes, file }: NamedBytes,
  signed: SignedBytes,
  newest: TrustRoot,
): Result<Digest | undefined> {
  const envelope = readEnvelope(bytes, file);
  if (!envelope.ok) return invalid(file, envelope.findings);
  const read = RETRACTION_STATEMENT.read(envelope.value.payload, file);
  if (!read.ok) return invalid(file, read.findings);
  if (read.value.predicate.trust_root_version > newest.document.version) return accept(undefined);
  const expected = { payloadType: STATEMENT_PAYLOAD_TYPE, ...newest.roles.root };
  const verified = verifyEnvelope(envelope.value, expected);
  if (!verified.ok) return invalid(file, verified.findings);
  return fits(read.value, signed, newest, file);
}

/** A retraction of another record, deployment or product frees nothing. */
function fits(
  { predicate, subject }: About<RetractionPredicate>,
  signed: SignedBytes,
  { document: root }: TrustRoot,
  file: string,
): Result<Digest> {
  const envelope = readEnvelope(signed.bytes, signed.file, signed.bundles);
  const summary = envelope.ok ? readSummary(envelope.value.payload, signed.file) : envelope;
  if (!summary.ok) return invalid(file, summary.findings);
  const { resourceUri, timeVerified } = summary.value.predicate;
  const { deployment, evaluated_at, resource_uri, version } = predicate;
  const pairs = [
    [digestOf(signed.bytes), subject],
    [root.deployment, deployment],
    [resourceUri, `${resource_uri}@${numbersOf(version)}`],
    [timeVerified, evaluated_at],
  ] as const;
  const wrong = pairs.find(([expected, found]) => expected !== found);
  if (!wrong) return accept(subject);
  const [expected, found] = wrong;
  return refuse('retraction_invalid', { file, expected, found });
}

function invalid(file: string, causes: readonly Finding[]): Result<never> {
  return { ok: false, findings: [finding('retraction_invalid', { file }), ...causes] };
}
