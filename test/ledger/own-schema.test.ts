import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/append/index.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { valueOf } from '../trust/expect.ts';
import { withRoles } from './database-roles.ts';
import { certified, exported } from './export-world.ts';
import { BACK_TO_PUBLIC, onDatabase } from './postgres-server.ts';
import { AT, contextAt, control, IDENTITY, item, type TestLedger } from './world.ts';

/** A session of a program that knows nothing of the schema. */
const AS_BEFORE = 'set search_path = "$user", public';

const KINDS_IN_PUBLIC =
  "select relkind from pg_class where relnamespace = 'public'::regnamespace and relname like 'provider%' and relkind in ('r', 'v') group by relkind";

async function ledgerOfBefore(): Promise<TestLedger> {
  const ledger = await certified('postgres');
  await ledger.raw(BACK_TO_PUBLIC);
  return ledger;
}

async function initialised(location: string) {
  const { driver, findings } = await initLedger(parseLocation(location), IDENTITY, AT);
  await driver.close();
  return findings.map(({ code }) => code);
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

  test('one of before is moved by `ledger init`, with its head, its guards and its export', async () => {
    const ledger = await ledgerOfBefore();
    const before = await verifyLedger(ledger.driver);
    assert.deepEqual(
      before.findings.map(({ code }) => code),
      ['ledger_schema_shared'],
    );
    const { bytes } = valueOf(await exported(ledger));
    assert.deepEqual(await initialised(ledger.location), []);
    assert.deepEqual(await verifyLedger(ledger.driver), { ...before, findings: [] });
    assert.deepEqual(valueOf(await exported(ledger)).bytes, bytes);
    assert.deepEqual(await ledger.raw(KINDS_IN_PUBLIC), [{ relkind: 'v' }]);
    valueOf(await appended(ledger.driver, 'after'));
    await assert.rejects(ledger.raw('delete from claimgate.provider_evidence_log'), {
      code: '23001',
    });
  });

  test('replicas of before go on through views with the rights that they had, until `ledger roles` removes them', async () => {
    const ledger = await ledgerOfBefore();
    const roles = await withRoles(ledger);
    assert.deepEqual(await initialised(roles.location('owner')), []);
    const writer = roles.location('writer');
    const asked = (sql: string, as = writer) => onDatabase(as, AS_BEFORE, sql);
    const bucket = `'sha256:${'0'.repeat(64)}'`;
    await asked(
      `insert into service_sign_in_attempts values (${bucket}, 1) on conflict (bucket) do update set full_at = 2`,
    );
    assert.deepEqual(await asked('select full_at from service_sign_in_attempts'), [
      { full_at: '1' },
    ]);
    await asked('update service_tokens set revoked_at = 1 where false');
    for (const [role, sql] of [
      ['writer', 'update service_tokens set name = name'],
      ['writer', 'insert into service_administrators select * from service_administrators'],
      ['reader', 'select * from service_tokens'],
      ['auditor', 'select password from service_administrators'],
    ] as const)
      await assert.rejects(asked(sql, roles.location(role)), { code: '42501' }, sql);
    await assert.rejects(asked('delete from provider_evidence_log', ledger.location), {
      code: '23001',
    });
    await roles.again();
    assert.deepEqual(await ledger.raw(KINDS_IN_PUBLIC), []);
    for (const role of ['writer', 'owner'] as const)
      valueOf(await asRole(roles.location(role), (driver) => appended(driver, role)));
    await roles.remove();
  });

  test('one whose owner may make no schema stays, says so, and moves once `ledger roles` made it', async () => {
    const ledger = await ledgerOfBefore();
    const roles = await withRoles(ledger);
    const owner = roles.location('owner');
    await ledger.raw('drop schema claimgate');
    assert.deepEqual(await initialised(owner), ['ledger_schema_shared']);
    valueOf(await asRole(roles.location('writer'), (driver) => appended(driver, 'stays')));
    await roles.again();
    assert.deepEqual(await initialised(owner), []);
    valueOf(await asRole(roles.location('writer'), (driver) => appended(driver, 'moved')));
    await roles.remove();
  });

  test('a schema that the address names is kept', async () => {
    const ledger = await certified('postgres');
    await ledger.raw('create schema elsewhere');
    const address = new URL(ledger.location);
    address.searchParams.set('options', '-c search_path=elsewhere');
    assert.deepEqual(await initialised(address.href), []);
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
