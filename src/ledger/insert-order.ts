import { QUARANTINED, type Placing } from './quarantine.ts';
import { CHECK, LOG, TABLES, type RecordKind } from './records.ts';

interface RecordTable extends Placing {
  readonly table: string;
}

function ofRecords(kind: RecordKind): RecordTable {
  return { table: TABLES[kind], place: 'sequence', id: 'id' };
}

/** The order that the guards require: rows that a record seals come before it, and the log comes last. */
export const INSERT_ORDER: readonly RecordTable[] = [
  ofRecords('approval'),
  { table: CHECK.table, place: 'run_sequence', id: 'run_id' },
  ofRecords('run'),
  ofRecords('control'),
  { table: QUARANTINED.table, place: 'correction_sequence', id: 'correction_id' },
  ofRecords('correction'),
  { table: LOG, place: 'sequence', id: 'record_id' },
];
