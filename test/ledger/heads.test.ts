import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { auditAgainst } from '../../src/cli/evidence/read-ledger.ts';
import { headIn } from '../../src/ledger/log.ts';
import { REPLACED } from './additions.ts';
import { certified } from './export-world.ts';
import { control, ENGINES, record, type TestLedger } from './world.ts';

const HOST = { stderr: { isTerminal: false, write: () => {} }, clock: () => 0 };

const CONTROLS = 'provider_runtime_control_events';
const LOG = 'provider_evidence_log';

/** Removes the record at a place with its entry, as an owner can. */
function cut(ledger: TestLedger, place: number): Promise<unknown[]> {
  const { engine } = ledger;
  return ledger.raw(
    ...[CONTROLS, LOG].flatMap((table) => [
      engine === 'postgres'
        ? `alter table ${table} disable trigger all`
        : `drop trigger ${table}_no_delete`,
      `delete from ${table} where sequence = ${place}`,
    ]),
  );
}

for (const engine of ENGINES)
  describe(`a ledger on ${engine}, beside heads that somebody kept`, () => {
    test('extends those of its origin, or is refused', async () => {
      const ledger = await certified(engine);
      await record(ledger, 'control', control({ state: 'disabled' }));
      const kept = await ledger.driver.read((connection) => headIn(connection));
      const place = { location: ledger.location, directory: '.' };
      const codes = async (head = kept) => {
        const known = [{ head, file: 'kept.txt' }];
        const { denied, findings } = await auditAgainst(place, HOST, known);
        return [...[...denied.values()].flat(), ...findings]
          .map(({ code }) => code)
          .filter((code) => !code.startsWith('guard_'));
      };
      assert.deepEqual(await codes(), []);
      const [shorter, other] = REPLACED;
      await cut(ledger, 5);
      assert.deepEqual(await codes(), [shorter.seen]);
      assert.deepEqual(await codes({ ...kept, origin: 'ledger.example/before' }), []);
      await record(ledger, 'control', control({ reason: 'another-past' }));
      assert.deepEqual(await codes(), [other.seen]);
      await record(ledger, 'control', control({ reason: 'and-more' }));
      assert.deepEqual(await codes(), [other.seen]);
    });
  });
