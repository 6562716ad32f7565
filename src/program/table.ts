import { command as check } from '../cli/check/check.ts';
import type { Command, CommandEntry } from '../cli/command.ts';
import type { Success } from '../report/report.ts';

interface CommandRow {
  /** The name, and the arguments as yargs writes them: `ledger append <what> [file]`. */
  readonly usage: string;
  readonly describe: string;
  /** It does or shows something; pipelines rely on its exit code; or it judges the public claims. */
  readonly kind: 'reporting' | 'judging' | 'verdict';
  /** The word for an exit code of 0; by default `allowed` for a verdict, and `done` for everything else. */
  readonly says?: Success;
  readonly load: () => Promise<Command>;
}

/** Every command, in the order of the help. Each is loaded only when it is called, but for `check`: most runs ask for it. */
const ROWS: readonly CommandRow[] = [
  {
    usage: 'check',
    describe: 'check whether the public claims may be published',
    kind: 'verdict',
    load: () => Promise.resolve(check),
  },
  {
    usage: 'digest [files..]',
    describe:
      'print digests: of the claims file, any file or contracts; fingerprints of ids and keys',
    kind: 'reporting',
    load: async () => (await import('../cli/check/digest.ts')).command,
  },
  {
    usage: 'claims list',
    describe: 'list what is claimed',
    kind: 'reporting',
    load: async () => (await import('../cli/check/claims-file.ts')).list,
  },
  {
    usage: 'claims fmt',
    describe: 'write the claims file in its canonical form',
    kind: 'reporting',
    load: async () => (await import('../cli/check/claims-file.ts')).fmt,
  },
  {
    usage: 'claims withdraw <subject>',
    describe: 'withdraw a released claim, and say why',
    kind: 'reporting',
    load: async () => (await import('../cli/release/withdraw.ts')).command,
  },
  {
    usage: 'claims propose',
    describe: 'find the claims that a projection supports',
    kind: 'reporting',
    load: async () => (await import('../cli/check/claims-propose.ts')).command,
  },
  {
    usage: 'contract lint [files..]',
    describe: 'check contracts, and that every claim has one',
    kind: 'judging',
    says: 'verified',
    load: async () => (await import('../cli/check/contract.ts')).lint,
  },
  {
    usage: 'manifest create <release>',
    describe: 'judge, then write the release manifest and its verdict',
    kind: 'verdict',
    load: async () => (await import('../cli/release/manifest-create.ts')).command,
  },
  {
    usage: 'manifest verify <file>',
    describe: 'compare a release manifest with the repository',
    kind: 'judging',
    says: 'verified',
    load: async () => (await import('../cli/release/manifest.ts')).verify,
  },
  {
    usage: 'manifest diff <a> <b>',
    describe: 'say which claims changed between two releases',
    kind: 'reporting',
    load: async () => (await import('../cli/release/manifest.ts')).diff,
  },
  {
    usage: 'verdict require <file>',
    describe: 'go on only with an allowed, fresh release verdict for this commit',
    kind: 'judging',
    says: 'allowed',
    load: async () => (await import('../cli/release/verdict-require.ts')).command,
  },
  {
    usage: 'release <release>',
    describe: 'check, create, sign, tag, require and record; continues after an interruption',
    kind: 'judging',
    load: async () => (await import('../cli/release/release.ts')).make,
  },
  {
    usage: 'release record <release>',
    describe: 'verify the files of a release and write its record',
    kind: 'judging',
    says: 'recorded',
    load: async () => (await import('../cli/release/release.ts')).record,
  },
  {
    usage: 'release retract <release>',
    describe: 'retract the instant of a recorded release that a wrong clock dated',
    kind: 'reporting',
    load: async () => (await import('../cli/release/retract-release.ts')).command,
  },
  {
    usage: 'certify',
    describe: 'run your tests, and make, record, export and check the claim that rests on them',
    kind: 'reporting',
    load: async () => (await import('../plugins/renew/certify.ts')).command,
  },
  {
    usage: 'plan',
    describe: 'say what has to be renewed before a release, and when',
    kind: 'reporting',
    load: async () => (await import('../plugins/renew/plan.ts')).command,
  },
  {
    usage: 'renew',
    describe: 'run the tests whose evidence expires soon, and record what they found',
    kind: 'reporting',
    load: async () => (await import('../plugins/renew/renew.ts')).command,
  },
  {
    usage: 'exec',
    describe: 'start the command after -- only if the claims are allowed',
    kind: 'verdict',
    load: async () => (await import('../cli/release/exec.ts')).command,
  },
  {
    usage: 'selftest',
    describe: 'prove that the gate refuses your own input once it is changed',
    kind: 'judging',
    says: 'verified',
    load: async () => (await import('../cli/check/selftest.ts')).command,
  },
  {
    usage: 'status [release]',
    describe: 'sign which claims of a release still hold, or show it of many repositories',
    kind: 'judging',
    load: async () => (await import('../plugins/status/status.ts')).command,
  },
  {
    usage: 'audit [release]',
    describe: 'verify a past release again, with all its evidence, offline',
    kind: 'judging',
    says: 'verified',
    load: async () => (await import('../cli/audit/audit.ts')).command,
  },
  {
    usage: 'surfaces check',
    describe: 'compare documents with the claims, and look for advertising',
    kind: 'judging',
    says: 'verified',
    load: async () => (await import('../plugins/surfaces/surfaces.ts')).check,
  },
  {
    usage: 'explain <what>',
    describe: 'explain a code, or how a claim was judged',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/explain.ts')).command,
  },
  {
    usage: 'key generate',
    describe: 'create a key pair: a private key file, and the public key in the same folder',
    kind: 'reporting',
    load: async () => (await import('../cli/keys/key.ts')).generate,
  },
  {
    usage: 'trust init',
    describe: 'make the first trust root, unsigned',
    kind: 'reporting',
    load: async () => (await import('../cli/keys/trust.ts')).init,
  },
  {
    usage: 'trust update',
    describe: 'make the next trust root, unsigned, or add those that others signed',
    kind: 'reporting',
    load: async () => (await import('../cli/keys/trust.ts')).update,
  },
  {
    usage: 'trust pin <pin>',
    describe: 'save the trust pin of this repository on this machine',
    kind: 'reporting',
    load: async () => (await import('../cli/keys/trust.ts')).pin,
  },
  {
    usage: 'sign <file>',
    describe: 'add one signature to a signed document',
    kind: 'reporting',
    load: async () => (await import('../cli/keys/sign.ts')).sign,
  },
  {
    usage: 'verify <file>',
    describe: 'verify any signed document, checkpoint or inclusion proof',
    kind: 'judging',
    says: 'verified',
    load: async () => (await import('../cli/keys/signed-documents.ts')).verify,
  },
  {
    usage: 'ledger init',
    describe: 'create a ledger, or bring one up to date',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger.ts')).init,
  },
  {
    usage: 'ledger append <what> [file] [others..]',
    describe: 'record reviews, runs or control events; or seal a run for another job to record',
    kind: 'reporting',
    says: 'recorded',
    load: async () => (await import('../cli/evidence/ledger-append.ts')).command,
  },
  {
    usage: 'ledger correct [file]',
    describe: 'quarantine records that are wrong, forged or damaged',
    kind: 'reporting',
    says: 'recorded',
    load: async () => (await import('../cli/evidence/ledger-correct.ts')).command,
  },
  {
    usage: 'ledger checkpoint',
    describe: 'print the signed head of the ledger',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger.ts')).checkpoint,
  },
  {
    usage: 'ledger export',
    describe: 'write a signed projection of the ledger',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger-export.ts')).command,
  },
  {
    usage: 'ledger show [record]',
    describe: 'list records, print one, or say what is known of a subject',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger-show.ts')).command,
  },
  {
    usage: 'ledger verify',
    describe: 'recompute the whole ledger and look at its guards',
    kind: 'judging',
    says: 'verified',
    load: async () => (await import('../cli/evidence/ledger.ts')).verify,
  },
  {
    usage: 'ledger diff [projection]',
    describe: 'say which facts of a projection newer records change',
    kind: 'judging',
    says: 'verified',
    load: async () => (await import('../cli/evidence/ledger-diff.ts')).command,
  },
  {
    usage: 'ledger prove [record]',
    describe: 'prove that a record is in the ledger, or that it only grew',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger.ts')).prove,
  },
  {
    usage: 'ledger backup <file>',
    describe: 'write everything into one file, to be kept',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger-copies.ts')).backup,
  },
  {
    usage: 'ledger restore <file>',
    describe: 'make a ledger from a backup',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger-copies.ts')).restore,
  },
  {
    usage: 'ledger copy',
    describe: 'copy a ledger to another place, also of the other engine',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger-copies.ts')).copy,
  },
  {
    usage: 'ledger roles',
    describe: 'print SQL that makes roles with least privilege on PostgreSQL',
    kind: 'reporting',
    load: async () => (await import('../cli/evidence/ledger-roles.ts')).command,
  },
  {
    usage: 'serve',
    describe: 'answer probes and readiness over HTTP, until it is stopped',
    kind: 'reporting',
    load: async () => (await import('../../service/serve.ts')).command,
  },
  {
    usage: 'mcp',
    describe: 'answer get_provider_readiness over MCP on standard input and output',
    kind: 'reporting',
    load: async () => (await import('../../service/mcp.ts')).command,
  },
  {
    usage: 'token create <name>',
    describe: 'make a token, which is shown once',
    kind: 'reporting',
    load: async () => (await import('../../service/manage-tokens.ts')).tokenCreate,
  },
  {
    usage: 'token list',
    describe: 'list tokens, newest first',
    kind: 'reporting',
    load: async () => (await import('../../service/manage-tokens.ts')).tokenList,
  },
  {
    usage: 'token revoke <id>',
    describe: 'end a token at once',
    kind: 'reporting',
    load: async () => (await import('../../service/manage-tokens.ts')).tokenRevoke,
  },
  {
    usage: 'admin create <name>',
    describe: 'make an administrator',
    kind: 'reporting',
    load: async () => (await import('../../service/manage-administrators.ts')).adminCreate,
  },
  {
    usage: 'admin list',
    describe: 'list administrators and how many sessions they have',
    kind: 'reporting',
    load: async () => (await import('../../service/manage-administrators.ts')).adminList,
  },
  {
    usage: 'admin change <name>',
    describe: 'sign an administrator out, set a new password, or disable them',
    kind: 'reporting',
    load: async () => (await import('../../service/manage-administrators.ts')).adminChange,
  },
  {
    usage: 'instance health',
    describe: 'whether an instance is alive and ready',
    kind: 'judging',
    says: 'healthy',
    load: async () => (await import('../instance/instance.ts')).health,
  },
  {
    usage: 'instance add <name> <url>',
    describe: 'save an instance that is ready',
    kind: 'reporting',
    load: async () => (await import('../instance/instance.ts')).add,
  },
  {
    usage: 'instance use <name>',
    describe: 'choose the saved instance that is asked',
    kind: 'reporting',
    load: async () => (await import('../instance/instance.ts')).use,
  },
  {
    usage: 'instance list',
    describe: 'list saved instances',
    kind: 'reporting',
    load: async () => (await import('../instance/instance.ts')).list,
  },
  {
    usage: 'instance remove <name>',
    describe: 'forget a saved instance',
    kind: 'reporting',
    load: async () => (await import('../instance/instance.ts')).remove,
  },
  {
    usage: 'instance diagnostics',
    describe: 'a snapshot for support, without secrets',
    kind: 'reporting',
    load: async () => (await import('../instance/instance.ts')).diagnostics,
  },
  {
    usage: 'readiness [file]',
    describe: 'which operations may run on an instance now; or one, by the evidence in a file',
    kind: 'judging',
    load: async () => (await import('../instance/readiness-command.ts')).command,
  },
  {
    usage: 'example <document>',
    describe: 'print or write a valid document to start from',
    kind: 'reporting',
    load: async () => (await import('../plugins/setup/example.ts')).command,
  },
  {
    usage: 'schema [name]',
    describe: 'list the JSON Schemas of all documents, or print one',
    kind: 'reporting',
    load: async () => (await import('./schema.ts')).command,
  },
  {
    usage: 'setup',
    describe: 'make keys, trust root, ledger, configuration and workflow files',
    kind: 'reporting',
    load: async () => (await import('../plugins/setup/setup.ts')).command,
  },
  {
    usage: 'doctor',
    describe: 'look for what keeps the gate from working here',
    kind: 'judging',
    says: 'healthy',
    load: async () => (await import('../plugins/setup/doctor.ts')).command,
  },
  {
    usage: 'completion <shell>',
    describe: 'print a completion script for bash, zsh, fish or PowerShell',
    kind: 'reporting',
    load: async () => (await import('./completion.ts')).command,
  },
];

/** Says what the commands with a common first word are for. The word may be a command as well, such as `release`. */
export const GROUPS: Readonly<Record<string, string>> = {
  claims: 'read and write the public claims file',
  contract: 'read and check certification contracts',
  manifest: 'create, verify and compare release manifests',
  verdict: 'act on verdicts',
  release: 'make a release, step by step, and record it',
  surfaces: 'check that documents match the claims',
  key: 'generate keys',
  trust: 'make trust roots, the documents that list trusted keys',
  ledger: 'record evidence, and export its current state',
  token: 'create and revoke tokens for the read-only routes of the service',
  admin: 'manage who may sign in to the service',
  instance: 'check and support running instances of the service',
};

/** Commands as people look for them: those of every day first. */
export const SECTIONS: Readonly<Record<string, string>> = {
  'A first claim': 'setup certify release audit',
  'Every day': 'check explain plan renew claims ledger status doctor',
};

/** The others, by what they are about: the help only names them. */
export const MORE: Readonly<Record<string, string>> = {
  documents: 'contract manifest verdict surfaces digest exec selftest example',
  keys: 'key trust sign verify',
  service: 'serve admin token instance readiness',
};

/** The rows, with the name of a command apart from the places of its arguments. */
export const COMMANDS: readonly CommandEntry[] = ROWS.map(({ usage, kind, says, ...row }) => {
  const [name = '', ...places] = usage.split(/ (?=[<[])/);
  const [document, usual] =
    kind === 'verdict' ? (['verdict', 'allowed'] as const) : (['report', 'done'] as const);
  return { ...row, name, places, document, says: says ?? usual, judges: kind !== 'reporting' };
});

export function commandsBelow(word: string): readonly CommandEntry[] {
  return COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
}
