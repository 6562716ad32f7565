import { finding, type Finding } from '../findings/index.ts';
import type { ProjectionEntry } from '../documents/index.ts';

type RecordPlace = NonNullable<ProjectionEntry['runtime_control']>['record'];

/** The facts that rest on a record of the ledger. */
const FACTS = ['approval', 'runtime_control', 'local_run', 'live_run'] as const;

/**
 * Where an entry names one ledger record for two facts (`record_in_two_roles`), or contradicts itself
 * about which leaf stands where (`record_contradictory`). A record is a review, a run of one side or a
 * control event, never two of them.
 */
export function recordFaults(entry: ProjectionEntry): readonly Finding[] {
  return findingsOn((index) => {
    const code = conflictOf(entry, index);
    return code && finding(code, placeOf(index));
  });
}

/** Which records of an entry a ledger of that size does not have: its last sequence number is its size. */
export function recordsOutside(entry: ProjectionEntry, ledgerSize: number): readonly Finding[] {
  return findingsOn((index) => {
    const sequence = recordAt(entry, index)?.sequence ?? 0;
    if (sequence <= ledgerSize) return undefined;
    // The number itself is not shown: it may be an id that stands in its place.
    const expected = `at most ${ledgerSize}`;
    return finding('record_outside_ledger', { ...placeOf(index), expected });
  });
}

const NONE: readonly Finding[] = [];

/** What is found on each fact; a list is made only for a fault, because every line of a projection comes here. */
function findingsOn(look: (index: number) => Finding | undefined): readonly Finding[] {
  let found: Finding[] | undefined;
  for (let index = 0; index < FACTS.length; index += 1) {
    const one = look(index);
    if (one) (found ??= []).push(one);
  }
  return found ?? NONE;
}

/** How the record of a fact conflicts with that of an earlier one. */
function conflictOf(entry: ProjectionEntry, index: number) {
  const record = recordAt(entry, index);
  if (!record) return undefined;
  for (let earlier = 0; earlier < index; earlier += 1) {
    const other = recordAt(entry, earlier);
    const isSamePlace = other?.sequence === record.sequence;
    const isSameLeaf = other?.leaf === record.leaf;
    if (isSamePlace && isSameLeaf) return 'record_in_two_roles';
    if (isSamePlace || isSameLeaf) return 'record_contradictory';
  }
  return undefined;
}

function recordAt(entry: ProjectionEntry, index: number): RecordPlace {
  const fact = FACTS[index];
  return fact === undefined ? null : (entry[fact]?.record ?? null);
}

function placeOf(index: number): { pointer: string } {
  return { pointer: `/${FACTS[index]}/record` };
}
