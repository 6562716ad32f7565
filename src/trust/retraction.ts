import { digestOf, hexOf, type Digest } from '../digest/index.ts';
import type { RetractionPredicate, RetractionStatement } from '../documents/index.ts';
import { document } from '../documents/generated/release-retraction.validator.js';
import { accept, finding, refuse, type Finding, type Result } from '../findings/index.ts';
import type { Shape, NamedBytes } from '../json/index.ts';
import { readEnvelope, verifyEnvelope } from './envelope.ts';
import type { SignedBytes } from './identity.ts';
import type { TrustRoot } from './root.ts';
import {
  readStatement,
  readSummary,
  soleSubjectDigest,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  writeChecked,
} from './statement.ts';

export const RETRACTION_PREDICATE_TYPE = 'urn:claimgate:release-retraction:v1';

const KIND = {
  predicateType: RETRACTION_PREDICATE_TYPE,
  shape: { document } satisfies Shape<RetractionStatement>,
};

/** A retraction, with the signed verdict of the record that it is about. */
export interface Retraction {
  readonly predicate: RetractionPredicate;
  /** Of the file `gate-verdict.intoto.json`. */
  readonly signedVerdict: Digest;
}

/** Reads the payload of an envelope as the retraction of a release (specification/documents.md 3.9). */
export function readRetraction(payload: Uint8Array, file: string): Result<Retraction> {
  const read = readStatement<RetractionStatement>(payload, KIND, file);
  if (!read.ok) return read;
  const { predicate, subject } = read.value;
  const digest = soleSubjectDigest(subject, file);
  return digest.ok ? accept({ predicate, signedVerdict: digest.value }) : digest;
}

/** Writes the payload of a retraction; refuses what {@link readRetraction} would. */
export function writeRetraction(
  { predicate, signedVerdict }: Retraction,
  file: string,
): Result<Uint8Array> {
  const statement: RetractionStatement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: 'gate-verdict.intoto.json', digest: { sha256: hexOf(signedVerdict) } }],
    predicateType: RETRACTION_PREDICATE_TYPE,
    predicate,
  };
  return writeChecked(statement, readRetraction, file);
}

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
  const read = readRetraction(envelope.value.payload, file);
  if (!read.ok) return invalid(file, read.findings);
  if (read.value.predicate.trust_root_version > newest.document.version) return accept(undefined);
  const expected = { payloadType: STATEMENT_PAYLOAD_TYPE, ...newest.roles.root };
  const verified = verifyEnvelope(envelope.value, expected);
  if (!verified.ok) return invalid(file, verified.findings);
  return fits(read.value, signed, newest, file);
}

/** A retraction of another record, deployment or product frees nothing. */
function fits(
  { predicate, signedVerdict }: Retraction,
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
    [digestOf(signed.bytes), signedVerdict],
    [root.deployment, deployment],
    [resourceUri, `${resource_uri}@${version.slice(1)}`],
    [timeVerified, evaluated_at],
  ] as const;
  const wrong = pairs.find(([expected, found]) => expected !== found);
  if (!wrong) return accept(signedVerdict);
  const [expected, found] = wrong;
  return refuse('retraction_invalid', { file, expected, found });
}

function invalid(file: string, causes: readonly Finding[]): Result<never> {
  return { ok: false, findings: [finding('retraction_invalid', { file }), ...causes] };
}
