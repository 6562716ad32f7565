import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { World } from '../world.ts';

const CLAIMS = 'provider-certification/public-claims.json';

let world: World;

function read(path: string): string {
  return readFileSync(join(world.directory, path), 'utf8');
}

before(async () => {
  world = new World();
  for (const folder of ['provider-certification', 'other', 'r'])
    mkdirSync(join(world.directory, folder));
  writeFileSync(join(world.directory, CLAIMS), '{\n  "schema_version": 1,\n  "claims": []\n}\n');
  for (const name of ['claimgate.config.json', 'other/config.json'])
    writeFileSync(join(world.directory, name), '{"schema_version":1}\n');
  await world.shell('git init -q && git add . && git commit -qm claims');
});
after(() => world.remove());

describe('[T50] a verdict that would be written over what it is judged by', () => {
  const names = ['other/config.json', CLAIMS, 'claimgate.config.json'];
  for (const name of names)
    test(`is refused before ${name} is gone`, async () => {
      const old = read(name);
      const words = ['exec', '--config', 'other/config.json', '--out', name, '--', 'true'];
      const { exitCode, stderr } = await world.claimgate(words);
      assert.equal(exitCode, 2);
      assert.match(stderr, new RegExp(`output_conflict[^]+--> ${name}`));
      assert.equal(read(name), old);
    });

  test('or over the manifest that it is of is refused', async () => {
    for (const name of ['gate-verdict.json', 'gate-verdict.intoto.json']) {
      const words = ['manifest', 'create', 'v1.0.0', '--out', `r/${name}`];
      const { exitCode, stderr } = await world.claimgate(words);
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[usage\].+--out by another name/);
      assert.match(read('r/gate-verdict.json'), /"did_not_finish"/);
    }
  });
});

test('[T33] a setting that is not understood leaves no old yes in outputs and verdicts', async () => {
  const environment = { ...world.environment, CLAIMGATE_FORMAT: 'xml' };
  for (const words of [
    ['check', '--output', 'json=gate.json'],
    ['exec', '--out', 'gate.json', '--', 'true'],
  ]) {
    writeFileSync(join(world.directory, 'gate.json'), '{"decision": "allowed"}');
    const { exitCode, stderr } = await world.claimgate(words, { environment });
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[setting_invalid\]/);
    assert.match(read('gate.json'), /"decision": "undetermined"/);
  }
});
