import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { APPEND_ONLY_TABLES } from '../../src/ledger/tables.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { temporaryFolder } from '../repositories.ts';
import { valueOf } from '../trust/expect.ts';
import { certified } from './export-world.ts';
import { asNew, bent, insertOf, rowsOfRecord, type RawRow, type Value } from './rows.ts';
import { contextAt, control, corrected, item, type TestLedger } from './world.ts';

const RUNS = 'provider_certification_runs';
const CHECKS = 'provider_certification_checks';
const LOG = 'provider_evidence_log';

/** Runs the program that any machine has: that of Debian 12 is of 2022, and checks no keys by itself. */
function sqlite3(file: string, ...statements: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('sqlite3', ['-batch', '-bail', file], {
    // A command of the program, as `.dump` is one, ends with its line.
    input: statements.map((one) => (one.startsWith('.') ? `${one}\n` : `${one};\n`)).join(''),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

function answerOf(file: string, statement: string): string {
  const { status, stdout, stderr } = sqlite3(file, statement);
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

/** Every other refusal would be that of a program that cannot read our guards. */
const OUR_WORDS =
  /: (?:append-only|the place in the log is taken|the log has no gaps|a place in the log is of a record|a run has checks|a check does not belong to the run|a run belongs to a review of its app|the run is recorded already|a correction names records|a named record does not belong to the correction|the correction is recorded already|a correction names what is there) \(19\)$/m;

const CHANGES = [
  'update % set rowid = rowid',
  'delete from %',
  'insert into % select * from %',
  'insert or replace into % select * from %',
  'replace into % select * from %',
  'insert or ignore into % select * from %',
  'insert into % select * from % where true on conflict do nothing',
];

/** Both are settings of a connection, so that nobody has to have them on. */
const SETTINGS = ['on', 'off'].map((to) => [
  `pragma recursive_triggers = ${to}`,
  `pragma foreign_keys = ${to}`,
]);

/** A ledger of all kinds of records, whose file nothing else has open. */
async function closed(t: TestContext): Promise<{ ledger: TestLedger; file: string }> {
  const ledger = await certified('sqlite');
  await corrected(ledger, 4);
  await ledger.driver.close();
  await ledger.raw('pragma wal_checkpoint(truncate)');
  const file = join(temporaryFolder(t), 'ledger.sqlite');
  copyFileSync(ledger.location.slice('sqlite:'.length), file);
  return { ledger, file };
}

async function auditOf(file: string) {
  const driver = await openLedger(parseLocation(`sqlite:${file}`));
  try {
    const before = await verifyLedger(driver);
    valueOf(await append(driver, [item('control', control())], contextAt()));
    assert.deepEqual((await verifyLedger(driver)).findings, []);
    return before;
  } finally {
    await driver.close();
  }
}

const isThere = spawnSync('sqlite3', ['--version']).status === 0;

describe(
  '[T127] another SQLite',
  { skip: !isThere && 'no sqlite3: bash scripts/install-debian-packages.sh sqlite3' },
  () => {
    test('finds the file whole', async (t) => {
      const { file } = await closed(t);
      assert.equal(answerOf(file, 'pragma integrity_check'), 'ok');
      assert.equal(answerOf(file, 'pragma foreign_key_check'), '');
    });

    for (const [what, copy] of [
      [
        '.dump, loaded by it',
        (from: string, to: string) => {
          const dump = sqlite3(from, '.dump').stdout;
          return spawnSync('sqlite3', ['-batch', '-bail', to], { input: dump, encoding: 'utf8' });
        },
      ],
      ['VACUUM INTO', (from: string, to: string) => sqlite3(from, `vacuum into '${to}'`)],
      ['.backup', (from: string, to: string) => sqlite3(from, `.backup '${to}'`)],
    ] as const)
      test(`copies it by ${what}, and the copy is sound and takes records`, async (t) => {
        const { file } = await closed(t);
        const to = join(temporaryFolder(t), 'copy.sqlite');
        const { status, stderr } = copy(file, to);
        assert.deepEqual([status, stderr], [0, '']);
        assert.equal(answerOf(to, 'pragma integrity_check'), 'ok');
        const { head, findings } = await auditOf(to);
        assert.deepEqual([head.tree_size, findings], [5, []]);
        assert.deepEqual((await auditOf(file)).head, head);
      });

    for (const settings of SETTINGS)
      test(`is refused every change in our words, with ${settings.join(', ')}`, async (t) => {
        const { file } = await closed(t);
        const before = answerOf(file, '.dump');
        for (const table of APPEND_ONLY_TABLES) {
          const [column = ''] = answerOf(
            file,
            `select name from pragma_table_info('${table}') where pk = 0`,
          ).split('\n');
          for (const change of CHANGES) {
            const sql = change.replace('rowid = rowid', `${column} = ${column}`);
            const refused = sqlite3(file, ...settings, sql.replaceAll('%', table));
            assert.notEqual(refused.status, 0, sql);
            assert.match(refused.stderr, OUR_WORDS, `${sql}: ${refused.stderr}`);
          }
        }
        assert.equal(answerOf(file, '.dump'), before);
      });

    test('inserts a record in its form, and none in another', async (t) => {
      const { file, ledger } = await closed(t);
      const rows = asNew(await rowsOfRecord(ledger, RUNS, 2), 6);
      const isTaken = (some: readonly RawRow[]) =>
        sqlite3(file, 'begin', ...some.map((row) => insertOf(row)), 'rollback').status === 0;
      assert.equal(isTaken(rows), true);
      for (const [table, changes] of [
        [RUNS, { tested_revision: 'main' }],
        [RUNS, { operator_ref: `sha256:${'A'.repeat(64)}` }],
        [RUNS, { origin_kind: 'attested' }],
        [RUNS, { exit_status: 256 }],
        [RUNS, { provider: 'a--b' }],
        [RUNS, { granted_scopes: 'ab' }],
        [CHECKS, { outcome: 'fine' }],
        [CHECKS, { attempts: 0 }],
        [LOG, { leaf: 'sha256:' }],
        [LOG, { idempotency_ref: null }],
        [LOG, { subtrees: '' }],
      ] as readonly (readonly [string, Readonly<Record<string, Value>>])[])
        assert.equal(isTaken(bent(rows, table, changes)), false, JSON.stringify(changes));
    });
  },
);
