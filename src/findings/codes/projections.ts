import { area, refused, undetermined, warning } from './code-row.ts';

/** Projections of a ledger. */
export const PROJECTION_CODES = {
  // Why a signed projection does not count here and now (specification/trust.md 4).
  ...area('whether a projection can be trusted', {
    deployment_unset: undetermined('edit', {
      title: 'claimgate.config.json names no deployment',
      hint: 'Claims are about one deployment. Add it: `"deployment": "hosted-eu"`, with the name that the trust root uses.',
    }),
    resource_uri_unset: undetermined('edit', {
      title: 'claimgate.config.json does not say what is released',
      hint: 'A signed verdict names what it is about. Add it: `"resource_uri": "pkg:npm/NAME"`.',
    }),
    key_not_of_role: refused('operator', {
      title: 'the key does not have the release role in the trust root',
      hint: 'Sign with a release key of the last trust root: pass --sign FILE, or put it where the configuration names the keys. Or give this key the role: `claimgate trust rotate --from CHANGES`.',
      next: 'claimgate release --help',
    }),
    deployment_differs: refused('edit', {
      title: 'projection, trust root and configuration name different deployments',
      hint: 'Correct `deployment` in claimgate.config.json, or use the projection and the trust root of that deployment.',
    }),
    projection_empty: warning('operator', {
      title: 'the projection has no entry, so no claim can rest on it',
      hint: 'An export has one entry for each subject with a test run in the ledger, or with --claims for each claim.',
      next: 'claimgate ledger append run FILE',
    }),
    projection_from_future: refused('time', {
      title: 'the projection is dated in the future',
      hint: 'One of two clocks is wrong by more than the trust root allows. Correct it.',
    }),
    projection_expired: refused('operator', {
      title: 'the projection has expired',
      hint: 'Export and sign a new one. In CI the scheduled export does that: find out why its last run failed, or start it by hand.',
      next: 'claimgate ledger export',
    }),
    projection_lifetime_wrong: refused('operator', {
      title: "the projection's validity period is empty, or longer than the trust root allows",
      hint: 'Export it again with an --expires-in within `max_projection_hours` of the trust root.',
      next: 'claimgate ledger export',
    }),
    record_unreadable: undetermined('operator', {
      title: 'a release record cannot be read',
      hint: 'An unreadable record never counts as an empty one. Restore the named file from git.',
    }),
    record_incomplete: undetermined('operator', {
      title: 'a release record lacks its signed verdict or projection statement',
      hint: 'Restore the missing file. Only the record of a release without a trust root can lack it.',
    }),
    record_root_unknown: undetermined('operator', {
      title: 'a release record names a trust root that is not in the chain',
      hint: 'Keep every version of the trust root in the repository.',
    }),
    record_signature_wrong: refused('operator', {
      title: 'too few release keys have signed the verdict of a release record',
      hint: 'Somebody forged or damaged the record. Compare it with the published release.',
    }),
    record_contradiction: refused('operator', {
      title: 'the files of a release record do not belong together',
      hint: 'Restore the files: manifest, verdict and projection statement must be the exact bytes that the signed verdict names.',
    }),
    clock_set_back: refused('time', {
      title: 'the clock is behind an earlier release',
      hint: 'Set the clock of this machine. If it is right, a release record has a wrong date.',
    }),
    root_rolled_back: refused('edit', {
      title: 'an earlier release used a newer trust root',
      hint: 'Restore the newer versions: trust roots only move forward.',
    }),
  }),
  // Faults of the bytes of a ledger projection (specification/documents.md 3.3; specification/trust.md 4, step 13).
  ...area('lines of a projection', {
    projection_digest_differs: refused('operator', {
      title: 'the projection is not the file that was signed',
      hint: 'Fetch projection and statement again, both from the same export.',
      next: 'claimgate ledger export',
    }),
    projection_count_differs: refused('operator', {
      title: 'the projection does not have the number of entries in its statement',
      hint: 'Fetch projection and statement again, both from the same export.',
      next: 'claimgate ledger export',
    }),
    projection_line_not_canonical: undetermined('operator', {
      title: 'a line of the projection is not in its RFC 8785 form',
      hint: 'The column shows the first difference. Another program than `claimgate ledger export` wrote or changed the file. Export again.',
      next: 'claimgate ledger export',
    }),
    projection_line_ending: undetermined('operator', {
      title: 'a line of the projection ends with a carriage return',
      hint: 'Line endings must be LF. A checkout or a transfer in text mode changed them.',
      next: 'claimgate init',
    }),
    projection_line_too_long: undetermined('operator', {
      title: 'a line of the projection is longer than any entry can be',
      hint: 'No valid entry is as long. Export again.',
      next: 'claimgate ledger export',
    }),
    projection_torn: undetermined('operator', {
      title: 'the last line of the projection has no line ending',
      hint: 'The file is cut off. Fetch it again.',
      next: 'claimgate ledger export',
    }),
    projection_not_ascending: undetermined('operator', {
      title: 'the lines of the projection are not in the order of their subjects',
      hint: 'Entries must be sorted by the digest of their subject, each subject once. Export again.',
      next: 'claimgate ledger export',
    }),
    projection_duplicate_subject: undetermined('operator', {
      title: 'two lines of the projection are for the same subject',
      hint: 'Each subject has one entry. Export again.',
      next: 'claimgate ledger export',
    }),
    record_in_two_roles: refused('operator', {
      title: 'an entry of the projection names one ledger record for two facts',
      hint: 'A record is a review, a local run, a live run or a control event, never two of them. Find out who wrote this projection before you export again.',
      next: 'claimgate ledger verify',
    }),
    record_contradictory: refused('operator', {
      title: 'an entry of the projection contradicts itself about a ledger record',
      hint: 'One sequence number has one leaf, and one leaf has one sequence number. Find out who wrote this projection before you export again.',
      next: 'claimgate ledger verify',
    }),
    record_outside_ledger: refused('operator', {
      title: 'an entry of the projection names a record that the signed ledger does not have',
      hint: 'Sequence numbers go up to the tree size of the checkpoint in the statement. Find out who wrote this projection before you export again.',
      next: 'claimgate ledger verify',
    }),
  }),
  // What must not be in a projection (specification/rules.md 1, rule 7; specification/rules.md 1, point 7).
  ...area('what must not be in a projection', {
    looks_like_url: refused('operator', {
      title: 'a value of the projection looks like a URL',
      hint: 'Find the source of the value, and replace the value with its fingerprint.',
      next: 'claimgate fingerprint FIELD',
    }),
    looks_like_email: refused('operator', {
      title: 'a value of the projection looks like an email address',
      hint: 'A projection never names a person. Replace the value with its fingerprint.',
      next: 'claimgate fingerprint FIELD',
    }),
    looks_like_handle: refused('operator', {
      title: 'a value of the projection looks like an account handle',
      hint: 'A projection never names an account. Replace the value with its fingerprint.',
      next: 'claimgate fingerprint FIELD',
    }),
    looks_like_token: refused('operator', {
      title: 'a value of the projection looks like a token or key',
      hint: 'If it is one, revoke it now: somebody may have copied the projection. Then find its source.',
    }),
    looks_like_raw_id: refused('operator', {
      title: 'a value of the projection looks like a raw id',
      hint: 'Replace the id with its keyed fingerprint: a short id can be guessed from a plain hash.',
      next: 'claimgate fingerprint FIELD',
    }),
    looks_like_free_text: refused('operator', {
      title: 'a value of the projection looks like free text',
      hint: 'Replace it with a slug: free text may contain anything.',
    }),
    fingerprint_not_keyed: refused('operator', {
      title: 'the projection does not declare its fingerprints as keyed',
      hint: 'Export with CLAIMGATE_FINGERPRINT_KEY_FILE set: anyone can guess an account id from its plain hash in minutes.',
      next: 'claimgate ledger export',
    }),
    more_leaks: refused('operator', {
      title: 'the projection has more forbidden values than are listed',
      hint: 'Correct the source of the listed values, then export again.',
      next: 'claimgate ledger export',
    }),
  }),
};
