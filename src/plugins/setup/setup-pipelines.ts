import { join } from 'node:path';
import { digestOf, hexOf } from '../../digest/index.ts';
import type { PipelineSystem } from '../../documents/index.ts';
import { isThere, readFileIfThere, readRegularFile } from '../../io/files.ts';
import { gitFoldersOf } from '../../io/git-folder.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import { ownExecutable, systemFacts } from '../../io/system.ts';
import { INSTALLS, PIPELINES } from './generated/pipelines.ts';

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
export async function remoteHost(repository: GitRepository): Promise<string> {
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
