// The user's own input, signed again with throw-away keys, so that it can be changed and still be trusted.

import { canonicalize, digestOf } from '../digest/index.ts';
import type {
  CertificationContract,
  Claim,
  ProjectionEntry,
  ProjectionPredicate,
  TrustRootDocument,
} from '../documents/index.ts';
import { readContracts } from '../evidence/contract.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import { present, demand, errorOf } from '../documents/error.ts';
import { heldClaims, type ClaimsSource } from '../gate/claims-source.ts';
import { projectionIn, type ProjectionSource, mergeProjection } from '../gate/merge-projection.ts';
import { type GateInput } from '../gate/judge.ts';
import { safeJson } from '../documents/safe-json.ts';
import { CLAIMS_PATH, formatClaims, type ReadClaim } from '../manifest/claims.ts';
import type { ReleaseRecord } from '../gate/release-record.ts';
import type { TrustedProjection } from '../gate/verify-projection.ts';
import { pinOf } from '../trust/anchor.ts';
import { bytesToSign, unsignedEnvelope, writeEnvelope } from '../trust/envelope.ts';
import {
  readTrustRoot,
  TRUST_ROOT_PAYLOAD_TYPE,
  trustRootOf,
  type TrustRoot,
} from '../trust/root.ts';
import { signCheckpoint, type LedgerHead } from '../trust/checkpoint.ts';
import { signMessage } from '../trust/public-key.ts';
import {
  STATEMENT_PAYLOAD_TYPE,
  PROJECTION_SUBJECT,
  PROJECTION_STATEMENT,
} from '../trust/statement.ts';
import { type PrivateKey } from '../trust/private-key.ts';
import { ledgerKeyText, ThrowAwayKeys } from './throw-away-keys.ts';
import { exemplarsLike, type StagedClaim } from './exemplars.ts';
import { bendsBelow, bent, type Bends } from './bend.ts';
import { digestOfHash, EMPTY_ROOT, leafHash, nodeHash, rootOfLeaves } from '../trust/merkle.ts';

interface StagedRoot {
  readonly file: string;
  readonly document: TrustRootDocument;
  /** The least head that the user's own root asks for. */
  readonly ownFloor: TrustRootDocument['ledger']['floor'];
  readonly payloadType: string;
  readonly signers: readonly PrivateKey[];
  readonly releasers: readonly PrivateKey[];
}

/**
 * A sample of the user's claims with all that they are judged by, before anything is signed: a change alters
 * one member, and throw-away keys sign the rest as it stands. Its ledger is a throw-away one too, which has grown
 * since the releases in memory, so that every change meets a memory and a proof, whatever the user's own are.
 */
export interface Stage {
  /** The fixed part: instant, tool, configuration, commit. */
  readonly base: GateInput;
  readonly trusted: TrustedProjection;
  readonly chosen: readonly StagedClaim[];
  /** Claims that every change of a rule applies to, where it does not to the chosen ones. */
  readonly exemplars: readonly StagedClaim[];
  readonly claims: readonly Claim[];
  readonly contracts: readonly CertificationContract[];
  readonly entries: readonly ProjectionEntry[];
  readonly roots: readonly StagedRoot[];
  readonly deployment: string | undefined;
  readonly payloadType: string;
  readonly signers: readonly PrivateKey[];
  readonly releasers: readonly PrivateKey[];
  readonly head: LedgerHead;
  /** How the ledger grew to that head since the releases in memory. */
  readonly growth: Growth;
  readonly ledgerKey: PrivateKey;
  readonly memory: readonly ReleaseRecord[];
  readonly ancestry: ReadonlyMap<string, boolean>;
  /** Changes to what is made of all that: `pin`, `lines`, `statement`, and `files` after everything is signed. */
  readonly bends: Bends;
  readonly stranger: PrivateKey;
}

/** How many of the user's claims are changed in turn, at most. */
const MAX_CHOSEN = 6;

/** Takes a sample of an allowed input, and makes keys like the user's own. @throws ClaimgateError where the projection changed meanwhile */
export async function stageOf(
  input: GateInput,
  trusted: TrustedProjection,
  keys = new ThrowAwayKeys(),
): Promise<Stage> {
  const chosen = await chosenClaims(input, trusted);
  const roots = input.evidence.roots.map(({ bytes, file }) => demand(readTrustRoot(bytes, file)));
  const ledgerKey = keys.make('ed25519');
  const { root } = trusted;
  const { origin, tree_size } = trusted.head;
  const growth = grownLedger(origin, tree_size);
  const exemplars = exemplarsLike(present(chosen[0]));
  const all = [...chosen, ...exemplars];
  const revisions = chosen.flatMap(({ entry: { local_run: local, live_run: live } }) =>
    [local, live].flatMap((run) => (run ? [run.tested_revision] : [])),
  );
  return {
    base: asRelease(input),
    trusted,
    chosen,
    exemplars,
    claims: all.map(({ claim }) => claim),
    contracts: [...new Set(all.map(({ contract }) => contract))],
    entries: all.map(({ entry }) => entry),
    roots: roots.map((own, index) => stagedRoot(own, roots[index - 1], keys, ledgerKey)),
    deployment: input.evidence.deployment,
    payloadType: STATEMENT_PAYLOAD_TYPE,
    signers: keys.signersOf(root, 'projection'),
    releasers: keys.signersOf(root, 'release'),
    head: growth.head,
    growth,
    ledgerKey,
    memory: [],
    // Those of exemplars have to be of the release, whatever the contracts of the others ask for.
    ancestry: new Map(revisions.map((id) => [id, true])),
    bends: {},
    stranger: keys.make('ed25519'),
  };
}

/** Makes the input that of a release, so that the hand-off can be tested on a draft as well. */
export function asRelease(input: GateInput): GateInput {
  const version = input.release?.version ?? FIRST_VERSION;
  const revision = input.release?.revision ?? NO_COMMIT;
  const release = { version, revision };
  return { ...input, time: 'now', remarks: [], strayPaths: [], mustHoldUntil: undefined, release };
}

const FIRST_VERSION = 'v1.0.0';
const NO_COMMIT = '0'.repeat(40);

/** Claims that differ in provider, operation or contract, so that one of them fits nearly every change. */
function chosenClaims(input: GateInput, trusted: TrustedProjection): Promise<StagedClaim[]> {
  const sample = new Map<string, ReadClaim>();
  for (const claim of input.claims.open()) {
    const { contract_digest, subject } = claim.claim;
    const kind = canonicalize([subject.provider, subject.operation, contract_digest]);
    if (!sample.has(kind)) sample.set(kind, claim);
    if (sample.size >= MAX_CHOSEN) break;
  }
  return stagedClaims(input, trusted, sample.values());
}

/** Returns claims with the entries and the contracts that they are allowed by. @throws ClaimgateError where the projection changed meanwhile */
export async function stagedClaims(
  { evidence }: GateInput,
  { digest: sha256, entryCount, head }: TrustedProjection,
  claims: Iterable<ReadClaim>,
): Promise<StagedClaim[]> {
  const projection = present(evidence.projection);
  const stated = { sha256, entryCount, ledgerSize: head.tree_size };
  const source = { file: projection.file, chunks: projection.open(), ...stated };
  const { index } = readContracts(evidence.contracts);
  const merged = await mergeProjection(source, claims, ({ claim }, found) => ({
    claim,
    entry: found.state === 'present' ? found.entry : undefined,
    contract: index.byDigest(claim.contract_digest)?.document,
  }));
  if (!merged.ok) throw errorOf(merged.findings);
  return merged.results.map(({ claim, entry, contract }) => ({
    claim,
    entry: present(entry),
    contract: present(contract),
  }));
}

function stagedRoot(
  own: TrustRoot,
  previous: TrustRoot | undefined,
  keys: ThrowAwayKeys,
  ledgerKey: PrivateKey,
): StagedRoot {
  const { document, envelope } = own;
  const { deployment, expires_at, ledger, limits, version } = document;
  const signers = [own, ...(previous ? [previous] : [])].flatMap((root) =>
    keys.signersOf(root, 'root'),
  );
  return {
    file: envelope.file,
    ownFloor: ledger.floor,
    payloadType: TRUST_ROOT_PAYLOAD_TYPE,
    document: {
      schema_version: 1,
      version,
      expires_at,
      deployment,
      limits,
      ...keys.inDocument(own),
      ledger: { ...ledger, floor: EMPTY_FLOOR, keys: [ledgerKeyText(ledger.origin, ledgerKey)] },
    },
    signers: [...new Set(signers)],
    releasers: keys.signersOf(own, 'release'),
  };
}

/** @param whole the user's own claims and projection, where they take the place of the sample's */
export async function gateInputOf(
  stage: Stage,
  whole: { readonly claims?: ClaimsSource; readonly projection?: ProjectionSource } = {},
): Promise<GateInput> {
  const { base, bends } = stage;
  const roots = stage.roots.map(({ document, file, payloadType, signers }) => ({
    file,
    bytes: signedBytes(payloadType, Buffer.from(canonicalize(document)), signers, file),
  }));
  const made = { pin: pinOfStaged(stage), lines: linesOf(stage.entries) };
  const { pin, lines } = bent(made, bends);
  const projection = base.evidence.projection?.file ?? PROJECTION_SUBJECT;
  const file = base.evidence.statement?.file ?? 'ledger-projection.intoto.json';
  const signed = await statementBytes(
    stage,
    file,
    whole.projection ? undefined : Buffer.from(lines),
  );
  const files = bent(
    { root: roots.at(-1)?.bytes, lines: Buffer.from(lines), statement: signed },
    bendsBelow(bends, 'files'),
  );
  return {
    ...base,
    claims: whole.claims ?? heldClaims({ ...CLAIMS, bytes: claimsBytes(stage.claims) }),
    evidence: {
      pin,
      deployment: stage.deployment,
      roots: roots.map((root, at) =>
        files.root && !roots[at + 1] ? { ...root, bytes: files.root } : root,
      ),
      contracts: whole.claims ? base.evidence.contracts : contractFiles(stage.contracts),
      projection: whole.projection ?? projectionIn(projection, files.lines),
      statement: { file, bytes: files.statement },
      memory: stage.memory,
      coverage: base.evidence.coverage,
      ancestry: whole.claims ? base.evidence.ancestry : stage.ancestry,
    },
  };
}

const CLAIMS = { path: CLAIMS_PATH, remarks: [] };

function claimsBytes(claims: readonly Claim[]): Uint8Array {
  const sortable = claims.map((claim) => ({ claim, subjectDigest: subjectDigest(claim.subject) }));
  return Buffer.from(formatClaims(sortable));
}

function contractFiles(contracts: readonly CertificationContract[]) {
  return contracts.map((document, index) => ({
    file: `contract-${index + 1}.json`,
    bytes: Buffer.from(safeJson(document)),
  }));
}

function linesOf(entries: readonly ProjectionEntry[]): string {
  return entries
    .map((entry) => ({ line: `${canonicalize(entry)}\n`, digest: subjectDigest(entry.subject) }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1))
    .map(({ line }) => line)
    .join('');
}

/** @param lines the lines that it is about; `undefined`: those of the user's own statement */
async function statementBytes(
  stage: Stage,
  file: string,
  lines: Uint8Array | undefined,
): Promise<Uint8Array> {
  const { bends, trusted, head, growth, ledgerKey, payloadType, signers } = stage;
  const { digest, entryCount } = lines
    ? { digest: digestOf(lines), entryCount: stage.entries.length }
    : trusted;
  const predicate = {
    ...trusted.predicate,
    schema_version: Array.isArray(growth.consistency) ? (2 as const) : (1 as const),
    entry_count: entryCount,
    consistency: growth.consistency,
    checkpoint: demand(await signCheckpoint(head, ledgerKey, file)),
  };
  const sound = Buffer.from(demand(PROJECTION_STATEMENT.write(digest, predicate, file))).toString();
  const statement: unknown = JSON.parse(sound);
  const payload = Buffer.from(JSON.stringify(bent(statement, bendsBelow(bends, 'statement'))));
  return signedBytes(payloadType, payload, signers, file);
}

/** Signs without asking whether anybody has signed already. */
export function signedBytes(
  payloadType: string,
  payload: Uint8Array,
  signers: readonly PrivateKey[],
  file: string,
): Uint8Array {
  const message = bytesToSign({ payload, payloadType });
  const signatures = signers.map((key) => ({
    keyid: key.publicKey.id,
    signature: signMessage(key, message),
  }));
  return writeEnvelope({ file, payloadType, payload, signatures });
}

/** Returns the whole of the user's input, with its ledger and its memory, signed again. */
export async function wholeInputOf(
  stage: Stage,
  memory: readonly ReleaseRecord[],
): Promise<GateInput> {
  const { base, growth, roots, trusted } = stage;
  const { claims, evidence } = base;
  const own: Stage = {
    ...stage,
    memory,
    head: trusted.head,
    growth: { ...growth, consistency: trusted.predicate.consistency },
    roots: roots.map((root) => ({
      ...root,
      document: bent(root.document, { '/ledger/floor': root.ownFloor }),
    })),
  };
  const { projection } = evidence;
  return gateInputOf(own, { claims, ...(projection ? { projection } : {}) });
}

function pinOfStaged({ base, roots }: Stage): string {
  const version = Number.parseInt(base.evidence.pin ?? '', 10);
  const pinned = roots.find(({ document }) => document.version === version) ?? roots[0];
  if (!pinned) return '';
  const payload = Buffer.from(canonicalize(pinned.document));
  const read = trustRootOf(unsignedEnvelope(TRUST_ROOT_PAYLOAD_TYPE, payload, pinned.file));
  // A root that a change made invalid is refused before its pin is compared.
  return read.ok ? pinOf(read.value) : `${version}:${digestOf(payload)}`;
}

interface Growth {
  readonly earlier: LedgerHead;
  readonly head: LedgerHead;
  readonly consistency: ProjectionPredicate['consistency'];
}

const EMPTY_FLOOR = { tree_size: 0, root_hash: digestOfHash(EMPTY_ROOT) };

/**
 * Makes a ledger of at least `size` records without making the records: four complete subtrees of one size, of
 * which the earlier head had three. The proof has a hash for each end, so a gate that compares only one is noticed.
 */
function grownLedger(origin: string, size: number): Growth {
  let quarter = 1;
  while (quarter * 4 < size) quarter *= 2;
  const trees = ['1', '2', '3', '4'].map((name) => leafHash(Buffer.from(`self-test ${name}`)));
  const [first, second, third, fourth] = trees as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const headOf = (count: number): LedgerHead => ({
    origin,
    tree_size: count * quarter,
    root_hash: digestOfHash(rootOfLeaves(trees.slice(0, count))),
  });
  const hashes = [third, fourth, nodeHash(first, second)].map(digestOfHash);
  const earlier = headOf(3);
  return { earlier, head: headOf(4), consistency: { from_size: earlier.tree_size, hashes } };
}
