import { CLOCK_SKEW_MS, isInstant, isOneOf, type Dialect } from '../dialect.ts';

const STATES = ['not_required', 'pending', 'trial', 'approved', 'restricted', 'revoked'];
const KINDS = [
  'connect',
  'authorization',
  'publish_immediate',
  'publish_scheduled',
  'final_result',
  'refresh',
  'revoke',
];
const DEPLOYMENT_ENVIRONMENTS = ['local', 'staging', 'production'];
const PROVIDER_ENVIRONMENTS = ['development', 'sandbox', 'production'];
const OPERATIONS = ['connect', 'publish_immediate', 'publish_scheduled'];

/** What a run repeats of its review, so that a key can hold the two together. */
const REVIEW_KEY =
  'provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at';

/**
 * What every record begins with. `sequence` is its place in the one order; its entry in the log comes
 * last and seals it. That an id is there once is what the log sees to, in which every record is. `nonce`: 128 random bits, so that nobody can guess the leaf of a neighbour.
 */
function recordColumns(d: Dialect): string {
  return `sequence ${d.integer} not null primary key check (sequence >= 1),
  id text not null check ${d.isHex('id', 32)},
  nonce text not null check ${d.isHex('nonce', 32)},
  recorded_at ${d.integer} not null check (${isInstant('recorded_at')}),
  operator_ref text not null check ${d.isDigest('operator_ref')}`;
}

const IN_THE_LOG =
  'foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred';

/** Of an app without instance, the empty text: nothing that is null is ever equal in a key. */
function isInstance(d: Dialect, column: string): string {
  return `(${column} = '' or ${d.isDigest(column)})`;
}

/**
 * `subtrees`: hashes of the complete subtrees of more than one leaf that the entry completes, from two
 * leaves up, as hex digits one after the other: as many as its sequence number has zeros at its end in
 * binary. In the row of the entry, they cost no row and no page of their own.
 */
export function logTable(d: Dialect): string {
  return `create table provider_evidence_log (
  sequence ${d.integer} not null primary key check (sequence >= 1),
  record_kind text not null check (${isOneOf('record_kind', ['approval', 'run', 'control'])}),
  record_id text not null check ${d.isHex('record_id', 32)},
  leaf text not null check ${d.isDigest('leaf')},
  subtrees text not null check ${d.isHexList('subtrees')},
  idempotency_ref text check (idempotency_ref is null or ${d.isDigest('idempotency_ref')}),
  request_digest text not null check ${d.isDigest('request_digest')},
  check ((sequence & (-sequence)) = (cast(1 as bigint) << (length(subtrees) / 64))),
  unique (record_id, sequence)
) ${d.sequenceTableOptions};
create unique index provider_evidence_log_of_request on provider_evidence_log (idempotency_ref)
  where idempotency_ref is not null;`;
}

export function identityTable(d: Dialect): string {
  return `create table provider_evidence_identity (
  single ${d.integer} not null primary key check (single = 1),
  origin text not null check ${d.isNoteName('origin')},
  deployment text not null check ${d.isSlug('deployment')},
  fingerprint_key_id text not null check ${d.isSafeId('fingerprint_key_id')},
  created_at ${d.integer} not null check (${isInstant('created_at')})
) ${d.tableOptions};`;
}

export function reviewsTable(d: Dialect): string {
  return `create table provider_approval_reviews (
  ${recordColumns(d)},
  provider text not null check ${d.isSlug('provider')},
  app_fingerprint text not null check ${d.isDigest('app_fingerprint')},
  provider_environment text not null check (${isOneOf('provider_environment', PROVIDER_ENVIRONMENTS)}),
  instance_fingerprint text not null check ${isInstance(d, 'instance_fingerprint')},
  approval_state text not null check (${isOneOf('approval_state', STATES)}),
  approval_tier text not null check ${d.isSlug('approval_tier')},
  reviewed_at ${d.integer} not null check (${isInstant('reviewed_at')}),
  review_expires_at ${d.integer} not null check (${isInstant('review_expires_at')}),
  check ((approval_state = 'not_required') = (approval_tier = 'not_required')),
  check (review_expires_at > reviewed_at),
  check (reviewed_at <= recorded_at + ${CLOCK_SKEW_MS}),
  unique (id, ${REVIEW_KEY}),
  ${IN_THE_LOG}
) ${d.sequenceTableOptions};
create index provider_approval_reviews_of_app on provider_approval_reviews
  (provider, app_fingerprint, provider_environment, instance_fingerprint, sequence);`;
}

export function runsTable(d: Dialect): string {
  return `create table provider_certification_runs (
  ${recordColumns(d)},
  review_id text not null,
  approval_state text not null,
  approval_tier text not null,
  reviewed_at ${d.integer} not null,
  review_expires_at ${d.integer} not null,
  side text not null check (${isOneOf('side', ['local', 'live'])}),
  provider text not null check ${d.isSlug('provider')},
  app_fingerprint text not null check ${d.isDigest('app_fingerprint')},
  deployment_environment text not null check (${isOneOf('deployment_environment', DEPLOYMENT_ENVIRONMENTS)}),
  provider_environment text not null check (${isOneOf('provider_environment', PROVIDER_ENVIRONMENTS)}),
  instance_fingerprint text not null check ${isInstance(d, 'instance_fingerprint')},
  account_kind text not null check ${d.isSlug('account_kind')},
  output_profile text not null check ${d.isSlug('output_profile')},
  operation text not null check (${isOneOf('operation', OPERATIONS)}),
  policy_mode text not null check ${d.isSlug('policy_mode')},
  subject_digest text not null check ${d.isDigest('subject_digest')},
  contract_digest text not null check ${d.isDigest('contract_digest')},
  tested_revision text not null check (${d.isHex('tested_revision', 40)} or ${d.isHex('tested_revision', 64)}),
  tested_at ${d.integer} not null check (${isInstant('tested_at')}),
  expires_at ${d.integer} not null check (${isInstant('expires_at')}),
  required_scopes text not null check ${d.isHexList('required_scopes')},
  granted_scopes text not null check ${d.isHexList('granted_scopes')},
  account_ref text check (account_ref is null or ${d.isDigest('account_ref')}),
  check (expires_at > tested_at),
  check (tested_at >= reviewed_at),
  check (expires_at <= review_expires_at),
  check (tested_at <= recorded_at + ${CLOCK_SKEW_MS}),
  check (side = 'local' or account_ref is not null),
  unique (id, side),
  foreign key (review_id, ${REVIEW_KEY}) references provider_approval_reviews (id, ${REVIEW_KEY}),
  ${IN_THE_LOG}
) ${d.sequenceTableOptions};
create index provider_certification_runs_of_subject on provider_certification_runs
  (subject_digest, side, sequence);`;
}

export function checksTable(d: Dialect): string {
  return `create table provider_certification_checks (
  run_id text not null check ${d.isHex('run_id', 32)},
  side text not null check (${isOneOf('side', ['local', 'live'])}),
  kind text not null check (${isOneOf('kind', KINDS)}),
  outcome text not null check (${isOneOf('outcome', ['passed', 'failed', 'not_applicable'])}),
  not_applicable_reason text check (not_applicable_reason is null or ${d.isSlug('not_applicable_reason')}),
  completed_at ${d.integer} not null check (${isInstant('completed_at')}),
  external_result text check (external_result is null or ${d.isDigest('external_result')}),
  check ((outcome = 'not_applicable') = (not_applicable_reason is not null)),
  check (outcome <> 'not_applicable' or kind in ('refresh', 'revoke')),
  check (side = 'local' or outcome <> 'passed' or external_result is not null
    or kind not in ('publish_immediate', 'publish_scheduled', 'final_result')),
  primary key (run_id, kind),
  foreign key (run_id, side) references provider_certification_runs (id, side) deferrable initially deferred
) ${d.tableOptions};`;
}

/** The members of a subject that a selector may name beside the provider, in the order of their bits. */
const SELECTABLE = [
  'app_fingerprint',
  'deployment_environment',
  'provider_environment',
  'instance_fingerprint',
  'account_kind',
  'output_profile',
  'operation',
  'policy_mode',
];

/** A member that a selector does not name is null: it speaks of every value. */
export function controlsTable(d: Dialect): string {
  const orAny = (column: string, check: string) =>
    `${column} text check (${column} is null or ${check})`;
  const bits = SELECTABLE.map(
    (column, bit) => `(case when ${column} is null then 0 else ${2 ** bit} end)`,
  );
  return `create table provider_runtime_control_events (
  ${recordColumns(d)},
  selector_digest text not null check ${d.isDigest('selector_digest')},
  selector_mask ${d.integer} not null,
  provider text not null check ${d.isSlug('provider')},
  ${orAny('app_fingerprint', d.isDigest('app_fingerprint'))},
  ${orAny('deployment_environment', isOneOf('deployment_environment', DEPLOYMENT_ENVIRONMENTS))},
  ${orAny('provider_environment', isOneOf('provider_environment', PROVIDER_ENVIRONMENTS))},
  ${orAny('instance_fingerprint', isInstance(d, 'instance_fingerprint'))},
  ${orAny('account_kind', d.isSlug('account_kind'))},
  ${orAny('output_profile', d.isSlug('output_profile'))},
  ${orAny('operation', isOneOf('operation', OPERATIONS))},
  ${orAny('policy_mode', d.isSlug('policy_mode'))},
  control_state text not null check (${isOneOf('control_state', ['disabled', 'degraded', 'enabled'])}),
  reason text not null check ${d.isSlug('reason')},
  starts_at ${d.integer} not null check (${isInstant('starts_at')}),
  expires_at ${d.integer} check (expires_at is null or (${isInstant('expires_at')} and expires_at > starts_at)),
  check (selector_mask = ${bits.join(' + ')}),
  ${IN_THE_LOG}
) ${d.sequenceTableOptions};
create index provider_runtime_control_events_of_selector on provider_runtime_control_events
  (selector_mask, selector_digest, sequence);
create index provider_runtime_control_events_by_end on provider_runtime_control_events
  (selector_digest, expires_at, sequence);
create index provider_runtime_control_events_by_start on provider_runtime_control_events
  (selector_digest, control_state, starts_at) where control_state <> 'enabled';`;
}
