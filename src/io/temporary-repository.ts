import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeOutput } from '../trust/git-objects.ts';
import type { NamedBytes } from '../documents/json.ts';
import { withTemporaryFolder } from './private-files.ts';
import { GIT_LIMITS, gitRunner, isolatedGit, type Environment } from './run-git.ts';

export interface TemporaryRepository {
  readonly directory: string;
  readonly environment: Environment;
  /** Adds files to those that are there. @returns the id of the commit */
  commit(message: string, files: readonly NamedBytes[]): Promise<string>;
  /** Writes a file, for this user alone, beside the repository. @returns its path */
  writeBeside(name: string, content: string | Uint8Array): string;
}

const NOBODY = {
  GIT_AUTHOR_NAME: 'Nobody',
  GIT_AUTHOR_EMAIL: 'nobody@localhost',
  GIT_COMMITTER_NAME: 'Nobody',
  GIT_COMMITTER_EMAIL: 'nobody@localhost',
};

/** Works in a new repository that only this user can enter, and removes it with all that lies beside it. */
export async function withTemporaryRepository<T>(
  { PATH }: Environment,
  work: (repository: TemporaryRepository) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const directory = join(folder, 'repository');
    mkdirSync(directory);
    const environment = { PATH, ...NOBODY };
    const setup = isolatedGit(directory, environment);
    const named = { ...setup, environment: { ...setup.environment, ...NOBODY } };
    const git = gitRunner(named, GIT_LIMITS);
    await git(['init', '--quiet', '--initial-branch=main']);
    return work({
      directory,
      environment,
      async commit(message, files) {
        for (const { file, bytes } of files) {
          mkdirSync(dirname(join(directory, file)), { recursive: true });
          writeFileSync(join(directory, file), bytes);
        }
        await git(['add', '--all']);
        await git(['commit', '--quiet', '--allow-empty', `--message=${message}`]);
        return decodeOutput(await git(['rev-parse', 'HEAD'])).trim();
      },
      writeBeside(name, content) {
        writeFileSync(join(folder, name), content, { mode: 0o600 });
        return join(folder, name);
      },
    });
  });
}
