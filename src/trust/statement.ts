import { parseDigest, hexOf, type Digest } from '../digest/index.ts';
import { document as projectionStatement } from '../documents/generated/projection-statement.validator.js';
import { document } from '../documents/generated/verification-summary.validator.js';
import type {
  InTotoStatement,
  StatementSubject,
  ProjectionPredicate,
  SummaryClaims,
  SummaryPredicate,
  SummaryResource,
  SummaryRoots,
  VerificationSummary,
} from '../documents/index.ts';
import { demand, present } from '../documents/error.ts';
import { accept, finding, refuse, type Finding, type Result } from '../documents/findings.ts';
import { checkShape, isJsonObject, readJson, type Shape } from '../documents/json.ts';
import { shown } from '../documents/json-value.ts';
import { MAX_ENVELOPE_BYTES, readEnvelope } from './envelope.ts';
import type { SignedBytes } from './identity.ts';

/** Payload type of every in-toto statement (ITE-5). */
export const STATEMENT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1' as const;

/** Which statement is asked for: its predicate type, and the shape of the whole. */
interface StatementKind<T> {
  readonly predicateType: string;
  readonly shape: Shape<T>;
  /** Whether findings about its shape leave out what it says. */
  readonly isConfidential?: boolean;
}

/**
 * Reads the payload of a verified envelope as one kind of statement. `statement_type_wrong` and
 * `predicate_type_wrong` come before faults of shape, so that one kind in another's place is called
 * that; then nothing may be missing and no member unknown.
 */
export function readStatement<T>(
  payload: Uint8Array,
  kind: StatementKind<T>,
  file: string,
): Result<T> {
  const { isConfidential = false } = kind;
  const reading = readJson(payload, { file, maxBytes: MAX_ENVELOPE_BYTES, isConfidential });
  const { value } = reading;
  if (reading.findings.length === 0 && isJsonObject(value)) {
    const { _type: type, predicateType } = value;
    if (type !== STATEMENT_TYPE) {
      const details = { expected: STATEMENT_TYPE, found: shown(type) };
      return refuse('statement_type_wrong', { ...reading.locate('/_type'), ...details });
    }
    if (predicateType !== kind.predicateType) {
      const details = { expected: kind.predicateType, found: shown(predicateType) };
      return refuse('predicate_type_wrong', { ...reading.locate('/predicateType'), ...details });
    }
  }
  return checkShape(kind.shape, reading);
}

/** Returns the digest of the one file a statement is about: one subject, named by `sha256` and nothing else. */
export function soleSubjectDigest(
  subjects: readonly StatementSubject[],
  file: string,
): Result<Digest> {
  const [subject, ...others] = subjects;
  if (!subject || others.length > 0) {
    return refuse('statement_subject_count', {
      file,
      pointer: '/subject',
      expected: '1',
      found: String(subjects.length),
    });
  }
  const { sha256, ...alternatives } = subject.digest;
  const digest =
    sha256 !== undefined && /^[0-9a-f]{64}$/.test(sha256) ? parseDigest(sha256) : undefined;
  if (digest === undefined || Object.keys(alternatives).length > 0) {
    return refuse('statement_subject_digest', { file, pointer: '/subject/0/digest' });
  }
  return accept(digest);
}

/** Writes a statement as payload bytes; refuses what its reader would. */
export function writeChecked(
  statement: Pick<InTotoStatement, '_type' | 'predicateType'>,
  read: (payload: Uint8Array, file: string) => Result<unknown>,
  file: string,
): Result<Uint8Array> {
  const payload = writeStatement(statement);
  const checked = read(payload, file);
  return checked.ok ? accept(payload) : checked;
}

export function writeStatement(
  statement: Pick<InTotoStatement, '_type' | 'predicateType'>,
): Uint8Array {
  return Buffer.from(JSON.stringify(statement));
}

export const PROJECTION_SUBJECT = 'ledger-projection.jsonl';

/** The content of a statement about one file, and the digest of that file. */
export interface About<P> {
  readonly subject: Digest;
  readonly predicate: P;
}

/**
 * Describes a kind of statement about one file: how it is read from the payload of a verified envelope, and how it is
 * written, which refuses what reading it would.
 *
 * @param name of the file in the statement
 */
export function statementAbout<P>(
  name: string,
  kind: StatementKind<{ subject: StatementSubject[]; predicate: P }>,
) {
  const { predicateType } = kind;
  const read = (payload: Uint8Array, file: string): Result<About<P>> => {
    const statement = readStatement(payload, kind, file);
    if (!statement.ok) return statement;
    const subject = soleSubjectDigest(statement.value.subject, file);
    return subject.ok
      ? accept({ subject: subject.value, predicate: statement.value.predicate })
      : subject;
  };
  const write = (subject: Digest, predicate: P, file: string): Result<Uint8Array> => {
    const subjects = [{ name, digest: { sha256: hexOf(subject) } }];
    const statement = { _type: STATEMENT_TYPE, subject: subjects, predicateType, predicate };
    return writeChecked(statement, read, file);
  };
  return { predicateType, read, write };
}

/** The statement of a projection (specification/documents.md 3.3): rules 5 and 6 of specification/trust.md 4. */
export const PROJECTION_STATEMENT = statementAbout<ProjectionPredicate>(PROJECTION_SUBJECT, {
  predicateType: 'urn:claimgate:ledger-projection:v1',
  shape: { document: projectionStatement },
  isConfidential: true,
});

/** Predicate type of the signed verdict: a SLSA verification summary (VSA) v1. */
export const SUMMARY_PREDICATE_TYPE = 'https://slsa.dev/verification_summary/v1';

/** Names of the three subjects, in order: claims, manifest, verdict. */
export const SUMMARY_SUBJECTS = [
  'public-claims.json',
  'release-manifest.json',
  'gate-verdict.json',
] as const;

const SUMMARY_KIND: StatementKind<VerificationSummary> = {
  predicateType: SUMMARY_PREDICATE_TYPE,
  shape: { document },
};

/** Extension fields of the predicate, by URIs as SLSA has it: what somebody needs who has only a published file. */
export const SUMMARY_CLAIMS = 'urn:claimgate:claims:v1';
export const SUMMARY_ROOTS = 'urn:claimgate:trust-roots:v1';

export interface SummaryArtifact {
  readonly name: string;
  readonly sha256: Digest;
}

export interface SummaryPublication {
  readonly artifacts: readonly SummaryArtifact[];
  /** `undefined` where there are too many to list. */
  readonly claims: SummaryClaims | undefined;
  readonly roots: SummaryRoots;
}

export interface Summary {
  readonly claims: Digest;
  readonly manifest: Digest;
  readonly verdict: Digest;
  readonly toolVersion: string;
  readonly timeVerified: string;
  /** purl of what is released, with version, from configuration. */
  readonly resourceUri: string;
  /** Digest of the rule set: ids and versions. */
  readonly policy: Digest;
  /** Every signed input, by name and digest of its bytes. */
  readonly inputs: readonly { readonly uri: string; readonly sha256: Digest }[];
  /** Whether it is an allowed verdict of kind `release`. Nothing else passes. */
  readonly passed: boolean;
  /** Absent where no published file is bound. */
  readonly published?: SummaryPublication | undefined;
}

/** Writes the payload of a signed verdict (specification/trust.md 1); refuses what {@link readSummary} would. */
export function writeSummary(summary: Summary, file: string): Result<Uint8Array> {
  const {
    claims,
    inputs,
    manifest,
    passed,
    policy,
    published,
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
    ...(published?.artifacts ?? []).map(({ name, sha256 }) => [name, sha256] as const),
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
      ...(published?.claims && { [SUMMARY_CLAIMS]: published.claims }),
      ...(published && { [SUMMARY_ROOTS]: published.roots }),
    },
  };
  return writeChecked(statement, readSummary, file);
}

/** Exactly the form that {@link writeSummary} gives it; contradictions are `summary_contradiction`. */
export function readSummary(payload: Uint8Array, file: string): Result<VerificationSummary> {
  const summary = readStatement(payload, SUMMARY_KIND, file);
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
  const names = subject.map(({ name }) => name);
  const isAboutThree = names.slice(0, SUMMARY_SUBJECTS.length).join() === SUMMARY_SUBJECTS.join();
  // Only where files are published does it carry what a stranger needs to verify it.
  const isPublishing = names.length > SUMMARY_SUBJECTS.length;
  const isWhole = isPublishing === (predicate[SUMMARY_ROOTS] !== undefined);
  if (!isAboutThree || !isWhole || new Set(names).size < names.length) {
    return refuse('summary_contradiction', {
      file,
      pointer: '/subject',
      expected: SUMMARY_SUBJECTS.join(),
      found: names.join(),
    });
  }
  return summary;
}

/** Reads what a signed verdict says, by whatever key it is signed. @throws ClaimgateError where it cannot be read */
export function summaryIn({ bundles, bytes, file }: SignedBytes): VerificationSummary {
  const { payload } = demand(readEnvelope(bytes, file, bundles));
  return demand(readSummary(payload, file));
}

/** A rule set as signed documents know it: by its digests, and by its place among the others (specification/rules.md 6). */
export interface RuleSetName {
  /** Its place from 1; a greater one is newer. */
  readonly number: number;
  readonly digest: Digest;
  /** Other digests that verdicts name it by: those of rules from before there were sets. */
  readonly formerly: readonly Digest[];
}

/** Returns the digest of the rule set that a signed verdict was judged by. */
export function policyOf({ policy }: Pick<SummaryPredicate, 'policy'>): Digest {
  return present(parseDigest(`sha256:${policy.digest.sha256}`));
}

/** Finds the rule set that a digest names; `undefined` where this program doesn't know it. */
export function findRuleSet<S extends RuleSetName>(
  sets: readonly S[],
  named: string,
): S | undefined {
  return sets.find(({ digest, formerly }) => [digest, ...formerly].some((one) => one === named));
}

/** The digest of the rule set that a signed verdict in a release record names, and the file that says so. */
export interface RecordedRuleSet {
  readonly file: string;
  readonly digest: Digest;
}

export function ruleSetUnknown(
  found: string,
  file: string,
  pointer = '/predicate/policy',
): Finding {
  return finding('rule_set_unknown', { file, pointer, found });
}

/** Names a rule set for people. */
export function nameOfRuleSet({ digest, number }: Pick<RuleSetName, 'digest' | 'number'>): string {
  return `rule set ${number}, ${digest}`;
}

/** Returns what the bytes of the verdict hash to: it is the last of the three files that every signed verdict names. */
export function verdictIn({ subject }: VerificationSummary): Digest {
  return present(parseDigest(present(subject[SUMMARY_SUBJECTS.length - 1]).digest.sha256));
}

export function artifactsOf({ subject }: VerificationSummary): readonly SummaryArtifact[] {
  const published = subject.slice(SUMMARY_SUBJECTS.length);
  return published.map(({ name, digest }) => ({
    name,
    sha256: present(parseDigest(digest.sha256)),
  }));
}

function levelOf(passed: boolean): 'CLAIMGATE_RULES_V1' | 'FAILED' {
  return passed ? 'CLAIMGATE_RULES_V1' : 'FAILED';
}

function resource(uri: string, digest: Digest): SummaryResource {
  return { uri, digest: { sha256: hexOf(digest) } };
}
