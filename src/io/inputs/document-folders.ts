import { finding, type Finding } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import type { GitRepository } from '../git/repository.ts';
import type { ObjectSource } from '../git/objects.ts';
import { CommitTree, type FolderEntry } from './commit-files.ts';
import type { InputFile } from './read-inputs.ts';
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
  source: ObjectSource,
  revision: string,
  folder: DocumentFolder,
): Promise<readonly InputFile[]> {
  const [files] = await readCommittedFolders(source, revision, [folder]);
  return present(files);
}

async function readCommittedFolders(
  source: ObjectSource,
  revision: string,
  folders: readonly DocumentFolder[],
): Promise<InputFile[][]> {
  const commit = await CommitTree.open(source, revision);
  return Promise.all(
    folders.map(async (folder) => {
      const paths = documentsIn(await commit.folder(folder.path), folder);
      const contents = await commit.files(
        paths.map((path) => ({ path, maxBytes: folder.maxBytes })),
      );
      return paths.map((path, index) => ({ path, bytes: present(contents[index]), remarks: [] }));
    }),
  );
}

function documentsIn(entries: readonly FolderEntry[], folder: DocumentFolder): string[] {
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

/** The files that were found, each compared with the one of the commit; those that only the commit has are a remark. */
async function compareFolders(
  repository: GitRepository,
  revision: string,
  folders: readonly DocumentFolder[],
  found: readonly (readonly InputFile[])[],
): Promise<FolderFiles[]> {
  const commit = await CommitTree.open(repository, revision);
  return Promise.all(
    folders.map(async (folder, index) => {
      const own = present(found[index]);
      const { maxBytes } = folder;
      const contents = await commit.files(own.map(({ path }) => ({ path, maxBytes })));
      const compared = await compareWithCommit(repository, { revision, contents }, own);
      const files = compared.map((file) => present(file));
      const paths = new Set(files.map(pathOf));
      const missing = documentsIn(await commit.folder(folder.path), folder)
        .filter((path) => !paths.has(path))
        .map((file) => finding('not_in_work_tree', { file }));
      return { files, remarks: [...missing, ...files.flatMap((file) => file.remarks)] };
    }),
  );
}

function pathOf({ path }: { readonly path: string }): string {
  return path;
}
