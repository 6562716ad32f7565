import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { checkpointIn, headIn } from '../../src/ledger/log.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger, APPEND_ONLY_TABLES } from '../../src/ledger/verify.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { certified, exported } from './export-world.ts';
import {
  control,
  newLocation,
  record,
  review,
  run,
  type TestLedger,
  FINGERPRINTS,
  corrected,
  ENGINES,
} from './world.ts';
import { refusalOf } from '../../src/documents/findings.ts';
import { scanLedger } from '../../src/ledger/scan.ts';
import { sample } from '../soak.ts';
import type { Value, Values } from './rows.ts';

/** Where the numbers of cells stand in a leaf page of a table (sqlite.org/fileformat2, section 1.6). */
const LEAF_OF_TABLE = 13;
const CELLS = 8;

/** The leaf page of a table that is in one page, as a view of the bytes of the file. */
async function leafOf(ledger: TestLedger, table: string, file: Buffer): Promise<Buffer> {
  const [found] = (await ledger.raw(
    `select rootpage from sqlite_master where name = '${table}' and type = 'table'`,
  )) as [{ rootpage: number }];
  const size = file.readUInt16BE(16);
  const page = file.subarray((found.rootpage - 1) * size, found.rootpage * size);
  assert.ok(found.rootpage > 1, 'the first page begins with the header of the file');
  assert.equal(page[0], LEAF_OF_TABLE, 'the table is in one page');
  return page;
}

/** Edits the page of a table as anyone who has the file can, and opens the ledger again. */
async function edited(
  ledger: TestLedger,
  table: string,
  edit: (page: Buffer) => void,
): Promise<TestLedger> {
  await ledger.driver.close();
  await ledger.raw('pragma wal_checkpoint(truncate)');
  const path = ledger.location.slice('sqlite:'.length);
  const file = readFileSync(path);
  edit(await leafOf(ledger, table, file));
  writeFileSync(path, file);
  return { ...ledger, driver: await openLedger(parseLocation(ledger.location)) };
}

/** Swaps the pointers to two cells: the rows come in another order, and none of them has changed. */
function swap(one: number, other: number): (page: Buffer) => void {
  return (page) => {
    const [at, to] = [CELLS + 2 * one, CELLS + 2 * other];
    const kept = page.readUInt16BE(at);
    page.writeUInt16BE(page.readUInt16BE(to), at);
    page.writeUInt16BE(kept, to);
  };
}

/** Has one row stand in the place of another one, too. */
function repeat(one: number, over: number): (page: Buffer) => void {
  return (page) => page.writeUInt16BE(page.readUInt16BE(CELLS + 2 * one), CELLS + 2 * over);
}

const CASES = [
  {
    what: 'a disable before the enable that it follows',
    table: 'provider_runtime_control_events',
    fill: (ledger: TestLedger) => record(ledger, 'control', control({ state: 'disabled' })),
  },
  {
    what: 'a revocation before the review that it follows',
    table: 'provider_approval_reviews',
    fill: (ledger: TestLedger) => record(ledger, 'approval', review({ state: 'revoked' })),
  },
  {
    what: 'a failed run before the one that it follows',
    table: 'provider_certification_runs',
    fill: (ledger: TestLedger) => record(ledger, 'run', run('live')),
  },
];

describe('[T405] a file of SQLite without a changed row', () => {
  for (const { what, table, fill } of CASES)
    for (const [how, edit] of [
      ['in another order', swap],
      ['one of them twice', repeat],
    ] as const)
      test(`${what}, ${how}`, async () => {
        const whole = await certified('sqlite');
        await fill(whole);
        const last = table.endsWith('runs') ? 2 : 1;
        const before = valueOf(await exported(whole)).bytes;
        const ledger = await edited(whole, table, edit(last - 1, last));
        try {
          const { findings } = await verifyLedger(ledger.driver);
          assert.notEqual(findings.length, 0, 'verify');
          const made = await exported(ledger);
          // Runs are sorted by their subjects in any case.
          const isSame = made.ok && made.value.bytes.equals(before);
          assert.deepEqual(codesOf(made).slice(0, 1), isSame ? [] : ['storage_damaged']);
          const checkpoint = await ledger.driver.attest((c) => checkpointIn(c, keys.ledger, 'c'));
          assert.equal(checkpoint.ok, isSame, 'checkpoint');
        } finally {
          await ledger.driver.close();
        }
      });
});

const WAL_HEADER = 32;

/** A ledger whose last record is in the write-ahead log only, as another file with the bytes of an edit. */
async function withLog(edit: (log: Buffer) => Buffer) {
  const whole = await certified('sqlite');
  await whole.raw('pragma wal_checkpoint(truncate)');
  await record(whole, 'control', control({ state: 'disabled' }));
  const head = await whole.driver.read((connection) => headIn(connection));
  const path = whole.location.slice('sqlite:'.length);
  const location = await newLocation('sqlite');
  const to = location.slice('sqlite:'.length);
  copyFileSync(path, to);
  writeFileSync(`${to}-wal`, edit(readFileSync(`${path}-wal`)));
  return {
    head,
    ledger: { ...whole, location, driver: await openLedger(parseLocation(location)) },
  };
}

/** SQLite reads a log up to the last commit that is whole. */
const LOGS: Readonly<Record<string, (log: Buffer) => Buffer>> = {
  'is gone': () => Buffer.alloc(0),
  'ends in its first frame': (log) => log.subarray(0, WAL_HEADER + 1000),
  'has another salt': (log) => changed(log, 16),
  'has a bit changed in its first frame': (log) => changed(log, WAL_HEADER + 24 + 100),
  'has a bit changed in its last frame': (log) => changed(log, log.length - 100),
};

function changed(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

describe('[T405] the write-ahead log of SQLite', () => {
  for (const [what, edit] of Object.entries(LOGS))
    test(`${what}: what it held is gone, which only an earlier checkpoint shows`, async () => {
      const { head, ledger } = await withLog(edit);
      try {
        assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
        assert.deepEqual(codesOf(await exported(ledger, { since: head })), ['ledger_truncated']);
      } finally {
        await ledger.driver.close();
      }
    });
});

/** Where the header of the file has the first page of the freelist, and how many it has. */
const FREELIST = 32;

describe('[T405] the freelist of SQLite', () => {
  for (const table of ['provider_runtime_control_events', 'provider_evidence_log'])
    test(`has the page of ${table}: it is seen before it is used again`, async () => {
      const whole = await certified('sqlite');
      const [{ rootpage } = { rootpage: 0 }] = (await whole.raw(
        `select rootpage from sqlite_master where name = '${table}'`,
      )) as { rootpage: number }[];
      const ledger = await edited(whole, table, (page) => {
        const file = Buffer.from(page.buffer, page.byteOffset - (rootpage - 1) * page.length);
        file.writeUInt32BE(rootpage, FREELIST);
        file.writeUInt32BE(1, FREELIST + 4);
      });
      try {
        const { findings } = await verifyLedger(ledger.driver);
        assert.ok(findings.some(({ code }) => code === 'storage_damaged'));
      } finally {
        await ledger.driver.close();
      }
    });
});

/** No leaf covers them (specification/ledger.md 5). */
const COVERED_BY_NOTHING: ReadonlySet<string> = new Set([
  'provider_evidence_identity.created_at',
  'provider_evidence_identity.single',
]);

/** A row that no other one is like but for one column. */
const UNIQUE: Readonly<Record<string, string>> = {
  provider_certification_checks: 'where external_result is not null',
};

/** A ledger with a row in each table. */
async function ledgerOfAll(engine: (typeof ENGINES)[number]): Promise<TestLedger> {
  const ledger = await certified(engine);
  await record(ledger, 'control', control({ expires_at: '2027-03-01T00:00:00Z' }));
  await corrected(ledger, 4);
  return ledger;
}

/** Has guards and checks say nothing to what the owner of the tables or of the file does. */
async function withoutGuards(ledger: TestLedger, table: string): Promise<void> {
  if (ledger.engine === 'postgres') await ledger.raw(`alter table ${table} disable trigger all`);
  else
    for (const change of ['update', 'delete'])
      await ledger.raw(`drop trigger ${table}_no_${change}`);
}

async function columnsOf(ledger: TestLedger, table: string): Promise<string[]> {
  const rows =
    ledger.engine === 'sqlite'
      ? await ledger.raw(`select name from pragma_table_info('${table}')`)
      : await ledger.raw(
          `select column_name as name from information_schema.columns where table_name = '${table}'`,
        );
  return rows.map((row) => String(Reflect.get(Object(row), 'name')));
}

const NUMBERS = /_at$|^attempts$|^exit_status$/;

/** The same kind of value, and not the same. */
function another(value: Value, column: string): string {
  if (value === null) return NUMBERS.test(column) ? '1' : `'sha256:${'5'.repeat(64)}'`;
  const text = String(value);
  if (/^[0-9]+$/.test(text)) return String(Number(text) + 1000);
  if (text === '') return `'${'5'.repeat(64)}'`;
  return `'${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}'`;
}

/** As the scan sees the ledger, with the digest of an export if one is made. */
async function told(ledger: TestLedger) {
  const seen = await ledger.driver
    .read((connection) => scanLedger(connection, undefined, { fingerprints: FINGERPRINTS }))
    .then(
      ({ findings }) => findings.map(({ code }) => code),
      (cause: unknown) => [refusalOf(cause).code],
    );
  const made = seen.length > 0 ? undefined : await exported(ledger);
  return { seen, shown: made?.ok === true ? made.value.digest : undefined };
}

for (const [turn, engine] of ENGINES.entries())
  describe(`[T440] who owns the tables of a ledger on ${engine}`, () => {
    for (const table of sample(APPEND_ONLY_TABLES, 2, turn))
      test(`changes no column of ${table} that is not seen, and no export`, async () => {
        const ledger = await ledgerOfAll(engine);
        const { shown } = await told(ledger);
        await withoutGuards(ledger, table);
        const unchecked = engine === 'sqlite' ? ['pragma ignore_check_constraints = on'] : [];
        const [row = {}] = (await ledger.raw(
          `select * from ${table} ${UNIQUE[table] ?? ''} order by 1 desc limit 1`,
        )) as readonly Values[];
        const key = Object.entries(row).map(([name, value]) =>
          value === null ? `${name} is null` : `${name} = '${String(value)}'`,
        );
        const unseen: string[] = [];
        for (const column of await columnsOf(ledger, table)) {
          const old = row[column] ?? null;
          const others = key.filter((one) => !one.startsWith(`${column} `)).join(' and ');
          await ledger.raw(
            ...unchecked,
            `update ${table} set ${column} = ${another(old, column)} where ${others}`,
          );
          const after = await told(ledger);
          assert.ok(
            after.shown === undefined || after.shown === shown,
            `${column}: another export`,
          );
          if (after.seen.length === 0) unseen.push(`${table}.${column}`);
          const back = old === null ? 'null' : `'${String(old)}'`;
          await ledger.raw(...unchecked, `update ${table} set ${column} = ${back} where ${others}`);
        }
        assert.deepEqual(await told(ledger), { seen: [], shown }, 'all is back');
        assert.deepEqual(
          unseen.filter((name) => !COVERED_BY_NOTHING.has(name)),
          [],
        );
      });
  });
