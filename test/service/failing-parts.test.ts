import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { parse } from 'yaml';
import type { Problem, ReadinessBoard } from '../../src/documents/index.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { fillDisk, smallDisk } from '../disk.ts';
import { facts } from '../ledger/export-world.ts';
import { onDatabase } from '../ledger/postgres-server.ts';
import { ENGINES, newLocation, raw, type EngineName } from '../ledger/world.ts';
import { temporaryFolder } from '../repositories.ts';
import { call } from './client.ts';
import { startProgram, type Program } from './program.ts';
import { wireTo, type Wire } from './running.ts';
import { sample } from '../soak.ts';
import { PROGRAM } from '../programs.ts';

const RULES = join(import.meta.dirname, '../../examples/prometheus/claimgate.service.rules.yml');

interface Rules {
  readonly groups: readonly { readonly rules: readonly { alert: string; expr: string }[] }[];
}

/** Everything that a service depends on, so that a test can break each part and put it right again. */
class Deployment {
  readonly folder: string;
  readonly engine: EngineName;
  readonly environment: Record<string, string>;
  readonly #wire: Wire | undefined;
  /** The database without the wire. */
  readonly #database: string;
  readonly #bucket: Server;
  #words: readonly string[] = [];
  token = '';

  private constructor(
    engine: EngineName,
    folder: string,
    { wire, database, ledger }: { wire?: Wire; database: string; ledger: string },
    bucket: Server,
  ) {
    [this.engine, this.folder] = [engine, folder];
    [this.#wire, this.#database, this.#bucket] = [wire, database, bucket];
    const { port } = bucket.address() as AddressInfo;
    this.environment = {
      CLAIMGATE_LEDGER: ledger,
      CLAIMGATE_FINGERPRINT_KEY_FILE: join(folder, 'fingerprint.key'),
      // The switch that has to hold, whatever else fails.
      CLAIMGATE_DISABLED_PROVIDERS: facts().apps[0]?.provider ?? '',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
    };
  }

  static async create(t: TestContext, engine: EngineName, folder = temporaryFolder(t)) {
    const bucket = await startBucket(0);
    t.after(() => bucket.close().closeAllConnections());
    const own = new Deployment(engine, folder, await placeFor(t, engine, folder), bucket);
    own.#write();
    const made = ['ledger', 'init', '--origin', 'ledger.example/main', '--deployment'];
    await own.#run(...made, facts().deployment);
    own.token =
      (await own.#run('token', 'create', 'board', '--expires-in', '1h')).split('\n')[0] ?? '';
    return own;
  }

  #write(): void {
    const { folder } = this;
    const key = Buffer.alloc(32, 7).toString('base64');
    const targets = [{ name: 'ops', url: 'http://127.0.0.1:1/', secrets: [`whsec_${key}`] }];
    const secret = { mode: 0o600 };
    mkdirSync(join(folder, 'contracts'));
    writeFileSync(join(folder, 'fingerprint.key'), `${key}\n`, secret);
    writeFileSync(join(folder, 'claims.json'), '{"schema_version":1,"claims":[]}\n');
    writeFileSync(
      join(folder, 'webhooks.json'),
      JSON.stringify({ schema_version: 1, targets }),
      secret,
    );
    this.writeFacts();
    const files = ['--facts', 'facts.json', '--contracts', 'contracts', '--claims', 'claims.json'];
    const told = ['--webhooks', 'webhooks.json', '--audit-log', 'audit.jsonl'];
    this.#words = [
      'serve',
      ...files,
      ...told,
      '--head-file',
      'head.json',
      '--listen',
      '127.0.0.1:0',
    ];
  }

  writeFacts(): void {
    const document = facts({ generated_at: formatInstant(Date.now()) });
    writeFileSync(join(this.folder, 'facts.json'), JSON.stringify(document));
  }

  async #run(...words: string[]): Promise<string> {
    const { folder: directory, environment } = this;
    // By a process of its own: where this one opens a ledger, room of the files beside it comes back at any time.
    const { stdout, stderr, exitCode } = await execa(process.execPath, [PROGRAM, ...words], {
      cwd: directory,
      env: environment,
      reject: false,
    });
    assert.equal(exitCode, 0, stderr);
    return stdout;
  }

  /** Starts the service; one that lives is ended with the test. */
  async start(t: TestContext, metrics = '127.0.0.1:0'): Promise<Program> {
    const words = [PROGRAM, ...this.#words, '--metrics', metrics];
    const program = await startProgram(this.folder, words, this.environment);
    t.after(async () => {
      program.child.kill('SIGKILL');
      await program.ended;
    });
    await program.logged('metrics_listening');
    return program;
  }

  /** Starts a service that has to end by itself: its exit code, and the code of what it found. */
  async ends(
    metrics = '127.0.0.1:0',
  ): Promise<readonly [exitCode: number | undefined, code: unknown]> {
    const { folder: cwd, environment: env } = this;
    const words = [PROGRAM, ...this.#words, '--json', '--metrics', metrics];
    const options = { cwd, env: { HOME: cwd, ...env }, reject: false, timeout: 60_000 } as const;
    const { exitCode, stdout } = await execa(process.execPath, words, options);
    const report = JSON.parse(stdout || '{}') as { findings?: { code: string }[] };
    return [exitCode, report.findings?.[0]?.code];
  }

  /** Takes the ledger out of reach; hands back what puts it back. */
  loseLedger(): () => void {
    this.#wire?.set('refusing');
    if (this.#wire) return () => this.#wire?.set('open');
    // As an orchestrator leaves it that mounts nothing there.
    const file = join(this.folder, 'data/ledger.sqlite');
    renameSync(file, `${file}.away`);
    mkdirSync(file);
    return () => {
      rmdirSync(file);
      renameSync(`${file}.away`, file);
    };
  }

  /** Damages the ledger; hands back what repairs it. */
  async damageLedger(): Promise<() => Promise<void>> {
    if (this.engine === 'postgres') {
      const rename = (from: string, to: string) =>
        onDatabase(this.#database, `alter table ${from} rename to ${to}`).then(() => {});
      await rename('provider_evidence_identity', 'gone');
      return () => rename('gone', 'provider_evidence_identity');
    }
    const file = join(this.folder, 'data/ledger.sqlite');
    await raw(this.environment['CLAIMGATE_LEDGER'] ?? '', ['pragma wal_checkpoint(truncate)']);
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.alloc(whole.length, 7), { flag: 'r+' });
    return async () => {
      // As a backup is put back.
      this.removeLogs();
      writeFileSync(`${file}.backup`, whole);
      renameSync(`${file}.backup`, file);
    };
  }

  /** Removes the files that SQLite keeps beside a ledger in use. */
  removeLogs(): void {
    for (const end of ['-wal', '-shm'])
      rmSync(join(this.folder, `data/ledger.sqlite${end}`), { force: true });
  }

  loseBucket(): () => Promise<void> {
    const { port } = this.#bucket.address() as AddressInfo;
    this.#bucket.close().closeAllConnections();
    return async () => {
      this.#bucket.listen(port, '127.0.0.1');
      await once(this.#bucket, 'listening');
    };
  }
}

async function placeFor(t: TestContext, engine: EngineName, folder: string) {
  const location = await newLocation(engine);
  if (engine === 'sqlite') {
    mkdirSync(join(folder, 'data'));
    return { database: '', ledger: `sqlite:${join(folder, 'data/ledger.sqlite')}` };
  }
  const url = new URL(location);
  const socket = url.searchParams.get('host');
  const wire = await wireTo(
    socket === null
      ? { host: url.hostname, port: Number(url.port || 5432) }
      : { path: `${socket}/.s.PGSQL.5432` },
  );
  t.after(() => wire.close());
  url.searchParams.delete('host');
  [url.hostname, url.port] = ['127.0.0.1', String(wire.port)];
  return { wire, database: location, ledger: url.href };
}

/** Keeps what is put, as a bucket does. */
async function startBucket(port: number): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks));
      const body = request.method === 'GET' ? objects.get(path) : undefined;
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end(body);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** How a service stands, as an orchestrator, a load balancer, Prometheus and a reader of the board see it. */
interface Standing {
  readonly health: number;
  readonly ready: string;
  /** Probes by the metrics; `none` where nothing answers a scrape. */
  readonly probes: string;
  readonly alerts: readonly string[];
  /** The state of the provider that the environment disables, or why there is no board. */
  readonly board: string;
}

async function standingOf(program: Program, token: string): Promise<Standing> {
  const { base } = program;
  const { status: health } = await call(base, '/api/v1/health');
  const ready = await call<Problem>(base, '/api/v1/ready');
  const { port } = await program.logged('metrics_listening');
  const scrape = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
  const text = scrape.ok ? await scrape.text() : '';
  const board = await call<ReadinessBoard & Problem>(base, '/api/v1/provider-readiness', { token });
  const probes = [...text.matchAll(/^claimgate_probe_up\{probe="([a-z]+)"\} ([01])$/gm)];
  return {
    health,
    ready: ready.status === 200 ? '200' : `${ready.status} ${ready.body.code}`,
    probes: probes.map(([, name, up]) => `${name} ${up}`).join(', '),
    alerts: alertsOn(text),
    board:
      board.status === 200
        ? (board.body.providers[0]?.blocked[0]?.state ?? '')
        : `${board.status} ${board.body.code}`,
  };
}

/** The alerts whose expression compares one metric with a number, as all that concern parts of a service do. */
function alertsOn(text: string): string[] {
  const { groups } = parse(readFileSync(RULES, 'utf8')) as Rules;
  return groups.flatMap(({ rules }) =>
    rules.flatMap(({ alert, expr }) => {
      const form =
        /^(?:[a-z]+(?: by \([a-z, ]*\) )?)?\(?(claimgate_(?:evidence_readable|probe_up))\)? == 0$/;
      const [, metric] = form.exec(expr.trim()) ?? [];
      const isOn = metric !== undefined && new RegExp(`^${metric}(?:\\{.*\\})? 0$`, 'm').test(text);
      return isOn ? [alert] : [];
    }),
  );
}

const WELL: Standing = {
  health: 200,
  ready: '200',
  probes: 'database 1, storage 1',
  alerts: [],
  board: 'disabled',
};

async function until(
  program: Program,
  token: string,
  wanted: Partial<Standing>,
): Promise<Standing> {
  for (let tries = 0; ; tries += 1) {
    assert.equal(program.child.exitCode, null, JSON.stringify(program.log));
    const now = await standingOf(program, token);
    const isSo = Object.entries(wanted).every(
      ([name, value]) => JSON.stringify(now[name as keyof Standing]) === JSON.stringify(value),
    );
    if (isSo || tries > 180) {
      assert.deepEqual({ ...now, ...wanted }, now);
      return now;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const NO_LEDGER = {
  ready: '503 database_not_ready',
  probes: 'database 0, storage 1',
  alerts: ['EvidenceUnreadable', 'ProbeFails'],
};
const NO_BUCKET = {
  ready: '503 storage_not_ready',
  probes: 'database 1, storage 0',
  alerts: ['ProbeFails'],
};

/** A part that fails, how a service stands meanwhile, and what puts it right. */
type Break = (own: Deployment, t: TestContext) => (() => unknown) | Promise<() => unknown>;

const LIVES: readonly (readonly [name: string, broken: Break, meanwhile: Partial<Standing>])[] = [
  ['a ledger out of reach', (own) => own.loseLedger(), NO_LEDGER],
  ['a damaged ledger', (own) => own.damageLedger(), NO_LEDGER],
  ['a bucket out of reach', (own) => own.loseBucket(), { ...NO_BUCKET, board: 'disabled' }],
];

const asTable = new Map<string, string>();

function tell(t: TestContext, name: string, { health, ready, probes, alerts, board }: Standing) {
  const told = [health, ready, probes, alerts.join(', ') || 'none', board].join(' | ');
  asTable.set(name, told);
  t.diagnostic(`${name}: ${told}`);
}

for (const engine of ENGINES)
  describe(`a part that fails, on ${engine}`, { concurrency: true }, () => {
    // Each part on each engine in a soak; else one on each. A bucket is asked again after half a minute.
    for (const [name, broken, meanwhile] of sample(LIVES, 3, ENGINES.indexOf(engine))) {
      const wanted = { ...meanwhile, health: 200 };
      test(`[T66] ${name} at the start: it lives, is not ready, and tries again`, async (t) => {
        const own = await Deployment.create(t, engine);
        const repair = await broken(own, t);
        const program = await own.start(t);
        tell(t, `${name}, at start`, await until(program, own.token, wanted));
        await repair();
        await until(program, own.token, WELL);
      });

      test(`[T66] ${name} while it runs: it lives, and goes on by itself`, async (t) => {
        const own = await Deployment.create(t, engine);
        const program = await own.start(t);
        await until(program, own.token, WELL);
        const repair = await broken(own, t);
        tell(t, `${name}, running`, await until(program, own.token, wanted));
        await repair();
        await until(program, own.token, WELL);
      });
    }

    test('a key of another ledger, found when the ledger comes within reach, ends it with 2', async (t) => {
      const own = await Deployment.create(t, engine);
      const repair = own.loseLedger();
      const other = `${Buffer.alloc(32, 8).toString('base64')}\n`;
      writeFileSync(join(own.folder, 'fingerprint.key'), other, { mode: 0o600 });
      const program = await own.start(t);
      assert.equal((await call(program.base, '/api/v1/health')).status, 200);
      repair();
      assert.equal(await program.ended, 2);
      assert.match(JSON.stringify(program.log), /fingerprint/);
    });
  });

const WRONG = '{"schema_version":';
const ENDS: readonly (readonly [name: string, code: string, broken: Break])[] = [
  ['runtime facts', 'file_missing', remove('facts.json')],
  ['contracts', 'file_missing', remove('contracts')],
  ['public claims', 'json_syntax', write('claims.json', WRONG)],
  ['settings of webhooks', 'json_syntax', write('webhooks.json', WRONG)],
  ['a fingerprint key', 'file_missing', remove('fingerprint.key')],
];

function remove(name: string): Break {
  return ({ folder }) => {
    renameSync(join(folder, name), join(folder, `${name}.away`));
    return () => renameSync(join(folder, `${name}.away`), join(folder, name));
  };
}

function write(name: string, text: string): Break {
  return ({ folder }) => {
    const file = join(folder, name);
    const before = readFileSync(file);
    writeFileSync(file, text);
    return () => writeFileSync(file, before);
  };
}

describe('what a service is given', { concurrency: true }, () => {
  for (const [name, code, broken] of ENDS)
    test(`${name} that cannot be read: it ends with 2 at the start, and lives while it runs`, async (t) => {
      const own = await Deployment.create(t, 'sqlite');
      const repair = await broken(own, t);
      assert.deepEqual(await own.ends(), [2, code]);
      await repair();
      const program = await own.start(t);
      await until(program, own.token, WELL);
      await broken(own, t);
      const isRead = name === 'runtime facts';
      const wanted: Partial<Standing> = isRead
        ? { ...WELL, alerts: ['EvidenceUnreadable'], board: '503 evidence_unreadable' }
        : WELL;
      tell(t, `${name}, running`, await until(program, own.token, wanted));
    });

  test('[T66] an address of metrics in use: it ends with 2, and holds nothing open', async (t) => {
    const own = await Deployment.create(t, 'sqlite');
    const used = await startBucket(0);
    t.after(() => void used.close());
    const { port } = used.address() as AddressInfo;
    assert.deepEqual(await own.ends(`127.0.0.1:${port}`), [2, 'listen_failed']);
  });

  test('a webhook target out of reach holds up nothing', async (t) => {
    const own = await Deployment.create(t, 'sqlite');
    const program = await own.start(t);
    tell(t, 'a webhook target, running', await until(program, own.token, WELL));
  });

  test('a full disk, at the start and while it runs', async (t) => {
    const disk = smallDisk(t, 8);
    if (disk === undefined) return;
    const own = await Deployment.create(t, 'sqlite', disk);
    // Beside a ledger that nobody has open, SQLite has to make its two files before it reads; libsql left them.
    own.removeLogs();
    const emptyFirst = fillDisk(disk);
    const program = await own.start(t);
    const unread = { ...NO_LEDGER, health: 200, board: '503 ledger_unwritable' };
    tell(t, 'a full disk, at start', await until(program, own.token, unread));
    emptyFirst();
    await until(program, own.token, WELL);
    const empty = fillDisk(disk);
    await fetch(`${program.base}/admin/sign-in`, {
      method: 'POST',
      headers: { origin: program.base },
      body: new URLSearchParams({ name: 'mallory', password: 'hunter2 hunter2' }),
    });
    tell(t, 'a full disk, running', await until(program, own.token, WELL));
    empty();
    await until(program, own.token, WELL);
    assert.ok(statSync(join(disk, 'audit.jsonl')).isFile());
    rmSync(join(disk, 'audit.jsonl'));
  });
});
