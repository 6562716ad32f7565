import { finding } from '../../findings/index.ts';
import { findRecord } from '../../ledger/index.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { placedRecord, recordLine } from '../record-lines.ts';

const NAME = 'ledger show';

export const command: Command = {
  positionals: { record: { type: 'string', describe: 'sequence number or id' } },
  options: LEDGER_OPTION,
  examples: [
    ['claimgate ledger show 17', 'one record, as JSON'],
    ['claimgate ledger show 17 --json', 'the same within a report, for programs'],
  ],
  async run(invocation) {
    const name = invocation.args.required('record');
    const found = await withLedger(invocation, (ledger) =>
      ledger.read((connection) => findRecord(connection, name)),
    );
    if (!found)
      return commandReport(NAME, null, { findings: [finding('record_unknown', { found: name })] });
    const lines = [
      recordLine(found),
      `  leaf: ${found.leaf}`,
      ...JSON.stringify(found.record, null, 2).split('\n'),
    ];
    return commandReport(NAME, { records: [placedRecord(found)], next_before: null }, { lines });
  },
};
