import { listRecords } from '../../ledger/index.ts';
import { RECORD_KINDS } from '../../ledger/records.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, PAGE_OPTIONS, pageOf, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { pageReport } from '../record-lines.ts';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    ...PAGE_OPTIONS,
    kind: {
      type: 'string',
      requiresArg: true,
      choices: RECORD_KINDS,
      describe: 'only records of this kind',
    },
  },
  examples: [
    ['claimgate ledger list --kind run', 'the newest runs'],
    ['claimgate ledger list --before 120 --limit 20 --json', 'an older page, with everything'],
  ],
  async run(invocation) {
    const page = pageOf(invocation);
    const kind = RECORD_KINDS.find((one) => one === invocation.args.text('kind'));
    const records = await withLedger(invocation, (ledger) =>
      ledger.read((connection) =>
        listRecords(connection, { ...page, ...(kind === undefined ? {} : { kind }) }),
      ),
    );
    const { lines, result } = pageReport(records, page.limit);
    return commandReport('ledger list', result, { lines });
  },
};
