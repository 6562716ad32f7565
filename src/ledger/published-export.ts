// Which facts of a published projection newer records change.

import { canonicalize } from '../digest/index.ts';
import { indexContracts } from '../evidence/contract.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import { accept, refuse, type Result, refusalFor } from '../documents/findings.ts';
import { instantOf, type EpochMs } from '../documents/json.ts';
import type { CorrectionsDeclaration, ProjectionEntry, Subject } from '../documents/index.ts';
import type { LedgerHead } from '../trust/checkpoint.ts';
import type { Connection } from './driver/connection.ts';
import { readIdentity } from './identity.ts';
import { headIn, proveConsistency } from './log.ts';
import type { Placed } from './records.ts';
import { scanLedger, type ScanOptions, type Scanned, type ScanVisitor } from './scan.ts';
import { ScannedEntries } from './export-entries.ts';

export interface Published {
  readonly file: string;
  readonly head: LedgerHead;
  /** The instants between which it was exported. */
  readonly from: EpochMs;
  readonly until: EpochMs;
  readonly entries: ReadonlyMap<string, ProjectionEntry>;
  readonly corrections: CorrectionsDeclaration | undefined;
}

/** The members of an entry that come from a ledger; the running service says the others. */
const LEDGER_FACTS = ['approval', 'runtime_control', 'local_run', 'live_run'] as const;

export interface FactDifference {
  readonly fact: (typeof LEDGER_FACTS)[number];
  readonly subjectDigest: string;
  readonly before: ProjectionEntry;
  readonly now: ProjectionEntry;
}

type ReadOptions = Pick<ScanOptions, 'fingerprints' | 'progress'>;

/** A ledger that was scanned; no differences where it has findings. */
interface Compared extends Omit<Scanned, 'bindings'> {
  readonly differences: readonly FactDifference[];
}

/**
 * Recomputes the entries of a published projection from the records up to its head, and compares: what is different
 * now was never so. What the running service said is taken from the projection itself.
 *
 * @returns `ledger_identity_differs`, `ledger_truncated`, `ledger_forked` where it is of another ledger or history
 */
export async function comparePublished(
  connection: Connection,
  { corrections, entries, file, from, head, until }: Published,
  options: ReadOptions = {},
): Promise<Result<Compared & Scanned & { readonly hasOtherCorrections: boolean }>> {
  const differences: FactDifference[] = [];
  const instants = [from];
  // An export by facts of an earlier instant has that instant in its statement, and not its own.
  const turns: ScanVisitor = {
    take({ record }) {
      if (record.kind !== 'control') return;
      const { starts_at, expires_at } = record;
      const ends = expires_at === null ? [] : [expires_at];
      instants.push(
        ...[starts_at, ...ends].map(instantOf).filter((at) => at > from && at <= until),
      );
    },
    run: () => undefined,
  };
  const recomputed = new ScannedEntries(requestOf(entries, from), async (_, entryAt) => {
    const now = entryAt(from);
    const before = entries.get(subjectDigest(now.subject)) ?? now;
    // Exports of earlier versions show the last run of all, whatever its contract.
    const possible = instants.flatMap((at) => [entryAt(at), entryAt(at, null)]);
    const found = possible.map((entry) => differencesOf(before, entry));
    if (found.every((one) => one.length > 0)) differences.push(...(found[0] ?? []));
  });
  const visitor = upTo(head.tree_size, [turns, recomputed]);
  const scanned = await scanWith(connection, { file, head }, visitor, options);
  if (!scanned.ok) return scanned;
  await recomputed.finish();
  const declared = [recomputed.corrections, corrections].map((one) => canonicalize(one ?? null));
  const hasOtherCorrections = declared[0] !== declared[1];
  return accept({ ...scanned.value, differences, hasOtherCorrections });
}

/**
 * Says what the records after an earlier head change in the evidence for some claims at an instant.
 *
 * @param same the earlier head, and one of the ledger that was compared with it and did not differ: while both
 *   are the same, nothing is read again
 */
export async function compareHeads(
  connection: Connection,
  claims: readonly Pick<ProjectionEntry, 'contract_digest' | 'subject'>[],
  earlier: Pick<Published, 'file' | 'head'>,
  at: EpochMs,
  { same = [], ...options }: ReadOptions & { readonly same?: readonly LedgerHead[] } = {},
): Promise<Result<Compared>> {
  const head = same.length > 0 ? await headIn(connection) : earlier.head;
  if (canonicalize([earlier.head, head]) === canonicalize(same))
    return accept({ head, findings: [], warnings: [], differences: [] });
  const named = new Map(claims.map((claim) => [subjectDigest(claim.subject), claim]));
  const [before, now] = [new Map<string, ProjectionEntry>(), new Map<string, ProjectionEntry>()];
  const gather = (into: Map<string, ProjectionEntry>) =>
    new ScannedEntries(requestOf(named, at), async (entry) => {
      into.set(subjectDigest(entry.subject), entry);
    });
  const [first, all] = [gather(before), gather(now)];
  const visitor = together([upTo(earlier.head.tree_size, [first]), all]);
  const scanned = await scanWith(connection, earlier, visitor, options);
  if (!scanned.ok) return scanned;
  await first.finish();
  await all.finish();
  const differences = [...now].flatMap(([digest, entry]) =>
    differencesOf(before.get(digest) ?? entry, entry),
  );
  return accept({ ...scanned.value, differences });
}

async function scanWith(
  connection: Connection,
  { file, head }: Pick<Published, 'file' | 'head'>,
  visitor: ScanVisitor,
  options: ReadOptions,
): Promise<Result<Scanned>> {
  const { origin } = await readIdentity(connection);
  if (origin !== head.origin)
    return refuse('ledger_identity_differs', { file, expected: head.origin, found: origin });
  const isGrown = await proveConsistency(connection, head, file);
  if (!isGrown.ok) return isGrown;
  // The hashes that this rests on are recomputed by the scan.
  const scanned = await scanLedger(connection, visitor, options);
  return refusalFor(scanned.findings) ?? accept(scanned);
}

/** Entries with the facts of the running service that others have. */
function requestOf(
  entries: ReadonlyMap<string, Partial<ProjectionEntry> & { readonly subject: Subject }>,
  at: EpochMs,
) {
  const entryOf = (subject: Subject) => entries.get(subjectDigest(subject));
  const facts = {
    configuration: (subject: Subject) => entryOf(subject)?.configuration ?? null,
    authorization: (subject: Subject) => entryOf(subject)?.authorization ?? null,
    policy: (subject: Subject) => entryOf(subject)?.policy ?? null,
    contract: (subject: Subject) => {
      const digest = entryOf(subject)?.contract_digest ?? null;
      return digest === null ? null : { digest };
    },
    disable: (subject: Subject) => {
      const control = entryOf(subject)?.runtime_control ?? null;
      // Only the ledger enables.
      return control?.record === null && control.state === 'disabled' ? control : null;
    },
  };
  const subjects = [...entries.values()].map(({ subject }) => subject);
  return { facts, contracts: indexContracts([]), subjects, at };
}

function differencesOf(before: ProjectionEntry, now: ProjectionEntry): FactDifference[] {
  const digest = subjectDigest(now.subject);
  return LEDGER_FACTS.filter((fact) => canonicalize(before[fact]) !== canonicalize(now[fact])).map(
    (fact) => ({ subjectDigest: digest, fact, before, now }),
  );
}

/** Shows only the first records, as they were before later corrections. */
function upTo(size: number, visitors: readonly ScanVisitor[]): ScanVisitor {
  const all = together(visitors);
  const asOf = <T extends Placed>(record: T): T =>
    (record.quarantined_by ?? 0) > size ? { ...record, quarantined_by: null } : record;
  return {
    take: (record) => (record.sequence > size ? undefined : all.take(asOf(record))),
    run: (run, digest) => (run.sequence > size ? undefined : all.run(asOf(run), digest)),
  };
}

function together(visitors: readonly ScanVisitor[]): ScanVisitor {
  return {
    take: (record) => visitors.forEach((visitor) => visitor.take(record)),
    run: async (run, digest) => {
      for (const visitor of visitors) await visitor.run(run, digest);
    },
  };
}
