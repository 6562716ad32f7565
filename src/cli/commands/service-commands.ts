import type { CommandEntry, CommandGroup } from '../command.ts';

/** The commands that start the service or say who may ask it. */
export const SERVICE_COMMANDS: readonly (CommandEntry | CommandGroup)[] = [
  {
    usage: 'serve',
    describe: 'answer probes and readiness over HTTP, until told to stop',
    document: 'report',
    load: () => import('./serve.ts'),
  },
  {
    name: 'token',
    describe: 'make and end tokens for the reading routes of the service',
    commands: [
      {
        usage: 'create <name>',
        describe: 'make a token, which is shown once',
        document: 'report',
        load: () => import('./token-create.ts'),
      },
      {
        usage: 'list',
        describe: 'list tokens, newest first',
        document: 'report',
        load: () => import('./token-list.ts'),
      },
      {
        usage: 'revoke <id>',
        describe: 'end a token at once',
        document: 'report',
        load: () => import('./token-revoke.ts'),
      },
    ],
  },
];
