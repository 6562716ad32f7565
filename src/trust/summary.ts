import { hexOf, type Digest } from '../digest/index.ts';
import type { Shape } from '../json/index.ts';
import type { SummaryResource, VerificationSummary } from '../documents/index.ts';
import { document } from '../documents/generated/verification-summary.validator.js';
import { accept, refuse, type Result } from '../findings/index.ts';
import { readStatement, STATEMENT_TYPE, writeStatement } from './statement.ts';

/** Predicate type of the signed verdict: a SLSA verification summary (VSA) v1. */
export const SUMMARY_PREDICATE_TYPE = 'https://slsa.dev/verification_summary/v1';

/** Names of the three subjects, in order: claims, manifest, verdict. */
export const SUMMARY_SUBJECTS = [
  'public-claims.json',
  'release-manifest.json',
  'gate-verdict.json',
] as const;

const SHAPE: Shape<VerificationSummary> = { document };

/** What a signed verdict says. */
export interface Summary {
  readonly claims: Digest;
  readonly manifest: Digest;
  readonly verdict: Digest;
  /** Version of claimgate that judged. */
  readonly toolVersion: string;
  /** `evaluated_at` of the verdict. */
  readonly timeVerified: string;
  /** purl of what is released, with version, from configuration. */
  readonly resourceUri: string;
  /** Digest of the rule set: ids and versions. */
  readonly policy: Digest;
  /** Every signed input, by name and digest of its bytes. */
  readonly inputs: readonly { readonly uri: string; readonly sha256: Digest }[];
  /** Whether it is an allowed verdict of kind `release`. Nothing else passes. */
  readonly passed: boolean;
}

/** Writes the payload of a signed verdict (specification/trust.md 1); refuses what {@link readSummary} would. */
export function writeSummary(summary: Summary, file: string): Result<Uint8Array> {
  const {
    claims,
    inputs,
    manifest,
    passed,
    policy,
    resourceUri,
    timeVerified,
    toolVersion,
    verdict,
  } = summary;
  const [claimsName, manifestName, verdictName] = SUMMARY_SUBJECTS;
  const subjects = [
    [claimsName, claims],
    [manifestName, manifest],
    [verdictName, verdict],
  ] as const;
  const statement: VerificationSummary = {
    _type: STATEMENT_TYPE,
    subject: subjects.map(([name, digest]) => ({ name, digest: { sha256: hexOf(digest) } })),
    predicateType: SUMMARY_PREDICATE_TYPE,
    predicate: {
      verifier: { id: 'urn:claimgate:gate:v1', version: { claimgate: toolVersion } },
      timeVerified,
      resourceUri,
      policy: resource('urn:claimgate:rules:v1', policy),
      inputAttestations: inputs.map(({ uri, sha256 }) => resource(uri, sha256)),
      verificationResult: passed ? 'PASSED' : 'FAILED',
      verifiedLevels: [levelOf(passed)],
    },
  };
  const payload = writeStatement(statement);
  const checked = readSummary(payload, file);
  return checked.ok ? accept(payload) : checked;
}

/**
 * Reads the payload of a verified signed verdict: exactly the form that {@link writeSummary} gives it.
 * What contradicts itself is refused with `summary_contradiction`.
 */
export function readSummary(payload: Uint8Array, file: string): Result<VerificationSummary> {
  const summary = readStatement(
    payload,
    { predicateType: SUMMARY_PREDICATE_TYPE, shape: SHAPE },
    file,
  );
  if (!summary.ok) return summary;
  const { predicate, subject } = summary.value;
  const passed = predicate.verificationResult === 'PASSED';
  if (predicate.verifiedLevels.join() !== levelOf(passed)) {
    return refuse('summary_contradiction', {
      file,
      pointer: '/predicate/verifiedLevels',
      expected: levelOf(passed),
    });
  }
  const names = subject.map(({ name }) => name).join();
  if (names !== SUMMARY_SUBJECTS.join()) {
    return refuse('summary_contradiction', {
      file,
      pointer: '/subject',
      expected: SUMMARY_SUBJECTS.join(),
      found: names,
    });
  }
  return summary;
}

function levelOf(passed: boolean): 'CLAIMGATE_RULES_V1' | 'FAILED' {
  return passed ? 'CLAIMGATE_RULES_V1' : 'FAILED';
}

function resource(uri: string, digest: Digest): SummaryResource {
  return { uri, digest: { sha256: hexOf(digest) } };
}
