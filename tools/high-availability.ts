import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { Cluster, missingPackages } from './high-availability/cluster.ts';
import { playFaults } from './high-availability/run.ts';
import { readGuide } from './high-availability/run.ts';

const USAGE = `npm run trials -- high-availability [-- OPTIONS]

Three PostgreSQL servers under Patroni and etcd with synchronous replication, HAProxy and PgBouncer in front,
on this machine in a temporary folder. Eight writers, \`ledger checkpoint --out\`, \`ledger export\` and two
\`claimgate serve\` use them while one leader after the other is killed, or cut off from everything or from etcd alone,
its disk is full or its clock ten minutes behind, etcd or the standbys are stopped, waiting commits are cancelled, or
replay is paused. Afterwards no acknowledged record may be lost or doubled, \`ledger verify\` must be clean, every
checkpoint that was signed, filed or exported meanwhile must be one of this history, the last export must be what the
ledger says, and both services must be ready again by themselves. Takes about 40 seconds for each kill.

  --kills N   how many leaders are lost, each kind in turn (default 10, one of each kind)
  --seed N    when each is lost (default 1)
  --up        only start the cluster, print how to reach it, and wait for Ctrl-C
  --keep      leave the folder with the logs

It needs Linux, root for a full disk, and these packages of Debian: apt-get install --no-install-recommends
  etcd-server faketime haproxy patroni pgbouncer postgresql python3-etcd`;

const { values, positionals } = readCommandLine(USAGE, {
  kills: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  up: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
});
if (positionals.length > 0) endWrong(USAGE, `${positionals.join(' ')}: not understood`);
const kills = wholeNumber('kills', values.kills);
const seed = wholeNumber('seed', values.seed);
const missing = missingPackages();
if (missing.length > 0)
  endWrong(
    USAGE,
    `missing: ${missing.join(', ')}\ninstall with: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );

const folder = mkdtempSync(join(tmpdir(), 'claimgate-ha-'));
const guide = readGuide();
const cluster = await Cluster.start(folder, guide);
// Also where this script fails in between.
process.on('exit', () => cluster.end());
try {
  if (values.up) await waitForStop();
  else if (!(await playFaults(cluster, guide, { kills, seed, folder }))) process.exitCode = 1;
} finally {
  await cluster.stop();
  if (values.keep) console.log(`left: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}

async function waitForStop(): Promise<void> {
  console.log(`all hosts:  ${cluster.url()}`);
  console.log(`HAProxy:    ${cluster.proxyUrl}\nPgBouncer:  ${cluster.bouncerUrl}`);
  for (const node of cluster.nodes) console.log(`${node.name}:        ${node.url}`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
}

function wholeNumber(option: string, text: string): number {
  if (/^[0-9]{1,6}$/.test(text)) return Number(text);
  return endWrong(USAGE, `--${option} takes a whole number`);
}
