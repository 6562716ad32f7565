import { revisionsAsked } from '../../audit/capsule-release.ts';
import { isStamped } from '../../audit/evidence.ts';
import { TOOL } from '../../documents/generated/tool.ts';
import { readCoveredCode } from '../../gate/covered-code.ts';
import { isSignedWithBundles } from '../../gate/release-record.ts';
import { productSince } from '../../repository/earlier-products.ts';
import { newestRootBy, readKnown } from '../../repository/known.ts';
import { readReleased } from '../../repository/released-commit.ts';
import { ancestryOf, distancesTo } from '../../trust/commit-history.ts';
import { withVerifier } from '../../trust/root-files.ts';
import type { Host } from '../host.ts';

/** Where a release is recorded, and who asks. */
export interface RecordedPlace {
  /** Absolute; the repository is the one around it. */
  readonly directory: string;
  readonly product?: string | undefined;
  readonly memory: string | undefined;
  readonly at: number;
  /** `N:sha256:…` of a trust root. */
  readonly trustPin: string | undefined;
}

export type ReleaseInRepository = Awaited<ReturnType<typeof releaseInRepository>>;

/** Reads all that a release of a repository is audited by. @throws ClaimgateError `git_required`, `ref_not_found`, `record_missing`, … */
export async function releaseInRepository(
  request: RecordedPlace,
  version: string,
  host: Pick<Host, 'environment'>,
) {
  const released = await readReleased(request, version, host);
  const { claims, config, configFile, contracts, recorded, repository, revision, trust } = released;
  const hasBundles = [recorded.record, ...recorded.others].some(isSignedWithBundles);
  const now = await productSince(repository, revision);
  const known = await readKnown(now, { ref: request.memory, judged: undefined });
  const input = {
    release: { version, revision },
    tool: TOOL,
    pin: request.trustPin,
    record: recorded.record,
    projection: recorded.projection,
    claims,
    config: configFile,
    deployment: config?.deployment,
    resourceUri: config?.resource_uri,
    product: repository.product?.name,
    roots: await withVerifier(trust, hasBundles || isStamped({ ...recorded, stamps: [] })),
    contracts,
    newestRoot: await newestRootBy(request.trustPin, known, request.at),
    strayPaths: released.strayPaths,
    memory: recorded.others,
    now: request.at,
    stamps: [],
    timestampRoots: [],
    knowsLater: true,
  };
  const history = repository.historyOf(revision);
  const ancestry = await ancestryOf(history, await revisionsAsked(input));
  const distances = await distancesTo(revision, ancestry, repository);
  const { coverage, tree } = await readCoveredCode(repository.of(undefined), revision, contracts);
  return {
    input: { ...input, ancestry, distances, coverage },
    repository,
    history,
    known,
    trust,
    tree,
  };
}
