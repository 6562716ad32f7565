import { CLOCK_SKEW_MS, isInstant, isOneOf, type Dialect, type Table } from '../dialect.ts';
import { instant, recordColumns, text, textOrNull } from './columns.ts';

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

const IN_THE_LOG =
  'foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred';

/** Of an app without instance, the empty text: nothing that is null is ever equal in a key. */
function isInstance(d: Dialect): string {
  return `(instance_fingerprint = '' or ${d.isDigest('instance_fingerprint')})`;
}

export function reviewsTable(d: Dialect): Table {
  return {
    name: 'provider_approval_reviews',
    options: d.sequenceTableOptions,
    columns: [
      ...recordColumns(d),
      text('provider', d.isSlug('provider')),
      text('app_fingerprint', d.isDigest('app_fingerprint')),
      text('provider_environment', isOneOf('provider_environment', PROVIDER_ENVIRONMENTS)),
      text('instance_fingerprint', isInstance(d)),
      text('approval_state', isOneOf('approval_state', STATES)),
      text('approval_tier', d.isSlug('approval_tier')),
      instant(d, 'reviewed_at'),
      instant(d, 'review_expires_at'),
    ],
    checks: [
      "(approval_state = 'not_required') = (approval_tier = 'not_required')",
      'review_expires_at > reviewed_at',
      `reviewed_at <= recorded_at + ${CLOCK_SKEW_MS}`,
    ],
    keys: [`unique (id, ${REVIEW_KEY})`, IN_THE_LOG],
    indexes: `create index provider_approval_reviews_of_app on provider_approval_reviews
  (provider, app_fingerprint, provider_environment, instance_fingerprint, sequence);`,
  };
}

export function runsTable(d: Dialect): Table {
  return {
    name: 'provider_certification_runs',
    options: d.sequenceTableOptions,
    columns: [
      ...recordColumns(d),
      // The review has been checked: a run is of one that is there.
      ...['review_id', 'approval_state', 'approval_tier'].map((name) => text(name)),
      ...['reviewed_at', 'review_expires_at'].map((name) => instant(d, name, false)),
      text('side', isOneOf('side', ['local', 'live'])),
      text('provider', d.isSlug('provider')),
      text('app_fingerprint', d.isDigest('app_fingerprint')),
      text('deployment_environment', isOneOf('deployment_environment', DEPLOYMENT_ENVIRONMENTS)),
      text('provider_environment', isOneOf('provider_environment', PROVIDER_ENVIRONMENTS)),
      text('instance_fingerprint', isInstance(d)),
      text('account_kind', d.isSlug('account_kind')),
      text('output_profile', d.isSlug('output_profile')),
      text('operation', isOneOf('operation', OPERATIONS)),
      text('policy_mode', d.isSlug('policy_mode')),
      text('subject_digest', d.isDigest('subject_digest')),
      text('contract_digest', d.isDigest('contract_digest')),
      text(
        'tested_revision',
        `(${d.isHex('tested_revision', 40)} or ${d.isHex('tested_revision', 64)})`,
      ),
      instant(d, 'tested_at'),
      instant(d, 'expires_at'),
      text('required_scopes', d.isHexList('required_scopes')),
      text('granted_scopes', d.isHexList('granted_scopes')),
      textOrNull('account_ref', d.isDigest('account_ref')),
    ],
    checks: [
      'expires_at > tested_at',
      'tested_at >= reviewed_at',
      'expires_at <= review_expires_at',
      `tested_at <= recorded_at + ${CLOCK_SKEW_MS}`,
      "side = 'local' or account_ref is not null",
    ],
    keys: [
      `foreign key (review_id, ${REVIEW_KEY}) references provider_approval_reviews (id, ${REVIEW_KEY})`,
      IN_THE_LOG,
    ],
    indexes: `create index provider_certification_runs_of_subject on provider_certification_runs
  (subject_digest, side, sequence);`,
  };
}

export function checksTable(d: Dialect): Table {
  return {
    name: 'provider_certification_checks',
    options: d.tableOptions,
    columns: [
      // Where the run will stand, so that the checks of a run lie together and after all others; and which
      // run it is, so that nobody can put a check there who does not know its id beforehand.
      { name: 'run_sequence', type: `${d.integer} not null`, check: 'run_sequence >= 1' },
      text('run_id', d.isHex('run_id', 32)),
      text('side', isOneOf('side', ['local', 'live'])),
      text('kind', isOneOf('kind', KINDS)),
      text('outcome', isOneOf('outcome', ['passed', 'failed', 'not_applicable'])),
      textOrNull('not_applicable_reason', d.isSlug('not_applicable_reason')),
      instant(d, 'completed_at'),
      textOrNull('external_result', d.isDigest('external_result')),
    ],
    checks: [
      "(outcome = 'not_applicable') = (not_applicable_reason is not null)",
      `outcome <> 'not_applicable' or ${isOneOf('kind', ['refresh', 'revoke'])}`,
      `side = 'local' or outcome <> 'passed' or external_result is not null
    or not ${isOneOf('kind', ['publish_immediate', 'publish_scheduled', 'final_result'])}`,
    ],
    keys: [
      'primary key (run_sequence, kind)',
      'foreign key (run_sequence) references provider_certification_runs (sequence) deferrable initially deferred',
    ],
  };
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
export function controlsTable(d: Dialect): Table {
  const bits = SELECTABLE.map(
    (column, bit) => `(case when ${column} is null then 0 else ${2 ** bit} end)`,
  );
  return {
    name: 'provider_runtime_control_events',
    options: d.sequenceTableOptions,
    columns: [
      ...recordColumns(d),
      text('selector_digest', d.isDigest('selector_digest')),
      { name: 'selector_mask', type: `${d.integer} not null` },
      text('provider', d.isSlug('provider')),
      textOrNull('app_fingerprint', d.isDigest('app_fingerprint')),
      textOrNull(
        'deployment_environment',
        isOneOf('deployment_environment', DEPLOYMENT_ENVIRONMENTS),
      ),
      textOrNull('provider_environment', isOneOf('provider_environment', PROVIDER_ENVIRONMENTS)),
      textOrNull('instance_fingerprint', isInstance(d)),
      textOrNull('account_kind', d.isSlug('account_kind')),
      textOrNull('output_profile', d.isSlug('output_profile')),
      textOrNull('operation', isOneOf('operation', OPERATIONS)),
      textOrNull('policy_mode', d.isSlug('policy_mode')),
      text('control_state', isOneOf('control_state', ['disabled', 'degraded', 'enabled'])),
      text('reason', d.isSlug('reason')),
      instant(d, 'starts_at'),
      {
        name: 'expires_at',
        type: d.integer,
        check: `(expires_at is null or (${isInstant('expires_at')} and expires_at > starts_at))`,
      },
    ],
    checks: [`selector_mask = ${bits.join(' + ')}`],
    keys: [IN_THE_LOG],
    indexes: `create index provider_runtime_control_events_of_selector on provider_runtime_control_events
  (selector_mask, selector_digest, sequence);
create index provider_runtime_control_events_by_end on provider_runtime_control_events
  (selector_digest, expires_at, sequence);
create index provider_runtime_control_events_by_start on provider_runtime_control_events
  (selector_digest, control_state, starts_at) where control_state <> 'enabled';`,
  };
}
