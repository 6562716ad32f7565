import { ClaimgateError, errorOf, present } from '../documents/findings.ts';
import { tooLarge, type NamedBytes } from '../documents/read-json.ts';
import {
  COMMIT_LIMIT,
  gitTooLarge,
  noSuchObject,
  parseCommit,
  parseTree,
  TREE_LIMIT,
  type GitObject,
  type ObjectSource,
  type TreeEntry,
} from './git-objects.ts';
import { isOfNested, pathInRepository, type ProductFolder } from '../documents/products.ts';

export interface CommitEntry {
  /** From the root of the repository. */
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

interface ReadTree {
  readonly object: GitObject;
  readonly entries: readonly TreeEntry[];
}

/** More files, or more documents in one folder, are refused: trees can name each other and grow without end. */
const MAX_PATHS = 500_000;
const MAX_FOLDER_ENTRIES = 20_000;
const MAX_PATH_LENGTH = 4096;
/** So many trees are asked for at once. */
const ROUND = 256;

/**
 * The files of one commit, or of one product in it: then paths start from its folder, and other products in that folder
 * are left out. All is asked for by its id, and hashes to it; each tree is read once.
 */
export class CommitTree {
  readonly #source: ObjectSource;
  readonly #commit: GitObject;
  readonly #trees = new Map<string, Promise<ReadTree>>();

  private constructor(source: ObjectSource, commit: GitObject) {
    this.#source = source;
    this.#commit = commit;
  }

  get revision(): string {
    return this.#commit.id;
  }

  get product(): ProductFolder | undefined {
    return this.#source.product;
  }

  /** @param commit its id @throws ClaimgateError `git_failed` where there is no such commit */
  static async open(source: ObjectSource, commit: string): Promise<CommitTree> {
    const object = await source.object(commit, COMMIT_LIMIT);
    if (object?.type === 'commit') return new CommitTree(source, object);
    throw noSuchObject(commit, `commit ${commit}`);
  }

  /**
   * The bytes of a regular file; `undefined` where there is none.
   *
   * @throws ClaimgateError for a path where something else than a regular file stands, and `json_too_large`
   */
  async file(path: string, maxBytes: number): Promise<Uint8Array | undefined> {
    const id = await this.idOfFile(path);
    if (id === undefined) return undefined;
    const limit = {
      maxBytes,
      tooLarge: (size: number) => errorOf([tooLarge(size, maxBytes, path)]),
    };
    const blob = await this.#source.object(id, limit);
    if (blob?.type === 'blob') return blob.bytes;
    throw noSuchObject(id, path);
  }

  files(requests: readonly InputRequest[]): Promise<(Uint8Array | undefined)[]> {
    return Promise.all(requests.map(({ path, maxBytes }) => this.file(path, maxBytes)));
  }

  /** The id of a regular file, which is not read; `undefined` where there is none. @throws ClaimgateError as {@link file} */
  async idOfFile(path: string): Promise<string | undefined> {
    const place = pathInRepository(this.#source.product, path);
    const at = place.lastIndexOf('/') + 1;
    const entry = entryNamed(place.slice(at), await this.#entries(place.slice(0, at), path), path);
    if (!entry) return undefined;
    refuseMode(entry, true, path);
    return entry.id;
  }

  /** Lists a folder of the commit; empty where there is none. @throws ClaimgateError for anything but a folder in its place */
  async folder(path: string): Promise<CommitEntry[]> {
    const entries = await this.#entries(pathInRepository(this.#source.product, path), path);
    refuseMore(entries.length, MAX_FOLDER_ENTRIES, path);
    return entries.map(({ name, mode, id }) => ({ path: `${path}/${name}`, mode, id }));
  }

  /** The paths of all files, links and submodules. @throws ClaimgateError `git_too_large` */
  async paths(): Promise<string[]> {
    return (await this.entries()).map(({ path }) => path);
  }

  /** All files, links and submodules, of the folders to enter. @throws ClaimgateError `git_too_large` */
  async entries(isEntered: (folder: string) => boolean = () => true): Promise<CommitEntry[]> {
    const found: CommitEntry[] = [];
    const { product } = this.#source;
    const tree = await this.treeOf(product?.path ?? '');
    const folders = tree === undefined ? [] : [{ prefix: '', id: tree }];
    for (let at = 0; at < folders.length;) {
      const round = folders.slice(at, at + ROUND);
      at += round.length;
      const trees = await Promise.all(round.map(({ prefix, id }) => this.#tree(id, prefix)));
      for (const [index, { entries }] of trees.entries()) {
        const { prefix } = round[index] ?? { prefix: '' };
        refuseMore(found.length + folders.length + entries.length, MAX_PATHS, 'the commit');
        for (const { name, mode, id } of entries) {
          const path = prefix + name;
          if (isOfNested(product, path)) continue;
          refuseMore(path.length, MAX_PATH_LENGTH, 'the name of a file');
          if (mode !== FOLDER) found.push({ path, mode, id });
          else if (isEntered(path)) folders.push({ prefix: `${path}/`, id });
        }
      }
    }
    return found;
  }

  /** The commit and all trees that were read so far. */
  async objects(): Promise<GitObject[]> {
    const trees = await Promise.all(this.#trees.values());
    return [this.#commit, ...trees.map(({ object }) => object)];
  }

  async #entries(place: string, path: string): Promise<readonly TreeEntry[]> {
    const id = await this.treeOf(place, path);
    return id === undefined ? [] : (await this.#tree(id, path)).entries;
  }

  /** The id of a folder, by its path from the root of the repository. */
  async treeOf(place: string, path = place): Promise<string | undefined> {
    let { tree } = parseCommit(this.#commit);
    for (const name of place.split('/').filter(Boolean)) {
      const { entries } = await this.#tree(tree, path);
      const entry = entryNamed(name, entries, path);
      if (!entry) return undefined;
      refuseMode(entry, false, path);
      tree = entry.id;
    }
    return tree;
  }

  #tree(id: string, path: string): Promise<ReadTree> {
    const known = this.#trees.get(id);
    if (known) return known;
    const tree = this.#readTree(id, path);
    this.#trees.set(id, tree);
    return tree;
  }

  async #readTree(id: string, path: string): Promise<ReadTree> {
    const object = await this.#source.object(id, TREE_LIMIT);
    if (!object) throw noSuchObject(id, path);
    return { object, entries: parseTree(object) };
  }
}

function entryNamed(
  name: string,
  entries: readonly TreeEntry[],
  path: string,
): TreeEntry | undefined {
  refuseCaseTwins(
    entries.map((entry) => entry.name),
    name,
    path,
  );
  return entries.find((entry) => entry.name === name);
}

function refuseMore(count: number, most: number, found: string): void {
  if (count > most) throw gitTooLarge(`${most} entries`, found);
}

const REGULAR_FILE = '100644';
export const FOLDER = '40000';
export const SYMBOLIC_LINK = '120000';
export const SUBMODULE = '160000';

function refuseMode({ mode }: TreeEntry, isLast: boolean, file: string): void {
  if (mode === SYMBOLIC_LINK) throw new ClaimgateError('file_symlink', { file });
  if (mode === SUBMODULE) throw new ClaimgateError('path_in_submodule', { file });
  if ((mode === FOLDER) === isLast) throw new ClaimgateError('file_not_regular', { file });
  if (isLast && mode !== REGULAR_FILE)
    throw new ClaimgateError('file_executable', { file, expected: REGULAR_FILE, found: mode });
}

export interface InputRequest {
  readonly path: string;
  readonly maxBytes: number;
}

/** @throws ClaimgateError `path_case_twin` where two names differ by case only: some systems take them for one. */
export function refuseCaseTwins(names: readonly string[], name: string, path: string): void {
  const twin = names.find((other) => other !== name && folded(other) === folded(name));
  if (twin !== undefined)
    throw new ClaimgateError('path_case_twin', { file: path, expected: name, found: twin });
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export interface DocumentFolder {
  /** From the root of the repository. */
  readonly path: string;
  readonly names: RegExp;
  readonly maxBytes: number;
}

export async function readCommittedFolder(
  source: ObjectSource,
  revision: string,
  folder: DocumentFolder,
): Promise<readonly NamedBytes[]> {
  return readFromCommit(await CommitTree.open(source, revision), folder);
}

export async function readFromCommit(
  commit: CommitTree,
  folder: DocumentFolder,
): Promise<readonly NamedBytes[]> {
  const paths = documentsIn(await commit.folder(folder.path), folder);
  const contents = await commit.files(requestsFor(paths, folder));
  return paths.map((file, at) => ({ file, bytes: present(contents[at]) }));
}

export function requestsFor(
  paths: readonly string[],
  { maxBytes }: DocumentFolder,
): InputRequest[] {
  return paths.map((path) => ({ path, maxBytes }));
}

export function documentsIn(entries: readonly CommitEntry[], folder: DocumentFolder): string[] {
  const files = entries.filter(({ mode }) => mode !== FOLDER).map(({ path }) => path);
  return files.filter((path) => isDocument(path, folder)).sort();
}

export function isDocument(path: string, { path: folder, names }: DocumentFolder): boolean {
  return names.test(path.slice(folder.length + 1));
}
