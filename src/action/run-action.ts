import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Host } from '../commands/host.ts';
import { Arguments } from '../commands/arguments.ts';
import { execute } from '../cli/execute.ts';
import { run } from '../cli/run.ts';
import { digestOf } from '../digest/index.ts';
import * as validators from '../documents/generated/command-report.validator.js';
import type { CommandReport, GateVerdict } from '../documents/index.ts';
import { refusalOf } from '../findings/error.ts';
import { readFileIfThere } from '../io/files.ts';
import { checkShape, readJson, type Shape } from '../json/index.ts';
import { readVerdict, MAX_VERDICT_BYTES } from '../records/verdict.ts';
import { commandLineOf, actionInput, verdictFileOf } from './action-inputs.ts';

const REPORT: Shape<Pick<CommandReport, 'decision'>> = { document: validators.document };

/** A run that ends with 0 but has no document that says `allowed` never counts as allowed. */
export async function runAction(host: Host, programs: string): Promise<number> {
  const { environment } = host;
  await append(environment['GITHUB_PATH'], `${programs}\n`);
  await setOutputs(environment, UNDETERMINED);
  const folder = await mkdtemp(join(environment['RUNNER_TEMP'] ?? tmpdir(), 'claimgate-'));
  try {
    const reportFile = join(folder, 'report.json');
    const exitCode = await runCommand(host, reportFile);
    const said = await documentSays(host, reportFile);
    const final = exitCode === 0 && said['decision'] !== 'allowed' ? 2 : exitCode;
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
      entry: { document: 'report' },
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
      decision: verdict.value.decision,
      ...verdictOutputs({ path, bytes: report, verdict: verdict.value }),
    };
  }
  const shaped = checkShape(
    REPORT,
    readJson(report, { file: 'report.json', maxBytes: MAX_VERDICT_BYTES }),
  );
  return shaped.ok ? { decision: shaped.value.decision } : UNDETERMINED;
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
const UNDETERMINED: ActionOutputs = { decision: 'undetermined', 'exit-code': '2' };

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
