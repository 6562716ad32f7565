import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { parse } from 'yaml';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { makeOwn } from '../own-evidence.ts';
import { REPRODUCIBLE_GIT, temporaryFolder } from '../repositories.ts';

const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2026-03-02T08:00:00Z');

/** How something ended, and what it wrote. */
export interface Ended {
  readonly exitCode: number | undefined;
  readonly all: string;
}

export interface Pipelines {
  /** The branch is proposed, by somebody who may push to the repository, or from a fork of it. */
  propose(branch: string, from?: 'fork'): Promise<Ended>;
  /** The default branch was pushed. */
  push(): Promise<Ended>;
  /** The change is in the queue of those to be merged, where the system has one. */
  queue?(): Promise<Ended>;
  /** A version tag was pushed. */
  tag(version: string): Promise<Ended>;
  /** The timer of the export went off. */
  export(): Promise<Ended>;
  /** The timer of the renewal went off. @returns how each job ended */
  renew?(given: Renewing): Promise<Readonly<Record<string, Ended>>>;
}

/** Given to a renewal: the secrets of each environment, and variables of its machine. */
export interface Renewing {
  readonly environments: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly machine: Readonly<Record<string, string>>;
  /** Whether the identity of the pipeline signs projections. */
  readonly isKeyless: boolean;
}

/**
 * A month in the life of one product: a bare remote, a person with a clone and the ledger, and a clock that everyone's
 * claimgate reads. `CLAIMGATE_EXECUTABLE` names a program to play by, which then needs libfaketime.
 */
export class Month {
  readonly folder: string;
  readonly product: string;
  readonly origin: string;
  readonly environment: Record<string, string>;
  #at = BEGIN;
  pin = '';

  private constructor(folder: string, programs: string) {
    this.folder = folder;
    this.product = join(folder, 'product');
    this.origin = join(folder, 'origin.git');
    this.environment = {
      ...REPRODUCIBLE_GIT,
      PATH: `${programs}:${REPRODUCIBLE_GIT['PATH']}`,
      HOME: join(folder, 'home'),
      CLAIMGATE_OPERATOR: 'ada',
    };
  }

  /** @param remote where the product says that its remote is: its pushes go to a bare repository here */
  static async begin(
    t: TestContext,
    remote: string,
    files: Record<string, string>,
  ): Promise<Month> {
    const folder = temporaryFolder(t);
    const programs = join(folder, 'programs');
    for (const name of ['programs', 'home', 'product']) mkdirSync(join(folder, name));
    const { CLAIMGATE_EXECUTABLE: executable = join(await claimgateOnPath(), 'claimgate') } =
      process.env;
    symlinkSync(executable, join(programs, 'claimgate'));
    // As npm would leave it: installed, and started by the words behind `--`.
    writeFileSync(join(programs, 'npm'), '#!/bin/sh\n[ "$1" = ci ]\n', { mode: 0o755 });
    writeFileSync(join(programs, 'npx'), '#!/bin/sh\nshift 2\nexec "$@"\n', { mode: 0o755 });
    const month = new Month(folder, programs);
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(month.product, name), text);
    await month.does(`git init -q --bare -b main ../origin.git
      git init -q -b main && git remote add origin ${remote}
      git config url.file://${month.origin}.insteadOf ${remote}
      git add -A && git commit -qm Begin && git push -q -u origin main && git remote set-head origin main`);
    return month;
  }

  /** The instant of everyone's clock. */
  get now(): Date {
    return new Date(this.#at);
  }

  pass(days: number): void {
    this.#at += days * DAY_MS;
  }

  clock(): Record<string, string> {
    if (process.env['CLAIMGATE_EXECUTABLE'] === undefined) return { PLAYED_AT: String(this.#at) };
    const offset = Math.round((this.#at - Date.now()) / 1000);
    return {
      LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
      FAKETIME: `${offset < 0 ? '' : '+'}${offset}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** Runs a script at the instant of the story, with variables beside those of a person. */
  async runs(script: string, cwd: string, variables: Record<string, string>): Promise<Ended> {
    // A second between steps, as between people: what was recorded earlier is dated earlier.
    this.#at += 1000;
    const { exitCode, all } = await execa('bash', ['-ec', script], {
      cwd,
      extendEnv: false,
      stdin: 'ignore',
      env: {
        ...this.environment,
        ...variables,
        ...this.clock(),
      },
      all: true,
      reject: false,
    });
    return { exitCode, all };
  }

  /** @returns what it wrote */
  async does(script: string, exitCode = 0): Promise<string> {
    const ended = await this.runs(script, this.product, {});
    assert.equal(ended.exitCode, exitCode, `${script}\n${ended.all}`);
    return ended.all;
  }

  path(name: string): string {
    return join(this.product, name);
  }

  /** Changes a document of the product. */
  edit(name: string, change: (document: Record<string, unknown>) => Record<string, unknown>): void {
    const document = JSON.parse(readFileSync(this.path(name), 'utf8')) as Record<string, unknown>;
    writeFileSync(this.path(name), JSON.stringify(change(document)));
  }

  /** The person's first claim, with evidence of their own. */
  async claims(): Promise<void> {
    await this.does('claimgate example evidence --provider pinterest');
    makeOwn(this.product);
    await this.does('claimgate ledger append evidence');
  }

  /** Both sides are tested again; the check of one that reads back what was published ends so. */
  async tests(outcome: 'passed' | 'failed', ending: 'local' | 'live' = 'live'): Promise<void> {
    const iso = (minutes: number) =>
      new Date(this.#at + minutes * 60_000).toISOString().replace(/\.\d+Z/, 'Z');
    const base = 'evidence/pinterest.business.image-pin.publish_immediate';
    for (const side of ['local', 'live'])
      this.edit(`${base}.${side}-run.example.json`, (run) => ({
        ...run,
        tested_at: iso(-10),
        expires_at: iso(30 * 1440 - 10),
        checks: (run['checks'] as object[]).map((check) => ({
          ...check,
          completed_at: iso(-5),
          ...('kind' in check && check.kind === 'final_result' && side === ending
            ? { outcome }
            : {}),
        })),
      }));
    await this.does('claimgate ledger append evidence');
  }

  /** The service reports what it knows now. @returns where the job of the export finds it */
  reportFacts(): string {
    const now = this.now.toISOString().replace(/\.\d+Z/, 'Z');
    this.edit('runtime-facts.json', (facts) => ({ ...facts, generated_at: now }));
    return pathToFileURL(this.path('runtime-facts.json')).href;
  }
}

type Variables = Readonly<Record<string, string>>;

interface Rule {
  readonly if?: string;
  readonly when?: 'never' | 'on_success' | 'always';
  readonly variables?: Variables;
}

interface Job {
  readonly extends?: string;
  readonly stage?: string;
  readonly environment?: { readonly name: string };
  readonly allow_failure?: boolean;
  readonly artifacts?: { readonly paths: readonly string[] };
  readonly rules?: readonly Rule[];
  readonly script?: readonly string[];
  readonly before_script?: readonly string[];
  readonly variables?: Variables;
}

type Configuration = Readonly<Record<string, Job>>;

export interface GitLabEvent {
  /** The commit, as a ref of the remote. */
  readonly ref: string;
  readonly variables: Variables;
  /** Variables that are limited to an environment. */
  readonly environments?: Readonly<Record<string, Variables>>;
}

/** Reads `.gitlab-ci.yml` with the local files that it includes; what it says itself counts more. */
export function readConfiguration(folder: string, file = '.gitlab-ci.yml'): Configuration {
  const { include = [], ...own } = parse(
    readFileSync(join(folder, file), 'utf8'),
  ) as Configuration & {
    include?: readonly { local: string }[];
  };
  const included = include.map(({ local }) => readConfiguration(folder, local));
  return Object.assign({}, ...included, own) as Configuration;
}

/** Those that GitLab has by default. */
const STAGES = ['.pre', 'build', 'test', 'deploy', '.post'];

/** The jobs that an event starts, stage by stage, with the variables that they get; none where it makes no pipeline. */
export function jobsFor(
  configuration: Configuration,
  { environments = {}, variables }: GitLabEvent,
): Map<string, Job & { readonly variables: Variables }> {
  const jobs = new Map<string, Job & { readonly variables: Variables }>();
  const workflow = configuration['workflow'];
  if (workflow?.rules && !matching(workflow.rules, variables)) return jobs;
  for (const [name, raw] of Object.entries(configuration)) {
    const job = extended(configuration, raw);
    if (name.startsWith('.') || !job.script) continue;
    const rule = matching(job.rules ?? [{}], variables);
    const own = environments[job.environment?.name ?? ''];
    const given = { ...variables, ...job.variables, ...rule?.variables, ...own };
    if (rule) jobs.set(name, { ...job, variables: given });
  }
  const stageOf = ({ stage = 'test' }: Job): number => STAGES.indexOf(stage);
  return new Map([...jobs].sort(([, one], [, other]) => stageOf(one) - stageOf(other)));
}

function extended(configuration: Configuration, job: Job): Job {
  if (job.extends === undefined) return job;
  const base = extended(configuration, configuration[job.extends] ?? {});
  return { ...base, ...job, variables: { ...base.variables, ...job.variables } };
}

/** The first rule that matches, unless it says `never`. */
function matching(rules: readonly Rule[], variables: Variables): Rule | undefined {
  const found = rules.find((rule) => rule.if === undefined || holds(rule.if, variables));
  return found?.when === 'never' ? undefined : found;
}

/**
 * Whether a condition of GitLab holds: `&&` binds more than `||`; an unset variable is null, and a text holds unless
 * it is empty (docs.gitlab.com/ci/jobs/job_rules, CI/CD variable expressions). None of ours has parentheses.
 */
export function holds(condition: string, variables: Variables): boolean {
  const value = (word: string): string | null => {
    if (word === 'null') return null;
    return word.startsWith('$') ? (variables[word.slice(1)] ?? null) : word.slice(1, -1);
  };
  const term = (text: string): boolean => {
    const [, left = '', operator, right = ''] =
      /^(\$\w+|"[^"]*"|null)(?:\s*(==|!=|=~|!~)\s*(\$\w+|"[^"]*"|null|\/.*\/))?$/.exec(
        text.trim(),
      ) ?? [];
    if (left === '') throw new Error(`no condition that GitLab knows: ${text}`);
    const found = value(left);
    if (operator === undefined) return found !== null && found !== '';
    if (operator === '==') return found === value(right);
    if (operator === '!=') return found !== value(right);
    const matches = found !== null && new RegExp(right.slice(1, -1)).test(found);
    return operator === '=~' ? matches : !matches;
  };
  return condition.split('||').some((one) => one.split('&&').every((each) => term(each)));
}

/** As GitLab's runner: a detached commit, and all branches and tags where the depth is 0. */
export async function checkOut(origin: string, ref: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const git = (...words: string[]) => execa('git', words, { cwd: folder });
  const { stdout: commit } = await execa('git', ['-C', origin, 'rev-parse', `${ref}^{commit}`]);
  await git('init', '--quiet', '--template=');
  await git('remote', 'add', 'origin', origin);
  const specs = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
  await git('fetch', '--quiet', 'origin', `+${commit}:refs/pipelines/1`, ...specs);
  await git('checkout', '--quiet', '--detach', commit);
}

/** Runs the jobs of a pipeline, each in a checkout of its own, and goes on with what `artifacts` hands over. */
export async function runPipeline(
  origin: string,
  event: GitLabEvent,
  folder: string,
  start: (script: string, folder: string, variables: Variables) => Promise<Ended>,
): Promise<Record<string, Ended>> {
  const results: Record<string, Ended> = {};
  const first = join(folder, 'configuration');
  const handed = join(folder, 'artifacts');
  await checkOut(origin, event.ref, first);
  if (!existsSync(join(first, '.gitlab-ci.yml'))) throw new Error('no .gitlab-ci.yml');
  for (const [name, job] of jobsFor(readConfiguration(first), event)) {
    const place = join(folder, name);
    await checkOut(origin, event.ref, place);
    if (existsSync(handed)) cpSync(handed, place, { recursive: true });
    const lines = [...(job.before_script ?? []), ...(job.script ?? [])];
    results[name] = await start(lines.join('\n'), place, { CI: 'true', ...job.variables });
    for (const path of job.artifacts?.paths ?? [])
      if (existsSync(join(place, path)))
        cpSync(join(place, path), join(handed, path), { recursive: true });
    if (results[name].exitCode !== 0 && job.allow_failure !== true) break;
  }
  return results;
}
