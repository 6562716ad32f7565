import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { ReleaseWorld } from './release-world.ts';

const SIGNED = 'out/gate-verdict.intoto.json';
const VERDICT = 'out/gate-verdict.json';
/** A claims file in another form than the canonical one is allowed, with a warning. */
const UNTIDY = 'not_canonical';

describe('[T366] the warnings of a signed verdict', () => {
  let world: ReleaseWorld;
  let verdict: string;

  before(async () => {
    world = await ReleaseWorld.create();
    const file = 'repo/provider-certification/public-claims.json';
    writeFileSync(world.path(file), `${world.text(file)}\n`);
    await world.git('commit', '-qam', 'Add a line');
    await world.git('tag', '-f', 'v1.4.0');
    await world.release();
    verdict = world.text(VERDICT);
    const key = createPublicKey(world.text('keys/release.pem'));
    writeFileSync(world.path('release.pub'), key.export({ format: 'pem', type: 'spki' }));
  });
  after(() => world.remove());

  const run = async (...words: readonly string[]) => {
    const { exitCode, stderr, stdout } = await world.claimgate(...words);
    const codes = [...`${stdout}\n${stderr}`.matchAll(/(?:warning|error)\[(\w+)\]/g)].map(
      ([, code]) => code,
    );
    return { exitCode, codes, text: `${stdout}${stderr}` };
  };
  const signed = () => world.path(SIGNED);

  test('are in it', () => assert.match(verdict, new RegExp(UNTIDY)));

  test('are shown by verify, by pin and by key', async () => {
    for (const by of [[], ['--key', world.path('release.pub')]]) {
      const { codes, exitCode, text } = await run('verify', signed(), ...by);
      assert.equal(exitCode, 0, text);
      assert.deepEqual(codes, [UNTIDY], text);
    }
  });

  test('are shown to a second signer before the signature', async () => {
    const pae = await run('sign', signed(), '--pae', world.path('out/pae'));
    assert.match(pae.text, /warning: /);
  });

  test('are never those of another verdict, and are said to be elsewhere without one', async () => {
    writeFileSync(world.path(VERDICT), verdict.replace('"decision"', ' "decision"'));
    const other = await run('verify', signed());
    assert.deepEqual([other.exitCode, other.codes], [1, ['verdict_signature_of_other']]);
    rmSync(world.path(VERDICT));
    const alone = await run('verify', signed());
    assert.deepEqual([alone.exitCode, alone.codes], [0, []]);
    assert.match(alone.text, /warnings: in gate-verdict\.json, which is missing from this folder/);
    writeFileSync(world.path(VERDICT), verdict);
  });
});
