import { join } from 'node:path';
import type { Subject } from '../documents/index.ts';
import { accept, type Result } from '../findings/index.ts';
import { demand, errorOf } from '../findings/present.ts';
import { readRegularFile, writeFileAtomically } from '../io/files.ts';
import { readReleaseRecords } from '../io/inputs/release-records.ts';
import type { InputFile, RepositoryInputs } from '../io/inputs/repository-inputs.ts';
import { makeOutputFolder } from '../io/output-path.ts';
import { openReplacement } from '../io/replacement-file.ts';
import {
  exportProjection,
  MAX_FACTS_BYTES,
  readFacts,
  type Exported,
  type ExportRequest,
} from '../ledger/index.ts';
import { readClaims } from '../manifest/index.ts';
import { recallReleases } from '../projection/rollback-protection.ts';
import { payloadDigestOf } from '../trust/document-kind.ts';
import {
  anchorOf,
  signEnvelope,
  STATEMENT_PAYLOAD_TYPE,
  unsignedEnvelope,
  type Anchor,
  type Envelope,
  type NamedBytes,
  type PrivateKey,
} from '../trust/index.ts';
import { writeProjectionStatement } from '../trust/projection-statement.ts';
import { readRecordedVerdict } from '../verdict/index.ts';
import { contractsIn } from './append-records.ts';
import { readKey, type KeySource } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';
import { envelopeText } from './trust-roots.ts';

/** The documents of the repository that an export rests on. */
export interface ExportRepository extends Pick<RepositoryInputs, 'repository' | 'release'> {
  readonly claims: InputFile;
  readonly contractFiles: () => Promise<readonly NamedBytes[]>;
  readonly trustRootFiles: () => Promise<readonly NamedBytes[]>;
}

/** What to export, and where to. */
export interface ProjectionRequest {
  readonly ledger: LedgerPlace;
  readonly facts: NamedFile;
  /** Of the projection role. */
  readonly key: KeySource;
  readonly ledgerKey: KeySource;
  /** The folder that {@link PROJECTION_FILES} go to; made where its parent is there. */
  readonly out: NamedFile;
  readonly lifetimeMs: number;
  /** Prove growth since this size, or since the greatest head of the releases recorded at a ref. */
  readonly since: number | { readonly memory: string } | undefined;
  /** Only the subjects of the claims file, instead of all that the ledger knows. */
  readonly isOnlyOfClaims: boolean;
  readonly pin: string | undefined;
  readonly at: number;
  readonly openRepository: () => Promise<ExportRepository>;
}

/** The names of a projection and of its statement. */
export const PROJECTION_FILES = [
  'ledger-projection.jsonl',
  'ledger-projection.intoto.json',
] as const;
const [PROJECTION, STATEMENT] = PROJECTION_FILES;

/** A projection that was written, and its statement with one signature. */
export interface WrittenProjection extends Exported {
  readonly payloadDigest: string;
  readonly keyId: string;
}

/** Writes a projection of a ledger, and its signed statement beside it. */
export async function writeProjection(
  request: ProjectionRequest,
): Promise<Result<WrittenProjection>> {
  const exporting = await exportRequest(request);
  return writeBoth(request, exporting, await readKey(request.key));
}

async function exportRequest(request: ProjectionRequest): Promise<ExportRequest> {
  const { at, isOnlyOfClaims, lifetimeMs, pin } = request;
  const { path, name: factsFile } = request.facts;
  const facts = demand(
    readFacts(await readRegularFile(path, factsFile, MAX_FACTS_BYTES), factsFile),
  );
  const ledgerKey = await readKey(request.ledgerKey);
  const repository = await request.openRepository();
  const anchor = demand(anchorOf({ pin, roots: await repository.trustRootFiles(), at }));
  const subjects = isOnlyOfClaims ? subjectsOf(repository.claims) : undefined;
  const since = await earlierHead(request, repository, anchor);
  return {
    facts,
    factsFile,
    contracts: contractsIn(await repository.contractFiles()),
    at,
    limits: anchor.root.document.limits,
    lifetimeMs,
    ledgerKey,
    file: STATEMENT,
    ...(subjects ? { subjects } : {}),
    ...(since ? { since } : {}),
  };
}

/** The head from which consistency is proved: of a size, or the greatest that a release rested on. */
async function earlierHead(
  { since }: ProjectionRequest,
  { repository, release }: ExportRepository,
  { roots }: Anchor,
): Promise<ExportRequest['since']> {
  if (since === undefined) return undefined;
  if (typeof since === 'number') return { tree_size: since };
  const place = { ref: since.memory, judged: release?.revision };
  const records = await readReleaseRecords(repository, place);
  const { heads } = demand(recallReleases(records, roots, readRecordedVerdict));
  const greatest = Math.max(...heads.map(({ tree_size }) => tree_size));
  return heads.find(({ tree_size }) => tree_size === greatest);
}

function subjectsOf(file: InputFile): readonly Subject[] {
  const { claims, findings, text } = readClaims(file.bytes, file.path);
  if (claims) return claims.map(({ claim }) => claim.subject);
  throw errorOf(findings, { file: file.path, text });
}

/** The projection is put in place once its statement is signed, so that a failure leaves the old pair. */
async function writeBoth(
  { ledger: place, out }: ProjectionRequest,
  request: ExportRequest,
  key: PrivateKey,
): Promise<Result<WrittenProjection>> {
  makeOutputFolder(out.path, out.name);
  const path = join(out.path, PROJECTION);
  const projection = await openReplacement(path, join(out.name, PROJECTION));
  try {
    const exported = await withLedger(place, (ledger) =>
      exportProjection(ledger, request, (bytes) => projection.write(bytes)),
    );
    if (!exported.ok) return exported;
    const envelope = signedStatement(exported.value, key);
    await projection.commit();
    const statement = join(out.path, STATEMENT);
    await writeFileAtomically(statement, envelopeText(envelope), join(out.name, STATEMENT));
    const payloadDigest = payloadDigestOf(envelope);
    return accept({ ...exported.value, payloadDigest, keyId: key.publicKey.id });
  } finally {
    await projection.discard();
  }
}

function signedStatement({ digest, predicate }: Exported, key: PrivateKey): Envelope {
  const payload = demand(writeProjectionStatement(digest, predicate, STATEMENT));
  return demand(signEnvelope(unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, STATEMENT), key));
}
