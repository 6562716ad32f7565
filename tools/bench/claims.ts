import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { createClaimsWorld } from './claims-world.ts';
import { measure, type Row } from './measure.ts';
import { commandsOf, type Programs } from './programs.ts';

/**
 * Whole checks of worlds of several sizes, beside the least that any program does with the same files. One world at a
 * time.
 */
export async function* measureClaims(
  programs: Programs,
  folder: string,
  sizes: readonly number[],
): AsyncGenerator<readonly Row[]> {
  for (const size of sizes) {
    const place = join(folder, `claims-${size}`);
    const { repository, projection, pin } = await createClaimsWorld(place, size);
    // As a pipeline runs it, which names the branch with the records.
    const memory = ['--memory', 'refs/heads/main'];
    const options = ['check', '--projection', projection, '--trust-pin', pin, ...memory];
    yield measure(`${size} claims`, runsFor(size), repository, {
      floor: floorFor(place, SIGNATURES, [CLAIMS_PATH, projection]),
      'node -e 0': [process.execPath, '-e', '0'],
      ...commandsOf(programs, 'check', options),
    });
    rmSync(place, { recursive: true });
  }
}

/** Two on a trust root and two on a statement. */
const SIGNATURES = 4;

/** The words that start `floor.cjs`, with as many signatures to verify as asked for. */
export function floorFor(folder: string, count: number, files: readonly string[]): string[] {
  const path = join(folder, 'signatures.bin');
  const signatures = Array.from({ length: count }, () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const message = randomBytes(1024);
    return {
      key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      message: message.toString('base64'),
      signature: sign(null, message, privateKey).toString('base64'),
    };
  });
  writeFileSync(path, JSON.stringify(signatures));
  return [process.execPath, join(import.meta.dirname, 'floor.cjs'), path, ...files];
}

/** Checks of one claim whose evidence is of so many commits ago. */
export async function* measureHistory(
  programs: Programs,
  folder: string,
  lengths: readonly number[],
): AsyncGenerator<readonly Row[]> {
  for (const length of lengths) {
    const place = join(folder, `history-${length}`);
    const { repository, projection, pin } = await createClaimsWorld(place, 1);
    addCommits(repository, length);
    const options = ['--projection', projection, '--trust-pin', pin, '--memory', 'refs/heads/main'];
    yield measure(`${length} commits since`, runsFor(length), repository, {
      floor: floorFor(place, SIGNATURES, [CLAIMS_PATH, projection]),
      'git rev-list --count HEAD': ['git', 'rev-list', '--count', 'HEAD'],
      ...commandsOf(programs, 'check', ['check', ...options]),
    });
    rmSync(place, { recursive: true });
  }
}

function addCommits(repository: string, count: number): void {
  const commits = Array.from(
    { length: count },
    (_none, at) => `commit refs/heads/main
committer A <a@example.org> ${1_700_000_000 + at} +0000
data 1
x
${at === 0 ? 'from refs/heads/main^0\n' : ''}`,
  );
  execaSync('git', ['fast-import', '--quiet'], { cwd: repository, input: commits.join('') });
}

function runsFor(size: number): number {
  if (size < 10_000) return 21;
  if (size < 100_000) return 9;
  return size < 1_000_000 ? 3 : 1;
}
