import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import {
  append,
  checkpointIn,
  headIn,
  proveConsistency,
  verifyLedger,
} from '../../src/ledger/index.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { APPEND, APPLICATION, ATTACKS, type Attack } from './attacks.ts';
import { certified, exported, judged } from './export-world.ts';
import {
  AT,
  codesFor,
  contextAt,
  control,
  failed,
  item,
  newLedger,
  newLocation,
  raw,
  record,
  review,
  run,
} from './world.ts';
import type { TestLedger } from './world.ts';
import { accepts } from './rows.ts';

/** Whether the database let an attack happen. */
async function isAttacked(ledger: TestLedger, { statements }: Attack): Promise<boolean> {
  const at = statements.indexOf(APPEND);
  if (at < 0) return accepts(ledger, ...statements);
  if (at > 0) await ledger.raw(...statements.slice(0, at));
  await record(ledger, 'run', failed(run('live')));
  await ledger.raw(...statements.slice(at + 1));
  return true;
}

describe('attacks on a ledger', () => {
  before(async () => {
    const anywhere = await newLocation('postgres');
    await raw(anywhere, [`drop role if exists ${APPLICATION}`, `create role ${APPLICATION}`]);
  });

  for (const attack of ATTACKS) {
    const { who, engine, what, statements, outcome } = attack;
    test(`[T110] ${engine}, ${who}: ${what}`, async (t) => {
      const ledger = await certified(engine);
      if (who === 'application role') {
        const tables = 'all tables in schema public';
        await ledger.raw(`grant select, insert on ${tables} to ${APPLICATION}`);
        t.after(() => ledger.raw(`drop owned by ${APPLICATION}`));
      }
      const head = await ledger.driver.read((connection) => headIn(connection));
      assert.equal(await isAttacked(ledger, attack), outcome !== 'refused');
      const { findings } = await verifyLedger(ledger.driver);
      const seen = [...new Set(findings.map(({ code }) => code))].sort();
      assert.deepEqual(seen, Array.isArray(outcome) ? outcome : []);
      const made = await exported(ledger, { since: head });
      if (attack.exported === 'as recorded') {
        const isFailed = (await judged(valueOf(await exported(ledger)))).includes('check_failed');
        return assert.equal(isFailed, statements.includes(APPEND));
      }
      if (outcome === 'earlier checkpoint') {
        assert.deepEqual(codesOf(made), ['ledger_truncated']);
        const proof = await ledger.driver.read((c) => proveConsistency(c, head, 'checkpoint'));
        return assert.deepEqual(codesOf(proof), ['ledger_truncated']);
      }
      assert.deepEqual(codesOf(made), outcome);
      const signed = await ledger.driver.attest((c) => checkpointIn(c, keys.ledger, 'checkpoint'));
      return assert.deepEqual(codesOf(signed), outcome);
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
    [['record_unlogged', 'provider_approval_reviews, sequence 5']],
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
  assert.ok((await approved(later, true)).ok);
  assert.ok((await approved(later + 1)).ok);
  assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
});

test('[T116] a clock far ahead of the database records nothing, and one that goes back is told', async () => {
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
