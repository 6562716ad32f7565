import { finding, type Finding } from '../../findings/index.ts';
import { present } from '../../findings/present.ts';
import type { GitRepository } from '../git/repository.ts';
import { readCommitFiles, type CommitReader, type FolderEntry } from './commit-files.ts';
import { refuseOversize } from './commit-inputs.ts';
import type { InputFile } from './repository-inputs.ts';
import { compareWithCommit, readFromWorkTree } from './work-tree-inputs.ts';
import { namesInWorkTree } from './work-tree-path.ts';

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
 * Reads all documents of folders, sorted by path: from the commit, or from the work tree beside it. A file
 * that only one of the two has is a remark like one that differs.
 *
 * @returns in the order of the folders
 */
export async function readFolders(
  place: FolderPlace,
  folders: readonly DocumentFolder[],
): Promise<FolderFiles[]> {
  const { root, repository, revision, fromCommit } = place;
  if (repository && revision !== undefined && fromCommit) {
    const read = await readCommittedFolders(repository, revision, folders);
    return read.map((files) => ({ files, remarks: [] }));
  }
  const found = await Promise.all(folders.map((folder) => readFromWorkTreeFolder(root, folder)));
  if (!repository || revision === undefined) return found.map((files) => ({ files, remarks: [] }));
  return compareFolders(repository, revision, folders, found);
}

/** The same of one folder. */
export async function readFolder(place: FolderPlace, folder: DocumentFolder): Promise<FolderFiles> {
  const [read] = await readFolders(place, [folder]);
  return present(read);
}

/** Reads all documents of one folder of a commit, sorted by path. */
export async function readCommittedFolder(
  reader: CommitReader,
  revision: string,
  folder: DocumentFolder,
): Promise<readonly InputFile[]> {
  const [files] = await readCommittedFolders(reader, revision, [folder]);
  return present(files);
}

async function readCommittedFolders(
  reader: CommitReader,
  revision: string,
  folders: readonly DocumentFolder[],
): Promise<InputFile[][]> {
  const listing = await readCommitFiles(reader, revision, [], folders.map(pathOf));
  const paths = folders.map((folder, index) => documentsIn(listing?.entries[index], folder));
  const read = await readCommitFiles(reader, revision, paths.flat());
  const contents = read?.contents.values();
  return folders.map(({ maxBytes }, index) =>
    present(paths[index]).map((path) => {
      const bytes = present(contents?.next().value);
      return { path, bytes: refuseOversize(bytes, path, maxBytes), remarks: [] };
    }),
  );
}

function documentsIn(entries: readonly FolderEntry[] = [], folder: DocumentFolder): string[] {
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
  return files.filter((path) => isDocument(path, folder)).sort();
}

function isDocument(path: string, { path: folder, names }: DocumentFolder): boolean {
  return names.test(path.slice(folder.length + 1));
}

/** Links are listed, so that reading refuses them. */
async function readFromWorkTreeFolder(root: string, folder: DocumentFolder): Promise<InputFile[]> {
  const { path, maxBytes } = folder;
  const paths = namesInWorkTree(root, path)
    .map((name) => `${path}/${name}`)
    .filter((file) => isDocument(file, folder))
    .sort();
  const files = await readFromWorkTree(
    root,
    paths.map((file) => ({ path: file, maxBytes })),
  );
  return files.filter((file) => file !== undefined);
}

/** One process for all that the commit has of the folders: which files, and the bytes of those that were found. */
async function compareFolders(
  repository: GitRepository,
  revision: string,
  folders: readonly DocumentFolder[],
  found: readonly (readonly InputFile[])[],
): Promise<FolderFiles[]> {
  const files = found.flat();
  const commit = present(
    await readCommitFiles(repository, revision, files.map(pathOf), folders.map(pathOf)),
  );
  const compared = (await compareWithCommit(repository, commit, files)).values();
  return folders.map((folder, index) => {
    const own = present(found[index]).map(() => present(compared.next().value));
    const paths = new Set(own.map(pathOf));
    const missing = documentsIn(commit.entries[index], folder)
      .filter((path) => !paths.has(path))
      .map((file) => finding('not_in_work_tree', { file }));
    return { files: own, remarks: [...missing, ...own.flatMap((file) => file.remarks)] };
  });
}

function pathOf({ path }: { readonly path: string }): string {
  return path;
}
