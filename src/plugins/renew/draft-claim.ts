import { join } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import type { RenewalCommand } from '../../documents/index.ts';
import { present } from '../../documents/findings.ts';
import { instantOf, isJsonObject, readJson } from '../../documents/json.ts';
import type { Contract } from '../../evidence/contract.ts';
import type { RunSide } from '../../evidence/run.ts';
import { readFileIfThere } from '../../io/files.ts';
import { claimName } from '../../manifest/claim-names.ts';
import type { ReadClaim } from '../../manifest/claims.ts';
import { usageError } from '../../cli/arguments.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { digestOfFile } from '../../cli/named-file.ts';
import { fingerprinterFor } from '../../cli/keys/fingerprinter.ts';
import type { Particulars } from '../../cli/evidence/templates.ts';
import { mayBePassed } from '../../cli/evidence/test-command.ts';
import { claimsIn, type ReleaseInputs } from '../../repository/release-inputs.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import {
  askClaim,
  askCommand,
  asker,
  askId,
  askReview,
  type AskedClaim,
  type Review,
} from './interview.ts';
import { statedBefore } from './statements.ts';
import { adapterText, baseOf, newClaim, newContract, newTestCommand } from './new-claim.ts';
import { shellWord } from '../../documents/shell.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import { changedFiles } from '../../repository/work-tree-differences.ts';

export interface FileToWrite {
  /** From the folder of the product. */
  readonly path: string;
  readonly text: string;
}

/** A claim before any of its documents is written. */
export interface Draft {
  readonly of: Particulars;
  readonly base: string;
  readonly contract: Contract;
  readonly claim: ReadClaim;
  /** The claims that the work tree has beside it. */
  readonly others: readonly ReadClaim[];
  readonly tests: Readonly<Record<RunSide, RenewalCommand>>;
  /** To be stated; `undefined` where the ledger has one in force. */
  readonly review: Review | undefined;
  readonly reviewEndsAt: number;
  /** Whether the ledger says nothing yet of whether the subject may run. */
  readonly isUncontrolled: boolean;
  /** Written where no file of the team says what its adapter can do. */
  readonly adapter: FileToWrite | undefined;
  readonly probe: readonly string[];
  /** The commit that is tested. */
  readonly revision: string;
}

type Names = Pick<Particulars, 'appFingerprint' | 'accountReference'>;

/** Asks for everything that a new claim needs and nobody said. @throws ClaimgateError */
export async function draftClaim(invocation: Invocation, inputs: ReleaseInputs): Promise<Draft> {
  const { args, at, directory, host } = invocation;
  const ask = asker(invocation);
  const asked = await askClaim(ask, invocation);
  const commands = {
    local: await askCommand(ask, 'local', 'Command that tests without the provider'),
    live: await askCommand(ask, 'live', `Command that tests at ${asked.provider}`),
  };
  const results = {
    local: await resultsOf('local', commands.local, invocation, inputs),
    live: await resultsOf('live', commands.live, invocation, inputs),
  };
  const deployment = present(inputs.config?.deployment);
  const key = { environment: host.environment, directory };
  const fingerprints = await fingerprinterFor(key, deployment);
  const own = `Your app at ${asked.provider} (client id, redirect URI, in one line)`;
  const names: Names = {
    appFingerprint: await askId(ask, invocation, ['app', 'app', own], fingerprints),
    accountReference: await askId(
      ask,
      invocation,
      ['account', 'account_reference', `Id of the account that tests at ${asked.provider}`],
      fingerprints,
    ),
  };
  const base = baseOf(asked);
  const adapter = await adapterOf(asked, base, invocation);
  const of: Particulars = {
    ...asked,
    ...names,
    deployment,
    tier: '',
    scopes: [...new Set(args.list('scope'))],
    capabilityDigest: adapter.capability,
    policyDigest: adapter.policy,
    instanceFingerprint: null,
    at: at - (at % 1000),
  };
  const { subject } = newClaim(of, newContract(of, [])).claim;
  const inForce = await statedBefore(subject, invocation);
  const review = inForce.review ? undefined : await askReview(ask, asked.provider, at);
  const stands = inForce.review ?? present(review);
  return finished(
    { ...of, tier: stands.tier },
    {
      review,
      reviewEndsAt: instantOf(stands.expiresAt),
      isUncontrolled: inForce.isUncontrolled,
      base,
      adapter: adapter.file,
      commands: results,
    },
    invocation,
    inputs,
  );
}

interface Answered extends Pick<
  Draft,
  'adapter' | 'base' | 'isUncontrolled' | 'review' | 'reviewEndsAt'
> {
  readonly commands: Readonly<Record<RunSide, TestText>>;
}

async function finished(
  of: Particulars,
  { commands, ...answered }: Answered,
  { args, host }: Invocation,
  inputs: ReleaseInputs,
): Promise<Draft> {
  const contract = newContract(of, args.list('covers'));
  const claim = newClaim(of, contract);
  const known = claimsIn(inputs.claims.bytes, inputs.claims.path);
  const revision = present(inputs.release).revision;
  const repository = requireRepository(inputs);
  const likely = Object.keys(host.environment).filter(
    (name) => name.includes('_') && mayBePassed(name),
  );
  const passed = [
    ...new Set([...args.list('env'), ...(await repository.mentioned(likely, revision))]),
  ].sort();
  const testOf = (side: RunSide) => newTestCommand(of, { side, ...commands[side] }, passed);
  return {
    ...answered,
    of,
    contract,
    claim,
    others: known.filter(({ subjectDigest }) => subjectDigest !== claim.subjectDigest),
    tests: { local: testOf('local'), live: testOf('live') },
    probe: commandWordsOf(args.text('probe') ?? ''),
    revision,
  };
}

interface TestText {
  readonly command: readonly string[];
  readonly results: string;
}

const PACKAGE = 'package.json';
const MAX_PACKAGE_BYTES = 1024 * 1024;

/** @throws ClaimgateError `usage` for a tool whose results file somebody has to name */
async function resultsOf(
  side: RunSide,
  command: string,
  { args }: Invocation,
  { root }: ReleaseInputs,
): Promise<TestText> {
  const named = args.text('results');
  if (named !== undefined) return { command: commandWordsOf(command), results: named };
  const file = `claimgate-${side}.xml`;
  const bytes = await readFileIfThere(join(root, PACKAGE), PACKAGE, MAX_PACKAGE_BYTES);
  const whole = withResultsFile(command, file, scriptsIn(bytes));
  if (whole !== undefined) return { command: commandWordsOf(whole), results: file };
  throw usageError({
    found: /\bgo test\b/.test(command)
      ? `"${command}", which writes no results file; gotestsum starts it and writes one`
      : `"${command}", whose test tool is not known`,
    expected: `--results FILE, the JUnit file that this command writes (docs/reference/test-tools.md has the options of each tool)`,
  });
}

function scriptsIn(bytes: Uint8Array | undefined): Readonly<Record<string, unknown>> {
  const { value } = readJson(bytes ?? new Uint8Array(), {
    file: PACKAGE,
    maxBytes: MAX_PACKAGE_BYTES,
  });
  const scripts = isJsonObject(value) ? value['scripts'] : undefined;
  return isJsonObject(scripts) ? scripts : {};
}

/** The digests of what the adapter can do and of what is allowed: of files of the team, else of one that is written. */
async function adapterOf(asked: AskedClaim, base: string, invocation: Invocation) {
  const [capability, policy] = [invocation.file('capability'), invocation.file('policy')];
  const file = { path: `provider-certification/adapters/${base}.json`, text: adapterText(asked) };
  const own = digestOf(file.text);
  return {
    capability: capability ? await digestOfFile(capability) : own,
    policy: policy ? await digestOfFile(policy) : own,
    file: capability && policy ? undefined : file,
  };
}

export function draftName({ claim }: Draft): string {
  return claimName(claim.claim.subject);
}

interface Reporter {
  /** The word of the command that starts the tool. */
  readonly tool: RegExp;
  readonly options: (file: string) => readonly string[];
}

/** Tools that write JUnit XML without another package; docs/reference/test-tools.md has the versions that were tried. */
const REPORTERS: readonly Reporter[] = [
  {
    tool: /(?:^|[\s/])vitest(?= |$)/,
    options: (file) => ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`],
  },
  { tool: /(?:^|[\s/])(?:pytest|py\.test)(?= |$)/, options: (file) => [`--junitxml=${file}`] },
  {
    tool: /(?:^|[\s/])node(?: --[\w=-]+)*? --test(?= |$)/,
    options: (file) => ['--test-reporter=junit', `--test-reporter-destination=${file}`],
  },
  { tool: /(?:^|[\s/])gotestsum(?= |$)/, options: (file) => ['--junitfile', file] },
  {
    tool: /(?:^|[\s/])mocha(?= |$)/,
    options: (file) => ['--reporter', 'xunit', '--reporter-option', `output=${file}`],
  },
  { tool: /(?:^|[\s/])phpunit(?= |$)/, options: (file) => ['--log-junit', file] },
];

/** Programs that start a script of package.json, to which they hand on what follows after `--`. */
const SCRIPT = /^npm (?:run )?([\w:.-]+)$/;

/** Text that only a shell understands. */
const OF_SHELL = /[^\w@%+=:,./ -]/;
/** With these, options at the end would reach another program. */
const SEVERAL = /[|&;<>]/;

/**
 * Returns the words of a command as a person types it: of a shell, if it needs one.
 */
export function commandWordsOf(command: string): readonly string[] {
  return OF_SHELL.test(command) ? ['sh', '-c', command] : command.split(/ +/).filter(Boolean);
}

/**
 * Adds the options by which the tool of a command writes JUnit XML to a file.
 *
 * @param scripts the scripts of package.json
 * @returns the command with them; `undefined` for a tool that is not known, or that several programs hide
 */
export function withResultsFile(
  command: string,
  file: string,
  scripts: Readonly<Record<string, unknown>>,
): string | undefined {
  const [, name = ''] = SCRIPT.exec(command) ?? [];
  const script = scripts[name];
  if (typeof script === 'string') {
    const reporter = reporterOf(script);
    // Behind the script, the tool that it ends with reads them; Node hands its own to the tests behind a file.
    if (!reporter || SEVERAL.test(script) || / --test\b *\S/.test(script)) return undefined;
    return `${command} -- ${wordsOf(reporter, file)}`;
  }
  const reporter = reporterOf(command);
  if (!reporter || SEVERAL.test(command)) return undefined;
  return command.replace(reporter.tool, (tool) => `${tool} ${wordsOf(reporter, file)}`);
}

function reporterOf(command: string): Reporter | undefined {
  return REPORTERS.find(({ tool }) => tool.test(command));
}

function wordsOf({ options }: Reporter, file: string): string {
  return options(file).map(shellWord).join(' ');
}

/** Files that `claimgate setup` writes, from the root: nobody else's are committed beside a claim. */
const OF_SETUP =
  /^(?:provider-certification\/|\.gitattributes$|\.gitignore$|claimgate\.config\.json$|ci\/(?:claims|publish)\.sh$|\.github\/(?:workflows\/claims\.yml|dependabot\.yml)$|\.gitlab\/claims\.yml$)/;

/** The files of `setup` that a commit lacks, or has otherwise. */
export async function ownPending(repository: GitRepository, revision: string): Promise<string[]> {
  const whole = repository.of(undefined);
  const entries = await (await CommitTree.open(whole, revision)).entries();
  const known = new Set(entries.map(({ path }) => path));
  const changed = await changedFiles(whole, entries);
  const added = (await whole.present()).filter((path) => !known.has(path));
  return [...changed, ...added].filter((path) => OF_SETUP.test(path)).sort();
}
