import { join } from 'node:path';
import { digestOf } from '../digest/index.ts';
import type { GateVerdict, ReleaseArtifact, ReleaseRecordResult } from '../documents/index.ts';
import { present } from '../findings/error.ts';
import { ClaimgateError, finding, worstSeverity, type Finding } from '../findings/index.ts';
import { readFileIfThere } from '../io/files.ts';
import type { GitRepository } from '../io/git/repository.ts';
import { GitWriter } from '../io/git/write-git.ts';
import { CommitTree } from '../io/inputs/commit-files.ts';
import { createRecordFolder } from '../io/record-folder.ts';
import { isReleaseVersion, MAX_MANIFEST_BYTES, readClaims } from '../manifest/index.ts';
import {
  RECORD_FILE_NAMES,
  RECORDED_PROJECTION,
  RECORDS_FOLDER,
  isSignedWithBundles,
  recallReleases,
  recordOf,
  signedVerdictOf,
  MAX_PROJECTION_BYTES,
} from '../projection/rollback-protection.ts';
import {
  anchorOf,
  MAX_BUNDLES_BYTES,
  MAX_ENVELOPE_BYTES,
  type NamedBytes,
  type SignedBytes,
} from '../trust/index.ts';
import {
  aboutAnswer,
  aboutArtifacts,
  aboutFiles,
  aboutSignature,
  MAX_VERDICT_BYTES,
  readRecordedVerdict,
  readVerdict,
} from '../verdict/index.ts';
import { readRootFiles } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import type { NamedFile } from './named-file.ts';
import { readArtifacts } from './published-files.ts';
import {
  openReleaseInputs,
  type Answer,
  type ReleaseInputs,
  type RepositoryChoice,
} from './release-inputs.ts';

/** Where the record of a release goes, and what it is made of. */
export interface RecordRequest {
  /** `v` and a stable SemVer. */
  readonly version: string;
  /** The folder with the files of the release, as `manifest create` and the projection left them. */
  readonly from: NamedFile;
  /** What was published; needed where the manifest binds files. */
  readonly artifacts: readonly NamedFile[];
  /** Commit the record: to this branch, by default to the one that is checked out. */
  readonly commit: { readonly branch: string | undefined } | undefined;
  readonly trustPin: string | undefined;
  readonly at: number;
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
];
/** Those that a release with claims cannot do without. */
const NEEDED = LIMITS.slice(0, 5);

/** The names of the files of a release, in the order of their creation. */
export const RELEASE_FILES: readonly string[] = LIMITS.map(([name]) => name);

/**
 * Writes the record of a release into the work tree, and commits it on request. Before that it
 * verifies that the files are those of an allowed release of the tagged commit, because the gate reads every
 * record from then on. How old the verdict is by now does not matter: the release is out.
 *
 * @throws ClaimgateError
 */
export async function recordRelease(
  request: RecordRequest,
  choice: RepositoryChoice,
  host: Host,
): Promise<Answer<ReleaseRecordResult>> {
  const { version, commit } = request;
  if (!isReleaseVersion(version)) throw new ClaimgateError('version_invalid', { found: version });
  const inputs = await openReleaseInputs(
    { ...choice, ref: choice.ref ?? `refs/tags/${version}` },
    host,
  );
  const files = await readReleaseFiles(request.from);
  const published = await readArtifacts(request.artifacts, host);
  const findings = await recordFindings(request, files, { inputs, published });
  if (worstSeverity(findings) > 0) return { result: null, findings };
  const path = `${RECORDS_FOLDER}/${version}`;
  const repository = present(inputs.repository);
  const { environment } = host;
  if (!commit) {
    const outcome = await createRecordFolder(inputs.root, path, files);
    return {
      result: { path, file_names: [...files.keys()], outcome, branch: null, commit: null },
      findings,
    };
  }
  const target = await branchToCommitTo(repository, environment, request);
  if (target.isCurrent) await createRecordFolder(inputs.root, path, files);
  const made = await commitRecord(request, { repository, path, files, target });
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
  const record = recordOf(folder.name, (name) => files.get(name));
  return present(signedVerdictOf(present(record)));
}

/** Everything that speaks against recording these files as the release of this commit. */
async function recordFindings(
  { version, from, trustPin: pin, at }: RecordRequest,
  files: ReadonlyMap<string, Uint8Array>,
  { inputs, published }: { inputs: ReleaseInputs; published: readonly ReleaseArtifact[] },
): Promise<readonly Finding[]> {
  const named = (name: string): NamedBytes | undefined => {
    const bytes = files.get(name);
    return bytes && { file: join(from.name, name), bytes };
  };
  const { bytes, path } = inputs.claims;
  const { claims: read, findings } = readClaims(bytes, path);
  if (!read) return findings;
  const [manifest, verdict] = [named(NAMES.manifest), named(NAMES.verdict)];
  const needed = read.length > 0 ? NEEDED : NEEDED.slice(0, 2);
  const missing = needed.filter(([name]) => !files.has(name));
  if (missing.length > 0 || !manifest || !verdict)
    return missing.map(([name]) => finding('record_file_missing', { file: join(from.name, name) }));
  const parsed = readVerdict(verdict.bytes, verdict.file);
  if (!parsed.ok) return parsed.findings;
  const record = present(recordOf(from.name, (name) => files.get(name)));
  const release = { version, revision: present(inputs.release).revision };
  const roots = await readRootFiles(inputs, isSignedWithBundles(record));
  const claims = { bytes, read };
  const held = { release, verdict, manifest, claims, roots, pin, at };
  const said = [
    ...aboutAnswer(parsed.value, held),
    ...aboutFiles(parsed.value, held),
    ...aboutArtifacts(manifest, published),
  ];
  if (read.length === 0) return said;
  const anchor = anchorOf({ pin, roots, at });
  if (!anchor.ok) return [...said, ...anchor.findings];
  const signed = signedVerdictOf(record);
  const recalled = recallReleases([record], anchor.value.roots, readRecordedVerdict);
  return [
    ...said,
    ...aboutSignature(parsed.value, { ...held, signed }),
    ...(recalled.ok ? [] : recalled.findings),
    ...aboutProjection(parsed.value, named(NAMES.projection)),
  ];
}

/** The projection must be the one that was judged; its statement is signed with the verdict. */
function aboutProjection(
  { inputs }: Pick<GateVerdict, 'inputs'>,
  projection: NamedBytes | undefined,
): Finding[] {
  const judged = inputs.find(({ document }) => document === 'projection')?.sha256;
  if (!projection || judged === digestOf(projection.bytes)) return [];
  const { file, bytes } = projection;
  return [
    finding('record_contradiction', {
      file,
      expected: judged ?? 'no projection',
      found: digestOf(bytes),
    }),
  ];
}

/** A branch, and the commit that it ends with. */
export interface TargetBranch {
  readonly writer: GitWriter;
  readonly branch: string;
  readonly tip: string;
  readonly isCurrent: boolean;
}

/** @throws ClaimgateError `head_detached`, `ref_not_found`, `identity_unset`, … */
export async function branchToCommitTo(
  repository: GitRepository,
  environment: Host['environment'],
  { commit, at }: Pick<RecordRequest, 'commit' | 'at'>,
): Promise<TargetBranch> {
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
      path: `${path}/${name}`,
      bytes,
    })),
    message: `Record ${version}`,
  });
}

async function hasRecord(
  repository: GitRepository,
  tip: string,
  path: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<boolean> {
  const commit = await CommitTree.open(repository, tip);
  const there = await commit.files(
    [...files].map(([name, { length }]) => ({ path: `${path}/${name}`, maxBytes: length })),
  );
  for (const [at, [name, bytes]] of [...files].entries()) {
    const found = there[at];
    if (found && !Buffer.from(found).equals(bytes))
      throw new ClaimgateError('record_differs', { file: `${path}/${name}` });
  }
  return there.every((bytes) => bytes !== undefined);
}
