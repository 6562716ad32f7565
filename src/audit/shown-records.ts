// The records that a projection shows, and the log that its ledger signed.

import type { ProjectionEntry, ProjectionPredicate } from '../documents/index.ts';
import { groupedBy } from '../documents/json.ts';
import { countOf, finding, type Finding } from '../documents/findings.ts';
import { projectionIn, readProjection } from '../gate/merge-projection.ts';
import { RECORDED_PROJECTION } from '../gate/release-record.ts';
import { claimName } from '../manifest/claim-names.ts';
import type { LedgerHead } from '../trust/checkpoint.ts';
import {
  digestOfHash,
  hashOfDigest,
  rangesOfConsistency,
  rootOfLeaves,
  type LeafRange,
} from '../trust/merkle.ts';

export interface ShownRecord {
  /** Its number in the ledger, from 1. */
  readonly sequence: number;
  /** The hash of its leaf (RFC 9162 section 2.1.1). */
  readonly leaf: string;
  /** The evidence that the record is, in words. */
  readonly what: string;
  /** The release that shows it, where several do. */
  readonly version?: string;
}

/**
 * Reads the entries of a recorded projection by the digest of their subject, verified or not: a forged one is compared
 * as well.
 *
 * @param subjects by default all of them
 */
export async function entriesIn(
  projection: Uint8Array,
  subjects?: ReadonlySet<string>,
): Promise<Map<string, ProjectionEntry>> {
  const entries = new Map<string, ProjectionEntry>();
  const source = projectionIn(RECORDED_PROJECTION, projection);
  await readProjection({ file: source.file, chunks: source.open() }, ({ entry, subjectDigest }) => {
    if (entry && (!subjects || subjects.has(subjectDigest))) entries.set(subjectDigest, entry);
  });
  return entries;
}

const FACTS = ['approval', 'runtime_control', 'local_run', 'live_run'] as const;

export function recordsShown(entries: Iterable<ProjectionEntry>): ShownRecord[] {
  return [...entries].flatMap((entry) => {
    const of = ` of ${claimName(entry.subject)}`;
    const facts = FACTS.flatMap((fact) => {
      const record = entry[fact]?.record;
      return record ? [{ ...record, what: fact.replace('_', ' ') + of }] : [];
    });
    const corrected = (entry.corrected ?? []).map(({ record }) => {
      return { ...record, what: `corrected record${of}` };
    });
    return [...facts, ...corrected];
  });
}

/** Reads where the records of a recorded projection stand, and nothing else of it: it may be large. */
export async function placesIn(projection: Uint8Array): Promise<Map<number, ShownRecord>> {
  const places = new Map<number, ShownRecord>();
  const source = projectionIn(RECORDED_PROJECTION, projection);
  await readProjection({ file: source.file, chunks: source.open() }, ({ entry }) => {
    for (const record of entry ? recordsShown([entry]) : []) places.set(record.sequence, record);
  });
  return places;
}

/** Names each record behind the first ones of a ledger, in order: it came since the ledger had so many. */
export function recordsBehind(size: number, records: readonly ShownRecord[]): string[] {
  const behind = records.filter(({ sequence }) => sequence > size);
  const whats = groupedBy(behind, ({ sequence }) => sequence);
  return [...whats]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([sequence, all]) =>
        `record ${sequence}: ${[...new Set(all.map(({ what }) => what))].join(', ')}`,
    );
}

/** A part of a log, and the hash over its leaves that somebody signed. */
interface SignedPart {
  readonly range: LeafRange;
  readonly hash: string;
}

/**
 * Hashes each part of a log again that is shown whole, and compares it with what its ledger signed (RFC 9162 section
 * 2.1): the head is over all records, and a consistency proof has hashes over parts of them.
 *
 * @param shown by number
 * @returns how many records were hashed
 */
export function againstHead(
  shown: ReadonlyMap<number, ShownRecord>,
  head: LedgerHead,
  proofs: ProjectionPredicate['consistency'],
  version: string,
): { readonly records: number; readonly findings: readonly Finding[] } {
  const hashed = new Set<number>();
  const wrong: LeafRange[] = [];
  const findings: Finding[] = [];
  for (const { hash, range } of signedParts(head, proofs)) {
    const records = recordsOf(range, shown);
    for (const { sequence } of records) hashed.add(sequence);
    // One wrong record makes every part wrong that it is in: the smallest one says most.
    if (records.length === 0 || wrong.some((inner) => isWithin(inner, range))) continue;
    const found = digestOfHash(rootOfLeaves(records.map(({ leaf }) => hashOfDigest(leaf))));
    if (found === hash) continue;
    wrong.push(range);
    const others = new Set(records.flatMap((one) => one.version ?? []));
    others.delete(version);
    const by = others.size === 0 ? '' : `, some of them as ${[...others].join(', ')} shows`;
    findings.push(
      finding('records_not_of_head', {
        expected: `${hash} of records ${range[0] + 1} to ${range[1]}, signed in ${version}`,
        found: `${found} of the ${countOf(records.length, 'record')} shown${by}`,
      }),
    );
  }
  return { records: hashed.size, findings };
}

function isWithin([start, end]: LeafRange, [first, behind]: LeafRange): boolean {
  return first <= start && end <= behind;
}

/** The smallest parts first. */
function signedParts(head: LedgerHead, proofs: ProjectionPredicate['consistency']): SignedPart[] {
  const { root_hash, tree_size } = head;
  const inner = (Array.isArray(proofs) ? proofs : [proofs]).flatMap((proof) => {
    if (proof === null) return [];
    const ranges = rangesOfConsistency(proof.from_size, tree_size);
    // A proof of another length is none: what relies on it refuses it.
    return ranges.length === proof.hashes.length
      ? proof.hashes.flatMap((hash, index) => {
          const range = ranges[index];
          return range ? [{ range, hash }] : [];
        })
      : [];
  });
  const parts = [{ range: [0, tree_size] as const, hash: root_hash }, ...inner];
  return parts.toSorted(({ range: [a, b] }, { range: [c, d] }) => b - a - (d - c));
}

/** The records of a range in order; none where one of them is not shown. */
function recordsOf(
  [start, end]: LeafRange,
  shown: ReadonlyMap<number, ShownRecord>,
): ShownRecord[] {
  if (end - start > shown.size) return [];
  const records: ShownRecord[] = [];
  for (let sequence = start + 1; sequence <= end; sequence += 1) {
    const record = shown.get(sequence);
    if (!record) return [];
    records.push(record);
  }
  return records;
}
