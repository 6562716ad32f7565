import { initRepository } from '../../app/init-repository.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  examples: {
    'claimgate init': 'an empty claims file, a .gitattributes line and a configuration file',
  },
  async run({ directory }) {
    const files = await initRepository(directory);
    const lines = [
      ...files.map(({ path, outcome }) => `${outcome}: ${path}`),
      'next: commit these files, then `claimgate check`',
    ];
    return { result: { files }, lines };
  },
};
