// Folders of documents, such as contracts and trust roots, from a work tree or a commit.

import { present, finding, type Finding, demand } from '../documents/findings.ts';
import type { GitRepository } from '../io/git-repository.ts';
import {
  CommitTree,
  documentsIn,
  isDocument,
  readFromCommit,
  requestsFor,
  type DocumentFolder,
} from '../trust/commit-files.ts';
import { type NamedBytes, checkShape, readJson, type Shape } from '../documents/json.ts';
import { TRUST_ROOTS, trustFilesOf, type TrustFiles } from '../trust/root-files.ts';
import { type InputFile, readFromWorkTree, namesInWorkTree } from './work-tree.ts';
import { compareWithCommit } from './work-tree-differences.ts';

export interface FolderPlace {
  readonly root: string;
  readonly repository: GitRepository | undefined;
  /** The commit that is judged, or beside which the work tree is judged. */
  readonly revision: string | undefined;
  readonly fromCommit: boolean;
}

/** The documents of a folder, and the reasons why they are not those of the commit. */
interface FolderFiles {
  readonly files: readonly NamedBytes[];
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
  if (!repository || revision === undefined)
    return Promise.all(
      folders.map(async (folder) => ({
        files: (await filesInWorkTree(root, folder)).map(named),
        remarks: [],
      })),
    );
  const commit = await CommitTree.open(repository, revision);
  return Promise.all(
    folders.map((folder) =>
      fromCommit
        ? readFromCommit(commit, folder).then((files) => ({ files, remarks: [] }))
        : compareFolder(place, commit, folder),
    ),
  );
}

export async function readFolder(place: FolderPlace, folder: DocumentFolder): Promise<FolderFiles> {
  const [read] = await readFolders(place, [folder]);
  return present(read);
}

/** Links are listed, so that reading refuses them. */
async function filesInWorkTree(root: string, folder: DocumentFolder): Promise<InputFile[]> {
  const paths = namesInWorkTree(root, folder.path)
    .map((name) => `${folder.path}/${name}`)
    .filter((file) => isDocument(file, folder))
    .sort();
  const files = await readFromWorkTree(root, requestsFor(paths, folder));
  return files.filter((file) => file !== undefined);
}

/** The files of the work tree, each compared with the one of the commit; those that only the commit has are a remark. */
async function compareFolder(
  { root, repository }: FolderPlace,
  commit: CommitTree,
  folder: DocumentFolder,
): Promise<FolderFiles> {
  const found = await filesInWorkTree(repository?.folderOf(folder.path) ?? root, folder);
  const names = found.map(({ path }) => path);
  const here = new Set(names);
  const contents = await commit.files(requestsFor(names, folder));
  const committed = { revision: commit.revision, contents };
  const files = await compareWithCommit(present(repository), committed, found);
  const missing = documentsIn(await commit.folder(folder.path), folder)
    .filter((path) => !here.has(path))
    .map((file) => finding('not_in_work_tree', { file }));
  const compared = files.map((file) => present(file));
  const remarks = [...missing, ...compared.flatMap((file) => file.remarks)];
  return { files: compared.map(named), remarks };
}

function named({ path, bytes }: InputFile): NamedBytes {
  return { file: path, bytes };
}

/** Reads the trust roots of a commit or of a work tree; none without the folder. */
export async function readTrustFiles(place: FolderPlace): Promise<TrustFiles> {
  return trustFilesOf((await readFolder(place, TRUST_ROOTS)).files);
}

/** A document beside the records of the memory that counts as committed there, and not as a change under review has it. */
export interface MemoryDocument<T> {
  readonly path: string;
  readonly maxBytes: number;
  readonly shape: Shape<T>;
}

/** @throws ClaimgateError */
export function parseMemoryDocument<T>(
  { maxBytes, path: file, shape }: MemoryDocument<T>,
  bytes: Uint8Array,
): T {
  return demand(checkShape(shape, readJson(bytes, { file, maxBytes })));
}

/** Reads a document from a commit of the memory; `undefined` where that has none. @throws ClaimgateError */
export async function readMemoryDocument<T>(
  kind: MemoryDocument<T>,
  repository: GitRepository,
  commit: string | undefined,
): Promise<T | undefined> {
  const tree = commit === undefined ? undefined : await CommitTree.open(repository, commit);
  const bytes = await tree?.file(kind.path, kind.maxBytes);
  return bytes && parseMemoryDocument(kind, bytes);
}
