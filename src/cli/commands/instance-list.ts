import type { SavedInstance } from '../../documents/index.ts';
import type { Command } from '../command.ts';
import { savedInstances } from '../instance/chosen.ts';
import { instanceLine } from '../instance/lines.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  examples: [['claimgate instance list', 'every saved instance; the active one has a star']],
  async run(invocation) {
    const saved = savedInstances(invocation);
    const active = await saved.active();
    const instances: SavedInstance[] = [];
    for (const name of await saved.names()) {
      const { url, token_file } = await saved.read(name);
      instances.push({ name, url, token_file, active: name === active });
    }
    return commandReport('instance list', { instances }, { lines: instances.map(instanceLine) });
  },
};
