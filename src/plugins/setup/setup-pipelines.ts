import { join } from 'node:path';
import { digestOf, hexOf } from '../../digest/index.ts';
import type { PipelineSystem } from '../../documents/index.ts';
import { isThere, readFileIfThere, readRegularFile } from '../../io/files.ts';
import { gitFoldersOf } from '../../io/git-folder.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import { ownExecutable, systemFacts } from '../../io/system.ts';
import { INSTALLS, PIPELINES } from './generated/pipelines.ts';
import { askProgram } from '../../io/ask-program.ts';
import { undefinedFor } from '../../documents/error.ts';
import type { Environment } from '../../io/run-git.ts';

const MAX_HEAD_BYTES = 4096;
const MAX_PROGRAM_BYTES = 1024 * 1024 * 1024;

/** Files that show the CI system: those of `setup` first, then those that are there for another one. */
const SHOWN_BY = {
  '.github/workflows/claims.yml': 'github',
  '.gitlab/claims.yml': 'gitlab',
  '.gitlab-ci.yml': 'gitlab',
  'bitbucket-pipelines.yml': 'shell',
  Jenkinsfile: 'shell',
} as const;

/** The CI system of a repository: by its files, else by where its remote is. */
export async function foundPipeline(repository: GitRepository): Promise<PipelineSystem> {
  const file = Object.entries(SHOWN_BY).find(([path]) => isThere(join(repository.root, path)));
  if (file) return file[1];
  const host = await remoteHost(repository);
  if (host.includes('gitlab')) return 'gitlab';
  if (host.includes('github')) return 'github';
  return host === '' && isThere(join(repository.root, '.github')) ? 'github' : 'shell';
}

/** The host in the address of the remote, or the start of a path; nothing without a remote. */
async function remoteHost(repository: GitRepository): Promise<string> {
  const remote = (await repository.userSetting('remote.origin.url'))?.value;
  return /^(?:\w+:\/\/)?(?:[^@/]*@)?([^:/]+)/.exec(remote ?? '')?.[1] ?? remote ?? '';
}

/** The files for a CI system, with what this repository has in the place of npm and the branch `main`. */
export async function pipelineFiles(
  root: string,
  system: PipelineSystem,
): Promise<ReadonlyMap<string, string>> {
  const branch = await defaultBranch(root);
  const changes: readonly (readonly [string, string])[] = [
    ...INSTALLS[installerOf(root)],
    ['default_branch=main', `default_branch='${branch}'`],
    ['branches: [main]', `branches: ['${branch}']`],
    ...(await ownDigest()),
  ];
  const texts = system === 'none' ? [] : Object.entries(PIPELINES[system]);
  return new Map(
    texts.map(([path, text]) => [
      path,
      changes.reduce((made, [before, after]) => made.replaceAll(before, () => after), text),
    ]),
  );
}

function installerOf(root: string): keyof typeof INSTALLS {
  const has = (name: string) => isThere(join(root, name));
  if (ownExecutable() !== undefined || !has('package.json')) return 'executable';
  if (has('pnpm-lock.yaml')) return 'pnpm';
  if (!has('yarn.lock')) return 'npm';
  return has('.yarnrc.yml') ? 'yarn' : 'yarn_classic';
}

/** The branch that the remote names, else the one that is checked out; a placeholder for an unusual name. */
export async function defaultBranch(root: string): Promise<string> {
  const folders = gitFoldersOf(root);
  const heads = folders
    ? [join(folders.common, 'refs/remotes/origin/HEAD'), join(folders.own, 'HEAD')]
    : [];
  const head = heads.find(isThere);
  const bytes = head && (await readFileIfThere(head, head, MAX_HEAD_BYTES));
  const named = /^ref: refs\/(?:heads|remotes\/origin)\/([\w./-]+)$/m;
  return named.exec(Buffer.from(bytes || []).toString())?.[1] ?? '<DEFAULT-BRANCH>';
}

/** The template downloads the executable for Linux, which may be this very program. */
async function ownDigest(): Promise<readonly (readonly [string, string])[]> {
  const [file, { arch, os }] = [ownExecutable(), systemFacts()];
  if (file === undefined || arch !== 'x64' || !os.startsWith('Linux')) return [];
  const program = await readRegularFile(file, file, MAX_PROGRAM_BYTES);
  return [['<SHA256>', hexOf(digestOf(program))]];
}

const MAX_EVENT_BYTES = 16 * 1024 * 1024;
const PATIENCE_MS = 15_000;

/** Programs that know it, each for the hosts with its name. */
const ASKED = {
  github: ['gh', 'repo', 'view', '--json', 'visibility'],
  gitlab: ['glab', 'repo', 'view', '--output', 'json'],
} as const;

/** Who can read a repository, as its CI system or the program of its host says; nothing where nobody does. */
export async function visibilityOf(
  repository: GitRepository,
  environment: Environment,
): Promise<string | undefined> {
  const told = environment['CI_PROJECT_VISIBILITY'] || (await visibilityInEvent(environment));
  if (told) return told.toLowerCase();
  const host = await remoteHost(repository);
  const words = host.includes('gitlab')
    ? ASKED.gitlab
    : host.includes('github')
      ? ASKED.github
      : undefined;
  if (!words) return undefined;
  const [program, ...rest] = words;
  const answer = await askProgram({
    program,
    words: rest,
    directory: repository.root,
    root: repository.root,
    environment: { ...environment, GH_PROMPT_DISABLED: '1', NO_PROMPT: '1' },
    timeLimitMs: PATIENCE_MS,
    input: new Uint8Array(),
    kind: { notFound: 'signer_not_found', failed: 'signer_failed', maxBytes: MAX_EVENT_BYTES },
  }).catch(undefinedFor('signer_not_found', 'signer_failed'));
  return answer?.failure === undefined ? visibilityIn(answer?.stdout) : undefined;
}

/** GitHub says it in the event that started a workflow. */
async function visibilityInEvent(environment: Environment): Promise<string | undefined> {
  const path = environment['GITHUB_EVENT_PATH'];
  if (!path) return undefined;
  const bytes = await readFileIfThere(path, path, MAX_EVENT_BYTES);
  return visibilityIn(bytes || undefined);
}

/** Reads `visibility`, or the older `private`, of a repository in JSON. */
function visibilityIn(bytes: Uint8Array | undefined): string | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes ?? []).toString('utf8'));
    const told = memberOf(value, 'repository') ?? value;
    const visibility = memberOf(told, 'visibility');
    if (typeof visibility === 'string') return visibility.toLowerCase();
    const isPrivate = memberOf(told, 'private');
    return typeof isPrivate === 'boolean' ? (isPrivate ? 'private' : 'public') : undefined;
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
