import type { GateVerdict, Subject } from '../documents/index.ts';
import { countOf, finding, present, refusalOf, type Finding } from '../findings/index.ts';
import { speaksOf } from '../ledger/fold.ts';
import { growthSince } from '../ledger/growth.ts';
import type { LedgerRecord, Placed } from '../ledger/index.ts';
import type { ReadClaim } from '../manifest/index.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';

/** More new records than these are not looked through one by one. */
const MAX_RECORDS = 1000;

/**
 * Asks a ledger whether the projection that a verdict rests on still shows what it says of the claims:
 * `projection_outdated` where something about them was recorded since, `projection_unconfirmed` where the
 * ledger cannot be asked.
 */
export async function findOutdated(
  place: LedgerPlace,
  { inputs }: GateVerdict,
  claims: readonly ReadClaim[],
): Promise<readonly Finding[]> {
  const { ledger_head, path: file } = present(inputs.find((input) => input.ledger_head));
  const head = present(ledger_head);
  try {
    const growth = await withLedger(place, (ledger) =>
      ledger.read((connection) => growthSince(connection, head, MAX_RECORDS, file)),
    );
    if (!growth.ok) return growth.findings;
    const { last, records } = growth.value;
    const newer = concerning(
      records,
      claims.map(({ claim }) => claim.subject),
    );
    if (newer === '') return [];
    const expected = `all ${countOf(last.sequence, 'record')}`;
    const found = `${countOf(head.tree_size, 'record')}; newer: ${newer}`;
    return [finding('projection_outdated', { file, expected, found })];
  } catch (cause) {
    return [...refusalOf(cause).findings, finding('projection_unconfirmed')];
  }
}

/** Describes the records made about the claimed subjects since; records that cannot be read may be about any. */
function concerning(records: readonly Placed[] | null, subjects: readonly Subject[]): string {
  if (!records) return `more than ${MAX_RECORDS} records, or one that cannot be read`;
  const own = records.filter(({ record }) => isAbout(record, subjects));
  const [first] = own;
  if (!first) return '';
  const others = own.length > 1 ? ` and ${countOf(own.length - 1, 'other')}` : '';
  return `${wordsOf(first.record)} at place ${first.sequence}${others}`;
}

/** A correction takes any record out of force. */
function isAbout(record: LedgerRecord, subjects: readonly Subject[]): boolean {
  return record.kind === 'correction' || subjects.some((subject) => speaksOf(record, subject));
}

function wordsOf(record: LedgerRecord): string {
  if (record.kind === 'correction') return 'a correction';
  if (record.kind === 'run') return `a ${record.side} run`;
  return record.kind === 'approval' ? `a review (${record.state})` : `a control (${record.state})`;
}
