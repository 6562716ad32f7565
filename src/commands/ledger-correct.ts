import { correctRecords } from './append-records.ts';
import type { Command } from './command.ts';
import {
  CLOCK_OPTION,
  exportCommandOf,
  LEDGER_OPTION,
  ledgerOf,
  repeated,
  required,
  sourceOf,
  valued,
  argument,
} from './options.ts';
import { usageError } from './arguments.ts';

export const command: Command = {
  positionals: {
    file: argument('a JSON document, - is standard input; or --record and --reason instead'),
  },
  options: {
    ...LEDGER_OPTION,
    record: repeated(
      'the sequence number or the id of a record to quarantine; may be repeated',
      'RECORD',
    ),
    reason: valued('why, as a slug', 'REASON'),
    administrator: required(
      valued(
        'who corrects, an administrator where the ledger has any; only a fingerprint is stored',
        'NAME',
      ),
    ),
    'idempotency-key': valued('the same correction with the same key is recorded once', 'KEY'),
    ...CLOCK_OPTION,
  },
  examples: {
    'claimgate ledger correct --record 17 --reason wrong-clock --administrator jane':
      'quarantine a record; what it stood for has to be recorded again',
    'claimgate ledger correct correction.json --administrator jane':
      'quarantine up to 1000 records, all of them or none',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const file = sourceOf(invocation, 'file');
    const records = args.list('record');
    const reason = args.text('reason');
    if ((file === undefined) === (records.length === 0 && reason === undefined))
      throw usageError({ expected: 'a FILE, or --record and --reason, but not both' });
    const document = file ?? { value: { schema_version: 1, reason, records } };
    const outcome = await correctRecords(
      {
        ledger: ledgerOf(invocation),
        document,
        administrator: args.required('administrator'),
        idempotencyKey: args.text('idempotency-key'),
        isClockConfirmed: args.flag('confirm-clock') === true,
      },
      host,
    );
    if (!outcome.ok) return outcome;
    const { id, replayed, sequence } = outcome.value;
    const lines = [
      `${replayed ? 'was corrected' : 'corrected'}: ${sequence}  ${id}`,
      `  what it names is out of force; record again what is still true: claimgate ledger show ${sequence}`,
    ];
    return { result: { appended: [outcome.value] }, lines, next: [exportCommandOf(invocation)] };
  },
};
