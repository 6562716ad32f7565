// The order of all records: places, leaves, and the hashes of complete subtrees.

import type { Fingerprinter } from '../digest/index.ts';
import {
  accept,
  ClaimgateError,
  present,
  refuse,
  type Result,
  refusalFor,
} from '../documents/findings.ts';
import type { ConsistencyProof } from '../documents/index.ts';
import type { EpochMs } from '../documents/json.ts';
import { digestOfHash, hashOfDigest, type TreeHash } from '../trust/merkle.ts';
import { formatGrowthProof, signCheckpoint, type LedgerHead } from '../trust/checkpoint.ts';
import { formatTlogProof } from '../trust/tlog-proof.ts';
import { type Signer } from '../trust/private-key.ts';
import { insertionInto, unpackDigests } from './columns.ts';
import {
  integerOf,
  textOf,
  type Attested,
  type Connection,
  type Row,
  type RowSink,
} from './driver/connection.ts';
import { readIdentity } from './identity.ts';
import { LOG, type RecordKind, treeSize } from './records.ts';
import { scanLedger } from './scan.ts';
import {
  consistencyRanges,
  inclusionRanges,
  rootOfRange,
  subtreesOf,
  type LeafRange,
  type NodeId,
  type NodeLookup,
  CompactRange,
  subtreesBehind,
} from './tree.ts';

interface LogEntry {
  readonly kind: RecordKind;
  readonly id: string;
  readonly leaf: string;
  /** Fingerprint of the idempotency key: the caller's, or one of its own. */
  readonly idempotencyRef: string;
  /** Digest of what the caller asked for, fingerprinted. */
  readonly requestDigest: string;
}

const insertEntry = insertionInto(LOG, [
  'sequence',
  'record_kind',
  'record_id',
  'leaf',
  'subtrees',
  'idempotency_ref',
  'request_digest',
]);

/** The last entry of a log; of an empty one, place 0 and no leaf. */
export interface LastEntry {
  readonly sequence: number;
  readonly leaf: string | null;
}

/** The end of the log inside a write transaction, which nobody else moves meanwhile. */
export class LogEnd {
  readonly #connection: Connection;
  readonly #range: CompactRange;
  #leaf: string | null;
  /** How many entries were appended to it. */
  added = 0;
  /** When the last of all records was recorded, if this transaction knows. */
  trusted: EpochMs | undefined;

  /**
   * The end where the last entry is known, and maybe an end that was reached before, which must have been
   * kept and is used up: what it has at hand counts only where nothing came after it. A leaf is random, so
   * one at the same place is of the same history, of a log that only grows.
   */
  constructor(connection: Connection, { sequence, leaf }: LastEntry, known?: LogEnd) {
    const isSame = known !== undefined && known.#range.size === sequence && known.#leaf === leaf;
    this.#connection = connection;
    this.#range = isSame ? known.#range : new CompactRange(sequence);
    this.#leaf = leaf;
  }

  get next(): number {
    return this.#range.size + 1;
  }

  /** Has at hand what the next leaf is hashed with; mostly it is, from the leaves before. */
  async prepare(): Promise<void> {
    const missing = this.#range.missing();
    if (missing.length === 0) return;
    const lookup = await fetchNodes(this.#connection, missing);
    for (const id of missing) this.#range.know(id, lookup(id));
  }

  /** Stores the subtrees that the record completes: at most one for each level. To be called after {@link prepare}. */
  append({ kind, id, leaf, idempotencyRef, requestDigest }: LogEntry, rows: RowSink): void {
    const sequence = this.next;
    this.added += 1;
    const subtrees = subtreesBehind(this.#range, leaf);
    this.#leaf = leaf;
    insertEntry(rows, {
      sequence,
      record_kind: kind,
      record_id: id,
      leaf,
      subtrees,
      idempotency_ref: idempotencyRef,
      request_digest: requestDigest,
    });
  }
}

async function rootAt(connection: Connection, size: number): Promise<TreeHash> {
  const [root] = await rootsOf(connection, [{ from: 0, to: size }]);
  return present(root);
}

/** Returns the stored tree of the first `size` leaves, ready to grow; compare its root before you trust it. */
export async function rangeAt(connection: Connection, size: number): Promise<CompactRange> {
  const range = new CompactRange(size);
  const subtrees = subtreesOf({ from: 0, to: size });
  const lookup = await fetchNodes(connection, subtrees);
  for (const id of subtrees) range.know(id, lookup(id));
  return range;
}

async function rootsOf(connection: Connection, ranges: readonly LeafRange[]): Promise<TreeHash[]> {
  const lookup = await fetchNodes(connection, ranges.flatMap(subtreesOf));
  return ranges.map((range) => rootOfRange(range, lookup));
}

async function fetchNodes(connection: Connection, ids: readonly NodeId[]): Promise<NodeLookup> {
  const entries = new Map<number, Row>();
  const sequences = [...new Set(ids.map(completedAt))];
  const marks = sequences.map((_, index) => `$${index + 1}`).join(', ');
  const sql = `select sequence, leaf, subtrees from provider_evidence_log where sequence in (${marks})`;
  for (const row of sequences.length === 0 ? [] : await connection.query(sql, sequences))
    entries.set(integerOf(row, 'sequence'), row);
  return (id) => hashIn(entries.get(completedAt(id)), id);
}

function hashIn(entry: Row | undefined, { level, position }: NodeId): TreeHash {
  const digest =
    entry && [textOf(entry, 'leaf'), ...unpackDigests(textOf(entry, 'subtrees'))][level];
  if (digest !== undefined) return hashOfDigest(digest);
  throw new ClaimgateError('ledger_damaged', {
    expected: `the hash of the subtree ${position} of level ${level}`,
  });
}

/** The place of the last leaf of a complete subtree, where its hash is stored. */
function completedAt({ level, position }: NodeId): number {
  return (position + 1) * 2 ** level;
}

/** The head of the ledger as the connection sees it; with a size, as it was then. */
export async function headIn(connection: Connection, size?: number): Promise<LedgerHead> {
  const { origin } = await readIdentity(connection);
  const tree_size = size ?? (await treeSize(connection));
  return { origin, tree_size, root_hash: digestOfHash(await rootAt(connection, tree_size)) };
}

/**
 * A signed checkpoint of the head (C2SP tlog-checkpoint); the key is the ledger's, an Ed25519 one. The head
 * is recomputed from the records; where one is not what was recorded, nothing is signed. With the fingerprint key,
 * bindings are checked, too.
 */
export async function checkpointIn(
  connection: Attested,
  key: Signer,
  file: string,
  fingerprints?: Fingerprinter,
): Promise<Result<string>> {
  const { head, findings } = await scanLedger(connection, undefined, { fingerprints });
  return refusalFor(findings) ?? signCheckpoint(head, key, file);
}

/** The text of a C2SP tlog-proof with a checkpoint of the present head, or `record_unknown`. */
export async function proveInclusion(
  connection: Attested,
  sequence: number,
  key: Signer,
  file: string,
  fingerprints?: Fingerprinter,
): Promise<Result<string>> {
  const size = await treeSize(connection);
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > size)
    return refuse('record_unknown', { file, expected: `1 to ${size}`, found: String(sequence) });
  const index = sequence - 1;
  const checkpoint = await checkpointIn(connection, key, file, fingerprints);
  if (!checkpoint.ok) return checkpoint;
  const hashes = await rootsOf(connection, inclusionRanges(index, { from: 0, to: size }));
  return accept(formatTlogProof({ index, hashes, checkpoint: checkpoint.value }));
}

/** An earlier head; often only its size is known. */
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
): Promise<Result<ConsistencyProof>> {
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

/** Writes the text of a proof (C2SP tlog-witness) with a checkpoint of the present head, for an auditor. */
export async function proveGrowth(
  connection: Attested,
  earlier: EarlierHead,
  key: Signer,
  file: string,
  fingerprints?: Fingerprinter,
): Promise<Result<string>> {
  const consistency = await proveConsistency(connection, earlier, file);
  if (!consistency.ok) return consistency;
  const checkpoint = await checkpointIn(connection, key, file, fingerprints);
  return checkpoint.ok
    ? accept(formatGrowthProof({ consistency: consistency.value, checkpoint: checkpoint.value }))
    : checkpoint;
}
