import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Releases } from './releases.ts';

const PASSED = { exitCode: 0, codes: [], rows: 8, open: [] };

test('a release that claims nothing needs no keys, and is judged again all the same', async (t) => {
  const releases = await Releases.make();
  t.after(() => releases.remove());
  const none = '{\n  "schema_version": 1,\n  "claims": []\n}\n';
  await releases.world.shell(
    'mkdir v1.0.0; cd repo; git rm -rq claimgate.config.json provider-certification/trust provider-certification/contracts',
  );
  await releases.change('provider-certification/public-claims.json', () => none);
  const { exitCode } = await releases.run([
    'manifest',
    'create',
    'v1.0.0',
    '--out',
    '../v1.0.0/release-manifest.json',
  ]);
  assert.equal(exitCode, 0);
  await releases.world.shell(
    'git -C repo tag v1.0.0; mkdir -p repo/provider-certification/releases; cp -r v1.0.0 repo/provider-certification/releases/v1.0.0',
  );
  // Nothing rests on other records, whatever is the matter with them.
  await releases.world.shell(
    'cd repo/provider-certification/releases; for v in v0.8.0 v0.9.0; do cp -r v1.0.0 $v; done; rm v0.8.0/release-manifest.json; echo {} > v0.9.0/gate-verdict.json',
  );
  await releases.commit('Record');
  const unneeded = [
    'trust roots',
    'verdict signature',
    'projection',
    'ledger before',
    'ledger after',
  ];
  const expected = unneeded.map((check) => `not_needed: ${check}`);
  assert.deepEqual(await releases.audit('v1.0.0', '--pack', '../it.capsule'), {
    ...PASSED,
    open: expected,
  });
  assert.equal((await releases.audit('../it.capsule')).exitCode, 0);

  await releases.world.shell(
    'cp grown/ledger-projection.jsonl repo/provider-certification/releases/v1.0.0',
  );
  await releases.commit('Add what nothing rests on');
  assert.deepEqual((await releases.audit('v1.0.0')).codes, []);
});
