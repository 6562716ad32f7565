import { defineCodes } from './entry.ts';

/**
 * What stands in the way of an operation beyond what the gate finds, and what readiness can not be
 * started or asked with (specification/readiness.md 1, specification/readiness.md 3, 4).
 */
export const readinessCodes = defineCodes({
  disabled_by_environment: {
    severity: 1,
    clears_by: 'operator',
    title: 'the deny-list of the environment disables the subject',
    hint: 'An explicit disable wins over everything; take the provider off the list and start again.',
  },
  operation_not_implemented: {
    severity: 1,
    clears_by: 'edit',
    title: 'the runtime does not implement the operation for this profile',
    hint: 'Use an operation and a profile that the capabilities list.',
  },
  provider_identity_not_production: {
    severity: 1,
    clears_by: 'operator',
    title: "a cloud deployment needs the provider's production environment",
    hint: 'Configure the production app of the provider; the flag of enforcement does not change this.',
  },
  request_invalid: {
    severity: 1,
    clears_by: 'edit',
    title: 'what was asked is no exact subject, account and intent',
    hint: 'A subject has exactly nine members; an account is named by its fingerprint.',
  },
  evidence_unreadable: {
    severity: 1,
    clears_by: 'operator',
    title: 'ledger or runtime facts can not be read',
    hint: 'What can not be read is not known, and what is not known is not ready; see the log of the service.',
    next: 'claimgate ledger verify',
  },
  evidence_contradictory: {
    severity: 1,
    clears_by: 'edit',
    title: 'the evidence contradicts itself',
    hint: 'Say each thing once, from one reading of ledger and runtime facts.',
  },
  local_run_expired: {
    severity: 1,
    clears_by: 'new_local_run',
    title: 'the proof of the local run has expired',
    hint: 'Make the local run again and append it.',
    next: 'claimgate ledger append',
  },
  live_run_expired: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the proof of the live run has expired',
    hint: 'Make the live run again and append it.',
    next: 'claimgate ledger append',
  },
  local_run_mismatch: {
    severity: 1,
    clears_by: 'new_local_run',
    title: 'the local run does not match subject, contract and review of now',
    hint: 'Make the local run again under the current contract and append it.',
    next: 'claimgate ledger append',
  },
  live_run_mismatch: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the live run does not match subject, contract and review of now',
    hint: 'Make the live run again under the current contract and append it.',
    next: 'claimgate ledger append',
  },
  local_run_failed: {
    severity: 1,
    clears_by: 'new_local_run',
    title: 'the local run failed',
    hint: 'Mend what failed, make the local run again and append it.',
    next: 'claimgate ledger append',
  },
  live_run_failed: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the live run failed',
    hint: 'Mend what failed, make the live run again and append it.',
    next: 'claimgate ledger append',
  },
  local_run_incomplete: {
    severity: 1,
    clears_by: 'new_local_run',
    title: 'the local run does not prove every check of the contract',
    hint: 'Make the local run again with every check that the contract lists, and append it.',
    next: 'claimgate ledger append',
  },
  live_run_incomplete: {
    severity: 1,
    clears_by: 'new_live_run',
    title: 'the live run does not prove every check of the contract',
    hint: 'Make the live run again with every check that the contract lists, and append it.',
    next: 'claimgate ledger append',
  },
  enforcement_flag_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'SERVICE_PROVIDER_CERTIFICATION_ENFORCED is neither true nor false',
    hint: 'Set it to exactly true or false, or leave it out; a guess could switch enforcement off.',
  },
  disabled_providers_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'CLAIMGATE_DISABLED_PROVIDERS is no list of providers',
    hint: 'Write slugs with commas between them and nothing else, such as pixelgram,other.',
  },
  disabled_provider_unknown: {
    severity: 2,
    clears_by: 'edit',
    title: 'CLAIMGATE_DISABLED_PROVIDERS names a provider that the runtime does not know',
    hint: 'Correct the name: a misspelt one would leave the provider enabled.',
  },
  test_intent_not_permitted: {
    severity: 1,
    clears_by: 'operator',
    title: 'this actor may not ask for a certification test',
    hint: 'Only an unscoped administrator who is signed in may; a token of any kind may not.',
  },
  test_intent_invalid: {
    severity: 1,
    clears_by: 'edit',
    title: 'this is no certification test intent that this service issued',
    hint: 'Ask for a new one; what an intent carries can not be changed.',
  },
  test_intent_expired: {
    severity: 1,
    clears_by: 'edit',
    title: 'the certification test intent is not valid at this time',
    hint: 'Ask for a new one.',
  },
  account_unknown: {
    severity: 1,
    clears_by: 'reconnect',
    title: 'no account with this reference is connected',
    hint: 'Connect the account, or use the reference that the catalogue gives.',
  },
  policy_mode_required: {
    severity: 1,
    clears_by: 'edit',
    title: 'the policy mode has to be named: the runtime knows none or several',
    hint: 'Name one of the policy modes of the account kind and profile.',
  },
});
