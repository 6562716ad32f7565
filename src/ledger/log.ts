import { digestOfHash, hashOfDigest, type TreeHash } from '../trust/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { present } from '../findings/present.ts';
import { integerOf, textOf, type Connection, type Row } from './driver/connection.ts';
import type { RecordKind } from './record.ts';
import { insertionInto, packDigests, unpackDigests } from './rows/values.ts';
import { RightEdge } from './right-edge.ts';
import { rootOfRange, subtreesOf, type LeafRange, type NodeId, type NodeLookup } from './tree.ts';

/** What the log says of a record beside its place. */
export interface LogEntry {
  readonly kind: RecordKind;
  readonly id: string;
  readonly leaf: string;
  /** Fingerprint of the caller's idempotency key. */
  readonly idempotencyRef: string | null;
  /** Digest of what the caller asked for, fingerprinted. */
  readonly requestDigest: string;
}

const insertEntry = insertionInto('provider_evidence_log', [
  'sequence',
  'record_kind',
  'record_id',
  'leaf',
  'subtrees',
  'idempotency_ref',
  'request_digest',
]);

/** How many records there are; the sequence number of the last one. */
export async function treeSize(connection: Connection): Promise<number> {
  const [row] = await connection.query(
    'select coalesce(max(sequence), 0) as size from provider_evidence_log',
  );
  return integerOf(row, 'size');
}

/** The last entry of a log; of an empty one, place 0 and no leaf. */
export interface LastEntry {
  readonly sequence: number;
  readonly leaf: string | null;
}

/** The end of the log inside a write transaction, which nobody else moves meanwhile. */
export class LogEnd {
  readonly #connection: Connection;
  readonly #edge: RightEdge;
  #leaf: string | null;

  private constructor(connection: Connection, edge: RightEdge, leaf: string | null) {
    this.#connection = connection;
    this.#edge = edge;
    this.#leaf = leaf;
  }

  /**
   * The end where the last entry is known, and maybe an end that was reached before, which must have been
   * kept and is used up: what it has at hand counts only where nothing came after it. A leaf is random, so
   * one at the same place is of the same history, of a log that only grows.
   */
  static after(connection: Connection, { sequence, leaf }: LastEntry, known?: LogEnd): LogEnd {
    const isSame = known !== undefined && known.#edge.size === sequence && known.#leaf === leaf;
    return new LogEnd(connection, isSame ? known.#edge : new RightEdge(sequence), leaf);
  }

  /** The place of the next record. */
  get next(): number {
    return this.#edge.size + 1;
  }

  /** Has at hand what the next leaf is hashed with; mostly it is, from the leaves before. */
  async prepare(): Promise<void> {
    const missing = this.#edge.missing();
    if (missing.length === 0) return;
    const lookup = await fetchNodes(this.#connection, missing);
    for (const id of missing) this.#edge.know(id, lookup(id));
  }

  /**
   * Gives a record its place and its leaf, and stores the subtrees it completes: at most one for each
   * level. To be called after {@link prepare}.
   */
  append({ kind, id, leaf, idempotencyRef, requestDigest }: LogEntry): void {
    const sequence = this.next;
    const subtrees = this.#edge.add(hashOfDigest(leaf)).map(({ hash }) => digestOfHash(hash));
    this.#leaf = leaf;
    insertEntry(this.#connection, {
      sequence,
      record_kind: kind,
      record_id: id,
      leaf,
      subtrees: packDigests(subtrees),
      idempotency_ref: idempotencyRef,
      request_digest: requestDigest,
    });
  }
}

/** The root of the first `size` leaves, in a number of look-ups that grows with the logarithm of it. */
export async function rootAt(connection: Connection, size: number): Promise<TreeHash> {
  const [root] = await rootsOf(connection, [{ from: 0, to: size }]);
  return present(root);
}

/** The roots of ranges, such as a proof is made of. */
export async function rootsOf(
  connection: Connection,
  ranges: readonly LeafRange[],
): Promise<TreeHash[]> {
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

/** The hash of a subtree in the entry that completes it. */
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
