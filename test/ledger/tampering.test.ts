import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusalOf } from '../../src/findings/index.ts';
import { headIn, openLedger, parseLocation, verifyLedger } from '../../src/ledger/index.ts';
import { isSoak } from '../soak.ts';
import { codesOf } from '../trust/expect.ts';
import { exported } from './export-world.ts';
import { EARLIER, NOTHING, TAMPERINGS, type Tampering } from './tamperings.ts';
import {
  control,
  ENGINES,
  failed,
  filledLedger,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';

/** A claim that is refused twice: its live test failed, and it is disabled. */
async function refuse(ledger: TestLedger): Promise<void> {
  await record(ledger, 'approval', review());
  await record(ledger, 'run', run('local'));
  await record(ledger, 'run', run('live'));
  await record(ledger, 'control', control());
  await record(ledger, 'run', failed(run('live')));
  await record(ledger, 'control', control({ state: 'disabled', reason: 'incident-1' }));
}

const REFUSED = 'refused';

/** What an export says, or that there is none. */
async function saidBy(ledger: TestLedger): Promise<string> {
  const made = await exported(ledger).catch(refusalOf);
  return 'ok' in made && made.ok ? made.value.bytes.toString('utf8') : REFUSED;
}

async function seenBy(ledger: TestLedger): Promise<string> {
  const { findings } = await verifyLedger(ledger.driver).catch(refusalOf);
  return [...new Set(findings.map(({ code }) => code))].sort().join();
}

/** The ledger by new sessions, which take what the database sets for them. */
async function reopened(ledger: TestLedger): Promise<TestLedger | string> {
  await ledger.driver.close();
  try {
    return { ...ledger, driver: await openLedger(parseLocation(ledger.location)) };
  } catch (error) {
    return refusalOf(error).code;
  }
}

async function tamper(honest: TestLedger, [, statements, seen]: Tampering): Promise<void> {
  const before = await saidBy(honest);
  assert.match(before, /"state":"disabled"/);
  const head = await honest.driver.read((connection) => headIn(connection));
  await honest.raw(...statements);
  const ledger = await reopened(honest);
  if (typeof ledger === 'string') return assert.equal(ledger, seen);
  try {
    if (seen === EARLIER)
      return assert.deepEqual(codesOf(await exported(ledger, { since: head })), [
        'ledger_truncated',
      ]);
    assert.equal(await seenBy(ledger), seen);
    const said = await saidBy(ledger);
    // What nobody sees has changed nothing.
    if (seen === NOTHING) assert.equal(said, before);
    return assert.ok(said === before || said === REFUSED, said);
  } finally {
    await ledger.driver.close();
  }
}

/** Copies of a database of a server take time: a part of them in each run, all in a soak. */
const EACH = { sqlite: 1, postgres: 6 };

for (const engine of ENGINES)
  describe(`[T460] tampering with ${engine}`, () => {
    assert.ok(TAMPERINGS[engine].length >= 100);
    for (const [index, one] of TAMPERINGS[engine].entries())
      test(one[0], { skip: !isSoak && index % EACH[engine] !== 0 }, async () =>
        tamper(await filledLedger(engine, refuse), one),
      );
  });
