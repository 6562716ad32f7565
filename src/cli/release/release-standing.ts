// A release as far as it has come: folder, tag, verdict and branch, from which the next step follows.

import { basename, join, relative, sep } from 'node:path';
import { demand, present, ClaimgateError } from '../../documents/findings.ts';
import { GitRepository } from '../../io/git-repository.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import { isVersionRetracted, readKnown } from '../../repository/known.ts';
import { readManifest } from '../../manifest/release.ts';
import { readClaims } from '../../manifest/claims.ts';
import { recordNameOf, RECORD_FILE_NAMES, RECORDS_FOLDER } from '../../gate/release-record.ts';
import { anchorOf } from '../../trust/anchor.ts';
import { bundlesFileOf } from '../../trust/identity.ts';
import { countSigners, readEnvelopeToSign, signerIdsOf } from '../../trust/envelope.ts';
import { requireVersionHere } from '../../repository/configured.ts';
import { isReleaseVersion } from '../../documents/products.ts';
import { productInWorkTree } from '../../repository/read-inputs.ts';
import { readRoots, type RootsChoice } from '../../repository/evidence-inputs.ts';
import type { Host } from '../host.ts';
import type { ReleaseQuestion } from '../check/judge-release.ts';
import type { SignerSource } from '../keys/signing-keys.ts';
import type { NamedFile } from '../named-file.ts';
import type { LedgerPlace } from '../evidence/open-ledger.ts';
import { branchToCommitTo, readReleaseFiles, readSignedVerdict } from './record-release.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';

export interface ReleaseRequest {
  /** `v` and a stable SemVer. */
  readonly version: string;
  /** Where its files are kept until they are recorded; by default {@link RELEASES_FOLDER} has a folder for each version. */
  readonly folder: NamedFile | undefined;
  /** Signs the verdict; needed where something is claimed. */
  readonly key: SignerSource | undefined;
  readonly artifacts: readonly NamedFile[];
  /** Sign also where nothing is claimed. */
  readonly mustSign: boolean;
  /** The branch that the record is committed to, by default the one that is checked out. */
  readonly branch: string | undefined;
  /** The ledger to ask whether the projection is current; none where no ledger is configured, or it is not to be asked. */
  readonly ledger: LedgerPlace | undefined;
  /** The runtime facts, if they are configured. */
  readonly facts: NamedFile | undefined;
  readonly exportCommand: () => string;
  /** Exports the ledger, where that can be done on this machine. Returns the path of the projection. */
  readonly exportLedger: (() => Promise<string>) | undefined;
  /** Find out what there is to do, and change nothing. */
  readonly isDryRun: boolean;
}

/** The folder, at the root of the repository, that keeps the files of releases until they are recorded. */
export const RELEASES_FOLDER = 'release-evidence';

const NAMES = RECORD_FILE_NAMES;

export type ReleaseStanding = Awaited<ReturnType<typeof findReleaseStanding>>;

/** Finds out how far a release is, and that nothing stands in the way of a tag and a commit. @throws ClaimgateError */
export async function findReleaseStanding(
  { version, folder: named, branch }: Pick<ReleaseRequest, 'branch' | 'folder' | 'version'>,
  asked: ReleaseQuestion,
  host: Host,
) {
  requireVersionHere(version, asked);
  const repository = await openRepository({ ...asked, version }, host);
  const tag = await tagOf(repository, version);
  const target = await branchToCommitTo(repository, host.environment, {
    commit: { branch },
    at: asked.now,
  });
  const known = await readKnown(repository, { ref: asked.memory, judged: target.tip });
  if (await isVersionRetracted(known, version, asked.trustPin))
    throw new ClaimgateError('version_retracted', { found: version });
  const recorded = await recordedVersions(repository, target.tip);
  const isRecorded = recorded.includes(version);
  if (isRecorded && tag === undefined)
    throw new ClaimgateError('ref_not_found', {
      found: `refs/tags/${version}, which is recorded on ${target.branch}`,
      next: 'git fetch --tags',
    });
  const folder = named ?? defaultFolder(repository.folder, version, asked.directory);
  const files = await readReleaseFiles(folder);
  // Once it is tagged, HEAD may move on: the record itself moves it.
  const isBegun = isRecorded || (tag !== undefined && revisionIn(files) === tag);
  const ref = asked.ref ?? (isBegun ? `refs/tags/${version}` : undefined);
  const inputs = await openReleaseInputs({ ...asked, repository, ref: ref ?? 'HEAD' }, host);
  const { revision } = present(inputs.release);
  if (tag !== undefined && tag !== revision)
    throw new ClaimgateError('tag_elsewhere', {
      expected: revision,
      found: `${version} at ${tag}`,
    });
  const { claims } = readClaims(inputs.claims.bytes, inputs.claims.path);
  const isClaiming = claims === undefined || claims.length > 0;
  const isTagged = tag !== undefined;
  const newest = [...recorded, version].sort(byVersion).at(-1);
  return {
    inputs,
    /** The ref to read the commit by; `undefined` for the work tree and HEAD. */
    ref,
    revision,
    isClaiming,
    isTagged,
    isRecorded,
    folder,
    files,
    target,
    /** The greatest version that the branch has a record of, where it is greater than this one. */
    newerRelease: newest === version ? undefined : newest,
  };
}

/** Counts the signatures of the verdict in the folder of a release, by its last trust root. @throws ClaimgateError */
export async function signaturesOf(
  { folder, inputs }: Pick<ReleaseStanding, 'folder' | 'inputs'>,
  { pin, memory, at }: RootsChoice & { readonly at: number },
) {
  const { bundles, bytes, file } = await readSignedVerdict(folder);
  const roots = await readRoots(inputs, { pin, memory }, bundles !== undefined);
  const { release } = demand(anchorOf({ pin, roots, at })).root.roles;
  const envelope = { ...demand(readEnvelopeToSign(bytes, file)), bundles };
  const signers = signerIdsOf(envelope, release);
  const idsOf = (holders: readonly { readonly id: string }[]) =>
    holders.map(({ id }) => id).filter((id) => !signers.includes(id));
  const keys = idsOf(release.keys);
  const identities = idsOf(release.identities ?? []);
  return {
    count: countSigners(envelope, release).count,
    threshold: release.threshold,
    keys,
    /** Those and the identities that have not, each with the file that its bundle goes to. */
    missing: [...keys, ...identities.map((id) => `${id} (bundle in ${bundlesFileOf(file)})`)],
  };
}

async function openRepository(
  { config: _named, ...asked }: ReleaseQuestion,
  { environment }: Host,
): Promise<GitRepository> {
  const root = findRepositoryRoot(asked.directory);
  if (root === undefined) throw new ClaimgateError('git_required');
  return productInWorkTree(GitRepository.open(root, environment), asked);
}

/** The commit that the tag of a version names; `undefined` without the tag. @throws ClaimgateError `tag_elsewhere`, `tag_misnamed` */
async function tagOf(repository: GitRepository, version: string): Promise<string | undefined> {
  const ref = `refs/tags/${version}`;
  if ((await repository.refs()).idOf(ref) === undefined) return undefined;
  const name = await repository.tagNameAt(ref);
  if (name !== undefined && name !== version)
    throw new ClaimgateError('tag_misnamed', { expected: version, found: name });
  const commit = await repository.commitAt(ref);
  if (commit !== undefined) return commit;
  throw new ClaimgateError('tag_elsewhere', { found: `${version} at what is no commit` });
}

async function recordedVersions(repository: GitRepository, tip: string): Promise<string[]> {
  const commit = await CommitTree.open(repository, tip);
  const folders = await commit.folder(RECORDS_FOLDER);
  const prefix = repository.product?.tagPrefix;
  const folder = prefix?.slice(0, prefix.lastIndexOf('/') + 1) ?? '';
  const versions: string[] = [];
  for (const { path } of folders)
    if ((await commit.idOfFile(`${path}/${NAMES.manifest}`)) !== undefined)
      versions.push(folder + basename(path));
  return versions.filter((version) => isReleaseVersion(version, prefix));
}

/** By their numbers: v1.10.0 comes after v1.9.0. */
function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Where the files of a release are kept: in the folder of its product, and named from where somebody would type it. */
export function defaultFolder(root: string, version: string, directory: string): NamedFile {
  const path = join(root, RELEASES_FOLDER, recordNameOf(version));
  return { path, name: relative(directory, path).split(sep).join('/') };
}

function revisionIn(files: ReadonlyMap<string, Uint8Array>): string | undefined {
  const bytes = files.get(NAMES.manifest);
  const manifest = bytes && readManifest(bytes, NAMES.manifest);
  return manifest?.ok ? manifest.value.revision : undefined;
}

export function branchName(ref: string): string {
  return ref.replace(/^refs\/heads\//, '');
}
