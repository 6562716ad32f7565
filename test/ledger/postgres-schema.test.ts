import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { normalForm, postgresParts } from '../../src/ledger/postgres-parts.ts';
import { POSTGRES_SCHEMA } from '../../src/ledger/generated/postgres-schema.ts';
import { APPEND_ONLY_TABLES } from '../../src/ledger/verify.ts';
import { newLedger } from './world.ts';

const FILE = join(import.meta.dirname, '../../src/ledger/postgres-schema.json');
const TABLES = [
  ...APPEND_ONLY_TABLES,
  'claimgate_migrations',
  'service_administrators',
  'service_sessions',
  'service_sign_in_attempts',
  'service_tokens',
  'service_webhook_deliveries',
  'service_webhook_marks',
];

test('the schema that is expected on PostgreSQL is the one that the migrations make', async () => {
  const { driver } = await newLedger('postgres');
  const parts = await driver.read((connection) => postgresParts(connection, TABLES));
  const schema = Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1)));
  if (process.env['CLAIMGATE_UPDATE'] === '1')
    writeFileSync(FILE, `${JSON.stringify(schema, null, 2)}\n`);
  else assert.deepEqual(schema, POSTGRES_SCHEMA);
});

describe('the normal form of an expression', () => {
  for (const [one, other] of [
    ['(((a > 1) AND (b)) AND (c))', '((a > 1) AND (b) AND (c))'],
    ['((a) OR ((b) OR ((c))))', '(a OR b OR c)'],
    ['(length((a)::text) = 3)', 'length((a)::text) = 3'],
    ['((a AND b) AND (c OR d))', '(a AND b AND ((c) OR (d)))'],
    ["(a = ') AND (')", "a = ') AND ('"],
  ] as const)
    test(`${one} is that of ${other}`, () => assert.equal(normalForm(one), normalForm(other)));

  for (const [one, other] of [
    ['((a AND b) OR c)', '(a AND (b OR c))'],
    ['(NOT (a AND b))', '((NOT a) AND b)'],
    ["(a = ') AND (')", "(a = ')') AND ('')"],
    ['((a AND b) IS NULL)', '(a AND (b IS NULL))'],
  ] as const)
    test(`${one} is not that of ${other}`, () =>
      assert.notEqual(normalForm(one), normalForm(other)));
});
