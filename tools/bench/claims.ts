import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { createClaimsWorld } from './claims-world.ts';
import { measure, type Row } from './measure.ts';
import { commandsOf, type Programs } from './programs.ts';

/**
 * Whole checks of worlds of several sizes, beside `node -e 0` where there are few claims, else beside a bare reader
 * of the same files. One world at a time.
 */
export async function* measureClaims(
  programs: Programs,
  folder: string,
  sizes: readonly number[],
): AsyncGenerator<readonly Row[]> {
  for (const size of sizes) {
    const place = join(folder, `claims-${size}`);
    const { repository, projection, pin } = await createClaimsWorld(place, size);
    const bare = join(import.meta.dirname, 'bare-reader.cjs');
    // As a pipeline runs it, which names the branch with the records.
    const memory = ['--memory', 'refs/heads/main'];
    const options = ['check', '--projection', projection, '--trust-pin', pin, ...memory];
    yield measure(`${size} claims`, runsFor(size), repository, {
      ...(size < 1000
        ? { 'node -e 0': [process.execPath, '-e', '0'] }
        : { 'bare reader': [process.execPath, bare, CLAIMS_PATH, projection] }),
      ...commandsOf(programs, 'check', options),
    });
    rmSync(place, { recursive: true });
  }
}

function runsFor(size: number): number {
  if (size < 10_000) return 15;
  if (size < 100_000) return 9;
  return size < 1_000_000 ? 3 : 1;
}
