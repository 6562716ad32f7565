import { resolve, dirname, join } from 'node:path';
import { present, demand, errorOf, undefinedFor } from '../../documents/error.ts';
import { isSlug } from '../../documents/json-value.ts';
import type { Outcome } from '../../report/report.ts';
import {
  EXAMPLES,
  type ExampleName,
  type PublishOperation,
  approvalTemplate,
  claimTemplate,
  contractTemplate,
  controlTemplate,
  exampleOf,
  factsTemplate,
  runTemplate,
  subjectTemplate,
  withFacts,
  withoutRows,
  type Particulars,
} from '../../cli/evidence/templates.ts';
import { EVIDENCE_README } from './generated/evidence-readme.ts';
import { type Arguments, usageError } from '../../cli/arguments.ts';
import type { Command, CommandOptions } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { FACTS, productRoot } from '../../repository/configured.ts';
import { repeated, valued, flag } from '../../cli/options.ts';
import { shell } from '../../documents/shell.ts';
import { EXAMPLE_VALUES } from '../../evidence/example-values.ts';
import type { ApprovalReview, ExampleDocument, RunSideText } from '../../documents/index.ts';
import { subjectDigest } from '../../evidence/subject-evidence.ts';
import { ClaimgateError, finding, type Finding } from '../../documents/findings.ts';
import { readFileIfThere } from '../../io/files.ts';
import { makeOutputFolder } from '../../io/output-path.ts';
import { createFile, writeFileAtomically } from '../../io/write-files.ts';
import { instantOf, isJsonObject, readJson } from '../../documents/json.ts';
import { MAX_FACTS_BYTES, readFacts } from '../../ledger/export-facts.ts';
import { CLAIMS_PATH, formatClaims, readClaims, type ReadClaim } from '../../manifest/claims.ts';
import type { Host } from '../../cli/host.ts';
import type { NamedFile } from '../../cli/named-file.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { askedConfiguration, askedRepository } from '../../repository/asked.ts';
import { digestOfFile } from '../../cli/named-file.ts';

const EVIDENCE = 'evidence';

const NAMES = [...EXAMPLES, EVIDENCE] as const;
const SIDES = ['local', 'live'] as const;

const OPERATIONS: Readonly<Record<string, PublishOperation>> = {
  immediate: 'publish_immediate',
  scheduled: 'publish_scheduled',
  publish_immediate: 'publish_immediate',
  publish_scheduled: 'publish_scheduled',
};

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
    ...valued('the operation, such as publish_immediate', 'OPERATION'),
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
    'what `claimgate digest --id app` printed (default: made up)',
    'FINGERPRINT',
  ),
  'instance-fingerprint': valued(
    'the fingerprint of the provider instance, if the provider has instances',
    'FINGERPRINT',
  ),
  'account-reference': valued(
    'what `claimgate digest --id account_reference` printed (default: made up)',
    'FINGERPRINT',
  ),
  deployment: valued('the deployment (default: that of the configuration)', 'NAME'),
};

/** Options that `example evidence` has no use for, and those that only it has. */
const ONE_DOCUMENT = ['out', 'side'];
const ALL_DOCUMENTS = ['folder', 'facts'];

export const command: Command = {
  examples: {
    'claimgate example evidence --provider pinterest --output-profile image-pin --operation immediate':
      'every document that a first claim needs, as files',
    'claimgate example contract --scope pins:write --capability adapter.json > contract.json':
      'a contract with digests and scopes filled in',
  },
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
  async run(invocation) {
    const { args, host } = invocation;
    const name = args.oneOf('document', NAMES);
    const request = requestOf(invocation);
    if (name === EVIDENCE) {
      args.refuse(ONE_DOCUMENT, `with ${name}`);
      return writtenOutcome(await writeAll(invocation, request), invocation);
    }
    args.refuse(ALL_DOCUMENTS, `with ${name}`);
    if (args.flag('dry-run') !== undefined)
      throw usageError({ found: `--dry-run is of no use with ${name}` });
    const side = args.text('side') === undefined ? 'live' : args.oneOf('side', SIDES);
    const examples = await exampleDocument(name, side, request, host);
    return oneOutcome(examples, invocation);
  },
};

function requestOf(invocation: Invocation) {
  const { args, at } = invocation;
  return {
    subject: subjectOf(invocation),
    deployment: args.text('deployment') === undefined ? undefined : slug(args, 'deployment'),
    repository: askedRepository(invocation),
    at,
  };
}

/** The subject of an example; a capability and a policy are named by the digests of their files. */
function subjectOf(invocation: Invocation) {
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
    capability: invocation.file('capability'),
    policy: invocation.file('policy'),
    appFingerprint: args.fingerprint('app-fingerprint'),
    instanceFingerprint: args.fingerprint('instance-fingerprint'),
    accountReference: args.fingerprint('account-reference'),
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
    evidence: invocation.file('folder') ?? inFolder(EVIDENCE),
    facts: invocation.file('facts') ?? askedConfiguration(invocation).facts ?? inFolder(FACTS),
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
  const out = invocation.file('out');
  if (!out) {
    const lines = exampleText(document).trimEnd().split('\n');
    return { result: { documents: [document] }, findings, lines };
  }
  await createFile(out.path, exampleText(document), out.name);
  const written = { ...document, path: out.name, outcome: 'created' as const };
  return { result: { documents: [written] }, findings, lines: [`created: ${out.name}`] };
}

type ExampleRequest = ReturnType<typeof requestOf>;

interface Examples {
  readonly documents: readonly ExampleDocument[];
  readonly findings: readonly Finding[];
}

type Draft = Awaited<ReturnType<typeof draftOf>>;

const DIGESTS = ['capabilityDigest', 'policyDigest'] as const;

/** Which values that may be made up a document shows. */
const SHOWN: Readonly<Record<ExampleName, readonly (keyof Particulars)[]>> = {
  contract: DIGESTS,
  claims: [...DIGESTS, 'appFingerprint'],
  run: ['appFingerprint', 'accountReference'],
  approval: ['appFingerprint'],
  control: ['appFingerprint'],
  facts: ['appFingerprint', 'accountReference', ...DIGESTS, 'deployment'],
  trust: ['deployment'],
};

async function exampleDocument(
  name: ExampleName,
  side: RunSideText,
  request: ExampleRequest,
  host: Pick<Host, 'environment'>,
): Promise<Examples> {
  const draft = await draftOf(request, host);
  const document = exampleOf(name, side, draft.of);
  return {
    documents: [{ example: name, path: null, outcome: null, document }],
    findings: remarksOn([name], draft),
  };
}

function exampleText({ example, document }: ExampleDocument): string {
  if (example !== 'claims') return `${JSON.stringify(document, null, 2)}\n`;
  return formatClaims(claimsIn(Buffer.from(JSON.stringify(document))));
}

function claimsIn(bytes: Uint8Array): readonly ReadClaim[] {
  const { claims, findings } = readClaims(bytes, CLAIMS_PATH);
  if (claims) return claims;
  throw errorOf(findings);
}

/** Which value of a document was made up where nobody gave one, and that no test ran. */
function remarksOn(names: readonly ExampleName[], { madeUp }: Draft): Finding[] {
  const shown = new Set(names.flatMap((name) => SHOWN[name]).filter((one) => madeUp.has(one)));
  const found = [...shown].map(memberName).join(', ');
  return [
    ...(found === '' ? [] : [finding('example_made_up', { found })]),
    ...(names.includes('run') ? [finding('example_not_tested')] : []),
  ];
}

/** `appFingerprint` as documents call it. */
function memberName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

async function draftOf(
  { subject, deployment: named, repository, at: now }: ExampleRequest,
  host: Pick<Host, 'environment'>,
) {
  // There may be no claims yet.
  const inputs = await openReleaseInputs(repository, host).catch(undefinedFor('claims_missing'));
  const root = inputs?.root ?? productRoot(repository);
  const madeUp = new Set<keyof Particulars>();
  const orMadeUp = <T>(member: keyof Particulars, given: T | undefined, invented: T): T => {
    if (given !== undefined) return given;
    madeUp.add(member);
    return invented;
  };
  const deployment = orMadeUp('deployment', named ?? inputs?.config?.deployment, 'example');
  const capability = subject.capability && (await digestOfFile(subject.capability));
  const policy = subject.policy && (await digestOfFile(subject.policy));
  const of: Particulars = {
    ...subject,
    deployment,
    capabilityDigest: orMadeUp('capabilityDigest', capability, EXAMPLE_VALUES.capability_digest),
    policyDigest: orMadeUp('policyDigest', policy, EXAMPLE_VALUES.policy_digest),
    appFingerprint: orMadeUp(
      'appFingerprint',
      subject.appFingerprint,
      EXAMPLE_VALUES.app_fingerprint,
    ),
    instanceFingerprint: subject.instanceFingerprint ?? null,
    accountReference: orMadeUp(
      'accountReference',
      subject.accountReference,
      EXAMPLE_VALUES.account_reference,
    ),
    // Whole seconds read better, and every instant here lies before now.
    at: now - (now % 1000),
  };
  return { of, madeUp, inputs, root };
}

/** A file to be written: nothing is, before all of them may be. */
interface PlannedFile {
  readonly example: ExampleName | null;
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'conflict';
  readonly document: object;
}

const README_NAME = 'README.md';

/** Writes all documents of a subject, or none. @throws ClaimgateError `file_exists` for each file in the way */
async function writeExampleEvidence(
  request: ExampleRequest,
  places: Parameters<typeof plan>[1],
  { writes }: { readonly writes: boolean },
  host: Pick<Host, 'environment'>,
): Promise<Examples> {
  const draft = await draftOf(request, host);
  // Everything that is recorded belongs to one deployment, so it is asked for before anything is written.
  if (draft.madeUp.has('deployment'))
    throw new ClaimgateError('deployment_unset', {
      expected: 'deployment in claimgate.config.json, or --deployment SLUG',
    });
  const files = await plan(draft, places);
  const conflicts = files.filter(({ outcome }) => outcome === 'conflict');
  if (conflicts.length > 0)
    throw errorOf(conflicts.map(({ name }) => finding('file_exists', { file: name })));
  if (writes) for (const file of files) await write(file);
  return {
    documents: files.flatMap(({ example, name, outcome, document }) =>
      example === null || outcome === 'conflict'
        ? []
        : [{ example, path: name, outcome: writes ? outcome : outcomeOfPlan(outcome), document }],
    ),
    findings: remarksOn(EXAMPLES, draft),
  };
}

function outcomeOfPlan(outcome: 'created' | 'changed' | 'unchanged') {
  return outcome === 'unchanged' ? outcome : 'would_change';
}

/** Claims come last: a start that is cut short leaves no claim without what stands behind it. */
async function plan(
  draft: Draft,
  { evidence, facts }: Readonly<Record<'evidence' | 'facts', NamedFile>>,
): Promise<PlannedFile[]> {
  const { of, root } = draft;
  const { provider, accountKind, outputProfile, operation } = of;
  const base = [provider, accountKind, outputProfile, operation].join('.');
  const inEvidence = (name: string): NamedFile => ({
    path: join(evidence.path, name),
    name: join(evidence.name, name),
  });
  const contractName = `provider-certification/contracts/${base}.json`;
  const contractFile = { path: join(root, contractName), name: contractName };
  const approval = await planKept(
    'approval',
    inEvidence(`${provider}.approval.json`),
    approvalTemplate(of),
    of,
  );
  const review = approval.document as ApprovalReview;
  const run = (side: RunSideText) =>
    planNew('run', inEvidence(`${base}.${side}-run.example.json`), runTemplate(of, side, review));
  return [
    await planNew('contract', contractFile, contractTemplate(of)),
    approval,
    await planKept('control', inEvidence(`${provider}.control.json`), controlTemplate(of), of),
    await run('local'),
    await run('live'),
    await planReadme(inEvidence(README_NAME)),
    await planFacts(facts, of),
    await planClaims(draft),
  ];
}

const MAX_BYTES = 64 * 1024;

async function planNew(
  example: ExampleName,
  file: NamedFile,
  document: object,
): Promise<PlannedFile> {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const there = await readFileIfThere(file.path, file.name, MAX_BYTES);
  const outcome = there ? outcomeOver(Buffer.from(there).toString('utf8'), text) : 'created';
  return { example, ...file, text, outcome, document };
}

/** A document is replaced if a made-up value stands where one's own stands now; any other stays. */
function outcomeOver(there: string, text: string): 'unchanged' | 'changed' | 'conflict' {
  if (there === text) return 'unchanged';
  return MADE_UP.some((value) => there.includes(value) && !text.includes(value))
    ? 'changed'
    : 'conflict';
}

const MADE_UP = Object.values(EXAMPLE_VALUES);

/** Like {@link planNew}, but one of an earlier time that still counts stays: it is about the whole app. */
async function planKept(
  example: ExampleName,
  file: NamedFile,
  document: ApprovalReview | ReturnType<typeof controlTemplate>,
  { at }: Particulars,
): Promise<PlannedFile> {
  const planned = await planNew(example, file, document);
  if (planned.outcome !== 'conflict') return planned;
  const bytes = await readFileIfThere(file.path, file.name, MAX_BYTES);
  const { value } = readJson(bytes ?? new Uint8Array(), { file: file.name, maxBytes: MAX_BYTES });
  if (!isJsonObject(value)) return planned;
  const known = { ...document, ...datesOf(value) };
  const isSame = JSON.stringify(value) === JSON.stringify(known);
  const counts = known.expires_at === null || instantOf(known.expires_at) > at;
  return isSame && counts ? { ...planned, outcome: 'unchanged', document: known } : planned;
}

function datesOf(value: object): Record<string, string> {
  const dates: Record<string, string> = {};
  for (const [name, date] of Object.entries(value))
    if (name.endsWith('_at') && typeof date === 'string') dates[name] = date;
  return dates;
}

async function planFacts(file: NamedFile, of: Particulars): Promise<PlannedFile> {
  const template = factsTemplate(of);
  const planned = await planNew('facts', file, template);
  if (planned.outcome === 'created' || planned.outcome === 'unchanged') return planned;
  const bytes = await readFileIfThere(file.path, file.name, MAX_FACTS_BYTES);
  const known = demand(readFacts(bytes ?? new Uint8Array(), file.name)).document;
  if (known.deployment !== of.deployment) return planned;
  const stated = JSON.stringify(template);
  const gone = MADE_UP.filter((value) => !stated.includes(value));
  const own = withoutRows(known, of.provider, gone);
  const document = withFacts(own, template);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const isCovered = JSON.stringify(known) === JSON.stringify(document);
  return { ...planned, text, document, outcome: isCovered ? 'unchanged' : 'changed' };
}

async function planClaims({ of, inputs, root }: Draft): Promise<PlannedFile> {
  const file = { path: join(root, CLAIMS_PATH), name: CLAIMS_PATH };
  const claim = claimTemplate(of);
  const digest = subjectDigest(subjectTemplate(of));
  const madeUp = { ...of, ...MADE_UP_PARTICULARS };
  const before = subjectDigest(subjectTemplate(madeUp));
  const known = inputs ? claimsIn(inputs.claims.bytes) : [];
  const others = known.filter(({ subjectDigest: is }) => is !== digest && is !== before);
  const same = known.find(({ subjectDigest: is }) => is === digest);
  const text = formatClaims([...others, { claim, subjectDigest: digest }]);
  const document = { schema_version: 1, claims: [claim] };
  const planned = { example: 'claims' as const, ...file, text, document };
  if (!inputs) return { ...planned, outcome: 'created' };
  if (!same) return { ...planned, outcome: 'changed' };
  if (same.claim.contract_digest === claim.contract_digest)
    return { ...planned, outcome: 'unchanged' };
  const isOfExample = same.claim.contract_digest === claimTemplate(madeUp).contract_digest;
  return { ...planned, outcome: isOfExample ? 'changed' : 'conflict' };
}

const MADE_UP_PARTICULARS = {
  capabilityDigest: EXAMPLE_VALUES.capability_digest,
  policyDigest: EXAMPLE_VALUES.policy_digest,
  appFingerprint: EXAMPLE_VALUES.app_fingerprint,
};

async function planReadme(file: NamedFile): Promise<PlannedFile> {
  const there = await readFileIfThere(file.path, file.name, MAX_BYTES);
  const outcome = there ? 'unchanged' : 'created';
  return { example: null, ...file, text: EVIDENCE_README, outcome, document: {} };
}

async function write({ path, name, text, outcome }: PlannedFile): Promise<void> {
  if (outcome === 'changed') await writeFileAtomically(path, text, name);
  if (outcome !== 'created') return;
  makeFolders(dirname(path), dirname(name));
  await createFile(path, text, name);
}

function makeFolders(path: string, name: string): void {
  if (name !== '.' && name !== dirname(name)) makeFolders(dirname(path), dirname(name));
  makeOutputFolder(path, name);
}
