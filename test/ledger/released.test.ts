import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { listRecords } from '../../src/ledger/reading.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { recordBytes } from '../../src/ledger/records.ts';
import { valueOf } from '../trust/expect.ts';
import { exported } from './export-world.ts';
import { recordReleased } from './released-records.ts';
import { AT, ENGINES, newLedger } from './world.ts';

/** Recorded and exported by commit 1311e62 (`released-records.ts`). */
const folder = join(import.meta.dirname, 'released');
const PROJECTION = readFileSync(join(folder, 'projection.jsonl'), 'utf8');
const RECORDS = readFileSync(join(folder, 'records.jsonl'), 'utf8');

/** The leaves, one line for each record in order; without what binds a record to its ledger since then. */
async function recordsOf(driver: Driver): Promise<string> {
  const records = await driver.read((sql) => listRecords(sql, { limit: 100 }));
  return records
    .map(({ record: one }) => {
      const bytes = Buffer.from(recordBytes(one)).toString('utf8');
      return `${bytes.replace(/"binding":"sha256:[0-9a-f]{64}",/, '')}\n`;
    })
    .toReversed()
    .join('');
}

/** New records are bound to their ledger, so that they have other leaves. */
function withoutLeaves(projection: string): string {
  return projection.replaceAll(/"leaf":"sha256:[0-9a-f]{64}"/g, '"leaf":""');
}

describe('the records of an earlier release', () => {
  for (const engine of ENGINES)
    test(`have the form that new ones have on ${engine}, and the same export`, async () => {
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

/** A ledger of before says no origin; a new one calls what it is handed a statement. */
function withoutOrigins(text: string): string {
  const stated = '"origin":{"kind":"statement"},';
  assert.ok(text.includes(stated));
  return text.replaceAll(stated, '');
}
