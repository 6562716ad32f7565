import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gitOfUser, isolatedGit, type Environment, type RunGit } from './run.ts';

/** One entry of a tree: a file, a folder, a link or a submodule. */
export interface TreeEntry {
  /** Six octal digits, as git writes them. */
  readonly mode: string;
  readonly id: string;
  /** In bytes; 0 for what is not a file. */
  readonly size: number;
  readonly name: string;
}

/** The folder at or above `from` that holds `.git`. */
export async function findRepositoryRoot(from: string): Promise<string | undefined> {
  for (let folder = from; ; folder = dirname(folder)) {
    if (await lstat(join(folder, '.git')).catch(() => undefined)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * A git repository, read by plumbing commands only. Refs are resolved once, to a commit id; everything
 * after that is asked for by object id (trust.md section 5).
 */
export class GitRepository {
  readonly root: string;
  readonly #git: RunGit;
  readonly #gitOfUser: RunGit;

  private constructor(root: string, git: RunGit, gitOfUser: RunGit) {
    this.root = root;
    this.#git = git;
    this.#gitOfUser = gitOfUser;
  }

  static async open(root: string, environment: Environment): Promise<GitRepository> {
    return new GitRepository(root, await isolatedGit(root, environment), await gitOfUser(root, environment));
  }

  /** The commit id that a ref names; `undefined` where it names none. */
  async resolveCommit(ref: string): Promise<string | undefined> {
    const id = await this.#line(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
    return id === '' ? undefined : id;
  }

  /** The entries of a folder in a commit (`''` is the root); none where there is no such folder. */
  async folder(commit: string, path: string): Promise<TreeEntry[]> {
    const prefix = path === '' ? '' : `${path}/`;
    const filter = prefix === '' ? [] : ['--', prefix];
    const output = await this.#git(['ls-tree', '-l', '-z', '--full-tree', commit, ...filter]);
    return records(output).map((record) => treeEntry(record, prefix.length));
  }

  /** The paths of all files in a commit. */
  async files(commit: string): Promise<string[]> {
    return records(await this.#git(['ls-tree', '-r', '-z', '--full-tree', '--name-only', commit]));
  }

  /** The bytes of a blob. */
  blob(id: string): Promise<Uint8Array> {
    return this.#git(['cat-file', 'blob', id]);
  }

  /** Names of the tags that point at a commit, without `refs/tags/`. */
  async tagsAt(commit: string): Promise<string[]> {
    const output = await this.#git(['for-each-ref', `--points-at=${commit}`, '--format=%(refname:strip=2)', 'refs/tags']);
    return text(output).split('\n').filter((name) => name !== '');
  }

  /** Whether history was cut off when this clone was made. */
  async isShallow(): Promise<boolean> {
    return (await this.#line(['rev-parse', '--is-shallow-repository'])) === 'true';
  }

  /** Those of the paths that the ignore rules of the work tree exclude. */
  async ignored(paths: readonly string[]): Promise<string[]> {
    return records(await this.#git(['check-ignore', '-z', '--stdin'], paths.map((path) => `${path}\0`).join('')));
  }

  /** Attributes of a path as pairs of name and value. */
  async attributes(path: string, names: readonly string[]): Promise<[string, string][]> {
    const fields = records(await this.#git(['check-attr', '-z', ...names, '--', path]));
    return names.map((name, index) => [name, fields[index * 3 + 2] ?? 'unspecified']);
  }

  /** A setting as the caller's own git sees it, with the file that sets it: for messages only. */
  async userSetting(name: string): Promise<string | undefined> {
    const [origin = '', value = ''] = records(await this.#gitOfUser(['config', '-z', '--show-origin', '--get', name]));
    return value === '' ? undefined : `${value} (${origin})`;
  }

  async #line(args: readonly string[]): Promise<string> {
    return text(await this.#git(args)).trimEnd();
  }
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

function records(output: Uint8Array): string[] {
  return text(output).split('\0').filter((record) => record !== '');
}

function treeEntry(record: string, prefixLength: number): TreeEntry {
  const tab = record.indexOf('\t');
  const [mode = '', , id = '', size = ''] = record.slice(0, tab).split(/ +/);
  return { mode, id, size: Number.parseInt(size, 10) || 0, name: record.slice(tab + 1 + prefixLength) };
}
