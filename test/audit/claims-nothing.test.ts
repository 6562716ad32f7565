import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Releases } from './releases.ts';

const PASSED = { exitCode: 0, codes: [], rows: 9, open: [] };

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
    'rule set',
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

test('a release that was recorded with sentences of an earlier claimgate verifies, one with another code does not', async (t) => {
  const releases = await Releases.make();
  t.after(() => releases.remove());
  await releases.world.shell(
    'mkdir v1.0.0; cd repo; git rm -rq claimgate.config.json provider-certification/trust provider-certification/contracts',
  );
  // Spaces that the canonical form has not: an allowed release with a warning.
  await releases.change(
    'provider-certification/public-claims.json',
    () => '{ "schema_version": 1, "claims": [] }\n',
  );
  const out = '../v1.0.0/release-manifest.json';
  const { exitCode } = await releases.run(['manifest', 'create', 'v1.0.0', '--out', out]);
  assert.equal(exitCode, 0);
  await releases.world.shell(
    'git -C repo tag v1.0.0; mkdir -p repo/provider-certification/releases; cp -r v1.0.0 repo/provider-certification/releases/v1.0.0',
  );
  await releases.commit('Record');
  const verdict = 'provider-certification/releases/v1.0.0/gate-verdict.json';
  const reworded = (finding: object) => async () => {
    await releases.change(verdict, (bytes) => {
      const document = JSON.parse(bytes.toString()) as { findings: [object] };
      assert.equal(document.findings.length, 1);
      return JSON.stringify({ ...document, findings: [{ ...document.findings[0], ...finding }] });
    });
    return (await releases.audit('v1.0.0')).codes;
  };
  // Nothing but the warning that the verdict has.
  assert.deepEqual(await reworded({ message: 'in other words', next: 'another command' })(), [
    'not_canonical',
  ]);
  assert.ok((await reworded({ code: 'not_committed' })()).includes('replay_differs'));
});
