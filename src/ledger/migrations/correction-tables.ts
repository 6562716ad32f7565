import { QUARANTINED } from '../quarantine.ts';
import { CORRECTION, LOG, RECORD_KINDS } from '../records.ts';
import type { Dialect, Guard } from './dialect.ts';
import {
  addedColumns,
  AT_THE_END,
  EVIDENCE_TABLES,
  IN_THE_LOG,
  known,
  logGuards,
  logTable,
  tableAfter,
} from './evidence-tables.ts';

export const CORRECTION_TABLES: readonly string[] = [CORRECTION.table, QUARANTINED.table];

export const APPEND_ONLY_TABLES: readonly string[] = [...EVIDENCE_TABLES, ...CORRECTION_TABLES];

/** A correction seals the records that it names, as a run seals its checks. */
const CORRECTION_GUARDS: readonly Guard[] = [
  known([CORRECTION.table, 'sequence = new.sequence'], [LOG, 'record_id = new.id']),
  {
    name: 'after_its_records',
    condition: `not exists (select 1 from ${QUARANTINED.table} where correction_sequence = new.sequence)`,
    message: 'a correction names records',
  },
  {
    name: 'agrees_with_its_records',
    condition: `exists (select 1 from ${QUARANTINED.table} where correction_sequence = new.sequence and correction_id <> new.id)`,
    message: 'a named record does not belong to the correction',
  },
  AT_THE_END,
];

const IN_THE_LOG_AS_NAMED = `select 1 from ${LOG} where sequence = new.record_sequence
  and record_id = new.record_id and record_kind = new.record_kind and leaf = new.record_leaf`;

/** A correction can name only existing records: never future ones, nor unaltered corrections. */
const QUARANTINED_GUARDS: readonly Guard[] = [
  known([
    QUARANTINED.table,
    'correction_sequence = new.correction_sequence and record_sequence = new.record_sequence and record_id = new.record_id',
  ]),
  {
    name: 'before_correction',
    condition: `exists (select 1 from ${CORRECTION.table} where sequence = new.correction_sequence)`,
    message: 'the correction is recorded already',
  },
  {
    name: 'is_there',
    condition: `(new.found_as <> 'unlogged' and not exists (${IN_THE_LOG_AS_NAMED}))
  or (new.found_as = 'unlogged' and exists (select 1 from ${LOG} where record_id = new.record_id))`,
    message: 'a correction names what is there',
  },
];

/**
 * Corrections, the records that they quarantine, and the digest that binds each new record to its entry and
 * its ledger. The log takes a fourth kind. Released: what it writes never changes.
 */
export function correctionTables(d: Dialect): string {
  const correction = tableAfter(MIGRATION, d, CORRECTION, { keys: [IN_THE_LOG] });
  const quarantined = tableAfter(MIGRATION, d, QUARANTINED, {
    checks: ["record_kind <> 'correction' or found_as <> 'recorded'"],
    keys: [
      'primary key (correction_sequence, record_sequence, record_id)',
      `foreign key (correction_sequence) references ${CORRECTION.table} (sequence) deferrable initially deferred`,
    ],
    indexes: `create index ${QUARANTINED.table}_of_record on ${QUARANTINED.table} (record_sequence, record_id);
create index ${QUARANTINED.table}_altered on ${QUARANTINED.table} (correction_sequence) where found_as = 'altered';`,
  });
  return [
    d.recheck(logTable(d, RECORD_KINDS), logGuards(RECORD_KINDS)),
    d.table(correction),
    d.table(quarantined),
    ...CORRECTION_TABLES.map((table) => d.appendOnly(table)),
    d.guards(correction, CORRECTION_GUARDS),
    d.guards(quarantined, QUARANTINED_GUARDS),
    addedColumns(MIGRATION)(d),
  ].join('\n\n');
}

const MIGRATION = 80;
