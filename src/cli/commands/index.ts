import type { CommandEntry, CommandGroup } from '../command.ts';
import { SERVICE_COMMANDS } from './service-commands.ts';

/** Every command, by name. Each is loaded only when it is called. */
export const COMMANDS: readonly (CommandEntry | CommandGroup)[] = [
  {
    usage: 'check',
    describe: 'judge whether the public claims may be published',
    document: 'verdict',
    load: () => import('./check.ts'),
  },
  {
    usage: 'digest [file]',
    describe: 'print the digest of the claims file, or of any file',
    document: 'report',
    load: () => import('./digest.ts'),
  },
  {
    name: 'claims',
    describe: 'read and write the public claims file',
    commands: [
      {
        usage: 'list',
        describe: 'list what is claimed',
        document: 'report',
        load: () => import('./claims-list.ts'),
      },
      {
        usage: 'fmt',
        describe: 'write the claims file in its canonical form',
        document: 'report',
        load: () => import('./claims-fmt.ts'),
      },
      {
        usage: 'propose',
        describe: 'find the claims that a projection stands behind',
        document: 'report',
        load: () => import('./claims-propose.ts'),
      },
    ],
  },
  {
    name: 'contract',
    describe: 'read and check certification contracts',
    commands: [
      {
        usage: 'digest [files..]',
        describe: 'print the digests that claims name contracts by',
        document: 'report',
        load: () => import('./contract-digest.ts'),
      },
      {
        usage: 'lint [files..]',
        describe: 'check contracts, and whether every claim has one that fits',
        document: 'report',
        load: () => import('./contract-lint.ts'),
      },
    ],
  },
  {
    name: 'manifest',
    describe: 'create and verify release manifests',
    commands: [
      {
        usage: 'create <release>',
        describe: 'judge, then write the release manifest and its verdict',
        document: 'verdict',
        load: () => import('./manifest-create.ts'),
      },
      {
        usage: 'verify <file>',
        describe: 'compare a release manifest with the repository',
        document: 'report',
        load: () => import('./manifest-verify.ts'),
      },
    ],
  },
  {
    name: 'verdict',
    describe: 'act on verdicts',
    commands: [
      {
        usage: 'require <file>',
        describe: 'go on only with an allowed, fresh release verdict for this commit',
        document: 'report',
        load: () => import('./verdict-require.ts'),
      },
    ],
  },
  {
    name: 'projection',
    describe: 'look into ledger projections',
    commands: [
      {
        usage: 'show <subject>',
        describe: 'print what a projection says of one subject',
        document: 'report',
        load: () => import('./projection-show.ts'),
      },
    ],
  },
  {
    usage: 'explain <what>',
    describe: 'explain a code, or how a claim was judged',
    document: 'report',
    load: () => import('./explain.ts'),
  },
  {
    name: 'key',
    describe: 'make keys',
    commands: [
      {
        usage: 'generate',
        describe: 'make a key pair: a private key file and the public key beside it',
        document: 'report',
        load: () => import('./key-generate.ts'),
      },
    ],
  },
  {
    name: 'trust',
    describe: 'make trust roots: whose signatures count',
    commands: [
      {
        usage: 'init',
        describe: 'make the first trust root, unsigned',
        document: 'report',
        load: () => import('./trust-init.ts'),
      },
      {
        usage: 'rotate',
        describe: 'make the next trust root, unsigned',
        document: 'report',
        load: () => import('./trust-rotate.ts'),
      },
    ],
  },
  {
    usage: 'sign <file>',
    describe: 'add one signature to a signed document',
    document: 'report',
    load: () => import('./sign.ts'),
  },
  {
    usage: 'verify <file>',
    describe: 'verify any signed document, checkpoint or inclusion proof',
    document: 'report',
    load: () => import('./verify.ts'),
  },
  {
    name: 'ledger',
    describe: 'keep evidence, and export what it comes to',
    commands: [
      {
        usage: 'init',
        describe: 'create a ledger, or bring one up to date',
        document: 'report',
        load: () => import('./ledger-init.ts'),
      },
      {
        usage: 'append <kind> <file>',
        describe: 'record reviews, runs or control events',
        document: 'report',
        load: () => import('./ledger-append.ts'),
      },
      {
        usage: 'checkpoint',
        describe: 'print the signed head of the ledger',
        document: 'report',
        load: () => import('./ledger-checkpoint.ts'),
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
        load: () => import('./ledger-list.ts'),
      },
      {
        usage: 'show <record>',
        describe: 'print one record',
        document: 'report',
        load: () => import('./ledger-show.ts'),
      },
      {
        usage: 'history <subject>',
        describe: 'list what the ledger was told of a subject',
        document: 'report',
        load: () => import('./ledger-history.ts'),
      },
      {
        usage: 'stats',
        describe: 'print how much the ledger holds',
        document: 'report',
        load: () => import('./ledger-stats.ts'),
      },
      {
        usage: 'verify',
        describe: 'recompute the whole ledger and look at its guards',
        document: 'report',
        load: () => import('./ledger-verify.ts'),
      },
      {
        usage: 'prove [record]',
        describe: 'prove that a record is in the ledger, or that it only grew',
        document: 'report',
        load: () => import('./ledger-prove.ts'),
      },
    ],
  },
  ...SERVICE_COMMANDS,
  {
    usage: 'fingerprint <field>',
    describe: 'print the fingerprint of an id on standard input',
    document: 'report',
    load: () => import('./fingerprint.ts'),
  },
  {
    usage: 'init',
    describe: 'write the files that a repository needs, overwriting none',
    document: 'report',
    load: () => import('./init.ts'),
  },
  {
    usage: 'completion <shell>',
    describe: 'print a completion script for bash, zsh or fish',
    document: 'report',
    load: () => import('./completion.ts'),
  },
];
