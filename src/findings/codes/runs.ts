import { defineCodes } from './entry.ts';

/** What certification runs and their checks can lack (data-model.md section 4, rules 4 and 6). */
export const runsCodes = defineCodes({
  local_run_missing: {
    severity: 1,
    clears_by: 'new_local_run',
    title: 'there is no local run for the subject',
    hint: 'Make a local run and append it.',
  },
  live_run_missing: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'there is no live run for the subject',
    hint: 'Make a run against the real provider and append it.',
  },
  run_of_other_subject: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the run was made for another subject',
    hint: 'Evidence never moves between subjects; make a run for this one.',
  },
  run_not_yet: {
    severity: 1,
    clears_by: 'time',
    title: 'the run is dated in the future',
    hint: 'It counts from that instant on; check the clocks if that is a surprise.',
  },
  run_expired: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the run has expired',
    hint: 'Make the run again and append it.',
  },
  retest_due: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the run is older than the contract allows',
    hint: 'Make the run again and append it.',
  },
  run_before_approval: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the run was made before the app was reviewed',
    hint: 'A run belongs to one review; make it again under the current one.',
  },
  run_outlives_approval: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the run claims to hold longer than the approval it was made under',
    hint: 'Make the run again with an end no later than that of the review.',
  },
  run_approval_differs: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the run was made under another state or tier of approval',
    hint: 'Make the run again under the current review.',
  },
  run_on_trial: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the run was made under a trial approval',
    hint: 'A trial never stands behind a public claim; make the run again when the app is approved.',
  },
  contract_stale: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the contract is not the one that is current',
    hint: 'Evidence under an earlier contract does not count; make the run again, or name the current contract in the claim.',
  },
  contract_not_implemented: {
    severity: 1,
    clears_by: 'contract_change',
    title: 'no contract fits what the runtime implements now',
    hint: 'Write a contract with the capability and policy digests that are implemented.',
    next: 'claimgate contract digest',
  },
  tested_revision_unknown: {
    severity: 1,
    clears_by: 'operator',
    title: 'it is not known whether the tested commit is part of the release',
    hint: 'Fetch the whole history: a shallow clone does not hold it.',
    next: 'git fetch --unshallow',
  },
  tested_revision_foreign: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the tested commit is not part of the release',
    hint: 'Make the run on the released commit or an ancestor of it.',
  },
  check_missing: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'a check that the contract lists is not in the run',
    hint: 'Make the run again with all checks.',
  },
  check_duplicate: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'a check that the contract lists is in the run more than once',
    hint: 'Each check has one outcome; make the run again.',
  },
  check_failed: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'a check failed',
    hint: 'Mend what failed and make the run again.',
  },
  check_contradictory: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'a check passed and gives a reason why it was not applicable',
    hint: 'Make the run again.',
  },
  not_applicable_not_approved: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'a check was left out for a reason that the contract does not approve',
    hint: 'Only refresh and revoke can be left out, for reasons that the contract lists.',
  },
  check_before_run: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'a check was completed before its run began',
    hint: 'Make the run again; an outcome of another run does not count.',
  },
  check_not_yet: {
    severity: 1,
    clears_by: 'time',
    title: 'a check is dated in the future',
    hint: 'It counts from that instant on; check the clocks if that is a surprise.',
  },
  external_result_missing: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'a live publish passed without a fingerprint of what the provider answered',
    hint: 'Make the live run again and record the result.',
  },
});
