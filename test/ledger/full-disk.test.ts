import assert from 'node:assert/strict';
import { chownSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { treeSize } from '../../src/ledger/records.ts';
import { fillDisk, remount, smallDisk } from '../disk.ts';
import { valueOf } from '../trust/expect.ts';
import { onDatabase } from './postgres-server.ts';
import {
  AT,
  contextAt,
  control,
  IDENTITY,
  item,
  newLocation,
  ownPostgresServer,
  raw,
} from './world.ts';
import { assertSound, refusal } from './writers.ts';

const NOBODY = 65_534;

/** Records on a full disk until it is refused; nothing acknowledged is lost, and with room it goes on. */
async function provesItself(location: string, disk: string): Promise<void> {
  const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
  const engine = location.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  const ledger = {
    engine,
    location,
    driver,
    raw: (...sql: string[]) => raw(location, sql),
  } as const;
  let number = 0;
  const record = (count: number) => {
    const items = Array.from({ length: count }, () => {
      number += 1;
      return item('control', control({ reason: `full-${number}` }));
    });
    return append(driver, items, contextAt());
  };
  try {
    assert.ok((await record(1)).ok);
    const makeRoom = fillDisk(disk);
    let acknowledged = 1;
    const refused = async () => {
      for (let round = 0; round < 50; round += 1) {
        const outcome = await record(40);
        if (outcome.ok) acknowledged += outcome.value.length;
      }
    };
    assert.equal(await refusal(refused()), 'ledger_unwritable');
    // An audit of the guards needs room on PostgreSQL.
    assert.equal(await driver.read(treeSize), acknowledged);
    makeRoom();
    assert.equal(await assertSound(ledger), acknowledged);
    assert.ok((await record(40)).ok);
    assert.equal(await assertSound(ledger), acknowledged + 40);
  } finally {
    await driver.close();
  }
}

test('[T48] a full disk under SQLite refuses, and loses nothing', async (t) => {
  const disk = smallDisk(t, 4);
  if (disk !== undefined) await provesItself(`sqlite:${join(disk, 'ledger.sqlite')}`, disk);
});

test('[T48] a full disk under PostgreSQL refuses, and loses nothing', async (t) => {
  const disk = smallDisk(t, 64);
  if (disk === undefined) return;
  const folder = join(disk, 'tables');
  mkdirSync(folder);
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  const location = await newLocation('postgres', ownPostgresServer);
  const name = new URL(location).pathname.slice(1);
  const server = new URL(location);
  server.pathname = '/postgres';
  await onDatabase(server.href, `create tablespace small location '${folder}'`);
  await onDatabase(server.href, `alter database ${name} set tablespace small`);
  await provesItself(location, disk);
  await onDatabase(server.href, `drop database ${name} with (force)`);
  await onDatabase(server.href, 'drop tablespace small');
});

test('a ledger on a medium that is only read is listed and verified, and takes no record', async (t) => {
  const disk = smallDisk(t, 8);
  if (disk === undefined) return;
  const location = await newLocation('sqlite');
  const written = await initLedger(parseLocation(location), IDENTITY, AT);
  const context = contextAt();
  valueOf(await append(written.driver, [item('control', control())], context));
  const copy = join(disk, 'a copy?.sqlite');
  await raw(location, ['pragma wal_checkpoint(truncate)']);
  copyFileSync(location.slice('sqlite:'.length), copy);
  await written.driver.close();
  remount(disk, 'ro');
  const driver = await openLedger(parseLocation(`sqlite:${copy}`));
  t.after(() => driver.close());
  const { head, findings } = await verifyLedger(driver);
  assert.deepEqual([head.tree_size, findings], [1, []]);
  await assert.rejects(append(driver, [item('control', control())], context), {
    code: 'ledger_unwritable',
  });
});
