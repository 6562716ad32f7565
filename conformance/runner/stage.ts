import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { copyFolder } from '../../test/copy.ts';
import { below, type ConformanceCase, type SuiteFiles } from './case.ts';

/** Where a case is played: its folder, and the repository in it that the program is started in. */
export interface PlayedCase {
  readonly folder: string;
  readonly repository: string;
}

/** The one file of the first commit, and what commits are made with: so their ids are the same everywhere. */
export const FIRST_COMMIT = { path: 'README.md', content: '# Conformance\n' };
export const COMMITTER = {
  name: 'Conformance',
  email: 'conformance@example.org',
  date: '2026-01-01T00:00:00Z',
};
export const MESSAGES = {
  first: 'The product that is tested',
  elsewhere: 'Elsewhere',
  judged: 'What is judged',
} as const;

/** Makes the folders of cases below a temporary one. Repositories with the same files are made once and copied. */
export class Stage {
  readonly #root: string;
  readonly #kept: boolean;
  readonly #repositories = new Map<string, Promise<string>>();
  #start: Promise<string> | undefined;

  /** @param keep a folder for the cases that stays afterwards; without it, a temporary one is removed at the end */
  constructor(keep?: string) {
    this.#kept = keep !== undefined;
    if (keep !== undefined) mkdirSync(keep, { recursive: true });
    this.#root = realpathSync(keep ?? mkdtempSync(join(tmpdir(), 'claimgate-conformance-')));
  }

  /** Lays out one case (README.md, "How a case is laid out"). */
  async layOut(one: ConformanceCase): Promise<PlayedCase> {
    const folder = join(this.#root, 'cases', one.name);
    const repository = join(folder, 'repo');
    mkdirSync(join(folder, 'home'), { recursive: true });
    const committed = below(one.files, 'committed');
    if (one.repository === 'none') write(repository, committed);
    else copyFolder(await this.#repository(committed, one), repository);
    write(repository, below(one.files, 'work-tree'));
    write(join(folder, 'beside'), below(one.files, 'beside'));
    return { folder, repository };
  }

  /** Removes what one case left behind. */
  leave(one: ConformanceCase): void {
    if (!this.#kept) remove(join(this.#root, 'cases', one.name));
  }

  remove(): void {
    remove(this.#kept ? join(this.#root, 'repositories') : this.#root);
  }

  #repository(files: SuiteFiles, { tags = [], repository }: ConformanceCase): Promise<string> {
    const kind = repository === 'shallow' ? 'shallow' : 'whole';
    const key = keyOf([...files, ['tags', Buffer.from(tags.join(' '))]]) + kind;
    const known = this.#repositories.get(key);
    if (known) return known;
    const making = this.#make(join(this.#root, 'repositories', key), files, tags, kind);
    this.#repositories.set(key, making);
    return making;
  }

  async #make(
    folder: string,
    files: SuiteFiles,
    tags: readonly string[],
    kind: 'shallow' | 'whole',
  ) {
    this.#start ??= this.#makeStart();
    copyFolder(await this.#start, folder);
    write(folder, files);
    await commitAll(folder, MESSAGES.judged);
    for (const tag of tags) await git(folder, 'tag', tag);
    if (kind === 'whole') return folder;
    const clone = `${folder}-clone`;
    await git(folder, 'clone', '--quiet', '--depth=1', `file://${folder}`, clone);
    return clone;
  }

  /** A repository with the first commit, and one on a branch `elsewhere` that is no ancestor of what is judged. */
  async #makeStart(): Promise<string> {
    const folder = join(this.#root, 'repositories', 'start');
    write(folder, new Map([[FIRST_COMMIT.path, Buffer.from(FIRST_COMMIT.content)]]));
    await git(folder, 'init', '--quiet', '--initial-branch=elsewhere', '--template=');
    await commitAll(folder, MESSAGES.elsewhere);
    await git(folder, 'checkout', '--quiet', '--orphan', 'main');
    await commitAll(folder, MESSAGES.first);
    return folder;
  }
}

function keyOf(files: Iterable<readonly [string, Uint8Array]>): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${path}\n${content.length}\n`).update(content);
  return hash.digest('hex');
}

function write(folder: string, files: SuiteFiles): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { mode: 0o644 });
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

async function commitAll(folder: string, message: string): Promise<void> {
  await git(folder, 'add', '--all', '--force');
  await git(folder, 'commit', '--quiet', '--allow-empty', '--message', message);
}

/** Runs git without any setting of anyone who runs the suite. */
async function git(folder: string, ...args: readonly string[]): Promise<void> {
  const { name, email, date } = COMMITTER;
  const people = { NAME: name, EMAIL: email, DATE: date };
  const env = Object.fromEntries(
    Object.entries(people).flatMap(([member, value]) => [
      [`GIT_AUTHOR_${member}`, value],
      [`GIT_COMMITTER_${member}`, value],
    ]),
  );
  const settings = ['core.hooksPath=/dev/null', 'core.autocrlf=false', 'maintenance.auto=false'];
  const words = [...settings, 'protocol.file.allow=always'].flatMap((setting) => ['-c', setting]);
  await execa('git', [...words, ...args], {
    cwd: folder,
    extendEnv: false,
    env: {
      PATH: process.env['PATH'] ?? '',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      ...env,
    },
  });
}
