// The releases before and after an audited one, and whether the ledger only grew between them.

import { type Finding, accept, type Result, refusalFor } from '../documents/findings.ts';
import { instantOf, type EpochMs } from '../documents/json.ts';
import { readUnverified } from '../gate/verify-projection.ts';
import { isLost } from '../gate/known-heads.ts';
import { isRetracted, verifyLineage } from '../gate/rollback-protection.ts';
import {
  recordedVerdictOf,
  recordUnreadable,
  ruleSetIn,
  type RecordFiles,
  type ReleaseRecord,
} from '../gate/release-record.ts';
import { verifyGrowth, type LedgerHead } from '../trust/checkpoint.ts';
import type { RecordedRuleSet } from '../trust/statement.ts';
import { type TrustRoot } from '../trust/root.ts';

interface RecalledRelease {
  readonly name: string;
  readonly at: EpochMs;
  /** Whether its clock was wrong, so that its instant says nothing. */
  readonly isRetracted: boolean;
  readonly head: LedgerHead | null;
  readonly statement: Uint8Array | undefined;
  /** `undefined` where it claimed nothing. */
  readonly ruleSet: RecordedRuleSet | undefined;
}

/** The other releases, by the instant of their judgement. No signature is asked for: see {@link laterLedgers}. */
export function recallAll(
  memory: readonly ReleaseRecord[],
  roots: readonly TrustRoot[],
): Result<readonly RecalledRelease[]> {
  const recalled: RecalledRelease[] = [];
  const findings: Finding[] = [];
  for (const record of memory) {
    if ('unreadable' in record) {
      findings.push(...recordUnreadable(record.name, record.unreadable));
      continue;
    }
    const read = recordedVerdictOf(record);
    if (!read.ok) {
      findings.push(...recordUnreadable(record.name, read.findings));
      continue;
    }
    const { evaluated_at, ledger_head: head } = read.value;
    const named = head ? ruleSetIn(record) : accept(undefined);
    if (!named.ok) {
      findings.push(...recordUnreadable(record.name, named.findings));
      continue;
    }
    const { name, statement } = record;
    const at = instantOf(evaluated_at);
    const isFreed = isRetracted(record, roots);
    recalled.push({ name, at, isRetracted: isFreed, head, statement, ruleSet: named.value });
  }
  recalled.sort((one, other) => one.at - other.at);
  return refusalFor(findings) ?? accept(recalled);
}

export interface Neighbours {
  readonly earlier: readonly RecalledRelease[];
  readonly later: readonly RecalledRelease[];
}

/** Finds the releases before and after a record, which was judged at an instant by a ledger. */
export function neighboursOf(
  record: RecordFiles,
  judged: Pick<RecalledRelease, 'at' | 'head'>,
  {
    memory,
    roots,
  }: { readonly memory: readonly ReleaseRecord[]; readonly roots: readonly TrustRoot[] },
): Result<Neighbours> {
  const others = recallAll(memory, roots);
  if (!others.ok) return others;
  const { name, statement } = record;
  const own = { ...judged, name, statement, isRetracted: isRetracted(record, roots) };
  return accept(placeAmong({ ...own, ruleSet: undefined }, others.value));
}

/** Orders releases by instant; a retracted one goes where the size of its ledger puts it. */
function placeAmong(own: RecalledRelease, others: readonly RecalledRelease[]): Neighbours {
  // Of releases of one instant, the others come first.
  const all = [...others, own];
  const ordered = all
    .filter((release) => !release.isRetracted)
    .toSorted((one, other) => one.at - other.at);
  for (const one of all.filter((release) => release.isRetracted)) {
    const next = ordered.findIndex(({ head }) => sizeOf(head) > sizeOf(one.head));
    ordered.splice(next < 0 ? ordered.length : next, 0, one);
  }
  const place = ordered.indexOf(own);
  return { earlier: ordered.slice(0, place), later: ordered.slice(place + 1) };
}

function sizeOf(head: LedgerHead | null): number {
  return head?.tree_size ?? -1;
}

/** Whether the ledger of a release extends those of all releases that were judged before it. */
export function earlierLedgers(
  record: RecordFiles,
  root: TrustRoot,
  earlier: readonly RecalledRelease[],
): Result<unknown> {
  const file = `${record.name}/ledger-projection.intoto.json`;
  const stated = readUnverified({ file, bytes: record.statement ?? new Uint8Array() });
  if (!stated.ok) return stated;
  const heads = earlier.flatMap(({ head }) => (head ? [head] : []));
  return verifyLineage(stated.value.predicate, root, heads, file);
}

/**
 * Whether the ledgers of all releases judged after one extend its own. A ledger that was rolled back or
 * forked since says that one of the two is not true, and nothing here says which. Who signed the later
 * records is not asked: a forged one can only make this stricter. A ledger of another origin is a new one.
 */
export function laterLedgers(
  own: LedgerHead,
  later: readonly RecalledRelease[],
  newest: TrustRoot,
): readonly Finding[] {
  // The root role said that the records were lost: later ledgers don't contradict this one.
  if (isLost(newest, own)) return [];
  const findings: Finding[] = [];
  let greatest = own;
  for (const { head, name, statement } of later) {
    if (!head || head.origin !== own.origin || isLost(newest, head)) continue;
    const file = `${name}/ledger-projection.intoto.json`;
    const stated = readUnverified({ file, bytes: statement ?? new Uint8Array() });
    const grown = stated.ok
      ? verifyGrowth(greatest, head, stated.value.predicate.consistency, {
          file,
          pointer: '/predicate/consistency',
        })
      : stated;
    if (!grown.ok) findings.push(...grown.findings);
    else if (head.tree_size > greatest.tree_size) greatest = head;
  }
  return findings;
}
