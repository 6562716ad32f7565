import { execFileSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { stringify } from 'yaml';
import { present } from '../../src/documents/findings.ts';
import { binaries, onDatabase } from '../../test/ledger/postgres-server.ts';
import type { Guide } from './run.ts';
import {
  freePorts,
  isAlive,
  signal,
  startDaemon,
  treeOf,
  UNPRIVILEGED,
  until,
} from './processes.ts';

/** Debian's packages, and a file that each brings. */
const PACKAGES: Readonly<Record<string, string>> = {
  'etcd-server': '/usr/bin/etcd',
  faketime: '/usr/bin/faketime',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgresql: '/usr/lib/postgresql',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
};

/** Which packages are missing. */
export function missingPackages(): readonly string[] {
  return Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name] ?? ''));
}

const USER = 'claimgate';
const DATABASE = 'claimgate';
const NODES = 3;
/** Enough for a run, and filled in a second. */
const DISK_MIB = 1024;
/** A loaded machine starts three servers slowly. */
const PATIENCE_S = 180;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

/** One server with the Patroni that runs it. */
export class Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  /** Where its Patroni reaches etcd. */
  readonly etcdPort: number;
  /** A disk of its own, where one can be mounted. */
  readonly folder: string;
  readonly hasDisk: boolean;
  #wayToEtcd: ChildProcess | undefined;
  #patroni: ChildProcess | undefined;

  constructor(name: string, [port = 0, restPort = 0, etcdPort = 0]: number[], folder: string) {
    this.name = name;
    this.port = port;
    this.restPort = restPort;
    this.etcdPort = etcdPort;
    this.folder = folder;
    this.hasDisk = mountDisk(folder);
    ownFolder(folder);
    this.setClock(0);
    this.#linkPrograms();
  }

  /** Leads its Patroni to etcd, by a process that can be stopped. */
  leadTo(etcd: number): void {
    const config = `${this.folder}.cfg`;
    writeFileSync(
      config,
      `defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
listen etcd
  bind 127.0.0.1:${this.etcdPort}
  server etcd 127.0.0.1:${etcd}
`,
    );
    const command = [PACKAGES['haproxy'] ?? '', '-db', '-f', config] as const;
    this.#wayToEtcd = startDaemon(this.folder, `${this.folder}.log`, command);
  }

  get wayToEtcd(): number {
    return present(this.#wayToEtcd?.pid);
  }

  /** The programs of PostgreSQL; the server itself has a clock that can be set. */
  #linkPrograms(): void {
    mkdirSync(this.programs);
    const installed = binaries();
    for (const name of readdirSync(installed))
      if (name !== 'postgres') symlinkSync(join(installed, name), join(this.programs, name));
    const [library = ''] = glob.sync('/usr/lib/*/faketime/libfaketime.so.1');
    const variables = `LD_PRELOAD=${library} FAKETIME_TIMESTAMP_FILE=${this.#clock} FAKETIME_CACHE_DURATION=1 DONT_FAKE_MONOTONIC=1`;
    const script = `#!/bin/sh\n${variables} exec ${join(installed, 'postgres')} "$@"\n`;
    writeFileSync(join(this.programs, 'postgres'), script, { mode: 0o755 });
  }

  get programs(): string {
    return `${this.folder}.bin`;
  }

  /** Says by how many seconds the clock of the server is wrong. */
  setClock(seconds: number): void {
    writeFileSync(this.#clock, seconds < 0 ? `${seconds}` : `+${seconds}`);
  }

  get #clock(): string {
    return `${this.folder}.clock`;
  }

  get url(): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/${DATABASE}`;
  }

  /** The address of its superuser. */
  get administration(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts Patroni, which starts PostgreSQL or takes over the one that runs. */
  startPatroni(): void {
    const config = join(this.folder, 'patroni.yml');
    const command = [PACKAGES['patroni'] ?? '', config] as const;
    this.#patroni = startDaemon(this.folder, join(this.folder, 'patroni.log'), command);
  }

  get patroni(): number {
    const pid = this.#patroni?.pid;
    if (pid === undefined) throw new Error(`${this.name}: Patroni was not started`);
    return pid;
  }

  get isManaged(): boolean {
    return this.#patroni?.pid !== undefined && isAlive(this.#patroni.pid);
  }

  /** The server and its backends; none where it does not run. */
  get postgres(): readonly number[] {
    const file = join(this.folder, 'data/postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    return pid > 0 && isAlive(pid) ? treeOf(pid) : [];
  }

  /** Whether this server would take a write: the true leader, and one that was and does not know better. */
  async isWritable(): Promise<boolean> {
    const [row] = await onDatabase(this.url, 'select pg_is_in_recovery() as recovering').catch(
      () => [],
    );
    return typeof row === 'object' && row !== null && Reflect.get(row, 'recovering') === false;
  }

  /** Ends everything at once; a server that was ended so leaves no shared memory behind. */
  end(): void {
    if (this.#wayToEtcd?.pid !== undefined) signal(this.#wayToEtcd.pid, 'SIGKILL');
    if (this.isManaged) signal(this.patroni, 'SIGKILL');
    const [server, ...backends] = this.postgres;
    if (server === undefined) return;
    signal(server, 'SIGQUIT');
    for (const pid of [server, ...backends]) signal(pid, 'SIGCONT');
  }
}

/**
 * Three servers under Patroni and etcd, with synchronous replication, HAProxy in front that leads to the
 * leader, and PgBouncer in front of that: all on the loopback interface, in one folder.
 */
export class Cluster {
  readonly nodes: readonly Node[];
  readonly proxyUrl: string;
  readonly bouncerUrl: string;
  readonly #daemons: readonly ChildProcess[];

  private constructor(
    nodes: readonly Node[],
    ports: { readonly proxy: number; readonly bouncer: number },
    daemons: readonly ChildProcess[],
  ) {
    this.nodes = nodes;
    this.proxyUrl = `postgres://${USER}@127.0.0.1:${ports.proxy}/${DATABASE}`;
    this.bouncerUrl = `postgres://${USER}@127.0.0.1:${ports.bouncer}/${DATABASE}`;
    this.#daemons = daemons;
  }

  /** Starts all of it as the guide says, and makes an empty database. */
  static async start(folder: string, guide: Guide): Promise<Cluster> {
    const [etcd = 0, peer = 0, proxy = 0, bouncer = 0, ...others] = await freePorts(4 + NODES * 3);
    ownFolder(folder);
    const nodes = Array.from({ length: NODES }, (_, index) => {
      const name = `pg${index + 1}`;
      const ports = others.slice(index * 3, index * 3 + 3);
      return new Node(name, ports, join(folder, name));
    });
    writeFileSync(join(folder, 'haproxy.cfg'), proxyConfig(guide.proxy, proxy, nodes));
    writeFileSync(join(folder, 'pgbouncer.ini'), bouncerConfig(guide.bouncer, bouncer, proxy));
    for (const node of nodes)
      writeFileSync(join(node.folder, 'patroni.yml'), patroniConfig(node, guide.settings));
    const start = (name: string, ...command: readonly [string, ...string[]]) =>
      startDaemon(folder, join(folder, `${name}.log`), command);
    const daemons = [
      start('etcd', PACKAGES['etcd-server'] ?? '', ...etcdFlags(folder, etcd, peer)),
      start('haproxy', PACKAGES['haproxy'] ?? '', '-db', '-f', join(folder, 'haproxy.cfg')),
      start('pgbouncer', PACKAGES['pgbouncer'] ?? '', join(folder, 'pgbouncer.ini')),
    ];
    const cluster = new Cluster(nodes, { proxy, bouncer }, daemons);
    for (const node of nodes) {
      node.leadTo(etcd);
      node.startPatroni();
    }
    try {
      const leader = await cluster.whole();
      const server = leader.administration;
      await onDatabase(server, `create role ${USER} login`);
      await onDatabase(server, `create database ${DATABASE} owner ${USER}`);
    } catch (error) {
      cluster.end();
      throw error;
    }
    return cluster;
  }

  /** The process of etcd. */
  get etcd(): number {
    const pid = this.#daemons[0]?.pid;
    if (pid === undefined) throw new Error('etcd was not started');
    return pid;
  }

  /** All hosts in one address, as libpq takes it. */
  url(attributes = 'read-write'): string {
    const hosts = this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgres://${USER}@${hosts}/${DATABASE}?target_session_attrs=${attributes}`;
  }

  /** The server that Patroni says is the leader, and that takes writes; not one of `except`. */
  leader(except?: Node): Promise<Node> {
    return until('a leader', PATIENCE_S, async () => {
      const members = await this.#members(except);
      const name = members.find(
        ({ role, state }) => role === 'leader' && state === 'running',
      )?.name;
      const node = this.nodes.find((one) => one.name === name);
      if (!node || node === except) return undefined;
      return (await node.isWritable()) ? node : undefined;
    });
  }

  /** Waits until every server is part of it again, one of them as the synchronous standby. */
  whole(): Promise<Node> {
    return until('a whole cluster', PATIENCE_S, async () => {
      const members = await this.#members();
      const leader = members.find(({ role }) => role === 'leader');
      const isWhole =
        members.length === NODES &&
        members.some(({ role }) => role === 'sync_standby') &&
        members.every(
          ({ state, timeline }) =>
            ['running', 'streaming'].includes(state) && timeline === leader?.timeline,
        );
      return isWhole ? this.nodes.find(({ name }) => name === leader?.name) : undefined;
    });
  }

  async #members(except?: Node): Promise<readonly Member[]> {
    for (const { restPort, isManaged } of this.nodes.filter((one) => one !== except)) {
      if (!isManaged) continue;
      try {
        const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
          signal: AbortSignal.timeout(2000),
        });
        // Patroni's own answer, of a version that the package manager chose.
        const { members } = (await answer.json()) as { members?: Member[] };
        if (answer.ok && members) return members;
      } catch {
        // Another one is asked.
      }
    }
    return [];
  }

  end(): void {
    for (const node of this.nodes) node.end();
    for (const { pid } of this.#daemons) if (pid !== undefined) signal(pid, 'SIGKILL');
  }

  /** Ends everything, and waits until nothing of it runs. */
  async stop(): Promise<void> {
    this.end();
    await until('the end', 30, async () =>
      this.nodes.every(({ postgres }) => postgres.length === 0) ? true : undefined,
    );
    for (const { folder, hasDisk } of this.nodes)
      if (hasDisk) execFileSync('umount', ['--lazy', folder]);
  }
}

function mountDisk(folder: string): boolean {
  mkdirSync(folder);
  try {
    const words = ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', folder];
    execFileSync('mount', words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  const { uid, gid } = UNPRIVILEGED;
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function etcdFlags(folder: string, port: number, peer: number): string[] {
  const [client, other] = [port, peer].map((one) => `http://127.0.0.1:${one}`);
  return [
    '--enable-v2=true',
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${other}`,
    `--initial-advertise-peer-urls=${other}`,
    `--initial-cluster=default=${other}`,
  ];
}

function patroniConfig(node: Node, settings: unknown): string {
  const rest = `127.0.0.1:${node.restPort}`;
  const server = `127.0.0.1:${node.port}`;
  return stringify({
    scope: 'claimgate',
    name: node.name,
    restapi: { listen: rest, connect_address: rest },
    // As a proxy, so that it asks nobody for another way.
    etcd: { hosts: [`127.0.0.1:${node.etcdPort}`], use_proxies: true },
    bootstrap: { dcs: settings, initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'] },
    postgresql: {
      listen: server,
      connect_address: server,
      data_dir: join(node.folder, 'data'),
      bin_dir: node.programs,
      pgpass: join(node.folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      // On this machine only, and for as long as the run takes.
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: {
        unix_socket_directories: '',
        shared_buffers: '32MB',
        max_connections: 100,
        max_wal_size: '256MB',
      },
    },
  });
}

/** Every server has another port instead of another host. */
function proxyConfig(text: string, port: number, nodes: readonly Node[]): string {
  return nodes
    .reduce(
      (config, { name, port: server, restPort }) =>
        config.replace(
          `${name}:5432 check port 8008`,
          `127.0.0.1:${server} check port ${restPort}`,
        ),
      text,
    )
    .replace('bind *:5000', `bind 127.0.0.1:${port}`);
}

function bouncerConfig(text: string, port: number, proxy: number): string {
  return text
    .replace('host=proxy port=5000', `host=127.0.0.1 port=${proxy}`)
    .replace('listen_port = 6432', `listen_port = ${port}`);
}
