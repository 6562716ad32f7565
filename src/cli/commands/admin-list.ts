import { listAdministrators, listSessions } from '../../service/index.ts';
import { administratorLine, listedAdministrator } from '../administrator-lines.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  options: LEDGER_OPTION,
  examples: [['claimgate admin list', 'every administrator, and how many sessions are open']],
  async run(invocation) {
    const { at } = invocation;
    const administrators = await withLedger(invocation, (ledger) =>
      ledger.read(async (connection) => {
        const sessions = await listSessions(connection, at);
        return (await listAdministrators(connection)).map((one) =>
          listedAdministrator(one, sessions.filter(({ name }) => name === one.name).length),
        );
      }),
    );
    const lines = administrators.map(administratorLine);
    return commandReport('admin list', { administrators }, { lines });
  },
};
