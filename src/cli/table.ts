import {
  judging,
  reporting,
  verdict,
  type CommandEntry,
  type CommandGroup,
} from '../commands/command.ts';
import { command as check } from '../commands/check.ts';

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
const exec = inFile(() => import('../commands/exec.ts'))('command');
const selftest = inFile(() => import('../commands/selftest.ts'))('command');
const badge = inFile(() => import('../commands/badge.ts'))('command');
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
export const COMMANDS: readonly (CommandEntry | CommandGroup)[] = [
  verdict('check', 'check whether the public claims may be published', () =>
    Promise.resolve(check),
  ),
  reporting('digest [file]', 'print the digest of the claims file, or of any file', digest),
  {
    name: 'claims',
    describe: 'read and write the public claims file',
    commands: [
      reporting('list', 'list what is claimed', claimsFile('list')),
      reporting('fmt', 'write the claims file in its canonical form', claimsFile('fmt')),
      reporting('propose', 'find the claims that a projection supports', claimsPropose),
    ],
  },
  {
    name: 'contract',
    describe: 'read and check certification contracts',
    commands: [
      reporting(
        'digest [files..]',
        'print the digests of contracts, as claims name them',
        contract('digest'),
      ),
      judging('lint [files..]', 'check contracts, and that every claim has one', contract('lint')),
    ],
  },
  {
    name: 'manifest',
    describe: 'create, verify and compare release manifests',
    commands: [
      verdict(
        'create <release>',
        'judge, then write the release manifest and its verdict',
        manifestCreate,
      ),
      judging(
        'verify <file>',
        'compare a release manifest with the repository',
        manifest('verify'),
      ),
      reporting('diff <a> <b>', 'say which claims changed between two releases', manifest('diff')),
    ],
  },
  {
    name: 'verdict',
    describe: 'act on verdicts',
    commands: [
      judging(
        'require <file>',
        'go on only with an allowed, fresh release verdict for this commit',
        verdictRequire,
      ),
    ],
  },
  {
    name: 'release',
    describe: 'make a release, step by step, and record it',
    own: judging(
      'release <release>',
      'check, create, sign, tag, require and record; continues after an interruption',
      release('make'),
    ),
    commands: [
      judging(
        'record <release>',
        'verify the files of a release and write its record',
        release('record'),
      ),
      reporting(
        'retract <release>',
        'retract the instant of a recorded release that a wrong clock dated',
        retract,
      ),
    ],
  },
  reporting('plan', 'say what has to be renewed before a release, and when', plan),
  verdict('exec', 'start the command after -- only if the claims are allowed', exec),
  judging('selftest', 'prove that the gate refuses your own input once it is changed', selftest),
  reporting(
    'badge <file>',
    'sign a badge for web pages, which goes dark when the verdict expires',
    badge,
  ),
  judging('audit <release>', 'verify a past release again, with all its evidence, offline', audit),
  {
    name: 'surfaces',
    describe: 'check that documents match the claims',
    commands: [
      judging(
        'check',
        'compare documents with the claims, and look for advertising',
        surfaces('check'),
      ),
      reporting('write', 'write the blocks of claims into the documents', surfaces('write')),
    ],
  },
  {
    name: 'projection',
    describe: 'inspect ledger projections',
    commands: [
      reporting('show <subject>', 'print what a projection says of one subject', projectionShow),
    ],
  },
  reporting('explain <what>', 'explain a code, or how a claim was judged', explain),
  {
    name: 'key',
    describe: 'generate keys and compare them',
    commands: [
      reporting(
        'generate',
        'create a key pair: a private key file, and the public key in the same folder',
        key('generate'),
      ),
      reporting(
        'fingerprint <file>',
        'print the fingerprint of a public or private key',
        key('fingerprint'),
      ),
    ],
  },
  {
    name: 'trust',
    describe: 'make trust roots, the documents that list trusted keys',
    commands: [
      reporting('init', 'make the first trust root, unsigned', trust('init')),
      reporting('rotate', 'make the next trust root, unsigned', trust('rotate')),
    ],
  },
  reporting('sign <file>', 'add one signature to a signed document', signed('sign')),
  judging(
    'verify <file>',
    'verify any signed document, checkpoint or inclusion proof',
    signed('verify'),
  ),
  {
    name: 'ledger',
    describe: 'record evidence, and export its current state',
    commands: [
      reporting('init', 'create a ledger, or bring one up to date', ledger('init')),
      reporting(
        'append <what> [file] [others..]',
        'record reviews, runs or control events',
        ledgerAppend,
      ),
      reporting(
        'correct [file]',
        'quarantine records that are wrong, forged or damaged',
        ledgerCorrect,
      ),
      reporting('checkpoint', 'print the signed head of the ledger', ledger('checkpoint')),
      reporting('export', 'write a signed projection of the ledger', ledgerExport),
      reporting('list', 'list records, newest first', ledger('list')),
      reporting('show <record>', 'print one record', ledger('show')),
      reporting('history <subject>', 'list the records about a subject', ledger('history')),
      reporting('stats', 'print how much the ledger holds', ledger('stats')),
      judging('verify', 'recompute the whole ledger and look at its guards', ledger('verify')),
      judging(
        'diff [projection]',
        'say which facts of a projection newer records change',
        ledgerDiff,
      ),
      reporting(
        'prove [record]',
        'prove that a record is in the ledger, or that it only grew',
        ledger('prove'),
      ),
      reporting('backup <file>', 'write everything into one file, to be kept', copies('backup')),
      reporting('restore <file>', 'make a ledger from a backup', copies('restore')),
      reporting('copy', 'copy a ledger to another place, also of the other engine', copies('copy')),
      reporting(
        'roles',
        'print SQL that makes roles with least privilege on PostgreSQL',
        ledgerRoles,
      ),
    ],
  },
  reporting('serve', 'answer probes and readiness over HTTP, until it is stopped', serve),
  reporting('mcp', 'answer get_provider_readiness over MCP on standard input and output', mcp),
  {
    name: 'readiness',
    describe: 'decide readiness without a service',
    commands: [
      judging(
        'decide <file>',
        'decide whether one operation may run, by the evidence in a file',
        readiness('decide'),
      ),
    ],
  },
  {
    name: 'token',
    describe: 'create and revoke tokens for the read-only routes of the service',
    commands: [
      reporting('create <name>', 'make a token, which is shown once', token('tokenCreate')),
      reporting('list', 'list tokens, newest first', token('tokenList')),
      reporting('revoke <id>', 'end a token at once', token('tokenRevoke')),
    ],
  },
  {
    name: 'admin',
    describe: 'manage who may sign in to the service',
    commands: [
      reporting('create <name>', 'make an administrator', admin('adminCreate')),
      reporting('list', 'list administrators and how many sessions they have', admin('adminList')),
      reporting('sign-out <name>', 'end the sessions of an administrator', admin('adminSignOut')),
      reporting('password <name>', 'give an administrator a new password', admin('adminPassword')),
      reporting('disable <name>', 'let an administrator sign in no more', admin('adminDisable')),
    ],
  },
  {
    name: 'instance',
    describe: 'check and support running instances of the service',
    commands: [
      judging('health', 'whether an instance is alive and ready', instance('health')),
      reporting('add <name> <url>', 'save an instance that is ready', instance('add')),
      reporting('use <name>', 'choose the saved instance that is asked', instance('use')),
      reporting('list', 'list saved instances', instance('list')),
      reporting('remove <name>', 'forget a saved instance', instance('remove')),
      reporting('diagnostics', 'a snapshot for support, without secrets', instance('diagnostics')),
    ],
  },
  {
    name: 'provider',
    describe: 'show the providers of a running instance',
    commands: [
      judging(
        'readiness',
        'list which provider operations may run on an instance now, and what blocks the others',
        readiness('ofProviders'),
      ),
    ],
  },
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

/** The commands of a file, by their names in it; it is loaded when one of them is called. */
function inFile<Module>(load: () => Promise<Module>) {
  return <Name extends keyof Module>(name: Name) =>
    async (): Promise<Module[Name]> =>
      (await load())[name];
}
