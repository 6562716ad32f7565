import { finding } from '../../findings/index.ts';
import { revokeToken } from '../../service/index.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { listedToken, tokenLine } from '../token-lines.ts';

const NAME = 'token revoke';

export const command: Command = {
  positionals: { id: { type: 'string', describe: 'the id of the token, as the list shows it' } },
  options: LEDGER_OPTION,
  examples: [
    ['claimgate token revoke 3f0c2b1e9a7d4c55b6f8a0d1e2c3b4a5', 'the token opens nothing any more'],
  ],
  async run(invocation) {
    const { args, at } = invocation;
    const id = args.required('id');
    const record = await withLedger(invocation, (ledger) => revokeToken(ledger, id, at));
    if (!record)
      return commandReport(NAME, null, { findings: [finding('token_unknown', { found: id })] });
    const listed = listedToken(record);
    return commandReport(NAME, { token: null, listed }, { lines: [tokenLine(listed)] });
  },
};
