import { resolve } from 'node:path';
import { describeMembers } from '../../app/list-schemas.ts';
import {
  createExample,
  exampleDocument,
  exampleText,
  writeExampleEvidence,
  type ExampleRequest,
  type Examples,
  type PlainSubject,
} from '../../app/write-examples.ts';
import { present } from '../../findings/error.ts';
import { isSlug } from '../../json/value.ts';
import type { Outcome } from '../../report/report.ts';
import { EXAMPLES, type ExampleName, type PublishOperation } from '../../templates/index.ts';
import { refuseOptions, type Arguments, usageError, readFingerprint } from '../arguments.ts';
import type { Command, Invocation, CommandOptions } from '../command.ts';
import { configuredOf, fileOf, repeated, repositoryOf, valued, flag } from '../options.ts';
import { shell } from '../../findings/shell.ts';

const EVIDENCE = 'evidence';
const FACTS = 'runtime-facts.json';
const NAMES = [...EXAMPLES, EVIDENCE] as const;
const SIDES = ['local', 'live'] as const;

const OPERATIONS: Readonly<Record<string, PublishOperation>> = {
  immediate: 'publish_immediate',
  scheduled: 'publish_scheduled',
  publish_immediate: 'publish_immediate',
  publish_scheduled: 'publish_scheduled',
};

/** The default provider of examples, with its format and scopes. */
const PROVIDER = 'pinterest';
const OF_PINTEREST = { outputProfile: 'image-pin', scopes: ['pins:read', 'pins:write'] };
const OF_OTHERS = { outputProfile: 'post', scopes: ['read', 'write'] };

const SUBJECT_OPTIONS: CommandOptions = {
  provider: { ...valued('the provider', 'NAME'), default: PROVIDER },
  'account-kind': { ...valued('the kind of account', 'KIND'), default: 'business' },
  'output-profile': valued(
    'the format that is published (default: image-pin, of others post)',
    'FORMAT',
  ),
  operation: {
    ...valued('what is done', 'OPERATION'),
    choices: Object.keys(OPERATIONS),
    default: 'immediate',
  },
  'policy-mode': { ...valued('the policy mode', 'MODE'), default: 'standard' },
  tier: {
    ...valued('the tier that the provider approves the app for, or not_required', 'TIER'),
    default: 'standard',
  },
  scope: repeated(
    'an OAuth scope by its name; may be repeated (default: pins:read and pins:write, of others read and write)',
    'NAME',
  ),
  capability: valued('the file whose SHA-256 is the capability_digest (default: made up)', 'FILE'),
  policy: valued('the file whose SHA-256 is the policy_digest (default: made up)', 'FILE'),
  'app-fingerprint': valued(
    'what `claimgate fingerprint app` printed (default: made up)',
    'FINGERPRINT',
  ),
  'instance-fingerprint': valued(
    'the same of the instance, where the provider has any',
    'FINGERPRINT',
  ),
  'account-reference': valued(
    'what `claimgate fingerprint account_reference` printed (default: made up)',
    'FINGERPRINT',
  ),
  deployment: valued('the deployment (default: that of the configuration)', 'NAME'),
};

/** Options that `example evidence` has no use for, and those that only it has. */
const ONE_DOCUMENT = { values: ['out', 'side'], flag: 'explain' };
const ALL_DOCUMENTS = { values: ['folder', 'facts'], flag: 'dry-run' };

export const command: Command = {
  positionals: {
    document: {
      type: 'string',
      choices: NAMES,
      describe: 'which document; evidence writes all of them to files',
    },
  },
  options: {
    ...SUBJECT_OPTIONS,
    side: { ...valued('of a run (default: live)', 'SIDE'), choices: SIDES },
    out: valued('write the document to this new file, instead of printing it', 'FILE'),
    explain: flag('describe the members instead of printing the document'),
    folder: valued(
      'of evidence: the folder of approval, control and runs (default: evidence)',
      'DIR',
    ),
    facts: valued(
      'of evidence: the file of the runtime facts (default: that of the configuration, or runtime-facts.json)',
      'FILE',
    ),
    'dry-run': flag('for evidence: only print which files it would write'),
  },
  examples: {
    'claimgate example evidence --provider pinterest --output-profile image-pin --operation immediate':
      'every document that a first claim needs, as files',
    'claimgate example contract --scope pins:write --capability adapter.json > contract.json':
      'a contract with digests and scopes filled in',
    'claimgate example run --explain': 'what each member of a run means',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const name = args.oneOf('document', NAMES);
    const request = requestOf(invocation);
    if (name === EVIDENCE) {
      refuse(args, ONE_DOCUMENT, name);
      return writtenOutcome(await writeAll(invocation, request), invocation);
    }
    refuse(args, ALL_DOCUMENTS, name);
    if (args.flag('explain') === true) return { lines: describeMembers(SCHEMAS[name]) };
    const side = args.text('side') === undefined ? 'live' : args.oneOf('side', SIDES);
    const examples = await exampleDocument(name, side, request, host);
    return oneOutcome(examples, invocation);
  },
};

/** @throws ClaimgateError `usage` for an option that has no meaning for a document */
function refuse(args: Arguments, options: typeof ONE_DOCUMENT, name: string): void {
  refuseOptions(args, options.values, `with ${name}`);
  if (args.flag(options.flag) !== undefined)
    throw usageError({ found: `--${options.flag} is of no use with ${name}` });
}

function requestOf(invocation: Invocation): ExampleRequest {
  const { args, at } = invocation;
  return {
    subject: subjectOf(invocation),
    deployment: args.text('deployment') === undefined ? undefined : slug(args, 'deployment'),
    repository: repositoryOf(invocation),
    at,
  };
}

function subjectOf(invocation: Invocation): PlainSubject {
  const { args } = invocation;
  const scopes = args.list('scope');
  const odd = scopes.find((scope) => !/^[\x21-\x7e]{1,256}$/.test(scope));
  if (odd !== undefined)
    throw usageError({ found: `"${odd}" for --scope`, expected: 'a name without spaces' });
  const provider = slug(args, 'provider');
  const usual = provider === PROVIDER ? OF_PINTEREST : OF_OTHERS;
  const isNamed = args.text('output-profile') !== undefined;
  return {
    provider,
    accountKind: slug(args, 'account-kind'),
    outputProfile: isNamed ? slug(args, 'output-profile') : usual.outputProfile,
    operation: present(OPERATIONS[args.oneOf('operation', Object.keys(OPERATIONS))]),
    policyMode: slug(args, 'policy-mode'),
    tier: slug(args, 'tier'),
    scopes: scopes.length === 0 ? usual.scopes : [...new Set(scopes)],
    capability: fileOf(invocation, 'capability'),
    policy: fileOf(invocation, 'policy'),
    appFingerprint: readFingerprint('app-fingerprint', args.text('app-fingerprint')),
    instanceFingerprint: readFingerprint('instance-fingerprint', args.text('instance-fingerprint')),
    accountReference: readFingerprint('account-reference', args.text('account-reference')),
  };
}

function slug(args: Arguments, option: string): string {
  const text = args.required(option);
  if (isSlug(text) && text.length <= 64) return text;
  throw usageError({
    found: `"${text}" for --${option}`,
    expected: 'a name in lower case, with letters, digits and - . or _ between them',
  });
}

async function writeAll(invocation: Invocation, request: ExampleRequest): Promise<Examples> {
  const { args, directory, host } = invocation;
  const inFolder = (name: string) => ({ path: resolve(directory, name), name });
  const places = {
    evidence: fileOf(invocation, 'folder') ?? inFolder(EVIDENCE),
    facts: fileOf(invocation, 'facts') ?? configuredOf(invocation).facts ?? inFolder(FACTS),
  };
  const writes = args.flag('dry-run') !== true;
  return writeExampleEvidence(request, places, { writes }, host);
}

function writtenOutcome({ documents, findings }: Examples, { args }: Invocation): Outcome {
  const folder = args.text('folder') ?? EVIDENCE;
  const written = documents.map(
    ({ outcome, path }) => `${(outcome ?? '').replace('_', ' ')}: ${path}`,
  );
  const result = { documents: [...documents] };
  if (args.flag('dry-run') === true) return { result, findings, lines: written };
  const lines = [...written, `read ${folder}/README.md: it says what to change first`];
  return { result, findings, lines, next: [shell`claimgate ledger append ${folder}`] };
}

async function oneOutcome(
  { documents, findings }: Examples,
  invocation: Invocation,
): Promise<Outcome> {
  const document = present(documents[0]);
  const out = fileOf(invocation, 'out');
  if (!out) {
    const lines = exampleText(document).trimEnd().split('\n');
    return { result: { documents: [document] }, findings, lines };
  }
  await createExample(out, document);
  const written = { ...document, path: out.name, outcome: 'created' as const };
  return { result: { documents: [written] }, findings, lines: [`created: ${out.name}`] };
}

const SCHEMAS: Readonly<Record<ExampleName, string>> = {
  contract: 'contract',
  run: 'certification-run',
  control: 'control-event',
  approval: 'approval-review',
  facts: 'runtime-facts',
  trust: 'trust-description',
  claims: 'public-claims',
};
