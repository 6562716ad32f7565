import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execaSync } from 'execa';
import { formatInstant } from '../../src/documents/json.ts';
import { digest } from '../../test/evidence/documents.ts';
import { facts } from '../../test/ledger/facts.ts';

/** Who is asked for what. */
export interface Target {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers in a second, asked over so many connections, each with one request at a time. */
export async function answersPerSecond(
  target: Target,
  connections: number,
  milliseconds: number,
): Promise<number> {
  const until = performance.now() + milliseconds;
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(target, until)),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return (answers * 1000) / (performance.now() - started);
}

/** Asks over one connection again and again; every answer has to be a 304, or a 200 with its length. */
function askUntil({ port, path, headers = {} }: Target, until: number): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(question));
    let text = '';
    let answers = 0;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const [, length] = /\r\ncontent-length: ([0-9]+)/i.exec(text) ?? [];
      // Nothing follows a 304, whatever its length says.
      const size = text.startsWith('HTTP/1.1 304 ') ? 0 : Number(length);
      if (text.length < head + 4 + size) return;
      if (!/^HTTP\/1\.1 (?:200|304) /.test(text) || Number.isNaN(size)) {
        reject(new Error(`unexpected answer: ${text.slice(0, 200)}`));
        socket.destroy();
        return;
      }
      text = '';
      answers += 1;
      if (performance.now() < until) socket.write(question);
      else socket.end(() => resolve(answers));
    });
  });
}

/** How many answers a second, and how many for each one of a bare server that sends the same bytes. */
export interface LoadRow {
  readonly group: string;
  readonly name: string;
  readonly perSecond: number;
  readonly ratio: number;
}

const CONNECTIONS = 32;
const ROUND_MS = 1500;
const ROUNDS = 5;
const ACCOUNTS = 10;

/** Measures two routes of the service beside bare `node:http`, in turn, on loopback. */
export async function measureService(program: string, folder: string): Promise<LoadRow[]> {
  // Facts of another time are not those of now.
  const offered = facts({ generated_at: formatInstant(Date.now()) });
  const accounts = offered.accounts.flatMap((account) =>
    Array.from({ length: ACCOUNTS }, (_none, number) => ({
      ...account,
      account_reference: digest(String(number)),
    })),
  );
  writeFileSync(join(folder, 'facts.json'), JSON.stringify({ ...offered, accounts }));
  const args = ['--ledger', 'sqlite:bench.sqlite'];
  return served({ program, folder, words: [...args, '--facts', 'facts.json'] }, async (port) => {
    const make = [program, 'token', 'create', 'bench', '--expires-in', '1h', ...args];
    const env = environmentIn(folder);
    const [token] = execaSync(process.execPath, make, { cwd: folder, env }).stdout.split('\n');
    const headers = { authorization: `Bearer ${token}` };
    const path = '/api/v1/provider-readiness';
    const { headers: told } = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const unchanged = { ...headers, 'if-none-match': told.get('etag') ?? '' };
    const [app] = offered.apps;
    return [
      ...(await beside('health', { port, path: '/api/v1/health' })),
      ...(await beside('provider-readiness', { port, path, headers })),
      ...(await beside('provider-readiness, 304', { port, path, headers: unchanged })),
      ...(await beside('one provider', {
        port,
        path: `${path}?provider=${app?.provider}`,
        headers,
      })),
    ];
  });
}

async function beside(group: string, target: Target): Promise<LoadRow[]> {
  const { port, path, headers = {} } = target;
  const sample = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = await sample.text();
  const sent = [...sample.headers].filter(([name]) => !CONNECTION_HEADERS.has(name));
  const bare = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'bare-server.cjs'),
      JSON.stringify({ status: sample.status, body, headers: Object.fromEntries(sent) }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [line] = (await once(bare.stdout, 'data')) as [Buffer];
    return await inTurn(group, { ...target, port: Number(line.toString()) }, target);
  } finally {
    bare.kill('SIGKILL');
  }
}

const CONNECTION_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive']);

async function inTurn(group: string, bare: Target, ours: Target): Promise<LoadRow[]> {
  const samples: [number, number][] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const one = await answersPerSecond(bare, CONNECTIONS, ROUND_MS);
    const other = await answersPerSecond(ours, CONNECTIONS, ROUND_MS);
    if (round >= 0) samples.push([one, other]);
  }
  return [
    {
      group,
      name: 'node:http, same bytes',
      perSecond: median(samples.map(([one]) => one)),
      ratio: 1,
    },
    {
      group,
      name: 'claimgate serve',
      perSecond: median(samples.map(([, other]) => other)),
      ratio: median(samples.map(([one, other]) => other / one)),
    },
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

interface Serving {
  readonly program: string;
  /** Its working directory, which also gets its log. */
  readonly folder: string;
  readonly words: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** With settings of its own: the heads of another run's ledger, which has the same name, would refuse this one. */
export function environmentIn(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, CLAIMGATE_CONFIG_DIR: join(folder, 'settings') };
}

/** Uses a `claimgate serve` on a port of its own, and ends it. */
export async function served<T>(
  { program, folder, words, env = environmentIn(folder) }: Serving,
  use: (port: number, service: ChildProcess) => Promise<T>,
): Promise<T> {
  // To a file: anyone who reads a pipe would share the processor with what is measured.
  const log = join(folder, 'service.log');
  const service = spawn(process.execPath, [program, 'serve', ...words, '--listen', '127.0.0.1:0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
  });
  try {
    return await use(await portIn(log, service), service);
  } finally {
    service.kill('SIGKILL');
  }
}

async function portIn(log: string, service: ChildProcess): Promise<number> {
  while (service.exitCode === null) {
    const [, port] = /"event":"listening".*"port":([0-9]+)/.exec(readFileSync(log, 'utf8')) ?? [];
    if (port !== undefined) return Number(port);
    await wait(50);
  }
  throw new Error(`the service ended: ${readFileSync(log, 'utf8')}`);
}
