import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, writeFileSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type Driver, type OpenOptions } from '../../src/ledger/driver/connection.ts';
import { temporaryFolder } from '../repositories.ts';
import { valueOf } from '../trust/expect.ts';
import { certified, exported } from './export-world.ts';
import { onDatabase, startOwnPostgres } from './postgres-server.ts';
import {
  AT,
  contextAt,
  control,
  ENGINES,
  IDENTITY,
  item,
  raw,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';

/** The same database, through the socket in another folder. */
function through(folder: string, { location }: TestLedger): string {
  const url = new URL(location);
  url.searchParams.set('host', folder);
  return url.href;
}

/** The folder of the server's socket; a server that was given may have none. */
function socketFolder({ location }: TestLedger): string | null {
  return new URL(location).searchParams.get('host');
}

async function opened(t: TestContext, url: string, options: OpenOptions = {}): Promise<Driver> {
  const driver = await openLedger(parseLocation(url), options);
  t.after(() => driver.close());
  return driver;
}

const appendTo = (driver: Driver) => append(driver, [item('control', control())], contextAt());

const list = (driver: Driver) => driver.read((c) => listRecords(c, { limit: 3 }));

async function codeOf(work: Promise<unknown>): Promise<string> {
  const cause: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(cause instanceof ClaimgateError, String(cause));
  return cause.code;
}

describe('a hot standby', () => {
  test('[T113] is read and verified, and says that it takes no records and exports nothing', async (t) => {
    const server = await startOwnPostgres();
    t.after(() => server.stop());
    const location = await server.createDatabase();
    const { driver: primary } = await initLedger(parseLocation(location), IDENTITY, AT);
    t.after(() => primary.close());
    const statements = (...all: string[]) => raw(location, all);
    const ledger: TestLedger = { engine: 'postgres', location, driver: primary, raw: statements };
    await record(ledger, 'approval', review());
    await record(ledger, 'run', run('local'));
    await record(ledger, 'run', run('live'));
    const folder = await server.standby(t);
    if (folder === undefined) return t.skip('no pg_basebackup');
    const driver = await opened(t, through(folder, ledger));
    const audit = await verifyLedger(ledger.driver);
    assert.deepEqual(await verifyLedger(driver), audit);
    assert.equal((await list(driver)).length, 3);
    assert.equal(await codeOf(exported({ ...ledger, driver })), 'ledger_standby');
    assert.equal(await codeOf(appendTo(driver)), 'ledger_standby');

    const database = new URL(ledger.location).pathname;
    const hosts = [folder, socketFolder(ledger) ?? ''].map(encodeURIComponent);
    const both = await opened(t, `postgres://tester@${hosts.join()}${database}`);
    assert.ok(valueOf(await appendTo(both)), 'of both servers the primary takes it');
    const away = await opened(
      t,
      `postgres://tester@${hosts[0]},localhost:1${database}?target_session_attrs=any`,
    );
    assert.equal(await codeOf(appendTo(away)), 'ledger_standby');
    const standbyOnly = `postgres://tester@${hosts[0]}${database}?target_session_attrs=primary`;
    assert.equal(await codeOf(openLedger(parseLocation(standbyOnly))), 'ledger_standby');
  });
});

describe('PgBouncer', () => {
  const program = '/usr/sbin/pgbouncer';
  const skip = !existsSync(program) && 'no pgbouncer';

  /** Starts a pooler before the server of a ledger. @returns where the ledger is by it; `null` without a socket */
  const pooledBy = async (t: TestContext, ledger: TestLedger, mode: string) => {
    const server = socketFolder(ledger);
    if (server === null) return null;
    const folder = temporaryFolder(t);
    const database = new URL(ledger.location).pathname.slice(1);
    const settings = [
      '[databases]',
      `${database} = host=${server} user=tester`,
      '[pgbouncer]',
      `unix_socket_dir = ${folder}`,
      'listen_port = 5432',
      'auth_type = any',
      `pool_mode = ${mode}`,
      'default_pool_size = 2',
    ];
    writeFileSync(join(folder, 'pgbouncer.ini'), settings.join('\n'));
    chmodSync(folder, 0o755);
    const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    if ('uid' in unprivileged) chownSync(folder, 65_534, 65_534);
    const pooler = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
      ...unprivileged,
      stdio: 'ignore',
    });
    t.after(() => pooler.kill('SIGKILL'));
    const url = through(folder, ledger);
    await until(() => onDatabase(url, 'select 1'));
    return url;
  };

  test(
    '[T113] in transaction mode hands out other sessions, and nothing is lost or mixed up',
    { skip },
    async (t) => {
      const ledger = await certified('postgres');
      const url = await pooledBy(t, ledger, 'transaction');
      if (url === null) return t.skip('the server has no socket here');
      // Each one prepares in another order; sessions of one meet statements of the other.
      const one = await opened(t, url);
      const other = await opened(t, url);
      await list(other);
      for (let round = 0; round < 3; round += 1)
        await Promise.all([appendTo(one), appendTo(other), list(one), list(other)]);
      const { head, findings } = await verifyLedger(one);
      assert.deepEqual([head.tree_size, findings], [10, []]);
      assert.ok(valueOf(await exported({ ...ledger, driver: other })));
    },
  );

  test('in statement mode is refused by name at connect', { skip }, async (t) => {
    const url = await pooledBy(t, await certified('postgres'), 'statement');
    if (url === null) return t.skip('the server has no socket here');
    assert.equal(await codeOf(openLedger(parseLocation(url))), 'ledger_pooler');
  });
});

/** A way to the server's socket: its folder. `between` joins a connection of a client with one to the server. */
async function proxied(
  t: TestContext,
  server: string,
  between: (client: Socket, upstream: Socket) => void,
): Promise<string> {
  const folder = temporaryFolder(t);
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const upstream = connect(join(server, '.s.PGSQL.5432'));
    sockets.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => {});
    between(client, upstream);
    client.on('close', () => upstream.end());
  });
  await new Promise<void>((resolve) => void proxy.listen(join(folder, '.s.PGSQL.5432'), resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return folder;
}

/** One that can fall silent, as a server that is stopped does. */
async function silencable(t: TestContext, server: string) {
  let isSilent = false;
  const folder = await proxied(t, server, (client, upstream) => {
    client.on('data', (bytes) => void (isSilent || upstream.write(bytes)));
    upstream.on('data', (bytes) => void (isSilent || client.write(bytes)));
  });
  return { folder, fallSilent: () => void (isSilent = true) };
}

/** One that takes a commit and loses its answer: it is cut once the commit, or the answer, passes. */
function cutAtCommit(t: TestContext, server: string, at: 'answer' | 'commit'): Promise<string> {
  return proxied(t, server, (client, upstream) => {
    let isWritten = false;
    let isSent = false;
    client.on('data', (bytes) => {
      isWritten ||= bytes.includes('insert into');
      const isCommit = isWritten && bytes.includes('commit\0');
      isSent ||= isCommit;
      upstream.write(bytes, () => void (isCommit && at === 'commit' && client.destroy()));
    });
    upstream.on('data', (bytes) => void (isSent ? client.destroy() : client.write(bytes)));
  });
}

describe('a commit whose answer is lost', () => {
  for (const at of ['commit', 'answer'] as const)
    test(`[T410] may have been kept, and is kept once by the same key: cut at the ${at}`, async (t) => {
      const ledger = await certified('postgres');
      const server = socketFolder(ledger);
      if (server === null) return t.skip('the server has no socket here');
      const folder = await cutAtCommit(t, server, at);
      const driver = await opened(t, through(folder, ledger));
      const keyed = [item('approval', review(), { idempotencyKey: 'k-1' })];
      assert.equal(await codeOf(append(driver, keyed, contextAt())), 'ledger_unconfirmed');
      valueOf(await append(ledger.driver, keyed, contextAt()));
      const places = (await list(ledger.driver)).map(({ sequence }) => sequence);
      assert.equal(Math.max(...places), 5, 'one record more than before, and no other');
    });
});

describe('a server that does not answer', () => {
  test('[T114] is given up, by a connection that is there and by a new one', async (t) => {
    const ledger = await certified('postgres');
    const server = socketFolder(ledger);
    if (server === null) return t.skip('the server has no socket here');
    const { folder, fallSilent } = await silencable(t, server);
    const url = through(folder, ledger);
    const driver = await openLedger(parseLocation(url), { answerMs: 1500, connectMs: 1500 });
    valueOf(await appendTo(driver));
    fallSilent();
    assert.equal(await codeOf(appendTo(driver)), 'ledger_unreachable');
    const again = [codeOf(appendTo(driver)), codeOf(verifyLedger(driver))];
    for (const code of await Promise.all(again)) assert.equal(code, 'ledger_unreachable');
    await driver.close();
  });

  test('[T114] ends by itself what it was asked and takes too long', async () => {
    const ledger = await certified('postgres');
    const driver = await openLedger(parseLocation(ledger.location), { answerMs: 5000 });
    const [row] = await driver.read((c) =>
      c.query('select current_setting($1) as limit', ['statement_timeout']),
    );
    assert.equal(row?.['limit'], '5s');
    await driver.close();
  });
});

for (const engine of ENGINES)
  test(`a ledger on ${engine} that lost a table says so, and the audit names it`, async () => {
    const ledger = await certified(engine);
    const table = 'provider_runtime_control_events';
    await ledger.raw(`drop table ${table}${engine === 'postgres' ? ' cascade' : ''}`);
    assert.equal(await codeOf(appendTo(ledger.driver)), 'ledger_incomplete');
    assert.equal(await codeOf(list(ledger.driver)), 'ledger_incomplete');
    await assert.rejects(verifyLedger(ledger.driver), (error) => {
      assert.ok(error instanceof ClaimgateError);
      return error.findings.some(({ expected }) => expected === `table ${table}`);
    });
  });

test('a role that lacks a right gets that error, and not the one for a full disk', async (t) => {
  const ledger = await certified('postgres');
  if (new URL(ledger.location).password !== '') return t.skip('the server asks for passwords');
  const role = `nothing_${process.pid}`;
  await ledger.raw(`create role ${role} login`);
  t.after(() => ledger.raw(`drop role ${role}`));
  const url = new URL(ledger.location);
  url.username = role;
  assert.equal(await codeOf(openLedger(parseLocation(url.href))), 'ledger_forbidden');
});

async function until(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}
