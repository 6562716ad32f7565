import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Config, ClaimsResult, ListedClaim } from '../documents/index.ts';
import { ClaimgateError, finding, type Finding, errorOf } from '../documents/findings.ts';
import { heldClaims, streamedClaims, type ClaimsSource } from '../gate/claims-source.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../documents/config.ts';
import { readRegularFile } from '../io/files.ts';
import { configOfProduct, type ProductFolder } from '../documents/products.ts';
import { productRoot } from './configured.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree } from '../trust/commit-files.ts';
import type { FolderPlace } from './document-folders.ts';
import { readInputs, type RepositoryInputs } from './read-inputs.ts';
import { strayClaims, sizeInWorkTree, type InputFile } from './work-tree.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES, readClaims, type ReadClaim } from '../manifest/claims.ts';
import type { Host } from '../cli/host.ts';

/** Returns where the signed statement of a projection lies: `X.intoto.json` beside `X.jsonl`. */
export function statementPathOf(projection: string): string {
  return projection.replace(/(?:\.jsonl)?$/, '.intoto.json');
}

/** Where to read the documents of a repository, as the caller chooses. */
export interface RepositoryChoice {
  /** Absolute. The repository is the one around it; paths that are named start from it. */
  readonly directory: string;
  /** Read from the commit that this ref names, not from the work tree. */
  readonly ref?: string | undefined;
  /** Another claims file of the repository than the one at the fixed path; makes a draft. */
  readonly claims?: string | undefined;
  /** Another configuration than the one of the repository; makes a draft. */
  readonly config?: string | undefined;
  /** The product that is meant, by its name, where the folder does not say so. */
  readonly product?: string | undefined;
  /** The release that is meant: its tag tells the product. */
  readonly version?: string | undefined;
  /** The repository around the folder, where it was read before in this command. */
  readonly repository?: GitRepository | undefined;
  /** Called with the configuration right after reading it: it sets the form of the report. */
  readonly onConfig?: ((config: Config) => void) | undefined;
}

export interface ReleaseInputs extends Pick<
  RepositoryInputs,
  'root' | 'repository' | 'release' | 'versions' | 'remarks'
> {
  /** The claims file; without bytes where it is too long to be held. */
  readonly claims: InputFile;
  readonly isLong: boolean;
  readonly config: Config | undefined;
  readonly configFile: InputFile | undefined;
  readonly strays: readonly string[];
  readonly place: FolderPlace;
}

export interface Answer<Result> {
  /** `null` where they could not be read. */
  readonly result: Result | null;
  readonly findings: readonly Finding[];
  /** Texts that findings point into, by file name. */
  readonly sources?: ReadonlyMap<string, string>;
}

/** Size limit in bytes of a claims file that is held; a longer one can only be streamed. */
export const MAX_HELD_CLAIMS_BYTES = MAX_CLAIMS_BYTES;

/** Size limit in bytes of a claims file that is streamed: more than three million claims. */
export const MAX_LONG_CLAIMS_BYTES = 2 ** 31;

/**
 * Reads claims and configuration of the repository around a folder.
 *
 * @param options.searchStrays also look for other files that look like a public claims file
 * @param options.streamsAbove leave a longer claims file of the work tree to {@link claimsSource}
 * @throws ClaimgateError
 */
export async function openReleaseInputs(
  choice: RepositoryChoice,
  { environment }: Pick<Host, 'environment'>,
  options: { readonly searchStrays?: boolean; readonly streamsAbove?: number } = {},
): Promise<ReleaseInputs> {
  const { directory, ref, repository: known, product, version } = choice;
  const { searchStrays: searches = false, streamsAbove = Infinity } = options;
  const claimsPath = claimsPathOf(choice);
  const isLong = ref === undefined && sizeOf(claimsPath, choice) > streamsAbove;
  const requests = [
    ...(isLong ? [] : [{ path: claimsPath, maxBytes: MAX_HELD_CLAIMS_BYTES }]),
    { path: CONFIG_PATH, maxBytes: MAX_CONFIG_BYTES },
  ];
  const named = await namedConfig(choice);
  const meant = { product, version, config: named?.bytes };
  const where = { directory, ref, environment, repository: known, ...meant };
  const inputs = await readInputs(requests, { ...where, searches });
  const { root, repository, release, versions, remarks, found } = inputs;
  const [claimsFile, ownConfig] = isLong
    ? [{ path: claimsPath, bytes: new Uint8Array(), remarks: [] }, ...inputs.files]
    : inputs.files;
  const configured = configOf(choice, named ?? ownConfig, repository?.product);
  const others = found.filter((path) => path !== claimsPath);
  const strays = await strayClaims(others, configured.config?.stray_claims?.ignore ?? []);
  const claims = claimsFileOf(claimsFile, claimsPath);
  const fromCommit = ref !== undefined;
  const place = { root, repository, revision: release?.revision, fromCommit };
  const { config, configFile } = configured;
  const read = { root, repository, release, versions, remarks };
  return { ...read, claims, isLong, config, configFile, strays, place };
}

/** The claims of a file that is held, or streamed where it is too long for that. @throws ClaimgateError */
export function claimsSource(inputs: ReleaseInputs): ClaimsSource | Promise<ClaimsSource> {
  return inputs.isLong ? longClaims(inputs) : heldClaims(inputs.claims);
}

async function longClaims({ claims, place }: ReleaseInputs): Promise<ClaimsSource> {
  // Loaded only here: hardly any list is so long.
  const { openLongFile } = await import('./work-tree.ts');
  const { path } = claims;
  const idLength = place.revision?.length ?? 40;
  const file = openLongFile(place.root, path, { maxBytes: MAX_LONG_CLAIMS_BYTES, idLength });
  const differences = await differenceFromCommit(place, path, file.blobId);
  const remarks = [...differences, ...claims.remarks];
  return streamedClaims({ path, sha256: file.sha256, pieces: file.open, remarks });
}

/** Two files with one id are one to git; where they differ is not looked for in a file of this size. */
async function differenceFromCommit(
  { repository, revision }: FolderPlace,
  file: string,
  blobId: string,
): Promise<Finding[]> {
  if (!repository || revision === undefined) return [];
  const commit = await CommitTree.open(repository, revision);
  const committed = await commit.idOfFile(file);
  if (committed === undefined)
    return [finding('not_committed', { file, found: `commit ${revision}` })];
  return committed === blobId ? [] : [finding('work_tree_edited', { file })];
}

function sizeOf(path: string, choice: RepositoryChoice): number {
  return sizeInWorkTree(productRoot(choice), path) ?? 0;
}

function configOf(
  choice: RepositoryChoice,
  configFile: InputFile | undefined,
  product: ProductFolder | undefined,
): Pick<ReleaseInputs, 'config' | 'configFile'> {
  if (!configFile) return { config: undefined, configFile };
  const config = configOfProduct(parseConfig(configFile.bytes, configFile.path), product);
  choice.onConfig?.(config);
  return { config, configFile };
}

/** A configuration that is named, instead of the one of the repository. */
async function namedConfig({
  config: named,
  directory,
}: RepositoryChoice): Promise<InputFile | undefined> {
  if (named === undefined) return undefined;
  const bytes = await readRegularFile(resolve(directory, named), named, MAX_CONFIG_BYTES);
  const remark = finding('fixed_path_overridden', { file: named, expected: CONFIG_PATH });
  return { path: named, bytes, remarks: [remark] };
}

function claimsFileOf(file: InputFile | undefined, path: string): InputFile {
  if (path === CLAIMS_PATH) {
    if (!file) throw new ClaimgateError('claims_missing', { file: path });
    return file;
  }
  if (!file) throw new ClaimgateError('file_missing', { file: path });
  const remark = finding('fixed_path_overridden', { file: path, expected: CLAIMS_PATH });
  return { ...file, remarks: [...file.remarks, remark] };
}

/** Where the claims are: a path as somebody named it, made relative to the root. */
function claimsPathOf(choice: RepositoryChoice): string {
  const { claims: named, directory } = choice;
  if (named === undefined) return CLAIMS_PATH;
  const path = relative(productRoot(choice), resolve(directory, named));
  if (named.split(/[\\/]/).includes('..') || path.startsWith('..') || isAbsolute(path)) {
    throw new ClaimgateError('path_escapes_repository', { file: named });
  }
  return path.split(sep).join('/');
}

export async function listClaims(
  choice: RepositoryChoice,
  host: Host,
): Promise<Answer<ClaimsResult>> {
  const { path, bytes, remarks } = (await openReleaseInputs(choice, host)).claims;
  const { claims, findings, text } = readClaims(bytes, path);
  return {
    result: claims ? { path, claims: claims.map(listedClaim) } : null,
    findings: [...remarks, ...findings],
    sources: new Map([[path, text]]),
  };
}

export function listedClaim({ claim, subjectDigest }: ReadClaim): ListedClaim {
  const { subject, contract_digest } = claim;
  return { subject_digest: subjectDigest, subject, contract_digest };
}

/** The claims of a file that is readable. @throws ClaimgateError with all that is wrong with it */
export function claimsIn(bytes: Uint8Array, file: string): readonly ReadClaim[] {
  const { claims, findings, text } = readClaims(bytes, file);
  if (claims) return claims;
  throw errorOf(findings, { file, text });
}
