import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { refusalOf } from '../../src/documents/error.ts';
import { append } from '../../src/ledger/append.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import type { Problem } from '../../src/documents/index.ts';
import { makeAdministration } from '../../service/readiness/administration.ts';
import { sessionAuthentication } from '../../service/access/sessions.ts';
import { ROUTES } from '../../service/http/table.ts';
import { cookieOf, JANE, PASSWORD } from '../service/admin-world.ts';
import { call } from '../service/client.ts';
import {
  createAdministrator,
  NO_COST,
  readyFacts,
  startService,
  type RunningService,
} from '../service/running.ts';
import { often } from '../soak.ts';
import { runHere } from '../cli/world.ts';
import { temporaryFolder } from '../repositories.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AT,
  contextAt,
  contracts,
  control,
  FINGERPRINT_KEY,
  FINGERPRINTS,
  item,
  newLedger,
  ownPostgresServer,
} from './world.ts';

/** `commit` as a message of its own (PostgreSQL, 55.7: Query). */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');
const ANSWER = Buffer.from('COMMIT\0', 'latin1');

/** Where a connection is cut: before the server knows of a commit, or before the client knows its answer. */
type Cut = 'before' | 'after' | 'never';

/** Stands between a ledger and its server, and cuts connections at their commit. */
async function cuttingProxy(socketPath: string) {
  let cut: Cut = 'never';
  const server = createServer((client) => {
    const upstream = createConnection(socketPath);
    const end = () => void [client, upstream].map((one: Socket) => one.destroy());
    let isWriting = false;
    let isCommitting = false;
    client.on('data', (bytes) => {
      if (bytes.includes('begin isolation level')) {
        isWriting = bytes.includes('read committed read write');
        isCommitting = false;
      }
      isCommitting ||= isWriting && bytes.includes(COMMIT);
      if (isCommitting && cut === 'before') end();
      else upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (isCommitting && cut === 'after' && bytes.includes(ANSWER)) end();
      else client.write(bytes);
    });
    for (const one of [client, upstream]) one.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { port, cutting: (how: Cut) => void (cut = how) };
}

const CUTS = often(6, 100);

test('[T420] of connections that are cut at their commit, no record is lost or doubled by the printed command', async (t) => {
  const ledger = await newLedger('postgres', ownPostgresServer);
  const address = new URL(ledger.location);
  const folder = address.searchParams.get('host') ?? '';
  const proxy = await cuttingProxy(`${folder}/.s.PGSQL.${address.port || 5432}`);
  const through = `postgres://tester@127.0.0.1:${proxy.port}${address.pathname}`;
  const directory = temporaryFolder(t);
  writeFileSync(join(directory, 'fp.key'), Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  const environment = {
    PATH: process.env['PATH'],
    CLAIMGATE_LEDGER: through,
    CLAIMGATE_FINGERPRINT_KEY_FILE: join(directory, 'fp.key'),
    CLAIMGATE_OPERATOR: 'ada',
  };
  const byProgram = async (cut: Cut, reason: string) => {
    const words = `ledger append control --provider pixelgram --state enabled --confirm-selector --reason ${reason}`;
    proxy.cutting(cut);
    const first = await runHere(words.split(' '), { directory, environment });
    proxy.cutting('never');
    assert.equal(first.exitCode, 2);
    assert.match(first.stderr, /error\[ledger_unconfirmed\]/);
    const again = /next: claimgate (ledger append .+)$/m.exec(first.stderr)?.[1] ?? '';
    const second = await runHere(again.split(' '), { directory, environment });
    assert.equal(second.exitCode, 0, `${again}\n${second.stderr}`);
    assert.equal(second.stdout.startsWith('was recorded'), cut === 'after', second.stdout);
  };
  const driver = await openLedger(parseLocation(through));
  const byLibrary = async (cut: Cut, reason: string) => {
    const items = [{ ...item('control', control({ reason })), idempotencyKey: reason }];
    proxy.cutting(cut);
    const lost = await append(driver, items, contextAt()).catch((cause: unknown) =>
      refusalOf(cause),
    );
    proxy.cutting('never');
    assert.ok('code' in lost);
    assert.equal(lost.code, 'ledger_unconfirmed');
    const again = await append(driver, items, contextAt());
    assert.ok(again.ok);
  };
  const jane = { name: JANE, scopes: [], password: PASSWORD, createdAt: AT };
  await createAdministrator(ledger.driver, jane);
  const setup = { contracts, facts: async () => readyFacts(), clock: () => AT };
  const service: RunningService = await startService(ledger.driver, {
    context: {
      authentication: sessionAuthentication(ledger.driver, setup.clock, () => service.base),
      // Sessions are not what is cut.
      administration: makeAdministration(
        {
          ...setup,
          ledger: driver,
          fingerprints: FINGERPRINTS,
          key: FINGERPRINT_KEY,
          origin: () => service.base,
          isBehindProxy: false,
        },
        NO_COST,
      ),
    },
  });
  const session = { origin: service.base, cookie: await cookieOf(service, JANE) };
  const byService = async (cut: Cut, reason: string) => {
    const ask = () =>
      call<Problem>(service.base, ROUTES.runtimeControls.path, {
        method: 'POST',
        headers: { ...session, 'idempotency-key': reason },
        body: control({ reason }),
      });
    proxy.cutting(cut);
    const { body, status } = await ask();
    proxy.cutting('never');
    assert.deepEqual([status, body.code], [503, 'ledger_unconfirmed']);
    assert.equal((await ask()).status, 201);
  };
  const ways = [byProgram, byLibrary, byService];
  try {
    for (let number = 0; number < CUTS; number += 1) {
      const cut = number % 2 === 0 ? 'after' : 'before';
      await ways[number % ways.length]?.(cut, `r${number}`);
    }
    const records = await driver.read((sql) => listRecords(sql, { limit: 2 * CUTS }));
    const reasons = records.map(({ record }) => (record.kind === 'control' ? record.reason : ''));
    assert.deepEqual(reasons.toSorted(), Array.from({ length: CUTS }, (_, at) => `r${at}`).sort());
  } finally {
    await service.stop();
    await driver.close();
  }
});
