import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chainStatements,
  insertionStatement,
  splitInsertion,
} from '../../src/ledger/driver/insertion.ts';

const CHECKS = { table: 'checks', columns: ['run', 'kind'] };
const RUNS = { table: 'runs', columns: ['id'] };
const LOG = { table: 'log', columns: ['place'] };

const checks = { target: CHECKS, values: ['r', 'a', 'r', 'b'] };
const run = { target: RUNS, values: ['r'] };
const entry = { target: LOG, values: [1] };

test('rows of one table are one statement', () => {
  assert.deepEqual(insertionStatement(checks), {
    sql: 'insert into checks (run, kind) values ($1, $2), ($3, $4)',
    values: ['r', 'a', 'r', 'b'],
  });
  assert.deepEqual(chainStatements([run]), [insertionStatement(run)]);
  assert.deepEqual(chainStatements([]), []);
});

test('a single row comes after the rows before it, in one statement', () => {
  assert.deepEqual(chainStatements([checks, run, entry]), [
    {
      sql:
        'with link0 as (insert into checks (run, kind) values ($1, $2), ($3, $4) returning 1), ' +
        'link1 as (insert into runs (id) select $5 where (select count(*) from link0) = 2 returning 1) ' +
        'insert into log (place) select $6 where (select count(*) from link1) = 1',
      values: ['r', 'a', 'r', 'b', 'r', 1],
    },
  ]);
});

test('several rows, and a fourth table, begin another statement', () => {
  const statements = chainStatements([run, entry, checks, run, entry, run]);
  assert.deepEqual(
    statements.map(({ values }) => values),
    [['r', 1], ['r', 'a', 'r', 'b', 'r', 1], ['r']],
  );
});

test('many rows are several insertions, of few sizes', () => {
  const ofRows = (count: number) => ({
    target: CHECKS,
    values: Array.from({ length: 2 * count }, (_, index) => index),
  });
  for (const [rows, sizes] of [
    [1, [1]],
    [16, [16]],
    [17, [16, 1]],
    [147, [64, 64, 16, 1, 1, 1]],
  ] as const) {
    const pieces = splitInsertion(ofRows(rows));
    assert.deepEqual(
      pieces.map(({ values }) => values.length / 2),
      sizes,
    );
    assert.deepEqual(
      pieces.flatMap(({ values }) => values),
      ofRows(rows).values,
    );
  }
});
