import { demand } from '../../documents/findings.ts';
import { correct } from '../../ledger/correct.ts';
import { MAX_APPEND_BYTES } from '../../ledger/prepare-record.ts';
import { recordingBy, withoutRemarks } from './ledger-append.ts';
import { nameOfSource, readSource } from '../named-file.ts';
import { withLedger, LEDGER_OPTION, askedLedger } from './open-ledger.ts';
import { bytesOf } from './stated-documents.ts';
import type { Command } from '../command.ts';
import { CLOCK_OPTION, repeated, required, valued, argument } from '../options.ts';
import { usageError } from '../arguments.ts';
import { nextExport } from '../../repository/asked.ts';

export const command: Command = {
  examples: {
    'claimgate ledger correct --record 17 --reason wrong-clock --administrator jane':
      'quarantine a record; what it stood for has to be recorded again',
    'claimgate ledger correct correction.json --administrator jane':
      'quarantine up to 1000 records, all of them or none',
  },
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
        'the name of the person who corrects, an administrator if the ledger has any; the ledger stores its fingerprint',
        'NAME',
      ),
    ),
    'idempotency-key': valued('the same correction with the same key is recorded once', 'KEY'),
    ...CLOCK_OPTION,
  },
  async run(invocation) {
    const { args } = invocation;
    const file = invocation.source('file');
    const records = args.list('record');
    const reason = args.text('reason');
    if ((file === undefined) === (records.length === 0 && reason === undefined))
      throw usageError({ expected: 'a FILE, or --record and --reason, but not both' });
    const document = file ?? { value: { schema_version: 1, reason, records } };
    const key = args.text('idempotency-key');
    const item = {
      file: 'value' in document ? 'the flags' : nameOfSource(document),
      bytes:
        'value' in document
          ? bytesOf(document.value)
          : await readSource(document, MAX_APPEND_BYTES),
      ...(key === undefined ? {} : { idempotencyKey: key }),
    };
    const corrected = await withLedger(askedLedger(invocation), async (ledger) =>
      correct(ledger, item, await recordingBy(args.required('administrator'), ledger, invocation)),
    );
    const made = demand(corrected);
    const { id, replayed, sequence } = made;
    const lines = [
      `${replayed ? 'was corrected' : 'corrected'}: ${sequence}  ${id}`,
      `  what it names is out of force; record again what is still true: claimgate ledger show ${sequence}`,
    ];
    return { result: { appended: [withoutRemarks(made)] }, lines, next: [nextExport(invocation)] };
  },
};
