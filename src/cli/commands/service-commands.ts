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
    usage: 'mcp',
    describe: 'answer get_provider_readiness over MCP on standard input and output',
    document: 'report',
    load: () => import('./mcp.ts'),
  },
  {
    name: 'readiness',
    describe: 'decide without a service',
    commands: [
      {
        usage: 'decide <file>',
        describe: 'decide whether one operation may run, by the evidence in a file',
        document: 'report',
        judges: true,
        load: async () => ({ command: (await import('./readiness.ts')).decide }),
      },
    ],
  },
  {
    name: 'token',
    describe: 'make and end tokens for the reading routes of the service',
    commands: [
      {
        usage: 'create <name>',
        describe: 'make a token, which is shown once',
        document: 'report',
        load: async () => ({ command: (await import('./token.ts')).create }),
      },
      {
        usage: 'list',
        describe: 'list tokens, newest first',
        document: 'report',
        load: async () => ({ command: (await import('./token.ts')).list }),
      },
      {
        usage: 'revoke <id>',
        describe: 'end a token at once',
        document: 'report',
        load: async () => ({ command: (await import('./token.ts')).revoke }),
      },
    ],
  },
  {
    name: 'admin',
    describe: 'say who may sign in to the service',
    commands: [
      {
        usage: 'create <name>',
        describe: 'make an administrator',
        document: 'report',
        load: async () => ({ command: (await import('./admin.ts')).create }),
      },
      {
        usage: 'list',
        describe: 'list administrators and how many sessions they have',
        document: 'report',
        load: async () => ({ command: (await import('./admin.ts')).list }),
      },
      {
        usage: 'sign-out <name>',
        describe: 'end the sessions of an administrator',
        document: 'report',
        load: async () => ({ command: (await import('./admin.ts')).signOut }),
      },
      {
        usage: 'disable <name>',
        describe: 'let an administrator sign in no more',
        document: 'report',
        load: async () => ({ command: (await import('./admin.ts')).disable }),
      },
    ],
  },
];
