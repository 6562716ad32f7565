import { requireInstanceName } from '../../instance/profile.ts';
import type { Command } from '../command.ts';
import { savedInstances } from '../instance/chosen.ts';
import { instanceLine } from '../instance/lines.ts';
import { commandReport } from '../reports.ts';

const NAME = 'instance use';

export const command: Command = {
  positionals: { name: { type: 'string', describe: 'the name under which it is saved' } },
  examples: [['claimgate instance use production', 'what is asked from now on']],
  async run(invocation) {
    const name = requireInstanceName(invocation.args.required('name'));
    const instances = savedInstances(invocation);
    const { url, token_file } = await instances.read(name);
    await instances.use(name);
    const chosen = { name, url, token_file, active: true };
    return commandReport(NAME, { instances: [chosen] }, { lines: [instanceLine(chosen)] });
  },
};
