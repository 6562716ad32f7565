import assert from 'node:assert/strict';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { ReleaseWorld } from '../cli/release-world.ts';

const SIGNED = 'out/gate-verdict.intoto.json';
const VERDICT = 'out/gate-verdict.json';

describe('[T304] a badge of a release', () => {
  let world: ReleaseWorld;
  let verdict: string;
  let signed: string;

  before(async () => {
    world = await ReleaseWorld.create();
    await world.release();
    verdict = world.text(VERDICT);
    signed = world.text(SIGNED);
  });
  after(() => world.remove());

  const badge = async (key = 'release', ...more: readonly string[]) => {
    const out = ['--out', world.path('badge')];
    const words = ['badge', world.path(VERDICT), '--sign', world.path(`keys/${key}.pem`), ...out];
    const { exitCode, stderr } = await world.claimgate(...words, ...more);
    const [, code] = /error\[(\w+)\]/.exec(stderr) ?? [];
    assert.equal(exitCode === 0, existsSync(world.path('badge.json')), stderr);
    for (const form of ['json', 'html', 'svg'])
      rmSync(world.path(`badge.${form}`), { force: true });
    writeFileSync(world.path(VERDICT), verdict);
    writeFileSync(world.path(SIGNED), signed);
    return code;
  };

  test('is made of the signed verdict alone', async () => {
    assert.equal(await badge(), undefined);
    writeFileSync(world.path(VERDICT), verdict.replace('"decision"', ' "decision"'));
    assert.equal(await badge(), 'verdict_signature_of_other');
    const far = verdict.replace(/"valid_until": "[^"]*"/, '"valid_until": "2099-01-01T00:00:00Z"');
    writeFileSync(world.path(VERDICT), far);
    assert.notEqual(far, verdict);
    assert.equal(await badge(), 'verdict_signature_of_other');
    rmSync(world.path(SIGNED));
    assert.equal(await badge(), 'verdict_unsigned');
    const other = JSON.parse(signed) as { payload: string; signatures: object[] };
    const payload = Buffer.from(other.payload, 'base64').toString().replace('PASSED', 'PASSEd');
    const edited = { ...other, payload: Buffer.from(payload).toString('base64') };
    writeFileSync(world.path(SIGNED), JSON.stringify(edited));
    assert.equal(await badge(), 'signatures_below_threshold');
  });

  test('counts by the pin, and is signed by a key of the release role', async () => {
    assert.equal(await badge('projection-1'), 'key_not_of_role');
    const other = `1:sha256:${'0'.repeat(64)}`;
    assert.equal(await badge('release', '--trust-pin', other), 'pin_mismatch');
  });
});
