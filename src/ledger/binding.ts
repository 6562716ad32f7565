// The binding of a record: a MAC, so that nobody adds a record with the database alone.

import { canonicalize, type Digest, type Fingerprinter } from '../digest/index.ts';
import { ClaimgateError } from '../documents/findings.ts';
import { integerOf, textOf, type Row } from './driver/connection.ts';
import type { LedgerIdentityRow } from './identity.ts';
import { leafOfText } from './records.ts';

/** Where a record stands: its place in the log, and the fingerprint of the idempotency key in its entry. */
export interface BoundPlace {
  readonly sequence: number;
  readonly idempotencyRef: string;
}

const PREFIX = 'claimgate/binding/v2';
const UNBOUND = '"binding":""';

/** Makes and checks the bindings of one ledger, under its fingerprint key (specification/ledger.md 5). */
export class Binder {
  readonly #bind: Fingerprinter['bind'];
  readonly #ledger: string;

  constructor({ deployment, fingerprint_key_id, origin }: LedgerIdentityRow, key: Fingerprinter) {
    this.#bind = key.bind;
    this.#ledger = canonicalize({ deployment, fingerprint_key_id, origin });
  }

  /** Gives a record its binding, and the leaf that covers all of it. */
  seal<T extends object>(record: T, place: BoundPlace) {
    const unbound = canonicalize({ ...record, binding: '' });
    const binding = this.#bindingOf(unbound, place);
    // One canonical form for both: a value that held this text would have its quotes escaped.
    const leaf = leafOfText(unbound.replace(UNBOUND, `"binding":"${binding}"`));
    return { record: { ...record, binding }, leaf };
  }

  /** @param canonical the canonical form of a record with this binding */
  isBound(canonical: string, binding: string, place: BoundPlace): boolean {
    const unbound = canonical.replace(`"binding":${canonicalize(binding)}`, UNBOUND);
    return this.#bindingOf(unbound, place) === binding;
  }

  #bindingOf(unbound: string, { idempotencyRef, sequence }: BoundPlace): Digest {
    return this.#bind([PREFIX, this.#ledger, `${sequence} ${idempotencyRef}`, unbound].join('\n'));
  }
}

/** @throws ClaimgateError `fingerprint_key_differs`: by another key, every record looks as if somebody had added it */
export function binderOf(ledger: LedgerIdentityRow, key: Fingerprinter): Binder {
  const fault = keyFaultOf(ledger, key);
  if (fault) throw new ClaimgateError('fingerprint_key_differs', fault);
  return new Binder(ledger, key);
}

export function keyFaultOf(
  { deployment, fingerprint_key_id }: Omit<LedgerIdentityRow, 'origin'>,
  key: Pick<Fingerprinter, 'deployment' | 'keyId'>,
) {
  const expected = `${fingerprint_key_id} of ${deployment}`;
  const found = `${key.keyId} of ${key.deployment}`;
  return found === expected ? undefined : { expected, found };
}

export function boundPlaceIn(row: Row): BoundPlace {
  return { sequence: integerOf(row, 'sequence'), idempotencyRef: textOf(row, 'idempotency_ref') };
}
