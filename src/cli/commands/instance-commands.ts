import type { CommandEntry, CommandGroup } from '../command.ts';

/** The commands that ask a running instance, or save where it is (specification/service.md 6). */
export const INSTANCE_COMMANDS: readonly (CommandEntry | CommandGroup)[] = [
  {
    name: 'instance',
    describe: 'check and support running instances of the service',
    commands: [
      {
        usage: 'health',
        describe: 'whether an instance is alive and ready',
        document: 'report',
        judges: true,
        load: async () => ({ command: (await import('./instance.ts')).health }),
      },
      {
        usage: 'add <name> <url>',
        describe: 'save an instance that is ready',
        document: 'report',
        load: async () => ({ command: (await import('./instance.ts')).add }),
      },
      {
        usage: 'use <name>',
        describe: 'choose the saved instance that is asked',
        document: 'report',
        load: async () => ({ command: (await import('./instance.ts')).use }),
      },
      {
        usage: 'list',
        describe: 'list saved instances',
        document: 'report',
        load: async () => ({ command: (await import('./instance.ts')).list }),
      },
      {
        usage: 'remove <name>',
        describe: 'forget a saved instance',
        document: 'report',
        load: async () => ({ command: (await import('./instance.ts')).remove }),
      },
      {
        usage: 'diagnostics',
        describe: 'a snapshot for support, without secrets',
        document: 'report',
        load: async () => ({ command: (await import('./instance.ts')).diagnostics }),
      },
    ],
  },
  {
    name: 'provider',
    describe: 'what a running instance says of providers',
    commands: [
      {
        usage: 'readiness',
        describe: 'what may run on an instance now, and what stands in the way',
        document: 'report',
        judges: true,
        load: async () => ({ command: (await import('./readiness.ts')).ofProviders }),
      },
    ],
  },
];
