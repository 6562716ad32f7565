import { defineCodes } from './entry.ts';

/** What must not be in a projection (specification/rules.md 1, rule 7; specification/rules.md 1, point 7). */
export const sanitizerCodes = defineCodes({
  looks_like_url: {
    severity: 1,
    clears_by: 'operator',
    title: 'a value of the projection looks like a URL',
    hint: 'Export slugs, digests and fingerprints only; find where the value comes from and replace it by its fingerprint.',
    next: 'claimgate fingerprint FIELD',
  },
  looks_like_email: {
    severity: 1,
    clears_by: 'operator',
    title: 'a value of the projection looks like an e-mail address',
    hint: 'Nothing that names a person is exported; replace it by its fingerprint.',
    next: 'claimgate fingerprint FIELD',
  },
  looks_like_handle: {
    severity: 1,
    clears_by: 'operator',
    title: 'a value of the projection looks like the handle of an account',
    hint: 'Nothing that names an account is exported; replace it by its fingerprint.',
    next: 'claimgate fingerprint FIELD',
  },
  looks_like_token: {
    severity: 1,
    clears_by: 'operator',
    title: 'a value of the projection looks like a token or key',
    hint: 'If it is one, revoke it now: the projection may have been copied. Then find where it came from.',
  },
  looks_like_raw_id: {
    severity: 1,
    clears_by: 'operator',
    title: 'a value of the projection looks like a raw id',
    hint: 'Ids are exported as keyed fingerprints only, because short ids can be guessed from a plain hash.',
    next: 'claimgate fingerprint FIELD',
  },
  looks_like_free_text: {
    severity: 1,
    clears_by: 'operator',
    title: 'a value of the projection looks like free text',
    hint: 'Reasons and names are slugs; free text may hold anything.',
  },
  fingerprint_not_keyed: {
    severity: 1,
    clears_by: 'operator',
    title: 'the projection does not declare its fingerprints as keyed',
    hint: 'A plain hash of an account id is guessed in minutes; export with CLAIMGATE_FINGERPRINT_KEY_FILE set.',
    next: 'claimgate ledger export',
  },
  more_leaks: {
    severity: 1,
    clears_by: 'operator',
    title: 'the projection holds more values that must not be in it than are listed',
    hint: 'Mend the source of those listed and export again.',
    next: 'claimgate ledger export',
  },
});
