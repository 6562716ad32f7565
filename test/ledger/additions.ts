import type { Code } from '../../src/documents/findings.ts';

/** One way to add to a ledger past the program, tried on both engines; the specification lists all of them. */
export interface Addition {
  readonly what: string;
  /** The records that were added, each in each of the ways. */
  readonly records: readonly string[];
  readonly ways: readonly string[];
  /** The codes that say so, beside those of guards, which an attacker may put back. */
  readonly withoutKey: readonly Code[];
  /** The same with the fingerprint key; export, checkpoint, release and backup refuse by these. */
  readonly withKey: readonly Code[];
}

/** A record once more, as its owner can where no guard stops them. */
export const TWIN = {
  what: 'records something a second time',
  records: [
    'the app review',
    'the passed run',
    'the enable',
    'the quarantined run',
    'the correction',
  ],
  ways: ['by another request', 'by the same request'],
  withoutKey: ['record_twice'],
  withKey: ['binding_differs', 'record_twice'],
} as const satisfies Addition;

/** A record that nobody recorded, with a right leaf, by a program that has the database but not the key. */
export const FORGERY = {
  what: 'adds a record with a right leaf',
  records: ['an app review', 'a passed run', 'an enable', 'a correction'],
  ways: [
    'with the binding of another record',
    'with a binding under another key',
    'with a binding for another place',
    'with a binding for another request',
  ],
  withoutKey: [],
  withKey: ['binding_differs'],
} as const satisfies Addition;

/** The same with the fingerprint key in the attacker's hand. */
export const WITH_KEY = {
  what: 'adds a record, and has the fingerprint key, too',
  records: FORGERY.records,
  ways: ['as claimgate would'],
  withoutKey: [],
  withKey: [],
} as const satisfies Addition;

export const ADDITIONS: readonly Addition[] = [TWIN, FORGERY, WITH_KEY];

/** Another ledger in the place of the one that somebody kept a head of. */
export const REPLACED = [
  { what: 'removes the newest records, or puts an older copy back', seen: 'ledger_truncated' },
  { what: 'puts other records in their places, as many or more', seen: 'ledger_forked' },
] as const satisfies readonly { readonly what: string; readonly seen: Code }[];
