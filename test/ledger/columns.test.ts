import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { verifyLedger, APPEND_ONLY_TABLES } from '../../src/ledger/verify.ts';
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
import { migrate, migrationsFor } from '../../src/ledger/open.ts';
import { CHECK, RUN, type RunRecord, leafOf, recordBytes } from '../../src/ledger/records.ts';
import { digest } from '../evidence/documents.ts';
import { recordReleased } from './released-records.ts';
import { AT, ENGINES, newLedger, run, type TestLedger, corrected } from './world.ts';
import { certified } from './export-world.ts';
import { accepts, asNew, insertOf, randomId, rowsOfRecord, takes, type RawRow } from './rows.ts';

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

const RUNS = 'provider_certification_runs';
const CHECKS = 'provider_certification_checks';

/** Everything that the tables hold, to show that nothing of it has changed. */
async function contentOf(ledger: TestLedger): Promise<string> {
  const tables = [];
  for (const table of APPEND_ONLY_TABLES) {
    const rows = (await ledger.raw(`select * from ${table}`)).map((row) => JSON.stringify(row));
    tables.push([table, rows.sort()]);
  }
  return JSON.stringify(tables);
}

/** Ways to change or remove what a table holds; `%` stands for its name. */
const CHANGES = [
  'update % set %column = %column',
  'delete from %',
  'insert into % select * from %',
];

const SQLITE_CHANGES = [
  'insert or replace into % select * from %',
  'replace into % select * from %',
  'insert or ignore into % select * from %',
  'insert into % select * from % where true on conflict do nothing',
  'insert into % select * from % where true on conflict do update set %column = %column',
  'update or replace % set %column = %column',
];

const POSTGRES_CHANGES = [
  'insert into % select * from % on conflict do nothing',
  'insert into % select * from % on conflict (%key) do update set %column = excluded.%column',
  'truncate %',
  'truncate % cascade',
  'truncate % restart identity cascade',
  'with gone as (delete from % returning 1) select * from gone',
];

/** A column and the primary key of each table. */
const COLUMNS: Readonly<Record<string, readonly [string, string]>> = {
  provider_approval_reviews: ['approval_state', 'sequence'],
  provider_certification_runs: ['tested_at', 'sequence'],
  provider_certification_checks: ['outcome', 'run_sequence, kind'],
  provider_runtime_control_events: ['control_state', 'sequence'],
  provider_evidence_log: ['leaf', 'sequence'],
  provider_evidence_identity: ['origin', 'single'],
  provider_evidence_corrections: ['reason', 'sequence'],
  provider_evidence_quarantined: ['found_as', 'correction_sequence, record_sequence, record_id'],
};

for (const engine of ENGINES) {
  describe(`what is recorded on ${engine}`, () => {
    const settings =
      engine === 'sqlite'
        ? ['pragma recursive_triggers = off', 'pragma recursive_triggers = on']
        : ['set session_replication_role = origin', 'set session_replication_role = replica'];
    const changes = [...CHANGES, ...(engine === 'sqlite' ? SQLITE_CHANGES : POSTGRES_CHANGES)];

    for (const setting of settings) {
      test(`[T56] cannot be changed or removed, with ${setting}`, async () => {
        const ledger = await certified(engine);
        await corrected(ledger, 4);
        const before = await contentOf(ledger);
        for (const table of APPEND_ONLY_TABLES) {
          const [column = '', key = ''] = COLUMNS[table] ?? [];
          for (const change of changes) {
            const sql = change
              .replaceAll('%column', column)
              .replaceAll('%key', key)
              .replaceAll('%', table);
            assert.equal(await accepts(ledger, setting, sql), false, sql);
          }
        }
        assert.equal(await contentOf(ledger), before);
      });

      test(`[T56] cannot be replaced through any of its keys, with ${setting}`, async () => {
        const ledger = await certified(engine);
        const before = await contentOf(ledger);
        for (const [table, sequence] of [
          ['provider_approval_reviews', 1],
          [RUNS, 2],
          ['provider_runtime_control_events', 4],
        ] as const) {
          const [, row, entry] = [null, ...(await rowsOfRecord(ledger, table, sequence))].slice(-3);
          assert.ok(row && entry);
          const replacements: RawRow[] = [
            { table, values: { ...row.values, sequence: 9 } },
            { table, values: { ...row.values, id: randomId() } },
            { table: entry.table, values: { ...entry.values, sequence: 5, subtrees: '' } },
            { table: entry.table, values: { ...entry.values, record_id: randomId() } },
          ];
          const verbs = engine === 'sqlite' ? ['insert', 'insert or replace'] : ['insert'];
          for (const replacement of replacements)
            for (const verb of verbs)
              assert.equal(
                await accepts(ledger, setting, insertOf(replacement, verb)),
                false,
                `${verb} ${JSON.stringify(replacement)}`,
              );
        }
        assert.equal(await contentOf(ledger), before);
      });
    }

    test('a check cannot be added to a recorded run, nor come without one', async () => {
      const ledger = await certified(engine);
      const [first] = await rowsOfRecord(ledger, RUNS, 2);
      assert.equal(first?.table, CHECKS);
      const added = { table: CHECKS, values: { ...first.values, kind: 'publish_scheduled' } };
      assert.equal(await accepts(ledger, insertOf(added)), false);
      const rows = asNew(await rowsOfRecord(ledger, RUNS, 2), 5);
      assert.equal(await takes(ledger, rows), true);
      const again = asNew(rows, 6);
      const [check, ...others] = again;
      assert.ok(check);
      assert.equal(await takes(ledger, [...others, check]), false, 'after its run');
      assert.equal(
        await takes(
          ledger,
          again.filter(({ table }) => table !== CHECKS),
        ),
        false,
        'a run without checks',
      );
      const planted = { ...check, values: { ...check.values, run_id: randomId() } };
      assert.equal(await takes(ledger, [planted, ...others]), false, 'a check of another run');
    });

    test('the log grows by one at a time, over records that are there', async () => {
      const ledger = await certified(engine);
      const rows = (sequence: number) =>
        rowsOfRecord(ledger, 'provider_approval_reviews', 1).then((of) => asNew(of, sequence));
      assert.equal(await takes(ledger, await rows(6)), false, 'a gap');
      assert.equal(await takes(ledger, await rows(4)), false, 'a place that is taken');
      const [review5, entry5] = await rows(5);
      assert.ok(review5 && entry5);
      assert.equal(await takes(ledger, [entry5]), false, 'an entry without record');
      if (engine === 'postgres')
        assert.equal(await takes(ledger, [review5]), false, 'a record without entry');
      assert.equal(
        await takes(ledger, [
          review5,
          { ...entry5, values: { ...entry5.values, record_kind: 'run' } },
        ]),
        false,
        'of another kind',
      );
      assert.equal(await takes(ledger, [review5, entry5]), true);
    });
  });
}

test('[T57] a temporary table does not stand in for a ledger', async () => {
  const ledger = await certified('postgres');
  const [first] = await rowsOfRecord(ledger, RUNS, 2);
  assert.ok(first);
  const added = { ...first, values: { ...first.values, kind: 'publish_scheduled' } };
  const shadow = `create temporary table ${RUNS} (like claimgate.${RUNS})`;
  const sql = insertOf({ ...added, table: `claimgate.${CHECKS}` });
  assert.equal(await accepts(ledger, shadow, sql), false);
});
