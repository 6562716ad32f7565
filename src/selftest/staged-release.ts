import { digestOf, hexOf } from '../digest/index.ts';
import { contractDigest } from '../evidence/contract.ts';
import { heldClaims } from '../gate/claims-source.ts';
import type { ReleaseArtifact } from '../documents/index.ts';
import { numbersOf } from '../documents/products.ts';
import { present, demand } from '../documents/error.ts';
import { judge, type GateInput } from '../gate/judge.ts';
import { NEWEST_RULES, RULE_SETS } from '../gate/rule-sets.ts';
import { safeJson } from '../documents/safe-json.ts';
import { CLAIMS_PATH, readClaims } from '../manifest/claims.ts';
import { formatManifest, releaseManifest } from '../manifest/release.ts';
import {
  recordedVerdictOf,
  RECORDS_FOLDER,
  type RecordFiles,
  type ReleaseRecord,
} from '../gate/release-record.ts';
import { readEnvelopeToSign, type Envelope } from '../trust/envelope.ts';
import { type PrivateKey } from '../trust/private-key.ts';
import { summaryToSign } from '../gate/signed-verdict.ts';
import { verdictOf } from '../gate/verdict.ts';
import { type RequireInput } from '../gate/verify-verdict.ts';
import { bendsBelow, bent, type Bends } from './bend.ts';
import type { StagedClaim } from './exemplars.ts';
import { gateInputOf, signedBytes, type Stage } from './stage.ts';

interface StagedRelease {
  readonly claims: Uint8Array;
  readonly manifest: Uint8Array;
  readonly verdict: Uint8Array;
  /** `undefined` where nothing is claimed. */
  readonly signed: Uint8Array | undefined;
  readonly statement: Uint8Array | undefined;
}

/**
 * Judges an input, and makes its release.
 *
 * @param releasers who sign it; `undefined` where nothing is claimed
 * @param bends changes to its `verdict` and to the `artifacts` of its manifest, before anything is signed, and to the
 *   signed `summary`, which names them as they should be
 */
async function releaseOf(
  input: GateInput,
  releasers: readonly PrivateKey[] | undefined,
  bends: Bends = {},
): Promise<StagedRelease> {
  const { version, revision } = present(input.release);
  const { judgement, binding, summary } = await judge(input);
  const { artifacts } = bent({ artifacts: [] as readonly ReleaseArtifact[] }, bends);
  const manifest = formatManifest(
    releaseManifest(present(version), revision, present(binding), artifacts),
  );
  const sound = verdictOf({ ...judgement, manifestDigest: digestOf(manifest) }, summary.decisions);
  const verdict = bent(sound, bendsBelow(bends, 'verdict'));
  const files = {
    claimsBytes: Buffer.from(input.claims.text),
    manifestBytes: manifest,
    verdictBytes: safeJson(verdict),
  };
  const toSign = {
    ...files,
    verdict,
    resourceUri: `${PRODUCT}@${numbersOf(present(version))}`,
    policy: NEWEST_RULES.digest,
  };
  return {
    claims: files.claimsBytes,
    manifest: Buffer.from(manifest),
    verdict: Buffer.from(files.verdictBytes),
    signed:
      releasers &&
      signedWith(summaryToSign(toSign, SIGNED_FILE), releasers, bendsBelow(bends, 'summary')),
    statement: input.evidence.statement?.bytes,
  };
}

const SIGNED_FILE = 'gate-verdict.intoto.json';
const PRODUCT = 'pkg:generic/self-test';

function signedWith(
  { file, payload, payloadType }: Envelope,
  signers: readonly PrivateKey[],
  bends: Bends,
): Uint8Array {
  if (Object.keys(bends).length === 0) return signedBytes(payloadType, payload, signers, file);
  const changed: unknown = bent(JSON.parse(Buffer.from(payload).toString()), bends);
  return signedBytes(payloadType, Buffer.from(JSON.stringify(changed)), signers, file);
}

/** Signs a payload again: by others, or with other values at some places. */
function signedAgain(
  envelope: Uint8Array,
  signers: readonly PrivateKey[],
  bends: Bends = {},
): Uint8Array {
  return signedWith(demand(readEnvelopeToSign(envelope, SIGNED_FILE)), signers, bends);
}

function recordFrom(
  { manifest, verdict, signed, statement }: StagedRelease,
  version = 'v1.0.0',
): RecordFiles {
  const name = `${RECORDS_FOLDER}/${version}`;
  return { name, manifest, verdict, signedVerdict: signed, statement };
}

function requireInputOf(
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
    resourceUri: PRODUCT,
    ruleSets: RULE_SETS,
  };
}

/** As `verdict require` has it by default. */
const MAX_AGE_MS = 86_400_000;

/** Returns a stage with a memory of two releases, which rested on the same earlier head of the ledger. */
export async function withReleases(stage: Stage, bends: Bends = {}): Promise<Stage> {
  const { earlier } = stage.growth;
  const first = await gateInputOf({
    ...stage,
    memory: [],
    growth: { ...stage.growth, consistency: null },
  });
  const release = await releaseOf(first, stage.releasers, {
    '/verdict/inputs/*/ledger_head': earlier,
    ...bends,
  });
  return { ...stage, memory: ['v0.1.0', 'v0.2.0'].map((version) => recordFrom(release, version)) };
}

/** Puts the record of a release that is changed between the others, so that neither end of the memory is enough. */
async function withRecord(stage: Stage, bends: Bends): Promise<Stage> {
  const { releasers } = bent({ releasers: stage.releasers }, bends);
  const release = await releaseOf(await gateInputOf(stage), releasers, bends);
  const record = bent(recordFrom(release), bendsBelow(bends, 'files'));
  return { ...stage, memory: stage.memory.toSpliced(1, 0, record) };
}

/** The user's own records, signed by throw-away keys of the roots that they name. */
export function stagedMemory(stage: Stage): ReleaseRecord[] {
  return stage.base.evidence.memory.map((record) => {
    if ('unreadable' in record || !record.signedVerdict) return record;
    const verdict = demand(recordedVerdictOf(record));
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

/** Changes a stage; `record` and `releases` are the releases that it remembers. */
export async function changedStage(stage: Stage, bends: Bends): Promise<Stage> {
  const [record, releases] = [bendsBelow(bends, 'record'), bendsBelow(bends, 'releases')];
  let remembering = stage;
  if (Object.keys(releases).length > 0) remembering = await withReleases(stage, releases);
  if (Object.keys(record).length > 0) remembering = await withRecord(stage, record);
  return { ...bent(remembering, bends), bends };
}

/** Puts a claim with another `entry` or `contract` in its place; whatever names the contract follows. */
export function withClaim(stage: Stage, of: StagedClaim, bends: Bends): Stage {
  const contract = bent(of.contract, bendsBelow(bends, 'contract'));
  const digest = contractDigest(contract);
  const named = bent(of.entry, {
    '/contract_digest': digest,
    '/local_run/contract_digest': digest,
    '/live_run/contract_digest': digest,
  });
  const entry = bent(named, bendsBelow(bends, 'entry'));
  // The other claims keep theirs.
  const others = [...stage.chosen, ...stage.exemplars].filter((one) => one !== of);
  const contracts = [...others.map((one) => one.contract), contract];
  return {
    ...stage,
    claims: stage.claims.map((own) =>
      own === of.claim ? { ...own, contract_digest: digest } : own,
    ),
    contracts: [...new Set(contracts)],
    entries: stage.entries.map((own) => (own === of.entry ? entry : own)),
  };
}

export function changedInput(input: GateInput, bends: Bends): GateInput {
  const changed = bent(input, bends);
  const { path, text } = changed.claims;
  if (text === input.claims.text) return changed;
  return { ...changed, claims: heldClaims({ path, bytes: Buffer.from(text), remarks: [] }) };
}

/** Changes what a publish job has in its hands: its release before that is signed, or `hand-off` afterwards. */
export async function changedHandOff(
  sound: GateInput,
  stage: Stage | undefined,
  bends: Bends = {},
): Promise<RequireInput> {
  const { releasers } = bent({ releasers: stage?.releasers }, bends);
  const release = await releaseOf(sound, releasers, bends);
  return bent(requireInputOf(sound, release), bendsBelow(bends, 'hand-off'));
}
