import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { temporaryFolder } from '../repositories.ts';

/** The demonstration checks its own exit codes; here is checked that it was walked to its end. */
test('the demonstration passes, and then shows each way to lose that', async (t) => {
  const folder = join(temporaryFolder(t), 'kept');
  const demo = join(import.meta.dirname, '../../examples/demo.ts');
  const { stdout, stderr } = await execa(process.execPath, [
    '--import',
    'tsx',
    demo,
    '--keep',
    folder,
  ]);
  for (const told of [
    'allowed: 4 claims',
    'signed: gate-verdict.intoto.json',
    'ledger_truncated',
    'run_expired',
    'contract_stale',
    'not_in_projection',
  ]) {
    assert.ok((stdout + stderr).includes(told), `${told} was not shown`);
  }
  assert.equal(stdout.split('(exit code 0)').length - 1, 4);
  assert.equal(stdout.split('(exit code 1)').length - 1, 5);
  for (const kept of [
    'repo/.git',
    'keys/release.pem',
    'projection/ledger-projection.jsonl',
    'release/gate-verdict.intoto.json',
  ]) {
    assert.ok(existsSync(join(folder, kept)), kept);
  }
});
