// The fixed documents of a work tree, compared with the commit, or of a commit.

import { join, relative, sep } from 'node:path';
import { ClaimgateError, finding, refusalOf, type Finding } from '../documents/findings.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../documents/config.ts';
import type { Product } from '../documents/index.ts';
import { chosenProduct, isOfNested, isReleaseVersion } from '../documents/products.ts';
import { prepareIds } from '../trust/git-objects.ts';
import { GitRepository, type VersionTag } from '../io/git-repository.ts';
import { findRepositoryRoot, isShallow } from '../io/git-folder.ts';
import { GitUnavailable, type Environment } from '../io/run-git.ts';
import { CommitTree, type InputRequest } from '../trust/commit-files.ts';
import {
  searchWorkTree,
  findInWorkTree,
  isFound,
  readFromWorkTree,
  refuseEscape,
  type InputFile,
} from './work-tree.ts';
import { isThere } from '../io/files.ts';
import { productBefore } from './earlier-products.ts';
import { compareWithCommit, removedFiles, type CommittedFiles } from './work-tree-differences.ts';

/**
 * The documents of one repository, from the work tree or from a commit. Paths are fixed: nothing that
 * a change could edit decides which file is read (specification/trust.md 5).
 */
export interface RepositoryInputs {
  readonly root: string;
  /** Git, where there is one to ask. */
  readonly repository: GitRepository | undefined;
  /** The commit that is judged, and the release tag on it; `null` without a commit. */
  readonly release: { readonly version: string | null; readonly revision: string } | null;
  /** Every release tag on that commit. */
  readonly versions: readonly string[];
  /** Reasons why nothing here is tied to a commit. */
  readonly remarks: readonly Finding[];
  /** The requested files, in that order; `undefined` for one that does not exist. */
  readonly files: readonly (InputFile | undefined)[];
  /** Paths of other files that are named like a claims file, sorted; none where no search was asked for. */
  readonly found: readonly string[];
}

/** Returns the repository that was read from. @throws ClaimgateError `git_missing`, `git_required` */
export function requireRepository({
  repository,
  remarks,
}: Pick<RepositoryInputs, 'repository' | 'remarks'>): GitRepository {
  if (repository) return repository;
  const isMissing = remarks.some(({ code }) => code === 'git_unavailable');
  throw new ClaimgateError(isMissing ? 'git_missing' : 'git_required');
}

export interface InputOptions {
  /** Where to start looking for the repository. */
  readonly directory: string;
  /** Read from the commit that this ref names, not from the work tree. */
  readonly ref: string | undefined;
  readonly environment: Environment;
  /** The repository around that folder, where it was read before in this command. */
  readonly repository?: GitRepository | undefined;
  /** Look for other files that are named like a claims file. */
  readonly searches?: boolean;
  /** The product that is meant, where the folder does not say so. */
  readonly product?: string | undefined;
  /** The release that is meant: its tag tells the product. */
  readonly version?: string | undefined;
  /** A configuration to take in place of that of the repository. */
  readonly config?: Uint8Array | undefined;
}

/**
 * Reads documents of the repository around a folder, in as few git processes as it takes. Without git,
 * without a repository and without a commit the work tree is still read, and the remarks say why
 * nothing ties it to a release.
 *
 * @throws ClaimgateError `git_missing` and `git_required` with a ref, `ref_not_found`, `git_failed`,
 *   `path_escapes_repository`, and for anything at a path that is not a regular file
 */
export async function readInputs(
  requests: readonly InputRequest[],
  options: InputOptions,
): Promise<RepositoryInputs> {
  const { directory, ref, environment, searches = false } = options;
  for (const { path } of requests) refuseEscape(path);
  const root = findRepositoryRoot(directory);
  if (root === undefined)
    return readWithoutCommit(directory, requests, options, 'not_a_repository');
  try {
    const repository = options.repository?.again() ?? GitRepository.open(root, environment);
    if (ref !== undefined) return await readFromCommit(repository, ref, requests, options);
    const product = await productInWorkTree(repository, options);
    return await readBesideCommit(product, requests, searches);
  } catch (error) {
    if (error instanceof GitUnavailable)
      return readWithoutCommit(root, requests, options, 'git_unavailable', error);
    throw error;
  }
}

const CONFIG = { path: CONFIG_PATH, maxBytes: MAX_CONFIG_BYTES };

/** The repository, read for the product that a commit of it configures. @throws ClaimgateError `product_unknown`, … */
async function productAt(
  opened: GitRepository,
  revision: string,
  options: ProductOptions,
): Promise<GitRepository> {
  const commit = await CommitTree.open(opened.of(undefined), revision);
  const repository = await chosenAt(opened, revision, options);
  const own = ownConfigOf(repository);
  if (own !== undefined && (await commit.idOfFile(own)) !== undefined) throw secondConfig(own);
  return repository;
}

/** A product that is called by its present name may have been something else in that commit. */
async function chosenAt(
  opened: GitRepository,
  revision: string,
  options: ProductOptions,
): Promise<GitRepository> {
  const config = options.config ?? (await configOf(opened, revision));
  try {
    return chosenIn(opened, config, options);
  } catch (error) {
    refusalOf(error, 'product_unknown');
    const name = options.product ?? opened.product?.name ?? '';
    const before = await productBefore(opened, name, revision);
    if (!before) throw error;
    return opened.of(before.folder);
  }
}

/** @throws ClaimgateError as {@link productAt}, and where the folder of the product is none, or a link */
export async function productInWorkTree(
  opened: GitRepository,
  options: ProductOptions,
): Promise<GitRepository> {
  const { root } = opened;
  const repository = chosenIn(opened, options.config ?? (await configOf(opened)), options);
  const { path: folder = '' } = repository.product ?? {};
  if (folder !== '' && findInWorkTree(root, folder) === undefined)
    throw new ClaimgateError('folder_missing', { file: folder });
  const own = ownConfigOf(repository);
  if (own !== undefined && isThere(join(root, own))) throw secondConfig(own);
  return repository;
}

/** The products that a commit configures, or the work tree; none in a repository of one. @throws ClaimgateError */
export async function productsOf(
  repository: GitRepository,
  revision?: string,
): Promise<readonly Product[]> {
  const bytes = await configOf(repository, revision);
  return (bytes && parseConfig(bytes, CONFIG.path).products) ?? [];
}

async function configOf(repository: GitRepository, revision?: string) {
  if (revision === undefined) return (await readFromWorkTree(repository.root, [CONFIG]))[0]?.bytes;
  const commit = await CommitTree.open(repository.of(undefined), revision);
  return commit.file(CONFIG.path, CONFIG.maxBytes);
}

type ProductOptions = Pick<InputOptions, 'config' | 'directory' | 'product' | 'version'>;

function chosenIn(
  opened: GitRepository,
  bytes: Uint8Array | undefined,
  { directory, product: name = opened.product?.name, version }: ProductOptions,
): GitRepository {
  const config = bytes ? parseConfig(bytes, CONFIG.path) : { schema_version: 1 as const };
  const folder = relative(opened.root, directory).split(sep).join('/');
  return opened.of(chosenProduct(config, { name, folder, version }));
}

/** Where a product would have a configuration beside that of the repository. */
function ownConfigOf({ product }: GitRepository): string | undefined {
  return product && product.path !== '' ? `${product.path}/${CONFIG.path}` : undefined;
}

function secondConfig(file: string): ClaimgateError {
  return new ClaimgateError('products_conflict', { file, expected: CONFIG.path });
}

async function readOf(
  repository: GitRepository,
  requests: readonly InputRequest[],
): Promise<(InputFile | undefined)[]> {
  const read = requests.map((one) => readFromWorkTree(repository.folderOf(one.path), [one]));
  return (await Promise.all(read)).flat();
}

/** The work tree, compared with the commit that is checked out. Git and the search run at the same time. */
async function readBesideCommit(
  repository: GitRepository,
  requests: readonly InputRequest[],
  searches: boolean,
): Promise<RepositoryInputs> {
  const root = repository.folder;
  // Processes that were asked for in this turn start first, and run while files are read.
  const nextTurn = new Promise((resolve) => setImmediate(resolve));
  const [commit, tags, candidates, files] = await Promise.all([
    readHead(repository, requests),
    repository.versionTags(),
    nextTurn.then(() => (searches ? searchWorkTree(root, pathsOf(requests)) : [])),
    nextTurn.then(() => readOf(repository, requests)),
    nextTurn.then(prepareIds),
  ]);
  const ignored = await repository.ignored(candidates);
  return {
    root,
    repository,
    ...(commit ? releaseAt(commit.revision, tags, repository) : { release: null, versions: [] }),
    remarks: commit ? removedFiles(requests, files, commit) : [finding('no_commit')],
    files: commit ? await compareWithCommit(repository, commit, files) : files,
    found: candidates.filter(
      (path) => !ignored.includes(path) && !isOfNested(repository.product, path),
    ),
  };
}

/** Reads the documents of the checked-out commit; `undefined` where there is no commit yet. */
async function readHead(
  repository: GitRepository,
  requests: readonly InputRequest[],
): Promise<CommittedFiles | undefined> {
  const revision = await repository.commitAt('HEAD');
  if (revision === undefined) return undefined;
  const commit = await CommitTree.open(repository, revision);
  return { revision, contents: await commit.files(requests) };
}

async function readWithoutCommit(
  root: string,
  requests: readonly InputRequest[],
  { ref, searches }: InputOptions,
  why: Finding['code'],
  cause?: Error,
): Promise<RepositoryInputs> {
  if (ref !== undefined)
    throw cause ?? new ClaimgateError('git_required', { found: `--ref ${ref}` });
  const files = await readFromWorkTree(root, requests);
  const found = searches ? searchWorkTree(root, pathsOf(requests)) : [];
  const none = { repository: undefined, release: null, versions: [] };
  return { root, ...none, remarks: [finding(why)], files, found };
}

/** Never looks at the work tree. @throws ClaimgateError `ref_not_found`, and where something is no regular file */
async function readFromCommit(
  opened: GitRepository,
  ref: string,
  requests: readonly InputRequest[],
  options: InputOptions,
): Promise<RepositoryInputs> {
  const { searches = false } = options;
  const revision = await resolveRef(opened, ref);
  const repository = await productAt(opened, revision, options);
  const commit = await CommitTree.open(repository, revision);
  const [tags, contents, paths] = await Promise.all([
    repository.versionTags(),
    commit.files(requests),
    searches ? commit.paths() : [],
  ]);
  const known = pathsOf(requests);
  const found = paths.filter((path) => !known.has(path) && isFound(path));
  return {
    root: repository.folder,
    repository,
    ...releaseAt(revision, tags, repository, ref),
    remarks: [],
    files: requests.map(({ path }, index) => {
      const bytes = contents[index];
      return bytes && { path, bytes, remarks: [] };
    }),
    found: found.sort(),
  };
}

export async function resolveRef(repository: GitRepository, ref: string): Promise<string> {
  const revision = await repository.resolveCommit(ref);
  if (revision !== undefined) return revision;
  const shallow = isShallow(repository.root);
  throw new ClaimgateError('ref_not_found', {
    found: `${ref}${shallow ? ', in a shallow clone' : ''}`,
    ...(shallow ? { next: 'git fetch --unshallow --tags' } : {}),
  });
}

/** The paths that are asked for by name, and so are not searched for. */
function pathsOf(requests: readonly InputRequest[]): ReadonlySet<string> {
  return new Set(requests.map(({ path }) => path));
}

/** A commit with its release tag: the one that was asked for, else the only one. */
function releaseAt(
  revision: string,
  tags: readonly VersionTag[],
  { product }: GitRepository,
  ref?: string,
): Pick<RepositoryInputs, 'versions'> & { release: NonNullable<RepositoryInputs['release']> } {
  const versions = tags
    .filter(({ name, commit }) => commit === revision && isReleaseVersion(name, product?.tagPrefix))
    .map(({ name }) => name);
  const asked = versions.find((name) => ref === name || ref === `refs/tags/${name}`);
  const only = versions.length === 1 ? versions[0] : undefined;
  return { release: { version: asked ?? only ?? null, revision }, versions };
}
