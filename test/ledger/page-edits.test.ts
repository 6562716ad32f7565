import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { checkpointIn, headIn } from '../../src/ledger/log.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { certified, exported } from './export-world.ts';
import { control, newLocation, record, review, run, type TestLedger } from './world.ts';

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
