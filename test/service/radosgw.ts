import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';

/** A real S3 server for tests, which checks signatures: Ceph's radosgw from Debian's packages. */
export interface ObjectStore {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The keys of another user, who may not touch the buckets of the first one. */
  createUser(): Promise<Keys>;
  stop(): Promise<void>;
}

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const PROGRAMS = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph', 'radosgw-admin'].map(
  (name) => `/usr/bin/${name}`,
);

const run = promisify(execFile);

/** Why there is no S3 server to test with; nothing where there is one. */
export function missingObjectStore(): string | undefined {
  if (process.getuid?.() !== 0) return 'radosgw is only started as root';
  const missing = PROGRAMS.find((program) => !existsSync(program));
  return missing === undefined
    ? undefined
    : `no ${missing}: apt-get install radosgw ceph-mon ceph-osd`;
}

/** One monitor, one store in memory, one gateway, all in one folder and on ports of their own. */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'cg-rgw-'));
  for (const name of ['mon', 'osd', 'rgw', 'run']) mkdirSync(join(folder, name));
  const monitor = `v2:127.0.0.1:${await freePort()}/0`;
  const port = await freePort();
  const id = randomUUID();
  const conf = join(folder, 'ceph.conf');
  writeFileSync(conf, configuration(folder, id, monitor, port));
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, ['-c', conf, '-f', ...args], { stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const onExit = () => children.forEach((child) => child.kill('SIGKILL'));
  process.on('exit', onExit);
  const stop = async () => {
    process.off('exit', onExit);
    for (const child of children.toReversed()) await killed(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await prepareMonitor(folder, conf, id, monitor);
    start('ceph-mon', '-i', 'a');
    const osd = randomUUID();
    await run('ceph', ['-c', conf, 'osd', 'new', osd], { timeout: 60_000 });
    await run('ceph-osd', ['-i', '0', '-c', conf, '--mkfs', '--osd-uuid', osd]);
    start('ceph-osd', '-i', '0');
    const keys = newKeys('tester');
    const caps = ['--caps', 'users=write'];
    const first = ['user', 'create', ...optionsOf('tester', keys), ...caps];
    await run('radosgw-admin', ['-c', conf, ...first], { timeout: 60_000 });
    start('radosgw', '-n', 'client.rgw.a', '--no-mon-config');
    const endpoint = `http://127.0.0.1:${port}`;
    await untilUp(endpoint);
    return { endpoint, ...keys, createUser: () => createUser(endpoint, keys, 'other'), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

function newKeys(name: string): Keys {
  return {
    accessKeyId: `claimgate${name}`,
    secretAccessKey: randomBytes(20).toString('hex'),
  };
}

function optionsOf(name: string, { accessKeyId, secretAccessKey }: Keys): readonly string[] {
  const user = ['--uid', name, '--display-name', name];
  return [...user, '--access-key', accessKeyId, '--secret-key', secretAccessKey];
}

/** Makes a user by the gateway: a second start of `radosgw-admin` takes a second of the processor. */
async function createUser(endpoint: string, admin: Keys, name: string): Promise<Keys> {
  const keys = newKeys(name);
  const user = { uid: name, 'display-name': name };
  const pair = { 'access-key': keys.accessKeyId, 'secret-key': keys.secretAccessKey };
  const query = new URLSearchParams({ ...user, ...pair });
  const client = new AwsClient({ ...admin, service: 's3', region: 'us-east-1', retries: 0 });
  const made = await client.fetch(`${endpoint}/admin/user?${query.toString()}`, { method: 'PUT' });
  if (!made.ok) throw new Error(`the user was not made: ${made.status} ${await made.text()}`);
  return keys;
}

async function prepareMonitor(folder: string, conf: string, id: string, monitor: string) {
  const keyring = join(folder, 'keyring');
  const sections = [
    ['mon.', { mon: 'allow *' }],
    ['client.admin', { mon: 'allow *', osd: 'allow *', mgr: 'allow *' }],
    ['client.rgw.a', { mon: 'allow rwx', osd: 'allow rwx' }],
    ['osd.0', { mon: 'allow profile osd', osd: 'allow *' }],
  ] as const;
  const lines = sections.flatMap(([name, caps]) => [
    `[${name}]`,
    `key = ${cephKey()}`,
    ...Object.entries(caps).map(([of, what]) => `caps ${of} = "${what}"`),
  ]);
  writeFileSync(keyring, `${lines.join('\n')}\n`);
  const map = join(folder, 'monmap');
  await run('monmaptool', ['--create', '--fsid', id, '--addv', 'a', `[${monitor}]`, map]);
  await run('ceph-mon', ['-i', 'a', '-c', conf, '--mkfs', '--monmap', map, '--keyring', keyring]);
}

/** A new key in Ceph's form: its type (AES), when it was made, and 16 bytes behind their length. */
function cephKey(): string {
  const head = Buffer.alloc(12);
  head.writeUInt16LE(1, 0);
  head.writeUInt16LE(16, 10);
  return Buffer.concat([head, randomBytes(16)]).toString('base64');
}

/** The smallest store there can be: one copy of everything, in memory, without a manager. */
function configuration(folder: string, id: string, monitor: string, port: number): string {
  const settings = {
    fsid: id,
    'mon host': `[${monitor}]`,
    'mon initial members': 'a',
    'ms bind msgr1': 'false',
    'osd pool default size': '1',
    'osd pool default min size': '1',
    'osd pool default pg num': '1',
    'osd pool default pgp num': '1',
    'osd pool default pg autoscale mode': 'off',
    'mon allow pool size one': 'true',
    'mon max pg per osd': '1000',
    'osd crush chooseleaf type': '0',
    'osd objectstore': 'memstore',
    'memstore device bytes': '1073741824',
    'mon data': join(folder, 'mon'),
    'osd data': join(folder, 'osd'),
    'rgw data': join(folder, 'rgw'),
    'run dir': join(folder, 'run'),
    'admin socket': join(folder, 'run', '$name.asok'),
    keyring: join(folder, 'keyring'),
    'log file': join(folder, '$name.log'),
  };
  const gateway = {
    'rgw frontends': `beast endpoint=127.0.0.1:${port}`,
    'rgw enable usage log': 'false',
    'rgw rados pool pg num min': '1',
  };
  const lines = (section: Record<string, string>) =>
    Object.entries(section).map(([name, value]) => `${name}=${value}`);
  return ['[global]', ...lines(settings), '[client.rgw.a]', ...lines(gateway), ''].join('\n');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilUp(endpoint: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(endpoint).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('radosgw did not start');
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
