import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isThere } from '../is-there.ts';
import { splitBatch, type GitObject } from './objects.ts';
import { gitOfUser, isolatedGit, type Environment, type RunGit } from './run.ts';
import { present } from '../../findings/present.ts';

/**
 * Whether there can be a tag. A plain repository keeps each in a file of its own or all in one, and a
 * fresh checkout of a pipeline has neither, so no process has to be started to hear that there is none.
 */
function mayHaveTags(root: string): boolean {
  const kept = (path: string): boolean => isThere(join(root, '.git', path));
  // `.git` is a file in a linked work tree, and other formats keep refs elsewhere: let git answer there.
  if (!kept('refs/tags') || kept('packed-refs') || kept('reftable')) return true;
  try {
    return readdirSync(join(root, '.git/refs/tags')).length > 0;
  } catch {
    // Git says what is wrong with it.
    return true;
  }
}

/**
 * Whether nothing can have been cut off from the history: a plain repository says in a file of its own where
 * that was. In a linked work tree the file lies elsewhere, so git answers there.
 */
function isWhole(root: string): boolean {
  const kept = (path: string): boolean => isThere(join(root, '.git', path));
  return kept('objects') && !kept('commondir') && !kept('shallow');
}

/** A tag such as `v1.4.0`. */
export interface VersionTag {
  readonly name: string;
  /** What the tag names in the end; a commit id, unless somebody tagged something else. */
  readonly commit: string;
}

/** A file in a commit. */
export interface TreeEntry {
  readonly path: string;
  /** Its kind, such as `100644`, as git writes it. */
  readonly mode: string;
  /** The id of its content. */
  readonly id: string;
  readonly size: number;
}

/** The folder at or above `from` that holds `.git`. */
export function findRepositoryRoot(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isThere(join(folder, '.git'))) return folder;
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

  private constructor(root: string, git: RunGit, ofUser: RunGit) {
    this.root = root;
    this.#git = git;
    this.#gitOfUser = ofUser;
  }

  static async open(root: string, environment: Environment): Promise<GitRepository> {
    return new GitRepository(
      root,
      await isolatedGit(root, environment),
      await gitOfUser(root, environment),
    );
  }

  /** The commit id that a ref names; `undefined` where it names none. */
  resolveCommit(ref: string): Promise<string | undefined> {
    return this.resolve(`${ref}^{commit}`);
  }

  /** The id that a name stands for, whether or not the object is there; `undefined` for none, or for `^NAME`. */
  async resolve(name: string): Promise<string | undefined> {
    const id = await this.#line(['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id) ? id : undefined;
  }

  /** The best common ancestor of two commits; empty where they share none. @throws ClaimgateError for one that is not here */
  mergeBase(one: string, other: string): Promise<string> {
    return this.#line(['merge-base', one, other]);
  }

  /** The commits between an ancestor, which is left out, and a commit, which is included; no others. */
  async commitsBetween(ancestor: string, commit: string): Promise<string[]> {
    return lines(await this.#git(['rev-list', '--ancestry-path', commit, `^${ancestor}`, '--']));
  }

  /** A commit and everything behind it, as far as it is here. */
  async commitsUpTo(commit: string): Promise<string[]> {
    return lines(await this.#git(['rev-list', commit, '--']));
  }

  /** Objects by name (`COMMIT:PATH` and the like), in their order, in one call; `undefined` for a name that means nothing. */
  async objects(names: readonly string[]): Promise<(GitObject | undefined)[]> {
    return splitBatch(await this.#git(['cat-file', '--batch'], `${names.join('\n')}\n`), names);
  }

  /** The paths of all files in a commit. */
  async files(commit: string): Promise<string[]> {
    return records(await this.#git(['ls-tree', '-r', '-z', '--full-tree', '--name-only', commit]));
  }

  /** All files of a commit with the ids and sizes of their contents. */
  async entries(commit: string): Promise<TreeEntry[]> {
    const output = await this.#git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit]);
    return records(output).map((record) => {
      const tab = record.indexOf('\t');
      const [mode = '', , id = '', size = ''] = record.slice(0, tab).split(/ +/);
      return { path: record.slice(tab + 1), mode, id, size: size === '-' ? 0 : Number(size) };
    });
  }

  /** All release tags with the commit that each names, in no order. */
  async versionTags(): Promise<VersionTag[]> {
    if (!mayHaveTags(this.root)) return [];
    const format = '%(refname:strip=2) %(objectname) %(*objectname) %(*objecttype)';
    const output = await this.#git(['for-each-ref', `--format=${format}`, 'refs/tags/v*']);
    const tags = lines(output).map(async (line) => {
      const [name = '', object = '', peeled = '', type] = line.split(' ');
      // Git before 2.45 peels a tag of a tag only once.
      const last = type === 'tag' ? await this.resolveCommit(`refs/tags/${name}`) : undefined;
      return { name, commit: last ?? (peeled === '' ? object : peeled) };
    });
    return Promise.all(tags);
  }

  /** Whether history was cut off when this clone was made. */
  async isShallow(): Promise<boolean> {
    if (isWhole(this.root)) return false;
    return (await this.#line(['rev-parse', '--is-shallow-repository'])) === 'true';
  }

  /** Those of the paths that the ignore rules of the work tree exclude. */
  async ignored(paths: readonly string[]): Promise<string[]> {
    if (paths.length === 0) return [];
    return records(
      await this.#git(['check-ignore', '-z', '--stdin'], paths.map((path) => `${path}\0`).join('')),
    );
  }

  /** Attributes of a path as pairs of name and value. */
  async attributes(path: string, names: readonly string[]): Promise<[string, string][]> {
    const fields = records(await this.#git(['check-attr', '-z', ...names, '--', path]));
    return names.map((name, index) => [name, present(fields[index * 3 + 2])]);
  }

  /** A setting as the caller's own git sees it, with the file that sets it: for messages only. */
  async userSetting(name: string): Promise<string | undefined> {
    const [origin = '', value = ''] = records(
      await this.#gitOfUser(['config', '-z', '--show-origin', '--get', name]),
    );
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
  return text(output)
    .split('\0')
    .filter((record) => record !== '');
}

function lines(output: Uint8Array): string[] {
  return text(output)
    .split('\n')
    .filter((line) => line !== '');
}
