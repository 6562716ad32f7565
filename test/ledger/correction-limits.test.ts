import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ScopeName } from '../../src/documents/index.ts';
import {
  append,
  copyLedger,
  openEmpty,
  parseLocation,
  verifyLedger,
} from '../../src/ledger/index.ts';
import { createAdministrator } from '../../src/service/access/administrators.ts';
import { disableAdministrator } from '../../src/service/index.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { auditOf, plantGarbage, seen } from './corrections-world.ts';
import { certified, exported } from './export-world.ts';
import {
  AT,
  contextAt,
  control,
  corrected,
  correcting,
  ENGINES,
  item,
  newLocation,
} from './world.ts';

for (const engine of ENGINES) {
  describe(`a correction on ${engine}`, () => {
    test('[T120] is made by an administrator, where the ledger has any', async () => {
      const ledger = await certified(engine);
      await corrected(ledger, 4);
      const limited: readonly ScopeName[] = ['readiness:read'];
      for (const [name, scopes] of [
        ['jane', []],
        ['john', []],
        ['scoped', limited],
      ] as const) {
        const person = { name, scopes, createdAt: AT, password: 'correct horse battery' };
        await createAdministrator(ledger.driver, person, undefined, { logN: 4, r: 1, p: 1 });
      }
      await disableAdministrator(ledger.driver, 'john', AT);
      const codesBy = async (name: string) => codesOf(await correcting(ledger, [3], AT, {}, name));
      assert.deepEqual(await codesBy('mallory'), ['administrator_unknown']);
      assert.deepEqual(await codesBy('Jane'), ['administrator_unknown']);
      assert.deepEqual(await codesBy('john'), ['administrator_barred']);
      assert.deepEqual(await codesBy('scoped'), ['administrator_barred']);
      assert.deepEqual(await seen(ledger), [1, 2, 3, null]);
      assert.ok((await correcting(ledger, [3], AT, {}, 'jane')).ok);
      assert.deepEqual(await seen(ledger), [1, 2, null, null]);
    });

    test('of garbage that made up subtrees needs a copy, whose tree is made anew', async () => {
      const ledger = await certified(engine);
      for (const _garbage of [5, 6]) await plantGarbage(ledger, 4);
      for (const place of [5, 6]) await corrected(ledger, place);
      assert.ok((await auditOf(ledger)).includes('tree_altered'));
      for (const other of ENGINES) {
        const target = await openEmpty(parseLocation(await newLocation(other)));
        const { findings, head } = await copyLedger(ledger.driver, target, AT);
        assert.deepEqual(findings, []);
        const audit = await verifyLedger(target);
        assert.deepEqual(audit.head, head);
        assert.deepEqual(
          [...new Set(audit.findings.map(({ code }) => code))],
          ['record_quarantined'],
        );
        await target.close();
      }
    });

    test('[T119] of more altered records than an audit lists finds each of them altered', async () => {
      const ledger = await certified(engine);
      const many = Array.from({ length: 102 }, () => item('control', control()));
      valueOf(await append(ledger.driver, many, contextAt()));
      const table = 'provider_runtime_control_events';
      const change = `update ${table} set reason = 'other' where sequence > 4`;
      await ledger.raw(
        ...(engine === 'sqlite'
          ? [`drop trigger ${table}_no_update`, change]
          : [`alter table ${table} disable trigger all`, change]),
      );
      const altered = async () =>
        (await auditOf(ledger)).filter((code) => code === 'record_altered').length;
      assert.equal(await altered(), 100);
      const places = Array.from({ length: 102 }, (_, index) => index + 5);
      // The last ones are past what an audit lists.
      await corrected(ledger, ...places.slice(100));
      assert.equal(await altered(), 100);
      assert.equal((await exported(ledger)).ok, false);
      await corrected(ledger, ...places.slice(0, 100));
      assert.equal(await altered(), 0);
      assert.ok((await auditOf(ledger)).includes('record_quarantined'));
      assert.deepEqual(await seen(ledger), [null, null, null, null]);
      assert.ok((await exported(ledger)).ok);
    });
  });
}
