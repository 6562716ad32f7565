import assert from 'node:assert/strict';
import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import {
  initLedger,
  openLedger,
  parseLocation,
  migrate,
  requireMigrated,
  migrationsFor,
  type Migration,
} from '../../src/ledger/open.ts';
import { openPostgres } from '../../src/ledger/driver/postgres.ts';
import { openSqlite } from '../../src/ledger/driver/sqlite.ts';
import { digestOf } from '../../src/digest/index.ts';
import {
  AT,
  control,
  ENGINES,
  IDENTITY,
  newLedger,
  newLocation,
  raw,
  record,
  type EngineName,
  contextAt,
  item,
} from './world.ts';
import { append } from '../../src/ledger/append.ts';
import { APPEND_ONLY_TABLES, verifyLedger } from '../../src/ledger/verify.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import { valueOf } from '../trust/expect.ts';
import { withRoles } from './database-roles.ts';
import { certified } from './export-world.ts';
import { onDatabase } from './postgres-server.ts';
import { normalForm, postgresParts } from '../../src/ledger/postgres-parts.ts';
import { POSTGRES_SCHEMA } from '../../src/ledger/generated/postgres-schema.ts';

async function codeOf(work: Promise<unknown>): Promise<string> {
  const cause: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(cause instanceof ClaimgateError, String(cause));
  return cause.code;
}

function migration(number: number, sql: string): Migration {
  return { number, name: `${number}_more`, sql, digest: digestOf(sql) };
}

async function emptyDriver(engine: EngineName) {
  const location = await newLocation(engine);
  if (engine === 'postgres') return openPostgres(location);
  const path = location.slice('sqlite:'.length);
  writeFileSync(path, '');
  return openSqlite(path, { isNew: true });
}

test('the migrations are the ones that were released', () => {
  assert.deepEqual(
    ENGINES.flatMap((engine) =>
      migrationsFor(engine).map(({ name, digest }) => `${engine} ${name} ${digest}`),
    ),
    RELEASED,
  );
});

const RELEASED = [
  'sqlite 077_provider_readiness_certification sha256:688375ca948e98e0975add337fb93be44ea4b37b89ee981c4fb5560fa8814705',
  'postgres 077_provider_readiness_certification sha256:9b335f6f435952eb54d6dd780f8e7a764ba1e7d8bd7fbbeb5af755656b39f4ee',
];

const NAMES = ['077_provider_readiness_certification'];

describe('names of ledgers', () => {
  for (const text of [
    '',
    'sqlite:',
    'sqlite::memory:',
    'sqlite://x',
    'sqlite:file:x?mode=memory',
    'mysql://x/y',
    'postgres:x',
    'postgres://[',
    'ledger.sqlite',
    'sqlite:a\0b',
  ])
    test(`${JSON.stringify(text)} is none`, () => {
      assert.throws(() => parseLocation(text), { code: 'ledger_location_invalid' });
    });

  test('are files and addresses', () => {
    assert.deepEqual(parseLocation('sqlite:a/b c.sqlite'), {
      engine: 'sqlite',
      path: 'a/b c.sqlite',
    });
    for (const url of ['postgres://localhost/x', 'postgresql://u:p@h:5433/x?sslmode=require'])
      assert.deepEqual(parseLocation(url), { engine: 'postgres', url });
  });
});

for (const engine of ENGINES) {
  describe(`a ledger on ${engine}`, () => {
    test('is created once, and the second time nothing is done', async () => {
      const location = parseLocation(await newLocation(engine));
      const first = await initLedger(location, IDENTITY, AT);
      const second = await initLedger(location, IDENTITY, AT);
      assert.deepEqual(first.applied, NAMES);
      assert.deepEqual(second.applied, []);
      if (location.engine === 'sqlite')
        assert.equal(statSync(location.path).mode % 0o1000, 0o600, 'for its owner only');
      await Promise.all([first.driver.close(), second.driver.close()]);
    });

    test('is created once by two at a time', async () => {
      const location = parseLocation(await newLocation(engine));
      const both = await Promise.all([
        initLedger(location, IDENTITY, AT),
        initLedger(location, IDENTITY, AT),
      ]);
      assert.deepEqual(
        both.flatMap(({ applied }) => applied),
        NAMES,
      );
      await Promise.all(both.map(({ driver }) => driver.close()));
    });

    test('is for one origin, deployment and key', async () => {
      const { location } = await newLedger(engine);
      for (const changes of [
        { origin: 'other.example/x' },
        { deployment: 'other' },
        { fingerprint_key_id: 'key-1' },
      ]) {
        const again = initLedger(parseLocation(location), { ...IDENTITY, ...changes }, AT);
        assert.equal(await codeOf(again), 'ledger_identity_differs');
      }
    });

    test('is not opened where it is missing or the file is not a database', async () => {
      const location = await newLocation(engine);
      assert.equal(await codeOf(openLedger(parseLocation(location))), 'ledger_missing');
      if (engine === 'postgres') {
        const nowhere = 'postgres://tester@localhost:1/x';
        assert.equal(await codeOf(openLedger(parseLocation(nowhere))), 'ledger_unreachable');
        return;
      }
      const path = location.slice('sqlite:'.length);
      writeFileSync(path, 'this is no database, and long enough to be looked at: '.repeat(40));
      assert.equal(await codeOf(openLedger(parseLocation(location))), 'ledger_damaged');
      const beyond = parseLocation(`sqlite:${path}/x`);
      assert.equal(await codeOf(openLedger(beyond)), 'ledger_unreachable');
    });

    test('is not opened by a program that is older, or knows another migration', async () => {
      const newer = await newLedger(engine);
      await newer.raw(
        "insert into claimgate_migrations (number, name, digest, applied_at) values (99, '099_x', 'sha256:0', 0)",
      );
      assert.equal(await codeOf(openLedger(parseLocation(newer.location))), 'ledger_newer');
      assert.equal(
        await codeOf(initLedger(parseLocation(newer.location), IDENTITY, AT)),
        'ledger_newer',
      );
      const changed = await newLedger(engine);
      await raw(changed.location, ["update claimgate_migrations set digest = 'sha256:0'"]);
      assert.equal(
        await codeOf(openLedger(parseLocation(changed.location))),
        'ledger_migration_changed',
      );
    });
  });

  describe(`migrations on ${engine}`, () => {
    const one = migration(1, 'create table one (a bigint)');

    test('are applied in order, each once', async () => {
      const driver = await emptyDriver(engine);
      const two = migration(2, 'alter table one add column b bigint');
      assert.deepEqual(await driver.write((sql) => migrate(sql, AT, [two, one])), [
        '1_more',
        '2_more',
      ]);
      assert.deepEqual(await driver.write((sql) => migrate(sql, AT, [one, two])), []);
      await driver.close();
    });

    test('leave nothing behind where one fails', async () => {
      const driver = await emptyDriver(engine);
      const broken = migration(2, 'create table two (a bigint); insert into nowhere values (1)');
      assert.equal(
        await codeOf(driver.write((sql) => migrate(sql, AT, [one, broken]))),
        'ledger_incomplete',
      );
      assert.deepEqual(await driver.write((sql) => migrate(sql, AT, [one])), ['1_more']);
      await driver.close();
    });

    test('stop the start where two have one number, or one is missing', async () => {
      const driver = await emptyDriver(engine);
      const twice = [one, migration(1, 'create table other (a bigint)')];
      assert.equal(
        await codeOf(driver.write((sql) => migrate(sql, AT, twice))),
        'ledger_migration_duplicate',
      );
      await driver.write((sql) => migrate(sql, AT, [one]));
      const more = [one, migration(2, 'select 1')];
      assert.equal(
        await codeOf(driver.read((sql) => requireMigrated(sql, more))),
        'ledger_outdated',
      );
      await driver.close();
    });
  });
}

test('[T73] a file that is moved, replaced or removed while it is open takes no record, and says nothing', async () => {
  const ledger = await newLedger('sqlite');
  const path = ledger.location.slice('sqlite:'.length);
  const refused = async (what: string) => {
    assert.equal(await codeOf(record(ledger, 'control', control())), 'ledger_moved', what);
    assert.equal(await codeOf(ledger.driver.read(async () => 'read')), 'ledger_moved', what);
  };
  await record(ledger, 'control', control());
  renameSync(path, `${path}.moved`);
  await refused('moved');
  copyFileSync(`${path}.moved`, path);
  await refused('replaced');
  rmSync(path);
  await refused('removed');
  renameSync(`${path}.moved`, path);
  await record(ledger, 'control', control({ state: 'degraded' }));
});

test('a file that was closed has every record in itself, so that a copy of it alone is whole', async () => {
  const ledger = await newLedger('sqlite');
  const path = ledger.location.slice('sqlite:'.length);
  await record(ledger, 'control', control());
  await ledger.driver.close();
  assert.equal(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0, 0);
});

test('[T73] a file that was not there when it was opened is never written', async () => {
  const path = `${(await newLocation('sqlite')).slice('sqlite:'.length)}.gone`;
  const driver = await openSqlite(path);
  assert.equal(await codeOf(driver.write(async () => 'written')), 'ledger_moved');
  await driver.close();
});

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

const FILE = join(import.meta.dirname, '../../src/ledger/postgres-schema.json');
const TABLES = [
  ...APPEND_ONLY_TABLES,
  'claimgate_migrations',
  'service_administrators',
  'service_sessions',
  'service_sign_in_attempts',
  'service_tokens',
  'service_webhook_deliveries',
  'service_webhook_marks',
];

test('the schema that is expected on PostgreSQL is the one that the migrations make', async () => {
  const { driver } = await newLedger('postgres');
  const parts = await driver.read((connection) => postgresParts(connection, TABLES));
  const schema = Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1)));
  if (process.env['CLAIMGATE_UPDATE'] === '1')
    writeFileSync(FILE, `${JSON.stringify(schema, null, 2)}\n`);
  else assert.deepEqual(schema, POSTGRES_SCHEMA);
});

describe('the normal form of an expression', () => {
  for (const [one, other] of [
    ['(((a > 1) AND (b)) AND (c))', '((a > 1) AND (b) AND (c))'],
    ['((a) OR ((b) OR ((c))))', '(a OR b OR c)'],
    ['(length((a)::text) = 3)', 'length((a)::text) = 3'],
    ['((a AND b) AND (c OR d))', '(a AND b AND ((c) OR (d)))'],
    ["(a = ') AND (')", "a = ') AND ('"],
  ] as const)
    test(`${one} is that of ${other}`, () => assert.equal(normalForm(one), normalForm(other)));

  for (const [one, other] of [
    ['((a AND b) OR c)', '(a AND (b OR c))'],
    ['(NOT (a AND b))', '((NOT a) AND b)'],
    ["(a = ') AND (')", "(a = ')') AND ('')"],
    ['((a AND b) IS NULL)', '(a AND (b IS NULL))'],
  ] as const)
    test(`${one} is not that of ${other}`, () =>
      assert.notEqual(normalForm(one), normalForm(other)));
});
