import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execaSync } from 'execa';
import { canonicalize } from '../../src/digest/index.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { append } from '../../src/ledger/append.ts';
import { initLedger, parseLocation } from '../../src/ledger/open.ts';
import { formatClaims } from '../../src/manifest/claims.ts';
import { AT, contextAt, control, FINGERPRINTS, IDENTITY } from '../../test/ledger/documents.ts';
import { startOwnPostgres } from '../../test/ledger/postgres-server.ts';
import { manySubjects } from '../../test/service/many-world.ts';
import type { LedgerBench } from './ledger/setting.ts';
import { environmentIn, served } from './service.ts';

/** Who asks what of a service, and for how long. */
interface Load {
  readonly engines: LedgerBench['engines'];
  readonly seconds: number;
}

/** How long one kind of answer took, in milliseconds. */
export interface AnswerRow {
  readonly engine: string;
  readonly name: string;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** The 99th percentile that the service is built for, on a machine at rest. */
  readonly bound: number | null;
}

/** A deployment of 3,000 decisions. */
const SIZE = { providers: 10, profiles: 150 };
const DASHBOARDS = 20;
const WRITERS = 8;
/** A dashboard asks each second, a writer records twice in one, and probes come as from several balancers. */
const EVERY_MS = { dashboard: 1000, writer: 500, health: 50, ready: 200, memory: 1000 };
/** How long everything asks before anything counts; the board is decided once before that. */
const WARM_UP_MS = 10_000;

const BOUNDS: Readonly<Record<string, number>> = {
  health: 50,
  ready: 300,
  'provider-readiness 200': 500,
  'provider-readiness 304': 60,
};

const BOARD = '/provider-readiness';

const PASSWORD = 'correct horse battery staple';

/** Dashboards, writers and probes on one service, on each engine. */
export async function measureLoad(
  program: string,
  folder: string,
  { engines, seconds }: Load,
): Promise<AnswerRow[]> {
  const rows: AnswerRow[] = [];
  for (const engine of engines) {
    const own = join(folder, engine);
    mkdirSync(own);
    const server = engine === 'postgres' ? await startOwnPostgres({ isDurable: true }) : undefined;
    try {
      const location = (await server?.createDatabase()) ?? `sqlite:${join(own, 'load.sqlite')}`;
      rows.push(...(await loadOn(program, own, { engine, location, seconds })));
    } finally {
      await server?.stop();
    }
  }
  return rows;
}

interface Asked {
  readonly engine: string;
  readonly location: string;
  readonly seconds: number;
}

async function loadOn(
  program: string,
  folder: string,
  { engine, location, seconds }: Asked,
): Promise<AnswerRow[]> {
  const at = Date.now();
  const world = await prepared(folder, location, at);
  const environment = {
    ...environmentIn(folder),
    CLAIMGATE_FINGERPRINT_KEY_FILE: join(folder, 'fp.key'),
    SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true',
  };
  const args = ['--ledger', location];
  const made = (...words: string[]) =>
    execaSync(process.execPath, [program, ...words, ...args], { cwd: folder, env: environment });
  const [token = ''] = made('token', 'create', 'load', '--expires-in', '1d').stdout.split('\n');
  made('admin', 'create', 'writer', '--password-file', 'password');
  const files = ['--facts', 'facts.json', '--contracts', 'contracts', '--claims', 'claims.json'];
  const serving = { program, folder, words: [...args, ...files], env: environment };
  return served(serving, async (port, service) => {
    const cookie = await sessionAt(port);
    const reader = { authorization: `Bearer ${token}` };
    await firstBoard(port, reader);
    const over = Date.now() + WARM_UP_MS + seconds * 1000;
    const seen = new Seen(Date.now() + WARM_UP_MS);
    await Promise.all([
      every(EVERY_MS.health, over, async () => seen.add('health', await ask(port, '/health'))),
      every(EVERY_MS.ready, over, async () => seen.add('ready', await ask(port, '/ready'))),
      every(EVERY_MS.memory, over, async () => seen.memory(service)),
      ...Array.from({ length: DASHBOARDS }, () => dashboard(port, reader, over, seen)),
      ...Array.from({ length: WRITERS }, (_, number) =>
        writer({ port, cookie, over, seen }, number, world),
      ),
    ]);
    return seen.rows(engine);
  });
}

/** Makes a ledger and the documents beside it; everything in them is current. */
async function prepared(folder: string, location: string, at: number) {
  const world = manySubjects(SIZE);
  const now = (text: string) =>
    text.replaceAll(/"(20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9:]{8}Z)"/g, (_all, instant: string) =>
      JSON.stringify(formatInstant(Date.parse(instant) + at - AT)),
    );
  mkdirSync(join(folder, 'contracts'));
  for (const [index, { document }] of world.contractList.entries())
    writeFileSync(join(folder, `contracts/${index}.json`), canonicalize(document));
  const facts = { ...world.facts, generated_at: formatInstant(AT) };
  writeFileSync(join(folder, 'facts.json'), now(JSON.stringify(facts)));
  writeFileSync(
    join(folder, 'claims.json'),
    formatClaims(
      world.claims.map(({ claim, subjectDigest: digest }) => ({ claim, subjectDigest: digest })),
    ),
  );
  writeFileSync(join(folder, 'fp.key'), Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  writeFileSync(join(folder, 'password'), `${PASSWORD}\n`, { mode: 0o600 });
  const { driver } = await initLedger(
    parseLocation(location),
    { ...IDENTITY, fingerprint_key_id: FINGERPRINTS.keyId },
    at,
  );
  const items = world.items.map((one) => ({
    ...one,
    bytes: Buffer.from(now(Buffer.from(one.bytes).toString())),
  }));
  const context = contextAt(at, { contracts: world.contracts });
  const outcome = await append(driver, items, context);
  await driver.close();
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings.slice(0, 3)));
  return world;
}

/** Waits until every decision was made once, of evidence that could be read. */
async function firstBoard(port: number, headers: Readonly<Record<string, string>>): Promise<void> {
  for (const _again of Array(60).keys()) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${BOARD}`, { headers });
    const text = await answer.text();
    if (answer.status !== 200) await wait(EVERY_MS.dashboard);
    else if (text.includes('"executable":true')) return;
    else throw new Error(`the service allows nothing: ${text.slice(0, 500)}`);
  }
  throw new Error('the service decides nothing');
}

/** Asks for the board each second, and at once whether it is still the same. */
async function dashboard(
  port: number,
  headers: Readonly<Record<string, string>>,
  over: number,
  seen: Seen,
): Promise<void> {
  await wait(Math.random() * EVERY_MS.dashboard);
  let etag = '';
  await every(EVERY_MS.dashboard, over, async () => {
    for (const _again of [1, 2]) {
      const known = etag === '' ? {} : { 'if-none-match': etag };
      const answer = await ask(port, BOARD, { headers: { ...headers, ...known } });
      seen.add(`provider-readiness ${answer.status}`, answer);
      etag = answer.etag;
    }
  });
}

interface Writing {
  readonly port: number;
  readonly cookie: string;
  readonly over: number;
  readonly seen: Seen;
}

/** Records controls of one subject, in turn of all providers. */
async function writer(
  { port, cookie, over, seen }: Writing,
  number: number,
  { subjects }: ReturnType<typeof manySubjects>,
): Promise<void> {
  await wait(Math.random() * EVERY_MS.writer);
  let count = 0;
  await every(EVERY_MS.writer, over, async () => {
    count += 1;
    const { provider, output_profile, operation } =
      subjects[(count * 37 + number) % subjects.length] ?? {};
    const event = {
      ...control({ state: count % 2 === 0 ? 'enabled' : 'degraded' }),
      selector: { provider, output_profile, operation },
      starts_at: formatInstant(Date.now()),
    };
    const answer = await ask(port, '/admin/provider-readiness/runtime-controls', {
      method: 'POST',
      headers: { cookie, origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' },
      body: JSON.stringify(event),
    });
    seen.add(`record ${answer.status}`, answer);
  });
}

/** Signs in as a browser does. */
async function sessionAt(port: number): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  const response = await fetch(`${origin}/admin/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ name: 'writer', password: PASSWORD }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  if (response.status !== 303) throw new Error(`signing in: ${response.status}`);
  return cookie.split(';')[0] ?? '';
}

/** Does something over and over, so often as if nothing took time, but never twice at once. */
async function every(ms: number, over: number, work: () => Promise<void>): Promise<void> {
  for (let next = Date.now(); Date.now() < over; next = Math.max(next + ms, Date.now())) {
    await wait(Math.max(0, next - Date.now()));
    await work();
  }
}

interface Answered {
  readonly status: number;
  readonly etag: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true });

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks over a connection that is kept, and reads the answer to its end. */
function ask(
  port: number,
  path: string,
  asking: Asking = {},
  started = performance.now(),
): Promise<Answered> {
  const { method = 'GET', headers = {}, body = '' } = asking;
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, port, host: '127.0.0.1', path: `/api/v1${path}`, method, headers },
      (response) => {
        response.resume();
        response.on('end', () => {
          const { statusCode = 0, headers: told } = response;
          resolve({ status: statusCode, etag: told.etag ?? '', ms: performance.now() - started });
        });
        response.on('error', reject);
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The service closed a kept connection as we wrote to it. A new one that is closed is a failure.
      if (asked.reusedSocket && error.code === 'ECONNRESET')
        ask(port, path, asking, started).then(resolve, reject);
      else reject(error);
    });
    asked.end(body);
  });
}

class Seen {
  readonly #from: number;
  readonly #times = new Map<string, number[]>();
  readonly #mebibytes: number[] = [];

  constructor(from: number) {
    this.#from = from;
  }

  add(name: string, { ms }: Answered): void {
    if (Date.now() - ms < this.#from) return;
    const times = this.#times.get(name) ?? [];
    times.push(ms);
    this.#times.set(name, times);
  }

  memory({ pid }: ChildProcess): void {
    if (Date.now() < this.#from) return;
    const [, kibibytes] =
      /^VmRSS:\s+([0-9]+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    this.#mebibytes.push(Number(kibibytes) / 1024);
  }

  rows(engine: string): AnswerRow[] {
    const third = Math.ceil(this.#mebibytes.length / 3);
    const parts = new Map([
      ...[...this.#times].sort(([a], [b]) => (a < b ? -1 : 1)),
      ['MiB, the first third', this.#mebibytes.slice(0, third)],
      ['MiB, the last third', this.#mebibytes.slice(-third)],
    ]);
    return [...parts].map(([name, values]) => {
      const sorted = values.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
      const bound = BOUNDS[name] ?? null;
      return {
        engine,
        name,
        count: sorted.length,
        p50: at(0.5),
        p99: at(0.99),
        slowest: at(1),
        bound,
      };
    });
  }
}
