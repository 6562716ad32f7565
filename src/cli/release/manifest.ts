import type { ChangedClaim, DifferenceResult, DifferenceSide } from '../../documents/index.ts';
import { worstSeverity, ClaimgateError, finding, type Finding } from '../../documents/findings.ts';
import { claimName } from '../../report/report-words.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { MEMORY_OPTION, argument } from '../options.ts';
import { resolve } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import { present, demand, undefinedFor } from '../../documents/error.ts';
import { projectionIn } from '../../gate/merge-projection.ts';
import { readStandings } from '../../gate/status-at-release.ts';
import { readFileIfThere, readRegularFile } from '../../io/files.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import { readInputs } from '../../repository/read-inputs.ts';
import { readRecordedRelease, type RecordedRelease } from '../../repository/release-records.ts';
import { instantOf, isJsonObject, readJson } from '../../documents/json.ts';
import {
  CLAIMS_PATH,
  MAX_CLAIMS_BYTES,
  readClaims,
  type ReadClaim,
  bindClaims,
} from '../../manifest/claims.ts';
import { compareClaims, type ClaimedRelease } from '../../manifest/difference.ts';
import {
  readManifest,
  manifestArtifacts,
  MAX_MANIFEST_BYTES,
  releaseManifest,
  verifyManifest as compareManifest,
} from '../../manifest/release.ts';
import { recordedVerdictOf, statementOf } from '../../gate/release-record.ts';
import { versionAt } from '../../gate/verify-verdict.ts';
import { isVersionHere } from '../../repository/configured.ts';
import { type Answer, openReleaseInputs, claimsIn } from '../../repository/release-inputs.ts';
import { editedClaims } from './published-files.ts';
import { askedMemory, askedRepository } from '../../repository/asked.ts';
import { readContractsAt } from '../../repository/released-commit.ts';

export const verify: Command = {
  examples: {
    'claimgate manifest verify release-manifest.json': 'against the tag of the version it names',
    'claimgate manifest verify release-manifest.json --ref main': 'against any other commit',
  },
  positionals: { file: argument('a release manifest') },
  async run(invocation) {
    const { args, host } = invocation;
    const choice = askedRepository(invocation);
    const { path, name } = invocation.requiredFile('file');
    const read = readManifest(await readRegularFile(path, name, MAX_MANIFEST_BYTES), name);
    const sources = new Map([[name, read.reading.text]]);
    if (!read.ok) return { findings: read.findings, sources };
    const { value: manifest, reading } = read;
    const ref = choice.ref ?? `refs/tags/${manifest.version}`;
    const inputs = await openReleaseInputs({ ...choice, ref, version: manifest.version }, host);
    const { claims: file, place, release: opened, versions } = inputs;
    const { claims, findings: claimsFindings, text } = readClaims(file.bytes, file.path);
    sources.set(file.path, text);
    if (!claims) return { findings: claimsFindings, sources };
    const release = present(opened);
    const tagPrefix = place.repository?.product?.tagPrefix;
    const version = versionAt({ ...release, tagPrefix, versions }, manifest.version);
    const binding = bindClaims(file.bytes, claims);
    const { revision } = release;
    const differences = compareManifest(manifest, reading, { version, revision, binding });
    const expected = releaseManifest(version, revision, binding, manifestArtifacts(manifest));
    const findings = [...claimsFindings, ...differences, ...(await editedClaims(place))];
    const line =
      worstSeverity(findings) === 0
        ? `verified: ${name} is the manifest of ${version} at ${revision}`
        : `failed: ${name} is not the manifest of ${args.text('ref') ?? manifest.version}`;
    return { result: { path: name, manifest, expected }, findings, sources, lines: [line] };
  },
};

const SIDE = 'a tag such as v1.4.0, another ref, a release manifest or a claims file';

export const diff: Command = {
  examples: {
    'claimgate manifest diff v1.4.0 v1.5.0': 'Markdown for the release notes',
    'claimgate manifest diff v1.4.0 HEAD --json': 'what the next release would change',
  },
  positionals: { a: argument(`before: ${SIDE}`), b: argument(`after: ${SIDE}`) },
  options: { ...MEMORY_OPTION },
  async run(invocation) {
    const { result, findings } = await compareReleases(invocation);
    return {
      result,
      findings,
      ...(result ? { lines: differenceLines(result), isMarkdown: true } : {}),
    };
  },
};

const TITLES = [
  ['added', 'Added'],
  ['withdrawn', 'Withdrawn'],
  ['lapsed', 'Expired'],
  ['contract_changed', 'Under a changed contract'],
  ['renewed', 'Renewed by newer evidence'],
] as const;

/** A comparison as Markdown that fits into release notes. */
function differenceLines(result: DifferenceResult): string[] {
  const { from, to, unchanged, evidence_compared: compared } = result;
  const total = TITLES.reduce((sum, [kind]) => sum + result[kind].length, 0);
  return [
    `## Claims from ${plain(from.name)} to ${plain(to.name)}`,
    '',
    ...TITLES.flatMap(([kind, title]) => partOf(title, result[kind])),
    ...(total === 0 ? ['No claim changed.', ''] : []),
    `${compared ? 'Unchanged' : 'Claimed by both'}: ${unchanged}. Claims before: ${from.claim_count}, after: ${to.claim_count}.`,
    ...(compared
      ? []
      : [
          '',
          'Evidence was not compared: one of the two releases has no release record, or they rest on different ledgers, so renewed and expired claims are unknown.',
        ]),
  ];
}

function partOf(title: string, claims: readonly ChangedClaim[]): string[] {
  if (claims.length === 0) return [];
  return [`### ${title}`, '', ...claims.map((claim) => `- ${lineOf(claim)}`).toSorted(), ''];
}

function lineOf({ subject, holds_before, holds_after }: ChangedClaim): string {
  const until = holds_after ?? holds_before;
  const verb = holds_after === null ? 'held' : 'holds';
  const words = claimName(subject);
  return until === null ? words : `${words} (${verb} until ${until})`;
}

/** Escapes a name that somebody typed: no character of it acts as Markdown. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#!|~&@:]/g, (character) => `\\${character}`);
}

async function compareReleases(invocation: Invocation): Promise<Answer<DifferenceResult>> {
  const { args } = invocation;
  const before = await releasedClaims(invocation, args.required('a'));
  const after = await releasedClaims(invocation, args.required('b'));
  const findings = [...before.findings, ...after.findings];
  if (findings.length > 0) return { result: null, findings };
  const result = { from: before.side, to: after.side, ...compareClaims(before, after) };
  return { result, findings };
}

interface ReleasedClaims extends ClaimedRelease {
  readonly side: DifferenceSide;
  /** In what it is not what it says it is. */
  readonly findings: readonly Finding[];
}

/** `v1.4.0` is always the tag; another name is a file where there is one, else a ref. @throws ClaimgateError */
async function releasedClaims(place: Invocation, name: string): Promise<ReleasedClaims> {
  if (isVersionHere(name, askedRepository(place)))
    return fromCommit(place, name, `refs/tags/${name}`);
  const bytes = await fileNamed(place, name);
  if (!bytes) return fromCommit(place, name, name);
  const { value } = readJson(bytes, { file: name, maxBytes: MAX_CLAIMS_BYTES });
  return isJsonObject(value) && value['provider_claims'] !== undefined
    ? fromManifest(place, name, bytes)
    : fromClaimsFile(place, name, bytes);
}

/** A folder of that name is no file, and may well have a branch of its name. */
function fileNamed({ directory }: Invocation, name: string): Promise<Uint8Array | undefined> {
  const read = readFileIfThere(resolve(directory, name), name, MAX_CLAIMS_BYTES);
  return read.catch(undefinedFor('file_not_regular'));
}

function fromClaimsFile({ at }: Invocation, name: string, bytes: Uint8Array): ReleasedClaims {
  const claims = claimsIn(bytes, name);
  const side = sideOf(name, bytes, claims);
  return { claims, standing: undefined, at, side, findings: [] };
}

/** A manifest holds no claims itself: they are those of the commit that it names, and must be what it binds. */
async function fromManifest(
  place: Invocation,
  name: string,
  bytes: Uint8Array,
): Promise<ReleasedClaims> {
  const manifest = demand(readManifest(bytes, name));
  const { revision, provider_claims: bound, version } = manifest;
  const released = await fromCommit(place, name, revision, { version, manifest: bytes });
  const { claims_sha256: found } = released.side;
  if (found === bound.manifest_sha256) return released;
  const differs = { file: name, expected: found, found: bound.manifest_sha256 };
  return { ...released, findings: [finding('claims_digest_differs', differs)] };
}

/** A side that was never released is looked at as of now. */
async function fromCommit(
  place: Invocation,
  name: string,
  ref: string,
  known?: { readonly version: string; readonly manifest: Uint8Array },
): Promise<ReleasedClaims> {
  const { args, at, directory, host } = place;
  const isVersion = isVersionHere(name, askedRepository(place));
  const meant = known?.version ?? (isVersion ? name : undefined);
  const request = { path: CLAIMS_PATH, maxBytes: MAX_CLAIMS_BYTES };
  const where = {
    directory,
    ref,
    environment: host.environment,
    product: args.text('product'),
    version: meant,
  };
  const inputs = await readInputs([request], where);
  const [release, repository] = [present(inputs.release), present(inputs.repository)];
  const [file] = inputs.files;
  if (!file) throw new ClaimgateError('claims_missing', { file: CLAIMS_PATH, found: name });
  const claims = claimsIn(file.bytes, CLAIMS_PATH);
  const { revision } = release;
  const version = meant ?? release.version;
  const side = { ...sideOf(name, file.bytes, claims), version, revision };
  const recorded =
    version === null ? undefined : await recordOf(repository, askedMemory(place), version);
  const isOther =
    known && recorded && digestOf(recorded.record.manifest) !== digestOf(known.manifest);
  if (!recorded || isOther) return { claims, standing: undefined, at, side, findings: [] };
  return { findings: [], claims, ...(await standingIn(recorded, claims, repository, side)) };
}

/** Releases without a record can be compared as well: only nothing is known of their evidence. */
function recordOf(
  repository: GitRepository,
  ref: string | undefined,
  version: string,
): Promise<RecordedRelease | undefined> {
  const read = readRecordedRelease(repository, ref, version);
  return read.catch(undefinedFor('record_missing'));
}

async function standingIn(
  { projection, record }: RecordedRelease,
  claims: readonly ReadClaim[],
  repository: GitRepository,
  side: DifferenceSide,
): Promise<Pick<ReleasedClaims, 'at' | 'origin' | 'side' | 'standing'>> {
  const { evaluated_at, ledger_head } = demand(recordedVerdictOf(record));
  const at = instantOf(evaluated_at);
  const dated = { ...side, evaluated_at };
  if (claims.length === 0) return { at, side: dated, standing: new Map() };
  const statement = statementOf(record);
  if (!projection || !statement || side.revision === null)
    return { at, side: dated, standing: undefined };
  const contracts = await readContractsAt(repository, side.revision);
  const file = `${record.name}/ledger-projection.jsonl`;
  const read = await readStandings(claims, {
    at,
    contracts,
    projection: projectionIn(file, projection),
    statement,
  });
  const origin = ledger_head?.origin;
  if (read.ok) return { at, side: dated, standing: read.value, origin };
  throw new ClaimgateError('record_unreadable', { file: record.name }, { findings: read.findings });
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
