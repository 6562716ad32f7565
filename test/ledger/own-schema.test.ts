import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { valueOf } from '../trust/expect.ts';
import { withRoles } from './database-roles.ts';
import { certified } from './export-world.ts';
import { onDatabase } from './postgres-server.ts';
import { AT, contextAt, control, IDENTITY, item } from './world.ts';

const KINDS_IN_PUBLIC =
  "select relkind from pg_class where relnamespace = 'public'::regnamespace and relname like 'provider%' and relkind in ('r', 'v') group by relkind";

async function initialised(location: string): Promise<void> {
  const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
  await driver.close();
}

async function asRole<T>(location: string, work: (driver: Driver) => Promise<T>): Promise<T> {
  const driver = await openLedger(parseLocation(location));
  try {
    return await work(driver);
  } finally {
    await driver.close();
  }
}

const appended = (driver: Driver, id: string) =>
  append(driver, [{ ...item('control', control()), idempotencyKey: id }], contextAt());

describe('[T450] a ledger has a schema of its own', () => {
  test('from the start', async () => {
    const ledger = await certified('postgres');
    assert.deepEqual(await ledger.raw(KINDS_IN_PUBLIC), []);
  });

  test('a schema that the address names is kept', async () => {
    const ledger = await certified('postgres');
    await ledger.raw('create schema elsewhere');
    const address = new URL(ledger.location);
    address.searchParams.set('options', '-c search_path=elsewhere');
    await initialised(address.href);
    const { findings, head } = await asRole(address.href, (driver) => verifyLedger(driver));
    assert.deepEqual([findings, head.tree_size], [[], 0]);
  });
});

test('[T451] nobody who only reads stops those who record', async () => {
  const ledger = await certified('postgres');
  const roles = await withRoles(ledger);
  const blocks = [
    'select pg_advisory_lock(7700077)',
    'begin',
    'lock table provider_evidence_log in access share mode',
  ];
  const reader = roles.location('reader');
  for (const sql of [
    'select from provider_evidence_identity for share',
    'begin; lock table provider_evidence_identity',
  ])
    await assert.rejects(onDatabase(reader, sql), { code: '42501' }, sql);
  // A table of the name that old writers waited at, of somebody else.
  await ledger.raw(
    'create table public.provider_evidence_identity ()',
    `alter table public.provider_evidence_identity owner to ${roles.names.reader}`,
  );
  const holding = onDatabase(reader, ...blocks, 'select pg_sleep(30)').catch(() => {});
  const isHeld = "select from pg_locks where locktype = 'advisory' and granted";
  while ((await ledger.raw(isHeld)).length === 0);
  valueOf(await asRole(roles.location('writer'), (driver) => appended(driver, 'held')));
  await ledger.raw(
    // Other tests have ledgers in this cluster, so only this ledger's own reader is ended.
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${roles.names.reader}'`,
  );
  await holding;
  await ledger.raw('drop table public.provider_evidence_identity');
  await roles.remove();
});
