import { area, refused } from './code-row.ts';

/** Faults in the evidence for a subject. */
export const EVIDENCE_CODES = {
  // What configuration, approval, grant, policy and control of a subject can lack (specification/rules.md 1).
  ...area('evidence', {
    not_in_projection: refused('operator', {
      title: 'the projection has no entry for the claim',
      hint: 'Record a run for exactly this subject, then export again. Evidence for another subject never counts.',
      next: 'claimgate ledger export',
    }),
    entry_unreadable: refused('operator', {
      title:
        "the subject's entry holds a value that a projection must not contain, so its facts do not count",
      hint: 'The findings of the rule projection-is-sanitized name the values. Remove them at their source, then export again.',
      next: 'claimgate ledger export',
    }),
    not_production: refused('edit', {
      title: 'the claim is not about production on both sides',
      hint: 'Claim a production deployment with the production app of the provider, or remove the claim.',
    }),
    configuration_unknown: refused('operator', {
      title: "the runtime facts don't say whether the provider app is configured",
      hint: 'Add the app to the runtime facts, then export again.',
      next: 'claimgate ledger export',
    }),
    configuration_missing: refused('operator', {
      title: 'the provider app is not configured',
      hint: 'Configure the production app in the deployment, then export again.',
      next: 'claimgate ledger export',
    }),
    configuration_dynamic: refused('operator', {
      title: 'the provider app is only registered dynamically',
      hint: 'Configure the app itself: an app that registers on demand does not exist yet.',
    }),
    configuration_source_unknown: refused('operator', {
      title: "the runtime facts don't say where the configuration comes from",
      hint: 'Add the source to the runtime facts, then export again.',
      next: 'claimgate ledger export',
    }),
    approval_missing: refused('new_approval', {
      title: 'no review of the provider app is recorded',
      hint: 'Record the review. Where the provider needs none, record one with the state not_required.',
      next: 'claimgate ledger append approval FILE',
    }),
    approval_pending: refused('new_approval', {
      title: 'the provider has not approved the app yet',
      hint: 'Record the review as soon as the provider has decided.',
      next: 'claimgate ledger append approval FILE',
    }),
    approval_trial: refused('new_approval', {
      title: 'the approval is for a trial only',
      hint: 'A trial never supports a public claim. Record the full approval.',
      next: 'claimgate ledger append approval FILE',
    }),
    approval_restricted: refused('new_approval', {
      title: 'the provider restricted its approval',
      hint: 'Record a new review when the provider has lifted the restriction.',
      next: 'claimgate ledger append approval FILE',
    }),
    approval_revoked: refused('new_approval', {
      title: 'the provider revoked its approval',
      hint: 'Withdraw the claim, or append a review when the provider approves again.',
      next: 'claimgate claims propose',
    }),
    approval_tier_differs: refused('new_approval', {
      title: 'the approval has another tier than the contract requires',
      hint: 'Record a review with the required tier, or correct the contract.',
      next: 'claimgate ledger append approval FILE',
    }),
    approval_required: refused('new_approval', {
      title: 'the contract requires an approval, and the review says that none is needed',
      hint: 'Record a review that approves, or correct the contract.',
      next: 'claimgate ledger append approval FILE',
    }),
    approval_not_yet: refused('time', {
      title: 'the review is dated in the future',
      hint: 'It counts from that date on. Wait, or correct the date.',
    }),
    approval_expired: refused('new_approval', {
      title: 'the approval has expired',
      hint: 'Have the app reviewed again, and record the review.',
      next: 'claimgate ledger append approval FILE',
    }),
    authorization_missing: refused('reconnect', {
      title: 'no account is connected for the claim',
      hint: 'The runtime facts list no grant for the account that the live run names. Connect it, or correct its account_reference in the facts file, then export again.',
      next: 'claimgate ledger export',
    }),
    authorization_not_applicable: refused('reconnect', {
      title: 'no account grant applies to the subject',
      hint: 'A claim needs the grant of a connected account. Connect one, then export again.',
    }),
    authorization_not_yet: refused('time', {
      title: 'the validation of the grant is dated in the future',
      hint: 'It counts from that date on. If the date is wrong, check the clocks of both machines.',
    }),
    authorization_expired: refused('reconnect', {
      title: "the account's authorization has expired",
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
      hint: 'Run the test again under the current contract, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    grant_changed: refused('new_live_run', {
      title: "the account's granted scopes changed since the live run",
      hint: 'Run the live test again with the current grant, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    scope_missing: refused('reconnect', {
      title: 'the account has not granted a scope that the contract requires',
      hint: 'Grant the missing scopes, run the live test again, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    policy_unknown: refused('operator', {
      title: "the runtime facts don't say whether policy allows the claim",
      hint: 'Add the policy to the runtime facts, then export again.',
      next: 'claimgate ledger export',
    }),
    policy_restricted: refused('operator', {
      title: 'policy restricts the subject',
      hint: 'Lift the restriction on the server, or withdraw the claim.',
      next: 'claimgate claims propose',
    }),
    control_unknown: refused('operator', {
      title: 'no control event enables the claim',
      hint: 'Record a control event that enables it.',
      next: 'claimgate ledger append control FILE',
    }),
    control_disabled: refused('operator', {
      title: 'a control event disables the claim',
      hint: 'It overrides all other evidence. Record a control event that enables the claim again.',
      next: 'claimgate ledger append control FILE',
    }),
    control_degraded: refused('operator', {
      title: 'a control event marks the claim as degraded',
      hint: 'Record a control event that enables it when the cause is gone.',
      next: 'claimgate ledger append control FILE',
    }),
    control_expired: refused('operator', {
      title: 'the control event has expired',
      hint: 'Record a new control event.',
      next: 'claimgate ledger append control FILE',
    }),
  }),
  // What certification runs and their checks can lack (specification/rules.md 1, rules 4 and 6).
  ...area('certification runs', {
    local_run_missing: refused('new_local_run', {
      title: 'no local test run is recorded',
      hint: 'Run the local test, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    live_run_missing: refused('new_live_run', {
      title: 'no live test run is recorded',
      hint: 'Run the test against the real provider, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    run_of_other_subject: refused('new_live_run', {
      title: 'the run was made for another subject',
      hint: 'Evidence counts for its own subject only. Run the test for this subject, and record it.',
      next: 'claimgate ledger append --help',
    }),
    run_not_yet: refused('time', {
      title: 'the run is dated in the future',
      hint: 'It counts from that date on. If the date is wrong, check the clocks of both machines.',
    }),
    run_expired: refused('new_live_run', {
      title: 'the test run has expired',
      hint: 'Run the test again, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    retest_due: refused('new_live_run', {
      title: 'the test run is older than the contract allows',
      hint: 'Run the test again, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    run_before_approval: refused('new_live_run', {
      title: 'the test run is older than the current review of the app',
      hint: 'Run the test again under the current review, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    run_outlives_approval: refused('new_live_run', {
      title: 'the test run expires later than the approval that it was made under',
      hint: 'Record the run with an expiry no later than that of the approval.',
      next: 'claimgate ledger append run FILE',
    }),
    run_approval_differs: refused('new_live_run', {
      title: 'the test run was made under another state or tier of approval',
      hint: 'Run the test again under the current review, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    run_on_trial: refused('new_live_run', {
      title: 'the test run was made under a trial approval',
      hint: 'Run the test again when the app is approved, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    contract_stale: refused('new_live_run', {
      title: 'the evidence is for an old version of the contract',
      hint: 'Run the test again under the current contract and record it, or put the current contract digest into the claim.',
      next: 'claimgate ledger append run FILE',
    }),
    contract_not_implemented: refused('contract_change', {
      title: 'no contract fits what the deployment implements',
      hint: 'Write a contract with the capability and policy digests of the runtime facts.',
      next: 'claimgate contract digest',
    }),
    tested_revision_unknown: refused('operator', {
      title:
        'the history of this clone does not show whether the tested commit is part of the release',
      hint: 'Fetch the whole history.',
      next: 'git fetch --unshallow',
    }),
    tested_revision_foreign: refused('new_live_run', {
      title: 'the tested commit is not part of the release',
      hint: 'Test the released commit or one of its ancestors, and record the run.',
      next: 'claimgate ledger append run FILE',
    }),
    check_missing: refused('new_live_run', {
      title: 'a check that the contract requires is not in the run',
      hint: 'Run the test again with every required check, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    check_duplicate: refused('new_live_run', {
      title: 'a check is in the run more than once',
      hint: 'Each check has one outcome. Run the test again, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    check_failed: refused('new_live_run', {
      title: 'a check failed',
      hint: 'Fix the failure, run the test again, and record it.',
      next: 'claimgate ledger append run FILE',
    }),
    check_contradictory: refused('new_live_run', {
      title: 'a check has passed, but also gives a reason why it was not applicable',
      hint: 'Run the test again, and record it.',
      next: 'claimgate ledger append --help',
    }),
    not_applicable_not_approved: refused('new_live_run', {
      title: 'a check was skipped for a reason that the contract does not allow',
      hint: 'Only refresh and revoke can be skipped, for reasons that the contract lists. Run the check, and record the run.',
      next: 'claimgate ledger append run FILE',
    }),
    check_before_run: refused('new_live_run', {
      title: 'a check is dated before the start of its run',
      hint: 'The result of another run does not count. Run the test again, and record it.',
      next: 'claimgate ledger append --help',
    }),
    check_not_yet: refused('time', {
      title: 'a check is dated in the future',
      hint: 'It counts from that date on. If the date is wrong, check the clocks of both machines.',
    }),
    external_result_missing: refused('new_live_run', {
      title: "a live publish passed without a fingerprint of the provider's answer",
      hint: 'Run the live test again, and record the result with `external_result`.',
      next: 'claimgate ledger append run FILE',
    }),
  }),
};
