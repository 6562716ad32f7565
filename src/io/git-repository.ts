import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { present } from '../documents/error.ts';
import { ClaimgateError } from '../documents/findings.ts';
import { isThere } from './files.ts';
import { History, SeenCommits } from '../trust/commit-history.ts';
import { isShared, pathInRepository, type ProductFolder } from '../documents/products.ts';
import { gitFoldersOf, refuseEndlessFiles, type GitFolders } from './git-folder.ts';
import { ObjectReader } from './git-object-reader.ts';
import {
  COMMIT_LIMIT,
  gitTooLarge,
  noSuchObject,
  parseTree,
  taggedBy,
  tagNameIn,
  decodeOutput,
  TREE_LIMIT,
  type GitObject,
  type ObjectLimit,
  type ObjectSource,
} from '../trust/git-objects.ts';
import {
  GIT_LIMITS,
  gitOfUser,
  gitRunner,
  isolatedGit,
  type Environment,
  type GitLimits,
  type RunGit,
} from './run-git.ts';

export interface VersionTag {
  readonly name: string;
  /** The object that the tag finally names: a commit, unless something else was tagged. */
  readonly commit: string;
}

type Peeled = Pick<GitObject, 'type' | 'id'>;

interface UserSetting {
  readonly value: string;
  readonly origin: string;
}

/** How git is asked for one repository, and what it said, in one command: however often that is read. */
interface Asked {
  readonly root: string;
  readonly environment: Environment;
  readonly limits: GitLimits;
  readonly git: RunGit;
  readonly objects: ObjectReader;
  readonly commits: SeenCommits;
  readonly peeled: Map<string, Promise<Peeled>>;
  refs?: Promise<Refs> | undefined;
  branches?: Promise<string[]> | undefined;
  settings?: Promise<readonly string[]>;
  userSettings?: Promise<ReadonlyMap<string, UserSetting>>;
}

const MAX_VERSION_TAGS = 20_000;
/** So many objects are asked for at a time. */
const MAX_AT_ONCE = 512;
/** A tag of a tag of a tag is already odd. */
const MAX_TAG_DEPTH = 8;

/**
 * A git repository, read by plumbing commands only. Refs are taken from one listing, by their full names;
 * everything after that is asked for by object id, and hashed (specification/trust.md 5).
 */
export class GitRepository implements ObjectSource {
  readonly root: string;
  readonly product: ProductFolder | undefined;
  readonly #asked: Asked;
  #documentBytes = 0;

  private constructor(asked: Asked, product?: ProductFolder) {
    this.root = asked.root;
    this.product = product;
    this.#asked = asked;
  }

  /** Where the documents lie in the work tree: the root, or the folder of the product. */
  get folder(): string {
    return join(this.root, this.product?.path ?? '');
  }

  /** Where a path of a document starts from in the work tree. */
  folderOf(path: string): string {
    return this.product && isShared(this.product, path) ? this.root : this.folder;
  }

  /** @throws GitUnavailable where no git can be found outside of the repository */
  static open(root: string, environment: Environment, limits = GIT_LIMITS): GitRepository {
    const setup = isolatedGit(root, environment);
    refuseEndlessFiles(root);
    const git = gitRunner(setup, limits);
    const objects = new ObjectReader(setup, limits);
    const commits = new SeenCommits({
      maxBytes: limits.historyBytes,
      read: (id) => objects.readOnce(id, COMMIT_LIMIT),
      // History is walked without them as well, only more slowly.
      ahead: {
        list: (from, count) =>
          git(['rev-list', `--max-count=${count}`, '--stdin'], { input: from.join('\n') }).then(
            lines,
            () => [],
          ),
        read: (ids, take) => objects.readAll(ids, COMMIT_LIMIT, take),
      },
    });
    return new GitRepository({
      root,
      environment,
      limits,
      git,
      objects,
      commits,
      peeled: new Map(),
    });
  }

  /** Returns this repository for another reading in one command: bounded as the first, and git is not asked again. */
  again(): GitRepository {
    return this.of(this.product);
  }

  /** Returns this repository to be read for one product; without one, as a whole. */
  of(product: ProductFolder | undefined): GitRepository {
    return new GitRepository(this.#asked, product);
  }

  /** All refs and `HEAD`, as they are when they are first asked for, or after {@link refsChanged}. */
  refs(): Promise<Refs> {
    return (this.#asked.refs ??= this.#listRefs());
  }

  /** To call after writing a ref, and where others had the time to. */
  refsChanged(): void {
    this.#asked.refs = undefined;
    this.#asked.branches = undefined;
  }

  async #listRefs(): Promise<Refs> {
    // The next question is mostly for the commit of a ref.
    this.#asked.objects.prepare();
    return new Refs(decodeOutput(await this.#asked.git(['show-ref', '--head'])));
  }

  /**
   * The commit that a ref leads to, by its full name and no other; `undefined` where it leads to none.
   * @throws ClaimgateError `git_failed` where it names an object that is not here
   */
  async commitAt(fullName: string): Promise<string | undefined> {
    const id = (await this.refs()).idOf(fullName);
    return id === undefined ? undefined : commitIdOf(await this.#peel(id));
  }

  /** The name that an annotated tag gives itself; `undefined` where the ref is none, or names something else. */
  async tagNameAt(fullName: string): Promise<string | undefined> {
    const id = (await this.refs()).idOf(fullName);
    const object = id === undefined ? undefined : await this.#existing(id);
    return object?.type === 'tag' ? tagNameIn(object) : undefined;
  }

  /** The commit that a name stands for which somebody typed ({@link Refs.named}). */
  async resolveCommit(name: string): Promise<string | undefined> {
    const id = (await this.refs()).named(name);
    if (id === undefined) return undefined;
    // Of an id nobody here says that it is there.
    const object = id === name ? await this.object(id, COMMIT_LIMIT) : undefined;
    return id === name && !object ? undefined : commitIdOf(await this.#peel(id));
  }

  /** Peels a tag; asked once, since many tags may name the same object. */
  #peel(id: string): Promise<Peeled> {
    const known = this.#asked.peeled.get(id) ?? this.#follow(id);
    this.#asked.peeled.set(id, known);
    return known;
  }

  async #follow(id: string): Promise<Peeled> {
    let object = await this.#existing(id);
    for (let depth = 0; object.type === 'tag'; depth += 1) {
      if (depth === MAX_TAG_DEPTH) throw gitTooLarge(`${MAX_TAG_DEPTH} tags of tags`, id);
      object = await this.#existing(taggedBy(object));
    }
    return { type: object.type, id: object.id };
  }

  async #existing(id: string): Promise<GitObject> {
    const object = await this.object(id, COMMIT_LIMIT);
    if (object) return object;
    throw noSuchObject(id);
  }

  async object(id: string, limit: ObjectLimit): Promise<GitObject | undefined> {
    const room = () => this.#asked.limits.documentBytes - this.#documentBytes;
    const object = await this.#asked.objects.read(id, {
      // Asked for when git says how large the object is: others may have been read by then.
      get maxBytes() {
        return Math.min(limit.maxBytes, room());
      },
      tooLarge: (size) =>
        size > limit.maxBytes
          ? limit.tooLarge(size)
          : gitTooLarge(`${this.#asked.limits.documentBytes} bytes`, 'all documents together'),
    });
    this.#documentBytes += object?.bytes.length ?? 0;
    return object;
  }

  /** Asks how large an object is, without reading it; `undefined` for one that is not here. */
  async sizeOf(id: string): Promise<number | undefined> {
    const ask = ['cat-file', '--batch-check=%(objectsize)'];
    const [, size] =
      /^(\d+)\n$/.exec(decodeOutput(await this.#asked.git(ask, { input: id }))) ?? [];
    return size === undefined ? undefined : Number(size);
  }

  /** The history of a commit. Git only hints at the commits that come next: they are verified like any other. */
  historyOf(commit: string): History {
    return new History(this.#asked.commits, [commit]);
  }

  /** The commits that are some or lie behind them, without `until` and what lies behind it; and whether all could be read. */
  commitsSince(from: readonly string[], until: readonly string[]) {
    return new History(this.#asked.commits, from, until).commits();
  }

  /** The ids of what lies at a path in each of some trees, by the id of the tree; and whether all could be read. */
  async idsAt(path: string, trees: Iterable<string>) {
    let left = this.#asked.limits.historyBytes;
    const read = async (id: string) => {
      const tree = left < 0 ? undefined : await this.#asked.objects.read(id, TREE_LIMIT);
      left -= tree?.bytes.length ?? 0;
      return tree;
    };
    const ids = new Map([...trees].map((id) => [id, id]));
    let areAllRead = true;
    for (const name of pathInRepository(this.product, path).split('/')) {
      const entries = new Map<string, string | undefined>();
      const asked = [...new Set(ids.values())];
      for (let at = 0; at < asked.length; at += MAX_AT_ONCE)
        for (const tree of await Promise.all(asked.slice(at, at + MAX_AT_ONCE).map(read))) {
          const isFolder = tree?.type === 'tree';
          const entry = isFolder && parseTree(tree).find((one) => one.name === name);
          if (tree) entries.set(tree.id, entry ? entry.id : undefined);
        }
      areAllRead &&= asked.every((id) => entries.has(id));
      for (const [tree, id] of ids) {
        const entry = entries.get(id);
        if (entry === undefined) ids.delete(tree);
        else ids.set(tree, entry);
      }
    }
    return { ids, isWhole: areAllRead };
  }

  /** The entries of a folder in each of some trees, by name, with their ids; and whether all could be read. */
  async entriesAt(folder: string, trees: Iterable<string>) {
    const { ids, isWhole } = await this.idsAt(folder, trees);
    const read = new Map<string, ReadonlyMap<string, string>>();
    for (const id of new Set(ids.values())) {
      const tree = await this.#asked.objects.read(id, TREE_LIMIT);
      const there = tree?.type === 'tree' ? parseTree(tree) : [];
      read.set(id, new Map(there.map((entry) => [entry.name, entry.id])));
    }
    const entries = new Map([...ids].map(([tree, id]) => [tree, present(read.get(id))]));
    return { entries, isWhole };
  }

  /** All release tags with the commit that each names, in no order. */
  async versionTags(): Promise<VersionTag[]> {
    const refs = await this.refs();
    const names = refs.below(`refs/tags/${this.product?.tagPrefix ?? 'v'}`);
    if (names.length > MAX_VERSION_TAGS)
      throw gitTooLarge(`${MAX_VERSION_TAGS} tags`, `${names.length} tags`);
    return Promise.all(
      names.map(async (name) => {
        const id = present(refs.idOf(name));
        return { name: name.slice('refs/tags/'.length), commit: (await this.#peel(id)).id };
      }),
    );
  }

  /**
   * The commits of all local branches; `undefined` where anything here came from elsewhere: there is a
   * remote, a branch of one, or something that was fetched.
   *
   * @throws ClaimgateError `git_failed` where one of the branches is broken
   */
  async ownBranches(): Promise<string[] | undefined> {
    const folders = gitFoldersOf(this.root);
    // Where git found what we did not, nobody knows what else is there.
    if (!folders) return undefined;
    const places = [
      join(folders.own, 'FETCH_HEAD'),
      // Before they were settings, remotes were files in `remotes` or `branches`.
      join(folders.common, 'remotes'),
      join(folders.common, 'branches'),
    ];
    const seen =
      (await this.refs()).below('refs/remotes/').length > 0 || places.some(holdsAnything);
    if (seen) return undefined;
    const [branches, isFromElsewhere] = await Promise.all([
      this.#branches(),
      mayNameRemote(folders) && this.#namesRemote(),
    ]);
    return isFromElsewhere ? undefined : branches;
  }

  async #namesRemote(): Promise<boolean> {
    const [settings, origin] = await Promise.all([
      this.settings(),
      // Not listed where the branch that it names was not fetched.
      this.#asked.git(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']),
    ]);
    return origin.length > 0 || settings.some((name) => name.startsWith('remote.'));
  }

  /** Warns of a broken branch, which `show-ref` may pass over. */
  #branches(): Promise<string[]> {
    const list = ['for-each-ref', '--format=%(objectname)', 'refs/heads'];
    return (this.#asked.branches ??= this.#asked.git(list, { strict: true }).then(lines));
  }

  async version(): Promise<string> {
    return decodeOutput(await this.#asked.git(['version'])).trim();
  }

  /** The names of all settings of the repository, sections and keys in lower case. */
  settings(): Promise<readonly string[]> {
    const list = ['config', '-z', '--list', '--name-only'];
    return (this.#asked.settings ??= this.#asked.git(list).then(records));
  }

  /** Those of the paths that the ignore rules of the work tree exclude. */
  async ignored(paths: readonly string[]): Promise<string[]> {
    if (paths.length === 0) return [];
    const named = new Map(paths.map((path) => [pathInRepository(this.product, path), path]));
    const input = [...named.keys()].map((path) => `${path}\0`).join('');
    const ignored = records(await this.#asked.git(['check-ignore', '-z', '--stdin'], { input }));
    return ignored.flatMap((path) => named.get(path) ?? []);
  }

  /**
   * The files that are staged, or that neither git nor the ignore rules of the work tree and the user know, from the root;
   * another repository in this one by its folder.
   */
  async present(): Promise<string[]> {
    const git = gitRunner(gitOfUser(this.root, this.#asked.environment), this.#asked.limits);
    // Names that differ by capital letters alone are two files wherever they can lie side by side.
    const list = ['-c', 'core.ignoreCase=false', 'ls-files', '-z', '--cached', '--others'];
    list.push('--exclude-standard');
    return [...new Set(records(await git(list)))];
  }

  /** The files and whole folders that are there and that the ignore rules exclude, from the root. */
  async ignoredPresent(): Promise<string[]> {
    const git = gitRunner(gitOfUser(this.root, this.#asked.environment), this.#asked.limits);
    const list = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
    return records(await git(list)).map((path) => path.replace(/\/$/, ''));
  }

  /** Those of the words that some text file of a commit holds. */
  async mentioned(words: readonly string[], commit: string): Promise<string[]> {
    if (words.length === 0) return [];
    const grep = ['grep', '-h', '-o', '-w', '-I', '-F', ...words.flatMap((word) => ['-e', word])];
    const found = new Set(lines(await this.#asked.git([...grep, commit])));
    return words.filter((word) => found.has(word));
  }

  async attributes(path: string, names: readonly string[]): Promise<[string, string][]> {
    const place = pathInRepository(this.product, path);
    const fields = records(await this.#asked.git(['check-attr', '-z', ...names, '--', place]));
    return names.map((name, index) => [name, present(fields[index * 3 + 2])]);
  }

  /** A setting, by its name in lower case, that has a value. No claim is judged by it. */
  async userSetting(name: string): Promise<UserSetting | undefined> {
    return (await (this.#asked.userSettings ??= this.#listUserSettings())).get(name);
  }

  async #listUserSettings(): Promise<ReadonlyMap<string, UserSetting>> {
    const git = gitRunner(gitOfUser(this.root, this.#asked.environment), this.#asked.limits);
    const fields = decodeOutput(await git(['config', '-z', '--list', '--show-origin'])).split('\0');
    const settings = new Map<string, UserSetting>();
    for (let at = 0; at + 1 < fields.length; at += 2) {
      const [origin = '', setting = ''] = fields.slice(at);
      const [name = ''] = setting.split('\n', 1);
      // The setting nearest to the repository comes last and wins.
      settings.set(name, { value: setting.slice(name.length + 1), origin });
    }
    return new Map([...settings].filter(([, { value }]) => value !== ''));
  }
}

/**
 * Whether git could name a remote: its settings have the word, or take others in, or keep refs in another form. Most
 * repositories without a remote say no, and two processes of git are saved.
 */
function mayNameRemote({ common, own }: GitFolders): boolean {
  const head = 'refs/remotes/origin/HEAD';
  if (isThere(join(common, head)) || isThere(join(own, head))) return true;
  try {
    return /remote|include|extensions/i.test(readFileSync(join(common, 'config'), 'latin1'));
  } catch {
    return true;
  }
}

/** Whether there is a file, or a folder with something in it; git itself makes an empty `branches`. */
function holdsAnything(path: string): boolean {
  if (!isThere(path)) return false;
  try {
    return readdirSync(path).length > 0;
  } catch {
    return true;
  }
}

function commitIdOf({ type, id }: Peeled): string | undefined {
  return type === 'commit' ? id : undefined;
}

function records(output: Uint8Array): string[] {
  return decodeOutput(output)
    .split('\0')
    .filter((record) => record !== '');
}

function lines(output: Uint8Array): string[] {
  return decodeOutput(output)
    .split('\n')
    .filter((line) => line !== '');
}

/**
 * The refs of a repository by their full names, each with the id that it holds. Names are compared whole:
 * git itself would go on guessing, and find a tag that is called `refs/remotes/origin/HEAD`.
 */
class Refs {
  readonly #ids: ReadonlyMap<string, string>;

  /** @param listing lines of `show-ref --head` or the like: an id, a space, a full name */
  constructor(listing: string) {
    const refs = listing.split('\n').map((line) => /^([0-9a-f]{40,64}) (.+)$/.exec(line));
    this.#ids = new Map(refs.flatMap((line) => (line ? [[line[2] ?? '', line[1] ?? '']] : [])));
  }

  /** Returns the object of a ref: a commit, or an annotated tag. */
  idOf(fullName: string): string | undefined {
    return this.#ids.get(fullName);
  }

  /** The full names below a folder of refs, such as `refs/tags/`. */
  below(folder: string): string[] {
    return [...this.#ids.keys()].filter((name) => name.startsWith(folder));
  }

  /**
   * The id that a name stands for which somebody typed: `HEAD`, a full object id, a full ref name, or the
   * short name of exactly one tag, branch or remote branch.
   *
   * @throws ClaimgateError `ref_ambiguous` where more than one ref has this short name
   */
  named(name: string): string | undefined {
    if (name === 'HEAD' || name.startsWith('refs/')) return this.idOf(name);
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) return name;
    const found = FOLDERS.map((folder) => folder + name).filter((full) => this.#ids.has(full));
    const [only, ...others] = found;
    if (others.length > 0)
      throw new ClaimgateError('ref_ambiguous', { expected: found.join(' or '), found: name });
    return only === undefined ? undefined : this.idOf(only);
  }
}

const FOLDERS = ['refs/tags/', 'refs/heads/', 'refs/remotes/'];
