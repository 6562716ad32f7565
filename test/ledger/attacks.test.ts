import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkpointIn, verifyLedger } from '../../src/ledger/index.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { APPEND, ATTACKS, type Attack } from './attacks.ts';
import { certified, exported, judged } from './export-world.ts';
import { failed, record, run, type TestLedger } from './world.ts';

/** Whether the ledger was attacked; the database may refuse. */
async function attacked(ledger: TestLedger, { statements }: Attack): Promise<boolean> {
  let group: string[] = [];
  const flush = async () => {
    if (group.length > 0) await ledger.raw(...group);
    group = [];
  };
  try {
    for (const statement of statements) {
      if (statement !== APPEND) group.push(statement);
      else {
        await flush();
        await record(ledger, 'run', failed(run('live')));
      }
    }
    await flush();
    return true;
  } catch {
    return false;
  }
}

describe('attacks on a ledger', () => {
  for (const attack of ATTACKS) {
    const { who, engine, what, outcome } = attack;
    test(`[T110] ${engine}: ${who} ${what}`, async () => {
      const ledger = await certified(engine);
      assert.equal(await attacked(ledger, attack), outcome !== 'refused');
      const { findings } = await verifyLedger(ledger.driver);
      const seen = [...new Set(findings.map(({ code }) => code))].sort();
      assert.deepEqual(seen, Array.isArray(outcome) ? outcome : []);
      const made = await exported(ledger);
      if (attack.export === 'refused') {
        assert.deepEqual(codesOf(made), outcome);
        const signed = await ledger.driver.read((c) => checkpointIn(c, keys.ledger, 'checkpoint'));
        assert.deepEqual(codesOf(signed), outcome);
      } else if (attack.export === 'true') {
        assert.ok((await judged(valueOf(made))).includes('check_failed'));
      }
    });
  }
});
