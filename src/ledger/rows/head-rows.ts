import { integerOf, textOf, type Row } from '../driver/connection.ts';
import type { LedgerRecord, Placed, RecordHead } from '../record.ts';
import { instantIn } from './values.ts';

/** The columns that every record has. */
export const HEAD_COLUMNS = ['sequence', 'id', 'nonce', 'recorded_at', 'operator_ref'] as const;

export function headOf(row: Row): RecordHead {
  return {
    id: textOf(row, 'id'),
    nonce: textOf(row, 'nonce'),
    recorded_at: instantIn(row, 'recorded_at'),
    operator_ref: textOf(row, 'operator_ref'),
  };
}

/** A record of a row that was joined with its entry in the log. */
export function placed<T extends LedgerRecord>(row: Row, record: T): Placed<T> {
  return { sequence: integerOf(row, 'sequence'), leaf: textOf(row, 'leaf'), record };
}
