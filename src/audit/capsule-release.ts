import { partsOf, readCapsule, type CapsuleParts } from './capsule.ts';
import { type Audit } from './audit.ts';
import { uncheckedBy, WITHDRAWALS_UNKNOWN, isStamped } from './evidence.ts';
import { type AuditInput } from './replay.ts';
import { TOOL } from '../documents/generated/tool.ts';
import type { CapsuleRelease, ReleaseAuditResult } from '../documents/index.ts';
import { demand, errorOf, refusalOf, ClaimgateError, type Finding } from '../documents/findings.ts';
import { projectionIn } from '../gate/merge-projection.ts';
import { readCoveredCode } from '../gate/covered-code.ts';
import { testedRevisions } from '../gate/facts.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../documents/config.ts';
import { chosenProduct, configOfProduct, requireVersion } from '../documents/products.ts';
import { blobOf, KeptObjects, objectFrom, distancesTo } from '../trust/commit-history.ts';
import { CommitTree, readCommittedFolder } from '../trust/commit-files.ts';
import { TRUST_ROOTS, trustFilesOf, withVerifier } from '../trust/root-files.ts';
import { otherDocument, type NamedBytes } from '../documents/json.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES, readClaims } from '../manifest/claims.ts';
import { isSignedWithBundles, RECORDED_PROJECTION } from '../gate/release-record.ts';
import { stampsOf } from '../trust/vouched-time.ts';
import { CONTRACTS } from '../evidence/contract.ts';
import type { PublishedRelease } from '../gate/status.ts';
import { listedClaims } from '../gate/verify-verdict.ts';

export interface AuditedRelease {
  readonly result: ReleaseAuditResult;
  readonly findings: readonly Finding[];
  /** The release as a status is asked about it; `null` where the release does not verify. */
  readonly released: PublishedRelease | null;
}

/** Turns an audit into the form that documents carry. */
export function auditAnswer(
  input: AuditInput,
  { rows, findings, evidence, verdict, corrections, ruleSet }: Audit,
  capsule: string | null,
): AuditedRelease {
  const { deployment, pin, release, resourceUri } = input;
  const { version, revision } = release;
  const result = {
    // A sound release of another product is no answer to who asks about this one.
    deployment: deployment ?? null,
    resource_uri: resourceUri ?? null,
    version,
    revision,
    evaluated_at: verdict?.evaluated_at ?? null,
    pin: pin ?? null,
    capsule,
    corrections,
    rule_set: ruleSet && { number: ruleSet.set?.number ?? null, sha256: ruleSet.digest },
    rows: rows.map(({ findings: found, ...row }) => ({
      ...row,
      codes: found.map(({ code }) => code),
    })),
    evidence,
    ...(verdict?.self_test && { self_test: verdict.self_test }),
    withdrawn: null,
    unchecked: uncheckedBy(input),
  };
  const released = evidence &&
    verdict && {
      claims: listedClaims(verdict),
      // A release of no named product is not what any status is of.
      product: resourceUri ?? 'no product',
      timeVerified: verdict.evaluated_at,
      head: verdict.inputs.find(({ ledger_head }) => ledger_head)?.ledger_head,
    };
  return { result, findings, released };
}

/** Adds what a status said of the release. Only one that verifies tells which claims were withdrawn. */
export function withStatus(audited: AuditedRelease, since: readonly Finding[]): AuditedRelease {
  const { findings, result } = audited;
  const isTold = since.every(({ code }) => code === 'claims_withdrawn_since');
  const unchecked = result.unchecked.filter((text) => text !== WITHDRAWALS_UNKNOWN);
  const withdrawn = since.flatMap(({ found }) => found ?? []);
  return {
    ...audited,
    findings: [...findings, ...since],
    result: isTold ? { ...result, withdrawn, unchecked } : result,
  };
}

/**
 * Reads everything that a release is audited by from a capsule, without repository or network. Files
 * count as those of the commit because objects of git in the capsule say so, each checked by its id.
 * Whether other files of the commit looked like claims only the repository can tell.
 *
 * @throws ClaimgateError `capsule_malformed` and the like
 */
export async function releaseInCapsule(
  bytes: Uint8Array,
  file: string,
  asked: Pick<AuditInput, 'now' | 'pin' | 'timestampRoots'>,
  tokens: readonly Uint8Array[],
): Promise<AuditInput> {
  const capsule = readCapsule(bytes, file);
  const other = capsule.ok ? undefined : otherDocument(bytes, file, 'Capsule');
  if (other) throw errorOf([other]);
  const { release, members } = demand(capsule);
  const parts = demand(partsOf(members, release.version, file));
  const kept = keptObjects(parts, release, file);
  const read = await documentsOf(kept, release, file);
  const { claims, config, contracts, roots, settings } = read;
  refuseForeign(parts, [...contracts, ...roots], file);
  const stamps = stampsOf({ file, bytes }, tokens);
  const hasBundles = [parts.record, ...parts.earlier].some(isSignedWithBundles);
  const { timestampRoots } = asked;
  const input = {
    ...asked,
    release,
    tool: TOOL,
    record: parts.record,
    projection: parts.projection,
    claims: { file: CLAIMS_PATH, bytes: claims },
    config: config && { file: CONFIG_PATH, bytes: config },
    deployment: settings?.deployment,
    resourceUri: settings?.resource_uri,
    product: read.product?.name,
    roots: await withVerifier(
      trustFilesOf([...roots, ...timestampRoots]),
      hasBundles || isStamped({ record: parts.record, stamps }),
    ),
    contracts,
    strayPaths: [],
    memory: parts.earlier,
    stamps,
    knowsLater: false,
  };
  const ancestry = await kept.ancestryOf(release.revision, await revisionsAsked(input));
  const distances = await distancesTo(release.revision, ancestry, kept);
  const coverage = await coverageIn(kept, release, contracts, file);
  return { ...input, ancestry, distances, coverage };
}

async function coverageIn(
  kept: KeptObjects,
  { revision }: CapsuleRelease,
  contracts: readonly NamedBytes[],
  file: string,
) {
  try {
    return (await readCoveredCode(kept, revision, contracts)).coverage;
  } catch (error) {
    throw incomplete(error, file);
  }
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

function keptObjects(parts: CapsuleParts, { revision }: CapsuleRelease, file: string): KeptObjects {
  const objects = [...parts.objects].map(([id, serialised]) => {
    const object = id.length === revision.length ? objectFrom(id, serialised) : undefined;
    if (object) return object;
    throw new ClaimgateError('capsule_malformed', { file, found: `the object git/${id}` });
  });
  const blobs = parts.commitFiles.map(({ bytes }) => blobOf(bytes, revision.length));
  return new KeptObjects([...objects, ...blobs]);
}

/** Every file of the capsule is one that the commit has and the audit reads. */
function refuseForeign(
  { commitFiles }: CapsuleParts,
  read: readonly NamedBytes[],
  file: string,
): void {
  const known = new Set([CLAIMS_PATH, CONFIG_PATH, ...read.map((one) => one.file)]);
  const foreign = commitFiles.find((candidate) => !known.has(candidate.file));
  if (foreign)
    throw new ClaimgateError('capsule_malformed', { file, found: `commit/${foreign.file}` });
}

async function documentsOf(whole: KeptObjects, release: CapsuleRelease, file: string) {
  const { revision, version } = release;
  try {
    const root = await CommitTree.open(whole, revision);
    const config = await root.file(CONFIG_PATH, MAX_CONFIG_BYTES);
    const all = config && parseConfig(config, CONFIG_PATH);
    const product = all && chosenProduct(all, { folder: '', version });
    requireVersion(version, product);
    const kept = whole.of(product);
    const commit = await CommitTree.open(kept, revision);
    const claims = await commit.file(CLAIMS_PATH, MAX_CLAIMS_BYTES);
    if (!claims) throw new ClaimgateError('capsule_incomplete', { file, expected: CLAIMS_PATH });
    const contracts = await readCommittedFolder(kept, revision, CONTRACTS);
    const roots = await readCommittedFolder(kept, revision, TRUST_ROOTS);
    const settings = all && configOfProduct(all, product);
    return { claims, config, contracts, product, roots, settings };
  } catch (error) {
    throw incomplete(error, file);
  }
}

/** There is no git here that could fail: an object that the files need is not in the capsule. */
function incomplete(error: unknown, file: string): ClaimgateError {
  const { findings } = refusalOf(error, 'git_failed');
  const expected = findings[0]?.expected ?? 'an object of git';
  return new ClaimgateError('capsule_incomplete', { file, expected }, { cause: error });
}
