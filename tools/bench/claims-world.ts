import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  digestOf,
  type Digest,
  canonicalize,
  hexOf,
  RunningDigest,
} from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { formatInstant, instantOf } from '../../src/documents/json.ts';
import type { ProjectionEntry, RunFact, Subject } from '../../src/documents/index.ts';
import type { ExampleWorld } from '../../examples/world/build.ts';
import { repositoryFiles } from '../../examples/world/documents.ts';
import { pinFor } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, signStatement, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { commitFiles, createWorld, REPOSITORY, writeFiles } from '../../examples/world/write.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';

/** The digest of the subject that a claim of a world is about. */
export function digestOfSubject(
  { subject }: ProjectionEntry,
  number: number,
  seed: number,
): Digest {
  return subjectDigest(ofAnotherApp(subject, number, seed));
}

/**
 * The evidence of one claim of a world, from that of a claim of the demonstration: of another app, reviewed and tested at
 * other times, with results of its own, and with the records of the demonstration: its signed ledger has no others.
 */
export function claimedEntry(
  entry: ProjectionEntry,
  number: number,
  seed: number,
  at: number,
): ProjectionEntry {
  const { approval, authorization } = entry;
  const subject = ofAnotherApp(entry.subject, number, seed);
  const own = (what: string) => digestOf(`${seed} ${number} ${what}`);
  const digest = subjectDigest(subject);
  // Everything has happened some minutes earlier, another number of them for each claim; a grant is checked again since.
  const earlier = (number % 7919) * 1000;
  return {
    ...entry,
    subject,
    approval: approval && {
      ...approval,
      expires_at: shifted(approval.expires_at, earlier),
      reviewed_at: shifted(approval.reviewed_at, -earlier),
    },
    authorization: authorization && {
      ...authorization,
      validated_at: formatInstant(Math.min(at, instantOf(authorization.validated_at) + earlier)),
    },
    local_run: runOf(entry.local_run, digest, -earlier, (what) => own(`local ${what}`)),
    live_run: runOf(entry.live_run, digest, -earlier, (what) => own(`live ${what}`)),
  };
}

/** Another app of the same provider is another subject under the same contract. */
function ofAnotherApp(subject: Subject, number: number, seed: number): Subject {
  return { ...subject, app_fingerprint: digestOf(`${seed} ${number} app`) };
}

function runOf(
  run: RunFact,
  subject_digest: Digest,
  ms: number,
  own: (what: string) => Digest,
): RunFact {
  return (
    run && {
      ...run,
      subject_digest,
      tested_at: shifted(run.tested_at, ms),
      expires_at: shifted(run.expires_at, ms),
      checks: run.checks.map((check) => ({
        ...check,
        completed_at: shifted(check.completed_at, ms),
        external_result: check.external_result && own(check.kind),
      })),
    }
  );
}

function shifted(instant: string, ms: number): string {
  return formatInstant(instantOf(instant) + ms);
}

export function* mapped<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U> {
  for (const item of items) yield make(item);
}

/** The demonstration with as many claims as asked for, each with all its evidence. */
export interface ClaimsWorld {
  readonly repository: string;
  readonly projection: string;
  readonly pin: string;
}

/**
 * Makes a world of any size below a folder; every claim of it may be published. Claims and evidence follow from the
 * seed, the size and the instant; keys are thrown away. Nothing but the order of the claims is held.
 */
export async function createClaimsWorld(
  folder: string,
  size: number,
  { seed = 1, at = Math.floor(Date.now() / 1000) * 1000 }: { seed?: number; at?: number } = {},
): Promise<ClaimsWorld> {
  const world = await createWorld(folder, at);
  const repository = join(folder, REPOSITORY);
  const order = sortedNumbers(world, size, seed);
  const entries = () => entriesOf(world, order, seed);
  writeProjection(join(folder, 'projection'), world, size, entries());
  await commitFiles(repository, repositoryFiles({ ...world, claims: [] }), 'No claims', at);
  writeClaims(join(repository, CLAIMS_PATH), entries());
  await commitFiles(repository, new Map(), `${size} claims`, at);
  const projection = `../projection/${PROJECTION_FILE}`;
  return { repository, projection, pin: pinFor(world.root) };
}

/** The numbers of the claims in the order of the digests of their subjects. */
function sortedNumbers(world: ExampleWorld, size: number, seed: number): Uint32Array {
  const hex = (number: number) => hexOf(digestOfSubject(claimOf(world, number), number, seed));
  // The first eight bytes tell all claims of such a world apart, or the gate says that lines do not ascend.
  const keys = new BigUint64Array(size);
  const numbers = new Map<bigint, number>();
  for (let number = 0; number < size; number += 1) {
    const key = BigInt(`0x${hex(number).slice(0, 16)}`);
    keys[number] = key;
    numbers.set(key, number);
  }
  return Uint32Array.from(keys.sort(), (key) => numbers.get(key) ?? 0);
}

function* entriesOf(world: ExampleWorld, order: Uint32Array, seed: number) {
  for (const number of order) yield claimedEntry(claimOf(world, number), number, seed, world.at);
}

function claimOf({ claims, entries }: ExampleWorld, number: number): ProjectionEntry {
  const entry = entries[number % claims.length];
  if (!entry) throw new Error('the demonstration has no claims');
  return entry;
}

function writeProjection(
  folder: string,
  world: ExampleWorld,
  entryCount: number,
  entries: Iterable<ProjectionEntry>,
): void {
  mkdirSync(folder, { recursive: true });
  const lines = mapped(entries, (entry) => `${canonicalize(entry)}\n`);
  const digest = writeText(join(folder, PROJECTION_FILE), lines);
  const statement = signStatement(
    { digest, entryCount },
    { leaves: world.leaves, generatedAt: world.at - 600_000, consistency: null },
    { ledger: world.keys.ledger, signers: world.keys.projection.slice(0, 2) },
  );
  writeFiles(folder, new Map([[STATEMENT_FILE, statement]]));
}

/** As `claims fmt` writes them. */
function writeClaims(path: string, entries: Iterable<ProjectionEntry>): void {
  let between = '{\n  "schema_version": 1,\n  "claims": [\n';
  const lines = function* () {
    for (const { subject, contract_digest } of entries) {
      yield `${between}    ${canonicalize({ subject, contract_digest })}`;
      between = ',\n';
    }
    yield '\n  ]\n}\n';
  };
  writeText(path, lines());
}

const PIECE_CHARACTERS = 1 << 20;

function writeText(path: string, parts: Iterable<string>): Digest {
  const file = openSync(path, 'w');
  const digest = new RunningDigest();
  let held = '';
  const flush = () => {
    const bytes = Buffer.from(held);
    digest.update(bytes);
    writeSync(file, bytes);
    held = '';
  };
  for (const part of parts) {
    held += part;
    if (held.length > PIECE_CHARACTERS) flush();
  }
  flush();
  closeSync(file);
  return digest.finish();
}
