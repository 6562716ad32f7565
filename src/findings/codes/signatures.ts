import { area, refused, undetermined } from './code-row.ts';

/** Signatures, keys, trust roots and their pin. */
export const SIGNATURE_CODES = {
  // Envelopes, signatures, keys and statements (specification/trust.md 1).
  ...area('signatures and signed documents', {
    base64_invalid: undetermined('edit', {
      title: 'a value is not base64',
      hint: 'Use either alphabet of RFC 4648, without other characters, wrong padding or left-over bits.',
    }),
    payload_type_wrong: refused('edit', {
      title: 'the envelope holds another kind of document',
      hint: 'Pass the kind of file that the command expects.',
    }),
    signatures_below_threshold: refused('operator', {
      title: 'too few of the accepted keys have signed',
      hint: 'Have the missing key holders sign the same file. Each key counts once.',
      next: 'claimgate sign FILE --key KEY',
    }),
    threshold_unreachable: undetermined('edit', {
      title: 'the threshold cannot be reached with these keys',
      hint: 'Choose a threshold from 1 to the number of distinct keys.',
    }),
    already_signed: undetermined('edit', {
      title: 'this key has already signed the file',
      hint: 'Do nothing, or sign with another key: a second signature of the same key does not count.',
    }),
    envelope_full: undetermined('edit', {
      title: 'the envelope cannot take another signature',
      hint: 'An envelope has at most 16 signatures and 1 MiB. Sign the same payload in a new one.',
    }),
    signature_wrong: undetermined('operator', {
      title: 'the signature does not verify with the public key',
      hint: 'The signer signed other bytes or with another key. Compare its key with the public key, and sign exactly the bytes that `claimgate sign FILE --pae OUT` writes.',
    }),
    signer_not_found: undetermined('operator', {
      title: 'the signing program cannot be started',
      hint: 'Pass a path, or put the program into a folder of PATH outside of the repository. It must be executable.',
    }),
    signer_failed: undetermined('operator', {
      title: 'the signing program did not sign',
      hint: 'Nothing was written. Run the program by itself, with the bytes from `claimgate sign FILE --pae OUT` on its standard input.',
    }),
    signer_answer_invalid: undetermined('operator', {
      title: 'the signing program printed something other than a signature',
      hint: 'Nothing was written. The program must print one signature in base64 on standard output, and everything else on standard error.',
    }),
    key_unreadable: undetermined('edit', {
      title: 'the file is not a key that claimgate can read',
      hint: 'Private keys are PEM files with `PRIVATE KEY` or `ENCRYPTED PRIVATE KEY`, public keys with `PUBLIC KEY`.',
      next: 'claimgate key generate --help',
    }),
    key_type_refused: undetermined('edit', {
      title: 'keys of this type are not accepted',
      hint: 'Use Ed25519, or ECDSA with P-256.',
      next: 'claimgate key generate --help',
    }),
    key_weak: undetermined('edit', {
      title: 'anyone can make signatures under this key without its private key',
      hint: 'The key is one of the few points of small order. Generate a new key.',
      next: 'claimgate key generate --help',
    }),
    key_passphrase_missing: undetermined('operator', {
      title: 'the private key is encrypted, and no passphrase was given',
      hint: 'Pass --passphrase-file FILE, or --passphrase-file - to read it from standard input.',
    }),
    key_passphrase_wrong: undetermined('operator', {
      title: 'the passphrase does not open the private key',
      hint: 'Check --passphrase-file: it must hold the passphrase that the key was generated with.',
    }),
    key_passphrase_empty: undetermined('operator', {
      title: 'an empty passphrase protects nothing',
      hint: 'Pass a passphrase, or leave out the option for a key that is not encrypted.',
    }),
    statement_type_wrong: refused('edit', {
      title: 'the payload is not an in-toto Statement v1',
      hint: 'Compare the member `_type`.',
    }),
    predicate_type_wrong: refused('edit', {
      title: 'the statement is of another kind than the command expects',
      hint: 'Compare the member `predicateType`: one kind of statement never replaces another.',
    }),
    statement_subject_count: refused('edit', {
      title: 'the statement is not about exactly one file',
      hint: 'The member `subject` must have one item.',
    }),
    statement_subject_digest: refused('edit', {
      title: 'the subject of the statement does not have exactly one sha256 digest',
      hint: 'The member `digest` must hold `sha256` with 64 lower-case hex digits and nothing else.',
    }),
    summary_contradiction: refused('never', {
      title: 'the verification summary contradicts itself',
      hint: 'PASSED needs the level CLAIMGATE_RULES_V1, FAILED the level FAILED, and the three subjects are claims, manifest and verdict.',
    }),
  }),
  // Files of keys, passphrases and signed documents, as the commands that use them find them.
  ...area('key files and signing', {
    envelope_unsigned: refused('operator', {
      title: 'nobody has signed the file',
      hint: 'Have the key holders sign it.',
      next: 'claimgate sign FILE --key KEY',
    }),
    signed_document_expected: undetermined('edit', {
      title: 'the file is not a signed document',
      hint: 'Pass a DSSE envelope (JSON with payload, payloadType and signatures), a checkpoint or a proof. Only envelopes can be signed.',
    }),
    companion_missing: undetermined('edit', {
      title: 'the document is verified beside another file, which is not here',
      hint: 'Drop both files on the page together.',
    }),
    secret_file_exposed: undetermined('operator', {
      title: 'other users can read or change a file that holds a secret',
      hint: 'Run `chmod 600 FILE`. Replace the secret if somebody may have read it.',
    }),
    key_passphrase_malformed: undetermined('operator', {
      title: 'the passphrase is not one line of text',
      hint: 'Use one line of UTF-8 without control characters, at most 1024 bytes without its line end.',
    }),
    root_before_pin: undetermined('operator', {
      title: 'the trust root is older than the pinned one',
      hint: 'A pin covers the root that it names and later ones. Pass an older pin, or pass the keys that must have signed with --key.',
    }),
  }),
  // Sigstore bundles, and the identities that sign with them (specification/trust.md 8).
  ...area('keyless identities', {
    bundles_too_many: refused('edit', {
      title: 'the file has too many Sigstore bundles',
      hint: 'Keep one bundle for each identity that signs, at most 16, one a line.',
    }),
    bundle_malformed: refused('edit', {
      title: 'the Sigstore bundle cannot be read',
      hint: 'Sign again. `cosign attest-blob --bundle FILE` and actions/attest write bundles that claimgate reads.',
    }),
    bundle_payload_differs: refused('edit', {
      title: 'the Sigstore bundle signs other bytes than the envelope',
      hint: 'Sign the payload of the envelope byte for byte, with `cosign attest-blob --statement`.',
    }),
    bundle_certificate_missing: refused('edit', {
      title: 'the Sigstore bundle has no certificate',
      hint: 'Sign without a key of your own: claimgate counts keys by the signatures in the envelope.',
    }),
    bundle_certificate_untrusted: refused('operator', {
      title: 'the certificate in the Sigstore bundle does not verify',
      hint: 'An authority of the Sigstore trusted root must have issued it for signing code, one of its certificate logs must list it, and it must have been valid when it signed.',
    }),
    bundle_certificate_unclear: refused('operator', {
      title: 'the certificate in the Sigstore bundle does not name exactly one signer',
      hint: 'It must have one subject alternative name, an email address or a URI, and one issuer, in printable ASCII.',
    }),
    bundle_log_untrusted: refused('operator', {
      title: 'the Sigstore bundle has no valid entry in a transparency log',
      hint: 'Sign with the log that the Sigstore trusted root lists; the entry must be about this signature.',
    }),
    bundle_time_untrusted: refused('operator', {
      title: 'the Sigstore bundle does not prove when it was signed',
      hint: 'Sign with a log or a timestamp authority that the Sigstore trusted root lists.',
    }),
    bundle_signature_wrong: refused('never', {
      title: 'the signature in the Sigstore bundle is wrong',
      hint: 'Sign again.',
    }),
    identity_not_of_role: refused('operator', {
      title: 'the signer of the Sigstore bundle is not an identity of the role',
      hint: 'Sign with one of the expected workflows or accounts. Issuer and subject are compared exactly.',
    }),
    identity_extension_differs: refused('operator', {
      title: 'an extension of the certificate does not have the value that the trust root asks for',
      hint: 'Sign from the repository, environment and event that the trust root names.',
    }),
    signer_counted_once: refused('operator', {
      title: 'the same signer has signed more than once',
      hint: 'Have another key or identity sign: each counts once, and so do all that one holder has.',
    }),
    sigstore_root_missing: refused('edit', {
      title: 'the Sigstore trusted root that the trust root names is not there',
      hint: 'Commit it as provider-certification/trust/NAME.trusted_root.json, byte for byte.',
    }),
    sigstore_root_invalid: refused('edit', {
      title: 'the Sigstore trusted root cannot be used',
      hint: 'Every log and authority in it needs a start of its validity.',
    }),
  }),
  // The chain of trust roots and its pin (specification/trust.md 2).
  ...area('trust roots', {
    pin_missing: refused('operator', {
      title: 'no trust pin is given',
      hint: 'Pass --trust-pin N:sha256:HEX or set CLAIMGATE_TRUST_PIN, in protected CI settings. `claimgate setup` and `claimgate trust init` print the pin.',
      next: 'claimgate check --trust-pin N:sha256:HEX',
    }),
    pin_malformed: undetermined('operator', {
      title: 'the trust pin is not of the form N:sha256:HEX',
      hint: 'Copy the pin that `claimgate trust init` printed: the version of a trust root, then the sha256 of its payload in 64 hex digits.',
    }),
    pin_mismatch: refused('operator', {
      title: 'the trust pin matches no trust root in the repository',
      hint: 'Somebody replaced the trust roots, or the pin belongs to another repository. Compare with the pin that `claimgate setup` or `claimgate trust init` printed.',
    }),
    root_missing: undetermined('edit', {
      title: 'there is no trust root in provider-certification/trust',
      hint: 'Create one, or put the chain there as 1.root.json, 2.root.json and so on.',
      next: 'claimgate trust init --help',
    }),
    root_version_skipped: refused('edit', {
      title: 'the versions of the trust roots are not consecutive',
      hint: 'Number the roots 1, 2, 3 and so on; none may be missing, repeated or out of order.',
    }),
    root_unsigned_by_previous: refused('operator', {
      title: 'too few root keys of the previous version have signed the trust root',
      hint: 'Have the previous root key holders sign the new version as well.',
      next: 'claimgate sign FILE --key KEY',
    }),
    root_unsigned_by_itself: refused('operator', {
      title: 'too few of its own root keys have signed the trust root',
      hint: 'Have the root key holders sign it.',
      next: 'claimgate sign FILE --key KEY',
    }),
    root_expired: refused('operator', {
      title: 'the newest trust root has expired',
      hint: 'Rotate to a new version with a later expiry.',
      next: 'claimgate trust rotate --help',
    }),
    root_threshold_invalid: undetermined('edit', {
      title: 'the threshold of a role is larger than its number of signers',
      hint: 'Choose a threshold from 1 to the number of keys and identities of the role. All of one holder count once.',
    }),
    root_role_key_unknown: undetermined('edit', {
      title: 'a role names a key that is not in the trust root',
      hint: 'Every id in `roles` must be in `keys`.',
    }),
    root_key_id_wrong: undetermined('edit', {
      title: 'a key is listed under an id that is not its fingerprint',
      hint: 'Use the OpenSSH SHA256 fingerprint of the key as its id: one key cannot have two ids.',
    }),
    root_ledger_key_invalid: undetermined('edit', {
      title: 'a ledger key does not belong to the ledger',
      hint: 'Write each ledger key once, as origin+hash+base64 with the origin of the ledger as its name.',
    }),
    root_identity_unknown: undetermined('edit', {
      title: 'a role names an identity that is not in the trust root',
      hint: 'Every id in `identity_ids` must be in `identities`.',
    }),
    root_identities_overlap: undetermined('edit', {
      title: 'one certificate could count for two identities of a role',
      hint: 'Give the identities of a role different issuers, or subjects that do not cover each other.',
    }),
    root_holder_key_invalid: undetermined('edit', {
      title:
        'an identity names a key of its holder that is not in the trust root, or that another identity names',
      hint: 'Every id in `holder_key_ids` must be in `keys`, and belong to one identity only.',
    }),
    root_floor_invalid: undetermined('edit', {
      title: 'the floor of the ledger contradicts itself',
      hint: 'Give a floor of size 0 the root hash of the empty tree.',
    }),
  }),
};
