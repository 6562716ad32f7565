import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext, after } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation, initLedger } from '../../src/ledger/open.ts';
import { APPEND_ONLY_TABLES, verifyLedger } from '../../src/ledger/verify.ts';
import { temporaryFolder } from '../repositories.ts';
import { valueOf } from '../trust/expect.ts';
import { certified, exported } from './export-world.ts';
import { asNew, bent, insertOf, rowsOfRecord, type RawRow, type Value } from './rows.ts';
import {
  contextAt,
  control,
  corrected,
  item,
  type TestLedger,
  ENGINES,
  FINGERPRINTS,
  newLedger,
  record,
  review,
  run,
  AT,
  IDENTITY,
  ownPostgresServer,
} from './world.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { listRecords, subjectsStartingWith } from '../../src/ledger/reading.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { subject } from '../evidence/documents.ts';
import { onDatabase } from './postgres-server.ts';
import { withRoles } from './database-roles.ts';

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

describe('the drivers', () => {
  test('a file other than a database is unreachable, and without a wait one attempt is enough', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'cg-damage-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'none'), 'text '.repeat(1000));
    for (const path of [folder, join(folder, 'none')])
      await assert.rejects(openLedger(parseLocation(`sqlite:${path}`)), ClaimgateError, path);
    const { location } = await certified('sqlite');
    const driver = await openLedger(parseLocation(location), { patienceMs: 0 });
    const rows = await driver.read((c) => c.query('select $2 as a, $1 as b', [null, 1]));
    assert.deepEqual([rows[0]?.['a'], rows[0]?.['b']], [1, null]);
    await driver.close();
  });

  test('SQLite sorts in files, so that a scan of many runs takes little memory', async () => {
    const { driver } = await newLedger('sqlite');
    const [setting] = await driver.read((c) => c.query('pragma temp_store'));
    assert.equal(setting?.['temp_store'], 1);
  });

  test('what was sent and refused ends the transaction, whatever is asked next', async () => {
    const { driver } = await newLedger('postgres');
    const failed = (error: unknown) => error instanceof ClaimgateError;
    for (const next of ['query', 'insert', 'commit'] as const)
      await assert.rejects(
        driver.write(async (connection) => {
          await connection.query('select 1', []);
          connection.insert({ table: 'no_such_table', columns: ['one'], values: [1] });
          if (next === 'query') await connection.query('select 1', []);
          if (next === 'insert') {
            await connection.query('select 1', []).catch(() => {});
            connection.insert({
              table: 'no_such_table',
              columns: ['one'],
              values: [1],
            });
          }
        }),
        failed,
        next,
      );
    // Even where the server takes what is asked next.
    await assert.rejects(
      driver.write(async (connection) => {
        await connection.query('select 1', []);
        connection.insert({ table: 'no_such_table', columns: ['one'], values: [1] });
        await connection.query('rollback', []);
      }),
      failed,
    );
    await assert.rejects(
      driver.write((connection) => connection.script('select 1 / 0').catch(() => {})),
      failed,
    );
  });

  test('what is inserted without a question in between is all there, however much it is', async () => {
    for (const engine of ENGINES) {
      const { driver } = await newLedger(engine);
      const kept = await driver.write(async (connection) => {
        await connection.script('create temporary table many (one integer)');
        const target = { table: 'many', columns: ['one'] };
        for (let one = 1; one <= 20; one += 1) connection.insert({ ...target, values: [one] });
        return connection.query('select count(*) as count, sum(one) as sum from many');
      });
      assert.deepEqual({ ...kept[0] }, { count: 20, sum: 210 });
    }
  });

  test('what the database refuses only when it would keep it is refused', async () => {
    const { driver } = await newLedger('postgres');
    const twice = driver.write(async (connection) => {
      const once = 'unique deferrable initially deferred';
      await connection.script(`create temporary table twice (one integer ${once})`);
      const target = { table: 'twice', columns: ['one'] };
      for (let time = 0; time < 2; time += 1) connection.insert({ ...target, values: [1] });
    });
    await assert.rejects(twice, ClaimgateError);
  });

  test('a fingerprint is used unchanged, and anything else is made into one', async () => {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'approval', review());
    const reference = FINGERPRINTS.of('account_reference', 'acct-1029384756');
    await record(ledger, 'run', run('live', { account_reference: reference }));
    const [last] = await ledger.driver.read((c) => listRecords(c, { limit: 1 }));
    assert.ok(last?.record.kind === 'run');
    assert.equal(last.record.account_ref, reference);
  });
});

/** Subjects whose digests a Danish reader puts in another order than their bytes: `aa` comes last. */
const SUBJECTS = ['aa', 'ab', 'f'].map((start) => {
  for (let number = 0; ; number += 1) {
    const app_fingerprint = `sha256:${number.toString(16).padStart(64, '0')}`;
    const one = { ...subject(), app_fingerprint };
    if (subjectDigest(one).startsWith(`sha256:${start}`)) return one;
  }
});

/** How the databases sort text. */
const COLLATIONS = {
  bytes: "locale 'C'",
  danish: "locale_provider icu icu_locale 'da' locale 'C'",
  "danish of the system's library": "locale 'da_DK.UTF-8'",
  'numbers by their size': "locale_provider icu icu_locale 'en-u-kn-true' locale 'C'",
};

const open: Driver[] = [];
after(async () => {
  for (const driver of open) await driver.close();
});

async function ledgerIn(words: string): Promise<TestLedger> {
  const { url } = await ownPostgresServer();
  const name = `collated_${open.length}`;
  await onDatabase(url, `create database ${name} template template0 encoding 'UTF8' ${words}`);
  const location = url.replace('/postgres?', `/${name}?`);
  const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
  open.push(driver);
  return { engine: 'postgres', location, driver, raw: (...all) => onDatabase(location, ...all) };
}

describe('[T406] a database that sorts text in its own way', () => {
  for (const [name, words] of Object.entries(COLLATIONS))
    test(name, async (t) => {
      const ledger = await ledgerIn(words).catch((cause: Error) => cause);
      if (ledger instanceof Error) {
        assert.match(ledger.message, /invalid locale name/);
        return t.skip('localedef has not made it here');
      }
      for (const one of SUBJECTS) {
        await record(ledger, 'approval', review({ app_fingerprint: one.app_fingerprint }));
        await record(ledger, 'run', run('live', {}, one));
      }
      const lines = valueOf(await exported(ledger))
        .bytes.toString('utf8')
        .trimEnd()
        .split('\n');
      const digests = lines.map((line) => JSON.parse(line).live_run.subject_digest);
      assert.deepEqual(digests, SUBJECTS.map(subjectDigest).sort());
      for (const [index, digest] of digests.entries()) {
        const found = (start: string): Promise<readonly unknown[]> =>
          ledger.driver.read((connection) => subjectsStartingWith(connection, start));
        assert.equal((await found(digest.slice(0, 10))).length, 1, `${index}`);
      }
      // Settings of a database that change how it prints expressions, and where it looks for names.
      await ledger.raw(
        `alter database ${new URL(ledger.location).pathname.slice(1)} set quote_all_identifiers = on`,
      );
      const again = await openLedger(parseLocation(ledger.location));
      open.push(again);
      assert.deepEqual((await verifyLedger(again)).findings, []);
    });
});

/** Types of questions that the server answers by conversion, and that somebody's own function fits better. */
const PLANTED = [
  'concat_ws(text, "char", "char", boolean, boolean)',
  'concat_ws(text, "char", smallint, smallint, integer, text, text, name, name, text, "char", boolean, text, text)',
  'concat_ws(text, "char", smallint)',
  'concat_ws(text, "char", boolean)',
  'format(text, name)',
  'format(text, text)',
  'format(text, name, text)',
  'format(text, text, text)',
  'hashtextextended(text, integer)',
  'array_length(smallint[], integer)',
  'to_jsonb(pg_constraint)',
  'quote_ident(name)',
  'set_config(text, text, boolean)',
  'pg_get_expr(pg_node_tree, oid)',
];

test('[T407] nothing that another role defines in the schema of a ledger, or in `public`, is ever called', async () => {
  const ledger = await certified('postgres');
  const body = "language plpgsql as $$ begin raise exception 'called'; end $$";
  for (const schema of ['public', 'claimgate'])
    await ledger.raw(
      ...PLANTED.map((name) => `create function ${schema}.${name} returns text ${body}`),
      `create function ${schema}.joined(text, name) returns text ${body}`,
      `create function ${schema}.added(text, integer) returns text ${body}`,
      `create operator ${schema}.|| (leftarg = text, rightarg = name, function = ${schema}.joined)`,
      `create operator ${schema}.|| (leftarg = text, rightarg = integer, function = ${schema}.added)`,
    );
  assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
  valueOf(await exported(ledger));
  valueOf(await append(ledger.driver, [item('control', control())], contextAt()));
  const roles = await withRoles(ledger);
  await (await initLedger(parseLocation(ledger.location), IDENTITY, AT)).driver.close();
  await roles.again();
  assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
  await roles.remove();
});

test('[T407] a row of a table that inherits does not decide on the last word', async () => {
  const ledger = await certified('postgres');
  await ledger.raw(
    'create table heir () inherits (provider_certification_runs)',
    'insert into heir select * from only provider_certification_runs where sequence = 3',
  );
  const asked = ledger.driver.read((sql) => effectiveEvidence(sql, subject(), AT));
  await assert.rejects(asked, { code: 'ledger_damaged' });
});
