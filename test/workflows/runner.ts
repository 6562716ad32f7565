import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { execa } from 'execa';
import glob from 'fast-glob';
import { parse } from 'yaml';
import { runAction } from '../../src/plugins/action/run-action.ts';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { runHere } from '../cli/world.ts';
import { copyFolder } from '../copy.ts';

/** Contexts of a workflow by name, such as `github`. */
export type Contexts = Readonly<Record<string, unknown>>;

/** The value of one expression, by GitHub's own evaluator. */
export function evaluate(expression: string, contexts: Contexts): string {
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), []).parse();
  const context = asData(contexts);
  if (!(context instanceof data.Dictionary)) throw new Error('contexts are a mapping');
  return new Evaluator(tree, context).evaluate().coerceString();
}

/** A text with the values of its expressions in it, as a workflow file hands it on. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression.trim(), contexts),
  );
}

function asData(
  value: unknown,
): InstanceType<typeof data.Dictionary> | InstanceType<typeof data.StringData> {
  if (typeof value !== 'object' || value === null)
    return new data.StringData(typeof value === 'string' ? value : JSON.stringify(value ?? ''));
  const pairs = Object.entries(value).map(([key, item]) => ({ key, value: asData(item) }));
  return new data.Dictionary(...pairs);
}

/** This repository, which is the action. */
export const PROJECT = join(import.meta.dirname, '../..');

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly environment?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly needs?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly strategy?: {
    readonly matrix: { readonly include?: readonly Readonly<Record<string, string>>[] };
  };
  readonly steps: readonly Step[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** The result of a job. */
export interface JobResult {
  readonly result: 'success' | 'failure' | 'skipped';
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface Surroundings {
  /** A folder for workspaces and artifacts. */
  readonly folder: string;
  /** The bare repository that jobs check out from and push to. */
  readonly origin: string;
  readonly contexts: Contexts;
  /** The secrets of each environment, which only a job that names it gets. */
  readonly environments?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Programs of the pipeline's machine, in front of those of this one. */
  readonly programs?: string;
  /** Whether steps of the action start the built one, as a runner does; else it runs in this process. */
  readonly isBuilt?: boolean;
  /** Where the workflows of the repository lie, that another one of it calls. */
  readonly workflows?: string;
  /** Variables of the machine, beside those of the steps. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Steps not to run, by their script. */
  readonly leaveOut?: (script: string) => boolean;
}

/**
 * Runs the jobs of a workflow file on this machine, with its very scripts and inputs: expressions by
 * GitHub's own evaluator, scripts by `bash -e`, our action as the runner would start it. Of other
 * people's actions only what they do to files is done: checkout, and artifacts up and down.
 */
export async function runWorkflow(
  file: string,
  around: Surroundings,
): Promise<Record<string, JobResult>> {
  const { jobs } = parsed(resolve(PROJECT, file)) as { jobs: Record<string, Job> };
  const results: Record<string, JobResult> = {};
  for (const [name, job] of Object.entries(jobs)) {
    // Nothing is cancelled here; a job that asks goes on after a failure.
    const isAnyway = job.if?.includes('!cancelled()') === true;
    const condition = job.if?.replace(/^\$\{\{(.*)\}\}$/, '$1').replace('!cancelled()', 'true');
    const ready =
      isAnyway || [job.needs ?? []].flat().every((need) => results[need]?.result === 'success');
    const isAsked = condition === undefined || evaluate(condition, around.contexts) === 'true';
    const own = around.environments?.[job.environment ?? ''];
    const secrets = around.environments ? { secrets: own ?? {} } : {};
    const contexts = { ...around.contexts, ...secrets, needs: results };
    if (!ready || !isAsked) results[name] = { result: 'skipped', log: '', outputs: {} };
    else if (job.uses === undefined)
      results[name] = await new JobRun({ ...around, contexts }, name, job).run(job);
    else results[name] = await call(job, { ...around, contexts });
  }
  return results;
}

/** A job that calls a workflow of its own repository, or the one of this repository, which runs with the inputs that it says by default. */
async function call({ uses = '', with: given }: Job, around: Surroundings): Promise<JobResult> {
  const [, own] = /^\.\/\.github\/workflows\/([\w-]+\.yml)$/.exec(uses) ?? [];
  if (own !== undefined) return callOwn(join(around.workflows ?? '', own), around);
  const [, file = ''] = /^claimgate\/claimgate\/(\.github\/workflows\/\w+\.yml)@/.exec(uses) ?? [];
  const { on } = parsed(join(PROJECT, file)) as {
    on: { workflow_call: { inputs: Record<string, { default: string }> } };
  };
  const defaults = Object.entries(on.workflow_call.inputs).map(([name, { default: is }]) => [
    name,
    is,
  ]);
  const stated = Object.entries(given ?? {}).map(([name, text]) => [
    name,
    interpolate(String(text), around.contexts),
  ]);
  const inputs = Object.fromEntries([...defaults, ...stated]) as Record<string, string>;
  const jobs = await runWorkflow(file, { ...around, contexts: { ...around.contexts, inputs } });
  const [job] = Object.values(jobs);
  if (!job) throw new Error(`no job in ${file}`);
  return job;
}

async function callOwn(file: string, around: Surroundings): Promise<JobResult> {
  const [job] = Object.values(await runWorkflow(file, around));
  if (!job) throw new Error(`no job in ${file}`);
  return job;
}

class JobRun {
  readonly #around: Surroundings;
  readonly #workspace: string;
  readonly #temp: string;
  readonly #steps: Record<string, { outputs: Record<string, string> }> = {};
  readonly #paths: string[] = [];
  readonly #matrix: Readonly<Record<string, string>>;
  #env: Readonly<Record<string, string>> = {};
  #log = '';

  constructor(around: Surroundings, name: string, { strategy }: Job) {
    // This machine is like the first one of a matrix.
    this.#matrix = strategy?.matrix.include?.[0] ?? {};
    this.#around = around;
    this.#workspace = join(around.folder, 'jobs', name, 'workspace');
    this.#temp = join(around.folder, 'jobs', name, 'temp');
    mkdirSync(this.#workspace, { recursive: true });
    mkdirSync(this.#temp, { recursive: true });
  }

  async run({ env = {}, steps, outputs = {} }: Job): Promise<JobResult> {
    let failed = false;
    this.#env = this.#environment(env);
    for (const step of steps) {
      if (!this.#isDue(step, failed)) continue;
      this.#log += `--- ${step.name ?? step.uses ?? step.run ?? ''}\n`;
      if (!(await this.#step({ ...step, env: { ...env, ...step.env } }))) failed = true;
    }
    const said = Object.entries(outputs).map(([name, text]) => [name, this.#interpolated(text)]);
    return {
      result: failed ? 'failure' : 'success',
      log: this.#log,
      outputs: Object.fromEntries(said) as Record<string, string>,
    };
  }

  #isDue({ if: condition }: Step, failed: boolean): boolean {
    if (condition === 'always()') return true;
    if (failed) return false;
    return condition === undefined || evaluate(condition, this.#contexts) === 'true';
  }

  get #contexts(): Contexts {
    return {
      ...this.#around.contexts,
      runner: { temp: this.#temp, os: 'Linux' },
      env: this.#env,
      matrix: this.#matrix,
      steps: this.#steps,
    };
  }

  #interpolated(text: unknown): string {
    return interpolate(String(text), this.#contexts);
  }

  async #step(step: Step): Promise<boolean> {
    const inputs = Object.fromEntries(
      Object.entries(step.with ?? {}).map(([name, value]) => [name, this.#interpolated(value)]),
    );
    if (step.run !== undefined) return this.#script(step);
    const [uses = ''] = step.uses?.split('@') ?? [];
    if (uses === 'actions/checkout') return this.#checkout(inputs);
    if (uses === 'actions/setup-node' || uses === 'sigstore/cosign-installer') return true;
    if (uses === 'actions/upload-artifact') return this.#upload(inputs);
    if (uses === 'actions/download-artifact') return this.#download(inputs);
    if (/^actions\/attest(?:-build-provenance)?$/.test(uses)) return this.#attest(inputs);
    if (uses === 'claimgate/claimgate' || uses === './claimgate')
      return this.#claimgate(step, inputs);
    throw new Error(`no such action here: ${uses}`);
  }

  async #script({ id, run = '', env = {} }: Step): Promise<boolean> {
    if (this.#around.leaveOut?.(run)) return true;
    const script = join(this.#temp, 'script.sh');
    writeFileSync(script, run);
    const output = join(this.#temp, 'output');
    writeFileSync(output, '');
    const succeeded = await this.#start('bash', ['-e', script], {
      ...this.#environment(env),
      GITHUB_OUTPUT: output,
    });
    if (id !== undefined) this.#steps[id] = { outputs: readOutputs(readFileSync(output, 'utf8')) };
    return succeeded;
  }

  #environment(env: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(env).map(([name, text]) => [name, this.#interpolated(text)]),
    );
  }

  /** As the runner runs a JavaScript action: inputs by environment, outputs by file. */
  async #claimgate({ id, env = {} }: Step, inputs: Record<string, string>): Promise<boolean> {
    const { inputs: declared, runs } = parsed(join(PROJECT, 'action.yml')) as {
      inputs: Record<string, { default?: string }>;
      runs: { main: string };
    };
    const given = Object.entries(declared).map(([name, { default: value }]) => [
      `INPUT_${name.toUpperCase()}`,
      inputs[name] ?? value ?? '',
    ]);
    for (const name of Object.keys(inputs))
      if (!Object.hasOwn(declared, name)) throw new Error(`the action has no input ${name}`);
    const files = {
      GITHUB_OUTPUT: join(this.#temp, 'output'),
      GITHUB_PATH: join(this.#temp, 'path'),
    };
    for (const file of Object.values(files)) writeFileSync(file, '');
    const started = {
      ...(Object.fromEntries(given) as Record<string, string>),
      ...files,
      ...this.#environment(env),
    };
    const succeeded = this.#around.isBuilt
      ? await this.#start(process.execPath, [join(PROJECT, runs.main)], started)
      : await this.#actHere(started);
    this.#paths.push(...readFileSync(files.GITHUB_PATH, 'utf8').split('\n').filter(Boolean));
    if (id !== undefined)
      this.#steps[id] = { outputs: readOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')) };
    return succeeded;
  }

  /** Every start of the action reads the whole program, which takes longer than what steps do. */
  async #actHere(env: Record<string, string>): Promise<boolean> {
    const programs = await claimgateOnPath();
    const host = { directory: this.#workspace, environment: this.#given(env) };
    const { written, exitCode } = await runHere([], host, (_, here) => runAction(here, programs));
    return this.#ended(written.map(({ text }) => text).join(''), exitCode);
  }

  async #start(
    program: string,
    words: readonly string[],
    env: Record<string, string>,
  ): Promise<boolean> {
    const { all, exitCode } = await execa(program, words, {
      stdin: 'ignore',
      cwd: this.#workspace,
      extendEnv: false,
      env: this.#given(env),
      all: true,
      reject: false,
    });
    return this.#ended(all, exitCode);
  }

  #ended(all: string, exitCode: number | undefined): boolean {
    this.#log += `${all}\n(${exitCode})\n`;
    return exitCode === 0;
  }

  /** The environment of a step, without anything of anyone who runs the tests. */
  #given(env: Record<string, string>): Record<string, string> {
    return {
      PATH: [...this.#paths, this.#around.programs ?? '', process.env['PATH'] ?? '']
        .filter(Boolean)
        .join(':'),
      HOME: this.#temp,
      RUNNER_TEMP: this.#temp,
      ...this.#around.environment,
      GITHUB_STEP_SUMMARY: join(this.#temp, 'summary'),
      ...env,
    };
  }

  /** Like actions/checkout with all history: every branch and tag, no `origin/HEAD`, and a branch checked out where one is named. */
  async #checkout(inputs: Record<string, string>): Promise<boolean> {
    const folder = resolve(this.#workspace, inputs['path'] ?? '.');
    if (inputs['repository']) {
      symlinkSync(PROJECT, folder);
      return true;
    }
    const { origin } = this.#around;
    const git = (...args: string[]) => execa('git', args, { cwd: folder });
    copyFolder(await (emptyRepository ??= initialize()), folder);
    appendFileSync(join(folder, '.git/config'), remoteOf(origin));
    // As a fetch would leave it, but nothing is packed and unpacked on the way: every job fetches the same.
    const info = join(folder, '.git/objects/info/alternates');
    writeFileSync(info, `${join(origin, 'objects')}\n`);
    const format = '--format=%(objectname) %(refname)';
    const refs = await git('--git-dir', origin, 'for-each-ref', format, 'refs/heads', 'refs/tags');
    const fetched = refs.stdout.replaceAll(' refs/heads/', ' refs/remotes/origin/');
    writeFileSync(join(folder, '.git/packed-refs'), `${fetched}\n`);
    const { github } = this.#around.contexts as { github: { sha: string } };
    const { ref } = inputs;
    await git('checkout', '--quiet', '--detach', ref ? `refs/remotes/origin/${ref}` : github.sha);
    if (!ref) return true;
    await git('update-ref', `refs/heads/${ref}`, 'HEAD');
    await git('symbolic-ref', 'HEAD', `refs/heads/${ref}`);
    return true;
  }

  async #upload(inputs: Record<string, string>): Promise<boolean> {
    const path = inputs['path'] ?? '';
    const to = join(this.#around.folder, 'artifacts', inputs['name'] ?? '');
    // A folder stands for what is in it, and a file for itself, without the names above.
    const isFolder = path.endsWith('/');
    const cwd = join(this.#workspace, isFolder ? path : dirname(path));
    const files = existsSync(cwd) ? await glob(isFolder ? '**' : basename(path), { cwd }) : [];
    for (const file of files) cpSync(join(cwd, file), join(to, file));
    return files.length > 0 || inputs['if-no-files-found'] !== 'error';
  }

  /** GitHub would sign files that are there, by name or by checksum, or an image by its digest. */
  async #attest(inputs: Record<string, string>): Promise<boolean> {
    const { 'subject-path': path, 'sbom-path': materials = path } = inputs;
    if (path !== undefined && materials !== undefined)
      return [path, materials].every((one) => this.#isHere(one));
    const list = inputs['subject-checksums'];
    if (list === undefined) return /^sha256:[0-9a-f]{64}$/.test(inputs['subject-digest'] ?? '');
    const [folder = '', file = ''] = list.split('/');
    return this.#start('sh', ['-ec', 'cd "$1" && sha256sum --check "$2"', 'sh', folder, file], {});
  }

  /** The jobs of other systems are not played. */
  #isHere(path: string): boolean {
    return /arm64|windows/.test(path) || glob.sync(path, { cwd: this.#workspace }).length > 0;
  }

  #download(inputs: Record<string, string>): boolean {
    const artifacts = join(this.#around.folder, 'artifacts');
    const asked = inputs['name'] ?? inputs['pattern'] ?? '';
    const found = glob.sync(asked, { cwd: artifacts, onlyDirectories: true });
    for (const name of found)
      cpSync(join(artifacts, name), join(this.#workspace, inputs['path'] ?? ''), {
        recursive: true,
      });
    // By a pattern, none is no fault.
    return found.length > 0 || inputs['pattern'] !== undefined;
  }
}

/** Reads a file of YAML once: what runs it changes nothing. */
function parsed(file: string): unknown {
  if (!PARSED.has(file)) PARSED.set(file, parse(readFileSync(file, 'utf8')));
  return PARSED.get(file);
}

const PARSED = new Map<string, unknown>();

let emptyRepository: Promise<string> | undefined;

/** Makes the repository that all jobs get a copy of. */
async function initialize(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-checkout-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await execa('git', ['init', '--quiet', '--initial-branch=main', '--template=', folder]);
  mkdirSync(join(folder, '.git/objects/info'), { recursive: true });
  return folder;
}

const remoteOf = (origin: string): string => `[remote "origin"]
\turl = "${origin}"
\tfetch = +refs/heads/*:refs/remotes/origin/*
`;

/** Outputs, each in a line or in the form with delimiters; of a name that comes twice the last one counts. */
export function readOutputs(text: string): Record<string, string> {
  const blocks = text.matchAll(/^([\w-]+)(?:=(.*)|<<(\S+)\n([\s\S]*?)\n\3)$/gm);
  return Object.fromEntries([...blocks].map(([, name, line, , value]) => [name, line ?? value]));
}
