import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { readCommandLine } from '../scripts/command-line.ts';
import { blocksOf } from '../test/guides/guide.ts';
import { addNode, makeDebian } from './image/container.ts';

const USAGE = `npm run trials -- bare-system

Makes Debian's smallest system with systemd and Node.js, boots it, and types what docs/how-to/deploy.md says for one
machine, then the first step of docs/how-to/handle-an-incident.md, with the ledger in reach and out of reach. Nothing is
prepared but a registry that has the packages of this commit. Debian, as root, some minutes. Needs debootstrap.`;

readCommandLine(USAGE, {});
const project = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-bare-'));
const root = join(folder, 'system');
const HERE = 'http://127.0.0.1:8080/api/v1';

/** A shell in spaces of its own becomes systemd. It gets a tree of groups of its own, without limits of memory. */
const SET_UP = `
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount -t tmpfs tmpfs "$1/run"
mount -t tmpfs tmpfs "$1/tmp"
mount -t tmpfs tmpfs "$1/sys"
mkdir -p "$1/sys/fs/cgroup"
if [ -e /sys/fs/cgroup/cgroup.controllers ]
then mount -t cgroup2 cgroup2 "$1/sys/fs/cgroup"
else
  mount -t tmpfs tmpfs "$1/sys/fs/cgroup"
  mkdir "$1/sys/fs/cgroup/systemd"
  mount -t cgroup -o none,name=systemd cgroup "$1/sys/fs/cgroup/systemd"
fi
mount -t tmpfs tmpfs "$1/dev"
for name in null zero full random urandom tty
do touch "$1/dev/$name"; mount --bind "/dev/$name" "$1/dev/$name"
done
mkdir "$1/dev/pts" "$1/dev/shm"
mount -t devpts devpts "$1/dev/pts"
ln -s pts/ptmx "$1/dev/ptmx"
ln -s /proc/self/fd "$1/dev/fd"
cd "$1"
mkdir -p mnt
pivot_root . mnt
umount -l /mnt
exec env -i container=other PATH=/usr/sbin:/usr/bin /lib/systemd/systemd --unit=multi-user.target`;

const registry = await startRegistry();
/** The number of systemd as this machine counts. */
let first = 0;
let system: ChildProcess | undefined;
try {
  await makeDebian(root, 'systemd');
  await addNode(root, folder, '20');
  system = await boot();
  await type(
    'deploy.md',
    textOf('deploy.md', ['Prepare the configuration', 'On one machine, with systemd']),
  );
  await standsAs('200', 'ready');
  assert.equal(await property('UnitFileState'), 'enabled');
  await handleIncident();
  await endsOnWrongConfiguration();
  console.log('passed');
} finally {
  system?.kill('SIGKILL');
  registry.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The commands under some headings of a guide, in their order. */
function textOf(guide: string, headings: readonly string[]): string {
  const blocks = blocksOf(`how-to/${guide}`, 'root').filter(({ heading }) =>
    headings.includes(heading),
  );
  assert.deepEqual([...new Set(blocks.map(({ heading }) => heading))], headings);
  return blocks.map(({ commands }) => commands).join('\n');
}

async function handleIncident(): Promise<void> {
  const [record = '', fallback = ''] = blocksOf('how-to/handle-an-incident.md', 'root')
    .filter(({ heading }) => heading === '1. Record a disable')
    .map(({ commands }) => commands);
  const shell = blocksOf('how-to/deploy.md', 'root').find(({ commands }) =>
    commands.startsWith('claimgate()'),
  );
  assert.ok(shell);
  await type('handle-an-incident.md, 1', `${shell.commands}\n${record}`);
  // As a disk that isn't mounted any more.
  const ledger = '/var/lib/claimgate/ledger.sqlite';
  await run(`mv ${ledger} /var/lib/claimgate/away; mkdir ${ledger}`);
  await type('handle-an-incident.md, 1, with the ledger out of reach', fallback);
  await standsAs('503', 'database_not_ready');
  await delay(6000);
  assert.equal(await property('NRestarts'), '0', 'no crash loop');
  assert.equal((await fetch(`${HERE}/health`)).status, 200);
  await run(`rmdir ${ledger}; mv /var/lib/claimgate/away ${ledger}`);
  await standsAs('200', 'ready');
  assert.equal(await property('NRestarts'), '0');
  console.log('back by itself once the ledger was');
}

async function endsOnWrongConfiguration(): Promise<void> {
  await run('mv /etc/claimgate/contracts /etc/claimgate/away; systemctl restart claimgate');
  await delay(6000);
  assert.ok(Number(await property('NRestarts')) > 0);
  assert.equal(await property('ExecMainStatus'), '2');
  await run('mv /etc/claimgate/away /etc/claimgate/contracts');
  await standsAs('200', 'ready');
  console.log('a wrong configuration ends with 2, and systemd starts it again');
}

async function property(name: string): Promise<string> {
  return (await run(`systemctl show claimgate --property=${name} --value`)).stdout;
}

/** Waits until the service is ready, or not, and says so. */
async function standsAs(status: string, word: string): Promise<void> {
  let said = '';
  for (let tries = 0; tries < 60; tries += 1) {
    const asked = await fetch(`${HERE}/ready`).catch(() => undefined);
    said = asked ? `${asked.status} ${await asked.text()}` : 'no answer';
    if (said.startsWith(status) && said.includes(word)) return console.log(`ready: ${said}`);
    await delay(500);
  }
  const { stdout } = await run('journalctl --unit claimgate --no-pager | tail -40');
  throw new Error(`${said}\n${stdout}`);
}

/** Boots the system in spaces of its own; it shares only the network with this machine. */
async function boot(): Promise<ChildProcess> {
  const spaces = ['--mount', '--pid', '--uts', '--ipc', '--cgroup', '--fork', '--kill-child'];
  const child = spawn('unshare', [...spaces, 'sh', '-ec', SET_UP, 'sh', root], { stdio: 'ignore' });
  for (let tries = 0; tries < 60; tries += 1) {
    await delay(500);
    first = Number(
      (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim(),
    );
    const asked = await run('systemctl is-system-running', false);
    if (/^(?:running|degraded)$/.test(asked.stdout)) return child;
  }
  throw new Error('systemd does not start here');
}

/** Runs commands in the system, as its root in a login shell would. */
async function run(commands: string, mustSucceed = true) {
  const spaces = ['--mount', '--pid', '--uts', '--ipc', '--cgroup', '--root', '--wd'];
  const words = ['--target', String(first), ...spaces, 'bash', '--norc', '-euc', commands];
  const { port } = registry.address() as AddressInfo;
  const ended = await execa('nsenter', words, {
    reject: false,
    all: true,
    extendEnv: false,
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      npm_config_registry: `http://127.0.0.1:${port}/`,
    },
  });
  if (mustSucceed) assert.equal(ended.exitCode, 0, `${commands}\n${ended.all}`);
  return ended;
}

async function type(what: string, commands: string): Promise<void> {
  const { all, exitCode } = await run(`cd /root\n${commands}`, false);
  const { stdout: journal } = await run('journalctl --unit claimgate --no-pager | tail -40', false);
  assert.equal(exitCode, 0, `${commands}\n${all}\n${journal}`);
  console.log(`typed ${what}\n  ${all.split('\n').join('\n  ')}`);
}

/** Answers for the two packages of this commit, and sends everybody else to the registry of this machine. */
async function startRegistry(): Promise<Server> {
  const { stdout: elsewhere } = await execa('npm', ['config', 'get', 'registry']);
  const packed = new Map<string, { readonly document: object; readonly bytes: Buffer }>();
  for (const path of ['.', 'service/package']) {
    const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
    const { stdout } = await execa('npm', words, { cwd: join(project, path) });
    const document = JSON.parse(readFileSync(join(project, path, 'package.json'), 'utf8')) as {
      name: string;
    };
    packed.set(document.name, { document, bytes: readFileSync(join(folder, stdout.trim())) });
  }
  const server = createServer((request, response) => {
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const own = packed.get(name);
    if (!own)
      return void response
        .writeHead(302, { location: `${elsewhere}${request.url?.slice(1)}` })
        .end();
    if (file) return void response.end(own.bytes);
    const { port } = server.address() as AddressInfo;
    const version = '0.1.0';
    const dist = { tarball: `http://127.0.0.1:${port}/${name}/-/package.tgz`, shasum: '' };
    const versions = { [version]: { ...own.document, dist } };
    return void response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}
