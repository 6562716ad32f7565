import { defineCodes } from './entry.ts';

/** Files of keys, passphrases and signed documents, as the commands that use them find them. */
export const keysCodes = defineCodes({
  envelope_unsigned: {
    severity: 1,
    clears_by: 'operator',
    title: 'nobody has signed the envelope',
    hint: 'It says something only when enough of the accepted keys have signed it.',
    next: 'claimgate sign',
  },
  signed_document_expected: {
    severity: 2,
    clears_by: 'edit',
    title: 'this is not a signed document',
    hint: 'Signed documents are DSSE envelopes (JSON with payload, payloadType and signatures), C2SP checkpoints and C2SP tlog-proofs; only envelopes can be signed once more.',
  },
  secret_file_exposed: {
    severity: 2,
    clears_by: 'operator',
    title: 'others on this machine may read or change a file that holds a secret',
    hint: 'Run `chmod 600 FILE`; who could read it before may know the secret. A passphrase can also come from standard input: --passphrase-file -.',
  },
  key_passphrase_malformed: {
    severity: 2,
    clears_by: 'operator',
    title: 'the passphrase is not one line of text',
    hint: 'Give one line of UTF-8 without control characters, at most 1024 bytes; its line end does not count.',
  },
  root_before_pin: {
    severity: 2,
    clears_by: 'operator',
    title: 'the trust root is older than the pinned one',
    hint: 'A pin vouches for the root that it names and for those after it; older ones only serve to check release records. Give an older pin, or the keys that must have signed by --key.',
  },
});
