import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  rmSync,
  chmodSync,
  chownSync,
  existsSync,
  writeFileSync,
} from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { append } from '../../src/ledger/append.ts';
import { checkpointIn, proveGrowth, proveInclusion } from '../../src/ledger/log.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { openLedger, parseLocation, initLedger } from '../../src/ledger/open.ts';
import type { Driver, OpenOptions } from '../../src/ledger/driver/connection.ts';
import { hostsOf } from '../../src/ledger/driver/postgres-servers.ts';
import { createPrivateKeyFile } from '../../src/cli/keys/signing-keys.ts';
import { keepCheckpoint } from '../../src/cli/evidence/read-ledger.ts';
import { keys } from '../trust/root-world.ts';
import {
  contextAt,
  control,
  item,
  newLedger,
  ownPostgresServer,
  record,
  type TestLedger,
  AT,
  ENGINES,
  IDENTITY,
  raw,
  review,
  run,
} from './world.ts';
import { assertSound, refusal } from './writers.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { temporaryFolder } from '../repositories.ts';
import { valueOf } from '../trust/expect.ts';
import { certified, exported } from './export-world.ts';
import { onDatabase, startOwnPostgres } from './postgres-server.ts';

const append1 = (ledger: TestLedger, reason: string) =>
  append(ledger.driver, [item('control', control({ reason }))], contextAt());

describe('a leader whose standbys are gone', () => {
  /** From now on no commit is answered, until the test ends. */
  async function cutOff(t: TestContext, ledger: TestLedger): Promise<void> {
    const set = async (names: string) => {
      await ledger.raw(`alter system set synchronous_standby_names = '${names}'`);
      await ledger.raw('select pg_reload_conf()');
      while (!(await waitsFor(ledger, names))) await delay(10);
    };
    t.after(() => set(''));
    await set('none_of_them');
  }

  test('[T130] signs nothing, because another may lead since', async (t) => {
    const ledger = await newLedger('postgres', ownPostgresServer);
    await record(ledger, 'control', control());
    const signers = [
      checkpointIn,
      ...([
        (sql, key, file) => proveInclusion(sql, 1, key, file),
        (sql, key, file) => proveGrowth(sql, { tree_size: 0 }, key, file),
      ] satisfies (typeof checkpointIn)[]),
    ];
    const sign = (signer: typeof checkpointIn) =>
      ledger.driver.attest((sql) => signer(sql, keys.ledger, 'signed'));
    for (const signer of signers) assert.ok((await sign(signer)).ok);
    await cutOff(t, ledger);
    // Long enough for all that does get an answer, on a busy machine too.
    const impatient = await openLedger(parseLocation(ledger.location), { answerMs: 2000 });
    t.after(() => impatient.close());
    const refusals = signers.map((signer) =>
      refusal(impatient.attest((sql) => signer(sql, keys.ledger, 'signed'))),
    );
    for (const code of await Promise.all(refusals)) assert.equal(code, 'ledger_unconfirmed');
    assert.equal((await impatient.read((sql) => listRecords(sql, { limit: 9 }))).length, 1);
  });

  test('[T131] acknowledges nothing, also where somebody ends its waiting', async (t) => {
    const ledger = await newLedger('postgres', ownPostgresServer);
    await record(ledger, 'control', control());
    await cutOff(t, ledger);
    const waiting = refusal(append1(ledger, 'cancelled'));
    while ((await waiters(ledger, 'pg_cancel_backend')) === 0) await delay(10);
    assert.equal(await waiting, 'ledger_unconfirmed');
  });

  test('[T408] files no checkpoint that was not confirmed', async (t) => {
    const ledger = await newLedger('postgres', ownPostgresServer);
    await record(ledger, 'control', control());
    const folder = mkdtempSync(join(tmpdir(), 'cg-failover-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const file = { path: join(folder, 'ledger.key'), name: 'ledger.key' };
    const key = { file, passphrase: undefined, purpose: 'the key of the ledger' };
    await createPrivateKeyFile(file);
    await cutOff(t, ledger);
    const out = { path: join(folder, 'kept'), name: 'kept' };
    const place = { location: ledger.location, directory: folder };
    const waiting = refusal(keepCheckpoint(place, key, out));
    while ((await waiters(ledger, 'pg_cancel_backend')) === 0) await delay(10);
    assert.equal(await waiting, 'ledger_unconfirmed');
    assert.deepEqual(readdirSync(out.path), []);
  });
});

/** Whether the server has taken over which standbys it waits for. */
async function waitsFor(ledger: TestLedger, names: string): Promise<boolean> {
  const [row] = await ledger.raw(`select current_setting('synchronous_standby_names') as names`);
  return typeof row === 'object' && row !== null && Reflect.get(row, 'names') === names;
}

/** Does something to the sessions that wait for a standby; how many there were. */
async function waiters(ledger: TestLedger, what: string): Promise<number> {
  const rows = await ledger.raw(
    `select ${what}(pid) from pg_stat_activity where wait_event = 'SyncRep' and datname = current_database()`,
  );
  return rows.length;
}

describe('the address of several servers', () => {
  for (const [address, urls, attributes] of [
    ['postgres://u:p@a:1/db', ['postgres://u:p@a:1/db'], 'any'],
    ['postgres://a:1,b:2', ['postgres://a:1', 'postgres://b:2'], 'primary'],
    [
      'postgresql://u@a,b:2,[::1]:3/db?sslmode=require&target_session_attrs=read-write',
      [
        'postgresql://u@a/db?sslmode=require',
        'postgresql://u@b:2/db?sslmode=require',
        'postgresql://u@[::1]:3/db?sslmode=require',
      ],
      'read-write',
    ],
    [
      'postgres://u:a%2Cb@a,b/db?target_session_attrs=standby&sslmode=require',
      ['postgres://u:a%2Cb@a/db?sslmode=require', 'postgres://u:a%2Cb@b/db?sslmode=require'],
      'standby',
    ],
    ['postgres:///db?host=/tmp', ['postgres:///db?host=/tmp'], 'any'],
  ] as const)
    test(`${address} is read as libpq reads it`, () => {
      assert.deepEqual(hostsOf(address), { urls, attributes });
    });

  for (const address of [
    'postgres://u:hunter2@a,/db',
    'postgres://u:hunter2@,b/db',
    'postgres://u:hunter2@a,b:port/db',
    'postgres://u:hunter2@a/db?target_session_attrs=leader',
    'postgres://u:hunter2@a/db?target_session_attrs=',
  ])
    test(`${address} is refused without its password`, () => {
      assert.throws(
        () => parseLocation(address),
        (cause) =>
          cause instanceof Error &&
          'code' in cause &&
          cause.code === 'ledger_location_invalid' &&
          !JSON.stringify(cause).includes('hunter2'),
      );
    });
});

test('[T132] a standby shows what it has, records nothing and signs nothing', async (t) => {
  const ledger = await newLedger('postgres', ownPostgresServer);
  await record(ledger, 'control', control());
  const standby = await (await ownPostgresServer()).standby(t);
  if (standby === undefined) return t.skip('no pg_basebackup');
  const { pathname, searchParams } = new URL(ledger.location);
  const leader = searchParams.get('host') ?? '';
  /** The same ledger on those of the servers, in that order, that suit. */
  const open = async (sockets: readonly string[], attributes: string) => {
    const hosts = sockets.map((socket) => encodeURIComponent(socket)).join();
    const address = `postgres://tester@${hosts}${pathname}?target_session_attrs=${attributes}`;
    const driver = await openLedger(parseLocation(address), { answerMs: 5000 });
    t.after(() => driver.close());
    return driver;
  };
  const records = (driver: Driver) => driver.read((sql) => listRecords(sql, { limit: 9 }));
  const event = (reason: string) => [item('control', control({ reason }))];
  const sign = (driver: Driver) =>
    driver.attest((sql) => checkpointIn(sql, keys.ledger, 'checkpoint'));

  for (const attributes of ['any', 'standby', 'prefer-standby', 'read-only']) {
    const driver = await open([standby], attributes);
    while ((await records(driver)).length < 1) await delay(10);
    assert.equal(await refusal(append(driver, event('standby'), contextAt())), 'ledger_standby');
    assert.equal(await refusal(sign(driver)), 'ledger_standby');
  }
  for (const [attributes, isLeader] of [
    ['any', false],
    ['read-write', true],
    ['primary', true],
    ['standby', false],
    ['prefer-standby', false],
    ['read-only', false],
  ] as const) {
    const driver = await open([`${standby}/nobody`, standby, leader], attributes);
    const outcome = append(driver, event(attributes), contextAt());
    if (isLeader) assert.ok((await outcome).ok && (await sign(driver)).ok, attributes);
    else assert.equal(await refusal(outcome), 'ledger_standby', attributes);
  }
  for (const attributes of ['standby', 'read-only'])
    assert.equal(await refusal(open([leader], attributes)), 'ledger_server_unsuitable');
  for (const attributes of ['read-write', 'primary'])
    assert.equal(await refusal(open([standby], attributes)), 'ledger_standby');
  assert.equal((await records(await open([leader], 'prefer-standby'))).length, 3);
  assert.equal(await refusal(open([`${leader}/no`, `${leader}/ne`], 'any')), 'ledger_unreachable');
  assert.equal(await assertSound(ledger), 3);
});

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
