import type { GateVerdict } from '../../documents/index.ts';
import { decisionOf, ClaimgateError, errorOf, finding, present } from '../../documents/findings.ts';
import type { Command } from '../command.ts';
import { ARTIFACT_OPTION, MEMORY_OPTION, TRUST_PIN_OPTION, valued, argument } from '../options.ts';
import { dirname, join } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import { isThere, namesInFolder, readFileIfThere } from '../../io/files.ts';
import { otherDocument } from '../../documents/json.ts';
import { MAX_MANIFEST_BYTES } from '../../manifest/release.ts';
import { readClaims } from '../../manifest/claims.ts';
import { MAX_VERDICT_BYTES, readVerdict } from '../../gate/recorded-verdict.ts';
import { recordedWarnings } from '../../gate/verdict.ts';
import { requireVerdict } from '../../gate/verify-verdict.ts';
import { withdrawalsBySubject } from '../../gate/withdrawn.ts';
import { readBundles, rootsAmong } from '../../repository/evidence-inputs.ts';
import { isVersionRetracted, readKnown } from '../../repository/known.ts';
import { unreadableError } from '../../repository/release-records.ts';
import type { Host } from '../host.ts';
import type { NamedFile } from '../named-file.ts';
import { editedClaims, readArtifacts } from './published-files.ts';
import {
  openReleaseInputs,
  type ReleaseInputs,
  type RepositoryChoice,
} from '../../repository/release-inputs.ts';
import { RULE_SETS } from '../../gate/rule-sets.ts';
import { askedMemory, askedPin, askedRepository } from '../../repository/asked.ts';

const SAYS = {
  allowed: 'allows',
  refused: 'does not allow',
  undetermined: 'cannot be judged for',
} as const;

export const command: Command = {
  examples: {
    'claimgate verdict require gate-verdict.json':
      'in the publish job: continue only with an allowed verdict for this commit',
    'claimgate verdict require gate-verdict.json --ref v1.4.0 --max-age 2h':
      'for a tag, and made just now',
    'claimgate verdict require gate-verdict.json --artifact shop-1.4.0.tgz':
      'and only with a file that the manifest binds',
  },
  positionals: { file: argument('the verdict that `manifest create` wrote') },
  options: {
    'max-age': {
      ...valued('oldest verdict to accept, such as 90m or 24h', 'TIME'),
      default: '24h',
    },
    ...ARTIFACT_OPTION,
    ...TRUST_PIN_OPTION,
    ...MEMORY_OPTION,
  },
  async run(invocation) {
    const { args, at, host } = invocation;
    const file = invocation.requiredFile('file', 'file');
    const maxAgeMs = args.duration('max-age', '24h');
    const artifacts = invocation.files('artifact');
    const [trustPin, memory] = [askedPin(invocation), askedMemory(invocation)];
    const request = { file, artifacts, maxAgeMs, trustPin, memory, at };
    const answer = await requireVerdictFile(request, askedRepository(invocation), host);
    const { revision, findings } = answer;
    const says = SAYS[decisionOf(findings)];
    const lines = revision === undefined ? [] : [`${file.name} ${says} the release of ${revision}`];
    return { ...answer, lines };
  },
};

const MAX_SIGNED_BYTES = 1024 * 1024;

interface VerdictRequest {
  readonly file: NamedFile;
  readonly artifacts: readonly NamedFile[];
  readonly maxAgeMs: number;
  readonly trustPin: string | undefined;
  readonly memory: string | undefined;
  readonly at: number;
}

/**
 * Reasons not to go on with a release: no allowed, fresh release verdict for a commit, by default the one that is
 * checked out. Without readable claims it is compared with no commit. @throws ClaimgateError
 */
export async function requireVerdictFile(
  { file, artifacts: files, maxAgeMs: maxAge, trustPin: pin, memory, at }: VerdictRequest,
  choice: RepositoryChoice,
  host: Host,
) {
  const verdict = await required(file, MAX_VERDICT_BYTES, 'verdict_missing');
  const other = otherDocument(verdict.bytes, file.name, 'GateVerdict');
  if (other) throw errorOf([other]);
  const manifest = await boundManifest(file, verdict.bytes);
  const inputs = await openReleaseInputs({ ...choice, ref: choice.ref ?? 'HEAD' }, host);
  const { bytes, path } = inputs.claims;
  const tagPrefix = inputs.repository?.product?.tagPrefix;
  const release = { ...present(inputs.release), tagPrefix, versions: inputs.versions };
  const { claims: read, findings, text } = readClaims(bytes, path);
  if (!read) return { revision: undefined, findings, sources: new Map([[path, text]]) };
  // `gate-verdict.json` is signed in `gate-verdict.intoto.json`.
  const signedFile = beside(file, (name) => name.replace(/(?:\.json)?$/, '.intoto.json'));
  const signed = await readNamed(signedFile, MAX_SIGNED_BYTES);
  const bundles = signed && (await readBundles(signedFile.path, signedFile.name));
  const claims = { bytes, read };
  const recorded = readVerdict(verdict.bytes, verdict.file);
  const judged = recorded.ok ? recorded.value : undefined;
  const asked = { pin, memory, judged, isClaiming: read.length > 0, hasBundles: !!bundles };
  const { roots, since, withdrawals } = await knownSince(asked, inputs);
  const answer = requireVerdict({
    at,
    maxAge,
    release,
    verdict,
    manifest,
    artifacts: await readArtifacts(files, host),
    signed: signed && { ...signed, bundles },
    claims,
    pin,
    roots,
    resourceUri: inputs.config?.resource_uri,
    ruleSets: RULE_SETS,
    withdrawals,
  });
  const warnings = judged ? recordedWarnings(judged) : [];
  return {
    revision: release.revision,
    findings: [...answer, ...since, ...warnings, ...(await editedClaims(inputs.place))],
    sources: new Map([[file.name, Buffer.from(verdict.bytes).toString('utf8')]]),
  };
}

interface KnowledgeRequest {
  readonly pin: string | undefined;
  readonly memory: string | undefined;
  readonly judged: GateVerdict | undefined;
  /** Whether the claims file of the commit claims anything. */
  readonly isClaiming: boolean;
  readonly hasBundles: boolean;
}

/** Reads what the repository has learned since a verdict was made; that forbids no release without claims. */
async function knownSince(
  { pin, memory: ref, judged, isClaiming, hasBundles }: KnowledgeRequest,
  { place, release, repository }: ReleaseInputs,
) {
  const asked = { place, pin, hasBundles };
  if (!isClaiming && (judged?.claims ?? []).length === 0)
    return { roots: await rootsAmong(undefined, asked), since: [], withdrawals: undefined };
  const { revision } = present(release);
  const version = judged?.release?.version ?? '';
  const known = await readKnown(present(repository), { ref, judged: revision });
  const unread = known.records.find((record) => 'unreadable' in record);
  const isRetracted = !unread && (await isVersionRetracted(known, version, pin));
  return {
    roots: await rootsAmong(known, asked),
    since: [
      ...(unread ? unreadableError(unread).findings : []),
      ...(isRetracted ? [finding('version_retracted', { found: version })] : []),
    ],
    withdrawals: withdrawalsBySubject(known.withdrawn.withdrawals, known.withdrawn.lifts),
  };
}

/** The manifest beside a verdict, by its usual name, or else by the digest that the verdict binds. @throws ClaimgateError */
async function boundManifest(file: NamedFile, verdict: Uint8Array) {
  const named = (name: string) => beside(file, (path) => join(dirname(path), name));
  const usual = named('release-manifest.json');
  const read = readVerdict(verdict, file.name);
  const others = isThere(usual.path) ? [] : namesInFolder(dirname(file.path), file.name);
  for (const name of read.ok ? others.filter((one) => one.endsWith('.json')) : []) {
    const other = await readNamed(named(name), MAX_MANIFEST_BYTES).catch(() => undefined);
    if (other && digestOf(other.bytes) === (read.ok && read.value.manifest_sha256)) return other;
  }
  return required(usual, MAX_MANIFEST_BYTES, 'verdict_manifest_differs');
}

function beside({ path, name }: NamedFile, change: (name: string) => string): NamedFile {
  return { path: change(path), name: change(name) };
}

async function required(
  file: NamedFile,
  maxBytes: number,
  ifMissing: 'verdict_missing' | 'verdict_manifest_differs',
) {
  const read = await readNamed(file, maxBytes);
  if (!read) throw new ClaimgateError(ifMissing, { file: file.name, found: 'no such file' });
  return read;
}

async function readNamed({ path, name: file }: NamedFile, maxBytes: number) {
  const bytes = await readFileIfThere(path, file, maxBytes);
  return bytes && { file, bytes };
}
