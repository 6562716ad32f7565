import { area, refused, undetermined } from './code-row.ts';

/** Signatures, keys, and whom to trust. */
export const SIGNATURE_CODES = {
  // Envelopes, signatures, keys and statements (specification/trust.md 1).
  ...area('signatures and signed documents', {
    base64_invalid: undetermined('edit', {
      title: 'a value is not base64',
      hint: 'Both alphabets of RFC 4648 are read; other characters, wrong padding and left-over bits are not.',
    }),
    payload_type_wrong: refused('edit', {
      title: 'the envelope holds another kind of document',
      hint: 'Each kind of signed document has its own payload type; give the file that was asked for.',
    }),
    signatures_below_threshold: refused('operator', {
      title: 'too few of the accepted keys have signed',
      hint: 'Each key counts once, whatever id it is named by; have the missing holders sign the same payload.',
      next: 'claimgate sign',
    }),
    threshold_unreachable: undetermined('edit', {
      title: 'the threshold can not be reached with these keys',
      hint: 'A threshold is at least 1 and at most the number of distinct keys.',
    }),
    already_signed: undetermined('edit', {
      title: 'this key has signed the envelope already',
      hint: 'A second signature of the same key counts for nothing; sign with another key.',
    }),
    envelope_full: undetermined('edit', {
      title: 'the envelope can not take another signature',
      hint: 'An envelope carries at most 16 signatures and 1 MiB; start a new one over the same payload.',
    }),
    key_unreadable: undetermined('edit', {
      title: 'the key can not be read',
      hint: 'Public keys are PEM with the label PUBLIC KEY (SPKI), private keys PRIVATE KEY or ENCRYPTED PRIVATE KEY (PKCS #8).',
    }),
    key_type_refused: undetermined('edit', {
      title: 'keys of this type are not accepted',
      hint: 'Only Ed25519 and ECDSA over P-256 with SHA-256 are.',
      next: 'claimgate key generate',
    }),
    key_weak: undetermined('edit', {
      title: 'signatures under this key can be made without its private half',
      hint: 'It is one of the few points of small order; generate a new key.',
      next: 'claimgate key generate',
    }),
    key_passphrase_missing: undetermined('operator', {
      title: 'the private key is encrypted and no passphrase was given',
      hint: 'Give the passphrase that it was generated with.',
    }),
    key_passphrase_wrong: undetermined('operator', {
      title: 'the passphrase does not open the private key',
      hint: 'It is another passphrase, or the file is damaged.',
    }),
    key_passphrase_empty: undetermined('operator', {
      title: 'an empty passphrase protects nothing',
      hint: 'Give a passphrase, or none at all for a key that is not encrypted.',
    }),
    statement_type_wrong: refused('edit', {
      title: 'the payload is not an in-toto Statement v1',
      hint: 'Compare the member `_type`.',
    }),
    predicate_type_wrong: refused('edit', {
      title: 'the statement says another kind of thing than was asked for',
      hint: 'Compare the member `predicateType`; one kind of statement never stands in for another.',
    }),
    statement_subject_count: refused('edit', {
      title: 'the statement is not about exactly one file',
      hint: 'The member `subject` must have one item.',
    }),
    statement_subject_digest: refused('edit', {
      title: 'the subject of the statement is not named by exactly one sha256',
      hint: 'The member `digest` must hold `sha256` with 64 lower-case hex digits and nothing else.',
    }),
    summary_contradiction: refused('never', {
      title: 'the verification summary contradicts itself',
      hint: 'PASSED goes with the level CLAIMGATE_RULES_V1, FAILED with FAILED, and the three subjects are claims, manifest and verdict.',
    }),
  }),
  // Files of keys, passphrases and signed documents, as the commands that use them find them.
  ...area('key files and signing', {
    envelope_unsigned: refused('operator', {
      title: 'nobody has signed the envelope',
      hint: 'It says something only when enough of the accepted keys have signed it.',
      next: 'claimgate sign',
    }),
    signed_document_expected: undetermined('edit', {
      title: 'this is not a signed document',
      hint: 'Signed documents are DSSE envelopes (JSON with payload, payloadType and signatures), C2SP checkpoints and C2SP tlog-proofs; only envelopes can be signed once more.',
    }),
    secret_file_exposed: undetermined('operator', {
      title: 'others on this machine may read or change a file that holds a secret',
      hint: 'Run `chmod 600 FILE`; who could read it before may know the secret. A passphrase can also come from standard input: --passphrase-file -.',
    }),
    key_passphrase_malformed: undetermined('operator', {
      title: 'the passphrase is not one line of text',
      hint: 'Give one line of UTF-8 without control characters, at most 1024 bytes; its line end does not count.',
    }),
    root_before_pin: undetermined('operator', {
      title: 'the trust root is older than the pinned one',
      hint: 'A pin vouches for the root that it names and for those after it; older ones only serve to check release records. Give an older pin, or the keys that must have signed by --key.',
    }),
  }),
  // The chain of trust roots and its pin (specification/trust.md 2).
  ...area('trust roots', {
    pin_missing: refused('operator', {
      title: 'no trust root is pinned',
      hint: 'Whoever starts the gate gives the pin, by --trust-pin or CLAIMGATE_TRUST_PIN in protected settings.',
    }),
    pin_malformed: undetermined('operator', {
      title: 'the pin is not understood',
      hint: 'A pin is the version of a trust root, a colon and the sha256 of its payload, such as 1:sha256:… with 64 hex digits.',
    }),
    pin_mismatch: refused('operator', {
      title: 'no trust root of the chain is the pinned one',
      hint: 'Either the trust roots were replaced, or the pin belongs to another chain.',
    }),
    root_missing: undetermined('edit', {
      title: 'there is no trust root',
      hint: 'Put the chain into provider-certification/trust as 1.root.json, 2.root.json and so on.',
      next: 'claimgate trust init',
    }),
    root_version_skipped: refused('edit', {
      title: 'the trust roots do not follow each other',
      hint: 'Each root has the version after the one before it; none may be missing, repeated or out of order.',
    }),
    root_unsigned_by_previous: refused('operator', {
      title: 'too few root keys of the version before have signed the trust root',
      hint: 'A new root is signed by the threshold of the old one as well, or anybody could name himself successor.',
      next: 'claimgate sign',
    }),
    root_unsigned_by_itself: refused('operator', {
      title: 'too few of its own root keys have signed the trust root',
      hint: 'The keys that a root names must show that they exist by signing it.',
      next: 'claimgate sign',
    }),
    root_expired: refused('operator', {
      title: 'the newest trust root has expired',
      hint: 'Rotate to a new version with a later expiry.',
      next: 'claimgate trust rotate',
    }),
    root_threshold_invalid: undetermined('edit', {
      title: 'the threshold of a role is more than its keys',
      hint: 'A threshold is at least 1 and at most the number of keys of the role.',
    }),
    root_role_key_unknown: undetermined('edit', {
      title: 'a role names a key that the trust root does not hold',
      hint: 'Every id in `roles` must be in `keys`.',
    }),
    root_key_id_wrong: undetermined('edit', {
      title: 'a key is listed under an id that is not its fingerprint',
      hint: 'The id of a key is its OpenSSH SHA256 fingerprint, so that one key can not have two.',
    }),
    root_ledger_key_invalid: undetermined('edit', {
      title: 'a ledger key is not a note key of the ledger',
      hint: 'A ledger key reads origin+hash+base64 with the origin of the ledger as its name; each stands once.',
    }),
    root_floor_invalid: undetermined('edit', {
      title: 'the floor of the ledger contradicts itself',
      hint: 'A ledger of size 0 has the root hash of the empty tree and no other.',
    }),
  }),
};
