import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { APPEND_ONLY_TABLES } from '../../src/ledger/tables.ts';
import { certified } from './export-world.ts';
import { accepts, asNew, insertOf, randomId, rowsOfRecord, takes, type RawRow } from './rows.ts';
import { corrected, ENGINES, type TestLedger } from './world.ts';

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
