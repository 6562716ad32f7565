import assert from 'node:assert/strict';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { integerOf, textOf, ledgerError } from '../../src/ledger/driver/connection.ts';
import { openLedger } from '../../src/ledger/open.ts';
import { wordOf } from '../../src/ledger/columns.ts';
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
      const { exitCode, stderr } = await run('ledger', 'stats', '--ledger', location);
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
