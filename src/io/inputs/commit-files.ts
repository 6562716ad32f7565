import { ClaimgateError } from '../../findings/index.ts';
import { present } from '../../findings/present.ts';
import { parseTree, treeOf, type GitObject, type TreeEntry } from '../git/objects.ts';
import type { GitRepository } from '../git/repository.ts';
import { refuseCaseTwins } from './case-twins.ts';

/** What documents of a commit are read by: a repository, or what a capsule keeps of one. */
export type CommitReader = Pick<GitRepository, 'objects' | 'resolve'>;

/** Files of one commit. */
export interface CommitFiles {
  readonly revision: string;
  /** In the order of the paths; `undefined` for one that is not there. */
  readonly contents: readonly (Uint8Array | undefined)[];
  /** What lies in the folders that were asked for, in their order; nothing where there is no such folder. */
  readonly entries: readonly (readonly FolderEntry[])[];
}

/** What lies in a folder of a commit. */
export interface FolderEntry {
  /** From the root of the repository. */
  readonly path: string;
  readonly isFolder: boolean;
}

/**
 * Reads regular files and folders of a commit in one git process: the commit, every tree on the way and
 * every file, each checked to be what the one before names, so that a ref that moves meanwhile is noticed.
 *
 * @param commit a commit id, or a name such as `HEAD`
 * @returns `undefined` where there is no such commit
 * @throws ClaimgateError for a path where something else than a regular file stands
 */
export async function readCommitFiles(
  repository: CommitReader,
  commit: string,
  paths: readonly string[],
  folders: readonly string[] = [],
): Promise<CommitFiles | undefined> {
  const { names, answer } = questionFor(commit, paths, folders);
  return answer(await repository.objects(names)) ?? refuseLostCommit(repository, commit);
}

/**
 * Reads folders of the first of some commits that is there, in one git process; `undefined` where none is.
 * @throws ClaimgateError for one that the repository names and does not have: the next is no answer in its place
 */
export async function readFirstCommit(
  repository: CommitReader,
  commits: readonly string[],
  folders: readonly string[],
): Promise<CommitFiles | undefined> {
  const questions = commits.map((commit) => ({ commit, ...questionFor(commit, [], folders) }));
  const objects = await repository.objects(questions.flatMap(({ names }) => names));
  let start = 0;
  for (const { commit, names, answer } of questions) {
    const files = answer(objects.slice(start, start + names.length));
    if (files) return files;
    await refuseLostCommit(repository, commit);
    start += names.length;
  }
  return undefined;
}

/** What git is asked about files and folders of a commit, and what its answers come to. */
interface CommitQuestion {
  readonly names: readonly string[];
  readonly answer: (objects: readonly (GitObject | undefined)[]) => CommitFiles | undefined;
}

function questionFor(
  commit: string,
  paths: readonly string[],
  folders: readonly string[],
): CommitQuestion {
  const steps = [...new Set([...paths, ...folders].flatMap(stepsTo))];
  const names = [
    `${commit}^{commit}`,
    `${commit}^{tree}`,
    ...steps.map((path) => `${commit}:${path}`),
  ];
  const answer: CommitQuestion['answer'] = ([commitObject, rootTree, ...others]) => {
    if (!commitObject) return undefined;
    const objects = new Map([
      ['', rootTree],
      ...steps.map((path, index) => [path, others[index]] as const),
    ]);
    const rootId = treeOf(commitObject);
    return {
      revision: commitObject.id,
      contents: paths.map((path) => fileAt(path, rootId, objects)),
      entries: folders.map((folder) => entriesIn(folder, rootId, objects)),
    };
  };
  return { names, answer };
}

/**
 * The id of a regular file of a commit, by the commit and the trees on the way, without reading the file.
 *
 * @returns `undefined` where there is none
 * @throws ClaimgateError as {@link readCommitFiles} does
 */
export async function idOfCommittedFile(
  repository: CommitReader,
  commit: string,
  path: string,
): Promise<string | undefined> {
  const folders = stepsTo(path).slice(0, -1);
  const names = [
    `${commit}^{commit}`,
    `${commit}^{tree}`,
    ...folders.map((folder) => `${commit}:${folder}`),
  ];
  const [commitObject, rootTree, ...trees] = await repository.objects(names);
  if (!commitObject) return refuseLostCommit(repository, commit);
  const objects = new Map([
    ['', rootTree],
    ...folders.map((folder, index) => [folder, trees[index]] as const),
  ]);
  return entryAt(path, treeOf(commitObject), objects)?.id;
}

/** No commit yet is one thing, a commit that the repository names and does not have another. */
async function refuseLostCommit(
  repository: Pick<CommitReader, 'resolve'>,
  commit: string,
): Promise<undefined> {
  const id = await repository.resolve(commit);
  if (id !== undefined)
    throw new ClaimgateError('git_failed', { expected: `commit ${id}`, found: 'no such object' });
}

/** Every folder on the way to a path, and the path: `a/b` goes by `a`. */
function stepsTo(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
}

function fileAt(
  path: string,
  rootId: string,
  objects: ReadonlyMap<string, GitObject | undefined>,
): Uint8Array | undefined {
  const entry = entryAt(path, rootId, objects);
  return entry && objectOf(path, entry.id, objects, path).bytes;
}

/** Where the way ends there is none; anything but a folder on the way is refused, as it hides what may be there. */
function entriesIn(
  folder: string,
  rootId: string,
  objects: ReadonlyMap<string, GitObject | undefined>,
): FolderEntry[] {
  let tree = parseTree(objectOf('', rootId, objects, folder));
  for (const step of stepsTo(folder)) {
    const entry = tree.find(({ name }) => name === step.slice(step.lastIndexOf('/') + 1));
    if (!entry) return [];
    refuseMode(entry, false, folder);
    tree = parseTree(objectOf(step, entry.id, objects, folder));
  }
  return tree.map(({ name, mode }) => ({ path: `${folder}/${name}`, isFolder: mode === FOLDER }));
}

/** The entry of a regular file in the last of the trees on the way to it. */
function entryAt(
  path: string,
  rootId: string,
  objects: ReadonlyMap<string, GitObject | undefined>,
): TreeEntry | undefined {
  let found: TreeEntry | undefined;
  const steps = ['', ...stepsTo(path)];
  let expectedId = rootId;
  for (const [depth, name] of path.split('/').entries()) {
    const folder = objectOf(present(steps[depth]), expectedId, objects, path);
    const entries = parseTree(folder);
    refuseCaseTwins(
      entries.map((entry) => entry.name),
      name,
      path,
    );
    const entry = entries.find((candidate) => candidate.name === name);
    if (!entry) return undefined;
    refuseMode(entry, depth === path.split('/').length - 1, path);
    expectedId = entry.id;
    found = entry;
  }
  return found;
}

function objectOf(
  step: string,
  id: string,
  objects: ReadonlyMap<string, GitObject | undefined>,
  file: string,
): GitObject {
  const object = objects.get(step);
  if (object?.id === id) return object;
  throw new ClaimgateError('git_failed', {
    file,
    expected: id,
    found: 'another object, or none',
  });
}

const REGULAR_FILE = '100644';
const FOLDER = '40000';
const SYMBOLIC_LINK = '120000';
const SUBMODULE = '160000';

function refuseMode({ mode }: TreeEntry, isLast: boolean, file: string): void {
  if (mode === SYMBOLIC_LINK) throw new ClaimgateError('file_symlink', { file });
  if (mode === SUBMODULE) throw new ClaimgateError('path_in_submodule', { file });
  if ((mode === FOLDER) === isLast) throw new ClaimgateError('file_not_regular', { file });
  if (isLast && mode !== REGULAR_FILE)
    throw new ClaimgateError('file_executable', { file, expected: REGULAR_FILE, found: mode });
}
