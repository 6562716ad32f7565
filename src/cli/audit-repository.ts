import { earlierRecords, type AuditInput, type CapsuleParts } from '../audit/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import { projectionIn, testedRevisions } from '../gate/index.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../io/config.ts';
import { ancestryOf, type History } from '../io/git/commit-history.ts';
import { serialisedObject } from '../io/git/kept-objects.ts';
import { COMMIT_LIMIT } from '../io/git/objects.ts';
import type { GitRepository } from '../io/git/repository.ts';
import { CommitTree } from '../io/inputs/commit-files.ts';
import { readCommittedFolder } from '../io/inputs/document-folders.ts';
import { readInputs } from '../io/inputs/read-inputs.ts';
import { readRecordedRelease } from '../io/inputs/release-records.ts';
import { CLAIMS_SEARCH, strayClaims } from '../io/inputs/file-search.ts';
import { byNumber, TRUST_FOLDER, TRUST_ROOTS } from '../io/trust-roots.ts';
import type { GateVerdict } from '../documents/index.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES, readClaims } from '../manifest/index.ts';
import { RECORDED_PROJECTION } from '../projection/rollback-protection.ts';
import type { Invocation } from './command.ts';
import { CONTRACTS, namedBytes } from './evidence.ts';
import { TOOL } from './generated/tool.ts';
import { memoryOf, trustPinOf } from './options.ts';

/** A release in a repository: what it is audited by, and how to find what a capsule keeps of it. */
export interface ReleaseInRepository {
  readonly input: AuditInput;
  readonly repository: GitRepository;
  readonly history: History;
}

/**
 * Reads everything that a release is audited by: the commit that its tag names, and the memory of
 * releases. Options and environment name no document here: all of them lie at fixed paths.
 *
 * @throws ClaimgateError `git_required`, `ref_not_found`, `record_missing`, `claims_missing`, …
 */
export async function releaseInRepository(
  invocation: Invocation,
  version: string,
): Promise<ReleaseInRepository> {
  const { directory, host } = invocation;
  const requests = [
    { path: CLAIMS_PATH, maxBytes: MAX_CLAIMS_BYTES },
    { path: CONFIG_PATH, maxBytes: MAX_CONFIG_BYTES },
  ];
  const ref = `refs/tags/${version}`;
  const environment = host.environment;
  const opened = await readInputs(requests, { directory, ref, environment, search: CLAIMS_SEARCH });
  const { files, found } = opened;
  const [release, repository] = [present(opened.release), present(opened.repository)];
  const [claims, configFile] = files;
  if (!claims) throw new ClaimgateError('claims_missing', { file: CLAIMS_PATH });
  const { revision } = release;
  const config = configFile && parseConfig(configFile.bytes, CONFIG_PATH);
  // What a gate would have seen in the tagged commit as well is no answer for what is gone from the branch.
  const place = { ref: memoryOf(invocation), judged: undefined };
  const recorded = await readRecordedRelease(repository, place, version);
  const contracts = await readCommittedFolder(repository, revision, CONTRACTS);
  const roots = await readCommittedFolder(repository, revision, TRUST_ROOTS);
  const input = {
    release: { version, revision },
    tool: TOOL,
    pin: trustPinOf(invocation),
    record: recorded.record,
    projection: recorded.projection,
    claims: { file: CLAIMS_PATH, bytes: claims.bytes },
    config: configFile && { file: CONFIG_PATH, bytes: configFile.bytes },
    deployment: config?.deployment,
    roots: namedBytes({ files: byNumber(roots) }),
    contracts: namedBytes({ files: contracts }),
    strayPaths: await strayClaims(found, config?.stray_claims?.ignore ?? []),
    memory: recorded.others,
    knowsLater: true,
  };
  const revisions = await revisionsAsked(input);
  const history = repository.historyOf(revision);
  const ancestry = await ancestryOf(history, revisions);
  return { input: { ...input, ancestry }, repository, history };
}

/** The commits whose place in history the release depends on. */
export async function revisionsAsked({
  claims,
  contracts,
  projection,
}: Pick<AuditInput, 'claims' | 'contracts' | 'projection'>): Promise<Set<string>> {
  const { claims: read } = readClaims(claims.bytes, claims.file);
  if (!read || !projection) return new Set();
  return testedRevisions(read, contracts, projectionIn(RECORDED_PROJECTION, projection));
}

/** What a capsule keeps of a release, with the objects of git that tie its files to the commit. */
export async function partsOfRelease(
  { input, repository, history }: ReleaseInRepository,
  verdict: GateVerdict,
): Promise<CapsuleParts> {
  const { revision } = input.release;
  const commit = await CommitTree.open(repository, revision);
  for (const folder of ['provider-certification', CONTRACTS.path, TRUST_FOLDER])
    await commit.folder(folder);
  const objects = new Map((await commit.objects()).map((object) => [object.id, object]));
  for (const [tested, isIncluded] of input.ancestry) {
    // The commit before the tested one names it; the tested one itself is not needed.
    for (const id of isIncluded ? history.wayTo(tested).slice(0, -1) : []) {
      const step = objects.get(id) ?? (await repository.object(id, COMMIT_LIMIT));
      if (step) objects.set(id, step);
    }
  }
  const { claims, config, contracts, roots, record, projection } = input;
  return {
    record,
    projection,
    earlier: earlierRecords(input, verdict),
    commitFiles: [claims, ...(config ? [config] : []), ...contracts, ...roots],
    objects: new Map([...objects].map(([id, object]) => [id, serialisedObject(object)])),
  };
}
