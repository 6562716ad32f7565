import { FINGERPRINT_SCHEME, type Digest, type Fingerprinter } from '../digest/index.ts';
import { factsFault } from '../evidence/subject-evidence.ts';
import { formatInstant, instantOf } from '../documents/json.ts';
import type {
  ConsistencyProof,
  ProjectionPredicate,
  Subject,
  TrustRootLimits,
} from '../documents/index.ts';
import { withoutLeak } from '../documents/sanitizer.ts';
import { signCheckpoint } from '../trust/checkpoint.ts';
import { type Signer } from '../trust/private-key.ts';
import { accept, refuse, type Result, refusalFor } from '../documents/findings.ts';
import type { Connection, Driver } from './driver/connection.ts';
import { readIdentity } from './identity.ts';
import { proveConsistency, type EarlierHead } from './log.ts';
import { scanLedger, type Scanned } from './scan.ts';
import { ScannedEntries, type EntriesRequest } from './export-entries.ts';
import { disableBesideLedger, type Facts } from './export-facts.ts';
import { ProjectionWriter, type ByteSink } from './projection-writer.ts';

export interface ExportRequest extends Omit<EntriesRequest, 'facts'> {
  readonly facts: Facts;
  /** Providers that the environment disables, whatever facts and ledger say. */
  readonly disabledProviders?: ReadonlySet<string>;
  readonly factsFile: string;
  readonly limits: TrustRootLimits;
  /** How long the projection counts, in milliseconds from when it was generated; the root sets the limit. */
  readonly lifetimeMs: number;
  /** The last released head, from which consistency is proved; by default the empty ledger. */
  readonly since?: EarlierHead;
  /** More heads to prove growth from, for repositories that share the export. */
  readonly heads?: readonly EarlierHead[];
  readonly ledgerKey: Signer;
  /** The key of the ledger, without which nobody can tell a record that claimgate recorded from one that was added. */
  readonly fingerprints: Fingerprinter;
  readonly file: string;
}

export interface Exported {
  readonly digest: Digest;
  readonly predicate: ProjectionPredicate;
}

const HOUR = 3_600_000;
const NOBODY: ReadonlySet<string> = new Set();

/** Entries and checkpoint come from one scan, which recomputes every leaf: where one is not as recorded, nothing is signed. */
export async function exportProjection(
  driver: Driver,
  request: ExportRequest,
  sink: ByteSink,
): Promise<Result<Exported>> {
  const timely = factsAreTimely(request);
  if (!timely.ok) return timely;
  return driver.attest(async (connection) => {
    const identity = await readIdentity(connection);
    const { facts, factsFile, file, ledgerKey, since } = request;
    if (identity.deployment !== facts.document.deployment) {
      return refuse('facts_deployment_differs', {
        file: factsFile,
        pointer: '/deployment',
        expected: identity.deployment,
        found: withoutLeak(facts.document.deployment),
      });
    }
    const writer = new ProjectionWriter(sink, file);
    const { disabledProviders = NOBODY } = request;
    const disable = (subject: Subject) => disableBesideLedger(subject, facts, disabledProviders);
    const entries = new ScannedEntries({ ...request, facts: { ...facts, disable } }, (entry) =>
      writer.write(entry),
    );
    const { head, findings } = await scanned(connection, entries, writer, request);
    const refused = refusalFor(findings);
    if (refused) return refused;
    await entries.finish();
    const written = await writer.finish();
    if (!written.ok) return written;
    const heads = [since ?? { tree_size: 0 }, ...(request.heads ?? [])];
    const proofs: ConsistencyProof[] = [];
    for (const earlier of heads) {
      const proof = await proveConsistency(connection, earlier, file);
      if (!proof.ok) return proof;
      const isNew = proofs.every((other) => other?.from_size !== proof.value?.from_size);
      if (isNew) proofs.push(proof.value);
    }
    const [only = null, ...others] = proofs;
    const checkpoint = await signCheckpoint(head, ledgerKey, file);
    if (!checkpoint.ok) return checkpoint;
    const { digest, count } = written.value;
    return accept({
      digest,
      predicate: {
        schema_version: others.length === 0 ? 1 : 2,
        deployment: identity.deployment,
        ...lifetimeOf(request),
        entry_count: count,
        facts_sha256: facts.digest,
        fingerprint: { algorithm: FINGERPRINT_SCHEME, key_id: identity.fingerprint_key_id },
        checkpoint: checkpoint.value,
        consistency: others.length === 0 ? only : proofs,
        ...(entries.corrections && { corrections: entries.corrections }),
      },
    });
  });
}

/** Anyone who clears away after a failure must not meet a piece that is still being written. */
async function scanned(
  connection: Connection,
  entries: ScannedEntries,
  writer: ProjectionWriter,
  { fingerprints }: ExportRequest,
): Promise<Scanned> {
  try {
    return await scanLedger(connection, entries, { fingerprints });
  } finally {
    await writer.settle();
  }
}

function factsAreTimely({ facts, factsFile, at, limits }: ExportRequest): Result<null> {
  const { generated_at } = facts.document;
  const place = { file: factsFile, pointer: '/generated_at', found: generated_at };
  const fault = factsFault(instantOf(generated_at), limits, at);
  if (fault === 'too_old')
    return refuse('facts_too_old', {
      ...place,
      expected: `at most ${limits.max_facts_minutes} minutes old`,
    });
  if (fault === 'from_future')
    return refuse('facts_from_future', { ...place, clears_at: generated_at });
  return accept(null);
}

/** A projection is as old as its older source. */
function lifetimeOf({
  facts,
  at,
  limits,
  lifetimeMs,
}: ExportRequest): Pick<ProjectionPredicate, 'expires_at' | 'generated_at'> {
  const generated = Math.min(at, instantOf(facts.document.generated_at));
  const lifetime = Math.min(lifetimeMs, limits.max_projection_hours * HOUR);
  return {
    generated_at: formatInstant(generated),
    expires_at: formatInstant(generated + lifetime),
  };
}
