import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import {
  insertRows,
  orNull,
  readRow,
  optional,
  stated,
  statedBy,
  TEXT,
  type Description,
} from '../../src/ledger/columns.ts';
import { integerOf, textOf } from '../../src/ledger/driver/connection.ts';
import { LogEnd } from '../../src/ledger/log.ts';
import { migrate, migrationsFor } from '../../src/ledger/migrate.ts';
import { CHECK, RUN, type RunRecord, leafOf, recordBytes } from '../../src/ledger/records.ts';
import { digest } from '../evidence/documents.ts';
import { recordReleased } from './released-records.ts';
import { AT, ENGINES, newLedger, run, type TestLedger } from './world.ts';

type KeptRun = Omit<RunRecord, 'kind' | 'checks'>;
type NotedRun = KeptRun & { readonly notes_digest?: string };

const NOTES = optional(stated(TEXT))('notes_digest');

/** Runs as a later release could describe them: with a member that earlier ones do not have. */
const NOTED: Description<NotedRun> = {
  ...RUN,
  kept: [...RUN.kept, NOTES],
  members: [...RUN.members, NOTES],
  columns: [...RUN.columns, 'notes_digest'],
};

const NOTES_MIGRATION = {
  sqlite: `alter table ${RUN.table} add column notes_digest text
  check (notes_digest is null or notes_digest glob 'sha256:????????????????????????????????????????????????????????????????');`,
  postgres: `alter table ${RUN.table} add column notes_digest text
  check (notes_digest ~ '^sha256:[0-9a-f]{64}$');`,
};

/** A ledger with records of this release, brought up to that later one. */
async function migrated(ledger: TestLedger): Promise<void> {
  await recordReleased(ledger.driver);
  const { engine } = ledger;
  const sql = NOTES_MIGRATION[engine];
  const added = { number: 81, name: '081_notes', sql, digest: digestOf(sql) };
  const applied = await ledger.driver.write((connection) =>
    migrate(connection, AT, [...migrationsFor(engine), added]),
  );
  assert.deepEqual(applied, ['081_notes']);
}

/** The runs of a ledger as the later release reads them, by place. */
async function notedRuns({ driver }: TestLedger): Promise<Map<number, NotedRun>> {
  const rows = await driver.read((sql) => sql.query(`select * from ${RUN.table}`));
  return new Map(rows.map((row) => [integerOf(row, 'sequence'), readRow(NOTED, row)]));
}

/** Records a passed run once more, with notes or without. */
function recordAgain(
  { driver }: TestLedger,
  { kind, checks, ...record }: RunRecord,
  changes: Partial<NotedRun>,
): Promise<{ readonly sequence: number; readonly leaf: string }> {
  const noted = { ...record, ...changes };
  return driver.write(async (sql) => {
    const [last] = await sql.query(
      'select sequence, leaf from provider_evidence_log order by sequence desc limit 1',
    );
    const log = new LogEnd(sql, {
      sequence: integerOf(last, 'sequence'),
      leaf: textOf(last, 'leaf'),
    });
    await log.prepare();
    const sequence = log.next;
    const keys = [sequence, noted.id, noted.side];
    insertRows(
      sql,
      CHECK,
      checks.map((check) => ({ keys, record: check })),
    );
    const repeats = {
      reviewed_at: '2026-01-10T09:00:00Z',
      review_expires_at: '2026-07-10T09:00:00Z',
    };
    insertRows(sql, NOTED, [{ keys: [sequence], record: noted, repeats }]);
    const leaf = leafOf({ kind, checks, ...noted });
    log.append(
      { kind, id: noted.id, leaf, idempotencyRef: digestOf(noted.id), requestDigest: digest('1') },
      sql,
    );
    return { sequence, leaf };
  });
}

for (const engine of ENGINES)
  describe(`a member that a later release adds to runs, on ${engine}`, () => {
    test('is missing in earlier records, whose leaves stay what they are', async () => {
      const ledger = await newLedger(engine);
      await migrated(ledger);
      const noted = await notedRuns(ledger);
      const records = await ledger.driver.read((sql) =>
        listRecords(sql, { kind: 'run', limit: 100 }),
      );
      assert.ok(records.length > 3);
      for (const { sequence, leaf, record } of records) {
        assert.ok(record.kind === 'run');
        const { kind, checks } = record;
        const later = { kind, checks, ...present(noted.get(sequence)) };
        assert.deepEqual(recordBytes(later), recordBytes(record));
        assert.equal(leafOf(later), leaf);
      }
    });

    test('is kept, covered by the leaf and checked by the database', async () => {
      const ledger = await newLedger(engine);
      await migrated(ledger);
      const records = await ledger.driver.read((sql) =>
        listRecords(sql, { kind: 'run', limit: 100 }),
      );
      const { record } = present(records.find(({ sequence }) => sequence === 3));
      assert.ok(record.kind === 'run');
      const id = (digit: string) => ({ id: digit.repeat(32), nonce: digit.repeat(32) });
      const [notes_digest, kind, checks] = [digest('5'), record.kind, record.checks];
      const kept = await recordAgain(ledger, record, { ...id('a'), notes_digest });
      const without = await recordAgain(ledger, record, id('b'));
      const noted = await notedRuns(ledger);
      assert.equal(noted.get(kept.sequence)?.notes_digest, notes_digest);
      assert.equal(leafOf({ kind, checks, ...present(noted.get(kept.sequence)) }), kept.leaf);
      assert.equal('notes_digest' in present(noted.get(without.sequence)), false);
      assert.equal(leafOf({ kind, checks, ...present(noted.get(without.sequence)) }), without.leaf);
      assert.notEqual(leafOf({ ...record, ...id('a') }), kept.leaf);
      for (const [digit, changes] of [
        ['c', { notes_digest: 'sha256:5' }],
        ['d', { notes_digest, tested_revision: 'main' }],
      ] as const)
        await assert.rejects(recordAgain(ledger, record, { ...id(digit), ...changes }), {
          code: 'ledger_refused_by_database',
        });
      await assert.rejects(
        ledger.raw(`update ${RUN.table} set notes_digest = null`),
        /append-only/,
      );
      // This release does not know the column, and says so.
      const { findings } = await verifyLedger(ledger.driver);
      assert.ok(findings.some(({ code }) => code === 'guard_changed'));
    });
  });

test('a document without an optional member states nothing of it', () => {
  const print = (_: string, id: string) => id;
  const { checks: _checks, ...document } = run('local');
  assert.deepEqual(statedBy(NOTED, document, print), statedBy(RUN, document, print));
  const notes_digest = digest('5');
  assert.deepEqual(statedBy(NOTED, { ...document, notes_digest }, print), {
    ...statedBy(RUN, document, print),
    notes_digest,
  });
});

test('a member that can be null is not optional as well', () => {
  assert.throws(() => optional(stated(orNull(TEXT)))('reason'), TypeError);
});

function present<T>(value: T | undefined): T {
  assert.ok(value !== undefined);
  return value;
}
