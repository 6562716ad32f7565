import { formatInstant } from '../../json/index.ts';
import { statsOf } from '../../ledger/index.ts';
import type { Command } from '../command.ts';
import { LEDGER_OPTION, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  options: LEDGER_OPTION,
  examples: [['claimgate ledger stats', 'how much the ledger holds, and its head']],
  async run(invocation) {
    const stats = await withLedger(invocation, (ledger) => ledger.read(statsOf));
    const { checks, head, records, subjects } = stats;
    const instant = (at: number | null) => (at === null ? null : formatInstant(at));
    const result = {
      head: { ...head },
      records: { ...records },
      checks,
      subjects,
      first_recorded_at: instant(stats.first_recorded_at),
      last_recorded_at: instant(stats.last_recorded_at),
    };
    const lines = [
      `head: ${head.origin}, ${head.tree_size} records, ${head.root_hash}`,
      `  approvals: ${records.approval}, runs: ${records.run} with ${checks} checks, controls: ${records.control}`,
      `  subjects with runs: ${subjects}`,
      `  recorded: ${result.first_recorded_at ?? 'nothing'} to ${result.last_recorded_at ?? 'nothing'}`,
    ];
    return commandReport('ledger stats', result, { lines });
  },
};
