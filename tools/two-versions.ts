import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { formatInstant } from '../src/json/index.ts';
import { facts } from '../test/ledger/facts.ts';
import { startOwnPostgres, type OwnPostgresServer } from '../test/ledger/postgres-server.ts';
import { DEPLOYMENT, ORIGIN } from '../test/trust/root-world.ts';
import { freePorts, until } from './high-availability/processes.ts';

const USAGE = `npm run trials -- two-versions [-- OPTIONS] [-- COMMIT=FOLDER …]

Two writers and a service of a released commit go on while \`ledger init\` of this program moves their ledger
(PostgreSQL) or migrates it (SQLite), and two writers and a service of this program join them. Every record that was
acknowledged must be there once, no read may fail, the checkpoint from before must be of the same history, and the
older program must verify the copy from before. COMMIT=FOLDER names a checkout where that commit was built; the
others are taken from the history, installed and built in a temporary folder.

  --records N   how many records each writer makes (default 300)`;

/** Released ledgers of these commits are in test/ledger/released. */
const COMMITS = ['1311e62', 'bed00c4a'];

const { values, positionals } = readCommandLine(USAGE, {
  records: { type: 'string', default: '300' },
});
if (!/^[1-9][0-9]{0,4}$/.test(values.records)) endWrong(USAGE, '--records takes a whole number');
const built = new Map(
  positionals.map((given): [string, string] => {
    const [commit = '', folder = ''] = given.split('=', 2);
    if (!COMMITS.includes(commit) || !existsSync(folder))
      endWrong(USAGE, `${given}: not understood`);
    return [commit, folder];
  }),
);
const INIT = ['ledger', 'init', '--origin', ORIGIN, '--deployment', DEPLOYMENT];
const RECORDS = Number(values.records);
const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-versions-'));
const started: ChildProcess[] = [];
process.on('exit', endAll);

/** The program of a commit, as it was checked out and built. */
class Version {
  readonly name: string;
  readonly #folder: string;

  constructor(name: string, checkout: string) {
    this.name = name;
    this.#folder = checkout;
  }

  /** @returns what it printed, and how it ended */
  async run(location: string, ...words: readonly string[]) {
    const program = join(this.#folder, 'dist/bin/claimgate.cjs');
    const options = { cwd: folder, env: environmentOf(location), reject: false } as const;
    return execa(process.execPath, [program, ...words], options);
  }

  async demand(location: string, ...words: readonly string[]): Promise<string> {
    const { exitCode, stderr, stdout } = await this.run(location, ...words);
    assert.equal(exitCode, 0, `${this.name}: claimgate ${words.join(' ')}\n${stdout}\n${stderr}`);
    return stdout;
  }

  /** Records through its library; the places are added as they are acknowledged. */
  async write(location: string, places: number[]): Promise<void> {
    const writer = join(this.#folder, 'test/ledger/writer.ts');
    const words = ['--import', 'tsx', writer, location, String(RECORDS), this.name, '1'];
    const child = start(words, { cwd: this.#folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const given: string[] = [];
    createInterface(child.stdout ?? assert.fail()).on('line', (line) => {
      given.push(line);
      places.push(Number(line));
    });
    const ended: unknown = await once(child, 'close');
    const said = `${this.name}: ${given.at(-1)}, ended with ${JSON.stringify(ended)}`;
    assert.equal(given.length, RECORDS, said);
  }

  async serve(location: string, port: number): Promise<void> {
    const program = join(this.#folder, 'dist/bin/claimgate.cjs');
    const words = [program, 'serve', '--facts', 'facts.json', '--listen', `127.0.0.1:${port}`];
    const env = { PATH: process.env['PATH'], ...environmentOf(location) };
    const child = start(words, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    child.stderr?.on('data', (bytes: Buffer) => void (log += bytes.toString()));
    child.once('exit', (code) => {
      if (started.includes(child))
        console.error(`serve of ${this.name} ended with ${code}\n${log}`);
    });
    await until(`the service of ${this.name}`, 60, async () =>
      (await statusOf(port, '/api/v1/ready')) === 200 ? true : undefined,
    );
  }
}

const now = new Version('now', ROOT);
const postgres = await startOwnPostgres({ isDurable: true });
try {
  const key = Buffer.alloc(32, 7).toString('base64');
  writeFileSync(join(folder, 'fingerprint.key'), `${key}\n`, { mode: 0o600 });
  const document = facts({ generated_at: formatInstant(Date.now()) });
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(document));
  const made = ['key', 'generate', '--out', 'ledger.key', '--no-passphrase', '--note-name', ORIGIN];
  const noteKey = (JSON.parse(await now.demand('', ...made, '--json')) as MadeKey).result.note_key;
  for (const commit of COMMITS) {
    const old = new Version(commit, built.get(commit) ?? (await build(commit)));
    for (const engine of ['sqlite', 'postgres'] as const)
      await move(old, noteKey, engine === 'postgres' ? postgres : undefined);
  }
  console.log('passed');
} finally {
  endAll();
  await postgres.stop();
  for (const commit of COMMITS)
    if (!built.has(commit))
      await execa('git', ['worktree', 'remove', '--force', join(folder, commit)], { cwd: ROOT });
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/** The report of `key generate`. */
interface MadeKey {
  readonly result: { readonly note_key: string };
}

async function move(
  old: Version,
  noteKey: string,
  server: OwnPostgresServer | undefined,
): Promise<void> {
  const engine = server ? 'postgres' : 'sqlite';
  const path = join(folder, `${old.name}.sqlite`);
  const location = server ? await server.createDatabase() : `sqlite:${path}`;
  await old.demand(location, ...INIT);
  const created = await old.demand(location, 'token', 'create', 'reader', '--expires-in', '1d');
  const token = created.split('\n')[0] ?? '';
  const places: number[] = [];
  // The copy and the checkpoint hold these records.
  await old.write(location, places);
  const checkpoint = await old.demand(location, 'ledger', 'checkpoint', '--key', 'ledger.key');
  const saved = `${old.name}-${engine}.checkpoint`;
  writeFileSync(join(folder, saved), `${checkpoint}\n`);
  const copy = server ? await server.createDatabase(location) : `sqlite:${path}.before`;
  if (!server) copyFileSync(path, `${path}.before`);

  const [first = 0, second = 0] = await freePorts(2);
  await old.serve(location, first);
  const reads = readersOf([first, second], token);
  const writing = [old, old].map((version) => version.write(location, places));
  await until('half of the records', 300, async () =>
    places.length > 1.5 * RECORDS ? true : undefined,
  );
  const recordedBefore = places.length;
  await now.demand(location, ...INIT);
  writing.push(...[now, now].map((version) => version.write(location, places)));
  await now.serve(location, second);
  reads.begin(second);
  await Promise.all(writing);
  const read = await reads.end();

  const all = [...new Set(places)].sort((one, other) => one - other);
  assert.deepEqual(
    all,
    Array.from({ length: 5 * RECORDS }, (_, index) => index + 1),
  );
  await now.demand(location, 'ledger', 'verify');
  await now.demand(location, 'ledger', 'verify', '--since', saved, '--note-key', noteKey);
  assert.match((await old.run(location, 'ledger', 'verify')).stderr, /ledger_newer/);
  await old.demand(copy, 'ledger', 'verify');
  console.log(
    `${old.name} on ${engine}: ${all.length} records, ${all.length - recordedBefore} since \`ledger init\` began; ` +
      `${read} reads of two services; back to the copy of before`,
  );
}

/** Asks services again and again; each answer must be 200. */
function readersOf([first = 0]: readonly number[], token: string) {
  const over = new AbortController();
  let count = 0;
  const read = async (port: number) => {
    while (!over.signal.aborted) {
      for (const path of ['/api/v1/ready', '/api/v1/provider-readiness'])
        assert.equal(await statusOf(port, path, token), 200, `${path} at ${port}`);
      count += 2;
      await delay(50);
    }
  };
  const reading = [read(first)];
  return {
    begin: (port: number) => void reading.push(read(port)),
    end: async () => {
      over.abort();
      await Promise.all(reading);
      return count;
    },
  };
}

/**
 * Asks on a connection of its own: a server that got no processor time for five seconds may close a kept one at the
 * moment that the next request arrives.
 * @returns the status, or why there is no answer
 */
async function statusOf(port: number, path: string, token?: string): Promise<number | string> {
  const identity = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...identity, connection: 'close' };
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error
      ? error.cause.message
      : String(error);
  }
}

/** Checks a commit out, installs what it depends on, and builds it. @returns its folder */
async function build(commit: string): Promise<string> {
  const checkout = join(folder, commit);
  const run = execa({ stdio: ['ignore', 'ignore', 'inherit'] });
  await run('git', ['worktree', 'add', '--detach', checkout, commit], { cwd: ROOT });
  await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: checkout });
  await run('npm', ['run', 'build'], { cwd: checkout });
  return checkout;
}

function environmentOf(location: string) {
  return {
    CLAIMGATE_LEDGER: location,
    CLAIMGATE_FINGERPRINT_KEY_FILE: join(folder, 'fingerprint.key'),
    CLAIMGATE_OPERATOR: 'two-versions',
  };
}

function start(words: readonly string[], options: Parameters<typeof spawn>[2]): ChildProcess {
  const child = spawn(process.execPath, words, options);
  started.push(child);
  return child;
}

function endAll(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}
