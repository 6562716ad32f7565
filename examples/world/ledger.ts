import { canonicalize } from '../../src/digest/index.ts';
import type { RecordPlace } from '../../src/documents/index.ts';
import { digestOfHash, leafHash, type TreeHash, rootOfLeaves } from '../../src/trust/merkle.ts';
import { type LedgerHead } from '../../src/trust/checkpoint.ts';
import { LEDGER_ORIGIN } from './organisation.ts';

/** Where random bytes come from: handed in, so that everything else is a function of its arguments. */
export type Random = (bytes: number) => Uint8Array;

/** Takes records in order; each is one leaf of the Merkle tree (specification/trust.md 3). */
export class ExampleLedger {
  readonly leaves: TreeHash[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Appends a record, with 128 random bits so that nobody can guess it from its leaf. */
  append(kind: string, content: Readonly<Record<string, unknown>>): RecordPlace {
    const nonce = Buffer.from(this.#random(16)).toString('hex');
    const leaf = leafHash(Buffer.from(canonicalize({ kind, nonce, ...content }), 'utf8'));
    this.leaves.push(leaf);
    return { sequence: this.leaves.length, leaf: digestOfHash(leaf) };
  }
}

/** The head of a ledger when it had so many records. */
export function headAt(leaves: readonly TreeHash[], size: number): LedgerHead {
  return {
    origin: LEDGER_ORIGIN,
    tree_size: size,
    root_hash: digestOfHash(rootOfLeaves(leaves.slice(0, size))),
  };
}
