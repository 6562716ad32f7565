import { readFileSync } from 'node:fs';
import { decodeBase64 } from '../../src/trust/public-key.ts';
import { formatTlogProof, parseTlogProof, verifyTlogProof } from '../../src/trust/tlog-proof.ts';
import { hashOfDigest, type TreeHash, consistencyHolds } from '../../src/trust/merkle.ts';
import { openCheckpoint, parseNoteKey } from '../../src/trust/checkpoint.ts';
import { valueOf } from '../trust/expect.ts';

/** Verifies a ledger that Go's sumdb has built, signed and proved. Prints one line per check. */
interface Proof {
  readonly at: number;
  readonly size: number;
  readonly hashes: readonly string[];
}

interface GoLedger {
  readonly key: string;
  readonly origin: string;
  readonly leaves: readonly string[];
  readonly heads: readonly { readonly size: number; readonly checkpoint: string }[];
  readonly inclusion: readonly Proof[];
  readonly consistency: readonly Proof[];
}

const given = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as GoLedger;
const ledger = { origin: given.origin, keys: [valueOf(parseNoteKey(given.key))] };

function check(name: string, ok: boolean): void {
  console.log(`${ok ? 'ok' : 'WRONG'} claimgate-reads-go ${name}`);
  if (!ok) process.exitCode = 1;
}

function bytes(text: string | undefined): TreeHash {
  return decodeBase64(text ?? '') ?? new Uint8Array();
}

const roots = new Map<number, TreeHash>();
const checkpoints = new Map<number, string>();
for (const { checkpoint, size } of given.heads) {
  const head = openCheckpoint(checkpoint, ledger, 'checkpoint');
  check(`checkpoint-${size}`, head.ok && head.value.tree_size === size);
  if (head.ok) roots.set(size, hashOfDigest(head.value.root_hash));
  checkpoints.set(size, checkpoint);
}

for (const { at, hashes, size } of given.inclusion) {
  const text = formatTlogProof({
    index: at,
    hashes: hashes.map(bytes),
    checkpoint: checkpoints.get(size) ?? '',
  });
  const proof = valueOf(parseTlogProof(text, 'proof'));
  check(
    `inclusion-${at}-of-${size}`,
    verifyTlogProof(proof, bytes(given.leaves[at]), ledger, 'proof').ok,
  );
}

for (const { at, hashes, size } of given.consistency) {
  const heads = {
    fromSize: at,
    fromRoot: roots.get(at) ?? bytes(''),
    toSize: size,
    toRoot: roots.get(size) ?? bytes(''),
  };
  check(`consistency-${at}-to-${size}`, consistencyHolds({ ...heads, hashes: hashes.map(bytes) }));
}
