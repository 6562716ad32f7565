import { requireInstanceName } from '../../instance/profile.ts';
import type { Command } from '../command.ts';
import { savedInstances } from '../instance/chosen.ts';
import { commandReport } from '../reports.ts';

const NAME = 'instance remove';

export const command: Command = {
  positionals: { name: { type: 'string', describe: 'the name under which it is saved' } },
  examples: [['claimgate instance remove staging', 'forget it; the file of its token is left']],
  async run(invocation) {
    const name = requireInstanceName(invocation.args.required('name'));
    await savedInstances(invocation).remove(name);
    return commandReport(NAME, { instances: [] }, { lines: [`removed ${name}`] });
  },
};
