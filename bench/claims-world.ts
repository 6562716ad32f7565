import { join } from 'node:path';
import { exported, type ExampleWorld } from '../examples/world/build.ts';
import { pinFor } from '../examples/world/organisation.ts';
import { projectionFiles, repositoryFiles } from '../examples/world/documents.ts';
import { commitFiles, createWorld, REPOSITORY, writeFiles } from '../examples/world/write.ts';
import { digestOf } from '../src/digest/index.ts';
import { subjectDigest } from '../src/evidence/index.ts';
import type { ProjectionEntry } from '../src/json/index.ts';

/** The demonstration with as many claims as asked for, each with all its evidence. */
export interface ClaimsWorld {
  readonly repository: string;
  readonly projection: string;
  readonly pin: string;
}

/** Makes worlds of several sizes below a folder; every claim of them may be published. */
export async function createClaimsWorlds(
  folder: string,
  sizes: readonly number[],
): Promise<ReadonlyMap<number, ClaimsWorld>> {
  const worlds = new Map<number, ClaimsWorld>();
  for (const size of sizes)
    worlds.set(size, await createClaimsWorld(join(folder, String(size)), size));
  return worlds;
}

async function createClaimsWorld(folder: string, size: number): Promise<ClaimsWorld> {
  const at = Math.floor(Date.now() / 1000) * 1000;
  const world = enlarged(await createWorld(folder, at), size);
  const repository = join(folder, REPOSITORY);
  await commitFiles(repository, repositoryFiles(world), `${size} claims`, at);
  writeFiles(folder, new Map(projectionFiles('projection', world.projection)));
  return {
    repository,
    projection: '../projection/ledger-projection.jsonl',
    pin: pinFor(world.root),
  };
}

/** Another app of the same provider is another subject under the same contract. */
function enlarged(world: ExampleWorld, size: number): ExampleWorld {
  const claimed = world.entries.slice(0, world.claims.length);
  const entries = Array.from({ length: size }, (_, index) =>
    ofAnotherApp(claimed[index % claimed.length], index),
  );
  const claims = entries.map(({ subject, contract_digest }) => ({
    subject,
    contract_digest: contract_digest ?? '',
  }));
  return {
    ...world,
    claims,
    entries,
    projection: exported(world.keys, entries, world.leaves, world.at - 600_000),
  };
}

function ofAnotherApp(entry: ProjectionEntry | undefined, index: number): ProjectionEntry {
  if (!entry) throw new Error('the demonstration has no claims');
  const subject = { ...entry.subject, app_fingerprint: digestOf(`app ${index}`) };
  const subject_digest = subjectDigest(subject);
  const ofSubject = <T>(run: T | null) => run && { ...run, subject_digest };
  return {
    ...entry,
    subject,
    local_run: ofSubject(entry.local_run),
    live_run: ofSubject(entry.live_run),
  };
}
