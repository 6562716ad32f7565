import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/index.ts';
import { contextAt, item, newLedger, review, run } from './world.ts';

const LOCAL = run('local');

describe('an unknown member is named only where it could be one, and its place is that of the object', () => {
  const [check = assert.fail()] = LOCAL.checks;
  for (const [why, document, pointer, shown] of [
    ['a plain name', { ...review(), note: 1 }, '', '"note"'],
    ['a name that may be a secret', { ...review(), 'a/b~c': 1 }, '', 'a name of 5 characters'],
    ['further down', { ...LOCAL, checks: [{ ...check, note: 1 }] }, '/checks/0', '"note"'],
  ] as const) {
    test(why, async () => {
      const ledger = await newLedger('sqlite');
      const kind = 'checks' in document ? 'run' : 'approval';
      const outcome = await append(ledger.driver, [item(kind, document)], contextAt());
      assert.ok(!outcome.ok);
      const [{ code, ...found } = assert.fail()] = outcome.findings;
      assert.deepEqual([code, found.pointer, found.found], ['unknown_member', pointer, shown]);
    });
  }
});
