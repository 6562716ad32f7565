import { present } from '../../findings/error.ts';
import { finding, ClaimgateError, type Finding } from '../../findings/index.ts';
import type { ObjectSource } from '../git/objects.ts';
import type { GitRepository } from '../git/repository.ts';
import { CommitTree, FOLDER, type CommitEntry } from './commit-files.ts';
import type { InputFile, InputRequest } from './work-tree.ts';
import { compareWithCommit } from './work-tree-differences.ts';
import { readFromWorkTree, namesInWorkTree } from './work-tree.ts';

/** Which files of a folder are documents. */
interface DocumentFolder {
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

/** A document under the name that findings call it by: its path from the root. */
interface NamedBytes {
  readonly file: string;
  readonly bytes: Uint8Array;
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
      fromCommit ? readFromCommitFolder(commit, folder) : compareFolder(place, commit, folder),
    ),
  );
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
): Promise<readonly NamedBytes[]> {
  const { files } = await readFromCommitFolder(await CommitTree.open(source, revision), folder);
  return files;
}

async function readFromCommitFolder(
  commit: CommitTree,
  folder: DocumentFolder,
): Promise<FolderFiles> {
  const paths = documentsIn(await commit.folder(folder.path), folder);
  const contents = await commit.files(requestsFor(paths, folder));
  const files = paths.map((file, at) => ({ file, bytes: present(contents[at]) }));
  return { files, remarks: [] };
}

function requestsFor(paths: readonly string[], { maxBytes }: DocumentFolder): InputRequest[] {
  return paths.map((path) => ({ path, maxBytes }));
}

function documentsIn(entries: readonly CommitEntry[], folder: DocumentFolder): string[] {
  const files = entries.filter(({ mode }) => mode !== FOLDER).map(({ path }) => path);
  return files.filter((path) => isDocument(path, folder)).sort();
}

function isDocument(path: string, { path: folder, names }: DocumentFolder): boolean {
  return names.test(path.slice(folder.length + 1));
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
  const found = await filesInWorkTree(root, folder);
  const names = found.map(({ path }) => path);
  const contents = await commit.files(requestsFor(names, folder));
  const committed = { revision: commit.revision, contents };
  const files = await compareWithCommit(present(repository), committed, found);
  const missing = documentsIn(await commit.folder(folder.path), folder)
    .filter((path) => !names.includes(path))
    .map((file) => finding('not_in_work_tree', { file }));
  const compared = files.map((file) => present(file));
  const remarks = [...missing, ...compared.flatMap((file) => file.remarks)];
  return { files: compared.map(named), remarks };
}

function named({ path, bytes }: InputFile): NamedBytes {
  return { file: path, bytes };
}

/** Where a repository keeps its trust roots (specification/trust.md 2). */
export const TRUST_FOLDER = 'provider-certification/trust';

const ROOT = /^[1-9][0-9]{0,8}\.root\.json$/;

/**
 * The files that hold trust roots, and the Sigstore trusted roots that these name by digest, as
 * `NAME.trusted_root.json`; files with other names are ignored.
 */
export const TRUST_ROOTS: DocumentFolder = {
  path: TRUST_FOLDER,
  names: /^(?:[1-9][0-9]{0,8}\.root|[a-z0-9][a-z0-9_-]{0,63}\.trusted_root)\.json$/,
  maxBytes: 1024 * 1024,
};

/** The file of one version of the trust root. */
export function trustRootPath(version: number): string {
  return `${TRUST_FOLDER}/${version}.root.json`;
}

/** The files in the folder of trust roots. */
export interface TrustFiles {
  /** In the order of their numbers: as text, 10 would come before 2. */
  readonly roots: readonly NamedBytes[];
  /** Of Sigstore. */
  readonly trustedRoots: readonly NamedBytes[];
}

/** Reads the trust roots of a commit or of a work tree; none without the folder. */
export async function readTrustFiles(place: FolderPlace): Promise<TrustFiles> {
  return trustFilesOf((await readFolder(place, TRUST_ROOTS)).files);
}

/** Sorts the files of {@link TRUST_ROOTS} by kind. */
export function trustFilesOf(files: readonly NamedBytes[]): TrustFiles {
  const isRoot = ({ file }: NamedBytes) => ROOT.test(nameOf(file));
  return {
    roots: files.filter(isRoot).sort((one, other) => numberOf(one) - numberOf(other)),
    trustedRoots: files.filter((file) => !isRoot(file)),
  };
}

/** @throws ClaimgateError `root_version_skipped` where a version before the last is not there */
export function refuseGaps(roots: readonly NamedBytes[]): void {
  for (const [index, { file }] of roots.entries()) {
    const expected = trustRootPath(index + 1);
    if (file === expected) continue;
    throw new ClaimgateError('root_version_skipped', { file, expected, found: file });
  }
}

function numberOf({ file }: NamedBytes): number {
  return Number.parseInt(nameOf(file), 10);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
