import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { checkpointIn, proveConsistency, headIn } from '../../src/ledger/log.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { listAdministrators } from '../../service/access/administrators.ts';
import { listSessions } from '../../service/access/sessions.ts';
import { listTokens } from '../../service/access/tokens.ts';
import { sample } from '../soak.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { APPEND, APPLICATION, ATTACKS, CORRECT, type Attack } from './attacks.ts';
import { withRoles } from './database-roles.ts';
import { certified, exported, judged } from './export-world.ts';
import {
  FINGERPRINTS,
  AT,
  codesFor,
  contextAt,
  control,
  corrected,
  correcting,
  failed,
  item,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
  newLocation,
  raw,
  type EngineName,
} from './world.ts';
import { accepts } from './rows.ts';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';

/** Whether the database let an attack happen. */
async function isAttacked(
  ledger: TestLedger,
  { statements: written }: Attack,
  application: string | undefined,
): Promise<boolean> {
  const statements = written.map((one) => one.replace(APPLICATION, application ?? APPLICATION));
  if (!statements.some((one) => one === APPEND || one === CORRECT))
    return accepts(ledger, ...statements);
  let pending: string[] = [];
  for (const one of [...statements, '']) {
    if (one !== '' && one !== APPEND && one !== CORRECT) {
      pending.push(one);
      continue;
    }
    if (pending.length > 0) await ledger.raw(...pending);
    pending = [];
    if (one === APPEND) await record(ledger, 'run', failed(run('live')));
    if (one === CORRECT) await corrected(ledger, 5);
  }
  return true;
}

describe('attacks on a ledger', () => {
  for (const attack of sample(ATTACKS, 2)) {
    const { who, engine, what, statements, outcome } = attack;
    test(`[T110] ${engine}, ${who}: ${what}`, async (t) => {
      const ledger = await certified(engine);
      const roles = who === 'application role' ? await withRoles(ledger) : undefined;
      t.after(() => roles?.remove());
      const head = await ledger.driver.read((connection) => headIn(connection));
      assert.equal(await isAttacked(ledger, attack, roles?.names.writer), outcome !== 'refused');
      const { findings } = await verifyLedger(ledger.driver, { fingerprints: FINGERPRINTS });
      const seen = [...new Set(findings.map(({ code }) => code))].sort();
      assert.deepEqual(seen, Array.isArray(outcome) ? outcome : []);
      const listed = await ledger.driver.read(async (connection) => [
        ...(await listAdministrators(connection)).map(({ name }) => name),
        ...(await listSessions(connection, AT)).map(({ name }) => `${name} signed in`),
        ...(await listTokens(connection)).map(({ name }) => `a token of ${name}`),
      ]);
      assert.equal(listed.includes('mallory signed in'), outcome === 'listed', String(listed));
      const made = await exported(ledger, { since: head });
      if (attack.exported === 'as recorded') {
        const isFailed = (await judged(valueOf(await exported(ledger)))).includes('check_failed');
        return assert.equal(isFailed, statements.includes(APPEND));
      }
      if (attack.exported === 'without any evidence') {
        const [line = ''] = valueOf(made).bytes.toString('utf8').split('\n');
        const { approval, live_run, local_run, runtime_control } = JSON.parse(line);
        const nothing = [null, null, null, null];
        return assert.deepEqual([approval, live_run, local_run, runtime_control], nothing);
      }
      if (outcome === 'earlier checkpoint') {
        assert.deepEqual(codesOf(made), ['ledger_truncated']);
        const proof = await ledger.driver.read((c) => proveConsistency(c, head, 'checkpoint'));
        return assert.deepEqual(codesOf(proof), ['ledger_truncated']);
      }
      const signed = await ledger.driver.attest((c) =>
        checkpointIn(c, keys.ledger, 'checkpoint', FINGERPRINTS),
      );
      // Signed documents rest on the records alone; the audit looks at their guards as well.
      const ofRecords = seen.filter((code) => !code.startsWith('guard_'));
      for (const refused of [made, signed])
        assert.deepEqual([...new Set(codesOf(refused))], ofRecords);
      return assert.notDeepEqual(ofRecords, []);
    });
  }
});

test('[T115] a stray review gets no runs, and the refusal of the next one names the row', async () => {
  const ledger = await certified('sqlite');
  const stray = ATTACKS.find(({ what }) => what.includes('foreign keys off'));
  assert.ok(stray);
  await ledger.raw(...stray.statements);
  await assert.rejects(
    record(ledger, 'approval', review({ reviewed_at: '2026-03-02T00:00:00Z' })),
    {
      code: 'ledger_stray',
    },
  );
  await record(ledger, 'control', control());
  assert.deepEqual(await codesFor(ledger, 'run', run('live')), []);
  assert.deepEqual(
    (await verifyLedger(ledger.driver)).findings.map(({ code, found }) => [code, found]),
    [
      [
        'record_unlogged',
        'provider_approval_reviews, sequence 5, id aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      ],
    ],
  );
});

test('[T126] a clock that is years ahead closes no ledger in a file, and a gap of years has to be confirmed', async () => {
  const ledger = await newLedger('sqlite');
  const year = 366 * 86_400_000;
  const approved = (at: number, isClockConfirmed = false) => {
    const reviewed_at = new Date(at).toISOString();
    const expires_at = new Date(at + year).toISOString();
    const document = item('approval', review({ reviewed_at, expires_at }));
    return append(ledger.driver, [document], contextAt(at, { isClockConfirmed }));
  };
  assert.deepEqual(codesOf(await approved(AT + year + 1)), ['clock_jumped'], 'since it was made');
  assert.ok((await approved(AT + year)).ok);
  const now = AT + 2 * year;
  assert.deepEqual(codesOf(await approved(now + 1)), ['clock_jumped'], 'since the last record');
  assert.ok((await approved(now)).ok);
  const later = now + 10 * year;
  assert.deepEqual(codesOf(await approved(later)), ['clock_jumped']);
  assert.deepEqual(codesOf(await correcting(ledger, [1], later)), ['clock_jumped']);
  assert.ok((await approved(later, true)).ok);
  assert.ok((await approved(later + 1)).ok);
  assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
});

test('[T116] a clock far ahead of the database records nothing, and one that goes back is reported', async () => {
  const postgres = await certified('postgres');
  const tenYears = Date.now() + 10 * 365 * 86_400_000;
  assert.deepEqual(await codesFor(postgres, 'control', control(), tenYears), ['clock_ahead']);
  for (const ledger of [postgres, await certified('sqlite')]) {
    await record(ledger, 'control', control(), AT - 59_000);
    assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
    await record(ledger, 'control', control(), AT - 120_000);
    const { findings } = await verifyLedger(ledger.driver);
    assert.deepEqual(
      findings.map(({ code, found }) => [code, found]),
      [['clock_went_back', 'place 6, recorded at 2026-03-15T11:58:00Z']],
    );
    assert.ok(valueOf(await exported(ledger)), 'which is no damage');
  }
});

const TABLE = 'provider_evidence_log';
/** Stands for the name of the database, or of the user who owns it. */
const DATABASE = 'THIS_DATABASE';

const SITUATIONS: Readonly<Record<EngineName, readonly (readonly string[])[]>> = {
  sqlite: [
    ['vacuum'],
    ['analyze'],
    ['analyze', 'drop table sqlite_stat1'],
    ['pragma analysis_limit = 10', 'analyze'],
    ['pragma journal_mode = delete'],
    ['pragma journal_mode = truncate'],
    ['pragma journal_mode = persist'],
    ['pragma journal_mode = delete', 'pragma journal_mode = wal'],
    ...[512, 1024, 8192, 65_536].map((size) => [
      'pragma journal_mode = delete',
      `pragma page_size = ${size}`,
      'vacuum',
    ]),
    ['pragma auto_vacuum = full', 'vacuum'],
    ['pragma auto_vacuum = incremental', 'vacuum', 'pragma incremental_vacuum'],
    ['pragma secure_delete = on', 'vacuum'],
    ['pragma user_version = 7'],
    ['pragma application_id = 1129203271'],
    ['pragma schema_version = 1000'],
    ['pragma default_cache_size = 500'],
    ['create table notes (text text)', "insert into notes values ('of an operator')"],
    ['create table notes (text text)', 'create index notes_by_text on notes (text)'],
    [
      'create table notes (text text)',
      'create trigger notes_in after insert on notes begin select 1; end',
    ],
    [
      'create table notes (text text)',
      'insert into notes values (zeroblob(100000))',
      'drop table notes',
    ],
    ['create table notes (text text primary key) without rowid'],
    ['create virtual table notes using fts5(text)'],
    [`create view places as select sequence from ${TABLE}`],
  ],
  postgres: [
    ['vacuum'],
    // Of the whole database it would lock catalogs that all databases of the server share, and wait for other tests.
    [`vacuum full ${TABLE}`],
    ['vacuum freeze'],
    ['vacuum analyze'],
    ['analyze'],
    ['reindex schema claimgate'],
    [`reindex table ${TABLE}`],
    [`reindex table concurrently ${TABLE}`],
    [`cluster ${TABLE} using ${TABLE}_pkey`],
    [`alter table ${TABLE} set (fillfactor = 70)`],
    [`alter table ${TABLE} alter column leaf set statistics 500`],
    [`alter table ${TABLE} alter column leaf set storage external`],
    [`comment on table ${TABLE} is 'the log'`],
    [`create statistics of_log on sequence, leaf from ${TABLE}`],
    [`grant select on ${TABLE} to public`],
    ['create publication of_all for all tables'],
    ['create table notes (text text)'],
    [`create view places as select sequence from ${TABLE}`],
    ['create extension if not exists amcheck'],
    [`alter database ${DATABASE} set search_path = public`],
    [`alter database ${DATABASE} set quote_all_identifiers = on`],
    [`alter database ${DATABASE} set standard_conforming_strings = off`],
    [`alter database ${DATABASE} set datestyle = 'SQL, DMY'`],
    [`alter database ${DATABASE} set timezone = 'Asia/Kathmandu'`],
    [`alter database ${DATABASE} set intervalstyle = 'sql_standard'`],
    [`alter database ${DATABASE} set bytea_output = 'escape'`],
    [`alter database ${DATABASE} set extra_float_digits = 0`],
    [`alter database ${DATABASE} set default_transaction_isolation = 'serializable'`],
    [`alter database ${DATABASE} set statement_timeout = '1min'`],
    [`alter database ${DATABASE} set enable_indexscan = off`],
    [`alter database ${DATABASE} set client_encoding = 'LATIN1'`],
    ...[
      'search_path = public',
      'quote_all_identifiers = on',
      "datestyle = 'German'",
      "default_transaction_isolation = 'repeatable read'",
      'default_transaction_read_only = on',
      'row_security = off',
    ].map((setting) => [`alter role current_user in database ${DATABASE} set ${setting}`]),
  ],
};

/** A copy of the file that nothing has open. */
async function copied(ledger: TestLedger): Promise<string> {
  await ledger.raw('pragma wal_checkpoint(truncate)');
  const location = await newLocation('sqlite');
  copyFileSync(ledger.location.slice('sqlite:'.length), location.slice('sqlite:'.length));
  return location;
}

function bytesAt(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

for (const [engine, situations] of Object.entries(SITUATIONS) as [EngineName, string[][]][])
  describe(`[T441] a ledger on ${engine} stays sound`, () => {
    for (const statements of sample(situations, 3))
      test(`after ${statements.join('; ')}`, async () => {
        const ledger = await certified(engine);
        const { digest } = valueOf(await exported(ledger));
        await ledger.driver.close();
        const location = engine === 'sqlite' ? await copied(ledger) : ledger.location;
        const name = new URL(location).pathname.slice(1);
        const file = () => ['', '-wal'].map((end) => bytesAt(`${location.slice(7)}${end}`));
        const before = file();
        await raw(
          location,
          statements.map((sql) => sql.replace(DATABASE, name)),
        );
        // Each of them lasts.
        if (engine === 'sqlite') assert.notDeepEqual(file(), before);
        const driver = await openLedger(parseLocation(location));
        try {
          assert.deepEqual((await verifyLedger(driver)).findings, []);
          assert.equal(valueOf(await exported({ ...ledger, driver })).digest, digest);
          valueOf(await append(driver, [item('control', control())], contextAt()));
          assert.deepEqual((await verifyLedger(driver)).findings, []);
        } finally {
          await driver.close();
        }
      });
  });
