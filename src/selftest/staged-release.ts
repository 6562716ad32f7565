import { digestOf } from '../digest/index.ts';
import type { GateVerdict } from '../documents/index.ts';
import { present, demand } from '../findings/error.ts';
import { judge, RULE_SET_DIGEST, type GateInput } from '../gate/index.ts';
import { safeJson } from '../json/safe-json.ts';
import { CLAIMS_PATH, formatManifest, readClaims, releaseManifest } from '../manifest/index.ts';
import type { RecordFiles, ReleaseRecord } from '../projection/rollback-protection.ts';
import { readEnvelopeToSign, type PrivateKey } from '../trust/index.ts';
import {
  readRecordedVerdict,
  summaryToSign,
  verdictOf,
  type RequireInput,
} from '../verdict/index.ts';
import { signedBytes, type Stage } from './stage.ts';

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
 */
export async function releaseOf(
  input: GateInput,
  stage: Pick<Stage, 'releasers'> | undefined,
  change: (verdict: GateVerdict) => GateVerdict = (verdict) => verdict,
): Promise<StagedRelease> {
  const { version, revision } = present(input.release);
  const { judgement, binding, summary } = await judge(input);
  const manifest = formatManifest(releaseManifest(present(version), revision, present(binding)));
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

/** The same payload, signed by others. */
export function signedAgain(envelope: Uint8Array, signers: readonly PrivateKey[]): Uint8Array {
  const { payload, payloadType, file } = demand(readEnvelopeToSign(envelope, SIGNED_FILE));
  return signedBytes(payloadType, payload, signers, file);
}

/** The record that a release leaves in the repository. */
export function recordFrom({ manifest, verdict, signed, statement }: StagedRelease): RecordFiles {
  const name = 'provider-certification/releases/v1.0.0';
  return { name, manifest, verdict, signedVerdict: signed, statement };
}

/** What a publish job has in its hands after a release. */
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

/** The user's own records, signed by throw-away keys of the roots that they name. */
export function stagedMemory(stage: Stage): ReleaseRecord[] {
  return stage.base.evidence.memory.map((record) => {
    if ('unreadable' in record || !record.signedVerdict) return record;
    const verdict = demand(readRecordedVerdict(record.verdict, record.name));
    const signers = signersOfVersion(stage, verdict.trust_root_version);
    return { ...record, signedVerdict: signedAgain(record.signedVerdict, signers) };
  });
}

function signersOfVersion(stage: Stage, version: number | null): readonly PrivateKey[] {
  return (
    stage.roots.find(({ document }) => document.version === version)?.releasers ?? stage.releasers
  );
}
