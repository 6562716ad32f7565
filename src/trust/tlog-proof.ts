import { decodeStandardBase64, encodeBase64 } from './public-key.ts';
import {
  hashesIn,
  openCheckpoint,
  splitProof,
  type LedgerHead,
  type LedgerIdentity,
} from './checkpoint.ts';
import { hashOfDigest, type TreeHash, inclusionHolds, MAX_INCLUSION_HASHES } from './merkle.ts';
import { accept, refuse, type Result } from '../documents/findings.ts';

/** An inclusion proof with its checkpoint, as one file carries it (C2SP tlog-proof). */
interface TlogProof {
  readonly index: number;
  readonly hashes: readonly TreeHash[];
  readonly checkpoint: string;
}

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';
const EXTRA_LINE = /^extra (.*)$/;
const INDEX_LINE = /^index (0|[1-9][0-9]{0,15})$/;

/** Reads the text of a proof; anything but its one form is `proof_malformed`. Nothing is verified yet. */
export function parseTlogProof(text: string, file: string): Result<TlogProof> {
  const { lines, checkpoint } = splitProof(text) ?? { lines: [], checkpoint: '' };
  const [first, ...rest] = lines;
  const [, written] = EXTRA_LINE.exec(rest[0] ?? '') ?? [];
  // Opaque data beside the proof, which nothing vouches for.
  if (written !== undefined) rest.shift();
  const isExtraSound = written === undefined || decodeStandardBase64(written) !== undefined;
  const [, digits] = INDEX_LINE.exec(rest.shift() ?? '') ?? [];
  const index = Number(digits);
  const hashes = hashesIn(rest, MAX_INCLUSION_HASHES);
  if (first !== FIRST_LINE || !isExtraSound || !Number.isSafeInteger(index) || !hashes)
    return refuse('proof_malformed', { file });
  return accept({ index, hashes, checkpoint });
}

export function formatTlogProof({ index, hashes, checkpoint }: TlogProof): string {
  const lines = [FIRST_LINE, `index ${index}`, ...hashes.map(encodeBase64)];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** The checkpoint first, then the way from the leaf to its root (`inclusion_unproven`). */
export function verifyTlogProof(
  { checkpoint, hashes, index }: TlogProof,
  leaf: TreeHash,
  ledger: LedgerIdentity,
  file: string,
): Result<LedgerHead> {
  const head = openCheckpoint(checkpoint, ledger, file);
  if (!head.ok) return head;
  const root = hashOfDigest(head.value.root_hash);
  const holds = inclusionHolds({ index, treeSize: head.value.tree_size, leaf, hashes, root });
  return holds ? head : refuse('inclusion_unproven', { file, found: `index ${index}` });
}
