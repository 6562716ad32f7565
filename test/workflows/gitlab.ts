import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { parse } from 'yaml';
import type { Ended } from './month.ts';

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
