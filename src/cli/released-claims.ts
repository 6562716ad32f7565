import { resolve } from 'node:path';
import { digestOf } from '../digest/index.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import { errorOf, refusalOf } from '../findings/error.ts';
import { projectionIn, standingOf } from '../gate/index.ts';
import { readRecordedVerdict } from '../verdict/index.ts';
import { readFileIfThere } from '../io/files.ts';
import type { GitRepository } from '../io/git/repository.ts';
import { readCommittedFolder } from '../io/inputs/document-folders.ts';
import { readInputs } from '../io/inputs/read-inputs.ts';
import { readRecordedRelease, type RecordedRelease } from '../io/inputs/release-records.ts';
import { instantOf, isJsonObject, readJson } from '../json/index.ts';
import type { DifferenceSide } from '../documents/index.ts';
import {
  CLAIMS_PATH,
  isReleaseVersion,
  MAX_CLAIMS_BYTES,
  readClaims,
  readManifest,
  type ClaimedRelease,
  type ReadClaim,
} from '../manifest/index.ts';
import type { Invocation } from './command.ts';
import { CONTRACTS, namedBytes } from './evidence.ts';
import { demand } from './key-inputs.ts';
import { memoryOf } from './options.ts';

/** One side of a comparison: its claims, and what reports call it. */
export interface ReleasedClaims extends ClaimedRelease {
  readonly side: DifferenceSide;
  /** In what it is not what it says it is. */
  readonly findings: readonly Finding[];
}

/**
 * Reads one side: `v1.4.0` is always the tag; another name is a file where there is one, a release
 * manifest or a claims file; else a ref. @throws ClaimgateError
 */
export async function releasedClaims(
  invocation: Invocation,
  name: string,
): Promise<ReleasedClaims> {
  if (isReleaseVersion(name)) return fromCommit(invocation, name, `refs/tags/${name}`);
  const bytes = await fileNamed(invocation, name);
  if (!bytes) return fromCommit(invocation, name, name);
  const { value } = readJson(bytes, { file: name, maxBytes: MAX_CLAIMS_BYTES });
  return isJsonObject(value) && value['provider_claims'] !== undefined
    ? fromManifest(invocation, name, bytes)
    : fromClaimsFile(invocation, name, bytes);
}

/** A folder of that name is no file, and may well have a branch of its name. */
async function fileNamed({ directory }: Invocation, name: string): Promise<Uint8Array | undefined> {
  try {
    return await readFileIfThere(resolve(directory, name), name, MAX_CLAIMS_BYTES);
  } catch (error) {
    refusalOf(error, 'file_not_regular');
    return undefined;
  }
}

function fromClaimsFile({ at }: Invocation, name: string, bytes: Uint8Array): ReleasedClaims {
  const claims = claimsIn(bytes, name);
  const side = sideOf(name, bytes, claims);
  return { claims, standing: undefined, at, side, findings: [] };
}

/** A manifest holds no claims itself: they are those of the commit that it names, and must be what it binds. */
async function fromManifest(
  invocation: Invocation,
  name: string,
  bytes: Uint8Array,
): Promise<ReleasedClaims> {
  const manifest = demand(readManifest(bytes, name));
  const { revision, provider_claims: bound, version } = manifest;
  const released = await fromCommit(invocation, name, revision, { version, manifest: bytes });
  const { claims_sha256: found } = released.side;
  if (found === bound.manifest_sha256) return released;
  const differs = { file: name, expected: found, found: bound.manifest_sha256 };
  return { ...released, findings: [finding('claims_digest_differs', differs)] };
}

async function fromCommit(
  invocation: Invocation,
  name: string,
  ref: string,
  known?: { readonly version: string; readonly manifest: Uint8Array },
): Promise<ReleasedClaims> {
  const { at, directory, host } = invocation;
  const options = { directory, ref, environment: host.environment };
  const request = { path: CLAIMS_PATH, maxBytes: MAX_CLAIMS_BYTES };
  const inputs = await readInputs([request], options);
  const [release, repository] = [present(inputs.release), present(inputs.repository)];
  const [file] = inputs.files;
  if (!file) throw new ClaimgateError('claims_missing', { file: CLAIMS_PATH, found: name });
  const claims = claimsIn(file.bytes, CLAIMS_PATH);
  const { revision } = release;
  const version = known?.version ?? (isReleaseVersion(name) ? name : release.version);
  const side = { ...sideOf(name, file.bytes, claims), version, revision };
  const recorded = version === null ? undefined : await recordOf(invocation, repository, version);
  const isOther =
    known && recorded && digestOf(recorded.record.manifest) !== digestOf(known.manifest);
  if (!recorded || isOther) return { claims, standing: undefined, at, side, findings: [] };
  return { findings: [], claims, ...(await standingIn(recorded, claims, repository, side)) };
}

/** Releases without a record can be compared as well: only nothing is known of their evidence. */
async function recordOf(
  invocation: Invocation,
  repository: GitRepository,
  version: string,
): Promise<RecordedRelease | undefined> {
  try {
    return await readRecordedRelease(
      repository,
      { ref: memoryOf(invocation), judged: undefined },
      version,
    );
  } catch (error) {
    refusalOf(error, 'record_missing');
    return undefined;
  }
}

async function standingIn(
  { projection, record }: RecordedRelease,
  claims: readonly ReadClaim[],
  repository: GitRepository,
  side: DifferenceSide,
): Promise<Pick<ReleasedClaims, 'at' | 'side' | 'standing'>> {
  const { evaluated_at } = demand(
    readRecordedVerdict(record.verdict, `${record.name}/gate-verdict.json`),
  );
  const at = instantOf(evaluated_at);
  const dated = { ...side, evaluated_at };
  if (claims.length === 0) return { at, side: dated, standing: new Map() };
  const { statement } = record;
  if (!projection || !statement || side.revision === null)
    return { at, side: dated, standing: undefined };
  const contracts = await readCommittedFolder(repository, side.revision, CONTRACTS);
  const file = `${record.name}/ledger-projection.jsonl`;
  const read = await standingOf(claims, {
    at,
    contracts: namedBytes({ files: contracts }),
    projection: projectionIn(file, projection),
    statement: { file: `${record.name}/ledger-projection.intoto.json`, bytes: statement },
  });
  if (read.ok) return { at, side: dated, standing: read.standing };
  throw new ClaimgateError('record_unreadable', { file: record.name }, { findings: read.findings });
}

function claimsIn(bytes: Uint8Array, file: string): readonly ReadClaim[] {
  const { claims, findings, text } = readClaims(bytes, file);
  if (claims) return claims;
  throw errorOf(findings, { file, text });
}

function sideOf(name: string, bytes: Uint8Array, claims: readonly ReadClaim[]): DifferenceSide {
  return {
    name,
    version: null,
    revision: null,
    claims_sha256: digestOf(bytes),
    claim_count: claims.length,
    evaluated_at: null,
  };
}
