import { defineCodes } from './entry.ts';

/** The chain of trust roots and its pin (specification/trust.md 2). */
export const rootsCodes = defineCodes({
  pin_missing: {
    severity: 1,
    clears_by: 'operator',
    title: 'no trust root is pinned',
    hint: 'Whoever starts the gate gives the pin, by --trust-pin or CLAIMGATE_TRUST_PIN in protected settings.',
  },
  pin_malformed: {
    severity: 2,
    clears_by: 'operator',
    title: 'the pin is not understood',
    hint: 'A pin is the version of a trust root, a colon and the sha256 of its payload, such as 1:sha256:… with 64 hex digits.',
  },
  pin_mismatch: {
    severity: 1,
    clears_by: 'operator',
    title: 'no trust root of the chain is the pinned one',
    hint: 'Either the trust roots were replaced, or the pin belongs to another chain.',
  },
  root_missing: {
    severity: 2,
    clears_by: 'edit',
    title: 'there is no trust root',
    hint: 'Put the chain into provider-certification/trust as 1.root.json, 2.root.json and so on.',
    next: 'claimgate trust init',
  },
  root_version_skipped: {
    severity: 1,
    clears_by: 'edit',
    title: 'the trust roots do not follow each other',
    hint: 'Each root has the version after the one before it; none may be missing, repeated or out of order.',
  },
  root_unsigned_by_previous: {
    severity: 1,
    clears_by: 'operator',
    title: 'too few root keys of the version before have signed the trust root',
    hint: 'A new root is signed by the threshold of the old one as well, or anybody could name himself successor.',
    next: 'claimgate sign',
  },
  root_unsigned_by_itself: {
    severity: 1,
    clears_by: 'operator',
    title: 'too few of its own root keys have signed the trust root',
    hint: 'The keys that a root names must show that they exist by signing it.',
    next: 'claimgate sign',
  },
  root_expired: {
    severity: 1,
    clears_by: 'operator',
    title: 'the newest trust root has expired',
    hint: 'Rotate to a new version with a later expiry.',
    next: 'claimgate trust rotate',
  },
  root_threshold_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'the threshold of a role is more than its keys',
    hint: 'A threshold is at least 1 and at most the number of keys of the role.',
  },
  root_role_key_unknown: {
    severity: 2,
    clears_by: 'edit',
    title: 'a role names a key that the trust root does not hold',
    hint: 'Every id in `roles` must be in `keys`.',
  },
  root_key_id_wrong: {
    severity: 2,
    clears_by: 'edit',
    title: 'a key is listed under an id that is not its fingerprint',
    hint: 'The id of a key is its OpenSSH SHA256 fingerprint, so that one key can not have two.',
  },
  root_ledger_key_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'a ledger key is not a note key of the ledger',
    hint: 'A ledger key reads origin+hash+base64 with the origin of the ledger as its name; each stands once.',
  },
  root_floor_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'the floor of the ledger contradicts itself',
    hint: 'A ledger of size 0 has the root hash of the empty tree and no other.',
  },
});
