import { worstSeverity } from '../../findings/index.ts';
import { verifyLedger } from '../../ledger/index.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  options: LEDGER_OPTION,
  examples: [
    ['claimgate ledger verify', 'recompute every leaf and the root, and look at the guards'],
  ],
  async run(invocation) {
    const { findings, head } = await withLedger(invocation, verifyLedger);
    const { origin, root_hash, tree_size } = head;
    const lines =
      worstSeverity(findings) === 0
        ? [
            `nothing was altered: ${origin}, ${tree_size} records, ${root_hash}`,
            'whoever could rewrite all of it is caught by earlier checkpoints only',
          ]
        : [];
    return commandReport('ledger verify', { head: { ...head } }, { findings, lines });
  },
};
