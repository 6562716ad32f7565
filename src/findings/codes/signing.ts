import { defineCodes } from './entry.ts';

/** Envelopes, signatures, keys and statements (specification/trust.md 1). */
export const signingCodes = defineCodes({
  base64_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'a value is not base64',
    hint: 'Both alphabets of RFC 4648 are read; other characters, wrong padding and left-over bits are not.',
  },
  payload_type_wrong: {
    severity: 1,
    clears_by: 'edit',
    title: 'the envelope holds another kind of document',
    hint: 'Each kind of signed document has its own payload type; give the file that was asked for.',
  },
  signatures_below_threshold: {
    severity: 1,
    clears_by: 'operator',
    title: 'too few of the accepted keys have signed',
    hint: 'Each key counts once, whatever id it is named by; have the missing holders sign the same payload.',
    next: 'claimgate sign',
  },
  threshold_unreachable: {
    severity: 2,
    clears_by: 'edit',
    title: 'the threshold can not be reached with these keys',
    hint: 'A threshold is at least 1 and at most the number of distinct keys.',
  },
  already_signed: {
    severity: 2,
    clears_by: 'edit',
    title: 'this key has signed the envelope already',
    hint: 'A second signature of the same key counts for nothing; sign with another key.',
  },
  envelope_full: {
    severity: 2,
    clears_by: 'edit',
    title: 'the envelope can not take another signature',
    hint: 'An envelope carries at most 16 signatures and 1 MiB; start a new one over the same payload.',
  },
  key_unreadable: {
    severity: 2,
    clears_by: 'edit',
    title: 'the key can not be read',
    hint: 'Public keys are PEM with the label PUBLIC KEY (SPKI), private keys PRIVATE KEY or ENCRYPTED PRIVATE KEY (PKCS #8).',
  },
  key_type_refused: {
    severity: 2,
    clears_by: 'edit',
    title: 'keys of this type are not accepted',
    hint: 'Only Ed25519 and ECDSA over P-256 with SHA-256 are.',
    next: 'claimgate key generate',
  },
  key_weak: {
    severity: 2,
    clears_by: 'edit',
    title: 'signatures under this key can be made without its private half',
    hint: 'It is one of the few points of small order; generate a new key.',
    next: 'claimgate key generate',
  },
  key_passphrase_missing: {
    severity: 2,
    clears_by: 'operator',
    title: 'the private key is encrypted and no passphrase was given',
    hint: 'Give the passphrase that it was generated with.',
  },
  key_passphrase_wrong: {
    severity: 2,
    clears_by: 'operator',
    title: 'the passphrase does not open the private key',
    hint: 'It is another passphrase, or the file is damaged.',
  },
  key_passphrase_empty: {
    severity: 2,
    clears_by: 'operator',
    title: 'an empty passphrase protects nothing',
    hint: 'Give a passphrase, or none at all for a key that is not encrypted.',
  },
  statement_type_wrong: {
    severity: 1,
    clears_by: 'edit',
    title: 'the payload is not an in-toto Statement v1',
    hint: 'Compare the member `_type`.',
  },
  predicate_type_wrong: {
    severity: 1,
    clears_by: 'edit',
    title: 'the statement says another kind of thing than was asked for',
    hint: 'Compare the member `predicateType`; one kind of statement never stands in for another.',
  },
  statement_subject_count: {
    severity: 1,
    clears_by: 'edit',
    title: 'the statement is not about exactly one file',
    hint: 'The member `subject` must have one item.',
  },
  statement_subject_digest: {
    severity: 1,
    clears_by: 'edit',
    title: 'the subject of the statement is not named by exactly one sha256',
    hint: 'The member `digest` must hold `sha256` with 64 lower-case hex digits and nothing else.',
  },
  summary_contradiction: {
    severity: 1,
    clears_by: 'never',
    title: 'the verification summary contradicts itself',
    hint: 'PASSED goes with the level CLAIMGATE_RULES_V1, FAILED with FAILED, and the three subjects are claims, manifest and verdict.',
  },
});
