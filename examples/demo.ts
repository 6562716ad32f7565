import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { formatInstant } from '../src/json/index.ts';
import { lapsed, withEditedClaim, withStaleContract } from './world/bends.ts';
import type { ExampleWorld } from './world/build.ts';
import { repositoryFiles, surroundingFiles } from './world/documents.ts';
import { commitFiles, createWorld, REPOSITORY, writeFiles } from './world/write.ts';

/**
 * `npm run demo [-- --keep DIR]`: walks through a made-up product whose claims may be published, and
 * through what takes that away again. Fails where the gate does not answer as told here.
 */
const program = join(import.meta.dirname, '../dist/bin/claimgate.cjs');
const keepAt = process.argv.indexOf('--keep');
const keep = keepAt < 0 ? undefined : process.argv[keepAt + 1];
const folder = keep === undefined ? mkdtempSync(join(tmpdir(), 'claimgate-demo-')) : resolve(keep);
const repository = join(folder, REPOSITORY);
const now = Math.floor(Date.now() / 1000) * 1000;

try {
  await walk(await createWorld(folder, now));
  console.log(
    keep === undefined
      ? '\nRun it with `-- --keep DIR` to look at every file.'
      : `\nEvery file is in ${folder}; the repository is ${repository}.`,
  );
} finally {
  if (keep === undefined) rmSync(folder, { recursive: true, force: true });
}

async function walk(world: ExampleWorld): Promise<void> {
  const projection = ['--projection', '../projection/ledger-projection.jsonl'];
  say('Four claims, and no evidence given: refused.');
  await claimgate(1, 'check');
  say('With a projection that two of three signers vouch for: allowed, and until when.');
  await claimgate(0, 'check', ...projection);
  say('The release: judged again, bound, signed. The publish job requires exactly that.');
  await claimgate(
    0,
    'manifest',
    'create',
    'v1.0.0',
    ...projection,
    '--sign',
    '../keys/release.pem',
    '--out',
    '../release/release-manifest.json',
  );
  await git('tag', 'v1.0.0');
  await claimgate(0, 'manifest', 'verify', '../release/release-manifest.json');
  await claimgate(0, 'verdict', 'require', '../release/gate-verdict.json');
  await recordRelease();
  say(
    'Somebody hands in the projection of six hours ago. The recorded release remembers a longer ledger.',
  );
  await claimgate(1, 'check', '--projection', '../older-projection/ledger-projection.jsonl');
  await bend(
    lapsed(world),
    'Nobody tests again: when the first live run expires, its claims fall.',
    'lapsed',
  );
  await bend(
    withStaleContract(world),
    'A provider changes its terms, and the contract with them: runs under the old one are stale.',
    'stale-contract',
  );
  await bend(
    withEditedClaim(world),
    'Somebody edits a claim: an account kind that nobody has tested.',
    'edited-claim',
  );
  await git('checkout', '--quiet', '--detach', 'v1.0.0');
}

/** After publishing, the release is committed to the default branch, where the next gate run finds it. */
async function recordRelease(): Promise<void> {
  const record = join(repository, 'provider-certification/releases/v1.0.0');
  mkdirSync(record, { recursive: true });
  cpSync(join(folder, 'release'), record, { recursive: true });
  cpSync(join(folder, 'projection'), record, { recursive: true });
  await commitFiles(repository, new Map(), 'Record v1.0.0', now);
}

/** Shows what becomes of a bent world, on a branch of its own. */
async function bend(world: ExampleWorld, what: string, name: string): Promise<void> {
  say(what);
  await git('checkout', '--quiet', '-b', name, 'main');
  await commitFiles(repository, repositoryFiles(world), what, now);
  writeFiles(join(folder, name), surroundingFiles(world));
  const at = world.at > now ? ['--at', formatInstant(world.at)] : [];
  await claimgate(
    1,
    'check',
    '--projection',
    `../${name}/projection/ledger-projection.jsonl`,
    ...at,
  );
  await git('checkout', '--quiet', 'main');
}

function say(text: string): void {
  console.log(`\n── ${text}\n`);
}

/** Runs the program as a user would; the demonstration is wrong where it answers otherwise. */
async function claimgate(expected: number, ...args: readonly string[]): Promise<void> {
  console.log(`$ claimgate ${args.join(' ')}`);
  const pin = readFileSync(join(folder, 'pin.txt'), 'utf8').trim();
  const { exitCode } = await execa(process.execPath, [program, ...args], {
    cwd: repository,
    env: { CLAIMGATE_TRUST_PIN: pin },
    stdio: 'inherit',
    reject: false,
  });
  console.log(`(exit code ${exitCode})`);
  if (exitCode !== expected) throw new Error(`expected exit code ${expected}`);
}

async function git(...args: readonly string[]): Promise<void> {
  await execa('git', args, { cwd: repository });
}
