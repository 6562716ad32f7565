import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { copyLedger } from '../../src/ledger/copy.ts';
import { openEmpty, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import { recordBytes } from '../../src/ledger/records.ts';
import { recordOf, listRecords } from '../../src/ledger/reading.ts';
import {
  FINGERPRINTS,
  AT,
  contextAt,
  control,
  ENGINES,
  item,
  newLedger,
  newLocation,
  raw,
  record,
  review,
  run,
  type EngineName,
  type TestLedger,
} from './world.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueOf } from '../trust/expect.ts';
import { exported } from './export-world.ts';
import { recordReleased } from './released-records.ts';

/** More records than are copied at once, of each kind, with tokens and a session of the service. */
async function filled(engine: EngineName): Promise<TestLedger> {
  const ledger = await newLedger(engine);
  const items = Array.from({ length: 95 }, (_, index) => [
    ...(index % 7 === 0 ? [item('approval', review())] : []),
    item('run', run(index % 2 === 0 ? 'local' : 'live')),
    item('control', control({ reason: `reason-${index}` }), { idempotencyKey: `key-${index}` }),
  ]).flat();
  const { ok } = await append(ledger.driver, items, contextAt());
  assert.ok(ok);
  const digest = `sha256:${'5'.repeat(64)}`;
  const [id, expiry] = ['1'.repeat(32), AT + 1000];
  await ledger.raw(
    `insert into service_tokens values ('${id}', '${digest}', 'api', 'board', 'readiness', ${AT}, ${expiry}, null)`,
    `insert into service_administrators values ('${id}', 'jane', '${'p'.repeat(40)}', 'review', ${AT}, null)`,
    `insert into service_webhook_marks values ('${digest}', 'open', ${AT})`,
    `insert into service_webhook_deliveries values ('${id}', 'ops', '{}', ${AT}, ${AT}, 1)`,
    `insert into service_sessions values ('${digest}', '${id}', '${id}', ${AT}, ${AT}, ${expiry}, null)`,
  );
  return ledger;
}

async function contentOf(driver: Driver): Promise<string[]> {
  return driver.read(async (connection) => {
    const entries = await connection.query('select * from provider_evidence_log order by sequence');
    const lines: string[] = [];
    for (const entry of entries) {
      const found = await recordOf(connection, entry);
      assert.ok(found);
      lines.push(JSON.stringify(entry), Buffer.from(recordBytes(found.record)).toString('utf8'));
    }
    for (const table of [
      'provider_evidence_identity',
      'service_tokens',
      'service_administrators',
      'service_webhook_marks',
      'service_webhook_deliveries',
    ])
      lines.push(JSON.stringify(await connection.query(`select * from ${table}`)));
    return lines;
  });
}

/** A ledger that is copied, and what it holds. */
interface Source {
  readonly original: TestLedger;
  readonly content: readonly string[];
}

const sources = new Map<EngineName, Promise<Source>>();

function source(engine: EngineName): Promise<Source> {
  const known = sources.get(engine) ?? readSource(engine);
  sources.set(engine, known);
  return known;
}

async function readSource(engine: EngineName): Promise<Source> {
  const original = await filled(engine);
  return { original, content: await contentOf(original.driver) };
}

for (const from of ENGINES) {
  for (const to of ENGINES) {
    describe(`a copy from ${from} to ${to}`, () => {
      test('has the same content and the same head, is sound, and goes on', async () => {
        const { original, content } = await source(from);
        const location = await newLocation(to);
        const told: number[] = [];
        const target = await openEmpty(parseLocation(location));
        const { head, findings } = await copyLedger(original.driver, target, AT, {
          progress: (copied) => told.push(copied),
          fingerprints: FINGERPRINTS,
        });
        await target.close();
        assert.deepEqual(findings, []);
        assert.deepEqual(told, [0, 200, 204]);
        const copy = await openLedger(parseLocation(location));
        try {
          const audit = await verifyLedger(copy);
          assert.deepEqual(audit, { head, findings: [], bindings: 'not_checked' });
          assert.deepEqual(await contentOf(copy), content);
          const [sessions] = await copy.read((connection) =>
            connection.query('select count(*) as amount from service_sessions'),
          );
          assert.deepEqual(sessions?.['amount'], 0);
          const again = await append(
            copy,
            [
              item('control', control({ reason: 'reason-1' }), { idempotencyKey: 'key-1' }),
              item('run', run('live')),
            ],
            contextAt(AT + 1000),
          );
          assert.ok(again.ok);
          const appended = again.value.map(({ replayed, sequence }) => [replayed, sequence]);
          assert.deepEqual(appended, [
            [true, 5],
            [false, head.tree_size + 1],
          ]);
          assert.deepEqual((await verifyLedger(copy)).findings, []);
        } finally {
          await copy.close();
        }
      });
    });
  }
}

for (const engine of ENGINES) {
  describe(`a copy on ${engine}`, () => {
    test('is made only where there is no ledger', async () => {
      const original = await newLedger(engine);
      const other = await newLedger(engine);
      await record(other, 'approval', review());
      const before = await contentOf(other.driver);
      await assert.rejects(copyLedger(original.driver, other.driver, AT), {
        code: 'ledger_exists',
      });
      assert.deepEqual(await contentOf(other.driver), before);
    });

    test('is not kept of a ledger that was altered', async () => {
      const original = await newLedger(engine);
      await record(original, 'approval', review());
      await record(original, 'control', control());
      await original.raw(
        engine === 'postgres'
          ? 'alter table provider_runtime_control_events disable trigger all'
          : 'drop trigger provider_runtime_control_events_no_update',
        "update provider_runtime_control_events set reason = 'other' where sequence = 2",
      );
      const location = await newLocation(engine);
      const target = await openEmpty(parseLocation(location));
      const { findings } = await copyLedger(original.driver, target, AT);
      await target.close();
      assert.deepEqual(
        findings.map(({ code }) => code),
        ['record_altered'],
      );
      const tables =
        engine === 'postgres'
          ? "select * from pg_tables where schemaname = 'claimgate'"
          : 'select * from sqlite_master';
      assert.deepEqual(await raw(location, [tables]), []);
    });
  });
}

for (const engine of ENGINES)
  describe(`the clock of a copy on ${engine}`, () => {
    const day = 86_400_000;
    for (const [what, at] of [
      ['is behind all records', AT - 4000 * day],
      ['is behind one record', AT - 100 * day],
    ] as const)
      test(`makes no difference where it ${what}`, async () => {
        const original = await newLedger(engine);
        await record(
          original,
          'control',
          control({ starts_at: '2025-01-01T00:00:00Z' }),
          AT - 200 * day,
        );
        await record(original, 'approval', review());
        await record(original, 'run', run('local'));
        const location = await newLocation(engine);
        const target = await openEmpty(parseLocation(location));
        const { head, findings } = await copyLedger(original.driver, target, at);
        await target.close();
        assert.deepEqual([findings, head.tree_size], [[], 3]);
        const copy = await openLedger(parseLocation(location));
        try {
          assert.deepEqual(await verifyLedger(copy), {
            head,
            findings: [],
            bindings: 'not_checked',
          });
        } finally {
          await copy.close();
        }
      });
  });

test('a copy that an index hides records from is not kept', async () => {
  const original = await newLedger('postgres');
  await record(original, 'approval', review());
  const ready = (is: boolean) =>
    `update pg_index set indisready = ${is} where indexrelid in
      ('provider_evidence_log_pkey'::regclass, 'provider_evidence_log_sequence_record_id_key'::regclass)`;
  // Its key would miss the entry as well.
  const controls = 'provider_runtime_control_events';
  await original.raw(
    `alter table ${controls} drop constraint ${controls}_sequence_id_fkey`,
    ready(false),
  );
  await record(original, 'control', control());
  await original.raw(ready(true));
  const location = await newLocation('sqlite');
  const target = await openEmpty(parseLocation(location));
  const { head, findings } = await copyLedger(original.driver, target, AT);
  await target.close();
  assert.equal(head.tree_size, 2);
  assert.deepEqual(
    findings.map(({ code }) => code),
    ['index_differs'],
  );
});

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
