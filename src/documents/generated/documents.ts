// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters
 */
export type Slug = string;
/**
 * a fingerprint: "sha256:" and 64 lower-case hex digits
 */
export type FingerprintText = string;
/**
 * what a review of a provider app says
 */
export type ApprovalState =
  'not_required' | 'pending' | 'trial' | 'approved' | 'restricted' | 'revoked';
/**
 * an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z
 */
export type Instant = string;
/**
 * a full Git commit id: 40 or 64 lower-case hex digits
 */
export type GitRevision = string;
export type CallerKind = 'api_token' | 'cli_token' | 'mcp_token' | 'session';
/**
 * what a token opens; a session without scopes is not limited
 */
export type ScopeName = 'readiness:read' | 'accounts:read' | 'capabilities:read';
/**
 * an operation of a subject
 */
export type Operation = 'publish_immediate' | 'publish_scheduled' | 'connect';
/**
 * what a check of a certification run tries
 */
export type CheckKind =
  | 'connect'
  | 'authorization'
  | 'publish_immediate'
  | 'publish_scheduled'
  | 'final_result'
  | 'refresh'
  | 'revoke';
/**
 * @maxItems 32
 */
export type CheckKinds = CheckKind[];
/**
 * the effective state: the first that applies, in this order
 */
export type ReadinessState =
  | 'disabled'
  | 'unsupported'
  | 'needs_configuration'
  | 'reconnect_required'
  | 'degraded'
  | 'approval_required'
  | 'trial_only'
  | 'policy_restricted'
  | 'expired_proof'
  | 'certification_required'
  | 'healthy';
/**
 * what the effective run of one side comes to
 */
export type RunStanding = 'missing' | 'mismatch' | 'expired' | 'failed' | 'current';
/**
 * "sha256:" and 64 lower-case hex digits
 */
export type DigestText = string;
/**
 * "v" and a stable SemVer, such as v1.4.0
 */
export type ReleaseVersion = string;
/**
 * local: in our own test bed; live: against the real provider
 */
export type RunSideText = 'local' | 'live';
/**
 * scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order
 *
 * @maxItems 256
 */
export type ScopeDigests = DigestText[];
/**
 * the name of a file, without its folder
 */
export type ArtifactName = string;
/**
 * The statement beside the projection, which names these very bytes; null: there is none.
 */
export type EntryStatement = {
  path: string;
  deployment: Slug;
  generated_at: Instant;
  expires_at: Instant;
} | null;
export type ConfigurationFact = {
  state: 'missing' | 'dynamic_registration' | 'configured';
  /**
   * where the effective configuration comes from, or null where that is not known
   */
  source: 'built_in' | 'environment' | 'database' | 'dynamic' | null;
} | null;
export type ApprovalFact = {
  state: ApprovalState;
  tier: Slug;
  reviewed_at: Instant;
  expires_at: Instant;
  record: RecordPlace;
} | null;
export type AuthorizationFact = {
  state: 'not_applicable' | 'reconnect_required' | 'valid';
  granted_scopes: ScopeDigests;
  validated_at: Instant;
  expires_at: ExpiryOrNull;
} | null;
/**
 * an instant in UTC, or null where no end was set
 */
export type ExpiryOrNull = string | null;
export type PolicyFact = {
  state: 'restricted' | 'allowed';
} | null;
export type ControlFact = {
  state: 'disabled' | 'degraded' | 'enabled';
  expires_at: ExpiryOrNull;
  record: RecordPlaceOrNull;
  /**
   * where a disable without a record comes from; without this member, from the deny-list of the runtime facts
   */
  source?: 'environment';
} | null;
/**
 * The same, or null where no ledger record says so, as for a disable set in the environment.
 */
export type RecordPlaceOrNull = {
  sequence: number;
  leaf: DigestText;
} | null;
export type RunFact = {
  subject_digest: DigestText;
  contract_digest: DigestText;
  tested_revision: GitRevision;
  tested_at: Instant;
  expires_at: Instant;
  approval_state: ApprovalState;
  approval_tier: Slug;
  required_scopes: ScopeDigests;
  granted_scopes: ScopeDigests;
  /**
   * @maxItems 32
   */
  checks: CheckFact[];
  record: RecordPlace;
} | null;
/**
 * an OpenSSH SHA256 fingerprint
 */
export type KeyId = string;
export type DocumentKind = 'trust_root' | 'projection_statement' | 'signed_verdict' | 'badge';
/**
 * what the readiness probe says of something that the instance needs
 */
export type DependencyStanding = 'ok' | 'not_ready' | 'unknown';
/**
 * fingerprint of the requested account, or null where none is asked for
 */
export type AccountReferenceOrNull = string | null;
/**
 * where a token was found
 */
export type TokenSource = 'option' | 'environment' | 'environment_file' | 'profile';
/**
 * not_asked: no token is there; not_offered: the server has no such route
 */
export type PartStanding = 'told' | 'not_asked' | 'not_offered' | 'failed';
export type Inputs = Input[];
/**
 * What the command was asked for, or null where it could not be had.
 */
export type CommandResult =
  | null
  | DigestResult
  | ClaimsResult
  | ManifestResult
  | FilesResult
  | ReadinessDecision
  | ContractsResult
  | EntryResult
  | CodeResult
  | KeyResult
  | TrustResult
  | SetupResult
  | SignatureResult
  | MessageResult
  | ArtifactResult
  | EnvelopeResult
  | NoteResult
  | ExplanationResult
  | LedgerResult
  | AppendedResult
  | CheckpointResult
  | ProjectionResult
  | RecordsResult
  | LedgerStatsResult
  | LedgerAuditResult
  | LedgerProofResult
  | LedgerGrowthResult
  | FingerprintResult
  | LedgerRolesResult
  | ReleaseAuditResult
  | ReleaseResult
  | PlanResult
  | ReleaseRecordResult
  | DifferenceResult
  | TokenResult
  | TokensResult
  | ServiceResult
  | AdministratorResult
  | AdministratorsResult
  | InstanceHealth
  | InstancesResult
  | ProviderReadinessResult
  | Diagnostics
  | ExamplesResult
  | DigestsResult
  | SchemasResult
  | SelfTestResult;
/**
 * a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters
 */
export type ConfigSlug = string;
export type Path = string;
export type Glob = string;
export type Phrase = string;
export type SurfaceTemplate = 'list' | 'table' | 'sentence';
/**
 * a scope: 1 to 256 printable ASCII characters without spaces
 */
export type Scope = string;
/**
 * @maxItems 16
 */
export type CheckList = ListedCheck[];
export type ControlState = 'disabled' | 'degraded' | 'enabled';
/**
 * an instant in UTC, or null
 */
export type InstantOrNull = string | null;
export type Release = {
  /**
   * "v" and a stable SemVer, or null where the commit has no such tag
   */
  version: string | null;
  revision: GitRevision;
} | null;
export type FirstLapse = {
  what:
    | 'trust_root'
    | 'projection'
    | 'approval'
    | 'authorization'
    | 'control'
    | 'local_run'
    | 'local_retest'
    | 'live_run'
    | 'live_retest';
  /**
   * the subject whose fact it is, or null for what all claims rest on
   */
  subject_digest: string | null;
} | null;
/**
 * RFC 9162 section 2.1.4, from the last known head to this one; null: from the empty tree.
 */
export type ConsistencyProof = {
  from_size: number;
  /**
   * @maxItems 64
   */
  hashes: DigestText[];
} | null;
/**
 * what an operation is to be run for
 */
export type ReadinessIntent = 'production' | 'certification_test';
/**
 * up to 64 characters in one line, without control characters
 */
export type Label = string;
/**
 * 1 to 256 printable ASCII characters without spaces and plus signs
 */
export type LedgerOrigin = string;
/**
 * Whose workflow files are written.
 */
export type PipelineSystem = 'github' | 'gitlab' | 'none';
/**
 * a public key: PEM, or the path of a PEM file from the folder of this document
 */
export type DescribedKey = string;
/**
 * the URL of the OpenID Connect issuer, compared exactly: 8 to 508 printable ASCII characters
 */
export type IdentityIssuer = string;
/**
 * the subject alternative name of the certificate, compared exactly; the reference of a workflow (@refs/heads/… or @refs/tags/…) may end in one *
 */
export type IdentitySubject = string;
/**
 * the claims of the release, where files are published with it and it has at most 1000
 *
 * @maxItems 1000
 */
export type SummaryClaims = BadgeClaim[];
/**
 * where files are published with the release: the chain of trust roots, which a pin vouches for
 *
 * @maxItems 1024
 */
export type SummaryRoots = DsseEnvelope[];
export type WebhookType =
  'readiness.blocked' | 'evidence.expiring' | 'evidence.expired' | 'control.changed';

/**
 * Where something was recorded: body of the administrative routes (specification/service.md 4).
 */
export interface AppendedRecord {
  id: string;
  /**
   * its place in the ledger
   */
  sequence: number;
}
/**
 * A review of a provider app, in the form that the ledger accepts (specification/ledger.md 1). The ledger sets id, time and operator.
 */
export interface ApprovalReview {
  schema_version: 1;
  provider: Slug;
  app_fingerprint: FingerprintText;
  provider_environment: 'development' | 'sandbox' | 'production';
  /**
   * a fingerprint, "sha256:" and 64 lower-case hex digits, or null
   */
  instance_fingerprint: string | null;
  state: ApprovalState;
  tier?: Slug;
  reviewed_at: Instant;
  expires_at: Instant;
}
export interface BadgePredicate {
  schema_version: 1;
  release: BadgeRelease;
  evaluated_at: Instant;
  valid_until: Instant;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  claims: BadgeClaim[];
  /**
   * the release key that signs, as PEM: a viewer trusts it by its fingerprint only
   */
  public_key: string;
}
export interface BadgeRelease {
  /**
   * "v" and a stable SemVer, or null where the commit has no such tag
   */
  version: string | null;
  revision: GitRevision;
}
export interface BadgeClaim {
  provider: Slug;
  output_profile: Slug;
  operation: 'publish_immediate' | 'publish_scheduled';
  account_kind: Slug;
  policy_mode: Slug;
}
/**
 * What a web page may show of an allowed release, and until when (specification/documents.md 3.8).
 */
export interface BadgeStatement {
  _type: 'https://in-toto.io/Statement/v1';
  /**
   * @minItems 1
   * @maxItems 1
   */
  subject: StatementSubject[];
  predicateType: 'urn:claimgate:badge:v1';
  predicate: BadgePredicate;
}
/**
 * A file that a statement is about.
 */
export interface StatementSubject {
  name: string;
  digest: DigestSet;
}
/**
 * in-toto DigestSet: hex by name of the algorithm
 */
export interface DigestSet {
  [k: string]: string;
}
export interface BillingUsage {
  name: Slug;
  used: number;
  /**
   * or null where there is none
   */
  limit: number | null;
}
/**
 * Plan and usage of the active workspace: body of GET /api/v1/billing, which a host may offer (docs/how-to/support-instances.md).
 */
export interface Billing {
  plan: Slug;
  /**
   * @maxItems 64
   */
  usage: BillingUsage[];
}
/**
 * Who the session or token is: body of GET /api/v1/auth/me (specification/service.md 5).
 */
export interface CallerIdentity {
  kind: CallerKind;
  name: Slug;
  /**
   * @maxItems 16
   */
  scopes: ScopeName[];
  expires_at: Instant;
}
/**
 * Which account and profile capabilities are resolved for: body of POST /api/v1/capabilities/resolve (specification/service.md 3).
 */
export interface CapabilityRequestBody {
  account_reference: FingerprintText;
  output_profile: Slug;
  policy_mode?: Slug;
}
export interface ResolvedCapability {
  subject: Subject;
  /**
   * digest of what is implemented, or null where nothing is
   */
  capability_digest: string | null;
  /**
   * digest of the current contract, or null where no contract fits what the runtime implements now
   */
  contract_digest: string | null;
  required_checks: RequiredCheckKinds;
  decision: ReadinessDecision;
}
/**
 * What a decision is for: exactly these nine members (specification/documents.md 2).
 */
export interface Subject {
  provider: Slug;
  app_fingerprint: FingerprintText;
  deployment_environment: 'local' | 'staging' | 'production';
  provider_environment: 'development' | 'sandbox' | 'production';
  /**
   * a fingerprint, "sha256:" and 64 lower-case hex digits, or null
   */
  instance_fingerprint: string | null;
  account_kind: Slug;
  output_profile: Slug;
  operation: Operation;
  policy_mode: Slug;
}
/**
 * The checks that the current contract lists; none where there is no contract.
 */
export interface RequiredCheckKinds {
  local: CheckKinds;
  live: CheckKinds;
}
/**
 * Whether one exact operation may run now, and everything that stands in the way (specification/readiness.md 1).
 */
export interface ReadinessDecision {
  state: ReadinessState;
  /**
   * nothing stands in the way
   */
  executable: boolean;
  /**
   * the operation is connect, and executable
   */
  connectable: boolean;
  /**
   * the operation is a publish operation, and executable
   */
  publishable: boolean;
  /**
   * executable, publicly claimed, and the seven rules pass on the same facts
   */
  advertisable: boolean;
  /**
   * digest of the current contract, or null where no contract fits what the runtime implements now
   */
  contract_digest: string | null;
  /**
   * how old the runtime facts were, in whole seconds; negative where they are dated in the future, or null where they could not be read
   */
  facts_age_seconds: number | null;
  facts: ReadinessFacts;
  /**
   * everything that stands in the way, in the order of the states, each once
   *
   * @maxItems 64
   */
  blockers: ReadinessBlocker[];
  /**
   * what enforcement would add; empty where it is on
   *
   * @maxItems 64
   */
  would_block: ReadinessBlocker[];
}
export interface ReadinessFacts {
  configuration: 'unknown' | 'missing' | 'dynamic_registration' | 'configured';
  local_test: RunStanding;
  live_certification: RunStanding;
  approval:
    'unknown' | 'not_required' | 'pending' | 'trial' | 'approved' | 'restricted' | 'revoked';
  /**
   * of the requested account
   */
  authorization: 'unknown' | 'not_applicable' | 'reconnect_required' | 'valid';
  policy: 'unknown' | 'restricted' | 'allowed';
  control: 'unknown' | 'disabled' | 'degraded' | 'enabled';
}
export interface ReadinessBlocker {
  state: ReadinessState;
  /**
   * a code of the closed table
   */
  code: string;
  detail: string;
  clears_by:
    | 'time'
    | 'new_local_run'
    | 'new_live_run'
    | 'new_approval'
    | 'reconnect'
    | 'operator'
    | 'contract_change'
    | 'edit'
    | 'never';
  clears_at?: Instant;
}
/**
 * What is implemented for an account and a profile, and what may run now: body of POST /api/v1/capabilities/resolve (specification/service.md 3).
 */
export interface CapabilityResolution {
  account_reference: FingerprintText;
  output_profile: Slug;
  policy_mode: Slug;
  immediate: ResolvedCapability;
  scheduled: ResolvedCapability;
}
export interface CapsuleMember {
  path: string;
  sha256: DigestText;
}
/**
 * capsule.json, the first member of a capsule: which release it is about, and every other member by its digest, in order.
 */
export interface Capsule {
  schema_version: 1;
  release: CapsuleRelease;
  /**
   * @maxItems 65536
   */
  members: CapsuleMember[];
}
export interface CapsuleRelease {
  version: ReleaseVersion;
  revision: GitRevision;
}
/**
 * One check of a run.
 */
export interface CheckReport {
  kind: CheckKind;
  outcome: 'passed' | 'failed' | 'not_applicable';
  /**
   * a slug, or null
   */
  not_applicable_reason: string | null;
  completed_at: Instant;
  /**
   * an id as the provider writes it, or its fingerprint; only the fingerprint is stored
   */
  external_result: string | null;
}
/**
 * A certification run with its checks, in the form that the ledger accepts (specification/ledger.md 1). The scopes it required are those of its contract, its approval that of the review it was made under.
 */
export interface CertificationRun {
  schema_version: 1;
  side: RunSideText;
  subject: Subject;
  contract_digest: DigestText;
  tested_revision: GitRevision;
  tested_at: Instant;
  expires_at: Instant;
  granted_scopes: ScopeDigests;
  /**
   * an id as the provider writes it, or its fingerprint; only the fingerprint is stored
   */
  account_reference: string | null;
  /**
   * the outcome of each check of the contract; one that was not done is left out
   *
   * @minItems 1
   * @maxItems 7
   */
  checks: CheckReport[];
}
export interface DigestResult {
  path: string;
  sha256: DigestText;
  size: number;
  /**
   * What a release manifest would bind, where the file is a valid claims file.
   */
  binding: null | ClaimsBinding;
}
/**
 * Binds the exact bytes, the schema version and the claim count of the claims file.
 */
export interface ClaimsBinding {
  schema_version: 1;
  manifest_sha256: DigestText;
  claim_count: number;
}
export interface ClaimsResult {
  path: string;
  claims: ListedClaim[];
}
export interface ListedClaim {
  subject_digest: DigestText;
  subject: Subject;
  contract_digest: DigestText;
}
/**
 * What has to be renewed before a release, and when.
 */
export interface PlanResult {
  release_at: Instant;
  hold_until: Instant;
  claim_count: number;
  /**
   * Claims that are refused today, for whatever reason.
   */
  blocked: PlannedClaim[];
  /**
   * Compared with a base; null where none was named.
   */
  changes: null | {
    base: string;
    /**
     * Claims that are refused, and were not claimed or not refused at the base.
     */
    newly_blocked: PlannedClaim[];
    /**
     * Claims that were refused at the base, and are allowed.
     */
    cleared: PlannedClaim[];
  };
  /**
   * Claims that expire too soon; what expires first comes first.
   */
  expiring: ExpiringClaim[];
  /**
   * What to do; what is due first comes first, and shared facts are there once.
   */
  tasks: PlannedTask[];
}
export interface PlannedClaim {
  subject_digest: DigestText;
  subject: Subject;
}
export interface ExpiringClaim {
  subject_digest: DigestText;
  subject: Subject;
  expires_at: Instant;
  what: string;
}
export interface PlannedTask {
  kind: 'trust_root' | 'review' | 'reconnect' | 'control' | 'local_run' | 'live_run';
  earliest: Instant;
  latest: Instant;
  expires_at: Instant;
  /**
   * Whether even what is made at the release does not last as long as the claims must hold.
   */
  is_too_short: boolean;
  /**
   * The claims that rest on it; empty where all of them do.
   */
  claims: PlannedClaim[];
}
export interface ManifestResult {
  path: string;
  manifest: ReleaseManifest | ReleaseManifestWithArtifacts;
  expected: ReleaseManifest | ReleaseManifestWithArtifacts;
}
/**
 * What a release says about its claims file (specification/documents.md 3.4).
 */
export interface ReleaseManifest {
  schema_version: 2;
  version: ReleaseVersion;
  revision: GitRevision;
  provider_claims: ClaimsBinding;
}
/**
 * A release manifest that also binds the files that are published (specification/documents.md 3.4).
 */
export interface ReleaseManifestWithArtifacts {
  schema_version: 3;
  version: ReleaseVersion;
  revision: GitRevision;
  provider_claims: ClaimsBinding;
  /**
   * in the order of their names, each name once
   *
   * @minItems 1
   * @maxItems 100
   */
  artifacts: ReleaseArtifact[];
}
/**
 * A published file.
 */
export interface ReleaseArtifact {
  name: ArtifactName;
  size: number;
  sha256: DigestText;
}
export interface FilesResult {
  files: FileOutcome[];
}
export interface FileOutcome {
  path: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'would_create' | 'would_change';
}
export interface ContractsResult {
  contracts: ListedContract[];
}
/**
 * A contract file that can be read: its digest, and which subjects it is for.
 */
export interface ListedContract {
  path: string;
  digest: DigestText;
  provider: Slug;
  account_kinds: Slug[];
  output_profile: Slug;
  operation: Operation;
  policy_mode: Slug;
}
/**
 * What a projection says of one subject. Nobody's signature was checked.
 */
export interface EntryResult {
  path: string;
  sha256: DigestText;
  entry_count: number;
  statement: EntryStatement;
  line: number;
  subject_digest: DigestText;
  entry: ProjectionEntry;
}
/**
 * One line of ledger-projection.jsonl: what the ledger knows of one subject. A fact that is not known is null (specification/documents.md 3.3).
 */
export interface ProjectionEntry {
  subject: Subject;
  /**
   * digest of the current contract, or null where no contract fits what the runtime implements now
   */
  contract_digest: string | null;
  configuration: ConfigurationFact;
  approval: ApprovalFact;
  authorization: AuthorizationFact;
  policy: PolicyFact;
  runtime_control: ControlFact;
  local_run: RunFact;
  live_run: RunFact;
}
/**
 * Where a record stands in the ledger: its sequence number and its leaf hash.
 */
export interface RecordPlace {
  sequence: number;
  leaf: DigestText;
}
export interface CheckFact {
  kind: CheckKind;
  outcome: 'passed' | 'failed' | 'not_applicable';
  /**
   * a slug, or null
   */
  not_applicable_reason: string | null;
  completed_at: Instant;
  /**
   * a fingerprint, "sha256:" and 64 lower-case hex digits, or null
   */
  external_result: string | null;
}
/**
 * What a code means.
 */
export interface CodeResult {
  code: string;
  title: string;
  area: string;
  rules: RuleName[];
  exit_code: number;
  hint: string;
  clears_by:
    | 'time'
    | 'new_local_run'
    | 'new_live_run'
    | 'new_approval'
    | 'reconnect'
    | 'operator'
    | 'contract_change'
    | 'edit'
    | 'never';
  next: string | null;
  /**
   * where it is documented
   */
  page: string;
}
export interface RuleName {
  number: number;
  id: string;
}
export interface KeyResult {
  key_id: KeyId;
  scheme: 'ed25519' | 'ecdsa-p256';
  encrypted: boolean;
  /**
   * path
   */
  private_key: string;
  /**
   * path
   */
  public_key: string;
  /**
   * the public key as a line of OpenSSH
   */
  ssh: string;
  /**
   * C2SP note key, where a name was given
   */
  note_key: string | null;
}
export interface TrustResult {
  path: string;
  pin: string;
  missing: MissingSignatures[];
  /**
   * who can sign without a key, in words; absent where nobody can
   */
  identities?: ExplainedIdentity[];
}
/**
 * How many of these keys, the root keys of one version, still have to sign.
 */
export interface MissingSignatures {
  version: number;
  count: number;
  key_ids: KeyId[];
}
export interface ExplainedIdentity {
  identity: string;
  signs: string;
}
export interface SetupResult {
  is_dry_run: boolean;
  deployment: string;
  steps: FileOutcome[];
  /**
   * The pin of the first trust root; null before there is one.
   */
  pin: string | null;
  /**
   * Where the pin is saved for this user; null where it is not.
   */
  pin_file: string | null;
  missing: MissingSignatures[];
}
/**
 * a published file, and the release that it belongs to, as the signed verdict says
 */
export interface ArtifactResult {
  /**
   * the signed verdict
   */
  path: string;
  /**
   * path of the file
   */
  artifact: string;
  name: ArtifactName;
  sha256: DigestText;
  resource_uri: string;
  time_verified: Instant;
  /**
   * null where the release has more claims than a signed verdict lists
   */
  claims: null | BadgeClaim[];
  signed_by: KeyId[];
  threshold: number;
  trust_root_version: number;
}
/**
 * the bytes that a signature of the document is made over, written to a file
 */
export interface MessageResult {
  path: string;
  kind: DocumentKind;
  payload_sha256: DigestText;
  /**
   * the file that was written
   */
  message: string;
  message_sha256: DigestText;
  signatures: number;
}
export interface SignatureResult {
  path: string;
  kind: DocumentKind;
  payload_sha256: DigestText;
  key_id: KeyId;
  signatures: number;
  /**
   * what a trust root still lacks; empty for other documents
   */
  missing: MissingSignatures[];
}
export interface EnvelopeResult {
  path: string;
  kind: DocumentKind;
  payload_sha256: DigestText;
  /**
   * keys by their fingerprints, identities by their names in the trust root
   */
  signed_by: (KeyId | Slug)[];
  threshold: number;
  /**
   * the version whose roles were asked; null where keys were given
   */
  trust_root_version: number | null;
  /**
   * path of the projection whose bytes the statement names, where one was given
   */
  projection: string | null;
}
export interface NoteResult {
  path: string;
  kind: 'checkpoint' | 'tlog_proof' | 'growth_proof';
  origin: string;
  tree_size: number;
  root_hash: DigestText;
  /**
   * The record that the proof shows to be in the ledger.
   */
  record: null | ProvenRecord;
  /**
   * The earlier head that the proof shows to be extended.
   */
  since: null | EarlierHeadResult;
}
export interface ProvenRecord {
  index: number;
  leaf: DigestText;
}
export interface EarlierHeadResult {
  tree_size: number;
  root_hash: DigestText;
}
/**
 * How one claim was judged, and what the projection says of its subject.
 */
export interface ExplanationResult {
  claim: ClaimVerdict;
  evaluated_at: Instant;
  entry: null | ProjectionEntry;
}
export interface ClaimVerdict {
  subject: Subject;
  subject_digest: DigestText;
  decision: 'allowed' | 'refused' | 'undetermined';
  rules: RuleVerdict[];
}
export interface RuleVerdict {
  number: number;
  /**
   * the id of a rule
   */
  id: string;
  outcome: 'pass' | 'fail' | 'unknown';
  findings: VerdictFinding[];
}
/**
 * One reason for a no, or one warning (specification/documents.md 3.7).
 */
export interface VerdictFinding {
  /**
   * a code of docs/reference/codes.md
   */
  code: string;
  message: string;
  file?: string;
  pointer?: string;
  line?: number;
  column?: number;
  expected?: string;
  found?: string;
  clears_by:
    | 'time'
    | 'new_local_run'
    | 'new_live_run'
    | 'new_approval'
    | 'reconnect'
    | 'operator'
    | 'contract_change'
    | 'edit'
    | 'never';
  clears_at?: Instant;
  next?: string;
  record?: RecordPlace;
}
/**
 * What a ledger is for, and the migrations that were applied now.
 */
export interface LedgerResult {
  origin: string;
  deployment: Slug;
  fingerprint_key_id: string;
  applied: string[];
}
export interface AppendedResult {
  appended: AppendedRecord1[];
}
export interface AppendedRecord1 {
  id: string;
  sequence: number;
  leaf: DigestText;
  /**
   * an earlier request with the same idempotency key had recorded it
   */
  replayed: boolean;
}
/**
 * A signed head of the ledger (C2SP tlog-checkpoint).
 */
export interface CheckpointResult {
  checkpoint: string;
  /**
   * the file that holds it, where a folder was named
   */
  path?: string;
}
export interface ProjectionResult {
  projection: string;
  statement: string;
  sha256: DigestText;
  entry_count: number;
  generated_at: Instant;
  expires_at: Instant;
  payload_sha256: DigestText;
  /**
   * null where an identity is to sign
   */
  key_id: KeyId | null;
}
/**
 * Records, the newest first.
 */
export interface RecordsResult {
  records: PlacedRecord[];
  /**
   * --before of the next page, or null where this was the last
   */
  next_before: number | null;
}
export interface PlacedRecord {
  sequence: number;
  leaf: DigestText;
  /**
   * the record, as its leaf covers it
   */
  record: {};
  /**
   * the sequence number of the correction that took it out of force; absent where none did
   */
  quarantined_by?: number;
}
export interface LedgerStatsResult {
  head: RecordedHead;
  records: RecordCounts;
  checks: number;
  /**
   * records that corrections name
   */
  quarantined: number;
  subjects: number;
  first_recorded_at: null | Instant;
  last_recorded_at: null | Instant;
}
/**
 * Head of the ledger that a projection was exported from (specification/trust.md 3).
 */
export interface RecordedHead {
  origin: string;
  tree_size: number;
  root_hash: DigestText;
}
export interface RecordCounts {
  correction: number;
  approval: number;
  run: number;
  control: number;
}
/**
 * The head, recomputed from the records.
 */
export interface LedgerAuditResult {
  head: RecordedHead;
  since?: EarlierHeadResult;
}
/**
 * SQL that makes the roles of a ledger on PostgreSQL, and their names.
 */
export interface LedgerRolesResult {
  roles: {
    owner: string;
    writer: string;
    access: string;
    reader: string;
    auditor: string;
  };
  sql: string;
}
/**
 * A record is in the ledger (C2SP tlog-proof).
 */
export interface LedgerProofResult {
  sequence: number;
  proof: string;
}
/**
 * The ledger only grew (RFC 9162 section 2.1.4).
 */
export interface LedgerGrowthResult {
  since: number;
  /**
   * C2SP tlog-witness, add-checkpoint
   */
  proof: string;
}
export interface FingerprintResult {
  field: string;
  fingerprint: DigestText;
  key_id: string;
}
/**
 * What was checked of a past release, by what, and the result.
 */
export interface ReleaseAuditResult {
  version: string;
  revision: string;
  evaluated_at: null | Instant;
  pin: string | null;
  /**
   * path of the capsule that was read or written
   */
  capsule: string | null;
  /**
   * The corrections that the ledger of the release had, as its projection statement has them; null where the release rests on no ledger, or the statement does not verify.
   */
  corrections: null | CorrectionsResult;
  rows: ReleaseAuditRow[];
}
export interface CorrectionsResult {
  count: number;
  /**
   * of the leaves of the corrections, in their order; null where there is none
   */
  digest: null | DigestText;
}
export interface ReleaseAuditRow {
  check: string;
  by: string;
  outcome: 'passed' | 'failed' | 'not_checked' | 'not_needed';
  codes: string[];
}
/**
 * How far a release has come, step by step.
 */
export interface ReleaseResult {
  version: string;
  revision: string;
  /**
   * where the files of the release are while it is made
   */
  folder: string;
  steps: ReleaseStep[];
  /**
   * the branch that the record is committed to
   */
  branch: string;
  /**
   * the commit that holds the record, once there is one
   */
  record_commit: string | null;
}
export interface ReleaseStep {
  step: 'check' | 'create' | 'sign' | 'tag' | 'require' | 'record';
  outcome: 'done' | 'done_before' | 'not_needed' | 'planned' | 'stopped';
  what: string;
}
/**
 * The record of a release, and the commit that holds it.
 */
export interface ReleaseRecordResult {
  path: string;
  file_names: string[];
  outcome: 'created' | 'unchanged';
  /**
   * null where nothing was to be committed
   */
  branch: string | null;
  commit: string | null;
}
/**
 * Which claims changed between two releases.
 */
export interface DifferenceResult {
  from: DifferenceSide;
  to: DifferenceSide;
  /**
   * false: one of the sides has no evidence to compare, so renewals and expiries are unknown
   */
  evidence_compared: boolean;
  added: ChangedClaim[];
  withdrawn: ChangedClaim[];
  lapsed: ChangedClaim[];
  contract_changed: ChangedClaim[];
  renewed: ChangedClaim[];
  unchanged: number;
}
export interface DifferenceSide {
  name: string;
  version: string | null;
  revision: string | null;
  claims_sha256: DigestText;
  claim_count: number;
  evaluated_at: null | Instant;
}
export interface ChangedClaim {
  subject_digest: DigestText;
  subject: Subject;
  contract_before: null | DigestText;
  contract_after: null | DigestText;
  holds_before: null | Instant;
  holds_after: null | Instant;
}
export interface ListedToken {
  id: string;
  audience: 'api' | 'cli' | 'mcp';
  name: Slug;
  /**
   * @maxItems 16
   */
  scopes: ScopeName[];
  created_at: Instant;
  expires_at: Instant;
  revoked_at: null | Instant;
}
export interface TokenResult {
  /**
   * the token, shown once: when it is made
   */
  token: string | null;
  listed: ListedToken;
}
export interface TokensResult {
  tokens: ListedToken[];
}
export interface ListedAdministrator {
  name: Slug;
  /**
   * what they are limited to; none: not limited
   *
   * @maxItems 16
   */
  scopes: ScopeName[];
  created_at: Instant;
  disabled_at: null | Instant;
  /**
   * how many are open
   */
  sessions: number;
}
export interface AdministratorResult {
  administrator: ListedAdministrator;
}
export interface AdministratorsResult {
  administrators: ListedAdministrator[];
}
export interface ServiceResult {
  stopped_by: 'SIGHUP' | 'SIGINT' | 'SIGQUIT' | 'SIGTERM';
  /**
   * no connection was cut at the deadline
   */
  all_answered: boolean;
}
export interface ProbeResult {
  ok: boolean;
  /**
   * null where no answer came
   */
  http_status: number | null;
  /**
   * why it failed, as a code of the closed table
   */
  code: string | null;
  /**
   * why it failed, in words
   */
  detail: string | null;
}
export interface InstanceHealth {
  /**
   * base URL of the instance
   */
  instance: string;
  health: ProbeResult;
  /**
   * null where only liveness was asked for
   */
  ready: null | ProbeResult;
  database: DependencyStanding;
  storage?: DependencyStanding;
}
export interface SavedInstance {
  name: Slug;
  url: string;
  /**
   * where its token is, never the token
   */
  token_file: string | null;
  active: boolean;
}
/**
 * The saved instances that the command lists, saved, chose or removed.
 */
export interface InstancesResult {
  instances: SavedInstance[];
}
export interface ProviderReadinessResult {
  /**
   * base URL of the instance
   */
  instance: string;
  /**
   * providers whose state is not healthy
   */
  blocked: number;
  providers: ProviderReadiness[];
}
export interface ProviderReadiness {
  provider: Slug;
  state: ReadinessState;
  /**
   * there are decisions on connecting, and each is connectable
   */
  connectable: boolean;
  /**
   * there are decisions, and each is advertisable
   */
  advertisable: boolean;
  decisions: SubjectDecision[];
}
export interface SubjectDecision {
  subject: Subject;
  account_reference: AccountReferenceOrNull;
  decision: ReadinessDecision;
}
export interface DiagnosticsWorkspaces {
  standing: PartStanding;
  count: number | null;
  /**
   * whether one is selected
   */
  active: boolean | null;
}
export interface StateCount {
  state: ReadinessState;
  providers: number;
}
export interface DiagnosticsProviders {
  standing: PartStanding;
  /**
   * connected accounts
   */
  accounts: number | null;
  states: StateCount[];
  /**
   * of --provider
   */
  requested: null | RequestedProvider;
}
export interface RequestedProvider {
  provider: Slug;
  known: boolean;
  state: null | ReadinessState;
  /**
   * codes of what stands in the way
   */
  blockers: string[];
}
export interface DiagnosticsBilling {
  standing: PartStanding;
  billing: null | Billing;
}
export interface DiagnosticsCaller {
  standing: PartStanding;
  caller: null | CallerIdentity;
}
export interface DiagnosticsLogs {
  file: string;
  /**
   * the last lines, redacted
   *
   * @maxItems 100
   */
  lines: string[];
}
export interface Diagnostics {
  generated_at: Instant;
  system: DiagnosticsSystem;
  /**
   * name of the saved instance
   */
  profile: string | null;
  paths: DiagnosticsPaths;
  health: InstanceHealth;
  token: DiagnosticsToken;
  /**
   * as --deployment says
   */
  deployment: null | Slug;
  caller: DiagnosticsCaller;
  workspaces: DiagnosticsWorkspaces;
  providers: DiagnosticsProviders;
  billing: DiagnosticsBilling;
  logs: null | DiagnosticsLogs;
}
export interface DiagnosticsSystem {
  node: string;
  os: string;
  arch: string;
}
export interface DiagnosticsPaths {
  /**
   * of the settings of this user
   */
  folder: string;
  profile: string | null;
}
export interface DiagnosticsToken {
  present: boolean;
  source: null | TokenSource;
}
/**
 * An example document, and where it was written.
 */
export interface ExampleDocument {
  example: 'contract' | 'run' | 'control' | 'approval' | 'facts' | 'trust' | 'claims';
  /**
   * null: it was printed only
   */
  path: string | null;
  outcome: 'created' | 'changed' | 'unchanged' | 'would_change' | null;
  document: {};
}
export interface ExamplesResult {
  documents: ExampleDocument[];
}
/**
 * A digest as documents name it, and what it is of.
 */
export interface DescribedDigest {
  of: 'capability' | 'policy' | 'scope';
  name: string;
  digest: DigestText;
}
export interface DigestsResult {
  digests: DescribedDigest[];
}
export interface SchemasResult {
  schemas: ListedSchema[];
}
/**
 * A JSON Schema of a document, complete in itself.
 */
export interface ListedSchema {
  name: string;
  title: string;
  /**
   * its file in the package
   */
  file: string;
  /**
   * null in a list
   */
  schema: {} | null;
}
/**
 * What a gate refused of its own allowed input, changed one thing at a time.
 */
export interface SelfTestResult {
  at: Instant;
  claim_count: number;
  rules_sha256: DigestText;
  inputs: Inputs;
  counts: SelfTestCounts;
  /**
   * @maxItems 10000
   */
  changes: SelfTestChange[];
}
/**
 * A document that was read, by the digest of its exact bytes.
 */
export interface Input {
  document:
    | 'public_claims'
    | 'config'
    | 'contract'
    | 'trust_root'
    | 'projection_statement'
    | 'projection'
    | 'release_record';
  path: string;
  sha256: DigestText;
  /**
   * of a trust root
   */
  version?: number;
  ledger_head?: RecordedHead;
}
export interface SelfTestCounts {
  as_expected: number;
  wrongly_allowed: number;
  other_code: number;
  not_applicable: number;
}
/**
 * One change, and how the gate judged it. A control has no expected code: the gate must allow it.
 */
export interface SelfTestChange {
  area:
    'control' | 'rules' | 'trust' | 'freshness' | 'rollback' | 'projection' | 'claims' | 'hand-off';
  id: string;
  /**
   * the rule that must refuse; null: the whole is refused
   */
  rule: number | null;
  /**
   * the changed claim; null: the change is about the whole
   */
  subject_digest: string | null;
  /**
   * null: the gate must allow it
   */
  expected: string | null;
  found: string[];
  outcome: 'as_expected' | 'wrongly_allowed' | 'other_code' | 'not_applicable';
}
/**
 * What a command other than the gate itself says with --json, on every path.
 */
export interface CommandReport {
  schema_version: 1;
  tool: Tool;
  command: string;
  decision: 'allowed' | 'refused' | 'undetermined';
  findings: VerdictFinding[];
  result: CommandResult;
}
export interface Tool {
  name: 'claimgate';
  version: string;
}
export interface SurfaceBlock {
  /**
   * @minItems 1
   * @maxItems 256
   */
  documents: Glob[];
  template: SurfaceTemplate;
}
export interface AdvertisedProvider {
  slug: ConfigSlug;
  /**
   * The first is the one that blocks show.
   *
   * @minItems 1
   * @maxItems 64
   */
  names: string[];
}
export interface SurfaceAllowance {
  text: Phrase;
  /**
   * For the people who review this.
   */
  reason: string;
  /**
   * Only there; by default everywhere.
   *
   * @minItems 1
   * @maxItems 256
   */
  documents?: Glob[];
}
/**
 * claimgate.config.json: settings of one repository. Flags win over the environment, the environment over this file.
 */
export interface Config {
  /**
   * Where an editor finds the schema; not read by claimgate.
   */
  $schema?: string;
  schema_version: 1;
  /**
   * What goes to standard output.
   */
  format?:
    | 'text'
    | 'json'
    | 'sarif'
    | 'junit'
    | 'github'
    | 'markdown'
    | 'ics'
    | 'openmetrics'
    | 'code-quality'
    | 'html';
  stray_claims?: StrayClaims;
  deployment?: ConfigSlug;
  /**
   * what is released, as a URI such as pkg:npm/name; its version is added
   */
  resource_uri?: string;
  /**
   * The ledger, as sqlite:PATH from the folder of this file. The address of a database holds a password, so it comes from CLAIMGATE_LEDGER only.
   */
  ledger?: string;
  facts?: Path;
  projection?: Path;
  keys?: Path;
  surfaces?: Surfaces;
}
export interface StrayClaims {
  /**
   * Globs of files that only look like a public claims file, such as test data.
   *
   * @maxItems 256
   */
  ignore?: string[];
}
/**
 * Documents that may say what is claimed, and how.
 */
export interface Surfaces {
  /**
   * Documents that hold a block of claims; the first row that names a document counts.
   *
   * @minItems 1
   * @maxItems 64
   */
  blocks: SurfaceBlock[];
  /**
   * Further documents that may advertise nothing outside of blocks.
   *
   * @maxItems 256
   */
  scan?: Glob[];
  /**
   * Documents that are left out of all of this.
   *
   * @maxItems 256
   */
  ignore?: Glob[];
  /**
   * How documents call providers; the providers of the claims are known by their slugs anyway.
   *
   * @maxItems 256
   */
  providers?: AdvertisedProvider[];
  /**
   * Words of claiming beside those that claimgate knows.
   *
   * @maxItems 256
   */
  words?: Phrase[];
  /**
   * Phrases that may stand outside of blocks.
   *
   * @maxItems 256
   */
  allow?: SurfaceAllowance[];
}
export interface ApprovalTerms {
  /**
   * whether the provider has to review the app
   */
  required: boolean;
  tier: Slug;
}
/**
 * After how many days of 86,400 seconds a run no longer counts.
 */
export interface RetestDays {
  local: number;
  live: number;
}
/**
 * A check that a run must contain, with the reasons for which it may be not applicable.
 */
export interface ListedCheck {
  kind: CheckKind;
  /**
   * reasons for which a run may leave the check out; only refresh and revoke may have any
   *
   * @maxItems 32
   */
  not_applicable_reasons: Slug[];
}
/**
 * What must be shown before a claim may be made (specification/documents.md 3.2).
 */
export interface CertificationContract {
  schema_version: 1;
  provider: Slug;
  /**
   * the kinds of account that the contract is for, such as business
   *
   * @minItems 1
   * @maxItems 64
   */
  account_kinds: Slug[];
  output_profile: Slug;
  operation: Operation;
  policy_mode: Slug;
  capability_digest: DigestText;
  policy_digest: DigestText;
  /**
   * OAuth scopes that the grant of the account must contain, by name
   *
   * @maxItems 256
   */
  required_scopes: Scope[];
  approval: ApprovalTerms;
  local_checks: CheckList;
  live_checks: CheckList;
  retest_days: RetestDays;
  /**
   * ancestor: the tested revision is the released one or an ancestor of it
   */
  tested_revision: 'any' | 'ancestor';
  /**
   * whether certification tests may run under a trial approval
   */
  allow_trial_execution: boolean;
  /**
   * Where the provider's policy can be read; documentation only.
   *
   * @maxItems 64
   */
  policy_sources: string[];
}
/**
 * Which subjects are meant: the provider, and any of the other eight members. A member that is absent stands for every value.
 */
export interface Selector {
  provider: Slug;
  app_fingerprint?: FingerprintText;
  deployment_environment?: 'local' | 'staging' | 'production';
  provider_environment?: 'development' | 'sandbox' | 'production';
  /**
   * a fingerprint, "sha256:" and 64 lower-case hex digits, or null
   */
  instance_fingerprint?: string | null;
  account_kind?: Slug;
  output_profile?: Slug;
  operation?: Operation;
  policy_mode?: Slug;
}
/**
 * A runtime control event, in the form that the ledger accepts (specification/ledger.md 1).
 */
export interface ControlEvent {
  schema_version: 1;
  selector: Selector;
  state: ControlState;
  reason: Slug;
  starts_at: Instant;
  expires_at: ExpiryOrNull;
}
/**
 * Records of the ledger that an administrator takes out of force (specification/ledger.md 9).
 */
export interface Correction {
  schema_version: 1;
  reason: Slug;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  records: string[];
}
export interface DsseSignature {
  /**
   * a hint only; may be empty
   */
  keyid?: string;
  /**
   * base64 of the signature over the PAE
   */
  sig: string;
}
/**
 * The JSON form of a DSSE v1.0.2 envelope (specification/trust.md 1).
 */
export interface DsseEnvelope {
  /**
   * base64 of the exact payload bytes
   */
  payload: string;
  payloadType: string;
  /**
   * at most 16; none where nobody has signed yet, which no verifier accepts
   *
   * @maxItems 16
   */
  signatures: DsseSignature[];
}
/**
 * The answer of the gate (specification/documents.md 3.5).
 */
export interface GateVerdict {
  schema_version: 1;
  tool: Tool;
  kind: 'release' | 'draft' | 'historical' | 'forecast';
  decision: 'allowed' | 'refused' | 'undetermined';
  evaluated_at: Instant;
  release: Release;
  /**
   * digest of the release manifest's exact bytes, or null where none was made
   */
  manifest_sha256: string | null;
  inputs: Inputs;
  findings: VerdictFinding[];
  claims: ClaimVerdict[];
  horizon: Horizon;
  self_test?: VerdictSelfTest;
}
export interface Horizon {
  valid_until: InstantOrNull;
  first_lapse: FirstLapse;
}
/**
 * How this gate was tested: the report of `claimgate selftest`, by the digest of its bytes. Absent where none was given.
 */
export interface VerdictSelfTest {
  sha256: DigestText;
  tested_at: Instant;
  /**
   * how many changes the gate judged as expected
   */
  changes: number;
}
/**
 * in-toto DigestSet with sha256 alone
 */
export interface Sha256Set {
  /**
   * 64 lower-case hex digits
   */
  sha256: string;
}
/**
 * An in-toto Statement v1 whatever its predicate is; each predicate has a schema of its own.
 */
export interface InTotoStatement {
  _type: 'https://in-toto.io/Statement/v1';
  /**
   * @minItems 1
   * @maxItems 1024
   */
  subject: StatementSubject[];
  predicateType: string;
  predicate: {};
}
/**
 * A saved instance: one file for each, named after it (docs/how-to/support-instances.md).
 */
export interface InstanceProfile {
  schema_version: 1;
  /**
   * base URL of the instance
   */
  url: string;
  /**
   * path of the file with the token, or null
   */
  token_file: string | null;
}
/**
 * The process answers: body of GET /api/v1/health (specification/service.md 1).
 */
export interface Liveness {
  status: 'ok';
}
export interface ProblemError {
  /**
   * a code of the closed table
   */
  code: string;
  detail: string;
  /**
   * where in the body (RFC 6901)
   */
  pointer?: string;
}
/**
 * Why a request was not answered as asked (RFC 9457), as application/problem+json.
 */
export interface Problem {
  type: 'about:blank';
  /**
   * the phrase of the status
   */
  title: string;
  status: number;
  detail: string;
  /**
   * a code of the closed table
   */
  code: string;
  /**
   * the id under which the log knows the request
   */
  request_id: string;
  /**
   * each fault of the body
   *
   * @maxItems 1001
   */
  errors?: ProblemError[];
}
export interface ProjectionPredicate {
  schema_version: 1;
  deployment: Slug;
  generated_at: Instant;
  expires_at: Instant;
  entry_count: number;
  facts_sha256: DigestText;
  fingerprint: FingerprintDeclaration;
  /**
   * the head of the ledger as a C2SP checkpoint
   */
  checkpoint: string;
  corrections?: CorrectionsDeclaration;
  consistency: ConsistencyProof;
}
/**
 * How the fingerprints of the projection were made (specification/documents.md 4).
 */
export interface FingerprintDeclaration {
  algorithm: 'claimgate/fingerprint/v1';
  /**
   * a safe id: letters and digits in groups joined by one of . _ : -, at most 128 characters
   */
  key_id: string;
}
/**
 * What administrators have taken out of force (specification/ledger.md 9); absent where nothing was. A gate of before corrections refuses a statement that has it.
 */
export interface CorrectionsDeclaration {
  count: number;
  digest: DigestText;
}
/**
 * The signed statement beside a ledger projection (specification/documents.md 3.3).
 */
export interface ProjectionStatement {
  _type: 'https://in-toto.io/Statement/v1';
  /**
   * @maxItems 1024
   */
  subject: StatementSubject[];
  predicateType: 'urn:claimgate:ledger-projection:v1';
  predicate: ProjectionPredicate;
}
export interface CataloguedProvider {
  provider: Slug;
  /**
   * some app of the provider is configured
   */
  configured: boolean;
  connected_accounts: number;
  readiness: ProviderReadiness;
}
/**
 * The providers of this deployment: body of GET /api/v1/accounts/providers (specification/service.md 3).
 */
export interface ProviderCatalogue {
  providers: CataloguedProvider[];
}
/**
 * The readiness of every provider: body of GET /api/v1/provider-readiness (specification/service.md 2).
 */
export interface ReadinessBoard {
  providers: ProviderReadiness[];
  /**
   * where the next page begins; absent on the last page, and where no limit was asked for
   */
  next_cursor?: string;
}
/**
 * One claim: what is claimed, and under which contract. Evidence lives in the projection.
 */
export interface Claim {
  subject: Subject;
  contract_digest: DigestText;
}
/**
 * The one file that public claims come from (specification/documents.md 3.1).
 */
export interface PublicClaims {
  schema_version: 1;
  claims: Claim[];
}
/**
 * Which decisions are asked for: the parameters of GET /api/v1/provider-readiness and the arguments of the MCP tool get_provider_readiness (specification/service.md 2).
 */
export interface ReadinessQuery {
  provider?: Slug;
  state?: ReadinessState;
  operation?: Operation;
  account_reference?: FingerprintText;
  /**
   * at most this many decisions; next_cursor then says where the next page begins
   */
  limit?: number;
  /**
   * next_cursor of the page before, asked with the same filters
   */
  cursor?: string;
}
/**
 * Everything that one readiness decision is a function of, but for the instant and the environment: what `readiness decide` reads (specification/readiness.md 1).
 */
export interface ReadinessQuestion {
  schema_version: 1;
  request: DecisionRequest;
  deployment_kind: 'cloud' | 'self_hosted';
  /**
   * every provider that the runtime knows; a deny-list that names another one is refused
   *
   * @maxItems 10000
   */
  providers: Slug[];
  /**
   * the limits of the trust root, or null where there is none; runtime facts may then be 60 minutes old
   */
  facts_limits: null | TrustRootLimits;
  evidence: QuestionEvidence;
  /**
   * @maxItems 1000
   */
  contracts: CertificationContract[];
  claim: QuestionClaim;
  /**
   * the tested commits that are part of what runs
   *
   * @maxItems 10000
   */
  released_revisions: GitRevision[];
  /**
   * the tested commits that are not; of those in neither list it is not known
   *
   * @maxItems 10000
   */
  foreign_revisions: GitRevision[];
}
/**
 * What a readiness decision is asked for: one exact subject, one account, one intent (specification/readiness.md 1).
 */
export interface DecisionRequest {
  subject: Subject;
  account_reference: AccountReferenceOrNull;
  intent: ReadinessIntent;
}
export interface TrustRootLimits {
  max_projection_hours: number;
  max_facts_minutes: number;
  max_clock_skew_seconds: number;
}
export interface QuestionEvidence {
  /**
   * what an export would write for the subject, or null where ledger or runtime facts could not be read
   */
  entry: null | ProjectionEntry;
  account: AuthorizationFact;
  /**
   * whether the runtime implements the operation for the profile
   */
  is_implemented: boolean;
  facts_generated_at: ExpiryOrNull;
  control: ControlFact;
}
export interface QuestionClaim {
  /**
   * the contract that the public claims name for the subject, or null where it is not claimed
   */
  contract_digest: string | null;
  /**
   * publish subjects that are advertisable: connect rests on those that equal it in all but profile and operation
   *
   * @maxItems 10000
   */
  advertisable_subjects: Subject[];
}
export interface ConfiguredApp {
  provider: Slug;
  app_fingerprint: FingerprintText;
  provider_environment: 'development' | 'sandbox' | 'production';
  /**
   * a fingerprint, "sha256:" and 64 lower-case hex digits, or null
   */
  instance_fingerprint: string | null;
  state: 'missing' | 'dynamic_registration' | 'configured';
  /**
   * where the effective configuration comes from, or null where that is not known
   */
  source: 'built_in' | 'environment' | 'database' | 'dynamic' | null;
  label?: Label;
  instance_label?: Label;
}
export interface ConnectedAccount {
  account_reference: FingerprintText;
  provider: Slug;
  app_fingerprint: FingerprintText;
  /**
   * a fingerprint, "sha256:" and 64 lower-case hex digits, or null
   */
  instance_fingerprint: string | null;
  account_kind: Slug;
  authorization: AccountAuthorization;
}
/**
 * the grant of the account: whether it is valid, its scopes, and since and until when
 */
export interface AccountAuthorization {
  state: 'not_applicable' | 'reconnect_required' | 'valid';
  granted_scopes: ScopeDigests;
  validated_at: Instant;
  expires_at: ExpiryOrNull;
}
export interface EffectivePolicy {
  provider: Slug;
  account_kind: Slug;
  output_profile: Slug;
  policy_mode: Slug;
  state: 'restricted' | 'allowed';
  /**
   * a slug, or null
   */
  reason: string | null;
  policy_digest: DigestText;
}
export interface ImplementedOperation {
  provider: Slug;
  output_profile: Slug;
  operation: Operation;
  capability_digest: DigestText;
}
/**
 * What the ledger cannot know and the hosting service does (specification/documents.md 3.6). A fact that is not there is not known.
 */
export interface RuntimeFacts {
  schema_version: 1;
  deployment: Slug;
  deployment_kind: 'cloud' | 'self_hosted';
  deployment_environment: 'local' | 'staging' | 'production';
  generated_at: Instant;
  /**
   * the provider apps, and whether each is configured
   *
   * @maxItems 10000
   */
  apps: ConfiguredApp[];
  /**
   * the connected accounts with their grants
   *
   * @maxItems 1000000
   */
  accounts: ConnectedAccount[];
  /**
   * what the policy says of each format
   *
   * @maxItems 100000
   */
  policies: EffectivePolicy[];
  /**
   * what the adapters implement
   *
   * @maxItems 100000
   */
  implemented: ImplementedOperation[];
  /**
   * what the environment disables, whatever the ledger says
   *
   * @maxItems 10000
   */
  deny_list: Selector[];
}
/**
 * What the service needs can be used: body of GET /api/v1/ready (specification/service.md 1).
 */
export interface ServiceReadiness {
  status: 'ready';
  database: 'ok';
  /**
   * only on an instance backed by S3 object storage
   */
  storage?: 'ok';
}
/**
 * What `claimgate setup --from FILE` takes instead of options; what is left out has a default.
 */
export interface SetupAnswers {
  schema_version: 1;
  deployment?: Slug;
  /**
   * what is released, as a URI such as pkg:npm/name; its version is added
   */
  resource_uri?: string;
  /**
   * The ledger, as sqlite:PATH from the folder of this file. The address of a database holds a password, so it comes from CLAIMGATE_LEDGER only.
   */
  ledger?: string;
  origin?: LedgerOrigin;
  /**
   * How many root keys must sign a trust root.
   */
  signers?: number;
  /**
   * Public root keys of other people: paths of PEM files from the folder of this document.
   *
   * @maxItems 15
   */
  root_keys?: string[];
  ci?: PipelineSystem;
}
/**
 * What queued work carries of a certification test: the payload of its token (specification/readiness.md 4).
 */
export interface TestIntent {
  schema_version: 1;
  request: DecisionRequest;
  actor: FingerprintText;
  issued_at: Instant;
  expires_at: Instant;
}
/**
 * What `trust rotate` changes from one trust root to the next; what is not named stays.
 */
export interface TrustChanges {
  schema_version: 1;
  expires_at?: Instant;
  deployment?: Slug;
  ledger?: DescribedLedger;
  roles?: ChangedRoles;
  identities?: DescribedIdentities;
  limits?: TrustRootLimits;
}
export interface DescribedLedger {
  origin: LedgerOrigin;
  /**
   * Ed25519 keys, as public keys or as C2SP note keys under the origin
   *
   * @minItems 1
   * @maxItems 16
   */
  keys: DescribedKey[];
  floor?: LedgerFloor;
}
/**
 * Where the ledger starts for a reader who knows no release yet.
 */
export interface LedgerFloor {
  tree_size: number;
  root_hash: DigestText;
}
export interface ChangedRoles {
  root?: DescribedRole;
  projection?: DescribedSigningRole;
  release?: DescribedSigningRole;
}
/**
 * the public keys of a role, and how many of them have to sign
 */
export interface DescribedRole {
  /**
   * the public keys of the role
   *
   * @minItems 1
   * @maxItems 16
   */
  keys: DescribedKey[];
  /**
   * how many of the keys have to sign
   */
  threshold: number;
}
/**
 * the public keys and the keyless identities of a role, and how many of them have to sign
 */
export interface DescribedSigningRole {
  /**
   * the public keys of the role
   *
   * @maxItems 16
   */
  keys?: DescribedKey[];
  /**
   * the names of the identities of the role
   *
   * @minItems 1
   * @maxItems 16
   */
  identities?: Slug[];
  /**
   * how many of the keys and identities have to sign
   */
  threshold: number;
}
/**
 * who may sign with a short-lived certificate, by a name of your choice
 */
export interface DescribedIdentities {
  [k: string]: DescribedIdentity;
}
export interface DescribedIdentity {
  issuer: IdentityIssuer;
  subject: IdentitySubject;
  extensions?: IdentityExtensions;
  /**
   * the Sigstore trusted root: its path from the folder of this document, or its digest
   */
  trusted_root: string;
  /**
   * public keys that the same person or pipeline holds: together they count once
   *
   * @minItems 1
   * @maxItems 16
   */
  holder_keys?: DescribedKey[];
}
/**
 * Values that extensions of the certificate must have, by their object identifiers: those of Fulcio from 1.3.6.1.4.1.57264.1.9 on.
 */
export interface IdentityExtensions {
  [k: string]: string;
}
/**
 * What `trust init` makes the first trust root from: its content, with keys by file or inline.
 */
export interface TrustDescription {
  schema_version: 1;
  expires_at: Instant;
  deployment: Slug;
  ledger: DescribedLedger;
  roles: DescribedRoles;
  identities?: DescribedIdentities;
  limits: TrustRootLimits;
}
/**
 * whose signatures count for what, and how many of them
 */
export interface DescribedRoles {
  root: DescribedRole;
  projection: DescribedSigningRole;
  release: DescribedSigningRole;
}
export interface TrustRootIdentity {
  issuer: IdentityIssuer;
  subject: IdentitySubject;
  extensions?: IdentityExtensions;
  trusted_root_sha256: DigestText;
  /**
   * keys that the same person or pipeline holds: together with the identity they count once
   *
   * @minItems 1
   * @maxItems 16
   */
  holder_key_ids?: string[];
}
export interface RoleWithIdentities {
  /**
   * @maxItems 16
   */
  key_ids: string[];
  /**
   * @minItems 1
   * @maxItems 16
   */
  identity_ids?: Slug[];
  threshold: number;
}
/**
 * The payload of a trust root whose roles also list keyless identities (specification/trust.md 2).
 */
export interface TrustRootWithIdentities {
  schema_version: 2;
  version: number;
  expires_at: Instant;
  deployment: Slug;
  ledger: TrustRootLedger;
  keys: TrustRootKeys;
  identities: TrustRootIdentities;
  roles: RolesWithIdentities;
  limits: TrustRootLimits;
}
export interface TrustRootLedger {
  origin: LedgerOrigin;
  /**
   * C2SP note keys, name+hash+base64
   *
   * @minItems 1
   * @maxItems 16
   */
  keys: string[];
  floor: LedgerFloor;
}
/**
 * Public keys as PEM (SPKI) by OpenSSH SHA256 fingerprint.
 */
export interface TrustRootKeys {
  [k: string]: string;
}
/**
 * Who may sign with a short-lived certificate, by a name of your choice.
 */
export interface TrustRootIdentities {
  [k: string]: TrustRootIdentity;
}
export interface RolesWithIdentities {
  root: TrustRootRole;
  projection: RoleWithIdentities;
  release: RoleWithIdentities;
}
export interface TrustRootRole {
  /**
   * @minItems 1
   * @maxItems 16
   */
  key_ids: string[];
  threshold: number;
}
/**
 * The payload of a trust root: whose signatures count, and within which limits (specification/trust.md 2).
 */
export interface TrustRootDocument {
  schema_version: 1;
  version: number;
  expires_at: Instant;
  deployment: Slug;
  ledger: TrustRootLedger;
  keys: TrustRootKeys;
  roles: TrustRootRoles;
  limits: TrustRootLimits;
}
export interface TrustRootRoles {
  root: TrustRootRole;
  projection: TrustRootRole;
  release: TrustRootRole;
}
export interface SummarySubject {
  name: string;
  digest: Sha256Set;
}
/**
 * A document by name and digest (in-toto ResourceDescriptor).
 */
export interface SummaryResource {
  uri: string;
  digest: Sha256Set;
}
export interface SummaryPredicate {
  verifier: SummaryVerifier;
  timeVerified: Instant;
  /**
   * a purl of what is released, with its version, such as pkg:npm/example@1.4.0
   */
  resourceUri: string;
  policy: SummaryResource;
  /**
   * @maxItems 1024
   */
  inputAttestations: SummaryResource[];
  verificationResult: 'PASSED' | 'FAILED';
  /**
   * @minItems 1
   * @maxItems 1
   */
  verifiedLevels: ('CLAIMGATE_RULES_V1' | 'FAILED')[];
  'urn:claimgate:claims:v1'?: SummaryClaims;
  'urn:claimgate:trust-roots:v1'?: SummaryRoots;
}
export interface SummaryVerifier {
  id: 'urn:claimgate:gate:v1';
  version: SummaryVerifierVersion;
}
export interface SummaryVerifierVersion {
  claimgate: string;
}
/**
 * The signed form of a verdict: a SLSA verification summary v1 as this gate writes it (specification/trust.md 1).
 */
export interface VerificationSummary {
  _type: 'https://in-toto.io/Statement/v1';
  /**
   * claims, manifest and verdict, then the published files that the manifest binds
   *
   * @minItems 3
   * @maxItems 103
   */
  subject: SummarySubject[];
  predicateType: 'https://slsa.dev/verification_summary/v1';
  predicate: SummaryPredicate;
}
export interface BlockedDecision {
  subject: Subject;
  account_reference: AccountReferenceOrNull;
  state: ReadinessState;
  /**
   * the codes of what stands in the way
   *
   * @maxItems 64
   */
  codes: string[];
}
export interface ExpiringSubject {
  subject: Subject;
  /**
   * what expires first of all that the subject rests on
   */
  what:
    | 'approval'
    | 'authorization'
    | 'control'
    | 'local_run'
    | 'local_retest'
    | 'live_run'
    | 'live_retest';
  expires_at: Instant;
}
export interface ChangedControl {
  /**
   * the place in the ledger
   */
  sequence: number;
  selector: Selector;
  state: ControlState;
  reason: Slug;
  starts_at: Instant;
  expires_at: ExpiryOrNull;
}
/**
 * The body of a webhook (specification/service.md 8).
 */
export interface WebhookEvent {
  type: WebhookType;
  timestamp: Instant;
  data: {
    deployment: Slug;
    /**
     * readiness.blocked: what was executable and is not any more
     *
     * @maxItems 50
     */
    decisions: BlockedDecision[];
    /**
     * evidence.expiring and evidence.expired
     *
     * @maxItems 50
     */
    subjects: ExpiringSubject[];
    /**
     * control.changed: control events that were recorded
     *
     * @maxItems 50
     */
    controls: ChangedControl[];
  };
}
export interface WebhookTarget {
  name: Slug;
  /**
   * https, or http on the loopback interface; without credentials and fragment
   */
  url: string;
  /**
   * each signs every message: two while one replaces the other
   *
   * @minItems 1
   * @maxItems 3
   */
  secrets: string[];
  /**
   * what is sent, by default everything
   *
   * @minItems 1
   * @maxItems 4
   */
  types?: WebhookType[];
}
/**
 * Where the service sends webhooks, and when (specification/service.md 8). The file holds secrets.
 */
export interface WebhookSettings {
  schema_version: 1;
  /**
   * how many days before the first expiry of a subject's evidence the service sends evidence.expiring, by default 14
   */
  expires_within_days?: number;
  /**
   * @minItems 1
   * @maxItems 16
   */
  targets: WebhookTarget[];
}
export interface Workspace {
  id: string;
  /**
   * the one that is selected
   */
  active: boolean;
}
/**
 * The workspaces of the caller: body of GET /api/v1/workspaces, which a host may offer (docs/how-to/support-instances.md).
 */
export interface Workspaces {
  workspaces: Workspace[];
}
