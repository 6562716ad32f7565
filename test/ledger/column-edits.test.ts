import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusalOf } from '../../src/documents/findings.ts';
import { APPEND_ONLY_TABLES } from '../../src/ledger/tables.ts';
import { scanLedger } from '../../src/ledger/scan.ts';
import { sample } from '../soak.ts';
import { certified, exported } from './export-world.ts';
import type { Value, Values } from './rows.ts';
import { FINGERPRINTS, control, corrected, ENGINES, record, type TestLedger } from './world.ts';

/** No leaf covers them (specification/ledger.md 5). */
const COVERED_BY_NOTHING: ReadonlySet<string> = new Set([
  'provider_evidence_identity.created_at',
  'provider_evidence_identity.single',
]);

/** A row that no other one is like but for one column. */
const UNIQUE: Readonly<Record<string, string>> = {
  provider_certification_checks: 'where external_result is not null',
};

/** A ledger with a row in each table. */
async function ledgerOfAll(engine: (typeof ENGINES)[number]): Promise<TestLedger> {
  const ledger = await certified(engine);
  await record(ledger, 'control', control({ expires_at: '2027-03-01T00:00:00Z' }));
  await corrected(ledger, 4);
  return ledger;
}

/** Has guards and checks say nothing to what the owner of the tables or of the file does. */
async function withoutGuards(ledger: TestLedger, table: string): Promise<void> {
  if (ledger.engine === 'postgres') await ledger.raw(`alter table ${table} disable trigger all`);
  else
    for (const change of ['update', 'delete'])
      await ledger.raw(`drop trigger ${table}_no_${change}`);
}

async function columnsOf(ledger: TestLedger, table: string): Promise<string[]> {
  const rows =
    ledger.engine === 'sqlite'
      ? await ledger.raw(`select name from pragma_table_info('${table}')`)
      : await ledger.raw(
          `select column_name as name from information_schema.columns where table_name = '${table}'`,
        );
  return rows.map((row) => String(Reflect.get(Object(row), 'name')));
}

const NUMBERS = /_at$|^attempts$|^exit_status$/;

/** The same kind of value, and not the same. */
function another(value: Value, column: string): string {
  if (value === null) return NUMBERS.test(column) ? '1' : `'sha256:${'5'.repeat(64)}'`;
  const text = String(value);
  if (/^[0-9]+$/.test(text)) return String(Number(text) + 1000);
  if (text === '') return `'${'5'.repeat(64)}'`;
  return `'${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}'`;
}

/** As the scan sees the ledger, with the digest of an export if one is made. */
async function told(ledger: TestLedger) {
  const seen = await ledger.driver
    .read((connection) => scanLedger(connection, undefined, { fingerprints: FINGERPRINTS }))
    .then(
      ({ findings }) => findings.map(({ code }) => code),
      (cause: unknown) => [refusalOf(cause).code],
    );
  const made = seen.length > 0 ? undefined : await exported(ledger);
  return { seen, shown: made?.ok === true ? made.value.digest : undefined };
}

for (const [turn, engine] of ENGINES.entries())
  describe(`[T440] who owns the tables of a ledger on ${engine}`, () => {
    for (const table of sample(APPEND_ONLY_TABLES, 2, turn))
      test(`changes no column of ${table} that is not seen, and no export`, async () => {
        const ledger = await ledgerOfAll(engine);
        const { shown } = await told(ledger);
        await withoutGuards(ledger, table);
        const unchecked = engine === 'sqlite' ? ['pragma ignore_check_constraints = on'] : [];
        const [row = {}] = (await ledger.raw(
          `select * from ${table} ${UNIQUE[table] ?? ''} order by 1 desc limit 1`,
        )) as readonly Values[];
        const key = Object.entries(row).map(([name, value]) =>
          value === null ? `${name} is null` : `${name} = '${String(value)}'`,
        );
        const unseen: string[] = [];
        for (const column of await columnsOf(ledger, table)) {
          const old = row[column] ?? null;
          const others = key.filter((one) => !one.startsWith(`${column} `)).join(' and ');
          await ledger.raw(
            ...unchecked,
            `update ${table} set ${column} = ${another(old, column)} where ${others}`,
          );
          const after = await told(ledger);
          assert.ok(
            after.shown === undefined || after.shown === shown,
            `${column}: another export`,
          );
          if (after.seen.length === 0) unseen.push(`${table}.${column}`);
          const back = old === null ? 'null' : `'${String(old)}'`;
          await ledger.raw(...unchecked, `update ${table} set ${column} = ${back} where ${others}`);
        }
        assert.deepEqual(await told(ledger), { seen: [], shown }, 'all is back');
        assert.deepEqual(
          unseen.filter((name) => !COVERED_BY_NOTHING.has(name)),
          [],
        );
      });
  });
