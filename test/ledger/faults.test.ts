import assert from 'node:assert/strict';
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  copyFileSync,
  mkdirSync,
  cpSync,
  existsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { append } from '../../src/ledger/append.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { treeSize } from '../../src/ledger/records.ts';
import { temporaryFolder } from '../repositories.ts';
import { often, tellProgress } from '../soak.ts';
import {
  AT,
  contextAt,
  control,
  ENGINES,
  IDENTITY,
  item,
  newLedger,
  record,
  newLocation,
  ownPostgresServer,
  raw,
} from './world.ts';
import { assertSound, linesOf, refusal, writer, writerOfOthers } from './writers.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { fillDisk, remount, smallDisk } from '../disk.ts';
import { valueOf } from '../trust/expect.ts';
import { onDatabase } from './postgres-server.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import {
  integerOf,
  textOf,
  ledgerError,
  type Insertion,
} from '../../src/ledger/driver/connection.ts';
import { wordOf } from '../../src/ledger/columns.ts';
import { listRecords } from '../../src/ledger/reading.ts';

/** How often a writer is killed on each engine. */
const KILLS = often(2, 60);
const WRITERS = often(2, 8);
const NOBODY = 65_534;

/** A sequence of delays that is the same in every run. */
function* delays(): Generator<number> {
  let state = 20_261_121;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state % 80;
  }
}

for (const engine of ENGINES) {
  describe(`faults on ${engine}`, () => {
    for (const atOnce of [1, 8]) {
      test(`a writer of ${atOnce} at once that is killed ${KILLS} times loses nothing that it acknowledged`, async () => {
        const ledger = await newLedger(engine);
        const delay = delays();
        let acknowledged = 0;
        for (let round = 0; round < KILLS; round += 1) {
          const child = writer(ledger.location, 100_000, `round-${round}`, atOnce);
          const lines = await linesOf(child, () => {
            setTimeout(() => child.kill('SIGKILL'), delay.next().value);
          });
          assert.equal(child.signalCode, 'SIGKILL', lines.join());
          acknowledged = Number(lines.at(-1));
          assert.ok(acknowledged > 0);
          const size = await ledger.driver.read(treeSize);
          // The last ones may have been recorded without having been acknowledged.
          assert.ok(size >= acknowledged && size <= acknowledged + atOnce, `${size}`);
          tellProgress(`${engine}: kills`, round + 1);
        }
        assert.ok((await assertSound(ledger)) >= acknowledged);
      });
    }

    test(`${WRITERS} writers at a time take turns`, async () => {
      const ledger = await newLedger(engine);
      const all = await Promise.all(
        Array.from({ length: WRITERS }, (_, number) =>
          linesOf(writer(ledger.location, 12, `writer-${number}`)),
        ),
      );
      const sequences = all
        .flat()
        .map(Number)
        .sort((one, other) => one - other);
      assert.deepEqual(
        sequences,
        Array.from({ length: WRITERS * 12 }, (_, index) => index + 1),
      );
      assert.equal(await assertSound(ledger), WRITERS * 12);
    });

    test('many appends at once in one process take turns', async () => {
      const ledger = await newLedger(engine);
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          record(ledger, 'control', control({ reason: `turn-${number}` })),
        ),
      );
      assert.equal(new Set(all.map(({ sequence }) => sequence)).size, 20);
      assert.equal(await assertSound(ledger), 20);
    });

    test('what the database refuses is refused, and leaves no trace', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'control', control());
      const change = ledger.driver.write((sql) => sql.query('delete from provider_evidence_log'));
      assert.equal(await refusal(change), 'ledger_refused_by_database');
      assert.equal(await assertSound(ledger), 1);
    });

    test('[T60] work that fails half way leaves no trace', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'control', control());
      const half = ledger.driver.write(async (sql) => {
        await sql.query(
          `insert into provider_certification_checks (run_sequence, run_id, side, kind, outcome, completed_at)
           values (2, '${'a'.repeat(32)}', 'local', 'connect', 'passed', 1)`,
        );
        throw new Error('half way');
      });
      await assert.rejects(half, /half way/);
      assert.equal(await assertSound(ledger), 1);
    });
  });
}

test('a writer that waits too long for its turn gives up, and nothing is recorded', async () => {
  const ledger = await newLedger('sqlite');
  const other = await openLedger(parseLocation(ledger.location), { patienceMs: 20 });
  await ledger.driver.write(async (sql) => {
    await sql.query('select 1');
    const late = append(other, [item('control', control())], contextAt());
    assert.equal(await refusal(late), 'ledger_busy');
  });
  await other.close();
  assert.equal(await assertSound(ledger), 0);
});

test('a full disk refuses, and loses nothing', async () => {
  const ledger = await newLedger('sqlite');
  await record(ledger, 'control', control());
  const limit = (pages: number) =>
    ledger.driver.read((sql) => sql.query(`pragma max_page_count = ${pages}`));
  await limit(1);
  const many = Array.from({ length: 50 }, (_, number) =>
    item('control', control({ reason: `full-${number}` })),
  );
  assert.equal(await refusal(append(ledger.driver, many, contextAt())), 'ledger_unwritable');
  assert.equal(await assertSound(ledger), 1);
  await limit(1_000_000);
  assert.ok((await append(ledger.driver, many, contextAt())).ok);
  assert.equal(await assertSound(ledger), 51);
});

test('a folder that can only be read refuses', async (t) => {
  if (process.getuid?.() !== 0) return t.skip('needs to start a process as another user');
  const folder = mkdtempSync(join(tmpdir(), 'cg-readonly-'));
  try {
    const path = join(folder, 'ledger.sqlite');
    const { driver } = await initLedger(parseLocation(`sqlite:${path}`), IDENTITY, AT);
    await driver.close();
    chmodSync(folder, 0o755);
    const user = { uid: NOBODY, gid: NOBODY };
    const asOther = writerOfOthers(temporaryFolder(t));
    const tell = (name: string) => linesOf(asOther(`sqlite:${path}`, name, user));
    const unreadable = await tell('hidden');
    assert.deepEqual(unreadable, ['ledger_unreachable'], 'only its owner reads a ledger');
    chmodSync(path, 0o644);
    const [code] = await tell('readable');
    assert.match(String(code), /^ledger_(unwritable|unreachable)$/);
    for (const name of ['.', ...readdirSync(folder)]) chownSync(join(folder, name), NOBODY, NOBODY);
    assert.deepEqual(await tell('own'), ['1']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Records on a full disk until it is refused; nothing acknowledged is lost, and with room it goes on. */
async function provesItself(location: string, disk: string): Promise<void> {
  const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
  const engine = location.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  const ledger = {
    engine,
    location,
    driver,
    raw: (...sql: string[]) => raw(location, sql),
  } as const;
  let number = 0;
  const ownRecord = (count: number) => {
    const items = Array.from({ length: count }, () => {
      number += 1;
      return item('control', control({ reason: `full-${number}` }));
    });
    return append(driver, items, contextAt());
  };
  try {
    assert.ok((await ownRecord(1)).ok);
    const makeRoom = fillDisk(disk);
    let acknowledged = 1;
    const refused = async () => {
      for (let round = 0; round < 50; round += 1) {
        const outcome = await ownRecord(40);
        if (outcome.ok) acknowledged += outcome.value.length;
      }
    };
    assert.equal(await refusal(refused()), 'ledger_unwritable');
    // An audit of the guards needs room on PostgreSQL.
    assert.equal(await driver.read(treeSize), acknowledged);
    makeRoom();
    assert.equal(await assertSound(ledger), acknowledged);
    assert.ok((await ownRecord(40)).ok);
    assert.equal(await assertSound(ledger), acknowledged + 40);
  } finally {
    await driver.close();
  }
}

test('[T48] a full disk under SQLite refuses, and loses nothing', async (t) => {
  const disk = smallDisk(t, 4);
  if (disk !== undefined) await provesItself(`sqlite:${join(disk, 'ledger.sqlite')}`, disk);
});

test('[T48] a full disk under PostgreSQL refuses, and loses nothing', async (t) => {
  const disk = smallDisk(t, 64);
  if (disk === undefined) return;
  const folder = join(disk, 'tables');
  mkdirSync(folder);
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  const location = await newLocation('postgres', ownPostgresServer);
  const name = new URL(location).pathname.slice(1);
  const server = new URL(location);
  server.pathname = '/postgres';
  await onDatabase(server.href, `create tablespace small location '${folder}'`);
  await onDatabase(server.href, `alter database ${name} set tablespace small`);
  await provesItself(location, disk);
  await onDatabase(server.href, `drop database ${name} with (force)`);
  await onDatabase(server.href, 'drop tablespace small');
});

test('a ledger on a medium that is only read is listed and verified, and takes no record', async (t) => {
  const disk = smallDisk(t, 8);
  if (disk === undefined) return;
  const location = await newLocation('sqlite');
  const written = await initLedger(parseLocation(location), IDENTITY, AT);
  const context = contextAt();
  valueOf(await append(written.driver, [item('control', control())], context));
  const copy = join(disk, 'a copy?.sqlite');
  await raw(location, ['pragma wal_checkpoint(truncate)']);
  copyFileSync(location.slice('sqlite:'.length), copy);
  await written.driver.close();
  remount(disk, 'ro');
  const driver = await openLedger(parseLocation(`sqlite:${copy}`));
  t.after(() => driver.close());
  const { head, findings } = await verifyLedger(driver);
  assert.deepEqual([head.tree_size, findings], [1, []]);
  await assert.rejects(append(driver, [item('control', control())], context), {
    code: 'ledger_unwritable',
  });
});

describe('what a driver says, in our codes', () => {
  for (const [cause, code] of [
    [{ errcode: 5 }, 'ledger_busy'],
    [{ rawCode: 261 }, 'ledger_busy'],
    [{ errcode: 1811 }, 'ledger_refused_by_database'],
    [{ rawCode: 275 }, 'ledger_refused_by_database'],
    [{ errcode: 26 }, 'ledger_damaged'],
    [{ code: '23505' }, 'ledger_refused_by_database'],
    [{ code: '40001' }, 'ledger_busy'],
    [{ code: '55P03' }, 'ledger_busy'],
    [{ code: '53100' }, 'ledger_unwritable'],
    [{ code: '26000' }, 'ledger_pooler'],
    [{ code: 'XX002' }, 'ledger_damaged'],
    [{ code: 'ECONNREFUSED' }, 'ledger_unreachable'],
    [{ code: 'EPIPE' }, 'ledger_unreachable'],
    [{ code: 'P0001' }, 'ledger_failed'],
    [new Error('anything'), 'ledger_failed'],
    [{ code: 7 }, 'ledger_failed'],
    [{ code: 'odd' }, 'ledger_failed'],
    ['anything', 'ledger_failed'],
    [null, 'ledger_failed'],
  ] as const) {
    test(`${JSON.stringify(cause)} is ${code}`, () => assert.equal(ledgerError(cause).code, code));
  }

  test('an error with a claimgate code stays unchanged', () => {
    const own = new ClaimgateError('ledger_missing');
    assert.equal(ledgerError(own), own);
  });

  for (const [what, read] of Object.entries({
    'a number where text has to be': () => textOf({ name: 7 }, 'name'),
    'no row': () => textOf(undefined, 'name'),
    'text where a number has to be': () => integerOf({ size: '7' }, 'size'),
    'a number that is not exact': () => integerOf({ size: 2 ** 53 }, 'size'),
    'a word that is none of those': () => wordOf({ kind: 'walk' }, 'kind', ['run', 'control']),
  }))
    test(`${what} is a damaged ledger`, () => assert.throws(read, { code: 'ledger_damaged' }));

  test('a folder in the place of a ledger cannot be reached', async (t) => {
    const location = { engine: 'sqlite', path: temporaryFolder(t) } as const;
    await assert.rejects(openLedger(location), { code: 'ledger_unreachable' });
  });

  test('without its driver a ledger command says what to install, and the gate still starts', async (t) => {
    const folder = temporaryFolder(t);
    cpSync(join(import.meta.dirname, '../../dist/bin'), folder, { recursive: true });
    const run = (...args: string[]) =>
      execa(process.execPath, [join(folder, 'claimgate.cjs'), ...args], {
        cwd: folder,
        reject: false,
      });
    writeFileSync(join(folder, 'a.sqlite'), '');
    const hasOwnSqlite = Number.parseInt(process.versions.node, 10) >= 22;
    for (const [location, library] of [
      ['postgres://127.0.0.1:1/none', 'pg'],
      ...(hasOwnSqlite ? [] : [['sqlite:a.sqlite', 'libsql'] as const]),
    ] as const) {
      const { exitCode, stderr } = await run('ledger', 'show', '--stats', '--ledger', location);
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[ledger_driver_missing\]/);
      assert.ok(stderr.includes(`npm install ${library}\n`), stderr);
      assert.match(
        stderr,
        /--global/,
        'a global claimgate finds only packages that are installed globally',
      );
    }
    assert.match((await run('check')).stderr, /claims_missing/);
    if (hasOwnSqlite) return;
    const key = join(folder, 'fp.key');
    writeFileSync(key, `${Buffer.alloc(32, 7).toString('base64')}\n`, { mode: 0o600 });
    const made = await execa(
      process.execPath,
      [
        join(folder, 'claimgate.cjs'),
        ...'ledger init --ledger sqlite:new.sqlite'.split(' '),
        ...'--origin ledger.example/main --deployment hosted-eu'.split(' '),
      ],
      { cwd: folder, reject: false, env: { CLAIMGATE_FINGERPRINT_KEY_FILE: key } },
    );
    assert.match(made.stderr, /error\[ledger_driver_missing\]/);
    assert.equal(existsSync(join(folder, 'new.sqlite')), false, 'no empty ledger is left');
  });
});

/** A check of a run that is still to come, which is taken until the end of the transaction. */
const CHECKS = {
  table: 'provider_certification_checks',
  columns: ['run_sequence', 'run_id', 'side', 'kind', 'outcome', 'completed_at'],
};
const check = (kind: string): Insertion => ({
  ...CHECKS,
  values: [9, 'a'.repeat(32), 'local', kind, 'passed', 1],
});

for (const engine of ENGINES) {
  describe(`statements that are sent and not waited for, on ${engine}`, () => {
    test('one that is refused fails the transaction, although nothing is asked after it', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'control', control());
      const sent = ledger.driver.write(async (sql) => {
        sql.insert(check('connect'));
        sql.insert(check('other'));
      });
      assert.equal(await refusal(sent), 'ledger_refused_by_database');
      assert.equal(await assertSound(ledger), 1);
    });

    test('what comes after it says what it was refused for', async () => {
      const ledger = await newLedger(engine);
      const sent = ledger.driver.write(async (sql) => {
        sql.insert(check('other'));
        await sql.query('select 1 as one');
      });
      assert.equal(await refusal(sent), 'ledger_refused_by_database');
      assert.equal(await assertSound(ledger), 0);
    });
  });
}

test('[T60] a failure that the work passes over does not become a commit', async () => {
  const ledger = await newLedger('postgres');
  const passed = ledger.driver.write(async (sql) => {
    sql.insert(check('connect'));
    await sql.query('select no_such_column').catch(() => {});
  });
  assert.equal(await refusal(passed), 'ledger_incomplete');
  assert.equal(await assertSound(ledger), 0);
});

test('a connection that is cut after the last statement and before the commit refuses', async () => {
  const ledger = await newLedger('postgres');
  const cut = ledger.driver.write(async (sql) => {
    const [row] = await sql.query('select pg_backend_pid() as pid');
    sql.insert(check('connect'));
    await ledger.raw(`select pg_terminate_backend(${Number(row?.['pid'])})`);
  });
  // Whether the commit was sent before the cut was noticed is not known here either.
  assert.match(String(await refusal(cut)), /^ledger_un(?:confirmed|reachable)$/);
  assert.equal(await assertSound(ledger), 0);
});

test('[T60] a connection that is cut inside a transaction refuses, and the next one works', async () => {
  const ledger = await newLedger('postgres');
  await record(ledger, 'control', control());
  const cut = ledger.driver.write(async (sql) => {
    const [row] = await sql.query('select pg_backend_pid() as pid');
    sql.insert(check('connect'));
    await sql.query('select 1');
    await ledger.raw(`select pg_terminate_backend(${Number(row?.['pid'])})`);
    await sql.query('select 1');
  });
  assert.equal(await refusal(cut), 'ledger_unreachable');
  await record(ledger, 'control', control({ reason: 'after' }));
  assert.equal(await assertSound(ledger), 2);
});

test('a server that is stopped and started again keeps what was acknowledged', async () => {
  const { restart } = await ownPostgresServer();
  const ledger = await newLedger('postgres', ownPostgresServer);
  const { sequence } = await record(ledger, 'control', control());
  await restart();
  const [last] = await ledger.driver
    .read((sql) => listRecords(sql, { limit: 1 }))
    // The first question may still meet a connection of before.
    .catch(() => ledger.driver.read((sql) => listRecords(sql, { limit: 1 })));
  assert.equal(last?.sequence, sequence);
  await record(ledger, 'control', control({ reason: 'after' }));
  assert.equal(await assertSound(ledger), 2);
});

test('a server that is stopped under a writer loses nothing that was acknowledged', async () => {
  const { restart } = await ownPostgresServer();
  const ledger = await newLedger('postgres', ownPostgresServer);
  let restarted = Promise.resolve();
  const lines = await linesOf(writer(ledger.location, 100_000, 'stopped'), () => {
    restarted = restart();
  });
  await restarted;
  assert.match(String(lines.at(-1)), /^ledger_(?:unconfirmed|unreachable|busy)$/);
  const acknowledged = lines.length - 1;
  const size = await ledger.driver.read(treeSize).catch(() => ledger.driver.read(treeSize));
  assert.ok(size === acknowledged || size === acknowledged + 1, `${size}, ${acknowledged}`);
  assert.equal(await assertSound(ledger), size);
});
