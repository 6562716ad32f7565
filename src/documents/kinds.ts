export interface Kind {
  readonly titles: readonly string[];
  /** With its article. */
  readonly name: string;
  /** Members that together only documents of this kind have, among those above it in the table. */
  readonly telling?: readonly string[];
  /** How its files begin, where they are no JSON. */
  readonly start?: RegExp;
  /** The words behind `claimgate` that read it. */
  readonly command?: string;
}

/** The kinds of files; the first whose telling members a document has is its kind. */
export const KINDS: readonly Kind[] = [
  {
    name: 'a run',
    titles: ['CertificationRun'],
    telling: ['side'],
    command: 'ledger append run FILE',
  },
  {
    name: 'a control event',
    titles: ['ControlEvent'],
    telling: ['selector'],
    command: 'ledger append control FILE',
  },
  {
    name: 'an approval review',
    titles: ['ApprovalReview'],
    telling: ['reviewed_at'],
    command: 'ledger append approval FILE',
  },
  {
    name: 'a correction',
    titles: ['Correction'],
    telling: ['reason', 'records'],
    command: 'ledger correct FILE',
  },
  {
    name: 'a contract',
    titles: ['CertificationContract'],
    telling: ['local_checks', 'live_checks'],
    command: 'contract lint FILE',
  },
  {
    name: 'a verdict',
    titles: ['GateVerdict'],
    telling: ['decision', 'horizon'],
    command: 'verdict require FILE',
  },
  {
    name: 'the report of a command',
    titles: ['CommandReport'],
    telling: ['tool', 'command'],
  },
  {
    name: 'a claims file',
    titles: ['PublicClaims'],
    telling: ['claims'],
    command: 'check --claims FILE',
  },
  {
    name: 'a release manifest',
    titles: ['ReleaseManifest', 'ReleaseManifestWithArtifacts'],
    telling: ['provider_claims'],
    command: 'manifest verify FILE',
  },
  {
    name: 'a configuration',
    titles: ['Config', 'SetupAnswers'],
    telling: ['deployment', 'resource_uri'],
  },
  {
    name: 'runtime facts',
    titles: ['RuntimeFacts'],
    telling: ['generated_at', 'apps'],
    command: 'ledger export --facts FILE',
  },
  {
    name: 'a trust root outside of its envelope',
    titles: ['TrustRootDocument', 'TrustRootWithIdentities'],
    telling: ['keys', 'roles', 'version'],
  },
  {
    name: 'the description of a trust root',
    titles: ['TrustDescription', 'TrustChanges'],
    telling: ['roles', 'limits', 'ledger'],
    command: 'trust init --from FILE',
  },
  {
    name: 'a signed document',
    titles: ['DsseEnvelope'],
    telling: ['payloadType'],
    command: 'verify FILE',
  },
  {
    name: 'a statement outside of its envelope',
    titles: [
      'InTotoStatement',
      'ProjectionStatement',
      'VerificationSummary',
      'BadgeStatement',
      'RetractionStatement',
      'SealedRunStatement',
    ],
    telling: ['_type', 'predicateType'],
  },
  {
    name: 'a projection',
    titles: ['ProjectionEntry'],
    telling: ['local_run', 'live_run', 'runtime_control'],
    command: 'ledger show --subject SUBJECT --projection FILE',
  },
  {
    name: 'a question about readiness',
    titles: ['ReadinessQuestion'],
    telling: ['request', 'deployment_kind'],
    command: 'readiness FILE',
  },
  {
    name: 'a subject',
    titles: ['Subject'],
    telling: ['app_fingerprint', 'output_profile', 'policy_mode'],
    command: 'explain FILE',
  },
  {
    name: 'a SQLite ledger',
    titles: [],
    start: /^SQLite format 3\0/,
    command: 'ledger verify --ledger sqlite:FILE',
  },
  {
    name: 'a trusted root of Sigstore',
    titles: [],
    telling: ['certificateAuthorities'],
  },
  { name: 'a public key', titles: [], start: /^-----BEGIN PUBLIC KEY-----/ },
  { name: 'a PEM file, as keys are', titles: [], start: /^-----BEGIN / },
  {
    name: 'XML, as test results in the JUnit format are',
    titles: [],
    start: /^\s*<(?:\?xml|testsuites?)\b/,
    command: 'ledger append run --side SIDE --from-junit FILE',
  },
  {
    name: 'an inclusion proof',
    titles: [],
    start: /^c2sp\.org\/tlog-proof@/,
    command: 'verify FILE',
  },
  { name: 'a capsule', titles: ['Capsule'], start: /^[^]{257}ustar/, command: 'audit FILE' },
];
