import assert from 'node:assert/strict';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { treeSize } from '../../src/ledger/records.ts';
import { temporaryFolder } from '../repositories.ts';
import { often, tellProgress } from '../soak.ts';
import { AT, contextAt, control, ENGINES, IDENTITY, item, newLedger, record } from './world.ts';
import { assertSound, linesOf, refusal, writer, writerOfOthers } from './writers.ts';

/** How often a writer is killed on each engine. */
const KILLS = often(2, 250);
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
