import { finding, type Finding } from '../../findings/index.ts';
import { present } from '../../findings/present.ts';
import type { GitRepository } from '../git/repository.ts';
import { readCommitFiles, type CommitReader } from './commit-files.ts';
import { refuseOversize } from './commit-inputs.ts';
import type { InputFile } from './repository-inputs.ts';
import { compareWithCommit, readFromWorkTree } from './work-tree-inputs.ts';

/** Which files of a folder are documents. */
export interface DocumentFolder {
  /** From the root of the repository. */
  readonly path: string;
  readonly names: RegExp;
  readonly maxBytes: number;
}

/** Where to read from. */
export interface FolderPlace {
  readonly root: string;
  readonly repository: GitRepository | undefined;
  /** The commit that is judged, or beside which the work tree is judged. */
  readonly revision: string | undefined;
  readonly fromCommit: boolean;
}

/** The documents of a folder, and the reasons why they are not those of the commit. */
export interface FolderFiles {
  readonly files: readonly InputFile[];
  readonly remarks: readonly Finding[];
}

/**
 * Reads all documents of one folder, sorted by path: from the commit, or from the work tree beside it.
 * A file that only one of the two has is a remark like one that differs.
 */
export async function readFolder(place: FolderPlace, folder: DocumentFolder): Promise<FolderFiles> {
  const { repository, revision, fromCommit } = place;
  const committed =
    repository && revision !== undefined ? await committedPaths(repository, revision, folder) : [];
  if (repository && revision !== undefined && fromCommit)
    return { files: await readCommitted(repository, revision, committed, folder), remarks: [] };
  return readBesideCommit(place, committed, folder);
}

/** Reads all documents of one folder of a commit, sorted by path. */
export async function readCommittedFolder(
  reader: CommitReader,
  revision: string,
  folder: DocumentFolder,
): Promise<readonly InputFile[]> {
  return readCommitted(reader, revision, await committedPaths(reader, revision, folder), folder);
}

async function committedPaths(
  repository: CommitReader,
  revision: string,
  { path, names }: DocumentFolder,
): Promise<string[]> {
  const files = await repository.filesIn(revision, path);
  return files.filter((file) => isDocument(file, path, names)).sort();
}

function isDocument(file: string, folder: string, names: RegExp): boolean {
  const name = file.slice(folder.length + 1);
  return file.startsWith(`${folder}/`) && !name.includes('/') && names.test(name);
}

async function readCommitted(
  repository: CommitReader,
  revision: string,
  paths: readonly string[],
  { maxBytes }: DocumentFolder,
): Promise<InputFile[]> {
  const read = await readCommitFiles(repository, revision, paths);
  return paths.map((path, index) => {
    const bytes = present(read?.contents[index]);
    return { path, bytes: refuseOversize(bytes, path, maxBytes), remarks: [] };
  });
}

async function readBesideCommit(
  { root, repository, revision }: FolderPlace,
  committed: readonly string[],
  { path: folder, names, maxBytes }: DocumentFolder,
): Promise<FolderFiles> {
  const { default: glob } = await import('fast-glob');
  const found = await glob(`${folder}/*.json`, {
    cwd: root,
    dot: true,
    onlyFiles: false,
    followSymbolicLinks: false,
  });
  const paths = found.filter((path) => isDocument(path, folder, names)).sort();
  const files = (
    await readFromWorkTree(
      root,
      paths.map((path) => ({ path, maxBytes })),
    )
  ).filter((file) => file !== undefined);
  const missing = committed
    .filter((path) => !paths.includes(path))
    .map((file) => finding('not_in_work_tree', { file }));
  if (!repository || revision === undefined) return { files, remarks: missing };
  const commit = present(await readCommitFiles(repository, revision, paths));
  const compared = (await compareWithCommit(repository, commit, files)).filter(
    (file) => file !== undefined,
  );
  return { files: compared, remarks: [...missing, ...compared.flatMap((file) => file.remarks)] };
}
