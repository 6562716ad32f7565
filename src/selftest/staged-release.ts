import { digestOf, hexOf } from '../digest/index.ts';
import type { GateVerdict, ReleaseArtifact } from '../documents/index.ts';
import { present, demand } from '../findings/error.ts';
import { judge, RULE_SET_DIGEST, type GateInput } from '../gate/index.ts';
import { safeJson } from '../json/safe-json.ts';
import { CLAIMS_PATH, formatManifest, readClaims, releaseManifest } from '../manifest/index.ts';
import { RECORDS_FOLDER, type RecordFiles, type ReleaseRecord } from '../records/record.ts';
import { readEnvelopeToSign, type LedgerHead, type PrivateKey } from '../trust/index.ts';
import {
  readRecordedVerdict,
  summaryToSign,
  verdictOf,
  type RequireInput,
} from '../verdict/index.ts';
import { bent, gateInputOf, signedBytes, type Bends, type Stage } from './stage.ts';

/** The files of a release, as `manifest create` writes them. */
export interface StagedRelease {
  readonly claims: Uint8Array;
  readonly manifest: Uint8Array;
  readonly verdict: Uint8Array;
  /** `undefined` where nothing is claimed. */
  readonly signed: Uint8Array | undefined;
  /** The statement of the projection. */
  readonly statement: Uint8Array | undefined;
}

/**
 * Judges an input, and makes its release.
 *
 * @param stage whose keys sign it; `undefined` where nothing is claimed
 * @param change alters the verdict before it is signed
 * @param artifacts that the manifest binds and the signed verdict doesn't name
 */
export async function releaseOf(
  input: GateInput,
  stage: Pick<Stage, 'releasers'> | undefined,
  change: (verdict: GateVerdict) => GateVerdict = (verdict) => verdict,
  artifacts: readonly ReleaseArtifact[] = [],
): Promise<StagedRelease> {
  const { version, revision } = present(input.release);
  const { judgement, binding, summary } = await judge(input);
  const manifest = formatManifest(
    releaseManifest(present(version), revision, present(binding), artifacts),
  );
  const manifestDigest = digestOf(manifest);
  const verdict = change(verdictOf({ ...judgement, manifestDigest }, summary.decisions));
  const files = {
    claimsBytes: Buffer.from(input.claims.text),
    manifestBytes: manifest,
    verdictBytes: safeJson(verdict),
  };
  const documents = { ...files, verdict, resourceUri: 'pkg:generic/self-test@1.0.0' };
  const summaryBy = ({ releasers }: Pick<Stage, 'releasers'>) => {
    const { payloadType, payload, file } = summaryToSign(
      { ...documents, policy: RULE_SET_DIGEST },
      SIGNED_FILE,
    );
    return signedBytes(payloadType, payload, releasers, file);
  };
  return {
    claims: files.claimsBytes,
    manifest: Buffer.from(manifest),
    verdict: Buffer.from(files.verdictBytes),
    signed: stage && summaryBy(stage),
    statement: input.evidence.statement?.bytes,
  };
}

const SIGNED_FILE = 'gate-verdict.intoto.json';

/** Makes the signed form of an allowed verdict that of a refused one. */
export const AS_FAILED: Bends = {
  '/predicate/verificationResult': 'FAILED',
  '/predicate/verifiedLevels': ['FAILED'],
};

/** Signs a payload again: by others, or with other values at some places. */
export function signedAgain(
  envelope: Uint8Array,
  signers: readonly PrivateKey[],
  bends: Bends = {},
): Uint8Array {
  const { payload, payloadType, file } = demand(readEnvelopeToSign(envelope, SIGNED_FILE));
  if (Object.keys(bends).length === 0) return signedBytes(payloadType, payload, signers, file);
  const changed: unknown = bent(JSON.parse(Buffer.from(payload).toString()), bends);
  return signedBytes(payloadType, Buffer.from(JSON.stringify(changed)), signers, file);
}

/** The record that a release leaves in the repository. */
export function recordFrom(
  { manifest, verdict, signed, statement }: StagedRelease,
  version = 'v1.0.0',
): RecordFiles {
  const name = `${RECORDS_FOLDER}/${version}`;
  return { name, manifest, verdict, signedVerdict: signed, statement };
}

/** Makes the input of a publish job from a release. */
export function requireInputOf(
  { at, release, evidence }: GateInput,
  { claims, manifest, signed, verdict }: StagedRelease,
): RequireInput {
  return {
    at,
    maxAge: MAX_AGE_MS,
    release: present(release),
    verdict: { file: 'gate-verdict.json', bytes: verdict },
    manifest: { file: 'release-manifest.json', bytes: manifest },
    signed: signed && { file: SIGNED_FILE, bytes: signed },
    claims: { bytes: claims, read: readClaims(claims, CLAIMS_PATH).claims ?? [] },
    pin: evidence.pin,
    roots: evidence.roots,
  };
}

/** As `verdict require` has it by default. */
const MAX_AGE_MS = 86_400_000;

/** Returns a stage with a memory of two releases, which rested on the same earlier head of the ledger. */
export async function withReleases(stage: Stage, head = stage.growth.earlier): Promise<Stage> {
  const growth = { ...stage.growth, consistency: null };
  const first = gateInputOf({ ...stage, memory: [], growth });
  const release = await releaseOf(first, stage, (verdict) => withHead(verdict, head));
  return { ...stage, memory: ['v0.1.0', 'v0.2.0'].map((version) => recordFrom(release, version)) };
}

/** Returns a verdict as if it rested on another head of the ledger. */
export function withHead(verdict: GateVerdict, head: LedgerHead): GateVerdict {
  const inputs = verdict.inputs.map((input) =>
    input.ledger_head ? { ...input, ledger_head: head } : input,
  );
  return { ...verdict, inputs };
}

/** The user's own records, signed by throw-away keys of the roots that they name. */
export function stagedMemory(stage: Stage): ReleaseRecord[] {
  return stage.base.evidence.memory.map((record) => {
    if ('unreadable' in record || !record.signedVerdict) return record;
    const verdict = demand(readRecordedVerdict(record.verdict, record.name));
    const signers = signersOfVersion(stage, verdict.trust_root_version);
    const signedVerdict = signedAgain(record.signedVerdict, signers);
    const files = { ...record, signedVerdict, signedVerdictBundles: undefined };
    if (!record.retraction) return files;
    const bends = { '/subject/0/digest/sha256': hexOf(digestOf(signedVerdict)) };
    const rooters = stage.roots.at(-1)?.signers ?? [];
    return { ...files, retraction: signedAgain(record.retraction, rooters, bends) };
  });
}

function signersOfVersion(stage: Stage, version: number | null): readonly PrivateKey[] {
  return (
    stage.roots.find(({ document }) => document.version === version)?.releasers ?? stage.releasers
  );
}
