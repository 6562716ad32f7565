import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Host } from '../../cli/host.ts';
import { Arguments, usageError } from '../../cli/arguments.ts';
import { execute } from '../../program/execute.ts';
import { run } from '../../program/run.ts';
import { digestOf } from '../../digest/index.ts';
import * as validators from '../../documents/generated/command-report.validator.js';
import type { CommandReport, GateVerdict } from '../../documents/index.ts';
import { refusalOf } from '../../documents/findings.ts';
import { readFileIfThere } from '../../io/files.ts';
import type { Environment } from '../../io/run-git.ts';
import { checkShape, readJson, type Shape } from '../../documents/json.ts';
import { readVerdict, MAX_VERDICT_BYTES } from '../../gate/recorded-verdict.ts';

const REPORT: Shape<Pick<CommandReport, 'outcome'>> = { document: validators.document };

/** Answers of a run that may end with 0; `not_judged` where no product changed. */
const GOOD: ReadonlySet<string> = new Set(['allowed', 'recorded', 'not_judged']);

/** Only the gate decides: the step of a run that judged nothing has no decision. */
function outcomeOutputs(outcome: CommandReport['outcome']): ActionOutputs {
  const decision = ['allowed', 'refused', 'undetermined'].includes(outcome) ? outcome : '';
  return { decision, outcome };
}

/** A run that ends with 0 but has no document that says so never counts as allowed. */
export async function runAction(host: Host, programs: string): Promise<number> {
  const { environment } = host;
  await append(environment['GITHUB_PATH'], `${programs}\n`);
  await setOutputs(environment, UNDETERMINED);
  const folder = await mkdtemp(join(environment['RUNNER_TEMP'] ?? tmpdir(), 'claimgate-'));
  try {
    const reportFile = join(folder, 'report.json');
    const exitCode = await runCommand(host, reportFile);
    const said = await documentSays(host, reportFile);
    const final = exitCode === 0 && !GOOD.has(said['outcome'] ?? '') ? 2 : exitCode;
    await setOutputs(environment, { ...said, 'exit-code': String(final) });
    return final;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runCommand(host: Host, reportFile: string): Promise<number> {
  let words: readonly string[];
  try {
    words = commandLineOf(host.environment, reportFile);
  } catch (error) {
    const refusal = refusalOf(error);
    const call = {
      name: 'action',
      entry: { document: 'report', says: 'done' },
      args: new Arguments({ format: 'github' }),
    } as const;
    return execute(call, () => Promise.reject(refusal), host);
  }
  return run(words, host);
}

async function documentSays(host: Host, reportFile: string): Promise<ActionOutputs> {
  const report = await readFileIfThere(reportFile, 'report.json', MAX_VERDICT_BYTES);
  if (!report) return UNDETERMINED;
  const verdict = readVerdict(report, 'report.json');
  if (verdict.ok) {
    const path = verdictPath(host);
    return {
      ...outcomeOutputs(verdict.value.decision),
      ...verdictOutputs({ path, bytes: report, verdict: verdict.value }),
    };
  }
  const shaped = checkShape(
    REPORT,
    readJson(report, { file: 'report.json', maxBytes: MAX_VERDICT_BYTES }),
  );
  return shaped.ok ? outcomeOutputs(shaped.value.outcome) : UNDETERMINED;
}

/** Where the verdict was written: by `check` where the input says, by `manifest create` beside the manifest. */
function verdictPath({ environment, directory }: Host): string {
  const from = resolve(directory, actionInput(environment, 'working-directory') ?? '.');
  if (actionInput(environment, 'command') !== 'manifest create')
    return resolve(from, verdictFileOf(environment));
  const manifest = actionInput(environment, 'out') ?? 'release-manifest.json';
  return join(dirname(resolve(from, manifest)), 'gate-verdict.json');
}

async function setOutputs(environment: Host['environment'], outputs: ActionOutputs): Promise<void> {
  const delimiter = `claimgate-${randomBytes(16).toString('hex')}`;
  await append(environment['GITHUB_OUTPUT'], formatOutputs(outputs, delimiter));
}

/** The runner names files to add to; outside of one there are none. */
async function append(file: string | undefined, text: string): Promise<void> {
  if (file !== undefined && file !== '') await appendFile(file, text);
}

/** Outputs of the action by name; one that does not apply is empty. */
type ActionOutputs = Readonly<Record<string, string>>;

/** The outputs until the run has judged: a step that is killed leaves no "yes" behind. */
const UNDETERMINED: ActionOutputs = { ...outcomeOutputs('undetermined'), 'exit-code': '2' };

interface VerdictFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly verdict: GateVerdict;
}

/** Returns what later steps need of a verdict, so that they needn't read it. */
function verdictOutputs({ path, bytes, verdict }: VerdictFile): ActionOutputs {
  const { kind, release, manifest_sha256, inputs, claims, horizon } = verdict;
  return {
    kind,
    verdict: path,
    'verdict-sha256': digestOf(bytes),
    'claims-sha256': inputs.find(({ document }) => document === 'public_claims')?.sha256 ?? '',
    'manifest-sha256': manifest_sha256 ?? '',
    'claim-count': String(claims.length),
    revision: release?.revision ?? '',
    'valid-until': horizon.valid_until ?? '',
  };
}

/** Each value stands between two lines that nobody could have guessed: none can end early and name another output. */
export function formatOutputs(outputs: ActionOutputs, delimiter: string): string {
  const blocks = Object.entries(outputs).map(([name, value]) => {
    if (value.includes(delimiter)) throw new Error('a value contains a random delimiter');
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  });
  return blocks.join('');
}

/** The commands that the action can run, with the input that is its argument. */
const COMMANDS: Readonly<Record<string, { words: readonly string[]; argument?: string }>> = {
  check: { words: ['check'] },
  'manifest create': { words: ['manifest', 'create'], argument: 'release' },
  'verdict require': { words: ['verdict', 'require'], argument: 'file' },
  'release record': { words: ['release', 'record'], argument: 'release' },
};

/** Inputs that are options of the same name; which command knows which, the program says. */
const OPTIONS = [
  'product',
  'since',
  'ref',
  'projection',
  'trust-pin',
  'memory',
  'projection-max-age',
  'must-hold-until',
  'max-age',
  'sign',
  'out',
  'from',
  'branch',
] as const;

/** Inputs that name a file to write, with its format. */
const FILES = { sarif: 'sarif', junit: 'junit', html: 'html' } as const;

/**
 * The command line that the inputs of the action ask for. Each value is one word behind its option's
 * name and an equals sign, whatever is in it: nothing is split, and no shell reads it.
 *
 * @throws ClaimgateError `usage`
 */
function commandLineOf(environment: Environment, reportFile: string): string[] {
  const input = (name: string): string | undefined => actionInput(environment, name);
  const name = input('command') ?? 'check';
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw usageError({ expected: `command: ${Object.keys(COMMANDS).join(', ')}`, found: name });
  const directory = input('working-directory');
  const options = [
    ...OPTIONS.flatMap((option) => valued(option, input(option))),
    ...(input('all') === 'true' ? ['--all'] : []),
    ...linesOf(input('artifacts')).flatMap((file) => valued('artifact', file)),
  ];
  const verdict = name === 'check' ? verdictFileOf(environment) : undefined;
  if (name !== 'check' && input('verdict') !== undefined)
    throw usageError({ expected: 'no verdict with this command' });
  const files = Object.entries(FILES).flatMap(([from, format]) => written(format, input(from)));
  return [
    ...command.words,
    ...argument(command.argument, input),
    ...valued('C', directory),
    ...options,
    ...files,
    ...written('json', verdict),
    ...written('json', reportFile),
    ...annotations(environment),
  ];
}

function verdictFileOf(environment: Environment): string {
  return actionInput(environment, 'verdict') ?? 'check-verdict.json';
}

/** As the runner hands inputs over: `INPUT_` and the name in capitals; an empty one is not given. */
function actionInput(environment: Environment, name: string): string | undefined {
  const value = environment[`INPUT_${name.toUpperCase()}`];
  return value === undefined || value === '' ? undefined : value;
}

function argument(
  name: string | undefined,
  input: (name: string) => string | undefined,
): readonly string[] {
  for (const other of ['release', 'file'])
    if (other !== name && input(other) !== undefined)
      throw usageError({ expected: `no ${other} with this command` });
  if (name === undefined) return [];
  const value = input(name);
  // A word that looks like an option would be read as one; --help would even succeed.
  if (value === undefined || value.startsWith('-'))
    throw usageError({ expected: `${name}, not starting with -`, found: value ?? 'nothing' });
  return [value];
}

function valued(option: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${option.length === 1 ? '-' : '--'}${option}=${value}`];
}

function linesOf(text = ''): string[] {
  return text.split(/\r?\n/).filter((line) => line !== '');
}

function written(format: string, path: string | undefined): string[] {
  return path === undefined ? [] : [`--output=${format}=${path}`];
}

/** Annotations on the change, and a summary of the step where the runner takes one. */
function annotations({ GITHUB_STEP_SUMMARY: summary }: Environment): string[] {
  return ['--format=github', ...(summary ? written('markdown', summary) : [])];
}
