import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import {
  append,
  checkpointIn,
  initLedger,
  openLedger,
  parseLocation,
} from '../../src/ledger/index.ts';
import { keys } from '../trust/root-world.ts';
import { onDatabase } from './postgres-server.ts';
import { AT, contextAt, control, IDENTITY, item, newLocation } from './world.ts';
import { assertSound } from './writers.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const NOBODY = 65_534;

/** A PgBouncer in front of a database, with fewer connections of its own than it takes. @returns its address */
async function startBouncer(t: TestContext, location: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cg-bouncer-'));
  const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in unprivileged) chownSync(folder, NOBODY, NOBODY);
  const { pathname, searchParams, username } = new URL(location);
  const server = `host=${searchParams.get('host')} user=${username}`;
  const settings = `[databases]
* = ${server}
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 2
`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  const child = spawn(PROGRAM, [file], { ...unprivileged, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `postgres://${username}@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`;
  const isUp = () => onDatabase(address, 'select 1').then(Boolean, () => false);
  for (let attempt = 0; attempt < 200 && !(await isUp()); attempt += 1) await delay(50);
  return address;
}

test('a PgBouncer that changes connections with every transaction may stand in front', async (t) => {
  if (!existsSync(PROGRAM)) return t.skip('PgBouncer is not installed');
  const location = await newLocation('postgres');
  if (!new URL(location).searchParams.has('host')) return t.skip('the server is not our own');
  const address = parseLocation(await startBouncer(t, location));
  const { driver } = await initLedger(address, IDENTITY, AT);
  const drivers = [driver, ...(await Promise.all([1, 2].map(() => openLedger(address))))];
  t.after(() => Promise.all(drivers.map((one) => one.close())));
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, number) => {
      const event = item('control', control({ reason: `event-${number}` }));
      return append(drivers[number % drivers.length] ?? driver, [event], contextAt());
    }),
  );
  assert.ok(outcomes.every(({ ok }) => ok));
  for (const one of drivers) {
    const signed = await one.attest((sql) => checkpointIn(sql, keys.ledger, 'checkpoint'));
    assert.ok(signed.ok && signed.value.includes('\n24\n'));
    assert.equal(await assertSound({ driver: one }), 24);
  }
});
