import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, test } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import { record, said, seal, sealedShop, statementIn } from './sealed-shop.ts';

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
