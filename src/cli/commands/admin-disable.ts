import { finding } from '../../findings/index.ts';
import { disableAdministrator } from '../../service/index.ts';
import { administratorLine, listedAdministrator } from '../administrator-lines.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';

const NAME = 'admin disable';

export const command: Command = {
  positionals: { name: { type: 'string', describe: 'who, as the list shows them' } },
  options: LEDGER_OPTION,
  examples: [
    ['claimgate admin disable jane', 'jane signs in no more, and her sessions end at once'],
  ],
  async run(invocation) {
    const { args, at } = invocation;
    const name = args.required('name');
    const found = await withLedger(invocation, (ledger) => disableAdministrator(ledger, name, at));
    if (!found)
      return commandReport(NAME, null, {
        findings: [finding('administrator_unknown', { found: name })],
      });
    const administrator = listedAdministrator(found, 0);
    return commandReport(NAME, { administrator }, { lines: [administratorLine(administrator)] });
  },
};
