import { historyOf } from '../../ledger/index.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, PAGE_OPTIONS, pageOf, withLedger } from '../ledger.ts';
import { commandReport } from '../outcome.ts';
import { pageReport } from '../record-lines.ts';
import { readSubjectFile } from '../subject-argument.ts';

export const command: Command = {
  positionals: { subject: { type: 'string', describe: 'a JSON file with a subject' } },
  options: { ...LEDGER_OPTION, ...PAGE_OPTIONS },
  examples: [
    [
      'claimgate ledger history subject.json',
      'runs of a subject, reviews of its app and control events that select it, newest first',
    ],
  ],
  async run(invocation) {
    const { args, directory } = invocation;
    const page = pageOf(invocation);
    const subject = await readSubjectFile(args.required('subject'), directory);
    const records = await withLedger(invocation, (ledger) =>
      ledger.read((connection) => historyOf(connection, subject, page)),
    );
    const { lines, result } = pageReport(records, page.limit);
    return commandReport('ledger history', result, { lines });
  },
};
