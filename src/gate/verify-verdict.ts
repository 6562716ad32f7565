import { digestOf, hexOf, parseDigest } from '../digest/index.ts';
import { present } from '../documents/error.ts';
import {
  accept,
  ClaimgateError,
  finding,
  type Finding,
  findOthers,
  refuse,
  type Result,
} from '../documents/findings.ts';
import { formatInstant, instantOf, type NamedBytes } from '../documents/json.ts';
import type {
  BadgeClaim,
  GateVerdict,
  ReleaseArtifact,
  SummaryPredicate,
} from '../documents/index.ts';
import { bindClaims, type ReadClaim } from '../manifest/claims.ts';
import { claimName } from '../manifest/claim-names.ts';
import { manifestArtifacts, readManifest, verifyManifest } from '../manifest/release.ts';
import { anchorOf } from '../trust/anchor.ts';
import { type RootBytes, type SignedBytes } from '../trust/identity.ts';
import { readEnvelope, verifyEnvelope } from '../trust/envelope.ts';
import { aboutAcceptedSet, readTrustRoot, type TrustRoot } from '../trust/root.ts';
import {
  findRuleSet,
  nameOfRuleSet,
  policyOf,
  readSummary,
  ruleSetUnknown,
  type RuleSetName,
  STATEMENT_PAYLOAD_TYPE,
  SUMMARY_CLAIMS,
} from '../trust/statement.ts';
import { isReleaseVersion, numbersOf } from '../documents/products.ts';
import { readVerdict } from './recorded-verdict.ts';
import {
  NOTHING_WITHDRAWN,
  standingWithdrawal,
  withdrawnFinding,
  type KnownWithdrawals,
} from './withdrawn.ts';

interface ReleasedCommit {
  readonly revision: string;
  /** The tag that was asked for, or the only release tag on the commit. */
  readonly version: string | null;
  readonly versions?: readonly string[];
  /** The start of its release tags, in a repository of several products. */
  readonly tagPrefix?: string | undefined;
}

export interface RequireInput {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Oldest verdict to accept, in milliseconds. */
  readonly maxAge: number;
  /** The commit that is published, and the release tag on it. */
  readonly release: ReleasedCommit;
  readonly verdict: NamedBytes;
  readonly manifest: NamedBytes;
  /** The files that are published. Where the manifest binds files, none is a refusal. */
  readonly artifacts?: readonly ReleaseArtifact[] | undefined;
  /** The signed verdict; needed where something is claimed. */
  readonly signed: SignedBytes | undefined;
  /** The claims file of that commit, read without findings that refuse. */
  readonly claims: { readonly bytes: Uint8Array; readonly read: readonly ReadClaim[] };
  readonly pin: string | undefined;
  readonly roots: readonly RootBytes[];
  /** The product, as the configuration of the commit names it; `undefined` where it names none. */
  readonly resourceUri: string | undefined;
  /** The rule sets of the program, oldest first: only a verdict by the newest one lets a release through. */
  readonly ruleSets: readonly RuleSetName[];
  /** The withdrawals that the repository knows now. */
  readonly withdrawals?: KnownWithdrawals | undefined;
}

export function requireVerdict(input: RequireInput): readonly Finding[] {
  const { at, maxAge, verdict, claims } = input;
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(maxAge))
    throw new ClaimgateError('instant_invalid', { found: `${at}, at most ${maxAge} old` });
  const read = readVerdict(verdict.bytes, verdict.file);
  if (!read.ok) return read.findings;
  if (read.value.findings.some(({ code }) => code === 'did_not_finish'))
    return [finding('verdict_did_not_finish', { file: verdict.file })];
  const findings = [
    ...aboutAnswer(read.value, input),
    ...aboutTime(read.value, input),
    ...aboutFiles(read.value, input),
    ...aboutArtifacts(input.manifest, input.artifacts),
  ];
  const claiming = claims.read.length > 0 || read.value.claims.length > 0;
  // Where nothing is claimed none is needed; one that is there, and can be checked, still has to be right.
  const checkable = input.signed !== undefined && input.pin !== undefined;
  return [
    ...findings,
    ...(claiming || checkable ? aboutSignature(read.value, input) : []),
    ...(claiming ? aboutRuleSet(read.value, input) : []),
    ...(claiming ? aboutNewestRoot(read.value, input) : []),
    ...aboutWithdrawals(read.value, input),
  ];
}

/** A verdict by an older trust root may rest on keys that were revoked since: it has to be judged again. */
function aboutNewestRoot({ inputs }: GateVerdict, { verdict, roots }: RequireInput): Finding[] {
  const versions = inputs.flatMap(({ document, version = 0 }) =>
    document === 'trust_root' ? [version] : [],
  );
  const newest = roots.at(-1);
  const root = newest && readTrustRoot(newest.bytes, newest.file, newest.keyless);
  const known = root?.ok ? root.value.document.version : 0;
  if (Math.max(0, ...versions) >= known) return [];
  const expected = `version ${known}`;
  const found = versions.length === 0 ? 'none' : `version ${Math.max(...versions)}`;
  return [finding('verdict_by_older_root', { file: verdict.file, expected, found })];
}

function aboutWithdrawals(
  { claims, evaluated_at }: GateVerdict,
  { withdrawals = NOTHING_WITHDRAWN }: RequireInput,
): Finding[] {
  const judgedAt = instantOf(evaluated_at);
  return claims.flatMap(({ subject, subject_digest: subjectDigest }) => {
    const withdrawal = standingWithdrawal(withdrawals, { subjectDigest, judgedAt });
    return withdrawal ? [withdrawnFinding(claimName(subject), withdrawal, withdrawals)] : [];
  });
}

/** Tells why a verdict does not allow this commit. */
export function aboutAnswer(
  { kind, decision, release, findings }: GateVerdict,
  input: Pick<RequireInput, 'release' | 'verdict'>,
): Finding[] {
  const why = decision === 'allowed' ? [] : findings.map(({ code }) => code);
  return findOthers(
    { file: input.verdict.file },
    ['verdict_not_release', 'release', kind],
    ['verdict_not_allowed', 'allowed', [decision, why.join(', ')].filter(Boolean).join(': ')],
    ['verdict_other_commit', input.release.revision, release?.revision ?? 'none'],
  );
}

export function aboutFuture(
  { evaluated_at: found }: Pick<GateVerdict, 'evaluated_at'>,
  { at, verdict: { file } }: Pick<RequireInput, 'at' | 'verdict'>,
): Finding[] {
  if (instantOf(found) <= at) return [];
  return [finding('verdict_from_future', { file, found, clears_at: found })];
}

function aboutTime(verdict: GateVerdict, input: RequireInput): Finding[] {
  const { evaluated_at, horizon } = verdict;
  const { at, maxAge } = input;
  const { file } = input.verdict;
  const said = aboutFuture(verdict, input);
  const made = instantOf(evaluated_at);
  if (at - made > maxAge) {
    const expected = `not before ${formatInstant(at - maxAge)}`;
    said.push(finding('verdict_stale', { file, expected, found: evaluated_at }));
  }
  if (horizon.valid_until !== null && at >= instantOf(horizon.valid_until)) {
    const expected = `before ${horizon.valid_until}`;
    said.push(finding('verdict_lapsed', { file, expected, found: formatInstant(at) }));
  }
  return said;
}

/** Tells why a verdict, its manifest and the claims of the commit do not belong together. */
export function aboutFiles(
  verdict: GateVerdict,
  {
    manifest,
    claims,
    release,
    verdict: { file },
  }: Pick<RequireInput, 'claims' | 'manifest' | 'release' | 'verdict'>,
): readonly Finding[] {
  const judged = verdict.inputs.find(({ document }) => document === 'public_claims')?.sha256;
  const [listed, held] = [verdict.claims, claims.read].map(({ length }) => String(length));
  const said = findOthers(
    { file },
    ['verdict_claims_differ', digestOf(claims.bytes), judged ?? 'none'],
    ['verdict_claims_differ', present(held), present(listed)],
  );
  const { manifest_sha256: named } = verdict;
  if (named === null) return [...said, finding('verdict_without_manifest', { file })];
  const found = digestOf(manifest.bytes);
  said.push(...findOthers({ file: manifest.file }, ['verdict_manifest_differs', named, found]));
  const read = readManifest(manifest.bytes, manifest.file);
  if (!read.ok) return [...said, ...read.findings];
  const judgedAs = verdict.release ? (verdict.release.version ?? 'none') : read.value.version;
  const version = versionAt(release, judgedAs);
  return [
    ...said,
    ...findOthers({ file }, ['version_differs', version, judgedAs]),
    ...verifyManifest(read.value, read.reading, {
      version,
      revision: release.revision,
      binding: bindClaims(claims.bytes, claims.read),
    }),
  ];
}

/**
 * The version that a release of a commit has to have: of several tags, when none was asked for, any of them; of a commit
 * without one, any of its product.
 */
export function versionAt(
  { tagPrefix = 'v', version, versions = [] }: ReleasedCommit,
  stated: string,
): string {
  if (version !== null) return version;
  if (versions.length > 0) return versions.includes(stated) ? stated : versions.join(' or ');
  return isReleaseVersion(stated, tagPrefix) ? stated : `${tagPrefix} and a stable SemVer`;
}

/** Compares what is published with what the manifest binds: some of it may be published, nothing else. */
export function aboutArtifacts(
  { bytes, file }: NamedBytes,
  published: readonly ReleaseArtifact[] = [],
): Finding[] {
  const read = readManifest(bytes, file);
  if (!read.ok) return [];
  const bound = manifestArtifacts(read.value);
  const names = bound.map(({ name }) => name).join(', ');
  if (bound.length > 0 && published.length === 0)
    return [finding('artifacts_not_named', { file, expected: names })];
  return published
    .filter(({ name, sha256 }) => !bound.some((one) => one.name === name && one.sha256 === sha256))
    .map(({ name, sha256: found }) => {
      const expected = bound.find((one) => one.name === name)?.sha256 ?? (names || 'no file');
      return finding('artifact_unbound', { file: name, expected, found });
    });
}

export const MAX_LISTED_CLAIMS = 1000;

export function listedClaims({ claims }: Pick<GateVerdict, 'claims'>): BadgeClaim[] {
  return claims.map(({ subject }) => {
    const { provider, output_profile, operation, account_kind, policy_mode } = subject;
    return {
      provider,
      output_profile,
      operation: operation === 'publish_scheduled' ? operation : 'publish_immediate',
      account_kind,
      policy_mode,
    };
  });
}

/** Whether a summary is the yes of a verdict: its instant, its version, and its claims if it lists any. */
export function saysYesTo(
  verdict: GateVerdict,
  { resourceUri: of, timeVerified, verificationResult, [SUMMARY_CLAIMS]: listed }: SummaryPredicate,
  product = of.slice(0, of.lastIndexOf('@')),
): boolean {
  return (
    verificationResult === 'PASSED' &&
    timeVerified === verdict.evaluated_at &&
    of === `${product}@${numbersOf(verdict.release?.version ?? '')}` &&
    (!listed || JSON.stringify(listed) === JSON.stringify(listedClaims(verdict)))
  );
}

type SignatureInput = Omit<RequireInput, 'maxAge' | 'release' | 'ruleSets'>;

/** With claims, the release role must have signed exactly these three files, and those that the manifest binds. */
export function aboutSignature(judged: GateVerdict, input: SignatureInput): readonly Finding[] {
  const signed = signedSummary(judged, input);
  return signed.ok ? [] : signed.findings;
}

/** Tells why a signed verdict says nothing about now: only the newest rule set of this program does. */
function aboutNewestSet(
  predicate: SummaryPredicate,
  sets: readonly RuleSetName[],
  file: string,
): Finding[] {
  const [digest, newest] = [policyOf(predicate), present(sets.at(-1))];
  if (digest === newest.digest) return [];
  const own = findRuleSet(sets, digest);
  if (!own) return [ruleSetUnknown(digest, file)];
  const details = { expected: nameOfRuleSet(newest), found: nameOfRuleSet({ ...own, digest }) };
  return [finding('rule_set_too_old', { file, pointer: '/predicate/policy', ...details })];
}

/** That the rule set of a signed verdict with claims is the newest, and one that the trust root accepts. */
function aboutRuleSet(judged: GateVerdict, input: RequireInput): readonly Finding[] {
  const signed = signedSummary(judged, input);
  if (!signed.ok) return [];
  const { file, predicate, root } = signed.value;
  return [
    ...aboutNewestSet(predicate, input.ruleSets, file),
    ...aboutAcceptedSet(predicate, root, input.ruleSets, file),
  ];
}

/** The signed verdict of exactly this release, and the trust root whose release role signed it. */
function signedSummary(
  judged: GateVerdict,
  { at, pin, roots, signed, claims, manifest, verdict, resourceUri }: SignatureInput,
): Result<{
  readonly file: string;
  readonly predicate: SummaryPredicate;
  readonly root: TrustRoot;
}> {
  if (!signed) return refuse('verdict_unsigned', { file: verdict.file });
  const anchor = anchorOf({ pin, roots, at });
  if (!anchor.ok) return anchor;
  const { root } = anchor.value;
  const { file } = signed;
  const envelope = readEnvelope(signed.bytes, file, signed.bundles);
  if (!envelope.ok) return envelope;
  const verified = verifyEnvelope(envelope.value, {
    payloadType: STATEMENT_PAYLOAD_TYPE,
    ...root.roles.release,
  });
  if (!verified.ok) return verified;
  const summary = readSummary(verified.value.payload, file);
  if (!summary.ok) return summary;
  const { subject, predicate } = summary.value;
  const bound = readManifest(manifest.bytes, manifest.file);
  const artifacts = bound.ok ? manifestArtifacts(bound.value) : [];
  const expected = [
    ...[claims.bytes, manifest.bytes, verdict.bytes].map((bytes) => hexOf(digestOf(bytes))),
    ...artifacts.map(({ name, sha256 }) => `${name} ${hexOf(present(parseDigest(sha256)))}`),
  ];
  const isAboutThese =
    subject.length === expected.length &&
    subject.every(({ name, digest: { sha256 } }, index) =>
      // The names of the first three are those of every signed verdict.
      [sha256, `${name} ${sha256}`].includes(expected[index] ?? ''),
    );
  return isAboutThese && saysYesTo(judged, predicate, resourceUri)
    ? accept({ file, predicate, root })
    : refuse('verdict_signature_of_other', { file, expected: expected.join(', ') });
}
