import { present, ClaimgateError, refusalOf } from '../documents/findings.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../documents/config.ts';
import type { NamedBytes } from '../documents/json.ts';
import { configOfProduct, requireVersion } from '../documents/products.ts';
import { CONTRACTS } from '../evidence/contract.ts';
import { recordPathOf } from '../gate/release-record.ts';
import { readKnown } from './known.ts';
import type { Host } from '../cli/host.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES } from '../manifest/claims.ts';
import { readCommittedFolder } from '../trust/commit-files.ts';
import { TRUST_ROOTS, trustFilesOf } from '../trust/root-files.ts';
import { productSince } from './earlier-products.ts';
import { openPlaces } from './places.ts';
import { readInputs } from './read-inputs.ts';
import { readRecordedRelease, type RecordedRelease } from './release-records.ts';
import { strayClaims } from './work-tree.ts';

/** Which release is meant, and the ref with the records of releases. */
interface ReleasedPlace {
  readonly directory: string;
  readonly product?: string | undefined;
  readonly memory?: string | undefined;
}

/**
 * Reads what the tagged commit of a release holds, and its record. All documents lie at fixed paths.
 *
 * @throws ClaimgateError `git_required`, `ref_not_found`, `record_missing`, …
 */
export async function readReleased(
  { directory, product, memory }: ReleasedPlace,
  version: string,
  { environment }: Pick<Host, 'environment'>,
) {
  const requests = [
    { path: CLAIMS_PATH, maxBytes: MAX_CLAIMS_BYTES },
    { path: CONFIG_PATH, maxBytes: MAX_CONFIG_BYTES },
  ];
  const where = { directory, ref: `refs/tags/${version}`, environment, product, version };
  const opened = await readInputs(requests, { ...where, searches: true });
  const { files, found } = opened;
  const [release, repository] = [present(opened.release), present(opened.repository)];
  const [claims, configFile] = files;
  if (!claims) throw new ClaimgateError('claims_missing', { file: CLAIMS_PATH });
  const { revision } = release;
  requireVersion(version, repository.product);
  const config =
    configFile && configOfProduct(parseConfig(configFile.bytes, CONFIG_PATH), repository.product);
  return {
    repository,
    revision,
    claims: { file: CLAIMS_PATH, bytes: claims.bytes },
    configFile: configFile && { file: CONFIG_PATH, bytes: configFile.bytes },
    config,
    // A fallback to the tagged commit, as a gate would make, is no answer for what is gone from the branch.
    recorded: await recordedOf(repository, { memory, revision, version }),
    contracts: await readContractsAt(repository, revision),
    trust: trustFilesOf(await readCommittedFolder(repository, revision, TRUST_ROOTS)),
    strayPaths: await strayClaims(found, config?.stray_claims?.ignore ?? []),
  };
}

/** The record, wherever the product lies in the places that have it: HEAD, or one of them, can be behind a move. */
async function recordedOf(
  repository: GitRepository,
  asked: { readonly memory: string | undefined; revision: string; version: string },
): Promise<RecordedRelease> {
  const { memory, revision, version } = asked;
  const { memory: tips } = await openPlaces(repository, { ref: memory, judged: undefined });
  const later = [undefined, ...tips.map((tip) => tip.revision)];
  const folders = new Map<string | undefined, GitRepository>();
  for (const one of later) {
    const there = await productSince(repository, revision, one);
    folders.set(there.product?.path, there);
  }
  const [first = repository, ...others] = folders.values();
  for (const one of others)
    try {
      return await readRecordedRelease(one, memory, version);
    } catch (error) {
      refusalOf(error, 'record_missing');
    }
  try {
    return await readRecordedRelease(first, memory, version);
  } catch (error) {
    const missing = refusalOf(error, 'record_missing');
    const found = await recordElsewhere(first, memory, version);
    if (found === undefined) throw missing;
    const details = { file: recordPathOf(version), found };
    throw new ClaimgateError('record_missing', details, { cause: error });
  }
}

/** Tells where a record is that the records branch does not have. */
async function recordElsewhere(
  repository: GitRepository,
  memory: string | undefined,
  version: string,
): Promise<string | undefined> {
  const { records } = await readKnown(repository, { ref: memory, judged: undefined });
  const record = records.find(({ name }) => name === recordPathOf(version));
  if (!record) return undefined;
  const past = 'past' in record ? record.past : undefined;
  return past
    ? `removed; commit ${past.commit.slice(0, 12)} of the history has it`
    : 'only in HEAD, which is not published';
}

/** Reads the contracts of a commit. @throws ClaimgateError */
export function readContractsAt(
  repository: GitRepository,
  revision: string,
): Promise<readonly NamedBytes[]> {
  return readCommittedFolder(repository, revision, CONTRACTS);
}
