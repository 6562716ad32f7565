import { finding } from '../../findings/index.ts';
import { endSessionsOf, listAdministrators } from '../../service/index.ts';
import { administratorLine, listedAdministrator } from '../administrator-lines.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';

const NAME = 'admin sign-out';

export const command: Command = {
  positionals: { name: { type: 'string', describe: 'who, as the list shows them' } },
  options: LEDGER_OPTION,
  examples: [['claimgate admin sign-out jane', 'every session of jane ends at once']],
  async run(invocation) {
    const { args, at } = invocation;
    const name = args.required('name');
    const found = await withLedger(invocation, (ledger) =>
      ledger.write(async (connection) => {
        await endSessionsOf(connection, name, at);
        return (await listAdministrators(connection)).find((one) => one.name === name);
      }),
    );
    if (!found)
      return commandReport(NAME, null, {
        findings: [finding('administrator_unknown', { found: name })],
      });
    const administrator = listedAdministrator(found, 0);
    return commandReport(NAME, { administrator }, { lines: [administratorLine(administrator)] });
  },
};
