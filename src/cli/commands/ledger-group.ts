import type { CommandGroup } from '../command.ts';

/** The commands on evidence ledgers. */
export const LEDGER: CommandGroup = {
  name: 'ledger',
  describe: 'keep evidence, and export what it comes to',
  commands: [
    {
      usage: 'init',
      describe: 'create a ledger, or bring one up to date',
      document: 'report',
      load: async () => ({ command: (await import('./ledger.ts')).init }),
    },
    {
      usage: 'append <kind> [file]',
      describe: 'record reviews, runs or control events',
      document: 'report',
      load: () => import('./ledger-append.ts'),
    },
    {
      usage: 'checkpoint',
      describe: 'print the signed head of the ledger',
      document: 'report',
      load: async () => ({ command: (await import('./ledger.ts')).checkpoint }),
    },
    {
      usage: 'export',
      describe: 'write a signed projection of the ledger',
      document: 'report',
      load: () => import('./ledger-export.ts'),
    },
    {
      usage: 'list',
      describe: 'list records, newest first',
      document: 'report',
      load: async () => ({ command: (await import('./ledger.ts')).list }),
    },
    {
      usage: 'show <record>',
      describe: 'print one record',
      document: 'report',
      load: async () => ({ command: (await import('./ledger.ts')).show }),
    },
    {
      usage: 'history <subject>',
      describe: 'list what the ledger was told of a subject',
      document: 'report',
      load: async () => ({ command: (await import('./ledger.ts')).history }),
    },
    {
      usage: 'stats',
      describe: 'print how much the ledger holds',
      document: 'report',
      load: async () => ({ command: (await import('./ledger.ts')).stats }),
    },
    {
      usage: 'verify',
      describe: 'recompute the whole ledger and look at its guards',
      document: 'report',
      judges: true,
      load: async () => ({ command: (await import('./ledger.ts')).verify }),
    },
    {
      usage: 'prove [record]',
      describe: 'prove that a record is in the ledger, or that it only grew',
      document: 'report',
      load: async () => ({ command: (await import('./ledger.ts')).prove }),
    },
    {
      usage: 'backup <file>',
      describe: 'write everything into one file, to be kept',
      document: 'report',
      load: async () => ({ command: (await import('./ledger-copies.ts')).backup }),
    },
    {
      usage: 'restore <file>',
      describe: 'make a ledger from a backup',
      document: 'report',
      load: async () => ({ command: (await import('./ledger-copies.ts')).restore }),
    },
    {
      usage: 'copy',
      describe: 'copy a ledger to another place, also of the other engine',
      document: 'report',
      load: async () => ({ command: (await import('./ledger-copies.ts')).copy }),
    },
  ],
};
