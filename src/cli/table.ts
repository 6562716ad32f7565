import { judging, reporting, verdict, type CommandEntry } from '../commands/command.ts';
import { command } from '../commands/check.ts';

const check = () => Promise.resolve(command);
const admin = inFile(() => import('../../service/commands/admin.ts'));
const token = inFile(() => import('../../service/commands/token.ts'));
const claimsFile = inFile(() => import('../commands/claims-file.ts'));
const contract = inFile(() => import('../commands/contract.ts'));
const instance = inFile(() => import('../commands/instance.ts'));
const key = inFile(() => import('../commands/key.ts'));
const ledger = inFile(() => import('../commands/ledger.ts'));
const copies = inFile(() => import('../commands/ledger-copies.ts'));
const manifest = inFile(() => import('../commands/manifest.ts'));
const readiness = inFile(() => import('../commands/readiness.ts'));
const release = inFile(() => import('../commands/release.ts'));
const signed = inFile(() => import('../commands/signed-documents.ts'));
const surfaces = inFile(() => import('../commands/surfaces.ts'));
const trust = inFile(() => import('../commands/trust.ts'));

const digest = inFile(() => import('../commands/digest.ts'))('command');
const claimsPropose = inFile(() => import('../commands/claims-propose.ts'))('command');
const manifestCreate = inFile(() => import('../commands/manifest-create.ts'))('command');
const verdictRequire = inFile(() => import('../commands/verdict-require.ts'))('command');
const plan = inFile(() => import('../commands/plan.ts'))('command');
const renew = inFile(() => import('../commands/renew.ts'))('command');
const exec = inFile(() => import('../commands/exec.ts'))('command');
const selftest = inFile(() => import('../commands/selftest.ts'))('command');
const status = inFile(() => import('../commands/status.ts'))('command');
const fleet = inFile(() => import('../commands/fleet.ts'))('command');
const withdraw = inFile(() => import('../commands/withdraw.ts'))('command');
const audit = inFile(() => import('../commands/audit.ts'))('command');
const projectionShow = inFile(() => import('../commands/projection-show.ts'))('command');
const explain = inFile(() => import('../commands/explain.ts'))('command');
const ledgerAppend = inFile(() => import('../commands/ledger-append.ts'))('command');
const ledgerCorrect = inFile(() => import('../commands/ledger-correct.ts'))('command');
const ledgerExport = inFile(() => import('../commands/ledger-export.ts'))('command');
const ledgerDiff = inFile(() => import('../commands/ledger-diff.ts'))('command');
const ledgerRoles = inFile(() => import('../commands/ledger-roles.ts'))('command');
const serve = inFile(() => import('../../service/commands/serve.ts'))('command');
const mcp = inFile(() => import('../../service/commands/mcp.ts'))('command');
const example = inFile(() => import('../commands/example.ts'))('command');
const retract = inFile(() => import('../commands/retract-release.ts'))('command');
const schema = inFile(() => import('../commands/schema.ts'))('command');
const fingerprint = inFile(() => import('../commands/fingerprint.ts'))('command');
const setup = inFile(() => import('../commands/setup.ts'))('command');
const doctor = inFile(() => import('../commands/doctor.ts'))('command');
const init = inFile(() => import('../commands/init.ts'))('command');
const completion = inFile(() => import('../commands/completion.ts'))('command');

/** Every command, by name. Each is loaded only when it is called, but for `check`: most runs ask for it. */
export const COMMANDS: readonly CommandEntry[] = [
  verdict('check', 'check whether the public claims may be published', check),
  reporting('digest [file]', 'print the digest of the claims file, or of any file', digest),
  reporting('claims list', 'list what is claimed', claimsFile('list')),
  reporting('claims fmt', 'write the claims file in its canonical form', claimsFile('fmt')),
  reporting('claims withdraw <subject>', 'withdraw a released claim, and say why', withdraw),
  reporting('claims propose', 'find the claims that a projection supports', claimsPropose),
  reporting(
    'contract digest [files..]',
    'print the digests of contracts, as claims name them',
    contract('digest'),
  ),
  judging(
    'contract lint [files..]',
    'check contracts, and that every claim has one',
    contract('lint'),
  ),
  verdict(
    'manifest create <release>',
    'judge, then write the release manifest and its verdict',
    manifestCreate,
  ),
  judging(
    'manifest verify <file>',
    'compare a release manifest with the repository',
    manifest('verify'),
  ),
  reporting(
    'manifest diff <a> <b>',
    'say which claims changed between two releases',
    manifest('diff'),
  ),
  judging(
    'verdict require <file>',
    'go on only with an allowed, fresh release verdict for this commit',
    verdictRequire,
  ),
  judging(
    'release <release>',
    'check, create, sign, tag, require and record; continues after an interruption',
    release('make'),
  ),
  judging(
    'release record <release>',
    'verify the files of a release and write its record',
    release('record'),
  ),
  reporting(
    'release retract <release>',
    'retract the instant of a recorded release that a wrong clock dated',
    retract,
  ),
  reporting('plan', 'say what has to be renewed before a release, and when', plan),
  reporting(
    'renew',
    'run the tests whose evidence expires soon, and record what they found',
    renew,
  ),
  verdict('exec', 'start the command after -- only if the claims are allowed', exec),
  judging('selftest', 'prove that the gate refuses your own input once it is changed', selftest),
  reporting(
    'status [release]',
    'sign which claims of a release still hold, as a page, a feed and a badge',
    status,
  ),
  judging(
    'fleet [files..]',
    'show many repositories on one page: what holds, until when, and whose',
    fleet,
  ),
  judging('audit <release>', 'verify a past release again, with all its evidence, offline', audit),
  judging(
    'surfaces check',
    'compare documents with the claims, and look for advertising',
    surfaces('check'),
  ),
  reporting('surfaces write', 'write the blocks of claims into the documents', surfaces('write')),
  reporting(
    'projection show <subject>',
    'print what a projection says of one subject',
    projectionShow,
  ),
  reporting('explain <what>', 'explain a code, or how a claim was judged', explain),
  reporting(
    'key generate',
    'create a key pair: a private key file, and the public key in the same folder',
    key('generate'),
  ),
  reporting(
    'key fingerprint <file>',
    'print the fingerprint of a public or private key',
    key('fingerprint'),
  ),
  reporting('trust init', 'make the first trust root, unsigned', trust('init')),
  reporting('trust rotate', 'make the next trust root, unsigned', trust('rotate')),
  reporting('trust update', 'add trust roots that others signed', trust('update')),
  reporting(
    'trust pin <pin>',
    'save the trust pin of this repository on this machine',
    trust('pin'),
  ),
  reporting('sign <file>', 'add one signature to a signed document', signed('sign')),
  judging(
    'verify <file>',
    'verify any signed document, checkpoint or inclusion proof',
    signed('verify'),
  ),
  reporting('ledger init', 'create a ledger, or bring one up to date', ledger('init')),
  reporting(
    'ledger append <what> [file] [others..]',
    'record reviews, runs or control events',
    ledgerAppend,
  ),
  reporting(
    'ledger correct [file]',
    'quarantine records that are wrong, forged or damaged',
    ledgerCorrect,
  ),
  reporting('ledger checkpoint', 'print the signed head of the ledger', ledger('checkpoint')),
  reporting('ledger export', 'write a signed projection of the ledger', ledgerExport),
  reporting('ledger list', 'list records, newest first', ledger('list')),
  reporting('ledger show <record>', 'print one record', ledger('show')),
  reporting('ledger history <subject>', 'list the records about a subject', ledger('history')),
  reporting('ledger stats', 'print how much the ledger holds', ledger('stats')),
  judging('ledger verify', 'recompute the whole ledger and look at its guards', ledger('verify')),
  judging(
    'ledger diff [projection]',
    'say which facts of a projection newer records change',
    ledgerDiff,
  ),
  reporting(
    'ledger prove [record]',
    'prove that a record is in the ledger, or that it only grew',
    ledger('prove'),
  ),
  reporting('ledger backup <file>', 'write everything into one file, to be kept', copies('backup')),
  reporting('ledger restore <file>', 'make a ledger from a backup', copies('restore')),
  reporting(
    'ledger copy',
    'copy a ledger to another place, also of the other engine',
    copies('copy'),
  ),
  reporting(
    'ledger roles',
    'print SQL that makes roles with least privilege on PostgreSQL',
    ledgerRoles,
  ),
  reporting('serve', 'answer probes and readiness over HTTP, until it is stopped', serve),
  reporting('mcp', 'answer get_provider_readiness over MCP on standard input and output', mcp),
  judging(
    'readiness decide <file>',
    'decide whether one operation may run, by the evidence in a file',
    readiness('decide'),
  ),
  reporting('token create <name>', 'make a token, which is shown once', token('tokenCreate')),
  reporting('token list', 'list tokens, newest first', token('tokenList')),
  reporting('token revoke <id>', 'end a token at once', token('tokenRevoke')),
  reporting('admin create <name>', 'make an administrator', admin('adminCreate')),
  reporting(
    'admin list',
    'list administrators and how many sessions they have',
    admin('adminList'),
  ),
  reporting('admin sign-out <name>', 'end the sessions of an administrator', admin('adminSignOut')),
  reporting(
    'admin password <name>',
    'give an administrator a new password',
    admin('adminPassword'),
  ),
  reporting('admin disable <name>', 'let an administrator sign in no more', admin('adminDisable')),
  judging('instance health', 'whether an instance is alive and ready', instance('health')),
  reporting('instance add <name> <url>', 'save an instance that is ready', instance('add')),
  reporting('instance use <name>', 'choose the saved instance that is asked', instance('use')),
  reporting('instance list', 'list saved instances', instance('list')),
  reporting('instance remove <name>', 'forget a saved instance', instance('remove')),
  reporting(
    'instance diagnostics',
    'a snapshot for support, without secrets',
    instance('diagnostics'),
  ),
  judging(
    'provider readiness',
    'list which provider operations may run on an instance now, and what blocks the others',
    readiness('ofProviders'),
  ),
  reporting('example <document>', 'print or write a valid document to start from', example),
  reporting('schema [name]', 'list the JSON Schemas of all documents, or print one', schema),
  reporting('fingerprint <field>', 'print the fingerprint of an id on standard input', fingerprint),
  reporting('setup', 'make keys, trust root, ledger, configuration and workflow files', setup),
  judging('doctor', 'look for what keeps the gate from working here', doctor),
  reporting('init', 'write the files that a repository needs, overwriting none', init),
  reporting(
    'completion <shell>',
    'print a completion script for bash, zsh, fish or PowerShell',
    completion,
  ),
];

/** A common first word may be a command as well, such as `release`. */
export const GROUPS: Readonly<Record<string, string>> = {
  claims: 'read and write the public claims file',
  contract: 'read and check certification contracts',
  manifest: 'create, verify and compare release manifests',
  verdict: 'act on verdicts',
  release: 'make a release, step by step, and record it',
  surfaces: 'check that documents match the claims',
  projection: 'inspect ledger projections',
  key: 'generate keys and compare them',
  trust: 'make trust roots, the documents that list trusted keys',
  ledger: 'record evidence, and export its current state',
  readiness: 'decide readiness without a service',
  token: 'create and revoke tokens for the read-only routes of the service',
  admin: 'manage who may sign in to the service',
  instance: 'check and support running instances of the service',
  provider: 'show the providers of a running instance',
};

export function commandsBelow(word: string): readonly CommandEntry[] {
  return COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
}

/** The commands of a file, by their names in it; it is loaded when one of them is called. */
function inFile<Module>(load: () => Promise<Module>) {
  return <Name extends keyof Module>(name: Name) =>
    async (): Promise<Module[Name]> =>
      (await load())[name];
}
