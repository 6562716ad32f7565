import { join } from 'node:path';
import type { ReleaseRecordResult } from '../../documents/index.ts';
import { present, ClaimgateError, worstSeverity } from '../../documents/findings.ts';
import { readFileIfThere } from '../../io/files.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import { GitWriter } from '../../io/write-git.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import { idOf, serialisedObject } from '../../trust/git-objects.ts';
import { isVersionRetracted, readKnown } from '../../repository/known.ts';
import { createRecordFolder } from '../../repository/record-folder.ts';
import { MAX_MANIFEST_BYTES } from '../../manifest/release.ts';
import {
  RECORD_FILE_NAMES,
  RECORDED_PROJECTION,
  recordPathOf,
  signedVerdictOf,
  MAX_PROJECTION_BYTES,
} from '../../gate/release-record.ts';
import { MAX_BUNDLES_BYTES, MAX_STAMP_BYTES, type SignedBytes } from '../../trust/identity.ts';
import { MAX_ENVELOPE_BYTES } from '../../trust/envelope.ts';
import { MAX_VERDICT_BYTES } from '../../gate/recorded-verdict.ts';
import { productSince } from '../../repository/earlier-products.ts';
import { pathInRepository } from '../../documents/products.ts';
import { requireVersionHere } from '../../repository/configured.ts';
import type { Host } from '../host.ts';
import { verifiedRecord, type RecordSource } from './verify-record.ts';
import type { NamedFile } from '../named-file.ts';
import { readArtifacts } from './published-files.ts';
import {
  openReleaseInputs,
  type Answer,
  type RepositoryChoice,
} from '../../repository/release-inputs.ts';

interface RecordRequest extends RecordSource {
  /** The published files; needed where the manifest binds files. */
  readonly artifacts: readonly NamedFile[];
  /** Commit the record: to this branch, by default to the one that is checked out. */
  readonly commit: { readonly branch: string | undefined } | undefined;
}

const NAMES = { ...RECORD_FILE_NAMES, projection: RECORDED_PROJECTION };

/** Size limits of the files of a record, in the order of their creation. */
const LIMITS: readonly (readonly [name: string, maxBytes: number])[] = [
  [NAMES.manifest, MAX_MANIFEST_BYTES],
  [NAMES.verdict, MAX_VERDICT_BYTES],
  [NAMES.signedVerdict, MAX_ENVELOPE_BYTES],
  [NAMES.statement, MAX_ENVELOPE_BYTES],
  [NAMES.projection, MAX_PROJECTION_BYTES],
  [NAMES.signedVerdictBundles, MAX_BUNDLES_BYTES],
  [NAMES.statementBundles, MAX_BUNDLES_BYTES],
  [NAMES.signedVerdictTimestamp, MAX_STAMP_BYTES],
];
export const RELEASE_FILES: readonly string[] = LIMITS.map(([name]) => name);

/**
 * Writes the record of a release into the work tree, and commits it on request: the one function that writes
 * records. Before that it verifies that the files are those of an allowed release of the tagged commit, and reads
 * the memory with them as the next check will, because the gate reads every record from then on. How old the
 * verdict is by now does not matter: the release is out.
 *
 * @throws ClaimgateError
 */
export async function recordRelease(
  request: RecordRequest,
  choice: RepositoryChoice,
  host: Host,
): Promise<Answer<ReleaseRecordResult>> {
  const { version, commit } = request;
  requireVersionHere(version, choice);
  const inputs = await openReleaseInputs(
    { ...choice, ref: choice.ref ?? `refs/tags/${version}`, version },
    host,
  );
  const repository = present(inputs.repository);
  const target = commit && (await branchToCommitTo(repository, host.environment, request));
  const known = await readKnown(repository, {
    ref: request.memory,
    judged: undefined,
    target: target?.tip ?? (await repository.commitAt('HEAD')),
  });
  if (await isVersionRetracted(known, version, request.trustPin))
    throw new ClaimgateError('version_retracted', { found: version });
  const found = {
    files: await readReleaseFiles(request.from),
    published: await readArtifacts(request.artifacts, host),
    known,
  };
  const { files, findings } = await verifiedRecord(request, found, inputs);
  if (worstSeverity(findings) > 0) return { result: null, findings };
  const path = recordPathOf(version);
  if (!target) {
    const outcome = await createRecordFolder(inputs.root, path, files);
    return {
      result: { path, file_names: [...files.keys()], outcome, branch: null, commit: null },
      findings,
    };
  }
  if (target.isCurrent) await createRecordFolder(inputs.root, path, files);
  // Another branch may have the product elsewhere: who reads that branch looks for it there.
  const there = target.isCurrent
    ? repository
    : await productSince(repository, present(inputs.release).revision, target.tip);
  const made = await commitRecord(request, { repository: there, path, files, target });
  const { branch, tip } = target;
  const result = { path, file_names: [...files.keys()], branch, commit: made ?? tip };
  return { result: { ...result, outcome: made === undefined ? 'unchanged' : 'created' }, findings };
}

/** The files of a release that are in a folder, by the names that they have in a record. */
export async function readReleaseFiles({
  path,
  name,
}: NamedFile): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [file, maxBytes] of LIMITS) {
    const bytes = await readFileIfThere(join(path, file), join(name, file), maxBytes);
    if (bytes) files.set(file, bytes);
  }
  return files;
}

/** The signed verdict of a release in a folder, and the bundles beside it. @throws ClaimgateError `defect` without one */
export async function readSignedVerdict(folder: NamedFile): Promise<SignedBytes> {
  const files = await readReleaseFiles(folder);
  const { signedVerdict, signedVerdictBundles } = RECORD_FILE_NAMES;
  return present(
    signedVerdictOf({
      name: folder.name,
      signedVerdict: files.get(signedVerdict),
      signedVerdictBundles: files.get(signedVerdictBundles),
    }),
  );
}

type TargetBranch = Awaited<ReturnType<typeof branchToCommitTo>>;

/** A branch, and the commit that it ends with. @throws ClaimgateError `head_detached`, `ref_not_found`, `identity_unset`, … */
export async function branchToCommitTo(
  repository: GitRepository,
  environment: Host['environment'],
  { commit, at }: Pick<RecordRequest, 'commit' | 'at'>,
) {
  const writer = await GitWriter.open(repository, environment, at);
  const current = await writer.currentBranch();
  const named = commit?.branch;
  const branch = named === undefined ? current : fullName(named);
  if (branch === undefined) throw new ClaimgateError('head_detached');
  const tip = await repository.commitAt(branch);
  if (tip === undefined) throw new ClaimgateError('ref_not_found', { found: branch });
  return { writer, branch, tip, isCurrent: branch === current };
}

function fullName(branch: string): string {
  return branch.startsWith('refs/heads/') ? branch : `refs/heads/${branch}`;
}

/** @returns the commit; `undefined` where the branch has the record already @throws ClaimgateError `record_differs` */
async function commitRecord(
  { version, from }: RecordRequest,
  {
    repository,
    path,
    files,
    target: { writer, branch, tip },
  }: {
    readonly repository: GitRepository;
    readonly path: string;
    readonly files: ReadonlyMap<string, Uint8Array>;
    readonly target: TargetBranch;
  },
): Promise<string | undefined> {
  if (await hasRecord(repository, tip, path, files)) return undefined;
  return writer.commit({
    branch,
    parent: tip,
    files: [...files].map(([name, bytes]) => ({
      source: join(from.path, name),
      path: pathInRepository(repository.product, `${path}/${name}`),
      bytes,
    })),
    message: `Record ${version}`,
  });
}

/** Compares ids, so that no size of what is there matters. @throws ClaimgateError `record_differs` */
async function hasRecord(
  repository: GitRepository,
  tip: string,
  path: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<boolean> {
  const commit = await CommitTree.open(repository, tip);
  let isWhole = true;
  for (const [name, bytes] of files) {
    const file = `${path}/${name}`;
    const found = await commit.idOfFile(file);
    if (found === undefined) isWhole = false;
    else if (found !== idOf(serialisedObject({ type: 'blob', bytes }), tip.length))
      throw new ClaimgateError('record_differs', { file });
  }
  return isWhole;
}
