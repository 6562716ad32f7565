import type { ConsistencyProof } from '../json/index.ts';
import {
  accept,
  digestOfHash,
  formatGrowthProof,
  formatTlogProof,
  refuse,
  signCheckpoint,
  type LedgerHead,
  type Outcome,
  type PrivateKey,
} from '../trust/index.ts';
import type { Connection } from './driver/connection.ts';
import { readIdentity } from './identity.ts';
import { rootAt, rootsOf, treeSize } from './log.ts';
import { consistencyRanges, inclusionRanges } from './tree.ts';

/** The head of the ledger as the connection sees it; with a size, as it was then. */
export async function headIn(connection: Connection, size?: number): Promise<LedgerHead> {
  const { origin } = await readIdentity(connection);
  const tree_size = size ?? (await treeSize(connection));
  return { origin, tree_size, root_hash: digestOfHash(await rootAt(connection, tree_size)) };
}

/** A signed checkpoint of the head (C2SP tlog-checkpoint); the key is the ledger's, an Ed25519 one. */
export async function checkpointIn(
  connection: Connection,
  key: PrivateKey,
  file: string,
): Promise<Outcome<string>> {
  return signCheckpoint(await headIn(connection), key, file);
}

/**
 * Shows that a record is in the ledger: the text of a C2SP tlog-proof with a checkpoint of the present
 * head. `record_unknown` where no record has the sequence number.
 */
export async function proveInclusion(
  connection: Connection,
  sequence: number,
  key: PrivateKey,
  file: string,
): Promise<Outcome<string>> {
  const size = await treeSize(connection);
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > size)
    return refuse('record_unknown', { file, expected: `1 to ${size}`, found: String(sequence) });
  const index = sequence - 1;
  const checkpoint = await checkpointIn(connection, key, file);
  if (!checkpoint.ok) return checkpoint;
  const hashes = await rootsOf(connection, inclusionRanges(index, { from: 0, to: size }));
  return accept(formatTlogProof({ index, hashes, checkpoint: checkpoint.value }));
}

/** An earlier head, of which mostly only the size is at hand. */
export type EarlierHead = Pick<LedgerHead, 'tree_size'> & Partial<Pick<LedgerHead, 'root_hash'>>;

/**
 * Shows that the ledger only grew since an earlier head (RFC 9162 section 2.1.4); `null` since the empty
 * one, from which there is nothing to prove. `ledger_truncated` where it is smaller now, `ledger_forked`
 * where it had another root at that size.
 */
export async function proveConsistency(
  connection: Connection,
  { tree_size: from, root_hash }: EarlierHead,
  file: string,
): Promise<Outcome<ConsistencyProof>> {
  const size = await treeSize(connection);
  if (!Number.isSafeInteger(from) || from < 0 || from > size) {
    const expected = `at least ${from} records`;
    return refuse('ledger_truncated', { file, expected, found: String(size) });
  }
  if (root_hash !== undefined) {
    const found = digestOfHash(await rootAt(connection, from));
    if (found !== root_hash)
      return refuse('ledger_forked', { file, expected: `${root_hash} at size ${from}`, found });
  }
  if (from === 0) return accept(null);
  const hashes = await rootsOf(connection, consistencyRanges(from, { from: 0, to: size }));
  return accept({ from_size: from, hashes: hashes.map(digestOfHash) });
}

/** The same for an auditor: the text of a proof (C2SP tlog-witness) with a checkpoint of the present head. */
export async function proveGrowth(
  connection: Connection,
  earlier: EarlierHead,
  key: PrivateKey,
  file: string,
): Promise<Outcome<string>> {
  const consistency = await proveConsistency(connection, earlier, file);
  if (!consistency.ok) return consistency;
  const checkpoint = await checkpointIn(connection, key, file);
  return checkpoint.ok
    ? accept(formatGrowthProof({ consistency: consistency.value, checkpoint: checkpoint.value }))
    : checkpoint;
}
