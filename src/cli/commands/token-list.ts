import { listTokens } from '../../service/index.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { listedToken, tokenLine } from '../token-lines.ts';

export const command: Command = {
  options: LEDGER_OPTION,
  examples: [['claimgate token list', 'every token by its id, and until when it is good']],
  async run(invocation) {
    const records = await withLedger(invocation, (ledger) => ledger.read(listTokens));
    const tokens = records.map(listedToken);
    return commandReport('token list', { tokens }, { lines: tokens.map(tokenLine) });
  },
};
