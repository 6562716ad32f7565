import { createHash } from 'node:crypto';
import { canonicalize, FINGERPRINT_SCHEME, parseDigest, type Digest } from '../../digest/index.ts';
import { factsFault, type ContractIndex } from '../../evidence/index.ts';
import { present } from '../../findings/assert.ts';
import { formatInstant, instantOf, type EpochMs } from '../../json/index.ts';
import type { ProjectionPredicate, Subject, TrustRootLimits } from '../../documents/index.ts';
import { readLine, withoutLeak } from '../../projection/index.ts';
import type { PrivateKey } from '../../trust/index.ts';
import { accept, refuse, type Result } from '../../findings/index.ts';
import type { Connection, Driver } from '../driver/connection.ts';
import { masksInUse } from '../effective.ts';
import { readIdentity } from '../identity.ts';
import { checkpointIn, proveConsistency, type EarlierHead } from '../log.ts';
import { entriesOf } from './entry.ts';
import type { Facts } from './facts.ts';

export interface ExportRequest {
  readonly facts: Facts;
  /** Name of the facts in findings. */
  readonly factsFile: string;
  readonly contracts: ContractIndex;
  /** Only these subjects; by default all that the ledger has a run of. */
  readonly subjects?: Iterable<Subject>;
  /** The instant of the export. */
  readonly at: EpochMs;
  /** From the trust root. */
  readonly limits: TrustRootLimits;
  /** How long the projection counts, in milliseconds from when it was generated; the root sets the limit. */
  readonly lifetimeMs: number;
  /** The last released head, from which consistency is proved; by default the empty ledger. */
  readonly since?: EarlierHead;
  /** The key of the ledger, for the checkpoint. */
  readonly ledgerKey: PrivateKey;
  /** Name of the statement in findings. */
  readonly file: string;
}

/** What was written, and what the statement beside it says. */
export interface Exported {
  readonly digest: Digest;
  readonly predicate: ProjectionPredicate;
}

/** Takes the bytes of a projection as they come; the export waits for it. */
export type ByteSink = (bytes: Uint8Array) => Promise<void>;

const HOUR = 3_600_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Joins ledger, runtime facts and contracts at one snapshot and one instant into a projection (specification/documents.md
 * 3.3, 3.6), and streams it. Every line is read again as the gate reads it before it is
 * written: what the gate would refuse for what it holds is not exported.
 */
export async function exportProjection(
  driver: Driver,
  request: ExportRequest,
  sink: ByteSink,
): Promise<Result<Exported>> {
  const timely = factsAreTimely(request);
  if (!timely.ok) return timely;
  return driver.read(async (connection) => {
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
    const checkpoint = await checkpointIn(connection, ledgerKey, file);
    if (!checkpoint.ok) return checkpoint;
    const consistency = await proveConsistency(connection, since ?? { tree_size: 0 }, file);
    if (!consistency.ok) return consistency;
    const written = await writeLines(connection, request, sink);
    if (!written.ok) return written;
    const { digest, count } = written.value;
    return accept({
      digest,
      predicate: {
        schema_version: 1,
        deployment: identity.deployment,
        ...lifetimeOf(request),
        entry_count: count,
        facts_sha256: facts.digest,
        fingerprint: { algorithm: FINGERPRINT_SCHEME, key_id: identity.fingerprint_key_id },
        checkpoint: checkpoint.value,
        consistency: consistency.value,
      },
    });
  });
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

/** A projection is as old as the older of what it joins. */
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

async function writeLines(
  connection: Connection,
  { facts, contracts, subjects, at, file }: ExportRequest,
  sink: ByteSink,
): Promise<Result<{ readonly digest: Digest; readonly count: number }>> {
  const source = { connection, facts, contracts, at, masks: await masksInUse(connection) };
  const hash = createHash('sha256');
  let count = 0;
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;
  // While one piece is taken, the next is made.
  let taken = Promise.resolve();
  const flush = async () => {
    const bytes = Buffer.concat(pending);
    [pending, pendingBytes] = [[], 0];
    hash.update(bytes);
    await taken;
    taken = sink(bytes);
    // What it fails with is met by the next piece, or at the end.
    taken.catch(() => {});
  };
  try {
    for await (const entry of entriesOf(source, subjects)) {
      count += 1;
      const line = Buffer.from(canonicalize(entry), 'utf8');
      const read = readLine(line, { file, line: count });
      const findings = read.ok ? read.leaks : [...read.findings, ...read.leaks];
      if (findings.length > 0) return { ok: false, findings };
      pending.push(line, NEWLINE);
      pendingBytes += line.length + 1;
      if (pendingBytes >= CHUNK_BYTES) await flush();
    }
    if (pendingBytes > 0) await flush();
    await taken;
  } finally {
    // Whoever clears away after a failure must not meet a piece that is still being written.
    await taken.catch(() => {});
  }
  const digest = present(parseDigest(hash.digest('hex')));
  return accept({ digest, count });
}

const NEWLINE = Buffer.from('\n');
