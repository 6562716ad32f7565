import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { asNew, bent, rowsOfRecord, takes, type RawRow, type Value } from './rows.ts';
import {
  CASES,
  CHECK_CASES,
  CHECKS,
  COLUMNS,
  CONTROLS,
  FORMS,
  LOG,
  REVIEWS,
  RUNS,
  WORDS,
} from './shape-cases.ts';
import { control, ENGINES, newLedger, record, review, run } from './world.ts';

for (const engine of ENGINES) {
  describe(`the database itself checks shapes on ${engine}`, () => {
    test('as listed, and takes everything else', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'approval', review());
      await record(ledger, 'run', run('live'));
      await record(ledger, 'control', control({ expires_at: '2026-05-01T00:00:00Z' }));
      const records = new Map<string, RawRow[]>();
      for (const [table, sequence] of [
        [REVIEWS, 1],
        [RUNS, 2],
        [CONTROLS, 3],
      ] as const)
        records.set(table, await rowsOfRecord(ledger, table, sequence));
      let next = 4;
      const attempt = async (
        why: string,
        table: string,
        changes: Record<string, Value>,
        isTaken: boolean,
        kind?: string,
      ) => {
        const rows = records.get(table === CHECKS ? RUNS : table === LOG ? REVIEWS : table) ?? [];
        const bentRows = bent(
          asNew(rows, next),
          table,
          changes,
          (values) => kind === undefined || values['kind'] === kind,
        );
        assert.equal(await takes(ledger, bentRows), isTaken, `${why}: ${JSON.stringify(changes)}`);
        if (isTaken) next += 1;
      };

      for (const table of [REVIEWS, RUNS, CONTROLS]) await attempt('unbent', table, {}, true);
      for (const { table, column, form, onlyBad = false } of COLUMNS) {
        for (const value of FORMS[form].bad)
          await attempt(`${table}.${column}`, table, { [column]: value }, false);
        if (onlyBad) continue;
        for (const value of FORMS[form].good) {
          const extra: Record<string, Value> =
            table === CONTROLS && column === 'app_fingerprint' ? { selector_mask: 1 } : {};
          await attempt(`${table}.${column}`, table, { [column]: value, ...extra }, true);
          if (column === 'idempotency_ref')
            await attempt('a key used twice', table, { [column]: value }, false);
        }
      }
      for (const [table, column] of WORDS)
        await attempt(`${table}.${column}`, table, { [column]: 'other' }, false);
      for (const [why, table, changes, isTaken] of CASES)
        await attempt(why, table, changes, isTaken);
      for (const [why, kind, changes, isTaken] of CHECK_CASES)
        await attempt(why, CHECKS, changes, isTaken, kind);
    });
  });
}
