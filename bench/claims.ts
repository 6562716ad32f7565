import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIMS_PATH } from '../src/manifest/index.ts';
import { createClaimsWorld } from './claims-world.ts';
import { measure, type Row } from './measure.ts';

/** Whole checks of worlds of several sizes, beside a bare reader of the same files. One world at a time. */
export async function* measureClaims(
  program: string,
  folder: string,
  sizes: readonly number[],
): AsyncGenerator<readonly Row[]> {
  for (const size of sizes) {
    const place = join(folder, `claims-${size}`);
    const { repository, projection, pin } = await createClaimsWorld(place, size);
    const bare = join(import.meta.dirname, 'bare-reader.cjs');
    const options = ['--projection', projection, '--trust-pin', pin];
    yield measure(`${size} claims`, runsFor(size), repository, {
      'bare reader': [process.execPath, bare, CLAIMS_PATH, projection],
      'claimgate check': [process.execPath, program, 'check', ...options],
    });
    rmSync(place, { recursive: true });
  }
}

function runsFor(size: number): number {
  if (size < 100_000) return 9;
  return size < 1_000_000 ? 3 : 1;
}
