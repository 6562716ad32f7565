import assert from 'node:assert/strict';
import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import { record, said, seal, sealedShop, statementIn } from './sealed-shop.ts';
import { Shop } from '../shop.ts';

describe('a sealed run', () => {
  test('is tested in one job and recorded in another, once, and reaches a release', async (t) => {
    const shop = await sealedShop(t);
    const before = await said(shop, 'check', 1);
    assert.match(before.stderr, /error\[origin_not_accepted\]/);
    for (const side of ['local', 'live'] as const) {
      const { stdout } = await seal(shop, { side });
      assert.match(stdout, /^sealed: pinterest.*\n {2}seal: seals\/(local|live)\.json, sha256:/);
    }
    const { predicate, subject } = statementIn(shop);
    const head = (await shop.git('rev-parse', 'HEAD')).trim();
    assert.deepEqual(subject, [{ name: 'repository', digest: { gitCommit: head } }]);
    assert.equal(predicate.result, 'PASSED');
    assert.deepEqual(predicate['urn:claimgate:sealed-run:v1'].command, ['sh', 'tests.sh', '']);
    assert.doesNotMatch(JSON.stringify(predicate), /pin-1/);
    await said(shop, 'verify seals/live.json');
    for (const side of ['local', 'live'] as const) {
      const { stdout } = await record(shop, `seals/${side}.json`);
      assert.match(stdout, /^recorded: \d+ /m);
      const again = await record(shop, `seals/${side}.json`, 0, ' --idempotency-key other');
      assert.match(again.stdout, /^was recorded: \d+ /m);
    }
    await said(shop, 'ledger verify');
    await said(shop, 'ledger export');
    await said(shop, 'check');
    const line = shop.text('projection/ledger-projection.jsonl');
    const { payload } = JSON.parse(shop.text('seals/live.json')) as { readonly payload: string };
    const digest = digestOf(Buffer.from(payload, 'base64'));
    assert.ok(line.includes(`"attestation_sha256":"${digest}"`));
    assert.doesNotMatch(line, /SHA256:|\bada\b|pin-1|tests\.sh/);
    await said(shop, 'release v1.0.0');
    await said(shop, 'audit v1.0.0 --pack v1.0.0.capsule');
    await said(shop, 'audit v1.0.0.capsule');
  });

  test('that failed is recorded too, and refuses the claim', async (t) => {
    const shop = await sealedShop(t);
    for (const side of ['local', 'live'] as const) {
      await seal(shop, { side });
      await record(shop, `seals/${side}.json`);
    }
    await seal(shop, { failed: 'revoke', out: 'seals/red.json' });
    assert.equal(statementIn(shop, 'seals/red.json').predicate.result, 'FAILED');
    assert.match((await record(shop, 'seals/red.json')).stderr, /failed_run_recorded/);
    await said(shop, 'ledger export');
    assert.match((await said(shop, 'check', 1)).stderr, /error\[check_failed\]/);
  });

  test('is accepted where less would do, and a command is not where a seal is asked for', async (t) => {
    for (const accepts of [['test_run'], ['test_results']]) {
      const shop = await sealedShop(t, { accepts });
      for (const side of ['local', 'live'] as const) {
        await seal(shop, { side });
        await record(shop, `seals/${side}.json`);
      }
      await said(shop, 'ledger export');
      await said(shop, 'check');
      rmSync(shop.folder, { recursive: true });
    }
  });
});

test('discloses one record with a proof that an auditor verifies, and says whether an operator recorded it', async (t) => {
  const shop = await Shop.create(t);
  const { result } = await shop.setUp();
  const run = (line: string) => shop.run(line.split(' '));
  const type = async (line: string, exitCode = 0) => {
    const ended = await run(line);
    assert.equal(ended.exitCode, exitCode, `${line}\n${ended.stdout}${ended.stderr}`);
    return ended.stdout + ended.stderr;
  };
  await type('example evidence');
  await type('ledger append evidence --operator ada');
  for (const name of ['disclosed', 'others']) mkdirSync(shop.path(name));
  const disclose = 'ledger prove 2 --out disclosed --key .claimgate/keys/ledger.key';
  const told = await type(`${disclose} --operator ada`);
  assert.match(told, /^disclosed: 2 /m);
  assert.match(told, /^ {2}recorded by ada: yes$/m);
  const proof = 'verify disclosed/record-2.proof.txt --record disclosed/record-2.json';
  const verified = await type(`${proof} --trust-pin ${result?.pin}`);
  assert.match(verified, /^ {2}record: 2, leaf sha256:/m);
  // It holds no name, and nothing is written over.
  assert.doesNotMatch(shop.text('disclosed/record-2.json'), /ada/);
  assert.match(await type(disclose, 2), /error\[file_exists\]/);
  const other = await type(
    'ledger prove 1 --out others --key .claimgate/keys/ledger.key --operator eve',
  );
  assert.match(other, /^ {2}recorded by eve: no$/m);
  assert.match(await type(disclose.replace(' 2 ', ' 99 '), 1), /error\[record_unknown\]/);
  // An edited record is none of the ledger.
  writeFileSync(
    shop.path('disclosed/record-2.json'),
    shop.text('disclosed/record-2.json').replace('"passed"', '"failed"'),
  );
  await type(`${proof} --trust-pin ${result?.pin}`, 1);

  // Four eyes, by a yes or no: whose they are stays in the ledger.
  mkdirSync(shop.path('besides'));
  const beside = 'ledger prove 1 --out besides --key .claimgate/keys/ledger.key --besides 2';
  assert.match(await type(beside), /^ {2}2 recorded by another operator: no$/m);
  const disable =
    'ledger append control --state disabled --reason incident --operator eve --provider pinterest --confirm-selector';
  const [, place = ''] = /recorded[^:]*: (\d+) /.exec(await type(disable)) ?? [];
  mkdirSync(shop.path('apart'));
  const apart = `${beside.replace('--out besides', '--out apart')} --besides ${place}`;
  const answer = await type(apart);
  assert.match(answer, new RegExp(`^ {2}${place} recorded by another operator: yes$`, 'm'));
  assert.match(await type(apart.replace(place, '99'), 1), /error\[record_unknown\]/);

  // An app review leads to the document that shows it.
  const digest = `sha256:${'d'.repeat(64)}`;
  const review =
    'ledger append approval --operator ada --provider pinterest --provider-environment production --state approved --tier standard';
  const letter = `${review} --app-fingerprint sha256:${'c'.repeat(64)} --reviewed-at 2026-01-02T00:00:00Z --expires-at 2026-12-02T00:00:00Z`;
  const [, number = ''] =
    /recorded[^:]*: (\d+) /.exec(await type(`${letter} --evidence-sha256 ${digest}`)) ?? [];
  mkdirSync(shop.path('letter'));
  await type(`ledger prove ${number} --out letter --key .claimgate/keys/ledger.key`);
  assert.ok(shop.text(`letter/record-${number}.json`).includes(`"evidence_sha256":"${digest}"`));
  await type('ledger verify');
  const bent = letter.replace('2026-01-02', '2026-01-03');
  assert.match(await type(`${bent} --evidence-sha256 sha256:no`, 2), /error\[wrong_form\]/);
});
