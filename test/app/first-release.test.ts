import assert from 'node:assert/strict';
import { utimesSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type { GateVerdict } from '../../src/documents/index.ts';
import { Shop } from './shop.ts';

/** A shop with the evidence of the tutorial, exported. */
async function exported(t: Parameters<typeof Shop.create>[0]): Promise<Shop> {
  const shop = await Shop.create(t);
  await shop.git('config', 'user.name', 'Ada');
  await shop.git('config', 'user.email', 'ada@example.org');
  await shop.setUp();
  for (const line of [
    'example evidence',
    'ledger append evidence --operator ada',
    'ledger export',
  ]) {
    const { exitCode, stderr } = await shop.run(line.split(' '));
    assert.equal(exitCode, 0, `${line}\n${stderr}`);
  }
  return shop;
}

test('[T157] claims that rest on example runs are allowed and released with a warning', async (t) => {
  const shop = await exported(t);
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  const checked = await shop.run(['check', '--json']);
  const verdict = JSON.parse(checked.stdout) as GateVerdict;
  assert.equal(verdict.decision, 'allowed');
  assert.deepEqual(
    verdict.findings.map(({ code, found }) => [code, found]),
    [['claims_untested', '1 claim, the first: pinterest image-pin publish_immediate']],
  );
  const released = await shop.run(['release', 'v1.0.0']);
  assert.equal(released.exitCode, 0, released.stderr);
  assert.match(released.stderr, /warning\[claims_untested\]/);
  const audited = await shop.run(['audit', 'v1.0.0']);
  assert.equal(audited.exitCode, 0, audited.stdout + audited.stderr);
});

test('[T158] a ledger that was written after the export is noted by its time, and never opened', async (t) => {
  const shop = await exported(t);
  const early = await shop.run(['check']);
  assert.equal(early.exitCode, 2);
  assert.match(early.stderr, /error\[commit_required\].*\n[^]*next: git add --all && git commit/);
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  const ledger = shop.path('.claimgate/ledger.sqlite');
  const noted = async (...words: string[]) => {
    const { exitCode, stderr } = await shop.run(words);
    assert.equal(exitCode, 0, stderr);
    return /^note: the ledger was written after .*; next: claimgate ledger export$/m.test(stderr);
  };
  await shop.run(['ledger', 'list']);
  assert.equal(await noted('check'), false);
  await shop.run([
    'ledger',
    'append',
    'control',
    '--provider',
    'x',
    '--state',
    'disabled',
    '--reason',
    'y',
    '--operator',
    'ada',
  ]);
  assert.equal(await noted('check'), true);
  assert.equal(await noted('check', '--quiet'), false);
  await shop.run(['ledger', 'export']);
  assert.equal(await noted('check'), false);
  // What a repository brings along is no database for a gate to open.
  writeFileSync(ledger, 'no database');
  const later = Date.now() / 1000 + 60;
  utimesSync(ledger, later, later);
  assert.equal(await noted('check'), true);
});
