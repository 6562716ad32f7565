import { area, refused } from './code-row.ts';

/** What evidence says about a subject. */
export const EVIDENCE_CODES = {
  // What configuration, approval, grant, policy and control of a subject can lack (specification/rules.md 1).
  ...area('evidence', {
    not_in_projection: refused('operator', {
      title: 'the projection has no entry for the subject',
      hint: 'The ledger knows nothing of it, or the export left it out; evidence of another subject never counts.',
      next: 'claimgate ledger export',
    }),
    entry_unreadable: refused('operator', {
      title:
        'the entry of the subject holds what must not be in a projection, so its facts are not read',
      hint: 'See the findings of the rule projection-is-sanitized.',
      next: 'claimgate ledger export',
    }),
    not_production: refused('edit', {
      title: 'the subject is not production on both sides',
      hint: 'Only production deployments with a production app of the provider can be claimed.',
    }),
    configuration_unknown: refused('operator', {
      title: 'it is not known whether the provider app is configured',
      hint: 'Export again with runtime facts of the deployment that name the app.',
      next: 'claimgate ledger export',
    }),
    configuration_missing: refused('operator', {
      title: 'the provider app is not configured',
      hint: 'Configure the production app, then export again.',
    }),
    configuration_dynamic: refused('operator', {
      title: 'the provider app is only registered dynamically',
      hint: 'Configure the app itself; what registers on demand is not there yet.',
    }),
    configuration_source_unknown: refused('operator', {
      title: 'it is not known where the configuration comes from',
      hint: 'Export again with runtime facts that name the source.',
      next: 'claimgate ledger export',
    }),
    approval_missing: refused('new_approval', {
      title: 'there is no review of the provider app',
      hint: 'Append a review; where the provider needs none, a review says not_required.',
      next: 'claimgate ledger append',
    }),
    approval_pending: refused('new_approval', {
      title: 'the approval by the provider is pending',
      hint: 'Append a review when the provider has decided.',
      next: 'claimgate ledger append',
    }),
    approval_trial: refused('new_approval', {
      title: 'the approval is for a trial only',
      hint: 'A trial never stands behind a public claim.',
      next: 'claimgate ledger append',
    }),
    approval_restricted: refused('new_approval', {
      title: 'the provider restricted its approval',
      hint: 'Append a review when the provider has lifted the restriction.',
      next: 'claimgate ledger append',
    }),
    approval_revoked: refused('new_approval', {
      title: 'the provider revoked its approval',
      hint: 'Withdraw the claim, or append a review when the provider approves again.',
      next: 'claimgate claims propose',
    }),
    approval_tier_differs: refused('new_approval', {
      title: 'the approval is for another tier than the contract asks for',
      hint: 'Append a review of the tier, or correct the contract.',
      next: 'claimgate ledger append',
    }),
    approval_required: refused('new_approval', {
      title: 'the contract requires an approval, and the review says that none is needed',
      hint: 'Append a review that approves, or correct the contract.',
      next: 'claimgate ledger append',
    }),
    approval_not_yet: refused('time', {
      title: 'the review is dated in the future',
      hint: 'It counts from that instant on.',
    }),
    approval_expired: refused('new_approval', {
      title: 'the approval has expired',
      hint: 'Have the app reviewed again and append the review.',
      next: 'claimgate ledger append',
    }),
    authorization_missing: refused('reconnect', {
      title: 'nothing is known of the grant of the account',
      hint: 'Connect the account of the live run, then export again.',
      next: 'claimgate ledger export',
    }),
    authorization_not_applicable: refused('reconnect', {
      title: 'the subject has no grant that could be valid',
      hint: 'A claim rests on the grant of a connected account.',
    }),
    authorization_not_yet: refused('time', {
      title: 'the grant was validated in the future',
      hint: 'It counts from that instant on; check the clocks if that is a surprise.',
    }),
    authorization_expired: refused('reconnect', {
      title: 'the grant has expired',
      hint: 'Connect the account again, then export again.',
      next: 'claimgate ledger export',
    }),
    reconnect_required: refused('reconnect', {
      title: 'the account has to be connected again',
      hint: 'Connect it, then export again.',
      next: 'claimgate ledger export',
    }),
    required_scopes_differ: refused('new_live_run', {
      title: 'the run was made for other scopes than the contract requires',
      hint: 'Make the run again under the current contract.',
      next: 'claimgate ledger append',
    }),
    grant_changed: refused('new_live_run', {
      title: 'the grant is not the one that the live run was made with',
      hint: 'Make the live run again with the current grant.',
      next: 'claimgate ledger append',
    }),
    scope_missing: refused('reconnect', {
      title: 'a scope that the contract requires was not granted',
      hint: 'Grant the scopes named, then make the run again.',
    }),
    policy_unknown: refused('operator', {
      title: 'it is not known whether policy allows the subject',
      hint: 'Export again with runtime facts that name the policy.',
      next: 'claimgate ledger export',
    }),
    policy_restricted: refused('operator', {
      title: 'policy restricts the subject',
      hint: 'Lift the restriction on the server, or withdraw the claim.',
      next: 'claimgate claims propose',
    }),
    control_unknown: refused('operator', {
      title: 'no runtime control speaks of the subject',
      hint: 'Append a control event that enables it.',
      next: 'claimgate ledger append',
    }),
    control_disabled: refused('operator', {
      title: 'the subject is disabled by a runtime control',
      hint: 'An explicit disable wins over everything; append an event that enables it.',
      next: 'claimgate ledger append',
    }),
    control_degraded: refused('operator', {
      title: 'the subject is degraded by a runtime control',
      hint: 'Append an event that enables it when the cause is gone.',
      next: 'claimgate ledger append',
    }),
    control_expired: refused('operator', {
      title: 'the runtime control has expired',
      hint: 'Append a new control event.',
      next: 'claimgate ledger append',
    }),
  }),
  // What certification runs and their checks can lack (specification/rules.md 1, rules 4 and 6).
  ...area('certification runs', {
    local_run_missing: refused('new_local_run', {
      title: 'there is no local run for the subject',
      hint: 'Make a local run and append it.',
      next: 'claimgate ledger append',
    }),
    live_run_missing: refused('new_live_run', {
      title: 'there is no live run for the subject',
      hint: 'Make a run against the real provider and append it.',
      next: 'claimgate ledger append',
    }),
    run_of_other_subject: refused('new_live_run', {
      title: 'the run was made for another subject',
      hint: 'Evidence never moves between subjects; make a run for this one.',
      next: 'claimgate ledger append',
    }),
    run_not_yet: refused('time', {
      title: 'the run is dated in the future',
      hint: 'It counts from that instant on; check the clocks if that is a surprise.',
    }),
    run_expired: refused('new_live_run', {
      title: 'the run has expired',
      hint: 'Make the run again and append it.',
      next: 'claimgate ledger append',
    }),
    retest_due: refused('new_live_run', {
      title: 'the run is older than the contract allows',
      hint: 'Make the run again and append it.',
      next: 'claimgate ledger append',
    }),
    run_before_approval: refused('new_live_run', {
      title: 'the run was made before the app was reviewed',
      hint: 'A run belongs to one review; make it again under the current one.',
      next: 'claimgate ledger append',
    }),
    run_outlives_approval: refused('new_live_run', {
      title: 'the run claims to hold longer than the approval it was made under',
      hint: 'Make the run again with an end no later than that of the review.',
      next: 'claimgate ledger append',
    }),
    run_approval_differs: refused('new_live_run', {
      title: 'the run was made under another state or tier of approval',
      hint: 'Make the run again under the current review.',
      next: 'claimgate ledger append',
    }),
    run_on_trial: refused('new_live_run', {
      title: 'the run was made under a trial approval',
      hint: 'A trial never stands behind a public claim; make the run again when the app is approved.',
      next: 'claimgate ledger append',
    }),
    contract_stale: refused('new_live_run', {
      title: 'the contract is not the one that is current',
      hint: 'Evidence under an earlier contract does not count; make the run again, or name the current contract in the claim.',
      next: 'claimgate ledger append',
    }),
    contract_not_implemented: refused('contract_change', {
      title: 'no contract fits what the runtime implements now',
      hint: 'Write a contract with the capability and policy digests that are implemented.',
      next: 'claimgate contract digest',
    }),
    tested_revision_unknown: refused('operator', {
      title: 'it is not known whether the tested commit is part of the release',
      hint: 'Fetch the whole history: a shallow clone does not hold it.',
      next: 'git fetch --unshallow',
    }),
    tested_revision_foreign: refused('new_live_run', {
      title: 'the tested commit is not part of the release',
      hint: 'Make the run on the released commit or an ancestor of it.',
      next: 'claimgate ledger append',
    }),
    check_missing: refused('new_live_run', {
      title: 'a check that the contract lists is not in the run',
      hint: 'Make the run again with all checks.',
      next: 'claimgate ledger append',
    }),
    check_duplicate: refused('new_live_run', {
      title: 'a check that the contract lists is in the run more than once',
      hint: 'Each check has one outcome; make the run again.',
      next: 'claimgate ledger append',
    }),
    check_failed: refused('new_live_run', {
      title: 'a check failed',
      hint: 'Mend what failed and make the run again.',
      next: 'claimgate ledger append',
    }),
    check_contradictory: refused('new_live_run', {
      title: 'a check passed and gives a reason why it was not applicable',
      hint: 'Make the run again.',
      next: 'claimgate ledger append',
    }),
    not_applicable_not_approved: refused('new_live_run', {
      title: 'a check was left out for a reason that the contract does not approve',
      hint: 'Only refresh and revoke can be left out, for reasons that the contract lists.',
      next: 'claimgate ledger append',
    }),
    check_before_run: refused('new_live_run', {
      title: 'a check was completed before its run began',
      hint: 'Make the run again; an outcome of another run does not count.',
      next: 'claimgate ledger append',
    }),
    check_not_yet: refused('time', {
      title: 'a check is dated in the future',
      hint: 'It counts from that instant on; check the clocks if that is a surprise.',
    }),
    external_result_missing: refused('new_live_run', {
      title: 'a live publish passed without a fingerprint of what the provider answered',
      hint: 'Make the live run again and record the result.',
      next: 'claimgate ledger append',
    }),
  }),
};
