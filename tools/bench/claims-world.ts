import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ExampleWorld } from '../../examples/world/build.ts';
import { repositoryFiles } from '../../examples/world/documents.ts';
import { pinFor } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, signStatement, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { commitFiles, createWorld, REPOSITORY, writeFiles } from '../../examples/world/write.ts';
import { canonicalize, hexOf, RunningDigest, type Digest } from '../../src/digest/index.ts';
import type { ProjectionEntry } from '../../src/documents/index.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { claimedEntry, digestOfSubject, mapped } from './claimed-entry.ts';

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
