import { defineCodes } from './entry.ts';

/** What makes a signed projection not the one to go by here and now (specification/trust.md 4). */
export const trustedCodes = defineCodes({
  deployment_unset: {
    severity: 2,
    clears_by: 'edit',
    title: 'the configuration names no deployment',
    hint: 'Claims are about one deployment; name it in claimgate.config.json.',
  },
  resource_uri_unset: {
    severity: 2,
    clears_by: 'edit',
    title: 'it is not configured what is released',
    hint: 'A signed verdict names what it is about: set resource_uri in claimgate.config.json, such as pkg:npm/name.',
  },
  key_not_of_role: {
    severity: 1,
    clears_by: 'operator',
    title: 'the key is not one of the release role',
    hint: 'Sign with a key that the trust root gives this role, or rotate the trust root.',
  },
  deployment_differs: {
    severity: 1,
    clears_by: 'edit',
    title: 'statement, trust root and configuration are not of one deployment',
    hint: 'Evidence of one deployment says nothing about another.',
  },
  projection_from_future: {
    severity: 1,
    clears_by: 'time',
    title: 'the projection was made after now',
    hint: 'One of two clocks is wrong by more than the trust root allows.',
  },
  projection_expired: {
    severity: 1,
    clears_by: 'operator',
    title: 'the projection has expired',
    hint: 'Export and sign a new one.',
    next: 'claimgate ledger export',
  },
  projection_lifetime_wrong: {
    severity: 1,
    clears_by: 'operator',
    title: 'the projection is valid for longer than the trust root allows, or for no time at all',
    hint: 'Export it again with an expiry within `max_projection_hours`.',
    next: 'claimgate ledger export',
  },
  record_unreadable: {
    severity: 2,
    clears_by: 'operator',
    title: 'a release record can not be read',
    hint: 'What earlier releases saw is then unknown, which is not the same as nothing; fetch the full history.',
    next: 'git fetch --unshallow',
  },
  record_incomplete: {
    severity: 2,
    clears_by: 'operator',
    title: 'a release record lacks its signed verdict or projection statement',
    hint: 'Only the record of a release that rested on no trust root can do without.',
  },
  record_root_unknown: {
    severity: 2,
    clears_by: 'operator',
    title: 'a release record names a trust root that is not in the chain',
    hint: 'Keep every version of the trust root in the repository.',
  },
  record_signature_wrong: {
    severity: 1,
    clears_by: 'operator',
    title: 'too few release keys have signed the verdict of a release record',
    hint: 'The record was forged or damaged; compare it with the release it is of.',
  },
  record_contradiction: {
    severity: 1,
    clears_by: 'operator',
    title: 'the files of a release record do not belong together',
    hint: 'Manifest, verdict and projection statement must be the very bytes that the signed verdict names.',
  },
  clock_set_back: {
    severity: 1,
    clears_by: 'time',
    title: 'the clock is behind a release that was judged already',
    hint: 'Set the clock of this machine; if it is right, a release record carries a wrong instant.',
  },
  root_rolled_back: {
    severity: 1,
    clears_by: 'edit',
    title: 'an earlier release used a newer trust root',
    hint: 'Trust roots only move forward; put the missing versions back.',
  },
});
