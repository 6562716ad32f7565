import type { RecordsResult } from '../documents/index.ts';
import type { LedgerRecord, Placed } from '../ledger/index.ts';

/** One line for a record: its place, when it was recorded, what it says, its id. */
export function recordLine({ sequence, record }: Placed): string {
  return `${sequence}  ${record.recorded_at}  ${sentence(record)}  ${record.id}`;
}

function sentence(record: LedgerRecord): string {
  if (record.kind === 'approval') {
    const { provider, state, tier, expires_at } = record;
    return `approval of ${provider}: ${state}, tier ${tier}, until ${expires_at}`;
  }
  if (record.kind === 'control') {
    const { selector, state, reason, expires_at } = record;
    return `control of ${selector.provider}: ${state}, ${reason}, until ${expires_at ?? 'further notice'}`;
  }
  const { side, subject, checks, tested_at } = record;
  const failed = checks.filter(({ outcome }) => outcome === 'failed').map(({ kind }) => kind);
  const outcome = failed.length === 0 ? 'nothing failed' : `failed ${failed.join(', ')}`;
  return `${side} run of ${subject.provider} ${subject.operation} at ${tested_at}: ${outcome}`;
}

/** A record as reports carry it. */
export function placedRecord({ sequence, leaf, record }: Placed): RecordsResult['records'][number] {
  return { sequence, leaf, record: { ...record } };
}

/** A page of records as reports carry it, and its lines. */
export function pageReport(records: readonly Placed[], limit: number) {
  const last = records.length === limit ? records.at(-1) : undefined;
  const next = last && last.sequence > 1 ? last.sequence : null;
  return {
    result: { records: records.map(placedRecord), next_before: next },
    lines: [
      ...records.map(recordLine),
      ...(next === null ? [] : [`more: --before ${next}`]),
      ...(records.length === 0 ? ['no records'] : []),
    ],
  };
}
