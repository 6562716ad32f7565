import { checkpointIn } from '../../ledger/index.ts';
import type { Command } from '../command.ts';
import { demand, PASSPHRASE_OPTION, privateKeyOf } from '../key-inputs.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    key: { type: 'string', requiresArg: true, describe: 'the private key of the ledger, Ed25519' },
    ...PASSPHRASE_OPTION,
  },
  examples: [
    [
      'claimgate ledger checkpoint --key ledger.key > checkpoint.txt',
      'the signed head, to be kept elsewhere: `claimgate verify checkpoint.txt` reads it',
    ],
  ],
  async run(invocation) {
    const key = await privateKeyOf(invocation);
    const checkpoint = demand(
      await withLedger(invocation, (ledger) =>
        ledger.attest((connection) => checkpointIn(connection, key, 'checkpoint')),
      ),
    );
    const lines = checkpoint.trimEnd().split('\n');
    return commandReport('ledger checkpoint', { checkpoint }, { lines });
  },
};
