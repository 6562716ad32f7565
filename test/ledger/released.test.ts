import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { initLedger, parseLocation } from '../../src/ledger/open.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { proveConsistency } from '../../src/ledger/log.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { recordBytes } from '../../src/ledger/records.ts';
import { valueOf } from '../trust/expect.ts';
import { openCheckpoint, parseNoteKey } from '../../src/trust/checkpoint.ts';
import { ORIGIN } from '../trust/root-world.ts';
import { exported } from './export-world.ts';
import { recordReleased } from './released-records.ts';
import {
  AT,
  control,
  ENGINES,
  IDENTITY,
  newLedger,
  newLocation,
  raw,
  record,
  type TestLedger,
} from './world.ts';

/** Recorded, signed and exported by commit 1311e62 (`released-records.ts`). */
const folder = join(import.meta.dirname, 'released');
const PROJECTION = readFileSync(join(folder, 'projection.jsonl'), 'utf8');
const RECORDS = readFileSync(join(folder, 'records.jsonl'), 'utf8');

/** The head that was signed then, with a key that was thrown away. */
const SIGNED = valueOf(
  openCheckpoint(
    readFileSync(join(folder, 'checkpoint.txt'), 'utf8'),
    {
      origin: ORIGIN,
      keys: [
        valueOf(parseNoteKey(readFileSync(join(folder, 'checkpoint-key.txt'), 'utf8').trim())),
      ],
    },
    'checkpoint.txt',
  ),
);

async function requireReleased(ledger: TestLedger): Promise<void> {
  const { driver } = ledger;
  const audit = await verifyLedger(driver);
  assert.deepEqual(audit.findings, []);
  assert.equal(await recordsOf(driver), RECORDS);
  assert.deepEqual(audit.head, SIGNED);
  const { bytes } = valueOf(await exported(ledger, { at: AT + 60_000 }));
  assert.equal(bytes.toString('utf8'), PROJECTION);
}

/** The leaves, one line for each record in order; without members that later releases add to new records. */
async function recordsOf(driver: Driver): Promise<string> {
  const records = await driver.read((sql) => listRecords(sql, { limit: 100 }));
  return records
    .map(
      ({ record: { binding: _later, ...one } }) =>
        `${Buffer.from(recordBytes(one)).toString('utf8')}\n`,
    )
    .toReversed()
    .join('');
}

/** New records are bound to their ledger, so that they have other leaves. */
function withoutLeaves(projection: string): string {
  return projection.replaceAll(/"leaf":"sha256:[0-9a-f]{64}"/g, '"leaf":""');
}

describe('a ledger of an earlier release', () => {
  test('verifies, exports the same bytes and takes records', async () => {
    const location = await newLocation('sqlite');
    const file = readFileSync(join(folder, 'ledger-1311e62.sqlite.gz'));
    writeFileSync(location.slice('sqlite:'.length), gunzipSync(file));
    // Brings it up to date, as an operator does.
    const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
    try {
      const ledger: TestLedger = {
        engine: 'sqlite',
        location,
        driver,
        raw: (...statements) => raw(location, statements),
      };
      await requireReleased(ledger);
      await record(ledger, 'control', control());
      assert.deepEqual((await verifyLedger(driver)).findings, []);
      const proof = await driver.read((sql) => proveConsistency(sql, SIGNED, 'ledger'));
      assert.ok(valueOf(proof));
    } finally {
      await driver.close();
    }
  });

  for (const engine of ENGINES)
    test(`has the records and the export that a new one has on ${engine}`, async () => {
      const ledger = await newLedger(engine);
      await recordReleased(ledger.driver);
      const audit = await verifyLedger(ledger.driver);
      assert.deepEqual(audit.findings, []);
      assert.equal(withoutOrigins(await recordsOf(ledger.driver)), RECORDS);
      const { bytes } = valueOf(await exported(ledger, { at: AT + 60_000 }));
      assert.equal(
        withoutLeaves(withoutOrigins(bytes.toString('utf8'))),
        withoutLeaves(PROJECTION),
      );
    });
});

/** Written by the commands of older commits (`setup` or `ledger init`, `ledger append`), with the head that their `ledger verify` named. */
const WRITTEN: readonly (readonly [file: string, fingerprint_key_id: string, head: string])[] = [
  [
    'ledger-1311e62.sql.gz',
    'key-a96791c6fce8f6d2',
    'bcf7a3958e96ea3eb294da4b3b712eb21b612510f0dac95f3a5e0bb90850a012',
  ],
  [
    'ledger-bed00c4a.sql.gz',
    'key-b6b595ba10f2970b',
    'b753456b737321b6d606afae2e9d2fffdeb87f72d65b3ba02d9217e789411cd0',
  ],
  [
    'ledger-bed00c4a.sqlite.gz',
    'key-a96791c6fce8f6d2',
    '6dd6bac9e0d28ef5bb2fee09c19d6d04e6603da2decbffede09456f0bd4b74c8',
  ],
];

describe('a ledger of before origins', () => {
  for (const [file, fingerprint_key_id, head] of WRITTEN)
    test(`${file} keeps its leaves, and says of no record how it came about`, async () => {
      const bytes = gunzipSync(readFileSync(join(folder, file)));
      const isDump = file.endsWith('.sql.gz');
      const location = await newLocation(isDump ? 'postgres' : 'sqlite');
      if (isDump) await raw(location, [bytes.toString('utf8')]);
      else writeFileSync(location.slice('sqlite:'.length), bytes);
      const identity = {
        origin: 'ledger.example/old',
        deployment: 'hosted-eu',
        fingerprint_key_id,
      };
      const { driver } = await initLedger(parseLocation(location), identity, AT);
      try {
        const audit = await verifyLedger(driver);
        assert.deepEqual(audit.findings, []);
        assert.deepEqual([audit.head.tree_size, audit.head.root_hash], [4, `sha256:${head}`]);
        const records = await driver.read((sql) => listRecords(sql, { limit: 10 }));
        assert.deepEqual(
          records.map(({ record: { kind, ...others } }) => [kind, 'origin' in others]),
          ['control', 'run', 'run', 'approval'].map((kind) => [kind, false]),
        );
      } finally {
        await driver.close();
      }
    });
});

/** A ledger of before says no origin; a new one calls what it is handed a statement. */
function withoutOrigins(text: string): string {
  const stated = '"origin":{"kind":"statement"},';
  assert.ok(text.includes(stated));
  return text.replaceAll(stated, '');
}
