import { digestOfHash, hashOfDigest, type TreeHash } from '../trust/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { present } from '../findings/present.ts';
import { integerOf, textOf, type Connection } from './driver/connection.ts';
import type { RecordKind } from './record.ts';
import { insert } from './rows/values.ts';
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

/** How many records there are; the sequence number of the last one. */
export async function treeSize(connection: Connection): Promise<number> {
  const [row] = await connection.query(
    'select coalesce(max(sequence), 0) as size from provider_evidence_log',
  );
  return integerOf(row, 'size');
}

/** The end of the log inside a write transaction, which nobody else moves meanwhile. */
export class LogEnd {
  readonly #connection: Connection;
  readonly #edge: RightEdge;

  private constructor(connection: Connection, size: number) {
    this.#connection = connection;
    this.#edge = new RightEdge(size);
  }

  static async of(connection: Connection): Promise<LogEnd> {
    return new LogEnd(connection, await treeSize(connection));
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
    insert(this.#connection, 'provider_evidence_log', {
      sequence: this.next,
      record_kind: kind,
      record_id: id,
      leaf,
      idempotency_ref: idempotencyRef,
      request_digest: requestDigest,
    });
    const nodes = this.#edge.add(hashOfDigest(leaf));
    const rows = nodes.map(({ id: node, hash }) => ({ ...node, hash: digestOfHash(hash) }));
    insert(this.#connection, 'provider_evidence_tree', ...rows);
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
  const hashes = new Map<string, TreeHash>();
  const leaves = ids.filter(({ level }) => level === 0).map(({ position }) => position + 1);
  const inner = ids.filter(({ level }) => level > 0);
  if (leaves.length > 0) {
    const marks = leaves.map((_, index) => `$${index + 1}`).join(', ');
    const sql = `select sequence, leaf from provider_evidence_log where sequence in (${marks})`;
    for (const row of await connection.query(sql, leaves))
      hashes.set(`0/${integerOf(row, 'sequence') - 1}`, hashOfDigest(textOf(row, 'leaf')));
  }
  if (inner.length > 0) {
    const terms = inner.map(
      (_, index) => `(level = $${2 * index + 1} and position = $${2 * index + 2})`,
    );
    const sql = `select level, position, hash from provider_evidence_tree where ${terms.join(' or ')}`;
    const values = inner.flatMap(({ level, position }) => [level, position]);
    for (const row of await connection.query(sql, values)) {
      const key = `${integerOf(row, 'level')}/${integerOf(row, 'position')}`;
      hashes.set(key, hashOfDigest(textOf(row, 'hash')));
    }
  }
  return ({ level, position }) => {
    const hash = hashes.get(`${level}/${position}`);
    if (hash) return hash;
    throw new ClaimgateError('ledger_damaged', {
      expected: `the hash of the subtree ${position} of level ${level}`,
    });
  };
}
