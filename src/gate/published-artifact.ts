// Verifies a published file by a verdict and a pin alone, without the repository.

import type { Digest } from '../digest/index.ts';
import type { SummaryPredicate } from '../documents/index.ts';
import { present } from '../documents/error.ts';
import { accept, refuse, type Result } from '../documents/findings.ts';
import { instantOf, type NamedBytes } from '../documents/json.ts';
import type { SignedVerdict } from '../trust/document-kind.ts';
import { readSummary, type RuleSetName, SUMMARY_ROOTS } from '../trust/statement.ts';
import { verifyByRoots } from '../trust/verify-document.ts';
import { type Envelope } from '../trust/envelope.ts';
import { type Keyless } from '../trust/identity.ts';

interface FoundFile {
  readonly file: string;
  readonly sha256: Digest;
  /** The expected product with its version, where the caller knows it. */
  readonly resourceUri: string | undefined;
  /** Pin of a trust root, from the caller; never from the verified files. */
  readonly pin: string | undefined;
  /** The rule sets of the program, oldest first. */
  readonly ruleSets: readonly RuleSetName[];
  /** Verifier of identities; without it they don't count. */
  readonly keyless?: Keyless | undefined;
}

interface PublishedArtifact {
  readonly name: string;
  readonly content: SignedVerdict;
  readonly signers: readonly { readonly id: string }[];
  readonly threshold: number;
  readonly rootVersion: number;
}

/**
 * Verifies that a file was published by a release, from the signed verdict and the pin alone: the chain of
 * trust roots comes with the verdict, and counts only where the pin vouches for it. Expiry of the roots is
 * judged at the instant of the verdict, as an audit does; a pin of a later root takes a leaked key back.
 */
export function verifyPublished(
  envelope: Envelope,
  { file, keyless, sha256, resourceUri, pin, ruleSets }: FoundFile,
): Result<PublishedArtifact> {
  // Nothing of it counts yet: it says which roots to try, and when.
  const stated = readSummary(envelope.payload, envelope.file);
  if (!stated.ok) return stated;
  const at = instantOf(stated.value.predicate.timeVerified);
  const roots = rootsIn(stated.value.predicate, envelope.file).map((root) => ({
    ...root,
    keyless,
  }));
  if (roots.length === 0) return refuse('artifact_unnamed', { file: envelope.file });
  const verified = verifyByRoots(envelope, { pin, roots, at, ruleSets });
  if (!verified.ok) return verified;
  const { content, identities, root, threshold } = verified.value;
  const signers = [...verified.value.signers, ...identities];
  if (content.kind !== 'signed_verdict')
    return refuse('predicate_type_wrong', { file: envelope.file, found: content.kind });
  const { artifacts, predicate } = content;
  const found = predicate.verificationResult;
  if (found !== 'PASSED') return refuse('verdict_not_allowed', { file: envelope.file, found });
  const artifact = artifacts.find((one) => one.sha256 === sha256);
  if (!artifact) {
    const expected = artifacts.map((one) => `${one.name} ${one.sha256}`).join(', ');
    return refuse('artifact_differs', { file, expected, found: sha256 });
  }
  if (resourceUri !== undefined && resourceUri !== predicate.resourceUri) {
    const details = { expected: resourceUri, found: predicate.resourceUri };
    return refuse('resource_uri_differs', { file: envelope.file, ...details });
  }
  const rootVersion = present(root).document.version;
  return accept({ name: artifact.name, content, signers, threshold, rootVersion });
}

function rootsIn(predicate: SummaryPredicate, file: string): NamedBytes[] {
  return (predicate[SUMMARY_ROOTS] ?? []).map((envelope, index) => ({
    file: `trust root ${index + 1} in ${file}`,
    bytes: Buffer.from(JSON.stringify(envelope)),
  }));
}
