import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import { DAY_MS, formatInstant, type EpochMs } from '../../src/documents/json.ts';
import { buildWorld, type ExampleWorld, type WorldSeed } from './build.ts';
import { keyFiles, repositoryFiles, surroundingFiles, type Files } from './documents.ts';
import { throwAwayKeys } from './organisation.ts';

/** Name of the git repository in the folder of a world. */
export const REPOSITORY = 'repo';

/**
 * Makes a world, by default with new keys, and writes all of it to a folder, which must be empty or not there yet.
 * The repository has two commits: the product that was tested, and the claims about it.
 */
export async function createWorld(
  directory: string,
  at: EpochMs,
  { keys, random }: Pick<WorldSeed, 'keys' | 'random'> = {
    keys: throwAwayKeys(),
    random: randomBytes,
  },
): Promise<ExampleWorld> {
  const folder = resolve(directory);
  const { repository, revision } = await createRepository(folder, at);
  const world = buildWorld({ at, keys, revision, random });
  writeFiles(folder, surroundingFiles(world));
  writeFiles(folder, keyFiles(world.keys), 0o600);
  await commitFiles(repository, repositoryFiles(world), 'Claims, contracts and trust root', at);
  return world;
}

/** Makes the repository, with the product that was tested, in a folder that must be empty or not there yet. */
export async function createRepository(
  folder: string,
  at: EpochMs,
): Promise<{ readonly repository: string; readonly revision: string }> {
  refuseOccupied(folder);
  const repository = join(folder, REPOSITORY);
  mkdirSync(repository, { recursive: true });
  await git(repository, ['init', '--quiet', '--template=', '--initial-branch=main'], at);
  const revision = await commitFiles(repository, PRODUCT, 'The product', at - 6 * DAY_MS);
  return { repository, revision };
}

/** Writes files into the repository and commits them, as of an instant. @returns the id of the commit */
export async function commitFiles(
  repository: string,
  files: Files,
  message: string,
  at: EpochMs,
): Promise<string> {
  writeFiles(repository, files);
  await git(repository, ['add', '--all'], at);
  await git(repository, ['commit', '--quiet', '--allow-empty', '--message', message], at);
  return git(repository, ['rev-parse', 'HEAD'], at);
}

/** Writes files below a folder; whatever was there is replaced. */
export function writeFiles(folder: string, files: Files, mode = 0o644): void {
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { mode });
  }
}

const PRODUCT: Files = new Map([
  ['README.md', '# Demonstration\n\nA made-up product that publishes to made-up apps.\n'],
]);

function refuseOccupied(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
}

const SETTINGS = ['-c', 'core.hooksPath=/dev/null', '-c', 'maintenance.auto=false'];

/** Runs git without any setting of anyone who runs the demonstration. */
export async function git(
  directory: string,
  args: readonly string[],
  at: EpochMs,
): Promise<string> {
  const person = {
    NAME: 'Demonstration',
    EMAIL: 'demonstration@example.org',
    DATE: formatInstant(at),
  };
  const people = Object.entries(person).flatMap(([name, value]) => [
    [`GIT_AUTHOR_${name}`, value],
    [`GIT_COMMITTER_${name}`, value],
  ]);
  const { stdout } = await execa('git', [...SETTINGS, ...args], {
    cwd: directory,
    extendEnv: false,
    env: {
      PATH: process.env['PATH'] ?? '',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      ...Object.fromEntries(people),
    },
  });
  return stdout;
}
