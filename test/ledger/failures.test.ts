import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { ledgerError } from '../../src/ledger/driver/failures.ts';
import { temporaryFolder } from '../repositories.ts';

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
    [{ code: 'ECONNREFUSED' }, 'ledger_unreachable'],
    [{ code: 'EPIPE' }, 'ledger_unreachable'],
    [{ code: 'P0001' }, 'ledger_failed'],
    [new Error('anything'), 'ledger_failed'],
  ] as const) {
    test(`${JSON.stringify(cause)} is ${code}`, () => assert.equal(ledgerError(cause).code, code));
  }

  test('without its driver a ledger command says what to install, and the gate still starts', async (t) => {
    const folder = temporaryFolder(t);
    cpSync(join(import.meta.dirname, '../../dist/bin'), folder, { recursive: true });
    const run = (...args: string[]) =>
      execa(process.execPath, [join(folder, 'claimgate.cjs'), ...args], {
        cwd: folder,
        reject: false,
      });
    const { exitCode, stderr } = await run(
      'ledger',
      'stats',
      '--ledger',
      'postgres://127.0.0.1:1/none',
    );
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[ledger_driver_missing\]/);
    assert.match(stderr, /npm install pg/);
    assert.match((await run('check')).stderr, /claims_missing/);
  });
});
