import type { CommandEntry, CommandGroup } from '../command.ts';
import { INSTANCE_COMMANDS } from './instance-commands.ts';
import { LEDGER } from './ledger-group.ts';
import { SERVICE_COMMANDS } from './service-commands.ts';

/** Every command, by name. Each is loaded only when it is called. */
export const COMMANDS: readonly (CommandEntry | CommandGroup)[] = [
  {
    usage: 'check',
    describe: 'judge whether the public claims may be published',
    document: 'verdict',
    judges: true,
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
        judges: true,
        load: () => import('./contract-lint.ts'),
      },
    ],
  },
  {
    name: 'manifest',
    describe: 'create, verify and compare release manifests',
    commands: [
      {
        usage: 'create <release>',
        describe: 'judge, then write the release manifest and its verdict',
        document: 'verdict',
        judges: true,
        load: () => import('./manifest-create.ts'),
      },
      {
        usage: 'verify <file>',
        describe: 'compare a release manifest with the repository',
        document: 'report',
        judges: true,
        load: () => import('./manifest-verify.ts'),
      },
      {
        usage: 'diff <a> <b>',
        describe: 'say which claims changed between two releases',
        document: 'report',
        load: () => import('./manifest-diff.ts'),
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
        judges: true,
        load: () => import('./verdict-require.ts'),
      },
    ],
  },
  {
    usage: 'exec',
    describe: 'check, and only on a yes start the command after --',
    document: 'verdict',
    judges: true,
    load: () => import('./exec.ts'),
  },
  {
    usage: 'audit <release>',
    describe: 'verify a past release again, with everything it rests on, offline',
    document: 'report',
    judges: true,
    load: () => import('./audit.ts'),
  },
  {
    name: 'surfaces',
    describe: 'keep documents to what is claimed',
    commands: [
      {
        usage: 'check',
        describe: 'compare documents with the claims, and look for advertising',
        document: 'report',
        judges: true,
        load: () => import('./surfaces-check.ts'),
      },
      {
        usage: 'write',
        describe: 'write the blocks of claims into the documents',
        document: 'report',
        load: () => import('./surfaces-write.ts'),
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
        load: async () => ({ command: (await import('./trust.ts')).init }),
      },
      {
        usage: 'rotate',
        describe: 'make the next trust root, unsigned',
        document: 'report',
        load: async () => ({ command: (await import('./trust.ts')).rotate }),
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
    judges: true,
    load: () => import('./verify.ts'),
  },
  LEDGER,
  ...SERVICE_COMMANDS,
  ...INSTANCE_COMMANDS,
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
