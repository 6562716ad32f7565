import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT, HOUR, Releases } from '../audit/releases.ts';

/**
 * Makes two releases as the program does, packs the second into a capsule, and writes that and the trust
 * pin to a folder, for programs that have never heard of claimgate.
 */
const out = process.argv[2];
if (out === undefined) throw new Error('usage: release.ts FOLDER');
mkdirSync(out, { recursive: true });

const releases = await Releases.make();
try {
  await releases.release('v1.0.0', 'older-projection', AT - 5 * HOUR);
  await releases.release('v1.1.0', 'grown', AT);
  const { exitCode, codes } = await releases.audit('v1.1.0', '--pack', '../it.capsule');
  if (exitCode !== 0) throw new Error(codes.join());
  copyFileSync(releases.at('it.capsule'), join(out, 'v1.1.0.capsule'));
  writeFileSync(join(out, 'pin.txt'), `${releases.pin}\n`);
} finally {
  releases.remove();
}
